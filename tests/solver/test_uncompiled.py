"""The compiled and the uncompiled search have the same answers, by the same way."""

from random import Random

import pytest

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.search import COMPILED
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.solver.endings import PLAYED, random_endings
from tests.solver.uncompiled import run_uncompiled


@pytest.mark.skipif(not COMPILED, reason="no compiled search to compare with")
@pytest.mark.parametrize("cards", [4, 5])
@pytest.mark.parametrize("contract", PLAYED)
def test_values_and_nodes_are_those_of_the_compiled_search(
    contract: Contract, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def results() -> list[object]:
        found: list[object] = []
        for deal in random_endings(Random(f"{contract.value} {cards} uncompiled"), contract, cards, 4):
            assert deal.to_act is not None
            solver = WorldSolver()
            found += [solver.evaluate(deal.view(deal.to_act), [deal.held], goal) for goal in Goal]
            found.append(solver.nodes)
        return found

    compiled = results()
    run_uncompiled(monkeypatch)
    assert results() == compiled
