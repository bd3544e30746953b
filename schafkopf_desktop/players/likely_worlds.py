"""Worlds drawn for one seat, those that explain what it has seen more often than the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.reading import CardReading
from schafkopf_desktop.players.worlds import World


def likely_worlds(known: Knowledge, wanted: int, drawn: int, random: Random) -> tuple[list[World], list[float]]:
    """Return worlds to look at, and how much each counts; all that are possible where these are few.

    Args:
        known: what the seat knows for certain, during play.
        wanted: how many worlds to look at, at most.
        drawn: how many to draw for each that is kept; with 1 no world counts more than another.
        random: draws them.
    """
    space = known.worlds
    if space.count <= wanted * drawn:
        worlds = list(space.enumerate())
    else:
        worlds = [space.sample(random) for _ in range(wanted * drawn)]
    if drawn == 1:
        return worlds, [1.0] * len(worlds)
    weights = CardReading(known).weights(worlds)
    if len(worlds) <= wanted:
        return worlds, list(weights)
    return _thinned(worlds, weights, wanted, random)


def _thinned(
    worlds: Sequence[World], weights: Sequence[float], wanted: int, random: Random
) -> tuple[list[World], list[float]]:
    """Draw `wanted` of the worlds in proportion to their weights, evenly spread; return each once with its count."""
    chosen: list[World] = []
    counts: list[float] = []
    reached, next_mark = 0.0, random.random()
    for world, weight in zip(worlds, weights, strict=True):
        reached += weight * wanted
        count = 0
        while next_mark < reached:
            count += 1
            next_mark += 1.0
        if count:
            chosen.append(world)
            counts.append(float(count))
    return chosen, counts
