"""Whole deals have the values that a slow search without the solver's table found; see slow_search.py."""

from pathlib import Path

import pytest

from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.solver.deal_values import at_least, value
from schafkopf_desktop.solver.search import COMPILED
from schafkopf_desktop.solver.world_solver import WorldSolver

VALUES = Path(__file__).parents[1] / "data" / "slow_values.txt"


@pytest.mark.skipif(not COMPILED, reason="takes a minute when not compiled")
def test_values_of_whole_deals() -> None:
    solver = WorldSolver()
    lines = VALUES.read_text("utf-8").splitlines()
    for line in lines:
        expected, notation = line.split(" ", maxsplit=1)
        deal = parse_deal(notation)
        assert value(deal, solver) == int(expected), line
        assert at_least(deal, int(expected), solver), line
        assert not at_least(deal, int(expected) + 1, solver), line
    assert len(lines) >= 50
