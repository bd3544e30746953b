"""The legal cards of the seat to move, and what each is worth in a world."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.ladder import ALL_TRICKS, WON, Rung, ladder_of
from schafkopf_desktop.solver.open_world import OpenWorld
from schafkopf_desktop.solver.position import Hands, PositionError, SearchPosition, Standing
from schafkopf_desktop.solver.price_list import PriceList


class Goal(Enum):
    """What all four seats play for."""

    POINTS = "points"
    """Final card points of the declarer's side, 0 to 120; in Tout 1 or 0, won or lost."""

    UNITS = "units"
    """What the declarer wins from each opponent, negative where he loses: what is paid (rules 5)."""

    WIN = "win"
    """Whether the declarer's side wins, 1 or 0."""


class CardChoice:
    """The legal cards of the seat to move, prepared for any number of worlds."""

    def __init__(self, view: SeatView) -> None:
        """Prepare the position before and after each card.

        Raises:
            PositionError: It is not the seat's turn to play, or its hand does not fit the play.
        """
        self._before = SearchPosition.of(view.public)
        if view.phase is not Phase.PLAY or view.to_act != view.seat:
            raise PositionError(f"it is not the turn of seat {view.seat} to play a card")
        bit_of = self._before.tables.bit_of
        self._seat = view.seat
        self._own = self._before.mask_of(view.hand)
        if len(view.hand) != self._before.sizes[view.seat] or self._own & ~self._before.rest:
            raise PositionError(f"the hand of seat {view.seat} does not fit what was played")
        self.cards = tuple(action.card for action in view.legal_actions() if isinstance(action, Play))
        equal = self._before.equal_cards(self.cards, self._own)
        chosen = {bit: place for place, group in enumerate(equal) for bit in group}
        self._group_of_card = tuple(chosen[bit_of[card]] for card in self.cards)
        self._after = tuple(
            SearchPosition.of(view.public.after_card(self._before.tables.cards[group[0]])) for group in equal
        )
        self._standings: dict[int, tuple[Standing, ...]] = {}
        self._ladder = ladder_of(self.declaration.contract)
        self._prices = PriceList(self._before, view.house_rules)

    @property
    def declaration(self) -> Declaration:
        """What is played."""
        return self._before.declaration

    def open(self, world: OpenWorld, hands: Hands) -> Standing:
        """Set the searches to the world with these hands and return where it stands before the card.

        Raises:
            PositionError: The hands do not fit what the seat sees.
        """
        _, side = self._set(world, hands)
        return self._standings_of(side)[0]

    def values(self, world: OpenWorld, hands: Hands, goal: Goal) -> tuple[int, ...]:
        """Return the value after each of `cards` in the world with these hands.

        Raises:
            PositionError: The hands do not fit what the seat sees.
            SearchStopped: The searches were stopped.
        """
        masks, side = self._set(world, hands)
        before, *after = self._standings_of(side)
        maximises = bool(side >> self._seat & 1)
        is_tout = self.declaration.contract.is_tout
        if goal is Goal.UNITS:
            units = self._prices.units(masks, side)
            values = [units[rung] for rung in _rungs(world, self._ladder, before, after, maximises)]
        elif goal is Goal.WIN or is_tout:
            won = ALL_TRICKS if is_tout else WON
            values = [int(world.reaches(won, standing)) for standing in after]
        else:
            values = _points(world, after)
        return tuple([values[group] for group in self._group_of_card])

    def _set(self, world: OpenWorld, hands: Hands) -> tuple[tuple[int, int, int, int], int]:
        masks = self._before.masks_of(hands)
        if masks[self._seat] != self._own:
            raise PositionError(f"seat {self._seat} holds other cards")
        side = self._before.side_of(masks)
        world.set(masks, side)
        return masks, side

    def _standings_of(self, side: int) -> tuple[Standing, ...]:
        """Return where the deal stands for a declarer's side, before the card and after each that differs."""
        if side not in self._standings:
            self._standings[side] = tuple(Standing(position, side) for position in (self._before, *self._after))
        return self._standings[side]


def _points(world: OpenWorld, after: Sequence[Standing]) -> list[int]:
    values = []
    guess = WON.points
    for standing in after:
        # One card is mostly worth about as much as the one before.
        guess = world.points(standing, guess)
        values.append(guess)
    return values


def _rungs(
    world: OpenWorld, ladder: Sequence[Rung], before: Standing, after: Sequence[Standing], maximises: bool
) -> list[int]:
    """Return the place on the ladder after each card; the best card's, searched first, bounds all others."""
    top = len(ladder) - 1
    best = world.best_rung(ladder, before)
    if len(after) == 1:
        return [best]
    low, high = (0, best) if maximises else (best, top)
    # The query that settles it at once for a card as good as the best one.
    guess = best if maximises else best + 1
    return [world.rung(ladder, standing, guess, low, high) for standing in after]
