"""A computer player that searches deals which fit all it has seen, and does what wins most over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.calling import best_promise, is_worth_bidding
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.likely_worlds import likely_worlds
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer, values_by_rule_of_thumb
from schafkopf_desktop.players.table_manners import mannerly
from schafkopf_desktop.players.worlds import World
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.open_world import SearchStopped
from schafkopf_desktop.solver.search import COMPILED
from schafkopf_desktop.solver.world_solver import WorldSolver

ALIKE: Final = 0.1
"""Cards whose expected units differ by less are told apart by points and rules of thumb, not by chance."""
ALIKE_IN_POINTS: Final = 0.5
"""Cards whose expected card points differ by less are told apart by rules of thumb."""

DEALS_FOR_A_CALL: Final = 30
"""How many deals are looked at for a bid at most: each takes all contracts and suits, from the first lead on."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How hard a searching player looks.

    Attributes:
        worlds: how many deals it looks at for a card.
        seconds: after how long it decides with what it has looked at by then; None for no limit.
        drawn: how many deals it draws for each that it looks at, to keep those that explain the plays seen; 1 for none.
        worlds_for_points: in how many of these deals it counts card points too, to choose among cards that win as much;
            0 for none.
        goal: what it plays for.
        calls_by_search: whether it looks at deals before it bids and names a suit too, or goes by rules of thumb there.
    """

    worlds: int
    seconds: float | None = None
    drawn: int = 1
    worlds_for_points: int = 0
    goal: Goal = Goal.UNITS
    calls_by_search: bool = True


class SearchingPlayer:
    """Bids, names suits and plays by exact search of sampled deals; by rules of thumb where the search says nothing."""

    def __init__(self, skill: Skill) -> None:
        """Make a player; it thinks in one thread at a time."""
        self._skill = skill
        self._thumb = RuleOfThumbPlayer(has_manners=True)
        self._solver = WorldSolver()

    def interrupt(self) -> None:
        """Make the decision under way, and all later ones, end at once; may be called from any thread."""
        self._solver.cancel()

    def decide(self, view: SeatView, random: Random) -> Action:
        """Return a legal action; `random` draws the deals looked at.

        The action depends on the view and on `random` only, as long as the time suffices for all deals.
        """
        if view.phase is Phase.PLAY:
            return self._play(view, random)
        # Uncompiled, whole deals take seconds each.
        if not self._skill.calls_by_search or not COMPILED:
            return self._thumb.decide(view, random)
        try:
            return self._call(view, random) if view.phase is Phase.AUCTION else self._declare(view, random)
        except SearchStopped:
            return self._thumb.decide(view, random)

    def _call(self, view: SeatView, random: Random) -> Action:
        contracts = [action.contract for action in view.legal_actions() if isinstance(action, Bid)]
        if Contract.SIE in contracts:
            return Bid(Contract.SIE)
        promise = best_promise(view, contracts, self._worlds(view, random), self._solver, self._skill.seconds)
        return Bid(promise.contract) if promise is not None and is_worth_bidding(promise) else Pass()

    def _declare(self, view: SeatView, random: Random) -> Action:
        contract = max(call.contract for call in view.calls if call.contract is not None)
        promise = best_promise(view, [contract], self._worlds(view, random), self._solver, self._skill.seconds)
        if promise is None or promise.suit is None:
            raise ValueError(f"the hand has no suit for {contract.value}")
        return Declare(promise.suit)

    def _worlds(self, view: SeatView, random: Random) -> list[Sequence[Sequence[Card]]]:
        space = Knowledge(view).worlds
        return [space.sample(random).hands for _ in range(min(self._skill.worlds, DEALS_FOR_A_CALL))]

    def _play(self, view: SeatView, random: Random) -> Action:
        cards = [action.card for action in view.legal_actions() if isinstance(action, Play)]
        if len(cards) == 1:
            return Play(cards[0])
        known = Knowledge(view)
        cards = list(mannerly(known, cards))
        if len(cards) > 1:
            cards = self._best_by_search(known, cards, random)
        if len(cards) == 1:
            return Play(cards[0])
        values = values_by_rule_of_thumb(known, cards)
        return Play(max(cards, key=values.__getitem__))

    def _best_by_search(self, known: Knowledge, cards: list[Card], random: Random) -> list[Card]:
        """Return those of the cards that win most over the deals that are likely now; all where time is over."""
        skill = self._skill
        worlds, weights = likely_worlds(known, skill.worlds, skill.drawn, random)
        best = _alike(cards, self._gains(known, worlds, weights, skill.goal, skill.seconds), ALIKE)
        if len(best) == 1 or not skill.worlds_for_points:
            return best
        every = -(-len(worlds) // skill.worlds_for_points)
        seconds = None if skill.seconds is None else skill.seconds / 4
        points = self._gains(known, worlds[::every], weights[::every], Goal.POINTS, seconds)
        return _alike(best, points, ALIKE_IN_POINTS)

    def _gains(
        self,
        known: Knowledge,
        worlds: Sequence[World],
        weights: Sequence[float],
        goal: Goal,
        seconds: float | None,
    ) -> dict[Card, float]:
        """Return what each legal card wins for the own side on the average; nothing where time is over."""
        evaluation = self._solver.evaluate(known.view, (world.hands for world in worlds), goal, seconds)
        sign = 1 if known.is_declarers_side else -1
        return {card: sign * mean for card, mean in evaluation.means(weights).items()}


def _alike(cards: list[Card], gains: Mapping[Card, float], margin: float) -> list[Card]:
    """Return the cards that are about as good as the best of them; all where nothing is known of them."""
    best = max((gains[card] for card in cards if card in gains), default=0.0)
    return [card for card in cards if gains.get(card, best) >= best - margin]
