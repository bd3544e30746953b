"""How people and rule-of-thumb players choose among their cards: by what each of them does to the trick.

A legal card is played in proportion to e to the power of its score. What it does is a row of `play_scores.SCORES`, what
kind of card it is a column; both depend only on what all seats see and on the role of the player. That keeps the model
rough, and so cheap that hundreds of worlds can be weighed with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import exp
from typing import Final

from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Declaration
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.play_scores import SCORES

_NEVER_SEEN: Final = (0.0, 0.0, 0.0, 0.0)


class Role(Enum):
    """What a seat is in a deal, as it knows of itself."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Moment:
    """A card that was played, and what all seats saw before it was.

    Attributes:
        seat: who played it.
        card: what was played.
        trick: the trick as it lay.
        gone: the cards of complete tricks.
        partner: the declarer's partner as far as shown (4.8).
        called_suit_led: whether the called suit was led in a complete trick.
    """

    seat: Seat
    card: Card
    trick: Trick
    gone: frozenset[Card]
    partner: Seat | None
    called_suit_led: bool


def moments_of(view: SeatView) -> Iterator[Moment]:
    """Yield all cards played so far, in order."""
    declaration = view.declaration
    if declaration is None:
        return
    gone: frozenset[Card] = frozenset()
    partner: Seat | None = None
    called_suit_led = False
    for trick in (*view.tricks, view.current_trick):
        for place, card in enumerate(trick.cards):
            seat = trick.seat_of(place)
            yield Moment(seat, card, Trick(trick.leader, trick.cards[:place]), gone, partner, called_suit_led)
            if card is declaration.called_ace:
                partner = seat
        gone |= set(trick.cards)
        if declaration.contract.is_rufer and trick.is_complete and not called_suit_led:
            called_suit_led = declaration.order.effective_suit(trick.cards[0]) is declaration.suit
            if called_suit_led and partner is None:
                partner = trick.leader


class CardScores:
    """The scores of the cards that a seat in a role could have played at a moment."""

    def __init__(self, declaration: Declaration, moment: Moment, role: Role) -> None:
        self._declaration = declaration
        self._order = declaration.order
        self._moment = moment
        self._role = role
        self._columns = _columns(self._order)
        trick = moment.trick
        if trick.cards:
            self._best = trick.cards[self._order.winner(trick.cards)]
            self._led = self._order.effective_suit(trick.cards[0])
            place = "last" if len(trick.cards) == 3 else "early"
            self._situation = f"{self._allegiance_of_winner()} {place}"
        else:
            self._situation = role.value if declaration.contract.is_rufer else f"{role.value} alone"

    def odds(self, card: Card) -> float:
        """Return e to the power of the card's score, a positive number that only counts in proportion to others."""
        row, column = self.place_of(card)
        return exp(SCORES.get(row, _NEVER_SEEN)[column])

    def place_of(self, card: Card) -> tuple[str, int]:
        """Return the row and the column of the card in the table of scores."""
        way = self._way_of_following(card) if self._moment.trick.cards else self._way_of_leading(card)
        return f"{self._situation} {way}", self._columns[card]

    def _way_of_leading(self, card: Card) -> str:
        suit = self._order.effective_suit(card)
        if suit is None:
            return "leads trump"
        if suit is self._declaration.suit and not self._moment.called_suit_led:
            return "leads called suit"
        higher = (other for other in PACK if self._order.effective_suit(other) is suit)
        is_top = all(
            other in self._moment.gone or self._order.strength(other) <= self._order.strength(card) for other in higher
        )
        return "leads top" if is_top else "leads low"

    def _way_of_following(self, card: Card) -> str:
        suit = self._order.effective_suit(card)
        takes = self._order.winner((self._best, card)) == 1
        if suit is self._led:
            return f"{'trump' if suit is None else 'suit'} {'takes' if takes else 'gives'}"
        return "trumps in" if takes else "discards"

    def _allegiance_of_winner(self) -> str:
        """Return on whose side the seat that wins the trick so far is, as the player may know it."""
        winner, declarer = self._moment.trick.winner(self._order), self._declaration.declarer
        if winner == declarer:
            return "friend" if self._role is Role.PARTNER else "foe"
        if not self._declaration.contract.is_rufer:
            return "foe" if self._role is Role.DECLARER else "friend"
        if self._role is Role.PARTNER:
            return "foe"
        if self._moment.partner is None:
            return "stranger"
        return "friend" if (winner == self._moment.partner) == (self._role is Role.DECLARER) else "foe"


@cache
def _columns(order: CardOrder) -> dict[Card, int]:
    return {card: _column(card, order.effective_suit(card)) for card in PACK}


def _column(card: Card, suit: Suit | None) -> int:
    """Return 0 to 3: Ober, Unter, ace or ten, small trump; outside trumps ace, ten, picture, blank."""
    if suit is None:
        return {Rank.OBER: 0, Rank.UNTER: 1, Rank.ACE: 2, Rank.TEN: 2}.get(card.rank, 3)
    return {Rank.ACE: 0, Rank.TEN: 1, Rank.KING: 2, Rank.OBER: 2}.get(card.rank, 3)
