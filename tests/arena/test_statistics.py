"""Means, intervals and quantiles on rows that can be worked out by hand."""

from math import inf, isclose

import pytest

from schafkopf_desktop.arena.statistics import estimate, quantile

# clusters, count, mean, margin (1.959964 deviations of the mean)
ESTIMATES = [
    ([[2.0]], 1, 2.0, inf),
    ([[1.0], [1.0], [1.0]], 3, 1.0, 0.0),
    ([[0.0], [2.0]], 2, 1.0, 1.959964),  # standard deviation sqrt(2), of the mean 1
    ([[1.0, 3.0], [4.0], []], 2, 3.0, 1.959964),  # clusters 2 and 4, however large; an empty one does not count
    ([[1.0], [2.0], [3.0], [4.0]], 4, 2.5, 1.959964 * 1.2909944 / 2),
]


@pytest.mark.parametrize(("clusters", "count", "mean", "margin"), ESTIMATES)
def test_estimates(clusters: list[list[float]], count: int, mean: float, margin: float) -> None:
    found = estimate(clusters)
    assert found is not None
    assert (found.count, found.mean) == (count, mean)
    assert isclose(found.margin, margin, rel_tol=1e-6)
    assert (found.low, found.high) == (found.mean - found.margin, found.mean + found.margin)


@pytest.mark.parametrize("clusters", [[], [[]], [[], []]])
def test_nothing_is_estimated_from_nothing(clusters: list[list[float]]) -> None:
    assert estimate(clusters) is None


QUANTILES = [
    ([5.0], 0.5, 5.0),
    ([1.0, 2.0], 0.5, 1.0),
    ([1.0, 2.0, 3.0], 0.5, 2.0),
    ([float(value) for value in range(1, 101)], 0.95, 95.0),
    ([float(value) for value in range(1, 21)], 0.95, 19.0),
    ([1.0, 2.0, 3.0], 1.0, 3.0),
    ([1.0, 2.0, 3.0], 0.0, 1.0),
]


@pytest.mark.parametrize(("ordered", "share", "value"), QUANTILES)
def test_quantiles(ordered: list[float], share: float, value: float) -> None:
    assert quantile(ordered, share) == value
