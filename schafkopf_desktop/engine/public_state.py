"""What all four seats have seen of a deal: the calls, the declaration and every card played.

Nothing here depends on a hidden card, so that the same value serves the deal and each seat's view of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Contract, Declaration
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.seats import Seat, forehand_of

TRICKS_IN_A_DEAL = 8


class Phase(Enum):
    """What the deal waits for."""

    AUCTION = "auction"
    DECLARATION = "declaration"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat said in the auction; a contract of None is a pass."""

    seat: Seat
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick, none to four, in the order played."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def points(self) -> int:
        """Card points in the trick."""
        return sum(card.points for card in self.cards)

    @property
    def is_complete(self) -> bool:
        """Whether all four seats have played."""
        return len(self.cards) == 4

    @property
    def to_play(self) -> Seat:
        """The seat that plays the next card; the leader again once the trick is complete."""
        return (self.leader + len(self.cards)) % 4

    def seat_of(self, place: int) -> Seat:
        """Return the seat that played the card at `place`, 0 to 3."""
        return (self.leader + place) % 4

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card that `seat` has played to the trick, None when it has not yet."""
        place = (seat - self.leader) % 4
        return self.cards[place] if place < len(self.cards) else None

    def winner(self, order: CardOrder) -> Seat | None:
        """Return the seat that wins the trick as it lies, None while it is empty (rules 4.4)."""
        return self.seat_of(order.winner(self.cards)) if self.cards else None


@dataclass(frozen=True, slots=True)
class PublicState:
    """The public history of a deal and where it stands.

    Attributes:
        dealer: Who dealt.
        house_rules: The table's switches.
        calls: What was said, forehand first (rules 3.1).
        declaration: What is played; None until the auction and the naming of a suit have ended.
        tricks: Complete tricks, in order.
        trick_winners: The winner of each complete trick.
        current_trick: The trick being played; empty before its lead.
        called_suit_led: Whether the called suit was led in a complete trick, so that 4.5 and 4.6 bind no more.
        revealed_partner: The partner once the table has seen it (rules 4.8): the called ace was played, or a complete
            trick of the called suit showed that its leader had run away.
        phase: What the deal waits for.
        to_act: The seat it waits for, None when it is finished.
    """

    dealer: Seat
    house_rules: HouseRules
    calls: tuple[Call, ...] = ()
    declaration: Declaration | None = None
    tricks: tuple[Trick, ...] = ()
    trick_winners: tuple[Seat, ...] = ()
    current_trick: Trick = Trick(0)
    called_suit_led: bool = False
    revealed_partner: Seat | None = None
    phase: Phase = Phase.AUCTION
    to_act: Seat | None = None

    @classmethod
    def start(cls, dealer: Seat, house_rules: HouseRules) -> PublicState:
        """Return the state in which forehand speaks first (rules 2.4)."""
        forehand = forehand_of(dealer)
        return cls(dealer, house_rules, current_trick=Trick(forehand), to_act=forehand)

    @property
    def highest_call(self) -> Call | None:
        """The call that wins the auction as it stands, None while all have passed."""
        return next((call for call in reversed(self.calls) if call.contract is not None), None)

    @property
    def passed_out(self) -> bool:
        """Whether all four seats have passed (rules 3.4)."""
        return self.phase is Phase.FINISHED and self.declaration is None

    def points_of(self, seat: Seat) -> int:
        """Return the card points in the tricks that `seat` has won."""
        return sum(
            trick.points for trick, winner in zip(self.tricks, self.trick_winners, strict=True) if winner == seat
        )

    def tricks_of(self, seat: Seat) -> int:
        """Return how many tricks `seat` has won."""
        return self.trick_winners.count(seat)

    def hand_size(self, seat: Seat) -> int:
        """Return how many cards `seat` still holds."""
        return TRICKS_IN_A_DEAL - len(self.tricks) - (self.current_trick.card_of(seat) is not None)

    def after_call(self, contract: Contract | None) -> PublicState:
        """Return the state after the seat to act has called (rules 3.1, 3.4, 4.10)."""
        assert self.to_act is not None
        state = replace(self, calls=(*self.calls, Call(self.to_act, contract)), to_act=(self.to_act + 1) % 4)
        if len(state.calls) < 4:
            return state
        highest = state.highest_call
        if highest is None or highest.contract is None:
            return replace(state, phase=Phase.FINISHED, to_act=None)
        if highest.contract.needs_suit:
            return replace(state, phase=Phase.DECLARATION, to_act=highest.seat)
        return state._declared(Declaration(highest.contract, highest.seat))

    def after_declaration(self, suit: Suit) -> PublicState:
        """Return the state after the declarer has named the suit (rules 3.3)."""
        highest = self.highest_call
        assert highest is not None
        assert highest.contract is not None
        return self._declared(Declaration(highest.contract, highest.seat, suit))

    def after_card(self, card: Card) -> PublicState:
        """Return the state after the seat to act has played `card` (rules 4.4, 4.8, 4.9)."""
        declaration = self.declaration
        assert declaration is not None
        assert self.to_act is not None
        trick = Trick(self.current_trick.leader, (*self.current_trick.cards, card))
        revealed = self.to_act if card is declaration.called_ace else self.revealed_partner
        if not trick.is_complete:
            return replace(self, current_trick=trick, to_act=trick.to_play, revealed_partner=revealed)
        order = declaration.order
        winner = trick.seat_of(order.winner(trick.cards))
        called_suit_led = self.called_suit_led
        if not called_suit_led and declaration.called_ace and order.effective_suit(trick.cards[0]) is declaration.suit:
            called_suit_led = True
            if revealed is None:
                revealed = trick.leader
        lost_tout = declaration.contract.is_tout and winner != declaration.declarer
        finished = lost_tout or len(self.tricks) + 1 == TRICKS_IN_A_DEAL
        return replace(
            self,
            tricks=(*self.tricks, trick),
            trick_winners=(*self.trick_winners, winner),
            current_trick=Trick(winner),
            called_suit_led=called_suit_led,
            revealed_partner=revealed,
            phase=Phase.FINISHED if finished else Phase.PLAY,
            to_act=None if finished else winner,
        )

    def _declared(self, declaration: Declaration) -> PublicState:
        if declaration.contract is Contract.SIE:
            return replace(self, declaration=declaration, phase=Phase.FINISHED, to_act=None)
        return replace(self, declaration=declaration, phase=Phase.PLAY, to_act=forehand_of(self.dealer))
