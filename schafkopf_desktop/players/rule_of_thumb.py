"""A computer player that goes by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.bidding import contract_to_bid
from schafkopf_desktop.players.following import values_of_following
from schafkopf_desktop.players.leading import values_of_leading
from schafkopf_desktop.players.likelihoods import likelihoods_of
from schafkopf_desktop.players.suit_choice import best_called_suit, best_solo_suit

Choice = TypeVar("Choice")


class RuleOfThumbPlayer:
    """Bids by counting trumps, Obers, aces and voids; plays the card that promises most points by simple estimates."""

    def decide(self, view: SeatView, random: Random) -> Action:
        """Return a legal action; `random` only chooses among equals."""
        if view.phase is Phase.AUCTION:
            return self._call(view)
        if view.phase is Phase.DECLARATION:
            return self._declare(view)
        return self._play(view, random)

    def _call(self, view: SeatView) -> Action:
        allowed = [action.contract for action in view.legal_actions() if isinstance(action, Bid)]
        contract = contract_to_bid(view.hand, allowed)
        return Pass() if contract is None else Bid(contract)

    def _declare(self, view: SeatView) -> Action:
        suits = [action.suit for action in view.legal_actions() if isinstance(action, Declare)]
        contract = max(call.contract for call in view.calls if call.contract is not None)
        choose = best_called_suit if contract is Contract.RUFER else best_solo_suit
        return Declare(choose(suits, view.hand))

    def _play(self, view: SeatView, random: Random) -> Action:
        cards = [action.card for action in view.legal_actions() if isinstance(action, Play)]
        if len(cards) == 1:
            return Play(cards[0])
        likely = likelihoods_of(view)
        values = (values_of_following if view.current_trick.cards else values_of_leading)(likely, cards)
        return Play(_one_of_the_best(values, random))


def _one_of_the_best(values: dict[Choice, float], random: Random) -> Choice:
    best = max(values.values())
    return random.choice([choice for choice, value in values.items() if value > best - 1e-9])
