"""What every test of the interface is given: the shared services, and a window with pages to go through."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from schafkopf_desktop.composition import build_services
from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.focus_ring import hide_ring
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.page import Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.settings_page import SettingsPage
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.window import MainWindow, Pages


class PlainPage(Page):
    """A page with nothing but a name, which can be changed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.words = name
        self.visits: list[str] = []

    def name(self) -> str:
        return self.words

    def entered(self) -> None:
        self.visits.append("entered")

    def left(self) -> None:
        self.visits.append("left")

    def rules_section(self) -> str:
        return "4.3"


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Iterator[Services]:
    """What the program hands to its pages, in English and in light colours."""
    owner = QObject()
    made = build_services(Settings(language="en", theme="light"), SettingsStore(tmp_path / "settings.json"), owner)
    yield made
    hide_ring()
    made.settings.flush()
    made.translator.install("en")
    made.pictures.close()
    owner.deleteLater()


@pytest.fixture
def look(services: Services) -> ThemeController:
    """Colours and scale in force."""
    return services.theme


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    """The window with real deck and settings pages, 1280 x 800, shown and active."""
    pages = Pages(
        HomePage(services), PlainPage("Table"), PlainPage("Score sheet"), SettingsPage(services), PlainPage("History")
    )
    made = MainWindow(services, pages)
    made.resize(1280, 800)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def home(window: MainWindow) -> HomePage:
    """The deck page in its window."""
    page = window.page
    assert isinstance(page, HomePage)
    return page
