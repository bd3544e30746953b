"""Which card to lead."""

from __future__ import annotations

from collections.abc import Sequence

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.players.outlook import value_of_playing
from schafkopf_desktop.players.what_is_known import Knowledge

# Points that a lead is worth beyond its own trick.
DRAWING_A_FOES_TRUMP = 10.0
DRAWING_A_FRIENDS_TRUMP = -2.0
DEFENDER_LEADS_TRUMP = -9.0
DEFENDER_LEADS_CALLED_SUIT = 14.0
RUNNING_AWAY = 2.0
UNPROTECTED_TEN = -6.5
CASHING = 4.5
# Defenders lead long suits when the declarer plays next, short ones when the declarer plays last; for each card.
CARD_OF_SUIT_BEFORE_DECLARER = -1.0
CARD_OF_SUIT_BEHIND_DECLARER = -0.75


def values_of_leading(known: Knowledge, cards: Sequence[Card]) -> dict[Card, float]:
    """Return the value in points of leading each legal card: its own trick and what the lead does beyond it."""
    return {card: value_of_playing(known, card) + _beyond_the_trick(known, card) for card in cards}


def _beyond_the_trick(known: Knowledge, card: Card) -> float:
    suit = known.order.effective_suit(card)
    if suit is None:
        return _value_of_drawing_trumps(known)
    value = 0.0
    if card.points >= 10:
        value = UNPROTECTED_TEN if known.unseen_above(card) else CASHING
    if not known.is_declarers_side:
        return value + _value_of_defenders_suit(known, suit)
    return value + (RUNNING_AWAY if _runs_away(known, card) else 0.0)


def _value_of_drawing_trumps(known: Knowledge) -> float:
    if not known.is_declarers_side:
        return DEFENDER_LEADS_TRUMP
    trumps = known.unseen_of(None)
    value = 0.0
    for seat, friendly in enumerate(known.alliances):
        if seat != known.view.seat:
            worth = (1.0 - friendly) * DRAWING_A_FOES_TRUMP + friendly * DRAWING_A_FRIENDS_TRUMP
            value += worth * known.chance_of_any(seat, trumps)
    return value


def _value_of_defenders_suit(known: Knowledge, suit: Suit) -> float:
    """Defenders look for the called ace first, and otherwise for suits in which they can soon trump."""
    declaration = known.declaration
    if declaration.contract is Contract.RUFER and suit is declaration.suit and not known.view.called_suit_led:
        return DEFENDER_LEADS_CALLED_SUIT
    length = sum(known.order.effective_suit(card) is suit for card in known.view.hand)
    match (declaration.declarer - known.view.seat) % 4:
        case 1:
            return length * CARD_OF_SUIT_BEFORE_DECLARER
        case 3:
            return length * CARD_OF_SUIT_BEHIND_DECLARER
        case _:
            return 0.0


def _runs_away(known: Knowledge, card: Card) -> bool:
    """Whether leading this card is running away with the called ace (4.7)."""
    ace = known.called_ace_to_come
    return ace is not None and ace in known.view.hand and card != ace and card.suit is ace.suit
