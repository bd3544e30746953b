"""What one seat may see of a deal; the only thing that a player ever gets."""

from __future__ import annotations

from dataclasses import dataclass

from schafkopf_desktop.engine import legality
from schafkopf_desktop.engine.actions import Action
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import CardOrder, Declaration
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.public_state import Call, Phase, PublicState, Trick
from schafkopf_desktop.engine.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class SeatView:
    """A deal as one seat sees it: its own cards and the public state, no hidden card.

    Attributes:
        seat: Whose view it is.
        dealt_hand: The eight cards dealt to this seat, in pack order.
        hand: Those that it still holds.
        public: What all four seats have seen.
    """

    seat: Seat
    dealt_hand: tuple[Card, ...]
    hand: tuple[Card, ...]
    public: PublicState

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.public.dealer

    @property
    def house_rules(self) -> HouseRules:
        """The table's switches."""
        return self.public.house_rules

    @property
    def phase(self) -> Phase:
        """What the deal waits for."""
        return self.public.phase

    @property
    def to_act(self) -> Seat | None:
        """The seat it waits for, None when it is finished."""
        return self.public.to_act

    @property
    def calls(self) -> tuple[Call, ...]:
        """What was said in the auction, forehand first."""
        return self.public.calls

    @property
    def declaration(self) -> Declaration | None:
        """What is played, None until it is known."""
        return self.public.declaration

    @property
    def order(self) -> CardOrder | None:
        """How the cards rank, None until the declaration is known."""
        return self.declaration.order if self.declaration is not None else None

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Complete tricks, in order."""
        return self.public.tricks

    @property
    def trick_winners(self) -> tuple[Seat, ...]:
        """The winner of each complete trick."""
        return self.public.trick_winners

    @property
    def current_trick(self) -> Trick:
        """The trick being played; empty before its lead."""
        return self.public.current_trick

    @property
    def called_suit_led(self) -> bool:
        """Whether the called suit was led in a complete trick (rules 4.5, 4.6)."""
        return self.public.called_suit_led

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat still holds."""
        return tuple(self.public.hand_size(seat) for seat in SEATS)

    @property
    def partner(self) -> Seat | None:
        """The declarer's partner where this seat knows it for certain from the table or its own hand (rules 4.8)."""
        if self.public.revealed_partner is not None:
            return self.public.revealed_partner
        ace = self.declaration.called_ace if self.declaration is not None else None
        return self.seat if ace is not None and ace in self.dealt_hand else None

    def points_of(self, seat: Seat) -> int:
        """Return the card points in the tricks that `seat` has won; tricks are open information."""
        return self.public.points_of(seat)

    def tricks_of(self, seat: Seat) -> int:
        """Return how many tricks `seat` has won."""
        return self.public.tricks_of(seat)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return what this seat may do now; empty when it is not its turn."""
        if self.public.to_act != self.seat:
            return ()
        return legality.legal_actions(self.public, self.hand)

    def why_illegal(self, action: Action) -> IllegalReason | None:
        """Return why this seat may not do `action` now, None when it may."""
        return legality.why_illegal(self.public, self.hand, action, self.seat)
