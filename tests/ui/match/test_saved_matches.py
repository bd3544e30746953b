"""Matches saved by every released form of the program are gone on with."""

from pathlib import Path

import pytest

from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from schafkopf_desktop.ui.match.match_saving import restored_session, saved_match

SAVED = sorted((Path(__file__).parents[2] / "data" / "saved_matches").glob("*.json"))
PLAYERS = (RuleOfThumbPlayer(),) * 4


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_match_saved_by_an_older_program_is_gone_on_with(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(file.read_bytes())
    store = MatchStore(path)
    loaded = store.load()
    assert loaded.match is not None
    session = restored_session(loaded.match, PLAYERS, "")
    assert len(session.match.records) == len(loaded.match.finished) == 6
    assert str(session.deal) == loaded.match.running
    session.play_out()
    session.start_deal()
    assert session.fingerprint is not None
    store.save(saved_match(session))
    again = store.load().match
    assert again is not None
    assert again.identity == session.match.identity != ""
    assert restored_session(again, PLAYERS, "").match == session.match


def test_a_file_of_the_first_release_is_bound_to_no_shuffle_of_its_past() -> None:
    loaded = MatchStore(SAVED[0]).load().match
    assert loaded is not None
    session = restored_session(loaded, PLAYERS, "")
    assert session.fingerprint is None
    assert {record.seed for record in session.match.records} == {None}


def test_a_seed_without_a_deal_makes_no_sense() -> None:
    with pytest.raises(ValueError, match="more seeds than deals"):
        restored_session(SavedMatch("secret", 3, seeds=("seed",)), PLAYERS, "")
