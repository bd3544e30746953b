"""`selfplay`: four computer players play deals against each other; a report and a check of the rules in one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.events import Event, PlayerFailed
from schafkopf_desktop.session.session import Session


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
    passed_out: int = 0
    defects: int = 0

    def add(self, deal: PlayedDeal) -> None:
        """Count one more deal."""
        settlement = deal.record.settlement
        self.defects += len(deal.defects)
        if settlement.declaration is None:
            self.passed_out += 1
            return
        contract = settlement.declaration.contract
        self.played[contract] += 1
        self.won[contract] += settlement.won
        self.points[contract] += settlement.points


def run(deals: int, seed: str, as_json: bool) -> int:
    """Play `deals` deals and print their records and a summary; return 1 when any deal had a defect, else 0."""
    tally = Tally()
    begin = perf_counter()
    for deal in played_deals(deals, seed):
        tally.add(deal)
        print(json.dumps(_deal_as_json(deal)) if as_json else deal.record.notation)
        for defect in deal.defects:
            if not as_json:
                print(f"# defect in deal {deal.record.number}: {defect}")
    seconds = perf_counter() - begin
    if as_json:
        print(json.dumps({"summary": _summary_as_json(tally, deals, seed, seconds)}))
    else:
        print("\n".join(_summary_lines(tally, deals, seconds)))
    return 1 if tally.defects else 0


def played_deals(deals: int, seed: str) -> Iterator[PlayedDeal]:
    """Yield `deals` deals of one match of four rule-of-thumb players; the same seed gives the same deals."""
    session = Session([RuleOfThumbPlayer() for _ in SEATS], seed)
    for _ in range(deals):
        events = (*session.start_deal(), *session.play_out())
        record = session.match.records[-1]
        yield PlayedDeal(record, tuple(_defects(session, record, events)))


def _defects(session: Session, record: DealRecord, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        if isinstance(event, PlayerFailed):
            yield f"the player of seat {event.seat} failed: {event.error}"
    for problem in session.deal.problems() if session.deal is not None else ():
        yield str(problem)
    settlement = record.settlement
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


def _summary_as_json(tally: Tally, deals: int, seed: str, seconds: float) -> dict[str, Any]:
    return {
        "deals": deals,
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
        "defects": tally.defects,
        "seconds": round(seconds, 3),
        "deals_per_second": _per_second(deals, seconds),
    }


def _summary_lines(tally: Tally, deals: int, seconds: float) -> Iterator[str]:
    yield f"# {deals} deals, {tally.passed_out} passed out"
    all_played = sum(tally.played.values())
    for contract in Contract:
        if played := tally.played[contract]:
            share, won = played / all_played, tally.won[contract] / played
            mean = tally.points[contract] / played
            yield f"# {contract.value:10} {played:6} ({share:.1%}), won {won:.1%}, mean points {mean:.1f}"
    yield f"# {seconds:.1f} s, {_per_second(deals, seconds)} deals per second"
    yield f"# {tally.defects} defects"


def _per_second(deals: int, seconds: float) -> float:
    return round(deals / seconds, 1) if seconds else 0.0
