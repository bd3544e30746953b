"""How strong a computer player is, and the player of each strength."""

from __future__ import annotations

from enum import Enum

from schafkopf_desktop.players.player import Player
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer


class Level(Enum):
    """A strength of computer players, the weakest first; the value is its name in settings and on the command line."""

    APPRENTICE = "apprentice"
    AMATEUR = "amateur"
    VETERAN = "veteran"
    MASTER = "master"


def player_of(level: Level) -> Player:
    """Return a new player of this strength; until the stronger ones stand, all go by rules of thumb."""
    match level:
        case Level.APPRENTICE | Level.AMATEUR | Level.VETERAN | Level.MASTER:
            return RuleOfThumbPlayer()
