"""What is noted of a deal beside its actions: help that a person took, and players that failed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class RemarkKind(Enum):
    """What happened at an action; the value stands in the notation."""

    HINT = "h"
    """The seat asked for a hint before it acted."""

    STAND_IN = "f"
    """The computer player of the seat failed, and a safe legal action stands in for its own."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something noted at one action of a deal.

    Attributes:
        index: The place of that action among the deal's actions, from 0.
        kind: What is noted.
    """

    index: int
    kind: RemarkKind

    def __str__(self) -> str:
        return f"{self.kind.value}{self.index}"
