"""What a seat can do: speak in the auction, name a suit, play a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid nothing (rules 3.1)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a contract (rules 3.1)."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Declare:
    """Name the called ace's suit or the trump suit (rules 3.3)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card (rules 4.3)."""

    card: Card


Action: TypeAlias = Pass | Bid | Declare | Play
