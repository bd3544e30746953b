"""Reading the others' cards from what they have played: which of the possible worlds are likely.

The weight of a world is the chance that seats with such hands would have played what was seen, by the rough model of
`play_model`, and that the declarer would have bid. That the others passed is left out: on recorded games it placed
0.2 % more of the hidden cards right, and cost ten times as much as all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p
from typing import Final

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.bidding import COUNTING, strength_under
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.play_model import CardScores, Moment, Role, moments_of
from schafkopf_desktop.players.worlds import World

# Everybody plays a card now and then that no model expects.
SURPRISE: Final = 0.03
# The floor above and the rough model understate what a play tells; measured on recorded games.
TRUST: Final = 1.2
# By how much a hand must count more, in the measure of `bidding.Counting`, to make the odds of the bid e times as high.
BID_SCALE: Final = 20.0
# A Tout is counted like the contract that it raises.
_COUNTED_AS: Final = {Contract.WENZ_TOUT: Contract.WENZ, Contract.SOLO_TOUT: Contract.SOLO}


@dataclass(frozen=True, slots=True)
class _Reading:
    """A card played, for a role: its odds, those of the other cards known to have been allowed, and those of the hidden
    cards if the hand has them."""

    chosen: float
    others: float
    hidden: dict[Card, float]

    def chance(self, hand: Sequence[Card]) -> float:
        """Return how likely the card was for a seat that still holds `hand`."""
        chance = self.chosen / (self.others + sum(map(self.hidden.__getitem__, hand)))
        return SURPRISE + (1.0 - SURPRISE) * chance


class CardReading:
    """How well worlds explain the plays that one seat has seen of the three others."""

    def __init__(self, known: Knowledge) -> None:
        self._known = known
        self._ace = known.declaration.called_ace
        self._shown_partner = known.view.partner
        contract = known.declaration.contract
        self._counted_as = _COUNTED_AS.get(contract, contract)
        moments = list(moments_of(known.view))
        self._played_by_declarer = tuple(moment.card for moment in moments if moment.seat == known.declaration.declarer)
        self._readings = [
            (moment.seat, self._readings_by_role(moments, place))
            for place, moment in enumerate(moments)
            if moment.seat != known.seat
        ]

    def log_weight(self, world: World) -> float:
        """Return the logarithm of the world's weight; only differences between worlds of one view mean anything."""
        partner = self._partner_in(world)
        weight = 1.0
        for seat, (reading, as_partner) in self._readings:
            chosen = as_partner if seat == partner else reading
            weight *= chosen.chance(world.hands[seat])
        return TRUST * log(weight) + self._log_chance_of_bid(world)

    def weights(self, worlds: Sequence[World]) -> tuple[float, ...]:
        """Return the weights of some worlds, which sum to one."""
        logs = [self.log_weight(world) for world in worlds]
        highest = max(logs)
        weights = [exp(one - highest) for one in logs]
        total = sum(weights)
        return tuple(weight / total for weight in weights)

    def _log_chance_of_bid(self, world: World) -> float:
        if self._known.is_declarer:
            return 0.0
        dealt = (*world.hands[self._known.declaration.declarer], *self._played_by_declarer)
        counted = strength_under(dealt, self._counted_as, self._known.order)
        return -log1p(exp((COUNTING[self._counted_as].needed - counted) / BID_SCALE))

    def _partner_in(self, world: World) -> Seat | None:
        if self._shown_partner is not None or self._ace is None:
            return self._shown_partner
        return next(seat for seat, hand in enumerate(world.hands) if self._ace in hand)

    def _readings_by_role(self, moments: list[Moment], place: int) -> tuple[_Reading, _Reading]:
        """Return how to read a card if its player is not the partner, and if it is."""
        seat = moments[place].seat
        if seat == self._known.declaration.declarer:
            reading = self._reading(moments, place, Role.DECLARER)
            return reading, reading
        as_defender = self._reading(moments, place, Role.DEFENDER)
        if seat not in self._known.partners:
            return as_defender, as_defender
        return as_defender, self._reading(moments, place, Role.PARTNER)

    def _reading(self, moments: list[Moment], place: int, role: Role) -> _Reading:
        moment, order = moments[place], self._known.order
        scores = CardScores(self._known.declaration, moment, role)
        led = order.effective_suit(moment.trick.cards[0]) if moment.trick.cards else None
        follows = bool(moment.trick.cards) and order.effective_suit(moment.card) is led

        def odds(card: Card) -> float:
            allowed = order.effective_suit(card) is led if follows else not self._is_bound(card, moment, role)
            return scores.odds(card) if allowed else 0.0

        chosen = scores.odds(moment.card)
        if role is Role.PARTNER and moment.card is self._ace and follows and not moment.called_suit_led:
            return _Reading(chosen, chosen, dict.fromkeys(self._known.unseen, 0.0))
        later = sum(odds(other.card) for other in moments[place + 1 :] if other.seat == moment.seat)
        return _Reading(chosen, chosen + later, {card: odds(card) for card in self._known.unseen})

    def _is_bound(self, card: Card, moment: Moment, role: Role) -> bool:
        """Whether the partner could not choose this card: the ace may not be discarded (4.6), and rarely may another of
        its suit be led (4.7)."""
        if role is not Role.PARTNER or moment.called_suit_led or self._ace is None:
            return False
        if moment.trick.cards:
            return card is self._ace
        of_suit = self._known.order.effective_suit(card) is self._ace.suit
        ran_away = moment.card is not self._ace and self._known.order.effective_suit(moment.card) is self._ace.suit
        return of_suit and card is not self._ace and not ran_away
