"""Means with their uncertainty, and quantiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

_DEVIATIONS_95: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval.

    Attributes:
        count: Of how many independent values.
        mean: Their mean.
        margin: Half the width of the interval, by the normal approximation; infinite for a single value.
    """

    count: int
    mean: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


def estimate(clusters: Sequence[Sequence[float]]) -> Estimate | None:
    """Return the mean over clusters of the mean in each, None without any value; empty clusters do not count.

    Values of one cluster (the seats of one deal) depend on each other, so each cluster is one independent value.
    """
    means = [fmean(cluster) for cluster in clusters if cluster]
    if not means:
        return None
    margin = _DEVIATIONS_95 * stdev(means) / sqrt(len(means)) if len(means) > 1 else inf
    return Estimate(len(means), fmean(means), margin)


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which `share` (0 to 1) of an ascending, non-empty sequence lies: the nearest rank.

    Raises:
        IndexError: The sequence is empty.
    """
    place = -(-len(ordered) * round(1000 * share) // 1000)
    return ordered[max(0, place - 1)]
