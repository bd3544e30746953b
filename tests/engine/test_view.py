"""A seat's view holds what the seat may see, and nothing that depends on another hand."""

from __future__ import annotations

from random import Random

import pytest

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from tests.engine.positions import random_deal


def with_hidden_cards_exchanged(deal: Deal, seat: int, random: Random) -> Deal | None:
    """Return a deal with the same public history and the same hand of `seat`, other hands mixed; None when unlucky."""
    others = [other for other in range(4) if other != seat]
    hidden = [card for other in others for card in deal.held[other]]
    random.shuffle(hidden)
    hands = list(deal.hands)
    for other in others:
        size = len(deal.held[other])
        played = [card for card in deal.hands[other] if card not in deal.held[other]]
        hands[other] = tuple(played + hidden[:size])
        del hidden[:size]
    mixed = Deal.load(hands, deal.dealer, deal.house_rules, deal.actions)
    return None if mixed.problems() else mixed


@pytest.mark.parametrize("contract", list(Contract)[:5])
def test_exchanging_hidden_cards_changes_no_view(contract: Contract) -> None:
    random = Random(f"view {contract.value}")
    compared = 0
    while compared < 150:
        deal = random_deal(random, contract)
        for _ in range(random.randrange(32)):
            actions = deal.legal_actions()
            deal = deal.apply(random.choice(actions)) if actions else deal
        for seat in range(4):
            mixed = with_hidden_cards_exchanged(deal, seat, random)
            if mixed is not None and mixed != deal:
                assert mixed.view(seat) == deal.view(seat)
                assert mixed.view(seat).legal_actions() == deal.view(seat).legal_actions()
                compared += 1


def test_a_view_reaches_no_hidden_card() -> None:
    deal = random_deal(Random(8), Contract.RUFER)
    view = deal.view(0)
    assert set(view.__slots__) == {"seat", "dealt_hand", "hand", "public"}
    assert reachable_cards(view) <= {*deal.hands[0], Card(deal.declaration.suit, deal.declaration.called_ace.rank)}  # type: ignore[union-attr,arg-type]


def reachable_cards(value: object) -> set[Card]:
    """Return every card object that can be reached from `value` through slots and tuples."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return {card for item in value for card in reachable_cards(item)}
    names = getattr(type(value), "__slots__", ())
    return {card for name in names for card in reachable_cards(getattr(value, name))}


def test_only_the_seat_to_act_has_legal_actions() -> None:
    deal = random_deal(Random(9), Contract.SOLO)
    assert [bool(deal.view(seat).legal_actions()) for seat in range(4)] == [seat == deal.to_act for seat in range(4)]
    assert [bool(deal.legal_actions(seat)) for seat in range(4)] == [seat == deal.to_act for seat in range(4)]
