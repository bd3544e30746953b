"""Every deal is kept exactly once, is found again, and damage to the file loses nothing silently."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafkopf_desktop.storage.history import (
    DamagedHistory,
    DealtHand,
    Filter,
    History,
    HistoryError,
    KeptDeal,
    Record,
    RoleTally,
    SeatTally,
)
from schafkopf_desktop.storage.history_schema import APPLICATION_ID, STEPS, VERSION

HANDS = (DealtHand(30, 4, 1), DealtHand(25, 3, 0), DealtHand(35, 5, 2), DealtHand(30, 2, 1))
DEAL = KeptDeal(
    match="an evening",
    number=1,
    finished=1_790_000_000,
    contract="rufer",
    suit="E",
    role="declarer",
    won=True,
    units=2,
    points=75,
    declarer=0,
    partner=2,
    levels="veteran,master,amateur",
    hands=HANDS,
)
PASSED = replace(
    DEAL, number=2, contract="", suit="", role="", won=None, units=0, points=0, declarer=None, partner=None, levels=""
)
SOLO = replace(
    DEAL, number=3, contract="solo", role="defender", won=False, units=-5, points=40, declarer=1, partner=None
)
WENZ = replace(DEAL, number=4, contract="wenz", suit="", role="defender", won=True, units=5, points=70, declarer=3)
RECORD = Record("sk1 …", "ab" * 32)
EVERYTHING = Filter()

SCHEMA_DIGESTS = ("1a6f2f173bdb1fb2",)
"""What each version's tables look like. A version that was released stays as it is: add a step, and its digest here."""


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    made = History(tmp_path / "data" / "history.db")
    yield made
    made.close()


def keep(history: History, *deals: KeptDeal) -> int:
    return history.add((deal, RECORD) for deal in deals)


def deals_of(history: History, wanted: Filter = EVERYTHING) -> list[KeptDeal]:
    return [deal for _, deal in history.page(wanted)]


def test_an_empty_history_is_empty(history: History) -> None:
    assert history.count(EVERYTHING) == 0
    assert history.page(EVERYTHING) == []
    assert history.roles(EVERYTHING) == ()
    assert history.seats(EVERYTHING) == (SeatTally(0, 0, 0, 0, 0, 0),) * 4
    assert history.record(1) is None


def test_what_was_kept_is_found_newest_first_with_its_record(history: History) -> None:
    assert keep(history, DEAL, PASSED) == 2
    (second, found), (first, _) = history.page(EVERYTHING)
    assert found == PASSED
    assert deals_of(history) == [PASSED, DEAL]
    assert history.record(first) == history.record(second) == RECORD
    assert list(history.everything(EVERYTHING)) == [(DEAL, RECORD), (PASSED, RECORD)]


def test_a_deal_is_kept_once_however_often_it_comes(history: History) -> None:
    assert keep(history, DEAL) == 1
    assert keep(history, DEAL, replace(DEAL, units=99), PASSED) == 1
    history.close()
    assert keep(history, DEAL, PASSED) == 0
    assert deals_of(history) == [PASSED, DEAL]


def test_the_same_number_of_another_match_is_another_deal(history: History) -> None:
    assert keep(history, DEAL, replace(DEAL, match="another evening")) == 2


@settings(max_examples=20)
@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(1, 4)), max_size=20))
def test_whatever_the_order_and_the_restarts_each_deal_is_there_once(
    tmp_path_factory: pytest.TempPathFactory, coming: list[tuple[str, int]]
) -> None:
    path = tmp_path_factory.mktemp("history") / "history.db"
    for match, number in coming:
        history = History(path)
        keep(history, replace(DEAL, match=match, number=number))
        history.close()
    history = History(path)
    kept = [(deal.match, deal.number) for deal in deals_of(history)]
    history.close()
    assert kept == list(dict.fromkeys(coming))[::-1]


FILTERS = [
    (EVERYTHING, [WENZ, SOLO, PASSED, DEAL]),
    (Filter(contract="solo"), [SOLO]),
    (Filter(contract=""), [PASSED]),
    (Filter(role="defender"), [WENZ, SOLO]),
    (Filter(won=True), [WENZ, DEAL]),
    (Filter(won=False), [SOLO]),
    (Filter(role="defender", won=True), [WENZ]),
    (Filter(contract="rufer", role="defender"), []),
    (Filter(since=1_790_000_001), [WENZ, SOLO]),
    (Filter(until=1_790_000_001), [PASSED, DEAL]),
    (Filter(since=1_790_000_100, until=1_790_000_200), [SOLO]),
]


@pytest.mark.parametrize(("wanted", "found"), FILTERS)
def test_filters(history: History, wanted: Filter, found: list[KeptDeal]) -> None:
    later = {SOLO: replace(SOLO, finished=DEAL.finished + 100), WENZ: replace(WENZ, finished=DEAL.finished + 200)}
    keep(history, DEAL, PASSED, *later.values())
    assert deals_of(history, wanted) == [later.get(deal, deal) for deal in found]
    assert history.count(wanted) == len(found)
    assert [deal for deal, _ in history.everything(wanted)][::-1] == deals_of(history, wanted)


def test_pages_follow_one_another_without_a_gap(history: History) -> None:
    keep(history, *(replace(DEAL, number=number) for number in range(1, 26)))
    seen: list[int] = []
    before = None
    while page := history.page(EVERYTHING, before, 10):
        before = page[-1][0]
        seen += [deal.number for _, deal in page]
    assert seen == list(range(25, 0, -1))


def test_tallies_of_roles_and_seats(history: History) -> None:
    keep(history, DEAL, PASSED, SOLO, WENZ)
    assert set(history.roles(EVERYTHING)) == {
        RoleTally("rufer", "declarer", 1, 1, 2, 75),
        RoleTally("", "", 1, 0, 0, 0),
        RoleTally("solo", "defender", 1, 0, -5, 40),
        RoleTally("wenz", "defender", 1, 1, 5, 70),
    }
    assert history.seats(EVERYTHING) == (
        SeatTally(4, 120, 16, 4, 1, 1),
        SeatTally(4, 100, 12, 0, 1, 1),
        SeatTally(4, 140, 20, 8, 0, 0),
        SeatTally(4, 120, 8, 4, 1, 0),
    )


def test_a_deal_that_cannot_be_kept_takes_the_others_of_its_call_with_it(history: History) -> None:
    with pytest.raises(HistoryError, match="CHECK"):
        keep(history, DEAL, replace(PASSED, role="umpire"))
    assert deals_of(history) == []
    assert keep(history, DEAL) == 1


def test_the_match_of_a_deal_can_be_followed_up_to_it(history: History) -> None:
    others = [
        (replace(DEAL, match=match, number=number), Record(f"{match} {number}", None))
        for match in "ab"
        for number in (3, 1, 2)
    ]
    history.add(others)
    assert history.match_until("b", 2) == [Record("b 1", None), Record("b 2", None)]
    assert history.match_until("c", 2) == []
    assert history.numbers_of("b") == {1, 2, 3}
    assert history.numbers_of("c") == frozenset()


# Versions


def test_the_tables_of_every_version_are_as_they_were_released() -> None:
    database = sqlite3.connect(":memory:")
    digests = []
    for step in STEPS:
        database.executescript(step)
        tables = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
        digests.append(sha256("\n".join(" ".join(sql.split()) for (sql,) in tables).encode()).hexdigest()[:16])
    database.close()
    assert tuple(digests) == SCHEMA_DIGESTS
    assert len(SCHEMA_DIGESTS) == VERSION


@pytest.mark.parametrize("version", range(VERSION + 1))
def test_a_database_of_every_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    path = tmp_path / "history.db"
    older = sqlite3.connect(path)
    for step in STEPS[:version]:
        older.executescript(step)
    if version:
        older.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        older.execute(f"PRAGMA user_version = {version}")
        older.execute("INSERT INTO matches VALUES (1, 'an old evening')")
    older.commit()
    older.close()
    history = History(path)
    assert keep(history, DEAL) == 1
    assert deals_of(history) == [DEAL]
    history.close()
    newer = sqlite3.connect(path)
    assert newer.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert newer.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert newer.execute("SELECT count(*) FROM matches").fetchone() == (2 if version else 1,)
    newer.close()


# Damage


def foreign(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE songs (title TEXT)")
    database.commit()
    database.close()


def newer(path: Path) -> None:
    sound(path)
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()


def without_a_table(path: Path) -> None:
    sound(path)
    database = sqlite3.connect(path)
    database.execute("DROP TABLE records")
    database.commit()
    database.close()


def sound(path: Path, deals: int = 60) -> None:
    history = History(path)
    keep(history, *(replace(DEAL, number=number) for number in range(1, deals + 1)))
    history.close()


def cut_off(path: Path) -> None:
    sound(path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


DAMAGES = {
    "zero-filled": lambda path: path.write_bytes(b"\0" * 8192),
    "text": lambda path: path.write_text('{"kind": "schafkopf-desktop match"}' * 40, "utf-8"),
    "cut off": cut_off,
    "another program's": foreign,
    "of a newer program": newer,
    "without a table": without_a_table,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_from_one_that_cannot_be_reached_and_set_aside(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "history.db"
    DAMAGES[damage](path)
    content = path.read_bytes()
    history = History(path)
    with pytest.raises(DamagedHistory, match=r"history\.db"):
        list(history.everything(EVERYTHING))
    aside = history.set_aside()
    assert aside == tmp_path / "history.db.bad"
    assert aside.read_bytes() == content or damage == "without a table"
    assert keep(history, DEAL) == 1
    assert deals_of(history) == [DEAL]
    history.close()


def test_an_empty_file_is_a_new_history(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(b"")
    history = History(path)
    assert keep(history, DEAL) == 1
    history.close()


@pytest.fixture(scope="module")
def sound_content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("sound") / "history.db"
    sound(path, 30)
    return path.read_bytes()


@pytest.mark.parametrize("seed", range(120))
def test_flipped_bits_and_holes_are_damage_or_harmless_and_never_a_crash(
    tmp_path: Path, sound_content: bytes, seed: int
) -> None:
    path = tmp_path / "history.db"
    content = bytearray(sound_content)
    random = Random(seed)
    for _ in range(random.randrange(1, 30)):
        place = random.randrange(len(content))
        match random.randrange(3):
            case 0:
                content[place] ^= 1 << random.randrange(8)
            case 1:
                content[place : place + 64] = bytes(len(content[place : place + 64]))
            case 2:
                content[place : place + 4] = b"\xff" * len(content[place : place + 4])
    path.write_bytes(content)
    history = History(path)
    try:
        keep(history, replace(DEAL, number=1000))
        deals_of(history)
        list(history.everything(EVERYTHING))
        history.seats(EVERYTHING)
        history.roles(EVERYTHING)
    except HistoryError:
        assert history.set_aside() is not None
        assert keep(history, DEAL) == 1
    finally:
        history.close()


def test_a_place_where_nothing_can_be_written_is_no_damage(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    history = History(tmp_path / "history.db")
    with pytest.raises(HistoryError) as refused:
        keep(history, DEAL)
    assert not isinstance(refused.value, DamagedHistory)
    (tmp_path / "history.db").rmdir()
    assert keep(history, DEAL) == 1
    history.close()
