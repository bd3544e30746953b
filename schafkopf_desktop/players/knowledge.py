"""What a seat knows for certain during play. Nothing here is a guess; guesses are in `likelihoods`.

Everything is computed from a `SeatView`, which holds no hidden card: two deals that look alike from one seat give equal
knowledge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Declaration
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.hidden_cards import HiddenCards, Requirement, hidden_cards_of, possible_partners
from schafkopf_desktop.players.worlds import WorldSpace


@dataclass(frozen=True)
class Knowledge:
    """One seat's certainties, each computed when it is first asked for.

    What needs a declared contract (everything but `hidden`, `unseen`, `worlds` and `holders`) raises ValueError before
    the declaration.

    Attributes:
        view: where all of it comes from.
    """

    view: SeatView

    @property
    def seat(self) -> Seat:
        """Whose knowledge it is."""
        return self.view.seat

    @property
    def declaration(self) -> Declaration:
        """The declared contract."""
        if self.view.declaration is None:
            raise ValueError("nothing has been declared yet")
        return self.view.declaration

    @cached_property
    def order(self) -> CardOrder:
        """How the cards rank in this deal."""
        return self.declaration.order

    @cached_property
    def hidden(self) -> HiddenCards:
        """The hidden cards and the conditions on them."""
        return hidden_cards_of(self.view)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other three hands, in pack order."""
        return self.hidden.cards

    @property
    def requirements(self) -> tuple[Requirement, ...]:
        """What some hidden hands must have."""
        return self.hidden.requirements

    @cached_property
    def worlds(self) -> WorldSpace:
        """All ways in which the hidden cards may lie."""
        return WorldSpace(self.hidden)

    @property
    def holders(self) -> dict[Card, frozenset[Seat]]:
        """By unseen card, exactly the seats that may hold it."""
        return self.worlds.holders

    @cached_property
    def voids(self) -> tuple[frozenset[Suit | None], ...]:
        """By seat, the effective suits (None: trumps) of which it certainly has no card left, its own seat included."""
        return tuple(self._suits_not_in(self.may_hold(seat)) for seat in SEATS)

    @cached_property
    def partners(self) -> frozenset[Seat]:
        """The seats of which one was dealt the called ace (4.8); empty where no ace was called."""
        possible = possible_partners(self.view, self.hidden.voids)
        ace = self.declaration.called_ace
        return possible if ace is None or ace not in self.unseen else self.holders[ace]

    @property
    def partner(self) -> Seat | None:
        """The declarer's partner where it is certain, shown or not; None where it is not or there is none."""
        return next(iter(self.partners)) if len(self.partners) == 1 else None

    @property
    def is_declarer(self) -> bool:
        """Whether this seat declared the contract."""
        return self.seat == self.declaration.declarer

    @property
    def is_declarers_side(self) -> bool:
        """Whether this seat is the declarer or the partner; every seat knows that of itself."""
        return self.seat in (self.declaration.declarer, self.view.partner)

    @cached_property
    def declarers_side(self) -> frozenset[Seat]:
        """The seats that are certainly of the declarer's side."""
        return frozenset((self.declaration.declarer,)) | (self.partners if len(self.partners) == 1 else frozenset())

    @cached_property
    def defenders(self) -> frozenset[Seat]:
        """The seats that are certainly not of the declarer's side."""
        return frozenset(SEATS) - {self.declaration.declarer} - self.partners

    @property
    def friends(self) -> frozenset[Seat]:
        """The seats that are certainly on this seat's side, itself among them."""
        return self.declarers_side if self.is_declarers_side else self.defenders

    @property
    def foes(self) -> frozenset[Seat]:
        """The seats that are certainly on the other side."""
        return self.defenders if self.is_declarers_side else self.declarers_side

    @property
    def is_allegiance_known(self) -> bool:
        """Whether this seat knows the side of every seat."""
        return len(self.partners) <= 1

    @property
    def called_ace_to_come(self) -> Card | None:
        """The called ace while 4.5 and 4.6 still bind it: it is in a hand, and its suit has not been led."""
        ace = self.declaration.called_ace
        is_held = ace in self.unseen or ace in self.view.hand
        return ace if is_held and not self.view.called_suit_led else None

    @cached_property
    def unseen_trumps(self) -> tuple[Card, ...]:
        """The trumps in the other three hands, highest first."""
        return tuple(card for card in self.order.trumps if card in self.unseen)

    def unseen_of(self, suit: Suit | None) -> tuple[Card, ...]:
        """Return the unseen cards of an effective suit (None: trumps), in pack order."""
        return tuple(card for card in self.unseen if self.order.effective_suit(card) is suit)

    def unseen_above(self, card: Card) -> tuple[Card, ...]:
        """Return the unseen cards of the card's own effective suit that rank above it."""
        return tuple(
            other for other in self.unseen_of(self.order.effective_suit(card)) if beats(self.order, other, card)
        )

    def length(self, seat: Seat, suit: Suit | None) -> tuple[int, int]:
        """Return how many cards of an effective suit (None: trumps) the seat holds at least and at most."""
        cards = tuple(card for card in PACK if self.order.effective_suit(card) is suit)
        return self.worlds.fewest(seat, cards), self.worlds.most(seat, cards)

    def may_hold(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that the seat may hold; for the own seat its hand."""
        if seat == self.seat:
            return self.view.hand
        return tuple(card for card, seats in self.holders.items() if seat in seats)

    def takers(self, seat: Seat, best: Card, led: Suit | None) -> tuple[Card, ...]:
        """Return the cards with which the seat might take a trick in which `best` is winning and suit `led` was led."""
        must_follow = self.length(seat, led)[0] > 0
        return tuple(
            card
            for card in self.may_hold(seat)
            if beats(self.order, card, best) and (self.order.effective_suit(card) is led or not must_follow)
        )

    def is_sure_of_trick(self, side: Collection[Seat]) -> bool:
        """Tell whether a seat of this side is winning the current trick and no seat outside can take it any more."""
        trick = self.view.current_trick
        if not trick.cards or trick.winner(self.order) not in side:
            return False
        best = trick.cards[self.order.winner(trick.cards)]
        led = self.order.effective_suit(trick.cards[0])
        still_to_play = (trick.seat_of(place) for place in range(len(trick.cards), 4))
        return not any(self.takers(seat, best, led) for seat in still_to_play if seat not in side)

    @cached_property
    def declarers_points(self) -> tuple[int, int]:
        """The least and the most card points that the declarer's side can end with, as far as that is certain.

        Counted are complete tricks, the current trick when nobody left to play can take it, and the highest trumps as
        long as they are all on one side. A Tout may end before all points are taken (4.9), so there only complete
        tricks count.
        """
        partners: tuple[frozenset[Seat], ...] = tuple(frozenset((seat,)) for seat in self.partners) or (frozenset(),)
        sides = [partner | {self.declaration.declarer} for partner in partners]
        others = [frozenset(SEATS) - side for side in sides]
        is_tout = self.declaration.contract.is_tout
        least = min(self._points_won_by(side) + (0 if is_tout else self._points_to_come(side)) for side in sides)
        lost = min(self._points_won_by(side) + (0 if is_tout else self._points_to_come(side)) for side in others)
        return least, POINTS_IN_THE_PACK - lost

    def _points_won_by(self, side: Collection[Seat]) -> int:
        return sum(self.view.points_of(seat) for seat in side)

    def _points_to_come(self, side: Collection[Seat]) -> int:
        """Return the points not yet taken that this side, if it is one, certainly takes."""
        trick = self.view.current_trick
        lying = set(trick.cards) if self.is_sure_of_trick(side) else set()
        return sum(card.points for card in lying.union(self._top_trumps_of(side)))

    def _top_trumps_of(self, side: Collection[Seat]) -> Iterator[Card]:
        """Yield the highest trumps not yet taken, as long as this side certainly holds or has just played them: each of
        them takes the trick it is played to for its side."""
        trick = self.view.current_trick
        for card in self.order.trumps:
            if card in self.unseen:
                if not self.holders[card].issubset(side):
                    return
            elif card in self.view.hand:
                if self.seat not in side:
                    return
            elif card not in trick.cards:
                continue
            elif trick.seat_of(trick.cards.index(card)) not in side:
                return
            yield card

    def _suits_not_in(self, cards: Collection[Card]) -> frozenset[Suit | None]:
        held = {self.order.effective_suit(card) for card in cards}
        return frozenset({self.order.effective_suit(card) for card in PACK} - held)


def beats(order: CardOrder, card: Card, other: Card) -> bool:
    """Tell whether `card`, played after `other`, wins a trick in which `other` was winning (4.4)."""
    suit = order.effective_suit(card)
    follows_or_trumps = suit is None or suit is order.effective_suit(other)
    return follows_or_trumps and order.strength(card) > order.strength(other)
