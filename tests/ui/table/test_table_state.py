"""The scene's own copy of the deal follows the events to exactly what the person's view says."""

from collections.abc import Iterator

import pytest

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.events import Dealt, Event
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui.emblems import Party
from schafkopf_desktop.ui.table.table_state import TableState, fan_order
from tests.ui.table.conftest import cards


def moves_of(session: Session) -> Iterator[tuple[tuple[Event, ...], SeatView]]:
    """The events of one deal with the person's view after each move."""
    yield session.start_deal(), session.view(0)
    while session.request is not None:
        yield session.answer(session.decide(session.request)), session.view(0)


@pytest.mark.parametrize("seed", range(40))
def test_events_lead_to_what_the_view_says(seed: int) -> None:
    session = Session([RuleOfThumbPlayer()] * 4, f"table {seed}")
    state: TableState | None = None
    for events, view in moves_of(session):
        for event in events:
            if isinstance(event, Dealt):
                state = TableState.dealt(view)
            else:
                assert state is not None
                state = state.after(event)
        assert state is not None
        expected = TableState.of_view(view)
        if view.phase is Phase.FINISHED:
            # Only the bill names a partner who was never revealed.
            assert (state.sizes, state.tricks, state.to_act) == (expected.sizes, expected.tricks, None)
        else:
            assert state == expected


def test_4_1_hand_is_sorted_by_the_contract() -> None:
    hand = cards("S7 HA EU LO EA HO")
    assert [card.code for card in fan_order(hand, None)] == ["LO", "HO", "EU", "HA", "EA", "S7"]
    wenz = Declaration(Contract.WENZ, 0, None)
    assert fan_order(hand, wenz)[0] == Card.parse("EU")
    solo = Declaration(Contract.SOLO, 0, Suit.BELLS)
    assert [card.code for card in fan_order(hand, solo)][:4] == ["LO", "HO", "EU", "S7"]


def test_4_8_sides_are_shown_only_as_far_as_the_person_can_know(rufer_deal: Deal) -> None:
    declarer = TableState.of_view(rufer_deal.view(0))
    assert [declarer.party_of(seat) for seat in range(4)] == [Party.DECLARER_SIDE] + [Party.UNKNOWN] * 3
    partner = TableState.of_view(rufer_deal.view(1))
    assert [partner.party_of(seat) for seat in range(4)] == [Party.DECLARER_SIDE] * 2 + [Party.DEFENDERS] * 2
    defender = TableState.of_view(rufer_deal.view(2))
    assert [defender.party_of(seat) for seat in range(4)] == [
        Party.DECLARER_SIDE,
        Party.UNKNOWN,
        Party.DEFENDERS,
        Party.UNKNOWN,
    ]


def test_1_3_one_against_three_has_no_secret(rufer_deal: Deal) -> None:
    deal = Deal.declared(rufer_deal.hands, 0, Declaration(Contract.WENZ, 3, None))
    state = TableState.of_view(deal.view(0))
    assert [state.party_of(seat) for seat in range(4)] == [Party.DEFENDERS] * 3 + [Party.DECLARER_SIDE]


def test_no_side_before_anything_is_declared(rufer_deal: Deal) -> None:
    state = TableState.of_view(Deal.start(rufer_deal.hands, 0).view(0))
    assert {state.party_of(seat) for seat in range(4)} == {None}
