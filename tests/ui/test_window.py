"""The window: the trail of pages, layers over them, messages, and what it keeps of its size."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.composition import build_services
from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.controls import Button
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.message_bar import Message
from schafkopf_desktop.ui.page import BarItem
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import DARK, LIGHT
from schafkopf_desktop.ui.window import MINIMUM, MainWindow, Pages
from tests.ui.conftest import PlainPage


def names(window: MainWindow) -> list[str]:
    """What the buttons of the top bar say to a screen reader."""
    return [button.accessibleName() for button in window.bar.findChildren(Button) if button.isVisible()]


def press(qtbot: QtBot, window: MainWindow, name: str) -> None:
    button = next(button for button in window.bar.findChildren(Button) if button.accessibleName() == name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_way_back_names_the_page_it_leads_to(qtbot: QtBot, window: MainWindow) -> None:
    pages = window.pages
    assert "Back: Deck" not in names(window)
    window.go_to(pages.table)
    assert "Back: Deck" in names(window)
    window.go_to(pages.score_sheet)
    press(qtbot, window, "Back: Table")
    assert window.page is pages.table
    qtbot.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.page is pages.home
    window.go_back()
    assert window.page is pages.home


def test_a_page_on_the_trail_is_gone_back_to(window: MainWindow) -> None:
    pages = window.pages
    window.go_to(pages.table)
    window.go_to(pages.settings)
    window.go_to(pages.table)
    window.go_back()
    assert window.page is pages.home


def test_pages_are_told_when_they_come_and_go(window: MainWindow) -> None:
    table = window.pages.table
    assert isinstance(table, PlainPage)
    window.go_to(table)
    window.go_to(table)
    window.go_back()
    assert table.visits == ["entered", "left"]


def test_a_new_name_shows_at_once(window: MainWindow) -> None:
    table = window.pages.table
    assert isinstance(table, PlainPage)
    window.go_to(table)
    window.go_to(window.pages.score_sheet)
    table.words = "Deal 12"
    table.heading_changed.emit()
    assert "Back: Deal 12" in names(window)


def test_each_page_has_the_buttons_it_asks_for(window: MainWindow) -> None:
    assert {"Score sheet", "Rules", "Settings", "Switch to dark colours"} <= set(names(window))
    window.go_to(window.pages.settings)
    assert names(window) == ["Back: Deck"]


def test_keys_lead_to_rules_and_settings_from_anywhere(qtbot: QtBot, window: MainWindow) -> None:
    window.go_to(window.pages.table)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    rules = window.overlays.top()
    assert rules is not None
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.overlays.top() is rules
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert window.page is window.pages.settings
    assert window.overlays.top() is None


def test_going_back_closes_a_layer_before_it_leaves_the_page(qtbot: QtBot, window: MainWindow) -> None:
    window.go_to(window.pages.table)
    window.show_rules("4.3")
    window.go_back()
    assert window.overlays.top() is None
    assert window.page is window.pages.table


def test_full_screen_comes_and_goes(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    qtbot.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_the_theme_button_changes_everything_and_is_kept(qtbot: QtBot, window: MainWindow, services: Services) -> None:
    press(qtbot, window, "Switch to dark colours")
    assert services.theme.theme is DARK
    assert services.settings.value.theme == "dark"
    assert window.grab().toImage().pixelColor(5, 300) == DARK.paper
    press(qtbot, window, "Switch to light colours")
    assert window.grab().toImage().pixelColor(5, 300) == LIGHT.paper


def test_words_leave_the_bar_where_they_have_no_room(qtbot: QtBot, window: MainWindow) -> None:
    table = window.pages.table
    assert isinstance(table, PlainPage)
    table.words = "Deal 12 of a very long evening, " * 3
    window.go_to(table)
    window.resize(MINIMUM)
    buttons = {button.accessibleName(): button for button in window.bar.findChildren(Button)}
    assert buttons["Rules"].text() == ""
    assert buttons["Rules"].toolTip() == "Rules"
    window.resize(1900, 700)
    qtbot.waitUntil(lambda: buttons["Rules"].text() == "Rules")


def test_messages_stand_one_under_the_other_until_they_are_dealt_with(qtbot: QtBot, window: MainWindow) -> None:
    tries: list[str] = []
    window.messages.show_message(
        "one", Message(lambda: "Cannot save.", lambda: "Try again", lambda: tries.append("again"))
    )
    window.messages.show_message("two", Message(lambda: "Something else."))
    window.messages.show_message(
        "one", Message(lambda: "Still not.", lambda: "Try again", lambda: tries.append("again"))
    )
    assert sorted(window.messages.texts()) == ["Something else.", "Still not."]
    button = next(
        button for button in window.messages.findChildren(Button) if button.text() == "Try again" and button.isVisible()
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert tries == ["again"]
    window.messages.take_away("one")
    window.messages.take_away("two")
    assert not window.messages.isVisible()


@pytest.mark.parametrize(
    ("kept", "shown"),
    [(QSize(300, 250), MINIMUM), (QSize(100_00, 100_00), None)],
)
def test_the_size_of_last_time_is_clamped_to_the_screen(
    qtbot: QtBot, tmp_path: Path, kept: QSize, shown: QSize | None
) -> None:
    window = open_window(qtbot, Settings(window_width=kept.width() + 100, window_height=kept.height()), tmp_path)
    screen = QGuiApplication.primaryScreen().availableSize()
    assert window.size() == (shown or screen.expandedTo(MINIMUM))


def test_the_size_is_kept_when_the_window_closes(
    qtbot: QtBot, tmp_path: Path, window: MainWindow, services: Services
) -> None:
    window.resize(1111, 666)
    window.close()
    kept = SettingsStore(tmp_path / "settings.json").load().settings
    assert (kept.window_width, kept.window_height, kept.window_maximized) == (1111, 666, False)


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(960, 600, 1.0), (1280, 800, 1.0), (1920, 1080, 1.15), (3840, 2160, 1.65)]
)
def test_everything_grows_with_the_window(
    window: MainWindow, services: Services, width: int, height: int, scale: float
) -> None:
    window.resize(width, height)
    assert services.theme.scale == scale
    assert window.bar.height() == services.theme.px(48)


def test_the_sheet_button_leads_to_the_sheet(qtbot: QtBot, window: MainWindow) -> None:
    assert BarItem.SHEET in window.page.bar_items
    press(qtbot, window, "Score sheet")
    assert window.page is window.pages.score_sheet


def open_window(qtbot: QtBot, settings: Settings, folder: Path) -> MainWindow:
    owner = QObject()
    services = build_services(settings, SettingsStore(folder / "settings.json"), owner)
    window = MainWindow(
        services,
        Pages(HomePage(services), PlainPage("Table"), PlainPage("Sheet"), PlainPage("Settings"), PlainPage("History")),
    )
    owner.setParent(window)
    qtbot.addWidget(window, before_close_func=lambda _window: services.pictures.close())
    return window
