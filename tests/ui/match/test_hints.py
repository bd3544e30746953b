"""Hints at the screen: what is named, where it is said, and when it goes away."""

from threading import Event as Gate

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Bid, Declare, Pass, Play
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.remarks import RemarkKind
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.hints import Hint, reason_for
from schafkopf_desktop.players.reasons import Reason
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.ui.match import match_controller
from schafkopf_desktop.ui.match.hint_words import hint_sentence, hint_title
from tests.players.test_hints import ROWS, action_of
from tests.ui.match.conftest import Open
from tests.ui.match.person import PATIENCE_MS, Person
from tests.ui.test_fits import assert_fits


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser takes the first legal action, so that no test waits for a search."""

    def first(view: SeatView, _player: object, _random: object) -> Hint:
        action = view.legal_actions()[0]
        return Hint(action, *reason_for(view, action))

    monkeypatch.setattr(match_controller, "hint_for", first)


def press_h(desktop: Desktop) -> None:
    QTest.keyClick(desktop.table, Qt.Key.Key_H)


def play_first_card(qtbot: QtBot, desktop: Desktop) -> Person:
    """Pass, unless everybody does, until the person is asked for a card."""
    person = Person(qtbot, desktop)
    person.begin()
    while desktop.table.table.table.hand.legal is None:
        person.wait_until_asked()
        if desktop.table.auction.isVisible():
            person.bid(Pass())
        elif desktop.table.choice.isVisible():
            person.confirm_suit()
        qtbot.wait(10)
    return person


@pytest.mark.usefixtures("at_once")
def test_a_hint_names_a_card_and_goes_with_the_second_press(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop()
    play_first_card(qtbot, desktop)
    scene = desktop.table.table.table
    view = desktop.controller.view
    assert view is not None
    advised = view.legal_actions()[0]
    assert isinstance(advised, Play)
    press_h(desktop)
    qtbot.waitUntil(scene.hint.isVisible, timeout=PATIENCE_MS)
    assert scene.hand.hinted == advised.card
    assert hint_title(advised) in scene.hint.text
    desktop.window.resize(1000, 700)
    qtbot.waitUntil(scene.hint.isVisible, timeout=PATIENCE_MS)
    assert scene.hand.hinted == advised.card
    press_h(desktop)
    assert not scene.hint.isVisible()
    assert scene.hand.hinted is None


@pytest.mark.usefixtures("at_once")
def test_a_hint_is_noted_in_the_record_once_for_a_decision(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    desktop = open_desktop()
    play_first_card(qtbot, desktop)
    for _ in range(2):
        with qtbot.waitSignal(desktop.controller.hinted, timeout=PATIENCE_MS):
            press_h(desktop)
        press_h(desktop)
    saved = store.load().match
    assert saved is not None
    assert saved.running is not None
    assert [remark.kind for remark in parse_deal(saved.running).remarks] == [RemarkKind.HINT]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("how", ["cross", "escape", "card"])
def test_a_hint_is_closed_by_its_cross_by_escape_and_by_playing(qtbot: QtBot, open_desktop: Open, how: str) -> None:
    desktop = open_desktop()
    person = play_first_card(qtbot, desktop)
    table = desktop.table.table
    press_h(desktop)
    qtbot.waitUntil(table.table.hint.isVisible, timeout=PATIENCE_MS)
    if how == "cross":
        middle = table.table.hint.close_box.center().toPoint()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle))
    elif how == "escape":
        QTest.keyClick(table, Qt.Key.Key_Escape)
    else:
        person.play_any_legal_card()
    assert not table.table.hint.isVisible()
    assert table.table.hand.hinted is None
    if how != "card":
        press_h(desktop)
        qtbot.waitUntil(table.table.hint.isVisible, timeout=PATIENCE_MS)


@pytest.mark.usefixtures("at_once")
def test_a_hint_for_a_bid_and_for_a_suit_stands_in_the_panel(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop()
    person = Person(qtbot, desktop)
    person.begin()
    person.wait_until_asked()
    press_h(desktop)
    qtbot.waitUntil(lambda: bool(desktop.table.auction.hint), timeout=PATIENCE_MS)
    assert desktop.table.auction.hint.startswith(hint_title(Pass()))
    press_h(desktop)
    assert desktop.table.auction.hint == ""
    allowed = [row.action for row in map(person.bid_row, (Bid(Contract.SOLO),)) if row.is_allowed]
    person.bid(allowed[0])
    qtbot.waitUntil(desktop.table.choice.isVisible, timeout=PATIENCE_MS)
    view = desktop.controller.view
    assert view is not None
    assert view.phase is Phase.DECLARATION
    press_h(desktop)
    qtbot.waitUntil(lambda: bool(desktop.table.choice.hint), timeout=PATIENCE_MS)
    advised = view.legal_actions()[0]
    assert isinstance(advised, Declare)
    assert desktop.table.choice.hint.startswith(hint_title(advised))


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("size", [(960, 600), (1180, 690), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("contract", [Contract.RUFER, Contract.SOLO])
def test_a_hint_leaves_the_tiles_of_the_suits_their_room(
    qtbot: QtBot, open_desktop: Open, contract: Contract, size: tuple[int, int]
) -> None:
    desktop = open_desktop("seed 2", size)
    person = Person(qtbot, desktop)
    person.begin()
    person.bid(Bid(contract))
    qtbot.waitUntil(desktop.table.choice.isVisible, timeout=PATIENCE_MS)
    press_h(desktop)
    qtbot.waitUntil(lambda: bool(desktop.table.choice.hint), timeout=PATIENCE_MS)
    assert_fits(desktop.table.choice)


def test_a_hint_that_comes_too_late_is_dropped(
    qtbot: QtBot, open_desktop: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()

    def slow(view: SeatView, _player: object, _random: object) -> Hint:
        gate.wait(20)
        action = view.legal_actions()[0]
        return Hint(action, *reason_for(view, action))

    monkeypatch.setattr(match_controller, "hint_for", slow)
    desktop = open_desktop()
    person = play_first_card(qtbot, desktop)
    hints: list[Hint] = []
    desktop.controller.hinted.connect(hints.append)
    press_h(desktop)
    person.play_any_legal_card()
    gate.set()
    person.wait_until_asked_or_over()
    qtbot.wait(50)
    assert hints == []
    assert not desktop.table.table.table.hint.isVisible()


def test_an_adviser_that_fails_gives_no_hint(
    qtbot: QtBot, open_desktop: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unsure(*_: object) -> Hint:
        raise ValueError("no idea")

    monkeypatch.setattr(match_controller, "hint_for", unsure)
    desktop = open_desktop()
    play_first_card(qtbot, desktop)
    with qtbot.waitSignal(desktop.controller.hinted, timeout=PATIENCE_MS) as waited:
        press_h(desktop)
    assert waited.args == [None]
    assert "no idea" in caplog.text
    assert not desktop.table.table.table.hint.isVisible()


def test_the_adviser_is_a_master(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop()
    play_first_card(qtbot, desktop)
    press_h(desktop)
    qtbot.waitUntil(desktop.table.table.table.hint.isVisible, timeout=PATIENCE_MS)


@pytest.mark.parametrize(("name", "text", "notation"), ROWS)
def test_every_reason_has_a_sentence(name: str, text: str, notation: str) -> None:
    deal, action = parse_deal(notation), action_of(text)
    assert deal.to_act is not None
    hint = Hint(action, *reason_for(deal.view(deal.to_act), action))
    assert hint.reason is Reason[name]
    sentence = hint_sentence(hint)
    assert sentence.endswith(".") or sentence[-1].isdigit()
    assert not any(left in sentence for left in ("{", "%n", "None of them", "  "))


def test_closing_while_others_and_the_adviser_think_leaves_no_thread(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop()
    strong = dict.fromkeys(("level_left", "level_across", "level_right"), "master")
    desktop.services.settings.update(**strong)
    person = Person(qtbot, desktop)
    person.begin()
    person.wait_until_asked()
    desktop.controller.ask_for_hint()
    desktop.controller.act(Pass())
    desktop.controller.close()
