"""Every legal card of thousands of endings has the value that trying every line of play gives."""

from random import Random

import pytest

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.solver import deal_values
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.solver.endings import (
    PLAYED,
    endings_with_called_suit,
    plain_ending,
    plain_points,
    plain_units,
    random_endings,
)
from tests.solver.plain_minimax import PlainEnding

ENDINGS = {2: 400, 3: 400, 4: 50, 5: 4}
"""How many endings of each contract, by the cards that the seat to play holds."""

CALLED_SUIT_ENDINGS = {2: 200, 3: 250, 4: 370}
"""How many more in which the called ace and others of its suit are kept."""


_SOLVERS: dict[tuple[Contract, Suit | None], WorldSolver] = {}


def solver_of(deal: Deal) -> WorldSolver:
    """Return a solver that has its tables for the contract and suit already."""
    assert deal.declaration is not None
    return _SOLVERS.setdefault((deal.declaration.contract, deal.declaration.suit), WorldSolver())


def check_points(deal: Deal, ending: PlainEnding) -> None:
    """Compare all cards in points, and the value of the position."""
    points = plain_points(ending)
    solver = solver_of(deal)
    found = deal_values.values_after_cards(deal, Goal.POINTS, solver)
    assert {card.code: value for card, value in found.items()} == points, str(deal)
    best = max(points.values()) if deal.to_act in ending.side else min(points.values())
    assert deal_values.value(deal, solver) == best, str(deal)
    assert deal_values.at_least(deal, best, solver), str(deal)
    assert not deal_values.at_least(deal, best + 1, solver), str(deal)


def check_units(deal: Deal, ending: PlainEnding) -> None:
    """Compare all cards in units and in wins, and the value of the position."""
    units = plain_units(deal, ending)
    solver = solver_of(deal)
    found = deal_values.values_after_cards(deal, Goal.UNITS, solver)
    assert {card.code: value for card, value in found.items()} == units, str(deal)
    best = max(units.values()) if deal.to_act in ending.side else min(units.values())
    assert deal_values.units(deal, solver) == best, str(deal)
    wins = deal_values.values_after_cards(deal, Goal.WIN, solver)
    assert {card.code: value for card, value in wins.items()} == {code: units[code] > 0 for code in units}, str(deal)


def check_tricks(deal: Deal, ending: PlainEnding) -> None:
    """Compare whether a side can win all eight tricks."""
    all_tricks = ending.values(lambda _points, tricks: int(tricks == 8)).values()
    a_trick = ending.values(lambda _points, tricks: int(tricks > 0)).values()
    choose = max if deal.to_act in ending.side else min
    assert deal_values.all_tricks(deal, solver_of(deal)) == choose(all_tricks), str(deal)
    assert deal_values.no_trick(deal, solver_of(deal)) != choose(a_trick), str(deal)


def test_the_endings_are_enough() -> None:
    assert sum(ENDINGS.values()) * len(PLAYED) + sum(CALLED_SUIT_ENDINGS.values()) >= 5000


@pytest.mark.parametrize("cards", ENDINGS)
@pytest.mark.parametrize("contract", PLAYED)
def test_random_endings(contract: Contract, cards: int) -> None:
    places = set()
    for deal in random_endings(Random(f"{contract.value} {cards}"), contract, cards, ENDINGS[cards]):
        ending = plain_ending(deal)
        places.add(len(ending.trick))
        check_points(deal, ending)
        if cards < 4 or len(ending.trick) == 3:
            check_units(deal, ending)
            check_tricks(deal, ending)
    assert places == {0, 1, 2, 3}


def test_4_5_4_6_4_7_endings_with_the_called_suit_kept() -> None:
    run_away = restricted = 0
    for cards, count in CALLED_SUIT_ENDINGS.items():
        for deal in endings_with_called_suit(Random(f"called {cards}"), cards, count):
            ending = plain_ending(deal)
            check_points(deal, ending)
            if cards < 4:
                check_units(deal, ending)
            run_away += ending.run_away > 0
            restricted += ending.restricted > 0
    assert run_away > 200
    assert restricted > 200
