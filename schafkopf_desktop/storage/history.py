"""Every deal that was finished, in a database that outlives the matches."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Any

from schafkopf_desktop.storage.atomic import set_aside
from schafkopf_desktop.storage.history_schema import APPLICATION_ID, STEPS, VERSION

SEATS = 4
_DAMAGE_CODES = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_COMPANIONS = ("-wal", "-shm")


class HistoryError(Exception):
    """The history cannot be read or written now; the text is the system's reason, for the log."""


class DamagedHistory(HistoryError):
    """The file is no history of ours, or its content is broken; it should be set aside."""


@dataclass(frozen=True, slots=True)
class DealtHand:
    """What a seat was dealt: card points, and how many trumps and Obers of the usual game."""

    points: int
    trumps: int
    obers: int


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A finished deal as the list and the statistics need it; words are those of the engine.

    Attributes:
        match: what tells its match from all others.
        number: its number there, from 1; match and number are unique.
        finished: when it ended, in seconds since 1970.
        contract: name of the contract, empty when all passed.
        suit: letter of the suit called or chosen, empty where there is none.
        role: of the person: "declarer", "partner", "defender", empty when all passed.
        won: whether the person's side won; None when all passed.
        units: what the person won or lost.
        points: card points of the person's side.
        declarer, partner: seats 0 to 3, None where there is none.
        levels: how strong the three others played, from the left and with commas between; empty where not known.
        hands: what the four seats were dealt.
    """

    match: str
    number: int
    finished: int
    contract: str
    suit: str
    role: str
    won: bool | None
    units: int
    points: int
    declarer: int | None
    partner: int | None
    levels: str
    hands: tuple[DealtHand, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """How a deal was played.

    Attributes:
        notation: the whole deal as text.
        seed: what the pack was shuffled from, None where that is not known.
    """

    notation: str
    seed: str | None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which deals are wanted; None is no matter.

    Attributes:
        contract, role, won: as in `KeptDeal`.
        since, until: when the deal ended, in seconds since 1970; `until` is excluded.
    """

    contract: str | None = None
    role: str | None = None
    won: bool | None = None
    since: int | None = None
    until: int | None = None


@dataclass(frozen=True, slots=True)
class RoleTally:
    """How the person fared in one role of one contract.

    Attributes:
        contract, role: as in `KeptDeal`.
        deals: how many there were.
        won: how many the person's side won.
        units: what the person won or lost in all of them.
        points: card points of the person's side, summed up.
    """

    contract: str
    role: str
    deals: int
    won: int
    units: int
    points: int


@dataclass(frozen=True, slots=True)
class SeatTally:
    """What a seat was dealt, and how it fared as declarer.

    Attributes:
        deals: how many there were.
        points, trumps, obers: of the hands, summed up.
        declared: how often the seat was the declarer.
        won: how many of these were won.
    """

    deals: int
    points: int
    trumps: int
    obers: int
    declared: int
    won: int


_PLAIN_COLUMNS = tuple(column.name for column in fields(KeptDeal) if column.name not in ("match", "hands"))
_HAND_COLUMNS = tuple(f"{fact.name}{seat}" for fact in fields(DealtHand) for seat in range(SEATS))
_COLUMNS = ", ".join(f"deals.{name}" for name in (*_PLAIN_COLUMNS, *_HAND_COLUMNS))
_FROM = "FROM deals JOIN matches ON matches.id = deals.match"


class History:
    """The database of finished deals, in one file. Not for several threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    def add(self, deals: Iterable[tuple[KeptDeal, Record]]) -> int:
        """Keep deals, all or none; those that are kept already stay as they are. Return how many were new.

        Raises:
            HistoryError: the file cannot be written.
            DamagedHistory: the file is broken.
        """
        with self._using() as database:
            database.execute("BEGIN IMMEDIATE")
            try:
                new = sum(_insert(database, deal, record) for deal, record in deals)
                database.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    database.execute("ROLLBACK")
                raise
            return new

    def count(self, wanted: Filter) -> int:
        """Return how many deals there are. Raises as `page`."""
        condition, values = _condition(wanted)
        with self._using() as database:
            (number,) = database.execute(f"SELECT count(*) FROM deals {condition}", values).fetchone()
            return int(number)

    def page(self, wanted: Filter, before: int | None = None, limit: int = 200) -> list[tuple[int, KeptDeal]]:
        """Return up to `limit` deals with their keys, the newest first, from the one before key `before` on.

        Raises:
            HistoryError: the file cannot be read.
            DamagedHistory: the file is broken.
        """
        condition, values = _condition(wanted, before)
        query = f"SELECT deals.id, matches.identity, {_COLUMNS} {_FROM} {condition} ORDER BY deals.id DESC LIMIT ?"
        with self._using() as database:
            return [(row[0], _deal_of(row)) for row in database.execute(query, (*values, limit))]

    def record(self, key: int) -> Record | None:
        """Return how a deal was played, None when there is none with this key. Raises as `page`."""
        with self._using() as database:
            row = database.execute("SELECT notation, seed FROM records WHERE id = ?", (key,)).fetchone()
            return None if row is None else Record(*row)

    def numbers_of(self, match: str) -> frozenset[int]:
        """Return the numbers of the deals of a match that are kept. Raises as `page`."""
        query = "SELECT number FROM matches JOIN deals ON deals.match = matches.id WHERE identity = ?"
        with self._using() as database:
            return frozenset(number for (number,) in database.execute(query, (match,)))

    def match_until(self, match: str, number: int) -> list[Record]:
        """Return the records of a match up to deal `number`, in order. Raises as `page`."""
        query = (
            "SELECT notation, seed FROM matches JOIN deals ON deals.match = matches.id"
            " JOIN records ON records.id = deals.id WHERE identity = ? AND number <= ? ORDER BY number"
        )
        with self._using() as database:
            return [Record(*row) for row in database.execute(query, (match, number))]

    def everything(self, wanted: Filter) -> Iterator[tuple[KeptDeal, Record]]:
        """Yield all deals with their records, the oldest first. Raises as `page`."""
        condition, values = _condition(wanted)
        query = (
            f"SELECT deals.id, matches.identity, {_COLUMNS}, records.notation, records.seed {_FROM}"
            f" JOIN records ON records.id = deals.id {condition} ORDER BY deals.id"
        )
        with self._using() as database:
            for row in database.execute(query, values):
                yield _deal_of(row[:-2]), Record(*row[-2:])

    def roles(self, wanted: Filter) -> tuple[RoleTally, ...]:
        """Return how the person fared, by contract and role. Raises as `page`."""
        condition, values = _condition(wanted)
        query = (
            "SELECT contract, role, count(*), coalesce(sum(won), 0), sum(units), sum(points)"
            f" FROM deals {condition} GROUP BY contract, role ORDER BY contract, role"
        )
        with self._using() as database:
            return tuple(RoleTally(*row) for row in database.execute(query, values))

    def seats(self, wanted: Filter) -> tuple[SeatTally, ...]:
        """Return what the four seats were dealt, by seat. Raises as `page`."""
        condition, values = _condition(wanted)
        declarer_won = "(won = (role <> 'defender'))"
        sums = ", ".join(
            f"total(points{seat}), total(trumps{seat}), total(obers{seat}),"
            f" total(declarer IS {seat}), total(declarer IS {seat} AND {declarer_won})"
            for seat in range(SEATS)
        )
        with self._using() as database:
            row = database.execute(f"SELECT count(*), {sums} FROM deals {condition}", values).fetchone()
        deals, *totals = map(int, row)
        return tuple(SeatTally(deals, *totals[5 * seat : 5 * seat + 5]) for seat in range(SEATS))

    def set_aside(self) -> Path | None:
        """Rename a damaged file to end in ``.bad`` and return its new path, None when not even that is possible."""
        self.close()
        try:
            aside = set_aside(self._path)
        except OSError:
            return None
        for companion in _COMPANIONS:
            # Without its companions SQLite still reads the file; with a stranger's it would spoil the next one.
            with suppress(OSError):
                self._path.with_name(self._path.name + companion).replace(aside.with_name(aside.name + companion))
        return aside

    def close(self) -> None:
        """Let go of the file; the next call opens it again."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    @contextmanager
    def _using(self) -> Iterator[sqlite3.Connection]:
        try:
            if self._connection is None:
                self._connection = _opened(self._path)
            yield self._connection
        except UnicodeDecodeError as error:
            # Python cannot even read what SQLite says about a broken table whose name is broken.
            raise DamagedHistory(f"{self._path}: {error}") from error
        except (sqlite3.Error, OSError) as error:
            code = getattr(error, "sqlite_errorcode", None)
            kind = DamagedHistory if code is not None and code & 0xFF in _DAMAGE_CODES else HistoryError
            raise kind(f"{self._path}: {error}") from error


def _opened(path: Path) -> sqlite3.Connection:
    """Open or make the database, with its tables brought up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(path, isolation_level=None)
    try:
        # A flipped bit must not keep the other deals from being read.
        database.text_factory = lambda raw: raw.decode("utf-8", "replace")
        _bring_up_to_date(database, path)
        database.execute("PRAGMA journal_mode = WAL")
        # A deal that is on the disk stays there when the power fails.
        database.execute("PRAGMA synchronous = FULL")
        _check_columns(database, path)
    except BaseException:
        database.close()
        raise
    return database


def _bring_up_to_date(database: sqlite3.Connection, path: Path) -> None:
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION_ID and (application or version or tables):
        raise DamagedHistory(f"{path}: is another program's")
    if version > VERSION:
        raise DamagedHistory(f"{path}: was written by a newer program (version {version}, known is {VERSION})")
    for step in range(version, VERSION):
        database.executescript(
            f"BEGIN IMMEDIATE; {STEPS[step]};"
            f" PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {step + 1}; COMMIT;"
        )


def _check_columns(database: sqlite3.Connection, path: Path) -> None:
    try:
        database.execute(f"SELECT matches.identity, {_COLUMNS} {_FROM} LIMIT 0")
        database.execute("SELECT id, notation, seed FROM records LIMIT 0")
    except sqlite3.OperationalError as error:
        raise DamagedHistory(f"{path}: {error}") from error


def _insert(database: sqlite3.Connection, deal: KeptDeal, record: Record) -> bool:
    """Keep one deal and return whether it was new."""
    database.execute("INSERT OR IGNORE INTO matches (identity) VALUES (?)", (deal.match,))
    (match,) = database.execute("SELECT id FROM matches WHERE identity = ?", (deal.match,)).fetchone()
    plain = [getattr(deal, name) for name in _PLAIN_COLUMNS]
    hands = [fact for facts in zip(*map(astuple, deal.hands), strict=True) for fact in facts]
    names = ("match", *_PLAIN_COLUMNS, *_HAND_COLUMNS)
    places = ", ".join("?" * len(names))
    inserted = database.execute(
        f"INSERT INTO deals ({', '.join(names)}) VALUES ({places}) ON CONFLICT (match, number) DO NOTHING",
        (match, *plain, *hands),
    )
    if not inserted.rowcount:
        return False
    database.execute("INSERT INTO records VALUES (?, ?, ?)", (inserted.lastrowid, record.notation, record.seed))
    return True


def _deal_of(row: tuple[Any, ...]) -> KeptDeal:
    """Return the deal of a row of key, identity of the match, `_PLAIN_COLUMNS` and `_HAND_COLUMNS`."""
    plain = dict(zip(_PLAIN_COLUMNS, row[2 : 2 + len(_PLAIN_COLUMNS)], strict=True))
    facts = row[2 + len(_PLAIN_COLUMNS) :]
    plain["won"] = None if plain["won"] is None else bool(plain["won"])
    hands = tuple(DealtHand(*facts[seat::SEATS]) for seat in range(SEATS))
    return KeptDeal(match=row[1], hands=hands, **plain)


def _condition(wanted: Filter, before: int | None = None) -> tuple[str, tuple[object, ...]]:
    """Return the WHERE clause for a filter, and its values."""
    tests = {
        "deals.contract = ?": wanted.contract,
        "deals.role = ?": wanted.role,
        "deals.won = ?": wanted.won,
        "deals.finished >= ?": wanted.since,
        "deals.finished < ?": wanted.until,
        "deals.id < ?": before,
    }
    asked = {test: value for test, value in tests.items() if value is not None}
    return ("WHERE " + " AND ".join(asked) if asked else ""), tuple(asked.values())
