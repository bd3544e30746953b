"""Solving leaves nothing behind."""

import gc
import tracemalloc
from random import Random

from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.deal_values import value
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.solver.endings import PLAYED, random_endings


def test_memory_does_not_grow_with_the_solves() -> None:
    random = Random("memory")
    deals = [deal for contract in PLAYED for deal in random_endings(random, contract, 3, 4)]
    shared = WorldSolver()

    def solve_all() -> int:
        for _ in range(10):
            for deal in deals:
                assert deal.to_act is not None
                for goal in Goal:
                    shared.evaluate(deal.view(deal.to_act), [deal.held], goal, seconds=60)
        value(deals[0])  # with a solver of its own
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        solve_all()
        first, second = solve_all(), solve_all()
    finally:
        tracemalloc.stop()
    # One evaluation kept would be some 500 bytes, one search a megabyte.
    assert second - first < 20_000
