"""Nothing is cut and nothing overlaps: every page at every size, in every language."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.home.gallery import CardTile
from schafkopf_desktop.ui.home.game_card import SavedDeal
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.settings_page import SectionKey, SettingsPage
from schafkopf_desktop.ui.translation import LANGUAGES
from schafkopf_desktop.ui.window import MainWindow

SIZES = [(960, 600), (1100, 600), (1280, 800), (1920, 1080), (2520, 1080), (3840, 2160)]


def pieces(root: QWidget) -> list[QWidget]:
    """Everything with words on it that can be seen, cards aside."""
    return [
        piece
        for piece in root.findChildren(QWidget)
        if isinstance(piece, Label | QAbstractButton | QComboBox)
        and not isinstance(piece, CardTile)
        and piece.isVisible()
        and not (isinstance(piece, Label) and not piece.plain_text())
    ]


def cut(piece: QWidget) -> bool:
    if piece.hasHeightForWidth():
        return piece.height() < piece.heightForWidth(piece.width())
    needed = piece.minimumSizeHint()
    return piece.width() < needed.width() or piece.height() < needed.height()


def assert_fits(root: QWidget) -> None:
    seen = pieces(root)
    assert seen
    assert [describe(piece) for piece in seen if cut(piece)] == []
    places = [(piece, piece.rect().translated(piece.mapTo(root, piece.rect().topLeft()))) for piece in seen]
    overlapping = [
        (describe(one), describe(other))
        for (one, here), (other, there) in combinations(places, 2)
        if here.intersects(there) and not one.isAncestorOf(other) and not other.isAncestorOf(one)
    ]
    assert overlapping == []
    assert [describe(piece) for piece, place in places if place.left() < 0 or place.right() > root.width()] == []


def describe(piece: QWidget) -> str:
    words = piece.plain_text() if isinstance(piece, Label) else piece.accessibleName()
    return f"{type(piece).__name__} {words!r} {piece.size().toTuple()} needs {piece.minimumSizeHint().toTuple()}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_deck_page_fits(
    qtbot: QtBot, window: MainWindow, home: HomePage, services: Services, language: str, width: int, height: int
) -> None:
    home.set_saved_deal(SavedDeal(12, 3))
    services.settings.update(language=language)
    window.resize(width, height)
    qtbot.waitUntil(lambda: window.size().toTuple() == (width, height))
    QApplication.processEvents()
    assert_fits(home)
    assert_fits(window.bar)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 800), (3840, 2160)])
def test_the_settings_fit(
    qtbot: QtBot, window: MainWindow, services: Services, language: str, width: int, height: int
) -> None:
    page = window.pages.settings
    assert isinstance(page, SettingsPage)
    window.go_to(page)
    services.settings.update(language=language)
    window.resize(width, height)
    qtbot.waitUntil(lambda: window.size().toTuple() == (width, height))
    for key in SectionKey:
        page.show_section(key)
        QApplication.processEvents()
        assert_fits(page)


def texts(root: QWidget) -> set[str]:
    found = set()
    for piece in root.findChildren(QWidget):
        if isinstance(piece, Label):
            found.add(piece.plain_text())
        elif isinstance(piece, QAbstractButton):
            found |= {piece.text(), piece.accessibleName()}
    return {text for text in found if len(text) > 3}


SAME_IN_GERMAN = {
    *("Schafkopf", "Wikipedia", "Deutsch", "Español", "English", "Italiano", "50 %", "Table", "Score sheet"),
    *("Normal", "Original", "Auto", "Warm", "Vroni", "Luis", "Resi"),
}


def test_a_change_of_language_reaches_every_text(qtbot: QtBot, window: MainWindow, services: Services) -> None:
    page = window.pages.settings
    assert isinstance(page, SettingsPage)
    for key in SectionKey:
        page.show_section(key)
    before = texts(window)
    services.settings.update(language="de")
    QApplication.processEvents()
    left = {text for text in texts(window) & before if text not in SAME_IN_GERMAN and not text.startswith("https://")}
    assert left == set()
