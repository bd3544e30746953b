"""What a forgetful seat recalls of the tricks that lie face down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.hidden_cards import (
    HiddenCards,
    cards_not_in,
    hidden_cards_of,
    possible_partners,
    shown_voids,
)
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
        return replace(
            hidden_cards_of(self.view),
            cards=cards_not_in(self.view.hand, recalled),
            voids=shown_voids(self.order, recalled),
        )

    @cached_property
    def partners(self) -> frozenset[Seat]:
        """The seats that may be the partner, as far as the seat recalls."""
        return possible_partners(self.view, self.hidden.voids)
