"""What a card cost with open cards: against best play by all four, who see everything."""

from __future__ import annotations

from dataclasses import dataclass

from schafkopf_desktop.analysis.turns import Turn
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.solver.deal_values import CardValue, card_values
from schafkopf_desktop.solver.world_solver import WorldSolver


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The legal cards of one turn with open cards.

    Attributes:
        values: What the deal comes to after each of them, in pack order.
        best_cards: Those that are best for the seat's side.
        points_lost: Card points that the card played cost the seat's side, 0 or more; in Tout 1 where it cost the deal.
        units_lost: Units that it cost each player of the seat's side; of a declarer alone three times as many.
    """

    values: dict[Card, CardValue]
    best_cards: tuple[Card, ...]
    points_lost: int
    units_lost: int

    @property
    def best(self) -> CardValue:
        """What the deal comes to after the best cards, which is what it was worth before."""
        return self.values[self.best_cards[0]]

    @property
    def costs(self) -> bool:
        """Whether another card would have been better."""
        return self.points_lost > 0 or self.units_lost > 0


def hindsight(turn: Turn, solver: WorldSolver) -> Hindsight:
    """Return what the cards of a turn are worth with open cards.

    Raises:
        SearchStopped: The solver was cancelled.
    """
    values = card_values(turn.before, solver)

    def worth(card: Card) -> tuple[int, int]:
        return turn.sign * values[card].units, turn.sign * values[card].points

    # More points never pay less, so what is best in units is also best in points.
    units, points = max(map(worth, values))
    best_cards = tuple(card for card in values if worth(card) == (units, points))
    played_units, played_points = worth(turn.card)
    return Hindsight(values, best_cards, points - played_points, units - played_units)


def final_value(deal: Deal) -> CardValue:
    """Return what a finished deal came to, in the measures of `CardValue`."""
    settlement = deal.settlement
    assert settlement is not None
    assert settlement.declaration is not None
    is_tout = settlement.declaration.contract.is_tout
    points = int(settlement.won) if is_tout else settlement.points
    return CardValue(points, settlement.value if settlement.won else -settlement.value)
