"""What the duplicate deals say, on rows that can be worked out by hand."""

from collections.abc import Mapping

from schafkopf_desktop.arena import comparison
from schafkopf_desktop.arena.comparison import Outcomes, Times, TrickLosses, WinRate
from schafkopf_desktop.arena.games import DecisionKind
from schafkopf_desktop.arena.lineups import Lineup
from schafkopf_desktop.arena.results import DuplicateDeal, GameResult, Role, SideRecord
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import Scores

NOTHING = SideRecord({}, ())


def rufer(
    lineup: Lineup, points: int, scores: Scores, lost: Mapping[Seat, tuple[int, ...]] | None = None
) -> GameResult:
    """A Rufer of seats 0 and 1."""
    return GameResult(lineup, Contract.RUFER, 0, 1, points > 60, points, scores, lost or {}, "")


def solo(lineup: Lineup, declarer: Seat, points: int, scores: Scores) -> GameResult:
    return GameResult(lineup, Contract.SOLO, declarer, None, points > 60, points, scores, {}, "")


def passed_out(lineup: Lineup) -> GameResult:
    return GameResult(lineup, None, None, None, False, 0, (0, 0, 0, 0), {}, "")


# A wins 1 instead of 2 as declarer, loses 1 instead of 2 as partner, and wins a Solo where four B passed.
FIRST = DuplicateDeal(
    1,
    rufer((), 91, (2, 2, -2, -2), {0: (0,) * 8, 2: (10, 0, 0, 0, 0, 0, 0, 0)}),
    (rufer((0,), 61, (1, 1, -1, -1)), rufer((2,), 61, (1, 1, -1, -1))),
    (rufer((0,), 60, (-1, -1, 1, 1), {0: (0, 4, 0, 0, 0, 0, 0, 0)}),),
    NOTHING,
    NOTHING,
)
SECOND = DuplicateDeal(2, passed_out(()), (solo((3,), 3, 70, (-5, -5, -5, 15)), passed_out((1,))), (), NOTHING, NOTHING)
DEALS = (FIRST, SECOND)


def test_units_are_compared_at_the_same_seat_and_a_deal_is_one_value() -> None:
    found = comparison.difference(DEALS, comparison.whole_deals, comparison.units)
    assert found is not None
    # Deal 1: (1 - 2) and (-1 - -2), mean 0; deal 2: 15 and 0, mean 7.5.
    assert (found.count, found.mean) == (2, 3.75)


def test_a_deal_without_such_a_game_does_not_count() -> None:
    found = comparison.difference(DEALS, comparison.fixed_contracts, comparison.units)
    assert found is not None
    assert (found.count, found.mean) == (1, -3)
    assert comparison.difference((SECOND,), comparison.fixed_contracts, comparison.units) is None


def test_card_points_are_those_of_the_own_side() -> None:
    found = comparison.difference((FIRST,), comparison.whole_deals, comparison.card_points)
    assert found is not None
    assert found.mean == ((61 - 91) + (59 - 29)) / 2


def test_outcomes_count_seats_and_deals() -> None:
    assert comparison.outcomes(DEALS, comparison.whole_deals) == Outcomes(0.5, 0.25, 0.25)
    assert comparison.outcomes((SECOND,), comparison.fixed_contracts) is None


def test_contract_shares() -> None:
    found = {
        share.contract: (share.of_base, share.of_lineups, share.declared_by_b, share.declared_by_a)
        for share in comparison.contract_shares(DEALS)
    }
    assert found == {
        Contract.RUFER: (0.5, 0.5, 0.125, 0.25),
        Contract.SOLO: (0.0, 0.25, 0.0, 0.25),
        None: (0.5, 0.25, 0.0, 0.0),
    }


def test_win_rates_by_contract_and_role() -> None:
    games = [(game, game.lineup) for deal in DEALS for game in (*deal.auction, *deal.play)]
    assert comparison.win_rates(games) == {
        (Contract.RUFER, Role.DECLARER): WinRate(1, 2),
        (Contract.RUFER, Role.DEFENDER): WinRate(0, 1),
        (Contract.SOLO, Role.DECLARER): WinRate(1, 1),
    }


def test_points_lost_by_trick() -> None:
    found = comparison.losses((deal.base,) for deal in DEALS)
    assert found is not None
    assert found.tricks == (TrickLosses(2, 5.0, 0.5), *[TrickLosses(2, 0.0, 0.0)] * 7)
    assert found.all_tricks == TrickLosses(16, 10 / 16, 1 / 16)
    assert (found.per_card.count, found.per_card.mean) == (1, 10 / 16)
    assert comparison.losses([[passed_out(())]]) is None


def test_times_are_ordered_first() -> None:
    records = [SideRecord({DecisionKind.CARD: (3.0, 1.0)}, ()), SideRecord({DecisionKind.CARD: (2.0,)}, ())]
    assert comparison.times(records, DecisionKind.CARD) == Times(3, 2.0, 3.0, 3.0)
    assert comparison.times(records, DecisionKind.BID) is None
