"""The whole program in an offscreen window, with a match that begins as the test wants."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from schafkopf_desktop import desktop as desktop_module
from schafkopf_desktop.composition import build_services
from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.storage.history import History
from schafkopf_desktop.storage.settings import LoadedSettings, Settings, SettingsStore

PLAIN_PLAYERS = Settings(
    level_left="amateur", level_across="amateur", level_right="amateur", level_of_partners="amateur"
)
"""Players that decide at once: these tests are about the table."""

Open = Callable[..., Desktop]


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "match.json")


@pytest.fixture
def open_desktop(qtbot: QtBot, tmp_path: Path, store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Gives a function that opens the program: seed of the first match, size of the window, settings by name."""
    roots: list[tuple[QObject, Desktop]] = []

    def open_with(
        seed: str = "seed 0", size: tuple[int, int] = (1280, 800), *, pace: str = "instant", language: str = "en"
    ) -> Desktop:
        monkeypatch.setattr(desktop_module, "new_seed", lambda: seed)
        settings = replace(PLAIN_PLAYERS, pace=pace, language=language, theme="light")
        root = QObject()
        services = build_services(settings, SettingsStore(tmp_path / "settings.json"), root)
        desktop = Desktop(services, store, History(tmp_path / "history.db"), LoadedSettings(settings), root)
        desktop.window.resize(*size)
        roots.append((root, desktop))
        with qtbot.waitExposed(desktop.window):
            desktop.open()
        return desktop

    yield open_with
    for root, desktop in roots:
        desktop.window.close()
        desktop.services.translator.install("en")
        desktop.close()
        desktop.window.deleteLater()
        root.deleteLater()
    qtbot.wait(0)
