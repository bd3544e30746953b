"""How fast the search is: `python -m tests.bench.bench_solver [--quick] [--leak]`.

Everything is measured on the same 200 deals a contract (make_solver_deals.py), later positions after play by the
rule-of-thumb players. Nodes depend on the program alone, milliseconds on the machine.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import timeit
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.hidden_cards import hidden_cards_of
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.players.worlds import WorldSpace
from schafkopf_desktop.solver.card_choice import CardChoice, Goal
from schafkopf_desktop.solver.contract_tables import tables_of
from schafkopf_desktop.solver.ladder import WON
from schafkopf_desktop.solver.open_world import OpenWorld
from schafkopf_desktop.solver.position import SearchPosition
from schafkopf_desktop.solver.price_list import PriceList
from schafkopf_desktop.solver.search import COMPILED
from schafkopf_desktop.solver.solver_pool import SolverPool
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.solver.uncompiled import run_uncompiled

_DEALS = Path(__file__).parents[1] / "data" / "solver_deals.txt"
_OF_EACH = 200
_CONTRACTS = ("Rufer", "Wenz", "Solo")
_WORLDS_A_DEAL = 16

Question = Callable[[CardChoice, OpenWorld, Deal], object]


@dataclass(frozen=True)
class Cost:
    """What one question cost."""

    milliseconds: float
    nodes: int


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only every tenth deal")
    parser.add_argument("--leak", action="store_true", help="instead, watch the memory over 100,000 solves")
    options = parser.parse_args()
    deals = [parse_deal(line) for line in _DEALS.read_text("utf-8").splitlines()]
    step = 10 if options.quick else 1
    by_contract = {
        name: deals[place * _OF_EACH : (place + 1) * _OF_EACH : step] for place, name in enumerate(_CONTRACTS)
    }
    print(f"search {'compiled' if COMPILED else 'not compiled'}, {_OF_EACH // step} deals a contract")
    if options.leak:
        watch_memory(by_contract["Rufer"])
        return
    print_whole_deals(by_contract)
    print_all_cards(by_contract, (8, 7, 6, 5))
    print_worlds_per_second(by_contract, every=5 if step == 1 else 2)
    print_both_cores(by_contract, every=10 if step == 1 else 4)
    print_set_up(by_contract)
    with pytest.MonkeyPatch.context() as monkeypatch:
        run_uncompiled(monkeypatch)
        _world_of_contract.cache_clear()
        print("\nnot compiled:")
        print_all_cards(by_contract, (5,))


def print_whole_deals(deals: dict[str, list[Deal]]) -> None:
    """Print what whole deals cost at the first lead."""
    print("\nat the first lead")
    for name, of_contract in deals.items():
        print_costs(f"{name:6} exact value", costs(of_contract, _exact_value))
        print_costs(f"{name:6} >= 61", costs(of_contract, _is_won))


def print_all_cards(deals: dict[str, list[Deal]], cards_left: Sequence[int]) -> None:
    """Print what the values of all cards of the seat on lead cost."""
    print("\nall cards on lead")
    for cards in cards_left:
        for name, of_contract in deals.items():
            positions = played(of_contract, 4 * (8 - cards))
            for goal, question in _ALL_CARDS.items():
                print_costs(f"{name:6} {cards} cards, {goal.value:6}", costs(positions, question))


def print_worlds_per_second(deals: dict[str, list[Deal]], every: int) -> None:
    """Print how many worlds a second have all cards searched, by trick and by place in the trick."""
    for goal, question in _ALL_CARDS.items():
        print(f"\nworlds a second, all cards, {goal.value}; lead, second, third and fourth hand of each contract")
        print("trick" + "".join(f"{name:>32}" for name in deals))
        for trick in range(8):
            row = ""
            for of_contract in deals.values():
                for place in range(4):
                    spent = costs(played(of_contract[::every], 4 * trick + place), question)
                    seconds = sum(cost.milliseconds for cost in spent) / 1000
                    row += f"{len(spent) / seconds:8.0f}" if seconds else f"{'-':>8}"
            print(f"{trick + 1:5}{row}")


def print_both_cores(deals: dict[str, list[Deal]], every: int) -> None:
    """Print worlds a second at the first lead on one thread and on two, with worlds as the players draw them."""
    print(f"\nfirst lead, {_WORLDS_A_DEAL} drawn worlds a deal, worlds a second on one thread and on two")
    solver = WorldSolver()
    with SolverPool(2) as pool:
        for name, of_contract in deals.items():
            for goal in Goal:
                rates = []
                for evaluate in (solver.evaluate, pool.evaluate):
                    seconds = 0.0
                    count = 0
                    for deal in of_contract[::every]:
                        assert deal.to_act is not None
                        view = deal.view(deal.to_act)
                        space, random = WorldSpace(hidden_cards_of(view)), Random(1)
                        worlds = [space.sample(random).hands for _ in range(_WORLDS_A_DEAL)]
                        evaluate(view, [], goal)  # sets the tables up
                        begin = perf_counter()
                        count += len(evaluate(view, worlds, goal).worlds)
                        seconds += perf_counter() - begin
                    rates.append(count / seconds)
                print(f"{name:6} {goal.value:6} {rates[0]:8.0f} {rates[1]:8.0f}  x {rates[1] / rates[0]:.2f}")


def print_set_up(deals: dict[str, list[Deal]]) -> None:
    """Print what a world costs before the search begins, and what a call costs besides its worlds."""
    deal = deals["Rufer"][0]
    choice = _choice_of(deal)
    world = _world_of(deal)
    position = SearchPosition.of(deal.public)
    masks = position.masks_of(deal.held)
    side = position.side_of(masks)
    prices = PriceList(position, deal.house_rules)
    print("\nset-up in microseconds (best of 20)")
    for what, action in (
        ("a world", lambda: choice.open(world, deal.held)),
        ("what it pays", lambda: prices.units(masks, side)),
        ("a call", lambda: _choice_of(deal)),
    ):
        print(f"{what:14}{min(timeit.repeat(action, number=200, repeat=20)) / 200 * 1e6:8.1f}")


def watch_memory(deals: list[Deal]) -> None:
    """Print the memory of the process while 100,000 endings are solved."""
    solver = WorldSolver()
    positions = cycle(played(deals, 20))
    for solves in range(100_001):
        if solves % 10_000 == 0:
            print(f"{solves:7} solves, {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss} kB at most", flush=True)
        deal = next(positions)
        assert deal.to_act is not None
        solver.evaluate(deal.view(deal.to_act), [deal.held], Goal.UNITS)


def costs(deals: Iterable[Deal], question: Question) -> list[Cost]:
    """Return what the question costs for each deal, set-up of the tables not counted."""
    found = []
    for deal in deals:
        choice = _choice_of(deal)
        world = _world_of(deal)
        nodes = world.nodes
        begin = perf_counter()
        question(choice, world, deal)
        found.append(Cost((perf_counter() - begin) * 1000, world.nodes - nodes))
    return found


def print_costs(label: str, spent: list[Cost]) -> None:
    """Print median and 95th percentile."""
    if not spent:
        return
    milliseconds = sorted(cost.milliseconds for cost in spent)
    nodes = sorted(cost.nodes for cost in spent)
    late = int(0.95 * len(spent))
    print(
        f"{label:24} ms {statistics.median(milliseconds):9.3f} p95 {milliseconds[late]:9.3f}"
        f"   nodes {statistics.median(nodes):9.0f} p95 {nodes[late]:9}"
    )


def played(deals: Sequence[Deal], plays: int) -> list[Deal]:
    """Return the deals after so many cards by rule-of-thumb players."""
    return [_played(deal, plays) for deal in deals]


@cache
def _played(deal: Deal, plays: int) -> Deal:
    if not plays:
        return deal
    before = _played(deal, plays - 1)
    assert before.to_act is not None
    return before.apply(RuleOfThumbPlayer().decide(before.view(before.to_act), Random(plays)))


def _exact_value(choice: CardChoice, world: OpenWorld, deal: Deal) -> int:
    return world.points(choice.open(world, deal.held), WON.points)


def _is_won(choice: CardChoice, world: OpenWorld, deal: Deal) -> bool:
    return world.reaches(WON, choice.open(world, deal.held))


def _all_cards(goal: Goal) -> Question:
    return lambda choice, world, deal: choice.values(world, deal.held, goal)


_ALL_CARDS = {goal: _all_cards(goal) for goal in Goal}


def _choice_of(deal: Deal) -> CardChoice:
    assert deal.to_act is not None
    return CardChoice(deal.view(deal.to_act))


def _world_of(deal: Deal) -> OpenWorld:
    assert deal.declaration is not None
    return _world_of_contract(Declaration(deal.declaration.contract, 0, deal.declaration.suit))


@cache
def _world_of_contract(declaration: Declaration) -> OpenWorld:
    return OpenWorld(tables_of(declaration))


if __name__ == "__main__":
    main()
