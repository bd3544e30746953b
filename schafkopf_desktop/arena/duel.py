"""What is to be compared in the arena."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schafkopf_desktop.arena.lineups import Assignment


class Part(Enum):
    """What is compared; the value is its name on the command line.

    `AUCTION`: the whole deal, auction included. `PLAY`: the cards alone, under the auction of four B. `BOTH`.
    """

    AUCTION = "auction"
    PLAY = "play"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Duel:
    """What is played, apart from how many deals.

    Attributes:
        a: The name of the contestant that is examined.
        b: The name of the contestant that it is compared with, and plays among.
        seed: What cards and chance follow from.
        assignment: At which seats A sits.
        part: Whether whole deals, the play of the cards alone, or both are compared.
        measures_points_lost: Whether the cards are held against best play with open cards.
    """

    a: str
    b: str
    seed: str
    assignment: Assignment = Assignment.ONE
    part: Part = Part.BOTH
    measures_points_lost: bool = True
