"""Claims: "the rest is mine", "the rest is ours", "the rest is theirs", granted only where nothing can go wrong.

A claim is judged from what the claiming seat can know, so neither a grant nor a refusal tells anything about the hidden
cards. It is granted if it holds in every possible world and for every play of the others; where that cannot be shown
with the simple arguments below it is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.public_state import TRICKS_IN_A_DEAL
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.players.knowledge import Knowledge, beats


class Claim(Enum):
    """Who takes all tricks from now on, the current one included: the claiming seat, its side, or the other side."""

    MINE = "mine"
    OURS = "ours"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What becomes of a claim.

    Attributes:
        is_granted: whether it holds whatever the others have and play.
        order: the claimer's cards in the order in which it must play them; empty where it does not matter.
        threat: of a refused claim, a card unseen by the claimer that might beat the card on which the claim breaks;
            None where cards on the table or the claimer's own break it.
    """

    is_granted: bool
    order: tuple[Card, ...] = ()
    threat: Card | None = None


def rule_on(claim: Claim, known: Knowledge) -> Ruling:
    """Return whether the claim of the seat with this knowledge is granted; the view must be of the phase of play."""
    if claim is Claim.THEIRS:
        return _all_for_side(known, known.foes)
    alone = _all_for_claimer(known)
    if claim is Claim.MINE or alone.is_granted:
        return alone
    ruling = _all_for_side(known, known.friends)
    return ruling if ruling.is_granted else alone


def _all_for_claimer(known: Knowledge) -> Ruling:
    trick, hand = known.view.current_trick, known.view.hand
    own = trick.card_of(known.seat)
    if own is not None:
        return _all_after_playing(known, own, hand)
    if known.view.to_act != known.seat:
        return _all_for_side(known, {known.seat})
    if not trick.cards:
        return _all_when_leading(known, hand, still_to_play=())
    rulings = []
    for card in (action.card for action in known.view.legal_actions() if isinstance(action, Play)):
        ruling = _all_after_playing(known, card, tuple(other for other in hand if other is not card))
        if ruling.is_granted:
            return Ruling(True, (card, *ruling.order))
        rulings.append(ruling)
    return next((ruling for ruling in rulings if ruling.threat is not None), Ruling(False))


def _all_after_playing(known: Knowledge, own: Card, rest: Sequence[Card]) -> Ruling:
    """Rule on the claim once the claimer has played `own` to the current trick and holds `rest`."""
    cards = known.view.current_trick.cards
    cards = cards if own in cards else (*cards, own)
    if cards[known.order.winner(cards)] is not own:
        return Ruling(False)
    still_to_play = [known.view.current_trick.seat_of(place) for place in range(len(cards), 4)]
    led = known.order.effective_suit(cards[0])
    if takers := [card for seat in still_to_play for card in known.takers(seat, own, led)]:
        return Ruling(False, threat=_strongest(known, takers))
    return _all_when_leading(known, rest, still_to_play)


def _all_when_leading(known: Knowledge, hand: Sequence[Card], still_to_play: Collection[Seat]) -> Ruling:
    """Rule on leading `hand`, trumps from the highest and then each suit from its highest card.

    Trumps go first because every round of them takes one from each of the others that has any. The seats of
    `still_to_play` first play one more card to the current trick.
    """
    order = known.order.sort_hand(hand)
    trumps = sum(map(known.order.is_trump, order))
    leads: Counter[Suit | None] = Counter()
    for card in order:
        suit = known.order.effective_suit(card)
        threats = [
            threat
            for seat in SEATS
            if seat != known.seat
            for threat in _threats_to_lead(known, seat, card, leads[suit], trumps, seat in still_to_play)
        ]
        if threats:
            return Ruling(False, threat=_strongest(known, threats))
        leads[suit] += 1
    return Ruling(True, order)


def _threats_to_lead(
    known: Knowledge, seat: Seat, card: Card, before: int, trumps: int, plays_before: bool
) -> tuple[Card, ...]:
    """Return the cards with which the seat might beat a lead of the claimer.

    Args:
        known: what the claimer knows.
        seat: one of the others.
        card: what is led.
        before: how often the claimer has led the card's suit before.
        trumps: how many trumps the claimer has led before its first card of another suit.
        plays_before: whether the seat first plays a card to the current trick.
    """
    suit = known.order.effective_suit(card)
    fewest, most = known.length(seat, suit)
    if plays_before:
        # It follows if it can; if not, it may throw its last card of another suit.
        fewest -= 1
        most -= suit is known.order.effective_suit(known.view.current_trick.cards[0])
    higher = tuple(other for other in known.unseen_above(card) if seat in known.holders[other])
    if higher and most > before:
        return higher
    if suit is None or fewest > before or known.length(seat, None)[1] <= trumps:
        return ()
    return tuple(trump for trump in known.unseen_trumps if seat in known.holders[trump])


def _all_for_side(known: Knowledge, side: Collection[Seat]) -> Ruling:
    """Rule on all tricks for a side whatever anybody plays.

    It holds if the side has only trumps and they are the highest; or if it leads to the next trick, the others have no
    trump left, and in each suit whatever the side may have is above whatever the others may have. A refusal names only
    the highest trump: no play can keep it from taking a trick.
    """
    if len(known.view.tricks) == TRICKS_IN_A_DEAL - 1 and known.is_sure_of_trick(side):
        return Ruling(True)
    ours = {card for seat in side for card in known.may_hold(seat)}
    theirs = {card for seat in SEATS if seat not in side for card in known.may_hold(seat)}
    has_trumps_only = bool(ours) and all(map(known.order.is_trump, ours))
    threats = {other for other in theirs if any(other is card or beats(known.order, other, card) for card in ours)}
    if ours and not has_trumps_only:
        threats.update(card for card in theirs if known.order.is_trump(card))
    if not threats and _takes_trick(known, side, has_trumps_only):
        return Ruling(True)
    out = {*known.unseen, *known.view.hand, *known.view.current_trick.cards}
    highest = next((trump for trump in known.order.trumps if trump in out), None)
    return Ruling(False, threat=highest if highest in threats and highest in known.unseen else None)


def _takes_trick(known: Knowledge, side: Collection[Seat], has_trumps_only: bool) -> bool:
    """Tell whether the side takes the current trick, or leads to it, given that no card of the others beats its own."""
    trick = known.view.current_trick
    if not trick.cards:
        return has_trumps_only or trick.leader in side
    if known.is_sure_of_trick(side):
        return True
    still_to_play = [trick.seat_of(place) for place in range(len(trick.cards), 4)]
    trumps = [card for seat in still_to_play if seat in side for card in known.may_hold(seat)]
    best = trick.cards[known.order.winner(trick.cards)]
    is_winning = trick.winner(known.order) in side
    return has_trumps_only and bool(trumps) and (is_winning or all(beats(known.order, one, best) for one in trumps))


def _strongest(known: Knowledge, cards: Collection[Card]) -> Card:
    return max(cards, key=lambda card: (known.order.is_trump(card), known.order.strength(card)))
