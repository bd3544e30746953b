"""`selfplay`: four computer players play deals against each other; a report and a check of the rules in one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final

from schafkopf_desktop.arena.contestants import new_player
from schafkopf_desktop.arena.games import Game, numbered_deal, play_game
from schafkopf_desktop.arena.running import results_of
from schafkopf_desktop.commands.progress import progress
from schafkopf_desktop.commands.streams import EXIT_INTERRUPTED
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK, Settlement


@dataclass(frozen=True, slots=True)
class People:
    """How people fare in a contract.

    Attributes:
        share: How often it is played, of all Rufer, Wenz and Solo, 0 to 1.
        won: How often the declarer's side wins, 0 to 1.
        points: Its mean card points.
    """

    share: float
    won: float
    points: float


PEOPLE: Final = {
    Contract.RUFER: People(0.719, 0.809, 81.5),
    Contract.WENZ: People(0.095, 0.682, 69.5),
    Contract.SOLO: People(0.186, 0.692, 72.0),
}
"""Counted over 9,566 deals of four people: 6,874 Rufer, 911 Wenz, 1,781 Solo; Tout and Sie were not counted."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal as it went: its record, and in words what was wrong with it (nothing, as a rule)."""

    record: DealRecord
    defects: tuple[str, ...]


@dataclass(slots=True)
class Tally:
    """Counts over many deals."""

    played: Counter[Contract] = field(default_factory=Counter)
    won: Counter[Contract] = field(default_factory=Counter)
    points: Counter[Contract] = field(default_factory=Counter)
    deals: int = 0
    passed_out: int = 0
    defects: int = 0

    def add(self, deal: PlayedDeal) -> None:
        """Count one more deal."""
        settlement = deal.record.settlement
        self.deals += 1
        self.defects += len(deal.defects)
        if settlement.declaration is None:
            self.passed_out += 1
            return
        contract = settlement.declaration.contract
        self.played[contract] += 1
        self.won[contract] += settlement.won
        self.points[contract] += settlement.points


def run(deals: int, seed: str, as_json: bool, player: str = "thumb", jobs: int = 1, only_summary: bool = False) -> int:
    """Play deals, print their records and a summary.

    Args:
        deals: How many.
        seed: What cards and chance follow from.
        as_json: Whether to print JSON lines.
        player: Who sits at all four seats, by its name in the arena.
        jobs: How many processes play; the deals are the same with any number.
        only_summary: Whether to leave the records out, and show the progress instead.

    Returns:
        1 when any deal had a defect; 130 when Ctrl-C ended it, with the summary so far; else 0.
    """
    tally = Tally()
    code = 0
    begin = perf_counter()
    try:
        if only_summary:
            with progress(deals) as advance:
                for deal in played_deals(deals, seed, player, jobs):
                    tally.add(deal)
                    advance("")
        else:
            for deal in played_deals(deals, seed, player, jobs):
                tally.add(deal)
                _print_deal(deal, as_json)
    except KeyboardInterrupt:
        code = EXIT_INTERRUPTED
    seconds = perf_counter() - begin
    if as_json:
        print(json.dumps({"summary": _summary_as_json(tally, seed, seconds)}))
    else:
        print("\n".join(_summary_lines(tally, seconds)))
    return code or (1 if tally.defects else 0)


def played_deals(deals: int, seed: str, player: str = "thumb", jobs: int = 1) -> Iterator[PlayedDeal]:
    """Yield the first `deals` deals of a match of four equal players; the same seed gives the same deals."""
    with closing(results_of(partial(_played_deal, seed, player), range(1, deals + 1), jobs)) as played:
        yield from _in_order(played)


def _played_deal(seed: str, player: str, number: int) -> PlayedDeal:
    deal = numbered_deal(seed, number)
    game = play_game([new_player(player) for _ in SEATS], deal, f"{seed}/selfplay/{number}")
    settlement = game.deal.settlement
    assert settlement is not None
    record = DealRecord(number, deal.dealer, settlement, str(game.deal))
    return PlayedDeal(record, tuple(_defects(game, settlement)))


def _in_order(deals: Iterable[PlayedDeal]) -> Iterator[PlayedDeal]:
    early: dict[int, PlayedDeal] = {}
    number = 1
    for deal in deals:
        early[deal.record.number] = deal
        while number in early:
            yield early.pop(number)
            number += 1


def _print_deal(deal: PlayedDeal, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_deal_as_json(deal)))
        return
    print(deal.record.notation)
    for defect in deal.defects:
        print(f"# defect in deal {deal.record.number}: {defect}")


def _defects(game: Game, settlement: Settlement) -> Iterator[str]:
    for failure in game.failures:
        yield f"the player of seat {failure.seat} failed: {failure.error}"
    for problem in game.deal.problems():
        yield str(problem)
    if sum(settlement.scores):
        yield f"scores {settlement.scores} do not sum to zero"
    if not 0 <= settlement.points <= POINTS_IN_THE_PACK:
        yield f"{settlement.points} points for the declarer's side"


def _deal_as_json(deal: PlayedDeal) -> dict[str, Any]:
    record, settlement = deal.record, deal.record.settlement
    declaration = settlement.declaration
    return {
        "number": record.number,
        "dealer": record.dealer,
        "contract": None if declaration is None else declaration.contract.value,
        "suit": None if declaration is None or declaration.suit is None else declaration.suit.value,
        "declarer": None if declaration is None else declaration.declarer,
        "won": None if declaration is None else settlement.won,
        "points": settlement.points,
        "tricks": settlement.tricks,
        "value": settlement.value,
        "scores": list(settlement.scores),
        "notation": record.notation,
        "defects": list(deal.defects),
    }


def _summary_as_json(tally: Tally, seed: str, seconds: float) -> dict[str, Any]:
    return {
        "deals": tally.deals,
        "seed": seed,
        "passed_out": tally.passed_out,
        "contracts": {
            contract.value: {
                "deals": tally.played[contract],
                "won": tally.won[contract],
                "mean_points": round(tally.points[contract] / tally.played[contract], 1),
            }
            for contract in Contract
            if tally.played[contract]
        },
        "people": {
            contract.value: {"share": people.share, "won": people.won, "mean_points": people.points}
            for contract, people in PEOPLE.items()
        },
        "defects": tally.defects,
        "seconds": round(seconds, 3),
        "deals_per_second": _per_second(tally.deals, seconds),
    }


def _summary_lines(tally: Tally, seconds: float) -> Iterator[str]:
    passed_out = tally.passed_out / tally.deals if tally.deals else 0.0
    yield f"# {tally.deals} deals, {tally.passed_out} passed out ({passed_out:.1%})"
    yield f"# {'contract':<10} {'deals':>6}" + "".join(
        f" {name:>7} {'people':>7}" for name in ("share", "won", "points")
    )
    comparable = sum(tally.played[contract] for contract in PEOPLE)
    for contract in Contract:
        played, people = tally.played[contract], PEOPLE.get(contract)
        share = _share(played, comparable if people is not None else sum(tally.played.values()))
        won = _share(tally.won[contract], played)
        points = f"{tally.points[contract] / played:.1f}" if played else "-"
        theirs = ("-", "-", "-")
        if people is not None:
            theirs = (f"{people.share:.1%}", f"{people.won:.1%}", f"{people.points:.1f}")
        yield (
            f"# {contract.value:<10} {played:>6} {share:>7} {theirs[0]:>7} {won:>7} {theirs[1]:>7} "
            f"{points:>7} {theirs[2]:>7}"
        )
    yield "# shares: Rufer, Wenz and Solo of these three, as people's; Tout and Sie of all that were played"
    yield f"# {seconds:.1f} s, {_per_second(tally.deals, seconds)} deals per second"
    yield f"# {tally.defects} defects"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def _per_second(deals: int, seconds: float) -> float:
    return round(deals / seconds, 1) if seconds else 0.0
