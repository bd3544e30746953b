"""Who can play in the arena, by name; an experiment is one more row of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from schafkopf_desktop.arena.random_player import RandomPlayer
from schafkopf_desktop.players.levels import Level, player_of
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer

CONTESTANTS: Final[dict[str, Callable[[], Player]]] = {
    **{level.value: partial(player_of, level) for level in Level},
    "thumb": RuleOfThumbPlayer,
    "random": RandomPlayer,
}
"""What makes a new player, by name: the levels, the rule-of-thumb player of the first release, and chance.

Processes of the arena import this table anew, so that a row must be written here and not be added while it runs.
"""


def new_player(name: str) -> Player:
    """Return a new player of this name; raise `KeyError` when there is none."""
    return CONTESTANTS[name]()
