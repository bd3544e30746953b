"""The weakest player there is, a yardstick for all others."""

from __future__ import annotations

from random import Random

from schafkopf_desktop.engine.actions import Action, Bid, Pass
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView

RUFER_SHARE = 0.25
"""How often it bids a Rufer that it may bid; it bids nothing dearer."""


class RandomPlayer:
    """Plays any legal card and names any legal suit, each as likely; mostly passes, and bids Rufer only."""

    def decide(self, view: SeatView, random: Random) -> Action:
        """Return a legal action."""
        actions = view.legal_actions()
        if view.phase is Phase.AUCTION:
            rufer = Bid(Contract.RUFER)
            return rufer if rufer in actions and random.random() < RUFER_SHARE else Pass()
        return random.choice(actions)
