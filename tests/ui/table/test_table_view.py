"""The table in a window: it shows events in order, and lets exactly the legal choices out."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.events import CardPlayed, Event, TrickTaken, TurnStarted
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.motion import Pace
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.table.table_view import TableView

Choices = list[tuple[object, ...]]

LEGAL, ILLEGAL = Card.parse("HX"), Card.parse("LA")
PLAYERS = [RuleOfThumbPlayer()] * 4


def point_on(table: TableView, card: Card) -> QPoint:
    """A point near the upper left corner of a held card, where no neighbour covers it."""
    look = table.table.hand.sprite(card).target
    return QPoint(round(look.x - look.width * 0.3), round(look.y - look.width * 0.6))


def click(table: TableView, card: Card) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point_on(table, card))


def drag(table: TableView, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.6, 1.0):
        between = QPointF(start) * (1 - part) + QPointF(end) * part
        move_held(table, between)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=end)


def move_held(table: TableView, point: QPointF) -> None:
    # QTest.mouseMove reports no held button.
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    position = table.viewport().mapToGlobal(point)
    event = QMouseEvent(QEvent.Type.MouseMove, point, position, none, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.viewport(), event)


@pytest.fixture
def choices(table: TableView) -> Choices:
    """What the table let out, in order."""
    heard: Choices = []
    table.card_chosen.connect(lambda card: heard.append(("chosen", card)))
    table.choice_refused.connect(lambda card, reason: heard.append(("refused", card, reason)))
    return heard


# A whole deal


def test_a_whole_deal_ends_where_the_session_is(table: TableView, services: Services) -> None:
    services.settings.update(pace="instant")
    session = Session(PLAYERS, "a deal that is played")
    table.play(session.start_deal(), session.view(0))
    while session.request is not None:
        table.play(session.answer(session.decide(session.request)), session.view(0))
    assert table.is_idle
    state = table.table.state
    view = session.view(0)
    assert state is not None
    assert state.tricks == TableState.of_view(view).tricks
    assert state.sizes == (0, 0, 0, 0)
    assert table.table.hand.cards == ()
    assert table.table.trick.sprites() == []
    assert [table.table.seats.plate(seat).content.score.replace("−", "-") for seat in range(4)] == [
        f"{total:+}" if total else "0" for total in session.match.totals
    ]


@pytest.mark.parametrize("pace", [pace for pace in Pace if pace is not Pace.WAIT])
def test_events_are_shown_in_the_same_order_at_each_pace(
    table: TableView,
    services: Services,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    pace: Pace,
    persons_turn: Deal,
) -> None:
    services.settings.update(pace=pace.value)
    table.show_state(persons_turn.view(0))
    seen: list[type[Event]] = []
    original = TableState.after
    after = persons_turn.apply(Play(LEGAL))

    def spy(state: TableState, event: Event) -> TableState:
        seen.append(type(event))
        return original(state, event)

    with monkeypatch.context() as patch:
        patch.setattr(TableState, "after", spy)
        events = (CardPlayed(0, LEGAL, 1, 3), TrickTaken(1, 16, 1), TurnStarted(1, after.phase))
        with qtbot.waitSignal(table.idle, timeout=10_000):
            table.play(events, after.view(0))
        qtbot.waitUntil(lambda: table.is_idle, timeout=10_000)
    assert seen == [CardPlayed, TrickTaken, TurnStarted]


def test_pace_wait_holds_a_full_trick_until_the_person_goes_on(
    table: TableView, services: Services, qtbot: QtBot, persons_turn: Deal
) -> None:
    services.settings.update(pace="wait")
    table.show_state(persons_turn.view(0))
    after = persons_turn.apply(Play(LEGAL))
    table.play((CardPlayed(0, LEGAL, 1, 3), TrickTaken(1, 16, 1)), after.view(0))

    def holds_a_full_trick() -> bool:
        state = table.table.state
        assert state is not None
        assert state.trick is not None
        return len(state.trick.cards) == 4 and table._queue.is_gated

    qtbot.waitUntil(holds_a_full_trick)
    assert len(table.table.trick.sprites()) == 4
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 100))
    qtbot.waitUntil(lambda: table.is_idle)
    assert table.table.trick.sprites() == []


def test_at_once_a_trick_that_ended_stays_as_a_pale_picture_until_the_person_acts(
    table: TableView, services: Services, qtbot: QtBot, persons_turn: Deal, choices: Choices
) -> None:
    services.settings.update(pace="instant")
    table.show_state(persons_turn.view(0))
    deal = persons_turn.apply(Play(LEGAL))
    events: list[Event] = [CardPlayed(0, LEGAL, 1, 3), TrickTaken(1, 16, 1)]
    for place, code in enumerate(("SA", "HO", "SO")):
        deal = deal.apply(Play(Card.parse(code)))
        events.append(CardPlayed(place + 1, Card.parse(code), 2, place))
    table.play(tuple(events), deal.view(0))
    assert table.is_idle
    assert table.table.last_trick.isVisible()
    assert table.table.last_trick.is_ghost
    click(table, Card.parse("SK"))
    assert choices == [("chosen", Card.parse("SK"))]
    assert not table.table.last_trick.isVisible()


# Mouse


def test_click_plays_a_legal_card_once(table: TableView, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    click(table, LEGAL)
    assert choices == [("chosen", LEGAL)]


def test_double_and_triple_click_is_one_play(table: TableView, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    spot = point_on(table, LEGAL)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert choices == [("chosen", LEGAL)]


def test_click_on_an_illegal_card_says_why_and_changes_nothing(
    table: TableView, persons_turn: Deal, choices: Choices
) -> None:
    table.show_state(persons_turn.view(0))
    click(table, ILLEGAL)
    assert choices == [("refused", ILLEGAL, IllegalReason.MUST_FOLLOW_TRUMP)]
    assert "follow" in table.table.tip.text
    assert table.table.tip.isVisible()
    click(table, LEGAL)
    assert choices[1:] == [("chosen", LEGAL)]


def test_press_and_release_on_different_cards_is_no_click(
    table: TableView, persons_turn: Deal, choices: Choices
) -> None:
    table.show_state(persons_turn.view(0))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=point_on(table, LEGAL))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=point_on(table, Card.parse("H8")))
    assert choices == []


def test_drag_above_the_hand_plays_the_card(table: TableView, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    drag(table, point_on(table, LEGAL), QPoint(500, 300))
    assert choices == [("chosen", LEGAL)]


@pytest.mark.parametrize("end", [QPoint(900, 700), QPoint(500, -40), QPoint(2000, 300)])
def test_drag_elsewhere_glides_back(
    table: TableView, qtbot: QtBot, persons_turn: Deal, choices: Choices, end: QPoint
) -> None:
    table.show_state(persons_turn.view(0))
    hand = table.table.hand
    drag(table, point_on(table, LEGAL), end)
    assert choices == []
    assert hand.dragged is None
    qtbot.waitUntil(lambda: hand.sprite(LEGAL).look == hand.look_of(LEGAL))


def test_escape_ends_a_drag(table: TableView, qtbot: QtBot, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=point_on(table, LEGAL))
    move_held(table, QPointF(500, 300))
    assert table.table.hand.dragged == LEGAL
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.table.hand.dragged is None
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
    assert choices == []
    qtbot.waitUntil(lambda: not table.table.hand.sprite(LEGAL).is_moving)


def test_an_illegal_card_cannot_be_dragged(table: TableView, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    drag(table, point_on(table, ILLEGAL), QPoint(500, 300))
    assert choices == []
    assert table.table.hand.sprite(ILLEGAL).target == table.table.hand.look_of(ILLEGAL)


def test_clicks_during_a_flight_count_for_nothing(
    table: TableView, qtbot: QtBot, rufer_deal: Deal, choices: Choices
) -> None:
    table.show_state(rufer_deal.view(0))
    deal = rufer_deal
    events: list[Event] = []
    for place, code in enumerate(("LO", "HK", "H7")):
        deal = deal.apply(Play(Card.parse(code)))
        events.append(CardPlayed(place + 1, Card.parse(code), 1, place))
    table.play((*events, TurnStarted(0, deal.phase)), deal.view(0))
    assert not table.is_idle
    click(table, LEGAL)
    click(table, ILLEGAL)
    table.finish_now()
    assert choices == []
    click(table, LEGAL)
    assert choices == [("chosen", LEGAL)]


def test_a_press_before_the_turn_and_a_release_after_it_is_no_click(
    table: TableView, rufer_deal: Deal, persons_turn: Deal, choices: Choices
) -> None:
    table.show_state(rufer_deal.view(0))
    spot = point_on(table, LEGAL)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    table.show_state(persons_turn.view(0))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert choices == []


def test_not_the_persons_turn_nothing_can_be_chosen(table: TableView, rufer_deal: Deal, choices: Choices) -> None:
    table.show_state(rufer_deal.view(0))
    click(table, LEGAL)
    assert choices == []
    assert not table.table.trick.slot.isVisible()


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton, Qt.MouseButton.RightButton])
def test_other_buttons_never_play(
    table: TableView, persons_turn: Deal, choices: Choices, button: Qt.MouseButton
) -> None:
    table.show_state(persons_turn.view(0))
    QTest.mouseClick(table.viewport(), button, pos=point_on(table, LEGAL))
    assert choices == []


def test_right_button_shows_the_card_large_while_it_is_held(table: TableView, persons_turn: Deal) -> None:
    table.show_state(persons_turn.view(0))
    QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton, pos=point_on(table, ILLEGAL))
    assert table.table.big_card.isVisible()
    assert "Ace of leaves" in table.table.big_card.text
    assert "Rule 4.3" in table.table.big_card.text
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.RightButton, pos=point_on(table, ILLEGAL))
    assert not table.table.big_card.isVisible()


def test_long_press_shows_the_card_and_does_not_play_it(
    table: TableView, qtbot: QtBot, persons_turn: Deal, choices: Choices
) -> None:
    table.show_state(persons_turn.view(0))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=point_on(table, LEGAL))
    qtbot.waitUntil(table.table.big_card.isVisible)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=point_on(table, LEGAL))
    assert not table.table.big_card.isVisible()
    assert choices == []


def test_right_button_on_the_trick_shows_the_last_trick(table: TableView, qtbot: QtBot, persons_turn: Deal) -> None:
    after = persons_turn.apply(Play(LEGAL))
    table.show_state(after.view(0))
    with qtbot.waitSignal(table.last_trick_shown):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(508, 420))
    assert table.table.last_trick.isVisible()
    box = table.table.last_trick.close_box
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert not table.table.last_trick.isVisible()


# Keyboard


def test_keys_move_through_the_hand_and_enter_plays(table: TableView, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    table.activateWindow()
    table.focus_hand()
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.table.hand.focused == Card.parse("SK")
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert choices == [("refused", Card.parse("SK"), IllegalReason.MUST_FOLLOW_TRUMP)]
    QTest.keyClick(table, Qt.Key.Key_4)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.table.hand.focused == LEGAL
    QTest.keyClick(table, Qt.Key.Key_Enter)
    assert choices[1:] == [("chosen", LEGAL)]


def test_focus_stays_in_the_hand_after_a_card_has_left(table: TableView, qtbot: QtBot, persons_turn: Deal) -> None:
    table.show_state(persons_turn.view(0))
    table.activateWindow()
    table.focus_hand()
    QTest.keyClick(table, Qt.Key.Key_4)
    after = persons_turn.apply(Play(LEGAL))
    table.play((CardPlayed(0, LEGAL, 1, 3),), after.view(0))
    table.finish_now()
    assert table._buttons.focused == table.table.hand.cards[3]


def test_v_shows_and_hides_the_last_trick_and_escape_closes_it(table: TableView, persons_turn: Deal) -> None:
    after = persons_turn.apply(Play(LEGAL))
    table.show_state(after.view(0))
    for key, shown in ((Qt.Key.Key_V, True), (Qt.Key.Key_V, False), (Qt.Key.Key_V, True), (Qt.Key.Key_Escape, False)):
        QTest.keyClick(table, key)
        assert table.table.last_trick.isVisible() is shown


def test_space_skips_to_the_persons_turn(table: TableView, rufer_deal: Deal, choices: Choices) -> None:
    table.show_state(rufer_deal.view(0))
    deal = rufer_deal
    events: list[Event] = []
    for place, code in enumerate(("LO", "HK", "H7")):
        deal = deal.apply(Play(Card.parse(code)))
        events.append(CardPlayed(place + 1, Card.parse(code), 1, place))
    table.play((*events, TurnStarted(0, deal.phase)), deal.view(0))
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.is_idle
    legal = table.table.hand.legal
    assert legal is not None
    assert frozenset(Play(card) for card in legal) == frozenset(deal.legal_actions())


# Assistive technology


def test_each_card_tells_its_name_place_and_why_not(table: TableView, persons_turn: Deal, choices: Choices) -> None:
    table.show_state(persons_turn.view(0))
    buttons = table._buttons.buttons()
    told: dict[str, str] = {}
    for button in buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.role() == QAccessible.Role.Button
        told[interface.text(QAccessible.Text.Name)] = interface.text(QAccessible.Text.Description)
    assert len(told) == 8
    assert told["Ten of hearts"] == "Card 4 of 8. May be played."
    assert told["Ace of leaves"].startswith("Card 7 of 8. Not now: ")
    assert told["Ace of leaves"].endswith("Rule 4.3")
    buttons[3].click()
    assert choices == [("chosen", LEGAL)]


def test_what_happens_is_said_once_in_order(table: TableView, persons_turn: Deal) -> None:
    heard: list[str] = []
    table.said.connect(heard.append)
    table.show_state(persons_turn.view(0))
    after = persons_turn.apply(Play(LEGAL))
    table.play((CardPlayed(0, LEGAL, 1, 3), TrickTaken(1, 17, 1), TurnStarted(1, after.phase)), after.view(0))
    table.finish_now()
    assert heard == ["You: Ten of hearts. Vroni wins now.", "Vroni takes the trick, 17 points."]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (Qt.Key.Key_L, "Vroni: Ober of leaves. Luis: King of hearts. Resi: Seven of hearts. Vroni wins now."),
        (Qt.Key.Key_P, "You: 0 tricks, 0 points. Vroni: 0 tricks, 0 points."),
        (Qt.Key.Key_T, "Trumps, highest first: Ober of acorns, Ober of leaves,"),
    ],
)
def test_keys_say_what_lies_on_the_table(table: TableView, persons_turn: Deal, key: Qt.Key, words: str) -> None:
    heard: list[str] = []
    table.said.connect(heard.append)
    table.show_state(persons_turn.view(0))
    QTest.keyClick(table, key)
    assert len(heard) == 1
    assert heard[0].startswith(words)


# Whatever happens in mid-flight


@pytest.mark.parametrize("interruption", ["resize", "language", "theme", "hide", "another deal"])
def test_flights_end_at_their_targets_when_something_else_happens(
    table: TableView, services: Services, persons_turn: Deal, interruption: str
) -> None:
    table.show_state(persons_turn.view(0))
    after = persons_turn.apply(Play(LEGAL))
    table.play((CardPlayed(0, LEGAL, 1, 3), TrickTaken(1, 16, 1), TurnStarted(1, after.phase)), after.view(0))
    assert not table.is_idle
    match interruption:
        case "resize":
            table.resize(900, 600)
        case "language":
            services.translator.install("de")
        case "theme":
            services.theme.changed.emit()
        case "hide":
            table.hide()
        case "another deal":
            table.show_state(after.view(0))
    assert table.is_idle
    assert table.table.state == TableState.of_view(after.view(0))
    assert not any(sprite.is_moving for sprite in table.table.hand.sprites())
    assert table.table.trick.sprites() == []


def test_language_switch_rewrites_everything_on_the_table(
    table: TableView, services: Services, persons_turn: Deal
) -> None:
    table.show_state(persons_turn.view(0))
    before = table.table.seats.plate(0).content
    services.translator.install("de")
    after = table.table.seats.plate(0).content
    assert before.name == "You"
    assert after.name == "Du"
    assert table._buttons.buttons()[3].accessibleName() != "Ten of hearts"


def test_hand_keeps_its_cards_and_legality_through_a_resize(
    table: TableView, persons_turn: Deal, choices: Choices
) -> None:
    table.show_state(persons_turn.view(0))
    for size in ((900, 560), (1700, 1000), (1016, 752)):
        table.resize(*size)
    click(table, LEGAL)
    assert choices == [("chosen", LEGAL)]


def test_empty_table_shows_seats_and_no_cards(table: TableView) -> None:
    table.show_state(None)
    assert table.table.hand.cards == ()
    assert [table.table.seats.plate(seat).content.status for seat in range(4)] == [""] * 4


def test_reduced_motion_fades_in_place(table: TableView, services: Services, persons_turn: Deal) -> None:
    services.settings.update(reduced_motion=True)
    table.show_state(persons_turn.view(0))
    after = persons_turn.apply(Play(LEGAL))
    table.play((CardPlayed(0, LEGAL, 1, 3),), after.view(0))
    (sprite,) = [each for each in table.table.trick.sprites() if each.card == LEGAL]
    place = table.table.geometry.trick_card(0)
    assert (sprite.look.x, sprite.look.y) == (place.centre.x, place.centre.y)
    table.finish_now()
    assert sprite.look.opacity == 1


def test_index_in_the_corners_follows_the_settings(table: TableView, services: Services, persons_turn: Deal) -> None:
    table.show_state(persons_turn.view(0))
    services.settings.update(corner_index=False)
    assert not table.table.shows_index


def test_the_table_shows_the_pack_that_is_chosen(table: TableView, services: Services, persons_turn: Deal) -> None:
    def picture(pack: str) -> QImage:
        services.settings.update(pack=pack)
        table.grab()
        assert services.pictures.wait_settled()
        return table.grab().toImage()

    services.settings.update(pace="instant", reduced_motion=True)
    table.show_state(persons_turn.view(0))
    table.finish_now()
    usual = picture("salzburg")
    assert picture("double_german") != usual
    assert picture("salzburg") == usual


def test_3_1_an_outbid_seat_has_not_passed(table: TableView) -> None:
    deal = parse_deal("sk1 0 EAEKEOLOL8L7H8SX/EXE7HOH9H7SKSOS9/LALXLUHAHXHUSASU/EUE9E8LKL9HKS8S7 - -,wenz,-,solo .")
    table.show_state(deal.view(0))
    assert [table.table.seats.plate(seat).content.status for seat in (2, 3)] == ["Outbid", "Has passed"]
