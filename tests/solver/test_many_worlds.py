"""The batch over many worlds: the same values as one by one, on one thread or two, and an end when asked to."""

from collections.abc import Iterator
from itertools import repeat
from random import Random
from threading import Event, Thread

import pytest

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.deal_values import value
from schafkopf_desktop.solver.open_world import SearchStopped
from schafkopf_desktop.solver.position import Hands, PositionError
from schafkopf_desktop.solver.solver_pool import SolverPool
from schafkopf_desktop.solver.world_solver import Evaluation, WorldSolver
from tests.engine.positions import deal_of, played_on, random_deal
from tests.solver.endings import PLAYED, plain_ending, plain_points, plain_units, random_endings
from tests.solver.uncompiled import run_uncompiled

MORE_THAN_A_MILLION_NODES = "sk1 1 EOLAL9L8H9H7SUS8/LOLUHOH8SXSOS9S7/EAEKE8LXLKL7HASK/EXEUE9E7HXHKHUSA - -,-,-,solo:S ."


def worlds_of(deal: Deal, random: Random, count: int) -> Iterator[Hands]:
    """Yield worlds in which the hidden cards lie anywhere, so long as the declarer does not hold the called ace."""
    declaration, seat = deal.declaration, deal.to_act
    assert declaration is not None
    hidden = [card for other, hand in enumerate(deal.held) if other != seat for card in hand]
    while count:
        random.shuffle(hidden)
        cards = iter(hidden)
        world = [hand if other == seat else tuple(next(cards) for _ in hand) for other, hand in enumerate(deal.held)]
        if declaration.called_ace not in world[declaration.declarer]:
            count -= 1
            yield world


def view_of(deal: Deal) -> SeatView:
    assert deal.to_act is not None
    return deal.view(deal.to_act)


def as_deal(deal: Deal, world: Hands) -> Deal:
    """Return the deal in which the hidden cards lie as in the world."""
    played: list[list[Card]] = [[], [], [], []]
    for trick in (*deal.tricks, deal.current_trick):
        for place, card in enumerate(trick.cards):
            played[trick.seat_of(place)].append(card)
    dealt = tuple(tuple(sorted((*held, *gone))) for held, gone in zip(world, played, strict=True))
    return Deal(dealt, deal.public, tuple(tuple(sorted(hand)) for hand in world), deal.actions)


@pytest.mark.parametrize("contract", PLAYED)
def test_every_world_has_the_values_of_its_deal_by_plain_minimax(contract: Contract) -> None:
    random = Random(f"worlds {contract.value}")
    solver = WorldSolver()
    for deal in random_endings(random, contract, 3, 12):
        worlds = list(worlds_of(deal, random, 6))
        in_points = solver.evaluate(view_of(deal), worlds, Goal.POINTS)
        in_units = solver.evaluate(view_of(deal), worlds, Goal.UNITS)
        assert in_points.cards == in_units.cards
        assert in_points.worlds == in_units.worlds == tuple(range(6))
        for world, points, units in zip(worlds, in_points.values, in_units.values, strict=True):
            deal_of_world = as_deal(deal, world)
            ending = plain_ending(deal_of_world)
            codes = [card.code for card in in_points.cards]
            assert dict(zip(codes, points, strict=True)) == plain_points(ending)
            assert dict(zip(codes, units, strict=True)) == plain_units(deal_of_world, ending)


@pytest.mark.parametrize("goal", Goal)
def test_two_threads_have_the_values_of_one(goal: Goal) -> None:
    random = Random(f"threads {goal.value}")
    solver = WorldSolver()
    with SolverPool(2) as pool:
        for contract in PLAYED:
            for deal in random_endings(random, contract, 6, 2):
                worlds = list(worlds_of(deal, random, 20))
                assert pool.evaluate(view_of(deal), worlds, goal) == solver.evaluate(view_of(deal), worlds, goal)


def test_a_pool_that_was_given_a_wrong_world_says_so_and_goes_on_with_the_next_question() -> None:
    deal = deal_of({}, "wenz", 0)

    def endless_after_a_wrong_one() -> Iterator[Hands]:
        yield ()
        yield from repeat(deal.held)

    with SolverPool(2) as pool:
        with pytest.raises(PositionError):
            pool.evaluate(view_of(deal), endless_after_a_wrong_one(), Goal.WIN)
        assert pool.evaluate(view_of(deal), [deal.held] * 3, Goal.WIN).is_complete


def test_time_ends_an_endless_batch_and_what_was_done_by_then_is_right() -> None:
    deal = played_on(random_deal(Random(1), Contract.RUFER), Random(1), 12)
    solver = WorldSolver()
    found = solver.evaluate(view_of(deal), repeat(deal.held), Goal.POINTS, seconds=0.1)
    expected = solver.evaluate(view_of(deal), [deal.held], Goal.POINTS)
    assert not found.is_complete
    assert set(found.values) <= set(expected.values)
    assert expected.is_complete


def test_without_time_nothing_is_done() -> None:
    deal = deal_of({}, "wenz", 0)
    found = WorldSolver().evaluate(view_of(deal), repeat(deal.held), Goal.POINTS, seconds=0)
    assert (found.worlds, found.values, found.is_complete) == ((), (), False)


@pytest.mark.parametrize("goal", Goal)
def test_another_thread_ends_a_search_in_its_middle(goal: Goal, monkeypatch: pytest.MonkeyPatch) -> None:
    run_uncompiled(monkeypatch)
    deal = parse_deal(MORE_THAN_A_MILLION_NODES)
    solver = WorldSolver()
    under_way = Event()
    found: list[Evaluation] = []

    def worlds() -> Iterator[Hands]:
        under_way.set()
        yield deal.held

    thread = Thread(target=lambda: found.append(solver.evaluate(view_of(deal), worlds(), goal)))
    thread.start()
    assert under_way.wait(60)
    while thread.is_alive() and solver.nodes < 1000:
        thread.join(0.001)
    solver.cancel()
    thread.join()
    assert [(one.worlds, one.is_complete) for one in found] == [((), False)]


def test_a_cancelled_solver_has_no_values_until_it_is_resumed() -> None:
    deal = played_on(random_deal(Random(1), Contract.WENZ), Random(1), 20)
    solver = WorldSolver()
    solver.cancel()
    assert solver.evaluate(view_of(deal), repeat(deal.held), Goal.UNITS).values == ()
    with pytest.raises(SearchStopped):
        value(deal, solver)
    solver.resume()
    assert solver.evaluate(view_of(deal), [deal.held], Goal.UNITS).is_complete
    assert value(deal, solver) == value(deal)


def test_closing_a_pool_ends_what_is_under_way() -> None:
    deal = random_deal(Random(3), Contract.SOLO)
    pool = SolverPool(2)
    under_way = Event()
    found: list[Evaluation] = []

    def worlds() -> Iterator[Hands]:
        while True:
            under_way.set()
            yield deal.held

    thread = Thread(target=lambda: found.append(pool.evaluate(view_of(deal), worlds(), Goal.POINTS)))
    thread.start()
    assert under_way.wait(60)
    pool.close()
    thread.join()
    assert [one.is_complete for one in found] == [False]
