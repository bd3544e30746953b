"""What a seat may think likely: where a hidden card lies, and who is on its side. Certainties are in `knowledge`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.hidden_cards import possible_partners
from schafkopf_desktop.players.knowledge import Knowledge

# The declarer bid because of the trumps: an unseen trump is likelier there than a plain count of places says.
DECLARER_TRUMP_WEIGHT = 1.4
# How many times likelier a seat is to hold the called ace once it has led trumps for the declarer, or has given the
# declarer's trick ten points or more.
LED_TRUMPS_WEIGHT = 4.0
GAVE_POINTS_WEIGHT = 2.0
# And how many times likelier once it has led the called suit without the ace: hardly anybody runs away (4.7).
RUNS_AWAY_WEIGHT = 0.02


@dataclass(frozen=True, slots=True)
class Likelihoods:
    """One seat's guesses during play.

    Attributes:
        known: its certainties.
        alliances: by seat, the chance, 0 to 1, that it is on this seat's side (1 for the seat itself).
        places: by unseen card, the chance of each seat to hold it; each row sums to one.
    """

    known: Knowledge
    alliances: tuple[float, ...]
    places: dict[Card, tuple[float, ...]]

    def chance_of_any(self, seat: Seat, cards: Iterable[Card]) -> float:
        """Return the chance, 0 to 1, that `seat` holds at least one of these unseen cards."""
        return 1.0 - prod(1.0 - self.places[card][seat] for card in cards)


def likelihoods_of(known: Knowledge) -> Likelihoods:
    """Return what a seat thinks likely by what it knows; the view must be of the phase of play."""
    view = known.view
    declaration, order, voids = known.declaration, known.order, known.hidden.voids
    holder_chances = _called_ace_chances(known)
    places = {
        card: holder_chances
        if card == declaration.called_ace
        else _place_chances(view, voids, order.effective_suit(card), declaration.declarer)
        for card in known.unseen
    }
    return Likelihoods(known, _alliances(view, declaration, holder_chances), places)


def _place_chances(
    view: SeatView, voids: tuple[frozenset[Suit | None], ...], suit: Suit | None, declarer: Seat
) -> tuple[float, ...]:
    """Spread a card over the seats that may hold it, in proportion to the cards they still have."""
    weights = [0.0 if seat == view.seat or suit in voids[seat] else float(view.hand_sizes[seat]) for seat in SEATS]
    if suit is None:
        weights[declarer] *= DECLARER_TRUMP_WEIGHT
    return _normalised(weights)


def _called_ace_chances(known: Knowledge) -> tuple[float, ...]:
    """Return the chance of each seat to be the partner in Rufer; all zero when there is none to be found."""
    view, declaration, order = known.view, known.declaration, known.order
    if declaration.called_ace is None:
        return (0.0, 0.0, 0.0, 0.0)
    if view.partner is not None:
        return _normalised([1.0 if seat == view.partner else 0.0 for seat in SEATS])
    possible = possible_partners(view, known.hidden.voids)
    weights = [float(view.hand_sizes[seat]) if seat in possible else 0.0 for seat in SEATS]
    trick = view.current_trick
    if trick.cards and order.effective_suit(trick.cards[0]) is declaration.suit:
        weights[trick.leader] *= RUNS_AWAY_WEIGHT
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
