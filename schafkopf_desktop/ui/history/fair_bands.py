"""What a fair shuffle deals to a seat on average, and how far the average of so many deals may stray from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import NormalDist
from typing import Final

from schafkopf_desktop.engine.cards import PACK
from schafkopf_desktop.storage.history import DealtHand, SeatTally
from schafkopf_desktop.ui.history.keeping import dealt_hand

CARDS_IN_A_HAND: Final = 8
_DEVIATIONS: Final = NormalDist().inv_cdf(0.975)


class Measure(Enum):
    """What is counted in a dealt hand; the value is its name in `DealtHand` and `SeatTally`."""

    POINTS = "points"
    TRUMPS = "trumps"
    OBERS = "obers"


@dataclass(frozen=True, slots=True)
class Band:
    """Where a number lies 95 times in 100, both ends included."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether a value lies within it."""
        return self.low <= value <= self.high


def mean_of_a_hand(measure: Measure) -> float:
    """Return what a hand of eight cards holds on average under a fair shuffle."""
    return CARDS_IN_A_HAND * _mean(_values(measure))


def band_of_average(measure: Measure, deals: int) -> Band:
    """Return where the average over `deals` hands, at least 1, lies 95 times in 100 under a fair shuffle.

    The variance of a hand is exact (cards are drawn without being put back); the shape is taken as normal.
    """
    values = _values(measure)
    mean, size = _mean(values), len(values)
    variance = _mean([(value - mean) ** 2 for value in values])
    of_a_hand = CARDS_IN_A_HAND * variance * (size - CARDS_IN_A_HAND) / (size - 1)
    margin = _DEVIATIONS * sqrt(of_a_hand / deals)
    return Band(mean_of_a_hand(measure) - margin, mean_of_a_hand(measure) + margin)


def average_of(tally: SeatTally, measure: Measure) -> float:
    """Return the average of a seat with at least one deal."""
    totals = {Measure.POINTS: tally.points, Measure.TRUMPS: tally.trumps, Measure.OBERS: tally.obers}
    return totals[measure] / tally.deals


def band_of_share(hits: int, tries: int) -> Band:
    """Return the 95 % interval of a share from `hits` of `tries`, at least 1 (Wilson 1927)."""
    share, square = hits / tries, _DEVIATIONS**2
    centre = (share + square / (2 * tries)) / (1 + square / tries)
    margin = _DEVIATIONS / (1 + square / tries) * sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    return Band(max(0.0, centre - margin), min(1.0, centre + margin))


def averages_within(tallies: Iterable[SeatTally]) -> int:
    """Return how many of the averages, three of each seat, lie within their band."""
    return sum(
        band_of_average(measure, tally.deals).holds(average_of(tally, measure))
        for tally in tallies
        for measure in Measure
    )


def _values(measure: Measure) -> list[int]:
    """What each card of the pack counts."""
    return [_count(dealt_hand((card,)), measure) for card in PACK]


def _count(hand: DealtHand, measure: Measure) -> int:
    return {Measure.POINTS: hand.points, Measure.TRUMPS: hand.trumps, Measure.OBERS: hand.obers}[measure]


def _mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values)
