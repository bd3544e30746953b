"""The running match survives every end of the program, and damage to its file."""

import json
from pathlib import Path

import pytest

from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from tests.storage.damage import DAMAGES

SAVED = SavedMatch(
    seed="Törggelen 7",
    first_dealer=3,
    house_rules={"laufende_for_winners": True},
    finished=("first record", "second record"),
    running="a deal in the middle of a trick",
    identity="one evening",
    seeds=("first seed", None),
)


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "data" / "match.json")


def test_without_a_file_there_is_no_match(store: MatchStore) -> None:
    loaded = store.load()
    assert (loaded.match, loaded.set_aside, loaded.problem) == (None, None, None)


@pytest.mark.parametrize("match", [SAVED, SavedMatch(seed="", first_dealer=0)])
def test_what_was_saved_is_loaded(match: SavedMatch, store: MatchStore) -> None:
    store.save(match)
    assert store.load().match == match


def test_clearing_forgets_the_match_and_may_be_done_twice(store: MatchStore) -> None:
    store.save(SAVED)
    store.clear()
    store.clear()
    assert store.load().match is None


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside_and_named(damage: str, store: MatchStore) -> None:
    content, said = DAMAGES[damage]
    store.path.parent.mkdir()
    store.path.write_bytes(content)
    loaded = store.load()
    assert loaded.match is None
    assert str(store.path) in str(loaded.problem)
    assert said in str(loaded.problem)
    assert loaded.set_aside is not None
    assert loaded.set_aside.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", 7),
        ("first_dealer", 4),
        ("first_dealer", True),
        ("first_dealer", 1.0),
        ("house_rules", ["laufende_for_winners"]),
        ("house_rules", {"laufende_for_winners": "yes"}),
        ("finished", "first record"),
        ("finished", [1]),
        ("running", 0),
        ("identity", 7),
        ("seeds", "first seed"),
        ("seeds", [1]),
    ],
)
def test_a_file_with_a_wrong_value_is_set_aside(name: str, value: object, store: MatchStore) -> None:
    store.save(SAVED)
    document = json.loads(store.path.read_text("utf-8"))
    store.path.write_text(json.dumps({**document, name: value}), "utf-8")
    loaded = store.load()
    assert loaded.match is None
    assert "does not hold a match" in str(loaded.problem)
    assert loaded.set_aside is not None


@pytest.mark.parametrize("name", ["seed", "first_dealer", "house_rules", "finished", "running"])
def test_a_file_that_lacks_something_is_set_aside(name: str, store: MatchStore) -> None:
    store.save(SAVED)
    document = json.loads(store.path.read_text("utf-8"))
    del document[name]
    store.path.write_text(json.dumps(document), "utf-8")
    assert store.load().match is None


def test_a_match_that_makes_no_sense_can_be_set_aside_by_its_reader(store: MatchStore) -> None:
    store.save(SAVED)
    rejected = store.reject("holds a deal with two aces of bells")
    assert "two aces of bells" in str(rejected.problem)
    assert rejected.set_aside is not None
    assert store.load().match is None
