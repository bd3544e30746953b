"""The analysis of a deal: values with open cards, what cards cost, what seats could know, and how it ends early."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafkopf_desktop.analysis.best_line import best_line
from schafkopf_desktop.analysis.deal_analysis import Analyst, DealAnalysis, Verdict
from schafkopf_desktop.analysis.foresight import ALIKE, Foresight, foresight
from schafkopf_desktop.analysis.hindsight import final_value
from schafkopf_desktop.analysis.turns import NothingToAnalyse, nothing_to_analyse, turns_of
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.deal_values import values_after_cards
from schafkopf_desktop.solver.solver_pool import SolverPool
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.analysis.games import passed_out, played, played_at_random, sie, tout
from tests.players.positions import with_hidden_cards_swapped

RUFER, WENZ, SOLO = 20, 260, 480
GAMES = [played(RUFER), played(WENZ), played(SOLO), played_at_random(40), played_at_random(440), tout(is_won=False)]


@cache
def analysed(deal: Deal) -> DealAnalysis:
    *_, last = Analyst(deal).run()
    assert last.is_complete
    return last


def with_open_cards(deal: Deal) -> DealAnalysis:
    """Return what is known once all turns have been looked at with open cards."""
    for analysis in Analyst(deal, threads=1).run():
        if analysis.verdicts[0].hindsight is not None:
            return analysis
    raise AssertionError("the analysis ended early")


@pytest.mark.parametrize("deal", GAMES)
def test_values_are_those_of_the_solver_at_each_position(deal: Deal) -> None:
    solver = WorldSolver()
    for turn, verdict in zip(analysed(deal).turns, analysed(deal).verdicts, strict=True):
        assert verdict.hindsight is not None
        values = verdict.hindsight.values
        assert {card: value.points for card, value in values.items()} == values_after_cards(
            turn.before, Goal.POINTS, solver
        )
        assert {card: value.units for card, value in values.items()} == values_after_cards(
            turn.before, Goal.UNITS, solver
        )


@settings(max_examples=12)
@given(st.integers(0, 599), st.booleans())
def test_costs_lead_from_the_first_value_to_the_result(number: int, by_chance: bool) -> None:
    deal = played_at_random(number) if by_chance else played(number)
    analysis = with_open_cards(deal)
    first, last = analysis.value_after(0), analysis.value_after(len(analysis.turns))
    assert first is not None
    assert last == final_value(deal)
    points, units = first.points, first.units
    for turn, verdict in zip(analysis.turns, analysis.verdicts, strict=True):
        seen = verdict.hindsight
        assert seen is not None
        assert seen.points_lost >= 0
        assert seen.units_lost >= 0
        points -= turn.sign * seen.points_lost
        units -= turn.sign * seen.units_lost
        after = analysis.value_after(turn.number + 1)
        assert after is not None
        assert (after.points, after.units) == (points, units)
    assert (points, units) == (last.points, last.units)


def test_it_grows_from_the_end_backwards() -> None:
    steps = list(Analyst(played(RUFER)).run())
    with_hindsight = [[v.hindsight is not None for v in step.verdicts] for step in steps]
    for known in with_hindsight:
        assert known == sorted(known)
    assert [step.done for step in steps] == [0] * 32 + list(range(1, 33))
    assert [step.is_complete for step in steps] == [False] * 63 + [True]


@pytest.mark.parametrize("deal", GAMES)
def test_a_costly_card_stands_beside_a_better_line(deal: Deal) -> None:
    analysis = analysed(deal)
    for turn, verdict in zip(analysis.turns, analysis.verdicts, strict=True):
        seen, comparison = verdict.hindsight, verdict.comparison
        assert seen is not None
        assert (comparison is not None) == verdict.is_costly
        if comparison is not None:
            assert comparison.better in seen.best_cards
            assert comparison.better is not turn.card
            assert comparison.better_line[0] == turn.before.apply(Play(comparison.better))
            assert final_value(comparison.better_line[-1]).points == seen.best.points


@pytest.mark.parametrize("number", [RUFER, WENZ, SOLO])
def test_every_card_of_the_best_line_keeps_the_value(number: int) -> None:
    solver = WorldSolver()
    turn = turns_of(played(number))[4]
    for card, points in values_after_cards(turn.before, Goal.POINTS, solver).items():
        line = best_line(turn.before, card, points, solver)
        assert len(line) == 28
        for before, after in pairwise(line):
            values = values_after_cards(before, Goal.POINTS, solver)
            played_card = after.actions[-1]
            assert isinstance(played_card, Play)
            assert values[played_card.card] == points


# What the seat could know


def test_where_only_one_deal_is_possible_both_measures_agree() -> None:
    agreeing = 0
    # Games in which a seat knows all cards while it still has a choice; that is rare.
    for deal in map(played, (76, 96, 352, 436)):
        for turn, verdict in zip(analysed(deal).turns, analysed(deal).verdicts, strict=True):
            if len(turn.legal_cards) > 1 and Knowledge(turn.before.view(turn.seat)).worlds.count == 1:
                assert verdict.hindsight is not None
                assert verdict.foresight is not None
                assert verdict.foresight.loss == pytest.approx(verdict.hindsight.units_lost)
                assert verdict.foresight.error == 0
                assert verdict.is_mistake == (verdict.hindsight.units_lost > 0)
                agreeing += 1
    assert agreeing >= 5


@pytest.mark.parametrize(("number", "at"), [(RUFER, 9), (RUFER, 14), (WENZ, 13), (SOLO, 6), (SOLO, 17)])
def test_the_hidden_cards_change_nothing_of_what_a_seat_could_know(number: int, at: int) -> None:
    turn = next(turn for turn in turns_of(played(number))[at:] if len(turn.legal_cards) > 1)
    swapped = with_hidden_cards_swapped(turn.before, turn.seat, 30, Random(number))
    assert swapped.hands != turn.before.hands
    with SolverPool(1) as pool:
        assert foresight(turn, pool) == foresight(replace(turn, before=swapped), pool)


def test_a_mistake_is_clear_and_sure() -> None:
    card = turns_of(played(RUFER))[0].card
    rows = ((ALIKE, 0.0, True), (ALIKE / 2, 0.0, False), (1.0, 0.4, True), (1.0, 0.6, False), (0.0, 0.0, False))
    for loss, error, is_mistake in rows:
        assert Verdict(foresight=Foresight(card, loss, error, 20)).is_mistake is is_mistake


def test_random_play_is_full_of_mistakes_and_of_bad_luck() -> None:
    verdicts = [verdict for number in (40, 300, 440) for verdict in analysed(played_at_random(number)).verdicts]
    assert sum(verdict.is_mistake for verdict in verdicts) >= 10
    assert any(verdict.is_costly and not verdict.is_mistake for verdict in verdicts)
    assert any(verdict.is_mistake and not verdict.is_costly for verdict in verdicts)


# Deals of other kinds, and an early end


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (passed_out(), NothingToAnalyse.PASSED_OUT),
        (sie(), NothingToAnalyse.SIE),
        (turns_of(played(RUFER))[31].before, NothingToAnalyse.NOT_FINISHED),
        (played(RUFER), None),
        (tout(is_won=True), None),
    ],
)
def test_what_there_is_to_analyse(deal: Deal, why: NothingToAnalyse | None) -> None:
    assert nothing_to_analyse(deal) is why
    if why is not None:
        assert list(Analyst(deal).run()) == []
        assert DealAnalysis.of(deal).is_complete


@pytest.mark.parametrize("is_won", [True, False])
def test_a_tout_is_won_or_lost(is_won: bool) -> None:
    analysis = analysed(tout(is_won=is_won))
    assert len(analysis.turns) == 4 * len(analysis.deal.tricks)
    assert (len(analysis.turns) == 32) is is_won
    last = analysis.value_after(len(analysis.turns))
    assert last is not None
    assert last.points == is_won
    assert (last.units > 0) is is_won
    for verdict in analysis.verdicts:
        assert verdict.hindsight is not None
        assert {value.points for value in verdict.hindsight.values.values()} <= {0, 1}


def test_cancelled_before_it_begins_it_yields_nothing() -> None:
    analyst = Analyst(played(RUFER))
    analyst.cancel()
    assert list(analyst.run()) == []


@pytest.mark.parametrize("steps", [1, 20, 33, 50])
def test_cancelled_between_two_steps_it_ends(steps: int) -> None:
    analyst = Analyst(played(SOLO))
    seen = 0
    for _ in analyst.run():
        seen += 1
        if seen == steps:
            analyst.cancel()
    assert seen == steps


def test_cancelled_from_another_thread_it_ends() -> None:
    analyst = Analyst(played(WENZ))
    run = analyst.run()
    next(run)
    thread = Thread(target=analyst.cancel)
    thread.start()
    thread.join()
    assert list(run) == []


def test_left_alone_in_the_middle_it_ends_its_threads() -> None:
    run = Analyst(played(RUFER)).run()
    next(run)
    run.close()
    assert list(run) == []
