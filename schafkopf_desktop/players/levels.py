"""How strong a computer player is, and the player of each strength."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final

from schafkopf_desktop.players.player import Player
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.players.searching_player import SearchingPlayer, Skill


class Level(Enum):
    """A strength of computer players, the weakest first; the value is its name in settings and on the command line."""

    APPRENTICE = "apprentice"
    AMATEUR = "amateur"
    VETERAN = "veteran"
    MASTER = "master"


RECALLED_BY_APPRENTICE: Final = 1
"""How many of the last tricks the apprentice recalls: who could not follow, and which cards fell."""
VETERAN: Final = Skill(worlds=6, seconds=0.9, calls_by_search=False)
MASTER: Final = Skill(worlds=60, seconds=0.75, drawn=4, worlds_for_points=20)

_NEW_PLAYER: Final[dict[Level, Callable[[], Player]]] = {
    Level.APPRENTICE: partial(RuleOfThumbPlayer, RECALLED_BY_APPRENTICE, has_manners=True),
    Level.AMATEUR: partial(RuleOfThumbPlayer, has_manners=True),
    Level.VETERAN: partial(SearchingPlayer, VETERAN),
    Level.MASTER: partial(SearchingPlayer, MASTER),
}


def player_of(level: Level) -> Player:
    """Return a new player of this strength."""
    return _NEW_PLAYER[level]()
