"""The reasons for a card to a trick that somebody has led, in the order in which they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.players import reasons_for_any_card as any_card
from schafkopf_desktop.players.reasons import Facts, Reason
from schafkopf_desktop.players.situation import Situation

Condition: TypeAlias = Callable[[Situation, Card], Facts | None]
"""Tells for a card that was chosen whether a reason holds, and its facts."""

# From so many points on a card is a gift, and up to so many a trick is not worth a high card.
A_GIFT: Final = 4
A_POOR_TRICK: Final = 6
RICH: Final = 10
# At most so many cards that may beat another are few.
FEW: Final = 3


def _gives_to_sure_friend(at: Situation, card: Card) -> Facts | None:
    if at.is_surely_friends and card.points >= A_GIFT and at.is_surely_ours_with(card) and not at.takes(card):
        return Facts(seat=at.winner, card=card, points=card.points)
    return None


def _last_takes_with_points(at: Situation, card: Card) -> Facts | None:
    is_so = not at.later and at.takes(card) and card.points >= RICH and at.winner not in at.known.friends
    return Facts(card=card, points=card.points) if is_so else None


def _last_takes_cheapest(at: Situation, card: Card) -> Facts | None:
    if at.later or not at.takes(card) or at.winner in at.known.friends:
        return None
    weakest = min(at.takers, key=at.known.order.strength)
    return Facts(points=at.trick.points) if card is weakest else None


def _takes_for_certain(at: Situation, card: Card) -> Facts | None:
    if at.takes(card) and not at.is_surely_friends and not at.threats(card):
        return Facts(points=at.trick.points + card.points)
    return None


def _gives_to_probable_partner(at: Situation, card: Card) -> Facts | None:
    known = at.known
    is_open = known.is_declarer and at.winner not in known.friends and at.winner not in known.foes
    has_led_trumps = at.winner == at.trick.leader and at.led is None
    if is_open and has_led_trumps and card.points >= A_GIFT and not at.takes(card) and not at.threats(None):
        return Facts(seat=at.winner, card=card, points=card.points)
    return None


def _gives_to_unknown_side(at: Situation, card: Card) -> Facts | None:
    is_open = at.winner not in at.known.friends and at.winner not in at.known.foes
    if is_open and card.points >= A_GIFT and not at.takes(card):
        return Facts(seat=at.winner, card=card, points=card.points)
    return None


def _gives_to_likely_trick(at: Situation, card: Card) -> Facts | None:
    threats = len(at.threats(None))
    if at.winner in at.known.friends and not at.takes(card) and card.points >= A_GIFT and threats <= FEW:
        return Facts(seat=at.winner, card=card, count=threats)
    return None


def _trumps_in(at: Situation, card: Card) -> Facts | None:
    is_so = at.led is not None and at.known.order.is_trump(card) and at.takes(card)
    return Facts(suit=at.led, points=at.trick.points) if is_so else None


def _hard_to_beat(at: Situation, card: Card) -> Facts | None:
    threats = len(at.threats(card))
    return Facts(card=card, count=threats) if at.takes(card) and 0 < threats <= FEW else None


def _leaves_friends_sure_trick(at: Situation, card: Card) -> Facts | None:
    return Facts(seat=at.winner) if at.is_surely_friends and not at.takes(card) else None


def _leaves_friends_trick(at: Situation, card: Card) -> Facts | None:
    return Facts(seat=at.winner) if at.winner in at.known.friends and not at.takes(card) else None


def _no_points_to_sure_foe(at: Situation, card: Card) -> Facts | None:
    if at.is_surely_foes and at.is_cheapest(card):
        return Facts(seat=at.winner, points=card.points)
    return None


def _cannot_take(at: Situation, card: Card) -> Facts | None:
    return Facts(points=card.points) if not at.takers and at.is_cheapest(card) else None


def _not_worth_taking(at: Situation, card: Card) -> Facts | None:
    is_so = at.takers and not at.takes(card) and at.is_cheapest(card) and at.trick.points <= A_POOR_TRICK
    return Facts(points=at.trick.points) if is_so else None


def _forces_a_higher_card(at: Situation, card: Card) -> Facts | None:
    if at.takers and card is min(at.takers, key=at.known.order.strength) and (threats := len(at.threats(card))):
        return Facts(count=threats)
    return None


def _keeps_high_cards(at: Situation, card: Card) -> Facts | None:
    is_so = at.takers and not at.takes(card) and at.is_cheapest(card)
    return Facts(count=len(at.takers)) if is_so else None


TO_FOLLOW: Final[tuple[tuple[Reason, Condition], ...]] = (
    (Reason.BREAKS_TOUT, any_card.breaks_tout),
    (Reason.TOUT_NEEDS_EVERY_TRICK, any_card.tout_needs_every_trick),
    (Reason.SECURES_WIN, any_card.secures_win),
    (Reason.GIVES_TO_SURE_FRIEND, _gives_to_sure_friend),
    (Reason.LAST_TAKES_WITH_POINTS, _last_takes_with_points),
    (Reason.LAST_TAKES_CHEAPEST, _last_takes_cheapest),
    (Reason.TAKES_FOR_CERTAIN, _takes_for_certain),
    (Reason.GIVES_TO_PROBABLE_PARTNER, _gives_to_probable_partner),
    (Reason.GIVES_TO_LIKELY_TRICK, _gives_to_likely_trick),
    (Reason.TRUMPS_IN, _trumps_in),
    (Reason.HARD_TO_BEAT, _hard_to_beat),
    (Reason.FREES_OF_SUIT, any_card.frees_of_suit),
    (Reason.LEAVES_FRIENDS_SURE_TRICK, _leaves_friends_sure_trick),
    (Reason.LEAVES_FRIENDS_TRICK, _leaves_friends_trick),
    (Reason.NO_POINTS_TO_SURE_FOE, _no_points_to_sure_foe),
    (Reason.CANNOT_TAKE, _cannot_take),
    (Reason.NOT_WORTH_TAKING, _not_worth_taking),
    (Reason.FORCES_A_HIGHER_CARD, _forces_a_higher_card),
    (Reason.KEEPS_HIGH_CARDS, _keeps_high_cards),
    (Reason.GIVES_TO_UNKNOWN_SIDE, _gives_to_unknown_side),
    (Reason.LOWER_OF_EQUALS, any_card.lower_of_equals),
)
