"""What a deal in play is worth when all four seats see all cards and play their best."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.card_choice import CardChoice, Goal
from schafkopf_desktop.solver.ladder import A_TRICK, ALL_TRICKS, WON, Rung
from schafkopf_desktop.solver.open_world import OpenWorld
from schafkopf_desktop.solver.position import PositionError, Standing
from schafkopf_desktop.solver.world_solver import WorldSolver


@dataclass(frozen=True, slots=True)
class CardValue:
    """What a deal comes to after a card.

    Attributes:
        points: Final card points of the declarer's side when all play for points; in Tout 1 or 0, won or lost.
        units: What the declarer wins from each opponent when all play for units, negative where he loses (rules 5).
    """

    points: int
    units: int


def value(deal: Deal, solver: WorldSolver | None = None) -> int:
    """Return the final card points of the declarer's side, 0 to 120; in Tout 1 or 0, won or lost.

    All functions here take a deal that waits for a card, and a solver whose tables they may use, by default a new one.

    Raises:
        PositionError: The deal has defects, or does not wait for a card; every function here raises it.
        SearchStopped: The solver was cancelled; every function here raises it.
    """
    with _opened(deal, solver) as (world, standing):
        if _is_tout(deal):
            return int(world.reaches(ALL_TRICKS, standing))
        return world.points(standing, WON.points)


def card_values(deal: Deal, solver: WorldSolver | None = None) -> dict[Card, CardValue]:
    """Return what the deal comes to after each legal card of the seat to act, in pack order."""
    solver = solver or WorldSolver()
    points = values_after_cards(deal, Goal.POINTS, solver)
    units_won = values_after_cards(deal, Goal.UNITS, solver)
    return {card: CardValue(points[card], units_won[card]) for card in points}


def values_after_cards(deal: Deal, goal: Goal, solver: WorldSolver | None = None) -> dict[Card, int]:
    """Return the value after each legal card of the seat to act, in pack order, when all play for `goal`."""
    choice = CardChoice(_view_to_act(deal))
    with (solver or WorldSolver()).searching(choice.declaration) as world:
        return dict(zip(choice.cards, choice.values(world, deal.held, goal), strict=True))


def units(deal: Deal, solver: WorldSolver | None = None) -> int:
    """Return what the declarer wins from each opponent when all play for units, negative where he loses (rules 5)."""
    after_cards = values_after_cards(deal, Goal.UNITS, solver).values()
    return max(after_cards) if deal.to_act in deal.declarer_side else min(after_cards)


def at_least(deal: Deal, points: int, solver: WorldSolver | None = None) -> bool:
    """Return whether the declarer's side can force this many card points; much faster than `value`.

    In Tout `points` are the 1 or 0 that `value` returns.
    """
    with _opened(deal, solver) as (world, standing):
        if _is_tout(deal):
            return points <= 0 or (points == 1 and world.reaches(ALL_TRICKS, standing))
        return world.reaches(Rung(points, 0), standing)


def all_tricks(deal: Deal, solver: WorldSolver | None = None) -> bool:
    """Return whether the declarer's side can win all eight tricks, those already won included."""
    with _opened(deal, solver) as (world, standing):
        return world.reaches(ALL_TRICKS, standing)


def no_trick(deal: Deal, solver: WorldSolver | None = None) -> bool:
    """Return whether the defenders can win all eight tricks, those already won included."""
    with _opened(deal, solver) as (world, standing):
        return not world.reaches(A_TRICK, standing)


def _view_to_act(deal: Deal) -> SeatView:
    """Return what the seat to act sees of a deal without defects."""
    if problems := deal.problems():
        raise PositionError("; ".join(str(problem) for problem in problems))
    if deal.to_act is None:
        raise PositionError("the deal is finished")
    return deal.view(deal.to_act)


@contextmanager
def _opened(deal: Deal, solver: WorldSolver | None) -> Iterator[tuple[OpenWorld, Standing]]:
    """Lend the searches, set to the deal, and say where it stands."""
    choice = CardChoice(_view_to_act(deal))
    with (solver or WorldSolver()).searching(choice.declaration) as world:
        yield world, choice.open(world, deal.held)


def _is_tout(deal: Deal) -> bool:
    return deal.declaration is not None and deal.declaration.contract.is_tout
