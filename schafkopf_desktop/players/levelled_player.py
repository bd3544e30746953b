"""A computer player whose level may change between two decisions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Lock
from typing import Protocol, runtime_checkable

from schafkopf_desktop.engine.actions import Action
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.levels import Level, player_of
from schafkopf_desktop.players.player import Player

_LEVELS = tuple(Level)


@runtime_checkable
class Interruptible(Protocol):
    """A player whose decision under way can be cut short."""

    def interrupt(self) -> None:
        """Make the decision under way end at once; may be called from any thread."""


class LevelledPlayer:
    """Asks before each decision which level it is to play at."""

    def __init__(self, level: Callable[[], Level], level_beside: Callable[[], Level], partner: Seat) -> None:
        """Make a player that thinks in one thread at a time.

        Args:
            level: gives the level; asked in the thread that decides.
            level_beside: gives the least level while the seat knows that it plays on the side of `partner`.
            partner: whom it must not let down.
        """
        self._level = level
        self._level_beside = level_beside
        self._partner = partner
        self._players: dict[Level, Player] = {}
        self._lock = Lock()

    def decide(self, view: SeatView, random: Random) -> Action:
        """Return what a player of the level of this moment does."""
        return self._player(self.level_for(view)).decide(view, random)

    def level_for(self, view: SeatView) -> Level:
        """Return the level at which the seat of this view plays now."""
        level = self._level()
        if view.declaration is None or self._partner not in Knowledge(view).friends:
            return level
        return max(level, self._level_beside(), key=_LEVELS.index)

    def interrupt(self) -> None:
        """Make the decision under way end at once; later ones are made as usual."""
        with self._lock:
            players = tuple(self._players.values())
            self._players.clear()
        for player in players:
            if isinstance(player, Interruptible):
                player.interrupt()

    def _player(self, level: Level) -> Player:
        with self._lock:
            if level not in self._players:
                self._players[level] = player_of(level)
            return self._players[level]
