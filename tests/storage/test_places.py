"""Files go where each system wants them."""

import sys
from pathlib import Path

import pytest

from schafkopf_desktop.storage.places import places

HOME = Path("/home/vroni")


@pytest.mark.skipif(sys.platform == "win32", reason="absolute paths are written the POSIX way here")
@pytest.mark.parametrize(
    ("platform", "environment", "settings", "match", "log"),
    [
        ("linux", {}, ".config/schafkopf-desktop", ".local/share/schafkopf-desktop", ".local/state/schafkopf-desktop"),
        (
            "linux",
            {"XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"},
            "/c/schafkopf-desktop",
            "/d/schafkopf-desktop",
            "/s/schafkopf-desktop",
        ),
        (
            "linux",
            {"XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": ""},
            ".config/schafkopf-desktop",
            ".local/share/schafkopf-desktop",
            ".local/state/schafkopf-desktop",
        ),
        (
            "win32",
            {"APPDATA": "/roaming", "LOCALAPPDATA": "/local"},
            "/roaming/Schafkopf Desktop",
            "/local/Schafkopf Desktop",
            "/local/Schafkopf Desktop",
        ),
        (
            "win32",
            {},
            "AppData/Roaming/Schafkopf Desktop",
            "AppData/Local/Schafkopf Desktop",
            "AppData/Local/Schafkopf Desktop",
        ),
        (
            "darwin",
            {"XDG_CONFIG_HOME": "/c"},
            "Library/Application Support/Schafkopf Desktop",
            "Library/Application Support/Schafkopf Desktop",
            "Library/Logs/Schafkopf Desktop",
        ),
        ("linux", {"SCHAFKOPF_DESKTOP_HOME": "/stick", "XDG_CONFIG_HOME": "/c"}, "/stick", "/stick", "/stick"),
    ],
)
def test_places_by_system(platform: str, environment: dict[str, str], settings: str, match: str, log: str) -> None:
    found = places(platform, environment, HOME)
    assert found.settings == HOME / settings / "settings.json"
    assert found.match == HOME / match / "match.json"
    assert found.log == HOME / log / "schafkopf-desktop.log"


def test_tests_never_touch_the_home_of_the_person_who_runs_them(own_home: Path) -> None:
    assert places().settings == own_home / "settings.json"


@pytest.mark.skipif(sys.platform == "win32", reason="absolute paths are written the POSIX way here")
@pytest.mark.parametrize(
    ("platform", "environment", "packs", "pictures"),
    [
        ("linux", {}, ".local/share/schafkopf-desktop", ".cache/schafkopf-desktop"),
        ("linux", {"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/k"}, "/d/schafkopf-desktop", "/k/schafkopf-desktop"),
        ("linux", {"XDG_CACHE_HOME": "relative"}, ".local/share/schafkopf-desktop", ".cache/schafkopf-desktop"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Schafkopf Desktop", "/local/Schafkopf Desktop"),
        (
            "darwin",
            {},
            "Library/Application Support/Schafkopf Desktop",
            "Library/Caches/Schafkopf Desktop",
        ),
        ("linux", {"SCHAFKOPF_DESKTOP_HOME": "/stick", "XDG_CACHE_HOME": "/k"}, "/stick", "/stick"),
    ],
)
def test_folders_by_system(platform: str, environment: dict[str, str], packs: str, pictures: str) -> None:
    found = places(platform, environment, HOME)
    assert found.packs == HOME / packs / "packs"
    assert found.pictures == HOME / pictures / "pictures"
