"""The reasons that hold for a card whether it is led or not."""

from __future__ import annotations

from typing import Final

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK
from schafkopf_desktop.players.knowledge import Knowledge, beats
from schafkopf_desktop.players.reasons import Facts, Reason
from schafkopf_desktop.players.situation import Situation

DECLARERS_NEED: Final = POINTS_IN_THE_PACK // 2 + 1
DEFENDERS_NEED: Final = POINTS_IN_THE_PACK // 2
_RICH: Final = 10


def why_no_other(at: Situation, card: Card) -> tuple[Reason, Facts] | None:
    """Return why this card is the only legal one, None when there are others."""
    if len(at.cards) > 1:
        return None
    if len(at.known.view.hand) == 1:
        return Reason.LAST_CARD, Facts()
    if not at.trick.cards:
        return Reason.ONLY_LEGAL_CARD, Facts()
    following = at.held_of(at.led)
    if card is at.known.called_ace_to_come and at.led is card.suit:
        return Reason.MUST_GIVE_CALLED_ACE, Facts(suit=card.suit)
    if not following:
        return Reason.ONLY_LEGAL_CARD, Facts()
    return (Reason.ONLY_TRUMP, Facts()) if at.led is None else (Reason.ONLY_CARD_OF_SUIT, Facts(suit=at.led))


def breaks_tout(at: Situation, card: Card) -> Facts | None:
    """The declarer of a Tout surely loses the trick."""
    known = at.known
    if known.declaration.contract.is_tout and not known.is_declarer and at.is_surely_ours_with(card):
        return Facts(seat=known.declaration.declarer)
    return None


def tout_needs_every_trick(at: Situation, card: Card) -> Facts | None:
    """The seat declared a Tout, and the card takes the trick as it lies."""
    is_so = at.known.declaration.contract.is_tout and at.known.is_declarer and at.takes(card)
    return Facts() if is_so else None


def secures_win(at: Situation, card: Card) -> Facts | None:
    """The trick is surely the own side's, and with it that side has enough points for the first time."""
    known = at.known
    needed = DECLARERS_NEED if known.is_declarers_side else DEFENDERS_NEED
    before = _points_of_friends(known)
    after = before + at.trick.points + card.points
    if known.declaration.contract.is_tout or not before < needed <= after or not at.is_surely_ours_with(card):
        return None
    return Facts(points=after)


def frees_of_suit(at: Situation, card: Card) -> Facts | None:
    """The card is the only one of its suit, there are trumps to use then, and it is no rich card."""
    suit = at.known.order.effective_suit(card)
    is_so = suit is not None and len(at.held_of(suit)) == 1 and card.points < _RICH and at.held_of(None)
    return Facts(suit=suit) if is_so else None


def lower_of_equals(at: Situation, card: Card) -> Facts | None:
    """Another held card of the suit is higher, has no fewer points, and no unseen one, nor one in the trick, lies
    between."""
    known, order = at.known, at.known.order
    for other in at.held_of(order.effective_suit(card)):
        if beats(order, other, card) and other in at.cards and card.points <= other.points:
            between = known.unseen + at.trick.cards
            if not any(beats(order, other, third) and beats(order, third, card) for third in between):
                return Facts(card=other)
    return None


def _points_of_friends(known: Knowledge) -> int:
    return sum(known.view.points_of(seat) for seat in known.friends)
