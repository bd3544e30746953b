"""The outcomes of a deal that are paid differently, as a ladder: each rung is better for the declarer's side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.public_state import TRICKS_IN_A_DEAL
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import (
    POINTS_FOR_SCHNEIDER,
    POINTS_IN_THE_PACK,
    POINTS_TO_WIN,
    Run,
    settlement_of,
)


@dataclass(frozen=True, slots=True)
class Rung:
    """The least that the declarer's side must reach for an outcome.

    Attributes:
        points: Card points.
        tricks: Tricks.
        counts_tricks: Whether the tricks decide it, not the points.
    """

    points: int
    tricks: int
    counts_tricks: bool = False


WON: Final = Rung(POINTS_TO_WIN, 1)
NO_TRICK: Final = Rung(0, 0, counts_tricks=True)
A_TRICK: Final = Rung(0, 1, counts_tricks=True)
ALL_TRICKS: Final = Rung(POINTS_IN_THE_PACK, TRICKS_IN_A_DEAL, counts_tricks=True)

LADDER: Final = (
    NO_TRICK,
    A_TRICK,
    Rung(POINTS_IN_THE_PACK - POINTS_FOR_SCHNEIDER + 2, 1),
    WON,
    Rung(POINTS_FOR_SCHNEIDER, 1),
    ALL_TRICKS,
)
"""Lost Schwarz, lost Schneider, lost, won, won Schneider, won Schwarz (rules 1.2, 5.2)."""

TOUT_LADDER: Final = (NO_TRICK, ALL_TRICKS)
"""Lost and won (rules 4.9, 5.3)."""


def ladder_of(contract: Contract) -> tuple[Rung, ...]:
    """Return the outcomes of a contract that is played, worst first."""
    return TOUT_LADDER if contract.is_tout else LADDER


def units_on(
    ladder: tuple[Rung, ...], declaration: Declaration, side: tuple[Seat, ...], run: Run, house_rules: HouseRules
) -> tuple[int, ...]:
    """Return what the declarer wins from each opponent at each rung, negative where he loses (rules 5); it rises."""
    bills = (settlement_of(declaration, side, rung.points, rung.tricks, run, house_rules) for rung in ladder)
    return tuple(bill.value if bill.won else -bill.value for bill in bills)
