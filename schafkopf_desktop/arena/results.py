"""What came out of a duplicate deal, as values that go to a file as JSON and come back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from schafkopf_desktop.arena.games import DecisionKind
from schafkopf_desktop.arena.lineups import Lineup
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK, Scores


class Role(Enum):
    """What a seat is in a deal that is played; the value is its name in reports."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came out of one game.

    Attributes:
        lineup: The seats of A; empty where B sat at all four.
        contract: What was played, None when all passed.
        declarer: Who declared, None when all passed.
        partner: The declarer's partner, None where there was none.
        won: Whether the declarer's side won.
        points: Card points of the declarer's side.
        scores: Units by seat.
        points_lost: For each seat that was examined, the card points that each of its cards gave away against best play
            with open cards, in order of play (a card a trick).
        notation: The whole deal as text.
    """

    lineup: Lineup
    contract: Contract | None
    declarer: Seat | None
    partner: Seat | None
    won: bool
    points: int
    scores: Scores
    points_lost: Mapping[Seat, tuple[int, ...]]
    notation: str

    def role_of(self, seat: Seat) -> Role | None:
        """Return what `seat` was, None when all passed."""
        if self.contract is None:
            return None
        if seat == self.declarer:
            return Role.DECLARER
        return Role.PARTNER if seat == self.partner else Role.DEFENDER

    def won_by(self, seat: Seat) -> bool:
        """Return whether the side of `seat` won; False when all passed."""
        return self.contract is not None and (self.role_of(seat) is not Role.DEFENDER) == self.won

    def points_of_side(self, seat: Seat) -> int:
        """Return the card points of the side of `seat`."""
        return POINTS_IN_THE_PACK - self.points if self.role_of(seat) is Role.DEFENDER else self.points


def result_of(deal: Deal, lineup: Lineup, points_lost: Mapping[Seat, tuple[int, ...]]) -> GameResult:
    """Return what came out of a finished deal."""
    settlement = deal.settlement
    assert settlement is not None
    declaration = settlement.declaration
    return GameResult(
        lineup=lineup,
        contract=None if declaration is None else declaration.contract,
        declarer=None if declaration is None else declaration.declarer,
        partner=settlement.partner,
        won=settlement.won,
        points=settlement.points,
        scores=settlement.scores,
        points_lost=points_lost,
        notation=str(deal),
    )


@dataclass(frozen=True, slots=True)
class SideRecord:
    """How the players of one kind behaved in a deal.

    Attributes:
        milliseconds: How long each decision took, by kind.
        failures: What they did wrong; empty as a rule.
    """

    milliseconds: Mapping[DecisionKind, tuple[float, ...]]
    failures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuplicateDeal:
    """All games of one deal.

    Attributes:
        number: Its number, from 1.
        base: The game of four B.
        auction: The games of the lineups, from the first call on; empty when not asked for.
        play: The games with the auction of `base`, of the lineups with all A on one side; empty when not asked for or
            passed out.
        a: How A behaved, in the lineups.
        b: How B behaved, in `base`.
    """

    number: int
    base: GameResult
    auction: tuple[GameResult, ...]
    play: tuple[GameResult, ...]
    a: SideRecord
    b: SideRecord


def deal_as_json(deal: DuplicateDeal) -> dict[str, Any]:
    """Return a deal as an object that `deal_from_json` understands."""
    return {
        "number": deal.number,
        "base": _game_as_json(deal.base),
        "auction": [_game_as_json(game) for game in deal.auction],
        "play": [_game_as_json(game) for game in deal.play],
        "a": _side_as_json(deal.a),
        "b": _side_as_json(deal.b),
    }


def deal_from_json(value: Any) -> DuplicateDeal:
    """Return the deal of such an object.

    Raises:
        KeyError, TypeError, ValueError, AttributeError: It is none.
    """
    return DuplicateDeal(
        number=int(value["number"]),
        base=_game_from_json(value["base"]),
        auction=tuple(_game_from_json(game) for game in value["auction"]),
        play=tuple(_game_from_json(game) for game in value["play"]),
        a=_side_from_json(value["a"]),
        b=_side_from_json(value["b"]),
    )


def _game_as_json(game: GameResult) -> dict[str, Any]:
    return {
        "lineup": list(game.lineup),
        "contract": None if game.contract is None else game.contract.value,
        "declarer": game.declarer,
        "partner": game.partner,
        "won": game.won,
        "points": game.points,
        "scores": list(game.scores),
        "points_lost": {str(seat): list(lost) for seat, lost in game.points_lost.items()},
        "notation": game.notation,
    }


def _game_from_json(value: Any) -> GameResult:
    first, second, third, fourth = value["scores"]
    return GameResult(
        lineup=tuple(value["lineup"]),
        contract=None if value["contract"] is None else Contract(value["contract"]),
        declarer=value["declarer"],
        partner=value["partner"],
        won=value["won"],
        points=value["points"],
        scores=(first, second, third, fourth),
        points_lost={int(seat): tuple(lost) for seat, lost in value["points_lost"].items()},
        notation=value["notation"],
    )


def _side_as_json(side: SideRecord) -> dict[str, Any]:
    times = {kind.value: [round(time, 3) for time in times] for kind, times in side.milliseconds.items()}
    return {"milliseconds": times, "failures": list(side.failures)}


def _side_from_json(value: Any) -> SideRecord:
    times = {DecisionKind(kind): tuple(times) for kind, times in value["milliseconds"].items()}
    return SideRecord(times, tuple(value["failures"]))
