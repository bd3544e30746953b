"""The tables of the history, step by step as they came about; a database of any older step is brought up to date.

A step that was released is never changed: a change is a new step at the end, and `VERSION` moves with it.
"""

from typing import Final

APPLICATION_ID: Final = 0x5C4AF0D1
"""What tells our databases from those of other programs."""

STEPS: Final = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        identity TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE deals (
        id INTEGER PRIMARY KEY,
        match INTEGER NOT NULL REFERENCES matches,
        number INTEGER NOT NULL CHECK (number >= 1),
        finished INTEGER NOT NULL,
        contract TEXT NOT NULL,
        suit TEXT NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('', 'declarer', 'partner', 'defender')),
        won INTEGER CHECK (won IN (0, 1)),
        units INTEGER NOT NULL,
        points INTEGER NOT NULL,
        declarer INTEGER CHECK (declarer BETWEEN 0 AND 3),
        partner INTEGER CHECK (partner BETWEEN 0 AND 3),
        levels TEXT NOT NULL,
        points0 INTEGER NOT NULL, points1 INTEGER NOT NULL, points2 INTEGER NOT NULL, points3 INTEGER NOT NULL,
        trumps0 INTEGER NOT NULL, trumps1 INTEGER NOT NULL, trumps2 INTEGER NOT NULL, trumps3 INTEGER NOT NULL,
        obers0 INTEGER NOT NULL, obers1 INTEGER NOT NULL, obers2 INTEGER NOT NULL, obers3 INTEGER NOT NULL,
        UNIQUE (match, number)
    ) STRICT;
    CREATE TABLE records (
        id INTEGER PRIMARY KEY REFERENCES deals,
        notation TEXT NOT NULL,
        seed TEXT
    ) STRICT;
    """,
)
"""SQL that makes each version out of the one before; the first out of an empty database."""

VERSION: Final = len(STEPS)
"""The version of the tables, kept in `user_version`."""
