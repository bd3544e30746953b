"""What a forgetful seat recalls of the tricks that lie face down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from schafkopf_desktop.engine.cards import PACK, Suit
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.players.hidden_cards import HiddenCards, hidden_cards_of, possible_partners
from schafkopf_desktop.players.knowledge import Knowledge


@dataclass(frozen=True)
class Recollection(Knowledge):
    """A seat's knowledge without the older tricks: cards in them may still seem to be out, and voids are forgotten.

    It is no longer certain and fits no world, so that nothing may be asked of it that looks at `worlds`.

    Attributes:
        tricks: how many of the last complete tricks the seat recalls.
    """

    tricks: int = 1

    @cached_property
    def hidden(self) -> HiddenCards:
        """The cards that seem to be hidden, and the voids that are remembered."""
        first = max(0, len(self.view.tricks) - self.tricks)
        recalled = (*self.view.tricks[first:], self.view.current_trick)
        seen = {card for trick in recalled for card in trick.cards}.union(self.view.hand)
        voids: tuple[set[Suit | None], ...] = tuple(set() for _ in SEATS)
        for trick in recalled:
            for place, card in enumerate(trick.cards):
                led = self.order.effective_suit(trick.cards[0])
                if self.order.effective_suit(card) is not led:
                    voids[trick.seat_of(place)].add(led)
        return replace(
            hidden_cards_of(self.view),
            cards=tuple(card for card in PACK if card not in seen),
            voids=tuple(map(frozenset, voids)),
        )

    @cached_property
    def partners(self) -> frozenset[Seat]:
        """The seats that may be the partner, as far as the seat recalls."""
        return possible_partners(self.view, self.hidden.voids)
