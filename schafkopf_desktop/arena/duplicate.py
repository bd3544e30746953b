"""Duplicate deals: the same cards and the same chance, once with B at all seats and once for each lineup of A among B.

A seat of A is compared with B at the same seat of the same deal, so that the luck of the cards cancels out.
"""

from __future__ import annotations

from collections.abc import Iterable

from schafkopf_desktop.arena.contestants import new_player
from schafkopf_desktop.arena.duel import Duel, Part
from schafkopf_desktop.arena.games import DecisionKind, Game, numbered_deal, play_game
from schafkopf_desktop.arena.lineups import Lineup, lineups_of
from schafkopf_desktop.arena.points_lost import points_lost
from schafkopf_desktop.arena.results import DuplicateDeal, GameResult, SideRecord, result_of
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.seats import SEATS, Seat


def play_duplicate(duel: Duel, number: int) -> DuplicateDeal:
    """Play all games of deal `number`, from 1; everything but the times follows from the arguments."""
    deal = numbered_deal(duel.seed, number)
    base = _play(duel, (), deal, number)
    declared = _before_first_card(base.deal)
    auction: list[GameResult] = []
    play: list[GameResult] = []
    games_of_a: list[tuple[Lineup, Game]] = []
    for lineup in lineups_of(duel.assignment):
        whole = None
        if duel.part is not Part.PLAY:
            whole = _play(duel, lineup, deal, number)
            games_of_a.append((lineup, whole))
            # Where the play is examined too, the cards are held against best play there, under equal contracts.
            auction.append(_result(duel, whole, lineup, lineup if duel.part is Part.AUCTION else ()))
        if duel.part is not Part.AUCTION and not base.deal.passed_out and _on_one_side(lineup, base.deal):
            # After the same auction the same seeds lead to the same cards: that game has been played already.
            cards = whole if whole is not None and _before_first_card(whole.deal) == declared else None
            if cards is None:
                cards = _play(duel, lineup, declared, number)
                games_of_a.append((lineup, cards))
            play.append(_result(duel, cards, lineup, lineup))
    return DuplicateDeal(
        number=number,
        base=_result(duel, base, (), SEATS),
        auction=tuple(auction),
        play=tuple(play),
        a=_side_record(games_of_a),
        b=_side_record([(SEATS, base)]),
    )


def _play(duel: Duel, lineup: Lineup, deal: Deal, number: int) -> Game:
    players = [new_player(duel.a if seat in lineup else duel.b) for seat in SEATS]
    return play_game(players, deal, f"{duel.seed}/arena/{number}")


def _on_one_side(lineup: Lineup, deal: Deal) -> bool:
    """Return whether no A plays against another: what one side wins the other loses, which would say nothing of A."""
    return len({seat in deal.declarer_side for seat in lineup}) == 1


def _before_first_card(deal: Deal) -> Deal:
    calls = [action for action in deal.actions if not isinstance(action, Play)]
    return Deal.load(deal.hands, deal.dealer, deal.house_rules, calls)


def _result(duel: Duel, game: Game, lineup: Lineup, examined: Iterable[Seat]) -> GameResult:
    lost = points_lost(game.deal, examined) if duel.measures_points_lost else {}
    return result_of(game.deal, lineup, lost)


def _side_record(games: Iterable[tuple[Iterable[Seat], Game]]) -> SideRecord:
    """Return how the players at the given seats behaved in these games."""
    times: dict[DecisionKind, list[float]] = {kind: [] for kind in DecisionKind}
    failures: list[str] = []
    for seats, game in games:
        for decision in game.decisions:
            if decision.seat in seats:
                times[decision.kind].append(decision.milliseconds)
        failures += [failure.error for failure in game.failures if failure.seat in seats]
    return SideRecord({kind: tuple(spent) for kind, spent in times.items()}, tuple(failures))
