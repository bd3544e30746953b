"""What a seat knows for certain, and what it may think likely, from its own cards and the public history.

Everything here is computed from a `SeatView`, which holds no hidden card: two deals that look alike from one seat give
equal knowledge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Declaration
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.view import SeatView

# The declarer bid because of the trumps: an unseen trump is likelier there than a plain count of places says.
DECLARER_TRUMP_WEIGHT = 1.4
# How many times likelier a seat is to hold the called ace once it has led trumps for the declarer, or has given the
# declarer's trick ten points or more.
LED_TRUMPS_WEIGHT = 4.0
GAVE_POINTS_WEIGHT = 2.0


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One seat's knowledge during play.

    Attributes:
        view: where it comes from.
        declaration: the declared contract.
        order: its order of cards.
        unseen: the cards in the other three hands, in pack order.
        voids: by seat, the effective suits (None: trumps) it has been seen not to have.
        alliances: by seat, the chance, 0 to 1, that it is on this seat's side (1 for the seat itself).
        places: by unseen card, the chance of each seat to hold it; each row sums to one.
    """

    view: SeatView
    declaration: Declaration
    order: CardOrder
    unseen: tuple[Card, ...]
    voids: tuple[frozenset[Suit | None], ...]
    alliances: tuple[float, ...]
    places: dict[Card, tuple[float, ...]]

    @property
    def is_declarers_side(self) -> bool:
        """Whether this seat is the declarer or knows itself to be the partner."""
        return self.view.seat in (self.declaration.declarer, self.view.partner)

    @property
    def is_declarer(self) -> bool:
        """Whether this seat declared the contract."""
        return self.view.seat == self.declaration.declarer

    @property
    def called_ace_to_come(self) -> Card | None:
        """The called ace while it still has to be played at the first lead of its suit (4.5)."""
        return None if self.view.called_suit_led else self.declaration.called_ace

    def chance_of_any(self, seat: Seat, cards: Iterable[Card]) -> float:
        """Return the chance, 0 to 1, that `seat` holds at least one of these unseen cards."""
        return 1.0 - prod(1.0 - self.places[card][seat] for card in cards)

    def unseen_of(self, suit: Suit | None) -> tuple[Card, ...]:
        """Return the unseen cards of an effective suit (None: trumps)."""
        return tuple(card for card in self.unseen if self.order.effective_suit(card) is suit)

    def unseen_above(self, card: Card) -> tuple[Card, ...]:
        """Return the unseen cards of the card's own effective suit that rank above it."""
        return tuple(
            other for other in self.unseen_of(self.order.effective_suit(card)) if beats(self.order, other, card)
        )


def knowledge_of(view: SeatView) -> Knowledge:
    """Return what the seat of this view knows; the view must be of the phase of play."""
    declaration, order = view.declaration, view.order
    if declaration is None or order is None:
        raise ValueError("nothing has been declared yet")
    played = {card for trick in (*view.tricks, view.current_trick) for card in trick.cards}
    unseen = tuple(card for card in PACK if card not in played and card not in view.hand)
    voids = _shown_voids(view, order)
    holder_chances = _called_ace_chances(view, declaration, order)
    places = {
        card: holder_chances
        if card == declaration.called_ace
        else _place_chances(view, voids, order.effective_suit(card), declaration.declarer)
        for card in unseen
    }
    return Knowledge(view, declaration, order, unseen, voids, _alliances(view, declaration, holder_chances), places)


def beats(order: CardOrder, card: Card, other: Card) -> bool:
    """Tell whether `card`, played after `other`, wins a trick in which `other` was winning (4.4)."""
    suit = order.effective_suit(card)
    follows_or_trumps = suit is None or suit is order.effective_suit(other)
    return follows_or_trumps and order.strength(card) > order.strength(other)


def _shown_voids(view: SeatView, order: CardOrder) -> tuple[frozenset[Suit | None], ...]:
    voids: tuple[set[Suit | None], ...] = (set(), set(), set(), set())
    for trick in (*view.tricks, view.current_trick):
        if not trick.cards:
            continue
        led = order.effective_suit(trick.cards[0])
        for place, card in enumerate(trick.cards):
            if order.effective_suit(card) is not led:
                voids[trick.seat_of(place)].add(led)
    return tuple(frozenset(suits) for suits in voids)


def _place_chances(
    view: SeatView, voids: tuple[frozenset[Suit | None], ...], suit: Suit | None, declarer: Seat
) -> tuple[float, ...]:
    """Spread a card over the seats that may hold it, in proportion to the cards they still have."""
    weights = [0.0 if seat == view.seat or suit in voids[seat] else float(view.hand_sizes[seat]) for seat in SEATS]
    if suit is None:
        weights[declarer] *= DECLARER_TRUMP_WEIGHT
    return _normalised(weights)


def _called_ace_chances(view: SeatView, declaration: Declaration, order: CardOrder) -> tuple[float, ...]:
    """Return the chance of each seat to be the partner in Rufer; all zero when there is none to be found."""
    if declaration.called_ace is None:
        return (0.0, 0.0, 0.0, 0.0)
    if view.partner is not None:
        return _normalised([1.0 if seat == view.partner else 0.0 for seat in SEATS])
    weights = [0.0 if seat in (view.seat, declaration.declarer) else float(view.hand_sizes[seat]) for seat in SEATS]
    current = view.current_trick
    if current.cards and order.effective_suit(current.cards[0]) is declaration.suit:
        for place in range(len(current.cards)):
            weights[current.seat_of(place)] = 0.0
    for trick, winner in zip(view.tricks, view.trick_winners, strict=True):
        if order.is_trump(trick.cards[0]):
            weights[trick.leader] *= LED_TRUMPS_WEIGHT
        if winner == declaration.declarer:
            for place, card in enumerate(trick.cards):
                if card.points >= 10:
                    weights[trick.seat_of(place)] *= GAVE_POINTS_WEIGHT
    return _normalised(weights)


def _alliances(view: SeatView, declaration: Declaration, holder_chances: tuple[float, ...]) -> tuple[float, ...]:
    in_declarers_side = [1.0 if seat == declaration.declarer else holder_chances[seat] for seat in SEATS]
    if view.seat in (declaration.declarer, view.partner):
        alliances = in_declarers_side
    else:
        alliances = [1.0 - chance for chance in in_declarers_side]
    alliances[view.seat] = 1.0
    return tuple(alliances)


def _normalised(weights: list[float]) -> tuple[float, ...]:
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else (0.0, 0.0, 0.0, 0.0)
