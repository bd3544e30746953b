"""Why an action is not allowed, as an enumerated reason with the rule that forbids it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schafkopf_desktop.engine.actions import Action
    from schafkopf_desktop.engine.seats import Seat


class IllegalReason(Enum):
    """Why an action is illegal; `section` is the paragraph of the rules that says so."""

    DEFECTIVE_POSITION = "defective position", "2.2"
    DEAL_FINISHED = "the deal is finished", "4.4"
    WRONG_PHASE = "not the time for this kind of action", "3.1"
    NOT_YOUR_TURN = "not your turn", "3.1"
    BID_NOT_HIGHER = "bid not higher", "3.1"
    NO_CALLABLE_ACE = "hand has no ace to call", "3.5"
    NO_SOLO_SUIT = "hand has no ordinary card for a trump suit", "3.5"
    NOT_ALL_OBERS_AND_UNTERS = "hand is not the four Obers and four Unters", "3.5"
    HEARTS_NEVER_CALLED = "the ace of hearts is never called", "3.5"
    HOLDS_CALLED_ACE = "hand holds this ace itself", "3.5"
    NO_ORDINARY_CARD_OF_SUIT = "hand has no ordinary card of this suit", "3.5"
    NOT_IN_HAND = "not in hand", "4.3"
    MUST_FOLLOW_TRUMP = "must follow with a trump", "4.3"
    MUST_FOLLOW_SUIT = "must follow suit", "4.3"
    MUST_PLAY_CALLED_ACE = "must play the called ace", "4.5"
    MAY_NOT_UNDERLEAD_CALLED_ACE = "may not underlead the called ace", "4.5"
    MAY_NOT_DISCARD_CALLED_ACE = "may not discard the called ace", "4.6"

    def __init__(self, text: str, section: str) -> None:
        self.text = text
        self.section = section


class IllegalAction(Exception):
    """An action that the rules do not allow; the deal is unchanged.

    Attributes:
        reason: Why.
        action: What was tried.
        seat: Who tried it, None when nobody is to act.
    """

    def __init__(self, reason: IllegalReason, action: Action, seat: Seat | None) -> None:
        super().__init__(f"{reason.text} (rule {reason.section})")
        self.reason = reason
        self.action = action
        self.seat = seat
