"""The words of the program in each of its languages, and a drawer that shows the rules in them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.composition import build_services
from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.rules.drawer import RulesDrawer
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import LANGUAGES, Translator

Speak = Callable[[str], None]

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def speak(qapp: QObject) -> Iterator[Speak]:
    """Switches the language, and back to English after the test."""
    translator = Translator()
    yield translator.install
    translator.install("en")


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Iterator[Services]:
    """What the program hands to its pages, in English and in light colours."""
    owner = QObject()
    made = build_services(Settings(language="en", theme="light"), SettingsStore(tmp_path / "settings.json"), owner)
    yield made
    made.translator.install("en")
    made.pictures.close()
    made.settings.flush()
    owner.deleteLater()


@pytest.fixture
def drawer(qtbot: QtBot, services: Services) -> Iterator[RulesDrawer]:
    """The rules drawer, filling a window of its own that is as wide as half a window of 1280."""
    window = QWidget()
    qtbot.addWidget(window)
    made = RulesDrawer(services, window)
    resize(made, 640, 800)
    yield made
    window.close()


def resize(drawer: RulesDrawer, width: int, height: int) -> None:
    """Give the drawer and the window around it a size."""
    drawer.window().resize(width, height)
    drawer.resize(width, height)
