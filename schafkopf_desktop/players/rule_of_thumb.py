"""A computer player that goes by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.bidding import contract_to_bid
from schafkopf_desktop.players.following import values_of_following
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.leading import values_of_leading
from schafkopf_desktop.players.likelihoods import likelihoods_of
from schafkopf_desktop.players.memory import Recollection
from schafkopf_desktop.players.suit_choice import best_called_suit, best_solo_suit
from schafkopf_desktop.players.table_manners import mannerly

Choice = TypeVar("Choice")


class RuleOfThumbPlayer:
    """Bids by counting trumps, Obers, aces and voids; plays the card that promises most points by simple estimates."""

    def __init__(self, recalled_tricks: int | None = None, *, has_manners: bool = False) -> None:
        """Make a player.

        Args:
            recalled_tricks: How many of the last complete tricks it recalls; None: all of them.
            has_manners: Whether it never commits the blunders of `table_manners`. The first release did not look out
                for them, and it stays the yardstick of the arena.
        """
        self._recalled_tricks = recalled_tricks
        self._has_manners = has_manners

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
        known = Knowledge(view)
        recalled = known if self._recalled_tricks is None else Recollection(view, self._recalled_tricks)
        allowed = mannerly(known, cards) if self._has_manners else cards
        return Play(_one_of_the_best(values_by_rule_of_thumb(recalled, allowed), random))


def values_by_rule_of_thumb(known: Knowledge, cards: Sequence[Card]) -> dict[Card, float]:
    """Return the value in points of playing each of these legal cards, by simple estimates of what it will bring."""
    values = values_of_following if known.view.current_trick.cards else values_of_leading
    return values(likelihoods_of(known), cards)


def _one_of_the_best(values: dict[Choice, float], random: Random) -> Choice:
    best = max(values.values())
    return random.choice([choice for choice, value in values.items() if value > best - 1e-9])
