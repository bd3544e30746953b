"""A deal at any moment, immutable: hands, auction, play, result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from schafkopf_desktop.engine import legality
from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.deal_text import format_deal
from schafkopf_desktop.engine.errors import IllegalAction, IllegalReason
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.problems import Problem, ProblemKind, deal_problems
from schafkopf_desktop.engine.public_state import Phase, PublicState, Trick
from schafkopf_desktop.engine.remarks import Remark, RemarkKind
from schafkopf_desktop.engine.seats import Seat, forehand_of, seats_from
from schafkopf_desktop.engine.settlement import Settlement, declarer_side, settle
from schafkopf_desktop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal: who was dealt what, what has been done, and what may be done next.

    Build one with `Deal.start`, go on with `apply`. A deal that comes from outside is built with `Deal.load`, which
    accepts anything; ask `problems` then.

    Attributes:
        hands: The four hands as dealt, by seat, each in pack order.
        public: What all four seats have seen.
        held: The cards that each seat still holds, in pack order.
        actions: All actions so far, in order.
        remarks: What is noted beside them, in order, at most one of a kind at an action.
        rejected: Actions given to `Deal.load` from the first illegal one on; empty in a sound deal.
    """

    hands: tuple[tuple[Card, ...], ...]
    public: PublicState
    held: tuple[tuple[Card, ...], ...]
    actions: tuple[Action, ...] = ()
    remarks: tuple[Remark, ...] = ()
    rejected: tuple[Action, ...] = ()

    @classmethod
    def start(cls, hands: Iterable[Iterable[Card]], dealer: Seat, house_rules: HouseRules | None = None) -> Deal:
        """Return a fresh deal in which forehand is to speak (rules 2.4).

        Raises:
            ValueError: The hands are not the 32 cards in play, eight to each of four seats, or the dealer is no seat.
        """
        deal = cls.load(hands, dealer, house_rules)
        if problems := deal.problems():
            raise ValueError("; ".join(str(problem) for problem in problems))
        return deal

    @classmethod
    def load(
        cls,
        hands: Iterable[Iterable[Card]],
        dealer: Seat,
        house_rules: HouseRules | None = None,
        actions: Sequence[Action] = (),
    ) -> Deal:
        """Return a deal from outside with all actions that can be applied; never raises, see `problems`."""
        sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
        deal = cls(sorted_hands, PublicState.start(dealer, house_rules or HouseRules()), sorted_hands)
        if actions and deal.problems():
            return replace(deal, rejected=tuple(actions))
        for index, action in enumerate(actions):
            if deal.why_illegal(action) is not None:
                return replace(deal, rejected=tuple(actions[index:]))
            deal = deal._after(action)
        return deal

    @classmethod
    def declared(
        cls,
        hands: Iterable[Iterable[Card]],
        dealer: Seat,
        declaration: Declaration,
        house_rules: HouseRules | None = None,
    ) -> Deal:
        """Return a deal after the shortest auction that ends in `declaration`: everybody else passes.

        Raises:
            ValueError: As `start`.
            IllegalAction: The hand cannot play the contract or name the suit (rules 3.5).
        """
        deal = cls.start(hands, dealer, house_rules)
        for seat in seats_from(forehand_of(dealer)):
            deal = deal.apply(Bid(declaration.contract) if seat == declaration.declarer else Pass())
        if deal.phase is Phase.DECLARATION and declaration.suit is not None:
            deal = deal.apply(Declare(declaration.suit))
        return deal

    def __str__(self) -> str:
        return format_deal(self)

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
    def declaration(self) -> Declaration | None:
        """What is played, None until it is known."""
        return self.public.declaration

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Complete tricks, in order."""
        return self.public.tricks

    @property
    def current_trick(self) -> Trick:
        """The trick being played; empty before its lead."""
        return self.public.current_trick

    @property
    def passed_out(self) -> bool:
        """Whether all four seats have passed (rules 3.4)."""
        return self.public.passed_out

    @property
    def declarer_side(self) -> tuple[Seat, ...]:
        """The declarer and the true partner, revealed or not; empty until the declaration."""
        return declarer_side(self.declaration, self.hands) if self.declaration is not None else ()

    @property
    def partner(self) -> Seat | None:
        """The true partner of the declarer, revealed or not; None where there is none."""
        return self.declarer_side[1] if len(self.declarer_side) == 2 else None

    @property
    def settlement(self) -> Settlement | None:
        """The itemised result, None while the deal is not finished (rules 5)."""
        return settle(self.public, self.hands) if self.phase is Phase.FINISHED else None

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that `seat` still holds, in pack order."""
        return self.held[seat]

    def view(self, seat: Seat) -> SeatView:
        """Return what `seat` may see."""
        return SeatView(seat, self.hands[seat], self.held[seat], self.public)

    def legal_actions(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """Return what `seat` (by default the seat to act) may do now; empty when it is not its turn."""
        to_act = self.to_act
        if to_act is None or seat not in (None, to_act) or self.problems():
            return ()
        return legality.legal_actions(self.public, self.held[to_act])

    def why_illegal(self, action: Action, seat: Seat | None = None) -> IllegalReason | None:
        """Return why `seat` (by default the seat to act) may not do `action` now, None when it may."""
        if self.problems():
            return IllegalReason.DEFECTIVE_POSITION
        to_act = self.to_act
        hand = self.held[to_act] if to_act is not None else ()
        return legality.why_illegal(self.public, hand, action, to_act if seat is None else seat)

    def apply(self, action: Action, seat: Seat | None = None) -> Deal:
        """Return the deal after `seat` (by default the seat to act) has done `action`.

        Raises:
            IllegalAction: The rules do not allow it; its `reason` says why.
        """
        reason = self.why_illegal(action, seat)
        if reason is not None:
            raise IllegalAction(reason, action, self.to_act if seat is None else seat)
        return self._after(action)

    def remarked(self, kind: RemarkKind) -> Deal:
        """Return the deal with something noted at the action to come.

        Raises:
            ValueError: The deal is finished, so that there is none.
        """
        if self.to_act is None:
            raise ValueError("the deal is finished")
        remark = Remark(len(self.actions), kind)
        if remark in self.remarks:
            return self
        at_this_action = [one for one in self.remarks if one.index == remark.index]
        earlier = self.remarks[: len(self.remarks) - len(at_this_action)]
        order = list(RemarkKind)
        ordered = sorted((*at_this_action, remark), key=lambda one: order.index(one.kind))
        return replace(self, remarks=(*earlier, *ordered))

    def problems(self) -> tuple[Problem, ...]:
        """Return all defects of this position; empty in a sound one. Only a loaded deal can have any."""
        problems = () if self.actions else deal_problems(self.hands, self.dealer)
        if problems or not self.rejected:
            return problems
        hand = self.held[self.to_act] if self.to_act is not None else ()
        reason = legality.why_illegal(self.public, hand, self.rejected[0], self.to_act)
        return (Problem(ProblemKind.ILLEGAL_ACTION, seat=self.to_act, index=len(self.actions), reason=reason),)

    def _after(self, action: Action) -> Deal:
        held = self.held
        match action:
            case Pass():
                public = self.public.after_call(None)
            case Bid(contract):
                public = self.public.after_call(contract)
            case Declare(suit):
                public = self.public.after_declaration(suit)
            case Play(card):
                public = self.public.after_card(card)
                held = tuple(
                    tuple(own for own in hand if own is not card) if seat == self.to_act else hand
                    for seat, hand in enumerate(held)
                )
        return Deal(self.hands, public, held, (*self.actions, action), self.remarks)
