"""The values of a seat's legal cards in many worlds, for the computer players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Timer
from typing import TypeAlias

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.card_choice import CardChoice, Goal
from schafkopf_desktop.solver.contract_tables import tables_of
from schafkopf_desktop.solver.open_world import OpenWorld, SearchStopped
from schafkopf_desktop.solver.position import Hands


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a seat's legal cards are worth in each of several worlds, with best play by all who see all cards.

    Attributes:
        cards: The legal cards, in pack order.
        worlds: The worlds that were searched to the end, by their place from 0 among those given, rising.
        values: For each of them the value after each card, in the order of `cards`. High values are good for the
            declarer's side, see `Goal`.
        is_complete: Whether these are all worlds given.
    """

    cards: tuple[Card, ...]
    worlds: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    is_complete: bool

    def shares(self, counts: Sequence[float]) -> tuple[float, ...]:
        """Return the share of each of `worlds` among them, when the world at each place given counts so much."""
        total = sum(counts[number] for number in self.worlds)
        return tuple(counts[number] / total for number in self.worlds)

    def means(self, counts: Sequence[float]) -> dict[Card, float]:
        """Return the mean value of each card over `worlds`, which count as in `shares`; nothing without a world."""
        if not self.worlds:
            return {}
        shares = self.shares(counts)
        return {
            card: sum(share * values[place] for share, values in zip(shares, self.values, strict=True))
            for place, card in enumerate(self.cards)
        }


NumberedWorlds: TypeAlias = Iterator[tuple[int, Hands]]


class WorldSolver:
    """Searches worlds for one thread after another call; only `cancel` may come from any thread.

    It keeps its searches between calls, which are several megabytes and take some milliseconds to set up whenever
    another contract or suit is declared.
    """

    def __init__(self) -> None:
        self._world: OpenWorld | None = None
        self._cancelled = False

    @property
    def nodes(self) -> int:
        """Positions visited so far for the contract of the last call."""
        return 0 if self._world is None else self._world.nodes

    def cancel(self) -> None:
        """End the call under way within milliseconds, and every later one at once, until `resume`."""
        self._cancelled = True
        if self._world is not None:
            self._world.stop()

    def resume(self) -> None:
        """Work again after `cancel`."""
        self._cancelled = False
        if self._world is not None:
            self._world.resume()

    def evaluate(self, view: SeatView, worlds: Iterable[Hands], goal: Goal, seconds: float | None = None) -> Evaluation:
        """Return what each legal card of the seat to move is worth in each world.

        Args:
            view: What the seat sees; it is its turn to play a card.
            worlds: For each world the cards that each seat still holds, by seat, its own among them. Taken one by one
                while there is time, so it may be an endless iterator.
            goal: What is optimised by all.
            seconds: Time after which to end with the worlds completed by then; None to do them all.

        Raises:
            PositionError: It is not the seat's turn to play, or a world does not fit what the seat sees.
        """
        return self.evaluate_numbered(view, enumerate(worlds), goal, seconds)

    def evaluate_numbered(
        self, view: SeatView, worlds: NumberedWorlds, goal: Goal, seconds: float | None = None
    ) -> Evaluation:
        """Do as `evaluate` with worlds that bring their numbers, so that several solvers can share them."""
        choice = CardChoice(view)
        numbers: list[int] = []
        values: list[tuple[int, ...]] = []
        is_complete = False
        # Stopped in a world, the search has no value for it; those before have theirs.
        with self.searching(choice.declaration, seconds) as world, suppress(SearchStopped):
            for number, hands in worlds:
                values.append(choice.values(world, hands, goal))
                numbers.append(number)
            is_complete = True
        return Evaluation(choice.cards, tuple(numbers), tuple(values), is_complete)

    @contextmanager
    def searching(self, declaration: Declaration, seconds: float | None = None) -> Iterator[OpenWorld]:
        """Lend the searches for the contract, which are stopped once `seconds` are over and by `cancel`."""
        tables = tables_of(declaration)
        if self._world is None or self._world.tables is not tables:
            self._world = OpenWorld(tables)
        world = self._world
        if self._cancelled or (seconds is not None and seconds <= 0):
            world.stop()
        timer = Timer(seconds, world.stop) if seconds is not None and seconds > 0 else None
        if timer is not None:
            timer.start()
        try:
            yield world
        finally:
            if timer is not None:
                timer.cancel()
                timer.join()
            world.resume()
            if self._cancelled:  # also when `cancel` came between the two lines before
                world.stop()
