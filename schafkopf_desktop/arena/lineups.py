"""At which seats A sits among players of kind B."""

from __future__ import annotations

from enum import Enum
from itertools import combinations
from typing import Final, TypeAlias

from schafkopf_desktop.engine.seats import SEATS, Seat

Lineup: TypeAlias = tuple[Seat, ...]
"""The seats of A, ascending; B has the others."""


class Assignment(Enum):
    """Which lineups a deal is played with; the value is its name on the command line.

    `ONE`: A alone among three B, at each of the four seats. `PAIRS`: two A, at each of the six pairs of seats.
    `ALL`: one, two and three A, 14 lineups. Under a fixed contract only those lineups are played in which all A are on
    one side: declarer and partner, or defenders.
    """

    ONE = "one"
    PAIRS = "pairs"
    ALL = "all"


_SIZES: Final = {Assignment.ONE: (1,), Assignment.PAIRS: (2,), Assignment.ALL: (1, 2, 3)}


def lineups_of(assignment: Assignment) -> tuple[Lineup, ...]:
    """Return the lineups of an assignment; each seat occurs equally often."""
    return tuple(lineup for size in _SIZES[assignment] for lineup in combinations(SEATS, size))
