"""What a person could do now, and one reason for it that the person's seat can know."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.players.reasons import Facts, Reason
from schafkopf_desktop.players.reasons_for_any_card import why_no_other
from schafkopf_desktop.players.reasons_to_call import why_bid, why_pass, why_suit
from schafkopf_desktop.players.reasons_to_follow import TO_FOLLOW
from schafkopf_desktop.players.reasons_to_lead import TO_LEAD
from schafkopf_desktop.players.situation import Situation


@dataclass(frozen=True, slots=True)
class Hint:
    """One legal action and the reason for it.

    Attributes:
        action: what the player asked would do.
        reason: why; its condition holds for what the seat knows for certain.
        facts: what the reason names.
    """

    action: Action
    reason: Reason
    facts: Facts


def hint_for(view: SeatView, player: Player, random: Random) -> Hint:
    """Return what `player` would do with this view, which must be of the seat's turn, and why.

    The reason is not what moved the player, whose estimate may have no words, but the first of the catalogue that is
    true of its action; where none is, `Reason.WEIGHED` says so.
    """
    action = player.decide(view, random)
    return Hint(action, *reason_for(view, action))


def reason_for(view: SeatView, action: Action) -> tuple[Reason, Facts]:
    """Return the first reason of the catalogue that holds for a legal action of the seat to act."""
    match action:
        case Pass():
            return why_pass(view)
        case Bid(contract):
            return why_bid(view, contract)
        case Declare(suit):
            return why_suit(view, suit)
        case Play(card):
            return _why_card(Situation(Knowledge(view)), card)


def _why_card(at: Situation, card: Card) -> tuple[Reason, Facts]:
    forced = why_no_other(at, card)
    if forced is not None:
        return forced
    for reason, condition in TO_FOLLOW if at.trick.cards else TO_LEAD:
        facts = condition(at, card)
        if facts is not None:
            return reason, facts
    return Reason.WEIGHED, Facts()
