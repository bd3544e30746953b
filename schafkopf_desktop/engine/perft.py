"""Counting all legal sequences of actions, the strictest test of the rules."""

from __future__ import annotations

from schafkopf_desktop.engine.deal import Deal


def perft(deal: Deal, depth: int) -> int:
    """Return how many sequences of `depth` legal actions there are; one that ends early does not count.

    Raises:
        ValueError: A negative depth.
    """
    if depth < 0:
        raise ValueError("the depth is not negative")
    if depth == 0:
        return 1
    actions = deal.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(deal.apply(action), depth - 1) for action in actions)
