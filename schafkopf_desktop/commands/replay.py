"""`replay`: plays written games through the rules and prints one JSON line for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, TextIO

from schafkopf_desktop.commands.game_lines import GameLine, GameLineError, parse_game_line
from schafkopf_desktop.commands.streams import open_input
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import PACK
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalAction
from schafkopf_desktop.engine.seats import SEATS

_CARDS = {card.code: card for card in PACK}
_DEALER = SEATS[-1]  # so that seat 0 is forehand


def run(path: str, with_legal: bool) -> int:
    """Replay the games of a file (`-`: standard input) onto standard output; return the exit code 0."""
    with open_input(path) as lines:
        write_answers(lines, sys.stdout, with_legal)
    return 0


def write_answers(lines: BinaryIO | Iterable[bytes], out: TextIO, with_legal: bool) -> None:
    """Write the answer to each game line as one JSON line, as soon as it is known; blank lines are skipped."""
    for answer in answers(lines, with_legal):
        out.write(json.dumps(answer, separators=(",", ":")) + "\n")


def answers(lines: Iterable[bytes], with_legal: bool) -> Iterator[dict[str, Any]]:
    """Yield the answer to each game line: what came out, or why it is no game or not a legal one."""
    for line in lines:
        if line.strip():
            try:
                game = parse_game_line(line)
                yield _replay(game, _declared_deal(game), with_legal)
            except GameLineError as error:
                yield _refusal(None, str(error))


def _declared_deal(game: GameLine) -> Deal:
    """Return the deal at the first lead (in Sie: already won); raise `GameLineError` when the contract cannot be."""
    declaration = Declaration(game.contract, game.declarer, game.suit)
    try:
        return Deal.declared(game.hands, _DEALER, declaration)
    except IllegalAction as error:
        raise GameLineError(f"seat {game.declarer} cannot play this contract: {error}") from error


def _replay(game: GameLine, deal: Deal, with_legal: bool) -> dict[str, Any]:
    legal: list[list[str]] = []
    for ply, code in enumerate(game.plays):
        if with_legal:
            legal.append([action.card.code for action in deal.legal_actions() if isinstance(action, Play)])
        if code not in _CARDS:
            return _refusal(ply, f"{json.dumps(code[:40])} is no card in play")
        try:
            deal = deal.apply(Play(_CARDS[code]))
        except IllegalAction as error:
            return _refusal(ply, str(error))
    return _outcome(deal) | ({"legal": legal} if with_legal else {})


def _outcome(deal: Deal) -> dict[str, Any]:
    settlement, winners, side = deal.settlement, deal.public.trick_winners, deal.declarer_side
    won = [trick for trick, winner in zip(deal.tricks, winners, strict=True) if winner in side]
    return {
        "ok": True,
        "points": sum(trick.points for trick in won),
        "tricks": len(won),
        "laufende": 0 if settlement is None else settlement.laufende,
        "value": None if settlement is None else settlement.value,
        "scores": None if settlement is None else list(settlement.scores),
        "winners": list(winners),
    }


def _refusal(ply: int | None, reason: str) -> dict[str, Any]:
    return {"ok": False, "ply": ply, "reason": reason}
