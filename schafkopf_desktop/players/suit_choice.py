"""Which suit a hand would name: the called ace in Rufer, the trump suit in Solo and Solo Tout (3.3, 3.5)."""

from __future__ import annotations

from collections.abc import Sequence

from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract, card_order


def best_called_suit(suits: Sequence[Suit], hand: Sequence[Card]) -> Suit:
    """Return the suit to call: the one with the fewest cards, so that it is soon gone; among equals the one with more
    points in the hand, which are safe under the partner's ace."""
    return min(suits, key=lambda suit: (len(_ordinary_cards(hand, suit)), -_points(hand, suit)))


def best_solo_suit(suits: Sequence[Suit], hand: Sequence[Card]) -> Suit:
    """Return the suit to make trumps: the longest, among equals the one that leaves the better cards outside it."""

    def merit(suit: Suit) -> tuple[int, int, int]:
        order = card_order(Contract.SOLO, suit)
        outside = [card for card in hand if not order.is_trump(card)]
        aces = sum(card.rank is Rank.ACE for card in outside)
        return len(hand) - len(outside), aces - len({card.suit for card in outside}), _points(hand, suit)

    return max(suits, key=merit)


def _ordinary_cards(hand: Sequence[Card], suit: Suit) -> tuple[Card, ...]:
    return tuple(card for card in hand if card.suit is suit and card.rank not in (Rank.OBER, Rank.UNTER))


def _points(hand: Sequence[Card], suit: Suit) -> int:
    return sum(card.points for card in _ordinary_cards(hand, suit))
