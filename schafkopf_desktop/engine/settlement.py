"""What a finished deal pays, as an itemised bill in units (rules 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import Final, TypeAlias

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.public_state import TRICKS_IN_A_DEAL, PublicState
from schafkopf_desktop.engine.seats import SEATS, Seat

POINTS_IN_THE_PACK: Final = 120
POINTS_TO_WIN: Final = 61
POINTS_FOR_SCHNEIDER: Final = 91
"""What the declarer's side needs for Schneider; the defenders need one point less (rules 5.2)."""

Scores: TypeAlias = tuple[int, int, int, int]


class BillItem(Enum):
    """What a line of the bill is for."""

    BASE = "base"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    LAUFENDE = "laufende"


@dataclass(frozen=True, slots=True)
class BillLine:
    """One line of the bill.

    Attributes:
        item: What is paid for.
        count: How many of it.
        each: Units for each.
        section: The paragraph of the rules, for instance ``5.2``.
    """

    item: BillItem
    count: int
    each: int
    section: str

    @property
    def amount(self) -> int:
        """Units on this line."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Run:
    """The unbroken run of highest trumps that was dealt to one side (rules 5.4).

    Attributes:
        cards: The run, highest first, at least one card.
        holders: The seat that was dealt each card of it.
        of_declarer_side: Whether the declarer's side was dealt it.
        least: From how many cards on it counts.
        next_card: The trump at which it breaks off, None when one side was dealt all trumps.
        next_holder: Who was dealt that trump.
    """

    cards: tuple[Card, ...]
    holders: tuple[Seat, ...]
    of_declarer_side: bool
    least: int
    next_card: Card | None
    next_holder: Seat | None

    @property
    def is_long_enough(self) -> bool:
        """Whether it has enough cards to count."""
        return len(self.cards) >= self.least


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of a finished deal.

    Attributes:
        declaration: What was played; None when all four passed (rules 3.4).
        declarer_side: The declarer, and the partner in Rufer; empty when all four passed.
        points: Card points of the declarer's side.
        tricks: Tricks of the declarer's side.
        won: Whether the declarer's side has won.
        run: The run of highest trumps, counted or not; None when all four passed.
        lines: The bill, only lines that are paid.
        scores: Units won or lost by each seat, by seat number; they sum to zero (rules 5.5).
    """

    declaration: Declaration | None
    declarer_side: tuple[Seat, ...]
    points: int
    tricks: int
    won: bool
    run: Run | None
    lines: tuple[BillLine, ...]
    scores: Scores

    @property
    def value(self) -> int:
        """The value of the deal in units: the sum of the bill."""
        return sum(line.amount for line in self.lines)

    @property
    def laufende(self) -> int:
        """How many Laufende are paid, 0 when none are."""
        return sum(line.count for line in self.lines if line.item is BillItem.LAUFENDE)

    @property
    def partner(self) -> Seat | None:
        """The declarer's partner, None where there is none."""
        if self.declaration is None:
            return None
        declarer = self.declaration.declarer
        return next((seat for seat in self.declarer_side if seat != declarer), None)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of the side that has won; empty when all four passed."""
        if self.declaration is None:
            return ()
        return tuple(seat for seat in SEATS if (seat in self.declarer_side) == self.won)


PASSED_OUT: Final = Settlement(None, (), 0, 0, False, None, (), (0, 0, 0, 0))
"""The settlement of four passes: nobody scores (rules 3.4)."""


def settle(public: PublicState, hands: Sequence[Sequence[Card]]) -> Settlement:
    """Return the settlement of a finished deal.

    Args:
        public: Its public state, finished.
        hands: The four hands as they were dealt: Laufende count on these (rules 5.4).
    """
    declaration = public.declaration
    if declaration is None:
        return PASSED_OUT
    side = declarer_side(declaration, hands)
    points = sum(public.points_of(seat) for seat in side)
    tricks = sum(public.tricks_of(seat) for seat in side)
    return settlement_of(declaration, side, points, tricks, run_of(declaration, side, hands), public.house_rules)


def settlement_of(
    declaration: Declaration, side: tuple[Seat, ...], points: int, tricks: int, run: Run, house_rules: HouseRules
) -> Settlement:
    """Return what a deal pays that ended with these points and tricks of the declarer's side (rules 5).

    Args:
        declaration: What was played.
        side: The declarer's side.
        points: Its card points, 0 to 120.
        tricks: Its tricks, 0 to 8.
        run: The run of highest trumps as dealt.
        house_rules: The table's switches.
    """
    won = _won(declaration.contract, points, tricks)
    lines = [BillLine(BillItem.BASE, 1, declaration.contract.base, "5.1")]
    if declaration.contract in (Contract.RUFER, Contract.WENZ, Contract.SOLO):
        if tricks in (0, TRICKS_IN_A_DEAL):
            lines.append(BillLine(BillItem.SCHWARZ, 1, 2, "5.2"))
        elif points >= POINTS_FOR_SCHNEIDER or points <= POINTS_IN_THE_PACK - POINTS_FOR_SCHNEIDER + 1:
            lines.append(BillLine(BillItem.SCHNEIDER, 1, 1, "5.2"))
    if run.is_long_enough and (run.of_declarer_side == won or house_rules.laufende_for_winners):
        lines.append(BillLine(BillItem.LAUFENDE, len(run.cards), _units_a_runner(declaration.contract), "5.4"))
    value = sum(line.amount for line in lines)
    return Settlement(declaration, side, points, tricks, won, run, tuple(lines), _scores(side, won, value))


def declarer_side(declaration: Declaration, hands: Sequence[Sequence[Card]]) -> tuple[Seat, ...]:
    """Return the declarer and, in Rufer, the seat that was dealt the called ace (rules 1.3)."""
    ace = declaration.called_ace
    return (declaration.declarer, *(seat for seat, hand in enumerate(hands) if ace is not None and ace in hand))


def run_of(declaration: Declaration, side: tuple[Seat, ...], hands: Sequence[Sequence[Card]]) -> Run:
    """Return the unbroken run of highest trumps dealt to one side, counted or not (rules 5.4)."""
    trumps = declaration.order.trumps
    holder_of = {card: seat for seat, hand in enumerate(hands) for card in hand}
    of_declarer_side = holder_of[trumps[0]] in side
    cards = tuple(takewhile(lambda card: (holder_of[card] in side) == of_declarer_side, trumps))
    next_card = trumps[len(cards)] if len(cards) < len(trumps) else None
    return Run(
        cards,
        tuple(holder_of[card] for card in cards),
        of_declarer_side,
        least=2 if declaration.contract.is_wenz else 3,
        next_card=next_card,
        next_holder=holder_of[next_card] if next_card is not None else None,
    )


def _won(contract: Contract, points: int, tricks: int) -> bool:
    if contract is Contract.SIE:
        return True
    if contract.is_tout:
        return tricks == TRICKS_IN_A_DEAL
    return points >= POINTS_TO_WIN


def _units_a_runner(contract: Contract) -> int:
    if contract is Contract.SIE:
        return 4
    return 2 if contract.is_tout else 1


def _scores(side: tuple[Seat, ...], won: bool, value: int) -> Scores:
    signed = value if won else -value
    of_declarer = signed if len(side) == 2 else 3 * signed
    first, second, third, fourth = (of_declarer if seat in side else -signed for seat in SEATS)
    return first, second, third, fourth
