"""The table page when something comes between: languages, drawers, leaving, resuming, sizes, keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Bid, Pass
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.ui.controls import Button, Label
from schafkopf_desktop.ui.match.auction_panel import BidRow
from schafkopf_desktop.ui.match.contract_chip import ContractChip
from schafkopf_desktop.ui.match.next_deal_panel import NextDealPanel
from schafkopf_desktop.ui.match.rail import Rail
from tests.ui.match.conftest import Open
from tests.ui.match.person import PATIENCE_MS, Person

SIZES = [(960, 600), (1024, 640), (1280, 800), (1920, 1080)]


def texts(desktop: Desktop) -> set[str]:
    """Every text on the page of the table."""
    return {label.plain_text() for label in desktop.table.findChildren(Label) if label.isVisible()}


def key(qtbot: QtBot, desktop: Desktop, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for pressed in keys:
        QTest.keyClick(desktop.window.focusWidget() or desktop.table, pressed)


def shown_buttons(desktop: Desktop) -> list[Button]:
    """The buttons of the panel between two deals."""
    return [button for panel in desktop.table.findChildren(NextDealPanel) for button in panel.findChildren(Button)]


def start(qtbot: QtBot, desktop: Desktop) -> Person:
    person = Person(qtbot, desktop)
    person.begin()
    person.wait_until_asked()
    return person


def test_the_language_may_change_in_the_auction(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    assert "What do you play?" in texts(desktop)
    desktop.services.settings.update(language="de")
    assert "Was spielst du?" in texts(desktop)
    assert person.bid_row(Pass()).text() == "Weiter"
    assert "What do you play?" not in texts(desktop)
    person.play_deal(Bid(Contract.RUFER))
    assert desktop.controller.match.records
    desktop.services.settings.update(language="en")


def test_a_deal_goes_on_where_it_was_left_in_the_middle_of_a_trick(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    person.bid(Bid(Contract.RUFER))
    person.confirm_suit()
    for _ in range(3):
        person.wait_until_asked()
        person.play_any_legal_card()
    person.wait_until_asked()
    left = desktop.controller.view
    desktop.window.close()
    desktop.close()

    again = open_desktop("another seed")
    assert again.controller.view == left
    assert again.home.game.resume.isVisible()
    back = Person(qtbot, again)
    back.click(again.home.game.resume)
    back.wait_until_asked()
    assert again.table.table.table.state is not None
    assert again.table.table.table.state.hand
    back.play_to_the_end()
    assert len(again.controller.match.records) == 1


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_leaving_in_mid_flight_loses_nothing(qtbot: QtBot, open_desktop: Open, pace: str) -> None:
    desktop = open_desktop("seed 2", pace=pace)
    person = Person(qtbot, desktop)
    person.begin()
    desktop.window.go_back()
    assert desktop.window.page is desktop.home
    person.click(desktop.home.game.resume)
    person.wait_until_asked()
    assert desktop.table.auction.isVisible()
    desktop.services.settings.update(pace="instant")
    person.play_deal(Bid(Contract.RUFER))
    assert len(desktop.controller.match.records) == 1


def test_the_table_waits_while_the_rules_are_open(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    desktop.window.show_rules()
    person.click(person.bid_row(Bid(Contract.RUFER)))
    qtbot.waitUntil(lambda: desktop.controller.asks_person)
    assert not desktop.table.choice.isVisible()
    desktop.window.overlays.close_top()
    person.wait_until_asked()
    assert desktop.table.choice.isVisible()


def test_play_with_a_deal_on_the_table_asks(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    before = desktop.controller.view
    desktop.window.go_back()
    person.begin()
    assert desktop.window.overlays.top() is not None
    assert desktop.controller.view == before
    desktop.window.overlays.close_top()
    assert desktop.window.page is desktop.home
    assert desktop.controller.view == before


@pytest.mark.parametrize("size", SIZES)
def test_the_auction_covers_neither_the_hand_nor_a_seat(
    qtbot: QtBot, open_desktop: Open, size: tuple[int, int]
) -> None:
    desktop = open_desktop("seed 2", size)
    start(qtbot, desktop)
    page = desktop.table
    panel = page.auction.geometry().adjusted(*([page.auction.shadow] * 2), *([-page.auction.shadow] * 2))
    area = page.table.panel_area
    assert panel.height() <= area.height + 1
    assert panel.width() <= area.width + 1
    rows = page.auction.findChildren(BidRow)
    assert all(row.height() >= 32 for row in rows)
    assert all(page.auction.rect().contains(row.geometry()) for row in rows)


@pytest.mark.parametrize(("size", "compact"), [((1024, 640), True), ((1280, 800), False)])
def test_the_rail_becomes_a_chip_and_a_drawer_in_small_windows(
    qtbot: QtBot, open_desktop: Open, size: tuple[int, int], compact: bool
) -> None:
    desktop = open_desktop("seed 2", size)
    person = start(qtbot, desktop)
    person.bid(Bid(Contract.RUFER))
    person.confirm_suit()
    person.wait_until_asked()
    rails = [rail for rail in desktop.window.findChildren(Rail) if rail.isVisible()]
    chip = desktop.window.findChild(ContractChip)
    assert bool(rails) is not compact
    assert (chip is not None and chip.isVisible()) is compact
    if compact:
        assert chip is not None
        person.click(chip)
        assert isinstance(desktop.window.overlays.top(), Rail)
    desktop.window.resize(*((1280, 800) if compact else (1024, 640)))
    qtbot.waitUntil(lambda: desktop.table._frame.compact is not compact)


def test_a_bid_is_taken_with_the_keyboard(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    key(qtbot, desktop, Qt.Key.Key_7, Qt.Key.Key_Return)
    view = desktop.controller.view
    assert view is not None
    assert view.calls == ()
    key(qtbot, desktop, Qt.Key.Key_1, Qt.Key.Key_Down)
    assert person.bid_row(Bid(Contract.RUFER)).hasFocus()
    key(qtbot, desktop, Qt.Key.Key_Return)
    person.wait_until_asked()
    assert desktop.table.choice.isVisible()
    key(qtbot, desktop, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desktop.table.table.table.hand.legal is not None)
    view = desktop.controller.view
    assert view is not None
    assert view.phase is Phase.PLAY


def test_a_locked_bid_can_be_clicked_and_does_nothing(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    row = person.bid_row(Bid(Contract.SIE))
    assert not row.is_allowed
    assert "3.5" in row.accessibleDescription()
    with qtbot.assertNotEmitted(desktop.table.auction.bid_chosen):
        person.click(row)
    assert desktop.table.auction.isVisible()


def test_keys_do_not_deal_while_the_result_has_just_come(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    result = person.result()
    assert result is not None
    with qtbot.assertNotEmitted(result.next_requested):
        QTest.keyClick(result, Qt.Key.Key_Return)
        QTest.keyClick(result, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: desktop.window.focusWidget() is not result)
    with qtbot.waitSignal(result.next_requested):
        key(qtbot, desktop, Qt.Key.Key_Return)
    person.wait_until_asked()
    assert desktop.controller.deal_number == 2


def test_plus_and_minus_change_the_pace(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    start(qtbot, desktop)
    QTest.keyClick(desktop.table, Qt.Key.Key_Minus)
    assert desktop.services.settings.value.pace == "brisk"
    QTest.keyClick(desktop.table, Qt.Key.Key_Plus)
    assert desktop.services.settings.value.pace == "instant"
    QTest.keyClick(desktop.table, Qt.Key.Key_Plus)
    assert desktop.services.settings.value.pace == "instant"


def test_a_card_that_is_looked_at_lies_over_the_panel_that_asks(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    start(qtbot, desktop)
    page = desktop.table
    viewport = page.table.viewport()

    def uppermost_at(point: QPoint) -> QWidget:
        return next(part for part in (page.auction, page.table) if part.isAncestorOf(page.childAt(point) or page))

    middle_of_panel = page.auction.geometry().center()
    card = page.table.table.hand.cards[0]
    on_card = page.table.table.hand.box_of(card).center().toPoint() - QPoint(20, 0)
    assert uppermost_at(middle_of_panel) is page.auction
    QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=on_card)
    assert page.table.table.big_card.isVisible()
    assert uppermost_at(middle_of_panel) is page.table
    QTest.mouseRelease(viewport, Qt.MouseButton.RightButton, pos=on_card)
    assert uppermost_at(middle_of_panel) is page.auction


def test_the_keys_of_the_table_work_while_the_others_bid(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2", pace="calm")
    person = Person(qtbot, desktop)
    person.begin()
    desktop.table.table.finish_now()
    person.wait_until_asked()
    person.click(person.bid_row(Pass()))
    assert not desktop.table.auction.isVisible()
    key(qtbot, desktop, Qt.Key.Key_Plus)
    assert desktop.services.settings.value.pace == "normal"
    desktop.services.settings.update(pace="instant")
    desktop.table.table.finish_now()
    person.wait_until_asked_or_over()


def test_a_panel_that_was_hidden_when_the_language_changed_has_room_for_its_texts(
    qtbot: QtBot, open_desktop: Open
) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    desktop.window.overlays.close_all()
    assert "Next deal" in {button.text() for button in shown_buttons(desktop)}
    desktop.window.go_back()
    desktop.services.settings.update(language="it")
    person.click(desktop.home.game.resume)
    assert "Prossima smazzata" in {button.text() for button in shown_buttons(desktop)}
    for button in shown_buttons(desktop):
        assert button.width() >= button.sizeHint().width(), button.text()


def test_nothing_begins_to_move_on_the_table_of_a_window_that_was_closed(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 2")
    person = start(qtbot, desktop)
    person.bid(Bid(Contract.RUFER))
    person.confirm_suit()
    person.wait_until_asked()
    desktop.services.settings.update(pace="calm")
    person.play_any_legal_card()
    # All has been decided up to the person's next card, while the table still shows the last one.
    qtbot.waitUntil(lambda: desktop.controller.asks_person, timeout=PATIENCE_MS)
    assert not desktop.table.table.is_idle
    desktop.window.close()
    qtbot.wait(50)
    assert desktop.table.table.is_idle
