"""The analysis of a whole deal, as it grows from the last card to the first."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from schafkopf_desktop.analysis.cost_reasons import Comparison, compare
from schafkopf_desktop.analysis.foresight import Foresight, foresight
from schafkopf_desktop.analysis.hindsight import Hindsight, final_value, hindsight
from schafkopf_desktop.analysis.turns import Turn, nothing_to_analyse, turns_of
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.solver.deal_values import CardValue
from schafkopf_desktop.solver.open_world import SearchStopped
from schafkopf_desktop.solver.solver_pool import SolverPool
from schafkopf_desktop.solver.world_solver import WorldSolver

THREADS: Final = 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of one turn so far; everything is None until it has been worked out.

    Attributes:
        hindsight: What the cards were worth with open cards.
        comparison: The card beside a better one, where it cost something with open cards.
        foresight: What the seat could know.
    """

    hindsight: Hindsight | None = None
    comparison: Comparison | None = None
    foresight: Foresight | None = None

    @property
    def is_costly(self) -> bool:
        """Whether the card cost something with open cards."""
        return self.hindsight is not None and self.hindsight.costs

    @property
    def is_mistake(self) -> bool:
        """Whether the seat could know that another card was better, whatever came of it."""
        return self.foresight is not None and self.foresight.is_mistake

    @property
    def is_marked(self) -> bool:
        """Whether there is something to say about the card."""
        return self.is_costly or self.is_mistake


@dataclass(frozen=True, slots=True)
class DealAnalysis:
    """A finished deal with its verdicts, immutable.

    Attributes:
        deal: The deal.
        turns: Its turns, in order; none when there is nothing to analyse.
        verdicts: What is known of each of them.
    """

    deal: Deal
    turns: tuple[Turn, ...]
    verdicts: tuple[Verdict, ...]

    @classmethod
    def of(cls, deal: Deal) -> DealAnalysis:
        """Return the analysis before anything is worked out; without turns where nothing can be."""
        turns = () if nothing_to_analyse(deal) else turns_of(deal)
        return cls(deal, turns, (Verdict(),) * len(turns))

    @property
    def done(self) -> int:
        """How many turns have been worked out in full."""
        return sum(verdict.foresight is not None for verdict in self.verdicts)

    @property
    def is_complete(self) -> bool:
        """Whether all turns have been worked out."""
        return self.done == len(self.turns)

    def value_after(self, cards: int) -> CardValue | None:
        """Return what the deal comes to after so many cards, 0 to all; None as long as it is not known."""
        if cards == len(self.turns):
            return final_value(self.deal)
        seen = self.verdicts[cards].hindsight
        return None if seen is None else seen.best

    def with_verdict(self, number: int, verdict: Verdict) -> DealAnalysis:
        """Return the analysis with another verdict on one turn."""
        return replace(self, verdicts=(*self.verdicts[:number], verdict, *self.verdicts[number + 1 :]))


class Analyst:
    """Analyses one deal; only `cancel` may come from another thread than `run`."""

    def __init__(self, deal: Deal, threads: int = THREADS) -> None:
        """Prepare the analysis of a deal.

        Args:
            deal: The deal; one without anything to analyse is complete at once.
            threads: How many threads look at the deals that were possible for a seat.
        """
        self.begun = DealAnalysis.of(deal)
        self._threads = threads
        self._solver = WorldSolver()
        self._pool: SolverPool | None = None
        self._cancelled = False

    def cancel(self) -> None:
        """End `run` within milliseconds, also one that has not begun."""
        self._cancelled = True
        self._solver.cancel()
        pool = self._pool
        if pool is not None:
            pool.cancel()

    def run(self) -> Generator[DealAnalysis, None, None]:
        """Yield the analysis whenever more is known: from the end backwards, open cards first; ends when cancelled."""
        analysis = self.begun
        with suppress(SearchStopped), SolverPool(self._threads) as pool:
            self._pool = pool
            if self._cancelled:
                return
            for turn in reversed(analysis.turns):
                seen = hindsight(turn, self._solver)
                analysis = analysis.with_verdict(turn.number, Verdict(seen))
                yield analysis
            for turn in reversed(analysis.turns):
                verdict = self._whole_verdict(turn, analysis.verdicts[turn.number], pool)
                if self._cancelled:  # what the pool has found by then is too little
                    return
                analysis = analysis.with_verdict(turn.number, verdict)
                yield analysis

    def _whole_verdict(self, turn: Turn, verdict: Verdict, pool: SolverPool) -> Verdict:
        seen = verdict.hindsight
        assert seen is not None
        comparison = compare(turn, seen, self._solver) if seen.costs else None
        return replace(verdict, comparison=comparison, foresight=foresight(turn, pool))
