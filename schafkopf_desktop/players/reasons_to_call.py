"""The reasons for a bid, for passing, and for the suit that the declarer names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schafkopf_desktop.engine.actions import Bid, Declare
from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Contract, card_order
from schafkopf_desktop.engine.legality import callable_suits, solo_suits
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.reasons import Facts, Reason
from schafkopf_desktop.players.suit_choice import best_solo_suit

_FEW_TRUMPS: Final = 4
_MANY_TRUMPS: Final = 5
_FEW_OBERS: Final = 1


def why_bid(view: SeatView, contract: Contract) -> tuple[Reason, Facts]:
    """Return the reason to bid this contract."""
    hand = view.hand
    if contract is Contract.SIE:
        return Reason.HOLDS_ALL_OBERS_AND_UNTERS, Facts()
    order = _order_for(hand, contract)
    trumps = tuple(card for card in order.trumps if card in hand)
    aces = len(_aces_beside(trumps, hand))
    if contract.is_tout:
        return Reason.LONG_RUN_OF_TRUMPS, Facts(count=_length_of_run(order, hand))
    if contract is Contract.WENZ:
        return Reason.UNTERS_AND_ACES, Facts(count=len(trumps), more=aces)
    if contract is Contract.SOLO:
        suit = best_solo_suit(solo_suits(hand), hand)
        return Reason.MANY_TRUMPS_FOR_A_SOLO, Facts(suit=suit, count=len(trumps), more=_high_trumps(trumps))
    if aces and order.trumps[0] in hand:
        return Reason.TRUMPS_WITH_THE_ACORN_OBER, Facts(count=len(trumps))
    if aces:
        return Reason.TRUMPS_AND_AN_ACE, Facts(count=len(trumps))
    if len(trumps) >= _MANY_TRUMPS:
        return Reason.MANY_TRUMPS_FOR_A_RUFER, Facts(count=len(trumps), more=_high_trumps(trumps))
    return Reason.WEIGHED, Facts()


def why_pass(view: SeatView) -> tuple[Reason, Facts]:
    """Return the reason to bid nothing."""
    hand = view.hand
    trumps = tuple(card for card in _order_for(hand, Contract.RUFER).trumps if card in hand)
    obers = sum(card.rank is Rank.OBER for card in hand)
    if not any(isinstance(action, Bid) for action in view.legal_actions()):
        return Reason.NOTHING_HIGHER_TO_BID, Facts()
    if view.public.highest_call is not None:
        high = sum(card.rank in (Rank.OBER, Rank.UNTER) for card in hand)
        return Reason.TOO_WEAK_TO_PLAY_ALONE, Facts(count=high)
    if not callable_suits(hand):
        return Reason.NO_ACE_TO_CALL, Facts()
    if len(trumps) <= _FEW_TRUMPS:
        return Reason.TOO_FEW_TRUMPS, Facts(count=len(trumps))
    if obers <= _FEW_OBERS:
        return Reason.TOO_FEW_OBERS, Facts(count=obers, more=len(trumps))
    if not _aces_beside(trumps, hand):
        return Reason.NO_ACE_BESIDE_TRUMPS, Facts(count=len(trumps))
    return Reason.WEIGHED, Facts()


def why_suit(view: SeatView, suit: Suit) -> tuple[Reason, Facts]:
    """Return the reason to name this suit."""
    suits = [action.suit for action in view.legal_actions() if isinstance(action, Declare)]
    if len(suits) == 1:
        return Reason.ONLY_SUIT_ALLOWED, Facts(suit=suit)
    highest = view.public.highest_call
    assert highest is not None
    if highest.contract is Contract.RUFER:
        return _why_call(view.hand, suits, suit)
    return _why_trumps(view.hand, suits, suit)


def _why_call(hand: Sequence[Card], suits: Sequence[Suit], suit: Suit) -> tuple[Reason, Facts]:
    order = card_order(Contract.RUFER, None)
    cards = {other: [card for card in hand if order.effective_suit(card) is other] for other in suits}
    points = {other: sum(card.points for card in cards[other]) for other in suits}
    length = len(cards[suit])
    others = [other for other in suits if other is not suit]
    if all(length < len(cards[other]) for other in others):
        return Reason.CALLS_SHORTEST_SUIT, Facts(suit=suit, count=length)
    is_shortest = all(length <= len(cards[other]) for other in others)
    if is_shortest and all(points[suit] > points[other] for other in others if len(cards[other]) == length):
        return Reason.POINTS_UNDER_CALLED_ACE, Facts(suit=suit, points=points[suit])
    return Reason.WEIGHED, Facts()


def _why_trumps(hand: Sequence[Card], suits: Sequence[Suit], suit: Suit) -> tuple[Reason, Facts]:
    lengths = {other: sum(card_order(Contract.SOLO, other).is_trump(card) for card in hand) for other in suits}
    others = [lengths[other] for other in suits if other is not suit]
    if all(lengths[suit] > other for other in others):
        return Reason.LONGEST_TRUMPS, Facts(suit=suit, count=lengths[suit])
    if all(lengths[suit] >= other for other in others):
        return Reason.BETTER_SIDE_CARDS, Facts(suit=suit, count=lengths[suit])
    return Reason.WEIGHED, Facts()


def _order_for(hand: Sequence[Card], contract: Contract) -> CardOrder:
    return card_order(contract, best_solo_suit(solo_suits(hand), hand) if contract.is_solo else None)


def _aces_beside(trumps: Sequence[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card.rank is Rank.ACE and card not in trumps)


def _high_trumps(trumps: Sequence[Card]) -> int:
    return sum(card.rank in (Rank.OBER, Rank.UNTER) for card in trumps)


def _length_of_run(order: CardOrder, hand: Sequence[Card]) -> int:
    return next((place for place, card in enumerate(order.trumps) if card not in hand), len(order.trumps))
