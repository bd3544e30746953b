"""`replay`: plays written games through the rules and prints one JSON line for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, TextIO

from schafkopf_desktop.commands.game_lines import GameLine, GameLineError, IllegalPlayError, deals_of, parse_game_line
from schafkopf_desktop.commands.streams import open_input
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.deal import Deal


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
                yield _replay(parse_game_line(line), with_legal)
            except GameLineError as error:
                yield _refusal(None, str(error))


def _replay(game: GameLine, with_legal: bool) -> dict[str, Any]:
    try:
        *before_plays, deal = deals_of(game)
    except IllegalPlayError as error:
        return _refusal(error.ply, str(error))
    answer = _outcome(deal)
    if with_legal:
        answer["legal"] = [
            [action.card.code for action in before.legal_actions() if isinstance(action, Play)]
            for before in before_plays
        ]
    return answer


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
