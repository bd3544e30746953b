"""How strong a computer player is, and the player of each strength."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from schafkopf_desktop.players.player import Player
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer


class Level(Enum):
    """A strength of computer players, the weakest first; the value is its name in settings and on the command line."""

    APPRENTICE = "apprentice"
    AMATEUR = "amateur"
    VETERAN = "veteran"
    MASTER = "master"


_NEW_PLAYER: Final[dict[Level, Callable[[], Player]]] = {
    Level.APPRENTICE: RuleOfThumbPlayer,
    Level.AMATEUR: RuleOfThumbPlayer,
    Level.VETERAN: RuleOfThumbPlayer,
    Level.MASTER: RuleOfThumbPlayer,
}


def player_of(level: Level) -> Player:
    """Return a new player of this strength."""
    return _NEW_PLAYER[level]()
