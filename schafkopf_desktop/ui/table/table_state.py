"""What lies on the table as the person sees it: the scene's own copy, moved on by events."""

from __future__ import annotations

from dataclasses import dataclass, replace

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration, card_order
from schafkopf_desktop.engine.public_state import Phase, Trick
from schafkopf_desktop.engine.seats import SEATS, Seat, forehand_of
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.session import events as happened
from schafkopf_desktop.ui.emblems import Party

Calls = tuple[tuple[Seat, Contract | None], ...]


@dataclass(frozen=True)
class TableState:
    """One moment of a deal; never holds a card that the person cannot see.

    Attributes:
        viewer: the seat of the person.
        dealer: who dealt.
        phase: what is going on.
        hand: the person's cards in the order of the fan.
        sizes: number of cards that each seat holds.
        to_act: whose decision is awaited.
        calls: what was said in the auction, in order; None is a pass.
        declaration: what is played, once it is said.
        partner: the declarer's partner, once public or known to the person.
        trick: the running trick; None before something is declared.
        tricks: the tricks taken, each with its winner.
    """

    viewer: Seat
    dealer: Seat
    phase: Phase
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    to_act: Seat | None = None
    calls: Calls = ()
    declaration: Declaration | None = None
    partner: Seat | None = None
    trick: Trick | None = None
    tricks: tuple[tuple[Trick, Seat], ...] = ()

    @classmethod
    def of_view(cls, view: SeatView) -> TableState:
        """The state that `view` describes."""
        return cls(
            viewer=view.seat,
            dealer=view.dealer,
            phase=view.phase,
            hand=fan_order(view.hand, view.declaration),
            sizes=tuple(view.hand_sizes),
            to_act=view.to_act,
            calls=tuple((call.seat, call.contract) for call in view.calls),
            declaration=view.declaration,
            partner=view.partner,
            trick=None if view.declaration is None else view.current_trick,
            tricks=tuple(zip(view.tricks, view.trick_winners, strict=True)),
        )

    @classmethod
    def dealt(cls, view: SeatView) -> TableState:
        """The state right after the cards of the deal that `view` belongs to were dealt."""
        hand = fan_order(view.dealt_hand, None)
        return cls(view.seat, view.dealer, Phase.AUCTION, hand, (len(hand),) * len(SEATS))

    def after(self, event: happened.Event) -> TableState:
        """The state after `event`; a new deal begins with `dealt` instead."""
        match event:
            case happened.TurnStarted(seat=seat, phase=phase):
                return replace(self, to_act=seat, phase=phase)
            case happened.Called(seat=seat, contract=contract):
                return replace(self, calls=(*self.calls, (seat, contract)), to_act=None)
            case happened.PassedOut():
                return replace(self, to_act=None, phase=Phase.FINISHED)
            case happened.Declared(declaration=declaration):
                return self._declared(declaration)
            case happened.CardPlayed(seat=seat, card=card):
                return self._played(seat, card)
            case happened.PartnerRevealed(partner=partner):
                return replace(self, partner=partner)
            case happened.TrickTaken(seat=seat):
                taken = () if self.trick is None else ((self.trick, seat),)
                return replace(self, tricks=(*self.tricks, *taken), trick=Trick(seat))
            case happened.Settled(settlement=settlement):
                _, *partners = settlement.declarer_side or (None,)
                return replace(self, to_act=None, phase=Phase.FINISHED, partner=partners[0] if partners else None)
        return self

    def _declared(self, declaration: Declaration) -> TableState:
        holds_called_ace = declaration.called_ace is not None and declaration.called_ace in self.hand
        return replace(
            self,
            phase=Phase.PLAY,
            to_act=None,
            declaration=declaration,
            partner=self.viewer if holds_called_ace else None,
            hand=fan_order(self.hand, declaration),
            trick=Trick(forehand_of(self.dealer)),
        )

    def _played(self, seat: Seat, card: Card) -> TableState:
        before = self.trick.cards if self.trick is not None else ()
        trick = Trick(self.trick.leader if self.trick is not None else seat, (*before, card))
        return replace(
            self,
            to_act=None,
            hand=tuple(held for held in self.hand if held != card),
            sizes=tuple(size - (holder == seat) for holder, size in enumerate(self.sizes)),
            trick=trick,
        )

    @property
    def trick_number(self) -> int:
        """The number of the running trick, from 1."""
        return len(self.tricks) + 1

    def trick_cards(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played which card into the running trick, in order."""
        if self.trick is None:
            return ()
        return tuple((self.trick.seat_of(place), card) for place, card in enumerate(self.trick.cards))

    def trick_winner(self) -> Seat | None:
        """Who is winning the running trick."""
        if self.trick is None or self.declaration is None:
            return None
        return self.trick.winner(self.declaration.order)

    def tricks_of(self, seat: Seat) -> int:
        """How many tricks `seat` has taken."""
        return sum(winner == seat for _, winner in self.tricks)

    def points_of(self, seat: Seat) -> int:
        """The card points in the tricks of `seat`, 0 to 120."""
        return sum(trick.points for trick, winner in self.tricks if winner == seat)

    def call_of(self, seat: Seat) -> Contract | None:
        """The contract that `seat` bid."""
        return dict(self.calls).get(seat)

    def has_called(self, seat: Seat) -> bool:
        """Whether `seat` has spoken in the auction."""
        return seat in dict(self.calls)

    @property
    def highest_bidder(self) -> Seat | None:
        """Who made the highest bid so far: the last seat that did not pass (rules 3.1)."""
        bidders = [seat for seat, contract in self.calls if contract is not None]
        return bidders[-1] if bidders else None

    def party_of(self, seat: Seat) -> Party | None:
        """The side of `seat` as the person can know it (rules 1.3, 4.8); None before something is declared."""
        if self.declaration is None:
            return None
        if seat in (self.declaration.declarer, self.partner):
            return Party.DECLARER_SIDE
        if self.declaration.contract is not Contract.RUFER or self.partner is not None or seat == self.viewer:
            return Party.DEFENDERS
        return Party.UNKNOWN


def fan_order(hand: tuple[Card, ...], declaration: Declaration | None) -> tuple[Card, ...]:
    """The hand as a player sorts it: by the contract that is played, before that as for a Rufer."""
    order = card_order(Contract.RUFER, Suit.HEARTS) if declaration is None else declaration.order
    return order.sort_hand(hand)
