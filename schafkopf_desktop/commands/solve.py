"""`solve`: what a deal is worth with open cards, and each card of the seat to play."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from schafkopf_desktop.commands import plain_english as english
from schafkopf_desktop.commands.game_lines import GameLineError, IllegalPlayError, deals_of, parse_game_line
from schafkopf_desktop.commands.streams import CommandError, open_input
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.notation import NotationError, parse_deal
from schafkopf_desktop.engine.settlement import Settlement
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.deal_values import CardValue, card_values, values_after_cards
from schafkopf_desktop.solver.position import PositionError
from schafkopf_desktop.solver.world_solver import WorldSolver


def run(notation: str) -> int:
    """Print what each legal card of a deal in the notation comes to; return the exit code 0."""
    try:
        deal = parse_deal(notation)
        text = english.settlement_lines(deal.settlement) if deal.settlement is not None else _card_table(deal)
    except (NotationError, PositionError) as error:
        raise CommandError(str(error)) from error
    print(text)
    return 0


def run_lines(path: str) -> int:
    """Print one JSON line for each game of a file (`-`: standard input); return the exit code 0."""
    with open_input(path) as lines:
        for answer in answers(lines):
            print(json.dumps(answer, separators=(",", ":")))
    return 0


def answers(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """Yield the answer to each game line: value and cards, or why it is no game or not a legal one.

    The value is the final card points of the declarer's side with best play by all, in Tout and Sie 1 won or 0 lost.
    `cards` has the same for each legal card of the seat to play; it is empty when the deal is finished.
    """
    solver = WorldSolver()
    for line in lines:
        if line.strip():
            try:
                *_, deal = deals_of(parse_game_line(line))
                yield _answer(deal, solver)
            except IllegalPlayError as error:
                yield {"value": None, "cards": {}, "ply": error.ply, "reason": str(error)}
            except GameLineError as error:
                yield {"value": None, "cards": {}, "ply": None, "reason": str(error)}


def _answer(deal: Deal, solver: WorldSolver) -> dict[str, Any]:
    if deal.settlement is not None:
        return {"value": _result(deal.settlement), "cards": {}}
    after = values_after_cards(deal, Goal.POINTS, solver)
    best = max if deal.to_act in deal.declarer_side else min
    return {"value": best(after.values()), "cards": {card.code: value for card, value in after.items()}}


def _result(settlement: Settlement) -> int:
    """Return what `values_after_cards` would have come to."""
    contract = settlement.declaration.contract if settlement.declaration is not None else None
    if contract is Contract.SIE or (contract is not None and contract.is_tout):
        return int(settlement.won)
    return settlement.points


def _card_table(deal: Deal) -> str:
    values = card_values(deal)
    declaration = deal.declaration
    assert declaration is not None
    best = _best_of(deal, values)
    unit_of_points = "won" if declaration.contract.is_tout else "points"
    head = f"{english.declaration_sentence(declaration)} Seat {deal.to_act} is to play."
    rows = [
        f"{'*' if value == best else ' '} {english.card_name(card):20}{value.points:7}{value.units:+7}"
        for card, value in values.items()
    ]
    return "\n".join([head, f"{'':22}{unit_of_points:>7}{'units':>7}", *rows])


def _best_of(deal: Deal, values: dict[Card, CardValue]) -> CardValue:
    """Return the best value for the seat to play: what is paid decides, then the points."""
    choose = max if deal.to_act in deal.declarer_side else min
    return choose(values.values(), key=lambda value: (value.units, value.points))
