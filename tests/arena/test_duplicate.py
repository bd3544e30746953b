"""Duplicate deals: what is compared with what, and that nothing but the players makes a difference."""

from collections import Counter
from random import Random

import pytest

from schafkopf_desktop.arena import comparison, contestants
from schafkopf_desktop.arena.duel import Duel, Part
from schafkopf_desktop.arena.duplicate import play_duplicate
from schafkopf_desktop.arena.games import DecisionKind
from schafkopf_desktop.arena.lineups import Assignment, lineups_of
from schafkopf_desktop.arena.results import DuplicateDeal, GameResult, Role
from schafkopf_desktop.engine.actions import Action, Play
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer

NUMBERS = range(1, 9)


def played(duel: Duel) -> list[DuplicateDeal]:
    return [play_duplicate(duel, number) for number in NUMBERS]


def without_times(game: GameResult) -> tuple[object, ...]:
    return (game.notation, game.scores, game.points_lost)


LINEUPS = [(Assignment.ONE, 4, 1), (Assignment.PAIRS, 6, 3), (Assignment.ALL, 14, 7)]


@pytest.mark.parametrize(("assignment", "count", "at_each_seat"), LINEUPS)
def test_every_seat_is_in_equally_many_lineups(assignment: Assignment, count: int, at_each_seat: int) -> None:
    lineups = lineups_of(assignment)
    assert len(set(lineups)) == len(lineups) == count
    assert Counter(seat for lineup in lineups for seat in lineup) == dict.fromkeys(SEATS, at_each_seat)


@pytest.mark.parametrize("assignment", Assignment)
@pytest.mark.parametrize("name", ["thumb", "random"])
def test_equal_players_differ_by_exactly_nothing(name: str, assignment: Assignment) -> None:
    deals = played(Duel(name, name, "equal", assignment, measures_points_lost=False))
    assert any(deal.play for deal in deals)
    for deal in deals:
        for game in (*deal.auction, *deal.play):
            assert (game.notation, game.scores) == (deal.base.notation, deal.base.scores)
    for games in (comparison.whole_deals, comparison.fixed_contracts):
        found = comparison.difference(deals, games, comparison.units)
        assert found is not None
        assert (found.mean, found.margin) == (0, 0)
    assert comparison.outcomes(deals, comparison.whole_deals) == comparison.Outcomes(0, 1, 0)


def test_a_sits_where_the_lineup_says_and_the_same_cards_are_dealt() -> None:
    for deal in played(Duel("thumb", "random", "seats", measures_points_lost=False)):
        assert [game.lineup for game in deal.auction] == [(0,), (1,), (2,), (3,)]
        for game in (*deal.auction, *deal.play):
            assert parse_deal(game.notation).hands == parse_deal(deal.base.notation).hands


def test_a_fixed_contract_keeps_the_auction_of_four_b() -> None:
    deals = played(Duel("thumb", "random", "fixed", measures_points_lost=False))
    assert any(game.contract != deal.base.contract for deal in deals for game in deal.auction)
    for deal in deals:
        calls = parse_deal(deal.base.notation).public.calls
        assert len(deal.play) == (0 if deal.base.contract is None else 4)
        for game in deal.play:
            assert parse_deal(game.notation).public.calls == calls
            assert (game.contract, game.declarer) == (deal.base.contract, deal.base.declarer)


def test_under_a_fixed_contract_no_a_plays_against_another() -> None:
    deals = played(Duel("thumb", "random", "sides", Assignment.ALL, Part.PLAY, measures_points_lost=False))
    assert {len(game.lineup) for deal in deals for game in deal.play} == {1, 2}
    for deal in deals:
        lineups = [game.lineup for game in deal.play]
        assert len(lineups) == (0 if deal.base.contract is None else 4 + 2)  # in Rufer: each seat, and either side
        for game in deal.play:
            assert len({game.role_of(seat) is Role.DEFENDER for seat in game.lineup}) == 1


def test_one_part_alone_gives_the_same_games_as_both() -> None:
    both = played(Duel("thumb", "random", "parts"))
    auction = played(Duel("thumb", "random", "parts", part=Part.AUCTION))
    play = played(Duel("thumb", "random", "parts", part=Part.PLAY))
    for together, whole, cards in zip(both, auction, play, strict=True):
        assert [game.notation for game in together.auction] == [game.notation for game in whole.auction]
        assert list(map(without_times, together.play)) == list(map(without_times, cards.play))
        assert whole.play == cards.auction == ()


def test_every_decision_is_timed_by_kind() -> None:
    for deal in played(Duel("thumb", "random", "times", part=Part.AUCTION, measures_points_lost=False)):
        cards = [sum(isinstance(action, Play) for action in parse_deal(deal.base.notation).actions)]
        assert [len(deal.b.milliseconds[DecisionKind.CARD])] == cards
        assert len(deal.b.milliseconds[DecisionKind.BID]) == len(deal.a.milliseconds[DecisionKind.BID]) == 4
        assert all(time >= 0 for times in deal.a.milliseconds.values() for time in times)


class BrokenPlayer:
    """Fails at every card."""

    def decide(self, view: SeatView, random: Random) -> Action:
        if view.current_trick.cards:
            raise RuntimeError("out of order")
        return RuleOfThumbPlayer().decide(view, random)


def test_a_player_that_fails_is_noted_and_the_deal_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(contestants.CONTESTANTS, "broken", BrokenPlayer)
    deals = played(Duel("broken", "thumb", "broken"))
    assert {failure for deal in deals for failure in deal.a.failures} == {"RuntimeError: out of order"}
    assert not any(deal.b.failures for deal in deals)
    assert all(sum(game.scores) == 0 for deal in deals for game in deal.auction)
