"""Which card to lead."""

from __future__ import annotations

from collections.abc import Sequence

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.players.likelihoods import Likelihoods
from schafkopf_desktop.players.outlook import value_of_playing

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


def values_of_leading(likely: Likelihoods, cards: Sequence[Card]) -> dict[Card, float]:
    """Return the value in points of leading each legal card: its own trick and what the lead does beyond it."""
    return {card: value_of_playing(likely, card) + _beyond_the_trick(likely, card) for card in cards}


def _beyond_the_trick(likely: Likelihoods, card: Card) -> float:
    suit = likely.known.order.effective_suit(card)
    if suit is None:
        return _value_of_drawing_trumps(likely)
    value = 0.0
    if card.points >= 10:
        value = UNPROTECTED_TEN if likely.known.unseen_above(card) else CASHING
    if not likely.known.is_declarers_side:
        return value + _value_of_defenders_suit(likely, suit)
    return value + (RUNNING_AWAY if _runs_away(likely, card) else 0.0)


def _value_of_drawing_trumps(likely: Likelihoods) -> float:
    if not likely.known.is_declarers_side:
        return DEFENDER_LEADS_TRUMP
    trumps = likely.known.unseen_of(None)
    value = 0.0
    for seat, friendly in enumerate(likely.alliances):
        if seat != likely.known.seat:
            worth = (1.0 - friendly) * DRAWING_A_FOES_TRUMP + friendly * DRAWING_A_FRIENDS_TRUMP
            value += worth * likely.chance_of_any(seat, trumps)
    return value


def _value_of_defenders_suit(likely: Likelihoods, suit: Suit) -> float:
    """Defenders look for the called ace first, and otherwise for suits in which they can soon trump."""
    declaration = likely.known.declaration
    if declaration.contract is Contract.RUFER and suit is declaration.suit and not likely.known.view.called_suit_led:
        return DEFENDER_LEADS_CALLED_SUIT
    length = sum(likely.known.order.effective_suit(card) is suit for card in likely.known.view.hand)
    match (declaration.declarer - likely.known.seat) % 4:
        case 1:
            return length * CARD_OF_SUIT_BEFORE_DECLARER
        case 3:
            return length * CARD_OF_SUIT_BEHIND_DECLARER
        case _:
            return 0.0


def _runs_away(likely: Likelihoods, card: Card) -> bool:
    """Whether leading this card is running away with the called ace (4.7)."""
    ace = likely.known.called_ace_to_come
    return ace is not None and ace in likely.known.view.hand and card != ace and card.suit is ace.suit
