"""A claim at the screen: granted, the cards are open and the tricks run; refused, only a card that is out is named."""

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.claim import Claim, rule_on
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.match.match_controller import MatchController
from schafkopf_desktop.ui.match.match_saving import saved_match
from tests.ui.match.conftest import Open
from tests.ui.match.person import PATIENCE_MS, Person


def save_match_at(store: MatchStore, moment: Callable[[SeatView], bool]) -> None:
    """Save the first match in which the person, to play a card, sees what `moment` wants."""
    for number in count():
        session = Session((RuleOfThumbPlayer(),) * 4, f"claim {number}")
        session.start_deal()
        while (request := session.request) is not None:
            if request.seat == 0 and request.view.phase is Phase.PLAY and moment(request.view):
                store.save(saved_match(session))
                return
            session.answer(session.decide(request))


def granted(view: SeatView) -> list[Claim]:
    known = Knowledge(view)
    return [claim for claim in Claim if rule_on(claim, known).is_granted]


def at_table(qtbot: QtBot, open_desktop: Open, store: MatchStore, moment: Callable[[SeatView], bool]) -> Desktop:
    save_match_at(store, moment)
    desktop = open_desktop()
    desktop.window.go_to(desktop.table)
    Person(qtbot, desktop).wait_until_asked()
    return desktop


TITLES = [
    (Claim.MINE, "The rest is yours"),
    (Claim.OURS, "The rest is for your side"),
    (Claim.THEIRS, "The rest is for the others"),
]


@pytest.mark.parametrize(("claim", "title"), TITLES)
def test_a_granted_claim_opens_the_cards_and_plays_itself_out(
    qtbot: QtBot, open_desktop: Open, store: MatchStore, claim: Claim, title: str
) -> None:
    desktop = at_table(qtbot, open_desktop, store, lambda view: len(view.hand) >= 2 and granted(view)[:1] == [claim])
    view = desktop.controller.view
    assert view is not None
    side = Knowledge(view).foes if claim is Claim.THEIRS else Knowledge(view).friends
    QTest.keyClick(desktop.table, Qt.Key.Key_R)
    panel = desktop.table.claim
    assert panel.isVisible()
    assert panel.text.startswith(title)
    assert desktop.table.table.table.hand.legal is None
    panel.close_answer()
    person = Person(qtbot, desktop)
    qtbot.waitUntil(lambda: person.result() is not None, timeout=PATIENCE_MS)
    winners = desktop.controller.view
    assert winners is not None
    assert set(winners.trick_winners[len(view.tricks) :]) <= ({0} if claim is Claim.MINE else side)


def test_a_refused_claim_names_a_card_that_is_out_and_shows_no_other(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    def has_threat(view: SeatView) -> bool:
        ruling = rule_on(Claim.OURS, Knowledge(view))
        return len(view.hand) == 2 and not granted(view) and ruling.threat is not None

    desktop = at_table(qtbot, open_desktop, store, has_threat)
    view = desktop.controller.view
    assert view is not None
    answer = desktop.controller.claim()
    assert answer.hands == {}
    assert answer.ruling.threat in Knowledge(view).unseen
    QTest.keyClick(desktop.table, Qt.Key.Key_R)
    panel = desktop.table.claim
    assert answer.ruling.threat is not None
    assert terms.card_name(answer.ruling.threat) in panel.text
    QTest.keyClick(desktop.table, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert desktop.controller.view == view
    legal = desktop.table.table.table.hand.legal
    assert legal == frozenset(action.card for action in view.legal_actions() if isinstance(action, Play))


def test_nothing_can_be_claimed_before_the_play(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop()
    person = Person(qtbot, desktop)
    person.begin()
    person.wait_until_asked()
    QTest.keyClick(desktop.table, Qt.Key.Key_R)
    assert not desktop.table.claim.isVisible()
    with pytest.raises(RuntimeError):
        desktop.controller.claim()


def test_the_open_hands_are_those_of_the_others(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    desktop = at_table(qtbot, open_desktop, store, lambda view: bool(granted(view)))
    controller: MatchController = desktop.controller
    view = controller.view
    assert view is not None
    hands = controller.claim().hands
    assert set(hands) == set(SEATS) - {0}
    assert {card for cards in hands.values() for card in cards} == set(Knowledge(view).unseen)


def test_who_leaves_the_open_cards_finds_the_claim_played_out(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    desktop = at_table(qtbot, open_desktop, store, lambda view: len(view.hand) >= 2 and bool(granted(view)))
    QTest.keyClick(desktop.table, Qt.Key.Key_R)
    desktop.window.go_to(desktop.home)
    desktop.window.go_to(desktop.table)
    qtbot.waitUntil(lambda: not desktop.controller.deal_is_running, timeout=PATIENCE_MS)
