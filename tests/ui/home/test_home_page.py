"""The deck page: the cards and what is said about them, the filters, the link, and the ways on."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.cards import FULL_PACK, PACK, Card
from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.ui.home.big_card import BigCard
from schafkopf_desktop.ui.home.card_detail import CardDetail
from schafkopf_desktop.ui.home.game_card import SavedDeal
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.home.worth import worth
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.typography import Role
from schafkopf_desktop.ui.window import MainWindow


def card(code: str) -> Card:
    return Card.parse(code)


@pytest.mark.parametrize(
    ("code", "words"),
    [("LA", "Daus · 11 points"), ("EX", "10 points"), ("S7", "0 points"), ("S6", "Not played with in Schafkopf")],
)
def test_every_card_says_what_it_counts(services: Services, code: str, words: str) -> None:
    assert worth(card(code)) == words


def test_the_gallery_shows_the_suits_one_after_the_other(home: HomePage) -> None:
    assert len(home.gallery.cards) == 40
    first_row = [each.code for each in home.gallery.cards[:10]]
    assert first_row == ["EA", "EK", "EO", "EU", "EX", "E9", "E8", "E7", "E6", "E5"]
    assert "".join(each.suit.value for each in home.gallery.cards[::10]) == "ELHS"


def test_only_the_cards_in_play_can_be_shown(qtbot: QtBot, home: HomePage, services: Services) -> None:
    qtbot.mouseClick(home.only_played, Qt.MouseButton.LeftButton)
    assert set(home.gallery.cards) == set(PACK)
    assert not home.gallery.tile(card("S6")).isVisible()
    assert services.settings.value.only_played_cards
    qtbot.mouseClick(home.only_played, Qt.MouseButton.LeftButton)
    assert home.gallery.tile(card("S6")).isVisible()


def test_the_corner_indices_are_asked_of_the_pictures(qtbot: QtBot, home: HomePage, services: Services) -> None:
    assert services.settings.value.corner_index
    before = picture_of(home, "EO")
    qtbot.mouseClick(home.indices, Qt.MouseButton.LeftButton)
    settle(qtbot, services)
    assert picture_of(home, "EO") != before


def test_pointing_at_a_card_tells_about_it(qtbot: QtBot, home: HomePage) -> None:
    tile = home.gallery.tile(card("EO"))
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.rect().center())
    name, counts, _motif = home.detail.texts()
    assert (name, counts) == ("Ober of acorns", "3 points")


@pytest.mark.parametrize(
    ("start", "key", "reached"),
    [
        ("EA", Qt.Key.Key_Right, "EK"),
        ("EA", Qt.Key.Key_Left, "EA"),
        ("EA", Qt.Key.Key_Down, "LA"),
        ("E5", Qt.Key.Key_Right, "LA"),
        ("LA", Qt.Key.Key_Up, "EA"),
        ("S5", Qt.Key.Key_Down, "S5"),
        ("LO", Qt.Key.Key_Home, "EA"),
        ("LO", Qt.Key.Key_End, "S5"),
    ],
)
def test_arrow_keys_go_through_the_gallery(qtbot: QtBot, home: HomePage, start: str, key: Qt.Key, reached: str) -> None:
    home.gallery.tile(card(start)).setFocus()
    qtbot.keyClick(home.gallery.tile(card(start)), key)
    assert home.gallery.tile(card(reached)).hasFocus()


def test_the_gallery_is_one_stop_of_the_tab_key(home: HomePage) -> None:
    stops = [each for each in FULL_PACK if home.gallery.tile(each).focusPolicy() is Qt.FocusPolicy.StrongFocus]
    assert stops == [home.gallery.current]


def test_the_keyboard_scrolls_to_the_card_it_reaches(qtbot: QtBot, window: MainWindow, home: HomePage) -> None:
    window.resize(960, 600)
    tile = home.gallery.tile(card("LA"))
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_End)
    last = home.gallery.tile(card("S5"))
    top = last.mapTo(home, QPoint(0, 0)).y()
    assert top >= 0
    assert top + last.height() <= home.height()


def test_a_card_is_large_as_long_as_the_right_button_is_down(qtbot: QtBot, window: MainWindow, home: HomePage) -> None:
    tile = home.gallery.tile(card("HO"))
    qtbot.mousePress(tile, Qt.MouseButton.RightButton)
    big = window.overlays.top()
    assert isinstance(big, BigCard)
    assert "Ober of hearts" in big.accessibleName()
    qtbot.mouseRelease(tile, Qt.MouseButton.RightButton)
    assert window.overlays.top() is None


def test_a_long_press_shows_the_card_large(qtbot: QtBot, window: MainWindow, home: HomePage) -> None:
    tile = home.gallery.tile(card("HO"))
    with qtbot.waitSignal(tile.held):
        qtbot.mousePress(tile, Qt.MouseButton.LeftButton)
    assert isinstance(window.overlays.top(), BigCard)
    qtbot.mouseRelease(tile, Qt.MouseButton.LeftButton)
    assert window.overlays.top() is None


@pytest.mark.parametrize("done", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_card_opened_by_the_keyboard_stays_until_a_key(
    qtbot: QtBot, window: MainWindow, home: HomePage, done: Qt.Key
) -> None:
    tile = home.gallery.tile(card("HO"))
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    big = window.overlays.top()
    assert isinstance(big, BigCard)
    qtbot.keyClick(big, done)
    assert window.overlays.top() is None
    assert tile.hasFocus()


def test_a_card_tells_a_screen_reader_what_it_is(home: HomePage) -> None:
    interface = QAccessible.queryAccessibleInterface(home.gallery.tile(card("LA")))
    assert interface.text(QAccessible.Text.Name) == "Ace of leaves, Daus · 11 points"
    assert interface.text(QAccessible.Text.Description) == "Stag and unicorn under the crowned eagle."


@pytest.mark.parametrize("name", ["contrast", "grain", "temperature"])
def test_a_filter_takes_effect_while_its_slider_moves(
    qtbot: QtBot, home: HomePage, services: Services, name: str
) -> None:
    slider = home.appearance.sliders.sliders[name]
    settle(qtbot, services)
    before = picture_of(home, "EO")
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    qtbot.mouseMove(slider, QPoint(slider.width(), 5))
    assert getattr(services.pictures.filters, name) == 100
    settle(qtbot, services)
    assert picture_of(home, "EO") != before
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton)
    assert getattr(services.settings.value, name) == 100


def test_reset_puts_all_filters_back(qtbot: QtBot, home: HomePage, services: Services) -> None:
    services.settings.update(contrast=1, grain=2, temperature=3)
    assert services.pictures.filters == FilterSettings(1, 2, 3)
    qtbot.mouseClick(home.appearance.reset, Qt.MouseButton.LeftButton)
    assert services.pictures.filters == FilterSettings(50, 50, 50)
    assert [slider.value() for slider in home.appearance.sliders.sliders.values()] == [50, 50, 50]


def test_the_link_opens_the_article_in_the_language_of_the_window(
    qtbot: QtBot, home: HomePage, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def open_address(url: QUrl) -> bool:
        opened.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_address)
    qtbot.mouseClick(home.link.button, Qt.MouseButton.LeftButton)
    services.translator.install("de")
    qtbot.mouseClick(home.link.button, Qt.MouseButton.LeftButton)
    assert [address.split("/")[2] for address in opened] == ["en.wikipedia.org", "de.wikipedia.org"]
    assert not home.link.copy.isVisible()


def test_the_address_is_shown_when_no_browser_answers(
    qtbot: QtBot, home: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    qtbot.mouseClick(home.link.button, Qt.MouseButton.LeftButton)
    assert home.link.address_label.isVisible()
    assert home.link.address_label.text().startswith("https://en.wikipedia.org/")
    qtbot.mouseClick(home.link.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == home.link.address_label.text()


@pytest.mark.parametrize(("trick", "words"), [(3, "trick 3 of 8"), (None, "in the auction")])
def test_a_saved_deal_can_be_gone_on_with(qtbot: QtBot, home: HomePage, trick: int | None, words: str) -> None:
    assert not home.game.resume.isVisible()
    home.set_saved_deal(SavedDeal(12, trick))
    assert home.game.resume.accessibleName() == f"Continue deal 12, {words}"
    with qtbot.waitSignal(home.continue_requested):
        qtbot.mouseClick(home.game.resume, Qt.MouseButton.LeftButton)
    home.set_saved_deal(None)
    assert not home.game.resume.isVisible()


def test_the_game_leads_to_table_rules_and_introduction(qtbot: QtBot, home: HomePage) -> None:
    for button, signal in (
        (home.game.play, home.play_requested),
        (home.game.introduction, home.introduction_requested),
        (home.game.rules, home.rules_requested),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def picture_of(home: HomePage, code: str) -> object:
    """The pixels of a card as the gallery shows it."""
    return home.gallery.tile(card(code)).grab().toImage()


def settle(qtbot: QtBot, services: Services) -> None:
    QApplication.processEvents()
    assert services.pictures.wait_settled()


def test_name_and_worth_of_a_card_stand_on_one_baseline(qtbot: QtBot, services: Services) -> None:
    detail = CardDetail(services)
    qtbot.addWidget(detail)
    detail.resize(detail.sizeHint())
    detail.show_card(Card.parse("L7"))
    name, worth_of_it, _ = detail.texts()
    assert (name, worth_of_it) == ("Seven of leaves", "0 points")
    image = detail.grab().toImage()
    ground = image.pixelColor(image.width() - 1, 0).name()

    def foot(left: int, right: int) -> int:
        """The lowest row of the upper line with ink between two columns."""
        inked = {
            y for y in range(image.height() // 2) for x in range(left, right) if image.pixelColor(x, y).name() != ground
        }
        return max(inked)

    start = 16 + QFontMetrics(services.theme.font(Role.BID)).horizontalAdvance(name) + 6
    zero = QFontMetrics(services.theme.font(Role.BODY)).horizontalAdvance("0")
    assert abs(foot(16, start - 6) - foot(start, start + zero)) <= 1
