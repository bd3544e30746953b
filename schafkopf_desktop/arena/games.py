"""One deal played to its end by four computer players, with the time that each decision took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import Final

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.shuffle import deal_hands, shuffled_pack
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.session.session import Session


class DecisionKind(Enum):
    """What a player was asked for; the value is its name in reports and files."""

    BID = "bid"
    DECLARE = "declare"
    CARD = "card"


_KIND_OF_PHASE: Final = {
    Phase.AUCTION: DecisionKind.BID,
    Phase.DECLARATION: DecisionKind.DECLARE,
    Phase.PLAY: DecisionKind.CARD,
}


@dataclass(frozen=True, slots=True)
class TimedDecision:
    """How long a seat thought about one decision, in milliseconds of the wall clock."""

    seat: Seat
    kind: DecisionKind
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Failure:
    """A player that raised an error or chose something illegal; something safe was done instead."""

    seat: Seat
    error: str


@dataclass(frozen=True, slots=True)
class Game:
    """A finished deal and how it was decided.

    Attributes:
        deal: The deal, finished.
        decisions: One for each action of the computer players, in order.
        failures: What they did wrong; empty as a rule.
    """

    deal: Deal
    decisions: tuple[TimedDecision, ...]
    failures: tuple[Failure, ...]


def numbered_deal(seed: str, number: int) -> Deal:
    """Return deal `number`, from 1, of those that follow from this seed, before the first call."""
    first_dealer = Match().first_dealer
    dealer = (first_dealer + number - 1) % 4
    return Deal.start(deal_hands(shuffled_pack(f"{seed}/deal/{number}"), dealer), dealer)


def play_game(players: Sequence[Player], deal: Deal, seed: str) -> Game:
    """Let four players finish a deal; the chance of each decision follows from `seed` and its place in the deal."""
    if deal.to_act is None:
        return Game(deal, (), ())
    session = Session(players, "", Match(deal.house_rules, first_dealer=deal.dealer), deal, chance=seed)
    decisions: list[TimedDecision] = []
    failures: list[Failure] = []
    while (request := session.request) is not None:
        begin = perf_counter()
        decision = session.decide(request)
        milliseconds = 1000 * (perf_counter() - begin)
        decisions.append(TimedDecision(request.seat, _KIND_OF_PHASE[request.view.phase], milliseconds))
        if decision.error is not None:
            failures.append(Failure(request.seat, decision.error))
        session.submit(request, decision.action)
    assert session.deal is not None
    return Game(session.deal, tuple(decisions), tuple(failures))
