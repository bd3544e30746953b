"""What a computer player is: something that turns a seat's view of the deal into an action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from schafkopf_desktop.engine.actions import Action
from schafkopf_desktop.engine.view import SeatView


class Player(Protocol):
    """Decides for one seat, knowing only what that seat may see."""

    def decide(self, view: SeatView, random: Random) -> Action:
        """Return one of `view.legal_actions()`.

        The view is the player's only source: it holds no hidden card. All chance comes from `random`, so that the same
        view and the same generator state give the same action.
        """
