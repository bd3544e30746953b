"""What happens in a match, in the order in which it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import Scores, Settlement


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards were dealt; each seat sees its own in its view."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A seat is to act."""

    seat: Seat
    phase: Phase


@dataclass(frozen=True, slots=True)
class Called:
    """A seat bid a contract, or passed when it is None."""

    seat: Seat
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class PassedOut:
    """All four passed; nobody scores (rules 3.4)."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Declared:
    """It is known what is played."""

    declaration: Declaration


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card; tricks count from 1, `place` in the trick from 0 to 3."""

    seat: Seat
    card: Card
    trick_number: int
    place: int


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """The table has seen who the declarer's partner is (rules 4.8)."""

    partner: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat won a trick; tricks count from 1."""

    seat: Seat
    points: int
    trick_number: int


@dataclass(frozen=True, slots=True)
class PlayerFailed:
    """A computer player raised an error or chose something illegal; a safe legal action was taken instead."""

    seat: Seat
    error: str


@dataclass(frozen=True, slots=True)
class Settled:
    """The deal is finished and paid; totals include it."""

    settlement: Settlement
    totals: Scores


Event: TypeAlias = (
    Dealt
    | TurnStarted
    | Called
    | PassedOut
    | Declared
    | CardPlayed
    | PartnerRevealed
    | TrickTaken
    | PlayerFailed
    | Settled
)
