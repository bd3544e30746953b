"""The results on disk: what is written comes back, a duel goes on where it was cut off, and only that duel."""

from dataclasses import replace
from pathlib import Path

import pytest

from schafkopf_desktop.arena.duel import Duel
from schafkopf_desktop.arena.duplicate import play_duplicate
from schafkopf_desktop.arena.lineups import Assignment
from schafkopf_desktop.arena.results import DuplicateDeal, deal_as_json, deal_from_json
from schafkopf_desktop.arena.results_file import ResultsFileError, open_results

DUEL = Duel("thumb", "random", "file")


@pytest.fixture(scope="module")
def deals() -> tuple[DuplicateDeal, ...]:
    return tuple(play_duplicate(DUEL, number) for number in range(1, 5))


def written(path: Path, deals: tuple[DuplicateDeal, ...]) -> None:
    with open_results(path, DUEL) as file:
        for deal in deals:
            file.append(deal)


def read(path: Path) -> tuple[DuplicateDeal, ...]:
    with open_results(path, DUEL) as file:
        return file.deals


def as_written(deals: tuple[DuplicateDeal, ...]) -> tuple[DuplicateDeal, ...]:
    """Return the deals with times as exact as a file keeps them."""
    return tuple(deal_from_json(deal_as_json(deal)) for deal in deals)


def test_what_is_written_comes_back(tmp_path: Path, deals: tuple[DuplicateDeal, ...]) -> None:
    path = tmp_path / "results.jsonl"
    written(path, deals)
    assert read(path) == as_written(deals)
    for deal, again in zip(deals, as_written(deals), strict=True):
        assert (again.base, again.auction, again.play) == (deal.base, deal.auction, deal.play)


def test_a_last_line_cut_short_anywhere_is_dropped_and_the_file_goes_on(
    tmp_path: Path, deals: tuple[DuplicateDeal, ...]
) -> None:
    path = tmp_path / "results.jsonl"
    written(path, deals)
    whole = path.read_bytes()
    last = len(whole.splitlines(keepends=True)[-1])
    for cut in (1, 2, last // 2, last - 1):
        path.write_bytes(whole[:-cut])
        assert read(path) == as_written(deals[:-1])
        written(path, deals[-1:])
        assert read(path) == as_written(deals)


def test_a_file_cut_within_its_first_line_begins_anew(tmp_path: Path, deals: tuple[DuplicateDeal, ...]) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(b'{"arena":1,"a"')
    written(path, deals)
    assert read(path) == as_written(deals)


@pytest.mark.parametrize(
    "other",
    [
        replace(DUEL, a="random"),
        replace(DUEL, seed="other"),
        replace(DUEL, assignment=Assignment.ALL),
        replace(DUEL, measures_points_lost=False),
    ],
    ids=["player", "seed", "assignment", "points lost"],
)
def test_the_results_of_another_duel_are_refused_and_stay(tmp_path: Path, other: Duel) -> None:
    path = tmp_path / "results.jsonl"
    written(path, ())
    before = path.read_bytes()
    with pytest.raises(ResultsFileError, match="another duel"), open_results(path, other):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", [b"nonsense", b"[]", b"null", b'{"number":1}', b'{"number":1,"base":3}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "results.jsonl"
    written(path, ())
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(ResultsFileError, match="line 2"), open_results(path, DUEL):
        pass


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(ResultsFileError, match="cannot open"), open_results(tmp_path / "absent" / "file", DUEL):
        pass
