"""What a card would do to the trick, as far as the seat that is to play knows it for certain."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.knowledge import Knowledge, beats


@dataclass(frozen=True)
class Situation:
    """One seat's turn to play a card.

    Attributes:
        known: its certainties.
    """

    known: Knowledge

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The legal cards."""
        return tuple(action.card for action in self.known.view.legal_actions() if isinstance(action, Play))

    @property
    def trick(self) -> Trick:
        """The trick as it lies."""
        return self.known.view.current_trick

    @cached_property
    def led(self) -> Suit | None:
        """The effective suit led (None: trumps); asked only of a trick that has begun."""
        return self.known.order.effective_suit(self.trick.cards[0])

    @cached_property
    def best(self) -> Card:
        """The card that takes the trick as it lies; asked only of a trick that has begun."""
        return self.trick.cards[self.known.order.winner(self.trick.cards)]

    @cached_property
    def winner(self) -> Seat | None:
        """Whose trick it is as it lies, None before the lead."""
        return self.trick.winner(self.known.order)

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to the trick after this one, in order."""
        return tuple((self.known.seat + step) % 4 for step in range(1, 4 - len(self.trick.cards)))

    @cached_property
    def takers(self) -> tuple[Card, ...]:
        """The legal cards that take the trick as it lies; all of them before the lead."""
        return tuple(card for card in self.cards if self.takes(card))

    def takes(self, card: Card) -> bool:
        """Return whether playing the card takes the trick as it lies."""
        return not self.trick.cards or beats(self.known.order, card, self.best)

    def threats(self, card: Card | None) -> frozenset[Card]:
        """Return the unseen cards with which a seat that plays later, and is not certainly a friend, may beat what has
        the trick once `card` is played; None asks about the trick as it lies."""
        takes = card is not None and self.takes(card)
        best, led = (card, self._led_with(card)) if card is not None and takes else (self.best, self.led)
        return self._answers(best, led, tuple(seat for seat in self.later if seat not in self.known.friends))

    def is_surely_ours_with(self, card: Card) -> bool:
        """Return whether the own side takes the trick, whatever falls, once this card is played."""
        is_ours = self.takes(card) or self.winner in self.known.friends
        return is_ours and not self.threats(card)

    @cached_property
    def is_surely_friends(self) -> bool:
        """Whether a friend has the best card, and nobody who plays later takes it from the own side."""
        return self.winner in self.known.friends and not self.threats(None)

    @cached_property
    def is_surely_foes(self) -> bool:
        """Whether a foe has the best card, and neither this seat nor anybody who may be a friend takes it away."""
        hopes = tuple(seat for seat in self.later if seat not in self.known.foes)
        return self.winner in self.known.foes and not self.takers and not self._answers(self.best, self.led, hopes)

    def is_cheapest(self, card: Card) -> bool:
        """Return whether no legal card has fewer points."""
        return all(card.points <= other.points for other in self.cards)

    def held_of(self, suit: Suit | None) -> tuple[Card, ...]:
        """Return the cards of an effective suit (None: trumps) in the own hand."""
        return tuple(card for card in self.known.view.hand if self.known.order.effective_suit(card) is suit)

    def _led_with(self, card: Card) -> Suit | None:
        return self.led if self.trick.cards else self.known.order.effective_suit(card)

    def _answers(self, best: Card, led: Suit | None, seats: tuple[Seat, ...]) -> frozenset[Card]:
        return frozenset(card for seat in seats for card in self.known.takers(seat, best, led))
