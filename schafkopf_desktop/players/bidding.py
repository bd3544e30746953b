"""What to bid with a hand: trumps, Obers, aces and voids are counted, and a contract is bid from a strength up.

The weights and thresholds were fitted to deals in which the same hands were played out by four rule-of-thumb players
(`tests/bench/bench_bidding.py`), so that declarers win about as often as people do.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Contract, card_order
from schafkopf_desktop.engine.legality import solo_suits
from schafkopf_desktop.players.suit_choice import best_solo_suit


@dataclass(frozen=True, slots=True)
class Counting:
    """How a contract counts a hand, in hundredths of a strong Ober; bid when the sum reaches `needed`."""

    ober: int
    unter: int
    highest_trump: int
    small_trump: int
    ace: int
    guarded_ten: int
    void: int
    needed: int


COUNTING = {
    Contract.RUFER: Counting(100, 75, 20, 45, 60, 0, 40, 400),
    Contract.SOLO: Counting(100, 75, 20, 60, 70, 10, 50, 620),
    Contract.WENZ: Counting(0, 100, 60, 0, 80, 50, 0, 480),
}


def contract_to_bid(hand: Sequence[Card], allowed: Collection[Contract]) -> Contract | None:
    """Return the contract to bid with the eight cards of `hand` among those the rules allow now, or None to pass."""
    for contract in (Contract.SIE, Contract.SOLO_TOUT, Contract.WENZ_TOUT):
        if contract in allowed and _is_certain(hand, contract):
            return contract
    promises = {
        contract: promise
        for contract in COUNTING
        if contract in allowed and (promise := strength(hand, contract) - COUNTING[contract].needed) >= 0
    }
    dearer = {contract: promise for contract, promise in promises.items() if not contract.is_rufer}
    return max(dearer or promises, key=promises.__getitem__, default=None)


def strength(hand: Sequence[Card], contract: Contract) -> int:
    """Return what the hand counts in Rufer, Wenz or Solo with its best suit, in the measure of `Counting`."""
    return strength_under(hand, contract, _order_for(hand, contract))


def strength_under(hand: Sequence[Card], contract: Contract, order: CardOrder) -> int:
    """Return what the hand counts in Rufer, Wenz or Solo with this order of cards, in the measure of `Counting`."""
    counting = COUNTING[contract]
    trumps = [card for card in hand if order.is_trump(card)]
    ordinary = [card for card in hand if not order.is_trump(card)]
    aces = {card.suit for card in ordinary if card.rank is Rank.ACE}
    count = counting.highest_trump * (order.trumps[0] in hand)
    count += sum(_trump_count(card, counting) for card in trumps)
    count += counting.ace * len(aces)
    count += counting.guarded_ten * sum(card.rank is Rank.TEN and card.suit in aces for card in ordinary)
    plain_suits = {suit for suit in Suit if any(order.effective_suit(card) is suit for card in PACK)}
    return count + counting.void * len(plain_suits - {card.suit for card in ordinary})


def _trump_count(card: Card, counting: Counting) -> int:
    match card.rank:
        case Rank.OBER:
            return counting.ober
        case Rank.UNTER:
            return counting.unter
        case _:
            return counting.small_trump


def _order_for(hand: Sequence[Card], contract: Contract) -> CardOrder:
    return card_order(contract, best_solo_suit(solo_suits(hand), hand) if contract.is_solo else None)


def _is_certain(hand: Sequence[Card], contract: Contract) -> bool:
    """Whether the hand takes every trick unless the cards lie very badly; in Sie whoever may bid it has won."""
    if contract is Contract.SIE:
        return True
    order = _order_for(hand, contract)
    held = [card for card in order.trumps if card in hand]
    foreign = len(order.trumps) - len(held)
    # Trumps seldom lie worse than half of the outstanding ones in one hand; the few of a Wenz may.
    rounds = foreign if contract is Contract.WENZ_TOUT else -(-foreign // 2)
    return _length_of_run(order.trumps, hand) >= rounds and all(
        _has_no_loser(order, suit, hand) for suit in {card.suit for card in hand if not order.is_trump(card)}
    )


def _has_no_loser(order: CardOrder, suit: Suit, hand: Sequence[Card]) -> bool:
    ranked = sorted((card for card in PACK if order.effective_suit(card) is suit), key=order.strength, reverse=True)
    held = sum(card in hand for card in ranked)
    return _length_of_run(ranked, hand) >= min(held, len(ranked) - held)


def _length_of_run(ranked: Sequence[Card], hand: Sequence[Card]) -> int:
    """Return how many of the highest cards are in the hand without a gap."""
    return next((place for place, card in enumerate(ranked) if card not in hand), len(ranked))
