"""The cards from a turn to the end of the deal when all four see all cards and play their best for points."""

from __future__ import annotations

from schafkopf_desktop.analysis.hindsight import final_value
from schafkopf_desktop.analysis.turns import legal_cards
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.solver.deal_values import at_least
from schafkopf_desktop.solver.world_solver import WorldSolver


def best_line(before: Deal, first: Card, points: int, solver: WorldSolver) -> tuple[Deal, ...]:
    """Return the deal after `first`, and after each card of best play that follows, to the end.

    Args:
        before: The deal before the first card.
        first: A legal card.
        points: What the deal comes to after it, as in `CardValue`; the last deal of the line has come to that.
        solver: Whose tables are used.

    Raises:
        SearchStopped: The solver was cancelled.
    """
    line = [before.apply(Play(first))]
    while line[-1].to_act is not None:
        line.append(_next(line[-1], points, solver))
    return tuple(line)


def _next(deal: Deal, points: int, solver: WorldSolver) -> Deal:
    """Return the deal after a card that keeps it at its value; of several the weakest."""
    assert deal.declaration is not None
    cards = sorted(legal_cards(deal), key=deal.declaration.order.strength)
    maximises = deal.to_act in deal.declarer_side
    for card in cards[:-1]:
        after = deal.apply(Play(card))
        if _reaches(after, points, solver) if maximises else not _reaches(after, points + 1, solver):
            return after
    return deal.apply(Play(cards[-1]))


def _reaches(deal: Deal, points: int, solver: WorldSolver) -> bool:
    if deal.phase is Phase.FINISHED:
        return final_value(deal).points >= points
    return at_least(deal, points, solver)
