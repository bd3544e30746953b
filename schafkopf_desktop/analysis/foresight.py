"""What a card cost for what its seat could know: on average over the deals that were possible for it.

In each of these deals all four play best with open cards from the card on. So a card that is good only because its seat
would later guess right is rated too high; the same is true of every program that plays so.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from schafkopf_desktop.analysis.turns import Turn
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.public_state import TRICKS_IN_A_DEAL
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.likely_worlds import likely_worlds
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.solver_pool import SolverPool

WORLDS_IN_FIRST_TRICKS: Final = (20, 30)
WORLDS: Final = 60
"""How many deals are looked at for a turn, at most; those of the first tricks take longest."""
SECONDS: Final = 0.4
"""After how long the deals looked at by then must suffice; only the hardest leads take so long."""
FEWEST: Final = 8
"""With fewer deals looked at in that time nothing is said."""
DRAWN: Final = 4
"""How many are drawn for each of them, to keep those that explain the plays seen."""
ALIKE: Final = 0.1
"""Units by which cards must differ on average before the worse is called a mistake."""
SURE: Final = 2.0
"""How many standard errors the difference must have, where not all possible deals were looked at."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """A turn as its seat could judge it.

    Attributes:
        best: The card that wins most on average.
        loss: Units that the card played wins less than that on average, 0 or more; as in `Hindsight.units_lost`.
        error: The standard error of the loss; 0 where all possible deals were looked at.
        worlds: How many different deals were looked at; 0 where there was no choice or no time.
    """

    best: Card
    loss: float
    error: float
    worlds: int

    @property
    def is_mistake(self) -> bool:
        """Whether the seat could know that another card was better."""
        return self.loss >= ALIKE and self.loss > SURE * self.error


def foresight(turn: Turn, pool: SolverPool) -> Foresight:
    """Return how the card of a turn compares with the others for what its seat could know.

    The deals looked at depend on what the seat saw alone, so that it is always judged alike unless time runs out.
    """
    if len(turn.legal_cards) == 1:
        return Foresight(turn.card, 0.0, 0.0, 0)
    view = turn.before.view(turn.seat)
    known = Knowledge(view)
    wanted = (*WORLDS_IN_FIRST_TRICKS, *(WORLDS,) * TRICKS_IN_A_DEAL)[turn.trick]
    worlds, counts = likely_worlds(known, wanted, DRAWN, Random(repr(view)))
    evaluation = pool.evaluate(view, (world.hands for world in worlds), Goal.UNITS, SECONDS)
    if not evaluation.is_complete and len(evaluation.worlds) < FEWEST:
        return Foresight(turn.card, 0.0, 0.0, 0)
    gains = [turn.sign * mean for mean in evaluation.means(counts).values()]
    played = evaluation.cards.index(turn.card)
    best = max(range(len(gains)), key=lambda place: (gains[place], place == played))
    loss = gains[best] - gains[played]
    is_exact = len(evaluation.worlds) == known.worlds.count
    spread = sum(
        (share * (turn.sign * (values[best] - values[played]) - loss)) ** 2
        for share, values in zip(evaluation.shares(counts), evaluation.values, strict=True)
    )
    return Foresight(evaluation.cards[best], loss, 0.0 if is_exact else sqrt(spread), len(evaluation.worlds))
