"""What must hold in every deal: never stuck, cards conserved, 120 points, scores that sum to zero."""

from __future__ import annotations

import os
from random import Random

import pytest

from schafkopf_desktop.engine.actions import Action, Play
from schafkopf_desktop.engine.cards import PACK
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalAction
from schafkopf_desktop.engine.public_state import Phase, Trick
from tests.engine import plain_rules
from tests.engine.positions import random_deal

DEALS = int(os.environ.get("SCHAFKOPF_DEALS", "3000"))
"""How many random deals are played; 100,000 now and then by hand."""


@pytest.mark.parametrize("contract", Contract)
def test_random_deals_of_every_contract(contract: Contract) -> None:
    random = Random(f"properties {contract.value}")
    for _ in range(DEALS // len(Contract)):
        deal = random_deal(random, contract)
        while deal.phase is not Phase.FINISHED:
            actions = deal.legal_actions()
            assert actions
            check_hands(deal)
            check_against_the_plain_rules(deal, actions)
            deal = deal.apply(random.choice(actions))
        check_the_end(deal)


def check_hands(deal: Deal) -> None:
    played = [card for trick in (*deal.tricks, deal.current_trick) for card in trick.cards]
    held = [card for hand in deal.held for card in hand]
    assert sorted(played + held) == list(PACK)
    assert [len(hand) for hand in deal.held] == [deal.public.hand_size(seat) for seat in range(4)]


def check_against_the_plain_rules(deal: Deal, actions: tuple[Action, ...]) -> None:
    declaration, seat = deal.declaration, deal.to_act
    assert declaration is not None
    assert seat is not None
    contract, suit = declaration.contract.value, declaration.suit.value if declaration.suit else None
    led = {plain_rules.suit_of(trick.cards[0].code, contract, suit) for trick in deal.tricks}
    legal = {action.card.code for action in actions if isinstance(action, Play)}
    hand = {card.code for card in deal.hand(seat)}
    trick = [card.code for card in deal.current_trick.cards]
    assert legal == plain_rules.legal(hand, trick, contract, suit, called_suit_led=suit in led)
    for card in deal.hand(seat):
        assert (deal.why_illegal(Play(card)) is None) == (card.code in legal)


def check_the_end(deal: Deal) -> None:
    settlement, declaration = deal.settlement, deal.declaration
    assert settlement is not None
    assert declaration is not None
    assert sum(settlement.scores) == 0
    assert settlement.value > 0
    assert deal.legal_actions() == ()
    contract, suit = declaration.contract.value, declaration.suit.value if declaration.suit else None
    for trick, winner in zip(deal.tricks, deal.public.trick_winners, strict=True):
        place = plain_rules.winner([card.code for card in trick.cards], contract, suit)
        assert trick.seat_of(place) == winner
    if declaration.contract in (Contract.RUFER, Contract.WENZ, Contract.SOLO):
        assert sum(deal.public.points_of(seat) for seat in range(4)) == 120
        assert sum(deal.public.tricks_of(seat) for seat in range(4)) == 8


def test_a_deal_does_not_change() -> None:
    random = Random(5)
    deal = random_deal(random, Contract.RUFER)
    before = (str(deal), hash(deal))
    for action in deal.legal_actions():
        deal.apply(action)
    with pytest.raises(AttributeError):
        deal.actions = ()  # type: ignore[misc]
    assert (str(deal), hash(deal)) == before


def test_an_illegal_action_leaves_the_deal_as_it_was() -> None:
    deal = random_deal(Random(6), Contract.WENZ)
    others = [card for card in PACK if card not in deal.hand(deal.to_act or 0)]
    for card in others:
        with pytest.raises(IllegalAction):
            deal.apply(Play(card))
    assert deal.current_trick == Trick((deal.dealer + 1) % 4)
