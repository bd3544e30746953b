"""What the three hidden hands must be like, from what one seat has seen: the conditions that every world meets.

A card may lie only where its seat has not shown to be out of its suit (4.3), and the called ace only where 4.5 and 4.6
have not forced it out. A seat that has bid could play its bid (3.5), and one that has run away had the cards for it
(4.7). There is nothing else: hidden hands that meet these conditions could have led to exactly what was seen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Contract, Declaration
from schafkopf_desktop.engine.public_state import Call, Trick
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.view import SeatView

CARDS_TO_RUN_AWAY: Final = 4
"""The called ace and at least three other ordinary cards of its suit (4.7)."""

_CALLABLE: Final = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)


@dataclass(frozen=True, slots=True)
class Holding:
    """Cards that a seat may have to hold.

    Attributes:
        cards: the hidden cards that count.
        least: how many of them the hand has at least.
        without: a hidden card that the hand does not have, None where there is no such condition.
    """

    cards: frozenset[Card]
    least: int
    without: Card | None = None


@dataclass(frozen=True, slots=True)
class Requirement:
    """What a seat's hidden hand must have, whatever else: one of several holdings.

    Attributes:
        seat: whose hand.
        any_of: the holdings, of which one suffices.
        section: the paragraph of the rules that makes it certain.
    """

    seat: Seat
    any_of: tuple[Holding, ...]
    section: str


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """The cards that one seat does not see, and every condition on where they lie.

    Attributes:
        seat: who looks.
        hand: its own cards.
        cards: the hidden cards, in pack order.
        places: by seat, how many of them it holds; 0 for the seat that looks.
        holders: by hidden card, the seats that may hold it as far as the card alone tells. Counting places and
            requirements may exclude more, see `WorldSpace.holders`.
        requirements: what some hands must have.
        voids: by seat, the effective suits (None: trumps) it has shown not to have.
    """

    seat: Seat
    hand: tuple[Card, ...]
    cards: tuple[Card, ...]
    places: tuple[int, ...]
    holders: Mapping[Card, frozenset[Seat]]
    requirements: tuple[Requirement, ...]
    voids: tuple[frozenset[Suit | None], ...]


def hidden_cards_of(view: SeatView) -> HiddenCards:
    """Return the hidden cards of a view of any phase, with all conditions on them."""
    tricks = (*view.tricks, view.current_trick)
    voids = shown_voids(view.order, tricks)
    unseen = cards_not_in(view.hand, tricks)
    holders = _holders(view, unseen, voids)
    requirements = tuple(one for one in _requirements(view, holders) if one.seat != view.seat)
    places = tuple(0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes))
    return HiddenCards(view.seat, view.hand, unseen, places, holders, requirements, voids)


def cards_not_in(hand: Collection[Card], tricks: Collection[Trick]) -> tuple[Card, ...]:
    """Return the cards that lie neither in the hand nor in the tricks, in pack order."""
    seen = {card for trick in tricks for card in trick.cards}.union(hand)
    return tuple(card for card in PACK if card not in seen)


def shown_voids(order: CardOrder | None, tricks: Collection[Trick]) -> tuple[frozenset[Suit | None], ...]:
    """Return, by seat, the effective suits (None: trumps) it has not followed in these tricks (4.3)."""
    if order is None:
        return (frozenset(),) * 4
    voids: tuple[set[Suit | None], ...] = (set(), set(), set(), set())
    for trick in tricks:
        if not trick.cards:
            continue
        led = order.effective_suit(trick.cards[0])
        for place, card in enumerate(trick.cards):
            if order.effective_suit(card) is not led:
                voids[trick.seat_of(place)].add(led)
    return tuple(frozenset(suits) for suits in voids)


def possible_partners(view: SeatView, voids: tuple[frozenset[Suit | None], ...]) -> frozenset[Seat]:
    """Return the seats that may have been dealt the called ace, as far as the table and the own hand tell (4.8).

    Nobody where no ace was called. The declarer has called an ace that it does not hold (3.5). In a trick of the called
    suit that is not yet complete, whoever has followed without the ace does not hold it (4.5), nor does a leader with
    too few cards to run away (4.7).
    """
    declaration, order = view.declaration, view.order
    if declaration is None or order is None or declaration.called_ace is None:
        return frozenset()
    if view.partner is not None:
        return frozenset((view.partner,))
    trick = view.current_trick
    excluded = {view.seat, declaration.declarer, *(seat for seat in SEATS if declaration.suit in voids[seat])}
    if _is_led_with(trick, order, declaration.suit):
        excluded.update(trick.seat_of(place) for place in range(1, len(trick.cards)))
    return frozenset(SEATS) - excluded


def _holders(
    view: SeatView, unseen: tuple[Card, ...], voids: tuple[frozenset[Suit | None], ...]
) -> dict[Card, frozenset[Seat]]:
    order, declaration = view.order, view.declaration
    others = [seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat]
    if order is None:
        holders = dict.fromkeys(unseen, frozenset(others))
    else:
        by_suit = {
            suit: frozenset(seat for seat in others if suit not in voids[seat])
            for suit in {order.effective_suit(card) for card in unseen}
        }
        holders = {card: by_suit[order.effective_suit(card)] for card in unseen}
    if declaration is not None and declaration.called_ace in holders:
        holders[declaration.called_ace] = possible_partners(view, voids)
    for call in view.calls:
        if call.contract is Contract.SIE and call.seat != view.seat:
            of_sie = frozenset((call.seat,))
            holders = {card: seats - of_sie if _is_plain(card) else of_sie for card, seats in holders.items()}
    return holders


def _requirements(view: SeatView, holders: Mapping[Card, frozenset[Seat]]) -> Iterator[Requirement]:
    played = _played_by_seat(view)
    for call in view.calls:
        yield from _requirement_of_call(view.declaration, call, played[call.seat], holders)
    if view.declaration is not None and view.declaration.called_ace is not None:
        yield from _requirement_of_runaway(view, view.declaration, holders)


def _requirement_of_call(
    declaration: Declaration | None, call: Call, played: Collection[Card], holders: Mapping[Card, frozenset[Seat]]
) -> Iterator[Requirement]:
    """Yield what the seat of a call must still hold, because it had what 3.5 asks for when it bid or declared."""
    if call.contract is None or call.contract.is_wenz or call.contract is Contract.SIE:
        return
    named = declaration.suit if declaration is not None and declaration.declarer == call.seat else None
    ways: list[tuple[frozenset[Card], Card | None]] = []
    if call.contract.is_solo:
        ways = [(_plain_cards(named), None)]
    else:
        for suit in _CALLABLE if named is None else (named,):
            ace = Card(suit, Rank.ACE)
            if ace not in played:
                ways.append((_plain_cards(suit) - {ace}, ace if call.seat in holders.get(ace, ()) else None))
    holdings = []
    for cards, without in ways:
        hidden = frozenset(card for card in cards if call.seat in holders.get(card, ()))
        holding = Holding(frozenset() if cards.intersection(played) else hidden, int(cards.isdisjoint(played)), without)
        if not holding.least and holding.without is None:
            return
        if len(holding.cards) >= holding.least:
            holdings.append(holding)
    yield Requirement(call.seat, tuple(holdings), "3.5")


def _requirement_of_runaway(
    view: SeatView, declaration: Declaration, holders: Mapping[Card, frozenset[Seat]]
) -> Iterator[Requirement]:
    """Yield how many cards of the called suit the seat that first led it must still hold, if it has led another card
    of it than the ace while it held the ace (4.7)."""
    order, ace = declaration.order, declaration.called_ace
    tricks = (*view.tricks, view.current_trick)
    first = next((number for number, trick in enumerate(tricks) if _is_led_with(trick, order, declaration.suit)), None)
    if first is None or ace in tricks[first].cards:
        return
    leader = tricks[first].leader
    of_suit = frozenset(
        card for card, seats in holders.items() if order.effective_suit(card) is declaration.suit and leader in seats
    )
    played_since = [trick.card_of(leader) for trick in tricks[first:]]
    since = sum(card is not None and order.effective_suit(card) is declaration.suit for card in played_since)
    if view.called_suit_led:
        if since < CARDS_TO_RUN_AWAY:
            yield Requirement(leader, (Holding(of_suit, CARDS_TO_RUN_AWAY - since),), "4.7")
    elif ace in of_suit:
        others = Holding(of_suit - {ace}, CARDS_TO_RUN_AWAY - since - 1)
        yield Requirement(leader, (Holding(frozenset(), 0, without=ace), others), "4.7")


def _played_by_seat(view: SeatView) -> tuple[list[Card], ...]:
    played: tuple[list[Card], ...] = ([], [], [], [])
    for trick in (*view.tricks, view.current_trick):
        for place, card in enumerate(trick.cards):
            played[trick.seat_of(place)].append(card)
    return played


def _is_led_with(trick: Trick, order: CardOrder, suit: Suit | None) -> bool:
    return bool(trick.cards) and order.effective_suit(trick.cards[0]) is suit


def _is_plain(card: Card) -> bool:
    return card.rank not in (Rank.OBER, Rank.UNTER)


def _plain_cards(suit: Suit | None) -> frozenset[Card]:
    """Return the cards of a suit that are no Ober and no Unter; of all suits for None."""
    return frozenset(card for card in PACK if _is_plain(card) and suit in (None, card.suit))
