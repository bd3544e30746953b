"""A player sees its own cards and what is public; nothing hidden may change a decision."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from tests.players.positions import after_actions, dealt, with_hidden_cards_swapped

PLAYER = RuleOfThumbPlayer()


@st.composite
def positions(draw: st.DrawFn) -> Deal:
    start = dealt(f"fair {draw(st.integers(0, 10**6))}", draw(st.integers(0, 3)))
    deal = after_actions(start, draw(st.integers(0, 35)), PLAYER, Random(1))
    assume(deal.to_act is not None)
    return deal


@given(deal=positions(), chance=st.integers(0, 10**6))
def test_hidden_cards_change_no_decision(deal: Deal, chance: int) -> None:
    seat = deal.to_act
    assert seat is not None
    varied = with_hidden_cards_swapped(deal, seat, 12, Random(chance))
    assume(varied.hands != deal.hands)
    assert varied.view(seat) == deal.view(seat)
    assert PLAYER.decide(varied.view(seat), Random(chance)) == PLAYER.decide(deal.view(seat), Random(chance))


@given(deal=positions(), chance=st.integers(0, 10**6))
def test_the_same_view_and_generator_state_give_the_same_action(deal: Deal, chance: int) -> None:
    assert deal.to_act is not None
    view = deal.view(deal.to_act)
    assert PLAYER.decide(view, Random(chance)) == PLAYER.decide(view, Random(chance))


@given(deal=positions())
def test_every_decision_is_legal(deal: Deal) -> None:
    assert deal.to_act is not None
    view = deal.view(deal.to_act)
    assert PLAYER.decide(view, Random(0)) in view.legal_actions()
