"""What no player does, however weak: the blunders that a partner would not forgive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.players.knowledge import Knowledge

DEAR: Final = 10
"""The card points from which a card is not given away: tens and aces."""


def mannerly(known: Knowledge, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return those of the legal cards that are no blunder, in their order; at least one.

    A blunder is a ten or an ace on a trick that the other side is sure of, where something cheaper may be played, and a
    trump on a trick of another suit that the own side is sure of without it, where another card brings as many points.
    """
    allowed = tuple(cards)
    if not known.view.current_trick.cards:
        return allowed
    if known.is_sure_of_trick(known.foes):
        return tuple(card for card in allowed if card.points < DEAR) or allowed
    led = known.order.effective_suit(known.view.current_trick.cards[0])
    if led is not None and known.is_sure_of_trick(known.friends):
        most = max((card.points for card in allowed if not known.order.is_trump(card)), default=-1)
        return tuple(card for card in allowed if not known.order.is_trump(card) or card.points > most)
    return allowed
