"""The reasons for a card to lead, in the order in which they are asked."""

from __future__ import annotations

from typing import Final

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.players import reasons_for_any_card as any_card
from schafkopf_desktop.players.reasons import Facts, Reason
from schafkopf_desktop.players.reasons_to_follow import Condition
from schafkopf_desktop.players.situation import Situation


def _searches_called_ace(at: Situation, card: Card) -> Facts | None:
    ace = at.known.called_ace_to_come
    is_so = ace is not None and not at.known.is_declarers_side and at.known.order.effective_suit(card) is ace.suit
    return Facts(suit=card.suit) if is_so else None


def _calls_partners_ace(at: Situation, card: Card) -> Facts | None:
    ace = at.known.called_ace_to_come
    is_so = ace is not None and at.known.is_declarer and at.known.order.effective_suit(card) is ace.suit
    return Facts(suit=card.suit) if is_so else None


def _runs_away(at: Situation, card: Card) -> Facts | None:
    ace = at.known.called_ace_to_come
    if ace is None or ace not in at.known.view.hand or card is ace:
        return None
    is_so = at.known.order.effective_suit(card) is ace.suit
    return Facts(suit=card.suit, count=len(at.held_of(card.suit)) - 1) if is_so else None


def _draws_trumps_from_top(at: Situation, card: Card) -> Facts | None:
    known = at.known
    is_top = known.order.is_trump(card) and not known.unseen_above(card)
    is_so = is_top and known.is_declarers_side and known.unseen_trumps
    return Facts(count=len(known.unseen_trumps)) if is_so else None


def _partner_leads_trumps(at: Situation, card: Card) -> Facts | None:
    known = at.known
    is_so = known.order.is_trump(card) and known.is_declarers_side and not known.is_declarer and known.unseen_trumps
    return Facts(seat=known.declaration.declarer, count=len(known.unseen_trumps)) if is_so else None


def _draws_trumps(at: Situation, card: Card) -> Facts | None:
    known = at.known
    is_so = known.order.is_trump(card) and known.is_declarer and known.unseen_trumps
    return Facts(count=len(known.unseen_trumps)) if is_so else None


def _sure_trick(at: Situation, card: Card) -> Facts | None:
    return None if at.threats(card) else Facts(card=card)


def _top_of_suit(at: Situation, card: Card) -> Facts | None:
    suit = at.known.order.effective_suit(card)
    if suit is None or at.known.unseen_above(card):
        return None
    return Facts(card=card, suit=suit, count=len(at.known.unseen_of(suit)))


def _friend_can_trump(at: Situation, card: Card) -> Facts | None:
    known, suit = at.known, at.known.order.effective_suit(card)
    if suit is None:
        return None
    for seat in at.later:
        if seat in known.friends and suit in known.voids[seat] and None not in known.voids[seat]:
            return Facts(seat=seat, suit=suit)
    return None


def _long_suit_before_declarer(at: Situation, card: Card) -> Facts | None:
    return _suit_by_length(at, card, declarer_plays=1, longest=True)


def _short_suit_behind_declarer(at: Situation, card: Card) -> Facts | None:
    return _suit_by_length(at, card, declarer_plays=3, longest=False)


def _suit_by_length(at: Situation, card: Card, *, declarer_plays: int, longest: bool) -> Facts | None:
    known, suit = at.known, at.known.order.effective_suit(card)
    if suit is None or known.is_declarers_side or (known.declaration.declarer - known.seat) % 4 != declarer_plays:
        return None
    lengths = {other: len(at.held_of(other)) for other in Suit if at.held_of(other)}
    extreme = max if longest else min
    is_so = len(lengths) > 1 and lengths[suit] == extreme(lengths.values())
    return Facts(suit=suit, count=lengths[suit]) if is_so else None


def _defender_spares_trumps(at: Situation, card: Card) -> Facts | None:
    trumps = at.held_of(None)
    is_so = trumps and card not in trumps and not at.known.is_declarers_side
    return Facts(count=len(trumps)) if is_so else None


def _only_trumps_left(at: Situation, _card: Card) -> Facts | None:
    trumps = at.held_of(None)
    return Facts(count=len(trumps)) if trumps == at.known.view.hand else None


def _costs_nothing(_at: Situation, card: Card) -> Facts | None:
    return Facts(card=card) if card.points == 0 else None


TO_LEAD: Final[tuple[tuple[Reason, Condition], ...]] = (
    (Reason.BREAKS_TOUT, any_card.breaks_tout),
    (Reason.TOUT_NEEDS_EVERY_TRICK, any_card.tout_needs_every_trick),
    (Reason.SECURES_WIN, any_card.secures_win),
    (Reason.SEARCHES_CALLED_ACE, _searches_called_ace),
    (Reason.CALLS_PARTNERS_ACE, _calls_partners_ace),
    (Reason.RUNS_AWAY, _runs_away),
    (Reason.DRAWS_TRUMPS_FROM_TOP, _draws_trumps_from_top),
    (Reason.SURE_TRICK, _sure_trick),
    (Reason.PARTNER_LEADS_TRUMPS, _partner_leads_trumps),
    (Reason.DRAWS_TRUMPS, _draws_trumps),
    (Reason.TOP_OF_SUIT, _top_of_suit),
    (Reason.FRIEND_CAN_TRUMP, _friend_can_trump),
    (Reason.FREES_OF_SUIT, any_card.frees_of_suit),
    (Reason.LONG_SUIT_BEFORE_DECLARER, _long_suit_before_declarer),
    (Reason.SHORT_SUIT_BEHIND_DECLARER, _short_suit_behind_declarer),
    (Reason.DEFENDER_SPARES_TRUMPS, _defender_spares_trumps),
    (Reason.ONLY_TRUMPS_LEFT, _only_trumps_left),
    (Reason.COSTS_NOTHING, _costs_nothing),
    (Reason.LOWER_OF_EQUALS, any_card.lower_of_equals),
)
