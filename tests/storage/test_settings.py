"""Settings survive a restart, and a damaged file loses nothing."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.storage.settings import LoadedSettings, Settings, SettingsStore, is_valid
from tests.storage.damage import DAMAGES

CHOSEN = Settings(
    language="de",
    theme="dark",
    contrast=0,
    grain=100,
    temperature=71,
    corner_index=False,
    pace="wait",
    window_width=1920,
    window_height=1080,
    window_maximized=True,
)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "config" / "settings.json")


def written(store: SettingsStore, **changes: Any) -> SettingsStore:
    store.save(CHOSEN)
    document = json.loads(store.path.read_text("utf-8"))
    store.path.write_text(json.dumps({**document, **changes}), "utf-8")
    return store


def test_without_a_file_the_defaults_are_used_and_no_file_is_made(store: SettingsStore) -> None:
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.problem is None
    assert not store.path.exists()


def test_what_was_saved_is_loaded(store: SettingsStore) -> None:
    store.save(CHOSEN)
    loaded = store.load()
    assert loaded.settings == CHOSEN
    assert (loaded.set_aside, loaded.problem) == (None, None)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside_and_named(damage: str, store: SettingsStore) -> None:
    content, said = DAMAGES[damage]
    store.path.parent.mkdir()
    store.path.write_bytes(content)
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert str(store.path) in loaded.problem
    assert said in loaded.problem
    assert loaded.set_aside == store.path.with_name("settings.json.bad")
    assert loaded.set_aside.read_bytes() == content
    assert not store.path.exists()
    assert store.load().problem is None


@pytest.mark.parametrize("version", [2, 99])
def test_a_file_of_a_newer_program_is_set_aside(version: int, store: SettingsStore) -> None:
    loaded = written(store, version=version).load()
    assert loaded.settings == Settings()
    assert f"newer program (version {version}, known is 1)" in str(loaded.problem)
    assert loaded.set_aside is not None


@pytest.mark.parametrize("version", [None, "1", 0, -1, 1.5, True])
def test_a_file_without_a_proper_version_is_set_aside(version: object, store: SettingsStore) -> None:
    assert "has no version" in str(written(store, version=version).load().problem)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("contrast", 101),
        ("contrast", -1),
        ("contrast", 50.5),
        ("contrast", "50"),
        ("contrast", True),
        ("contrast", None),
        ("corner_index", "false"),
        ("corner_index", 0),
        ("language", "fr"),
        ("language", ["de"]),
        ("theme", "pink"),
        ("pace", {"normal": 1}),
        ("window_width", 10**9),
    ],
)
def test_a_wrong_value_costs_only_itself(name: str, value: object, store: SettingsStore) -> None:
    loaded = written(store, **{name: value}).load()
    assert loaded.settings == replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert f"wrong values: {name}" in str(loaded.problem)
    assert loaded.set_aside is not None
    # Not at the next start either, though the file it stood in lies aside.
    assert store.load() == LoadedSettings(loaded.settings)


def test_names_of_other_versions_are_passed_over(store: SettingsStore) -> None:
    loaded = written(store, cloth_of_tomorrow="green").load()
    assert loaded.settings == CHOSEN
    assert loaded.problem is None


def test_a_folder_in_the_place_of_the_file_is_set_aside(store: SettingsStore) -> None:
    store.path.mkdir(parents=True)
    loaded = store.load()
    assert loaded.settings == Settings()
    assert "cannot be read" in str(loaded.problem)
    assert loaded.set_aside is not None
    store.save(CHOSEN)
    assert store.load().settings == CHOSEN


def test_a_damaged_file_that_cannot_be_renamed_is_still_named(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.path.parent.mkdir()
    store.path.write_bytes(b"damaged")

    def read_only(path: Path, target: Path) -> Path:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "rename", read_only)
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.set_aside is None
    assert str(store.path) in str(loaded.problem)
    assert store.path.read_bytes() == b"damaged"


@pytest.mark.parametrize("name", [setting.name for setting in fields(Settings)])
def test_every_setting_is_described_and_has_an_allowed_default(name: str) -> None:
    (setting,) = (each for each in fields(Settings) if each.name == name)
    assert setting.metadata["description"]
    assert is_valid(name, setting.default)


def test_an_impossible_value_never_gets_in() -> None:
    with pytest.raises(ValueError, match="setting grain cannot be 101"):
        Settings(grain=101)


@given(st.builds(Settings, contrast=st.integers(0, 100), grain=st.integers(0, 100), corner_index=st.booleans()))
def test_every_value_comes_back_as_it_was(settings: Settings) -> None:
    for setting in fields(Settings):
        assert is_valid(setting.name, json.loads(json.dumps(getattr(settings, setting.name))))
