"""Questions about one world, that is a position with the cards of all four hands known."""

from __future__ import annotations

from collections.abc import Sequence

from schafkopf_desktop.solver.contract_tables import ContractTables
from schafkopf_desktop.solver.ladder import WON, Rung
from schafkopf_desktop.solver.position import Standing
from schafkopf_desktop.solver.search import Search


class SearchStopped(Exception):
    """The search was stopped from another thread, so that there is no value."""


class OpenWorld:
    """The two searches of a contract, by points and by tricks, set to one world after the other.

    One thread asks; `stop` may come from any.
    """

    def __init__(self, tables: ContractTables) -> None:
        """Prepare for a contract; takes some milliseconds, so keep the object."""
        self.tables = tables
        self._by_points = Search(tables, False)
        self._by_tricks = Search(tables, True)

    @property
    def nodes(self) -> int:
        """Positions visited since the object was made."""
        return int(self._by_points.nodes + self._by_tricks.nodes)

    def stop(self) -> None:
        """End the question under way, and every later one, with `SearchStopped`."""
        self._by_points.stop()
        self._by_tricks.stop()

    def resume(self) -> None:
        """Answer questions again."""
        self._by_points.resume()
        self._by_tricks.resume()

    def set(self, masks: tuple[int, int, int, int], side: int) -> None:
        """Go to the world with these hands, and the declarer's side as a mask of seats.

        Raises:
            SearchStopped: See `stop`.
        """
        if self._by_points.stopped:
            raise SearchStopped
        self._by_points.set_world(*masks, side)
        self._by_tricks.set_world(*masks, side)

    def reaches(self, rung: Rung, standing: Standing) -> bool:
        """Return whether the declarer's side can force this outcome or a better one.

        Raises:
            SearchStopped: See `stop`.
        """
        if rung.counts_tricks:
            return self._forces(self._by_tricks, rung.tricks - standing.won_tricks, standing.left_tricks, standing)
        return self._forces(self._by_points, rung.points - standing.won_points, standing.left_points, standing)

    def points(self, standing: Standing, guess: int) -> int:
        """Return the final card points that the declarer's side can force; a good `guess` makes it faster.

        Raises:
            SearchStopped: See `stop`.
        """
        value = self._by_points.exact_value(guess - standing.won_points, *standing.place)
        if self._by_points.stopped:
            raise SearchStopped
        return int(value) + standing.won_points

    def best_rung(self, ladder: Sequence[Rung], standing: Standing) -> int:
        """Return the highest rung, as a place on the ladder, that the declarer's side can force.

        Raises:
            SearchStopped: See `stop`.
        """
        top = len(ladder) - 1
        return self.rung(ladder, standing, ladder.index(WON) if WON in ladder else top, 0, top)

    def rung(self, ladder: Sequence[Rung], standing: Standing, guess: int, low: int, high: int) -> int:
        """Return the highest rung, as a place from `low` to `high`, that the declarer's side can force.

        Args:
            ladder: The outcomes, worst first.
            standing: Where the deal stands.
            guess: The likely answer; only makes it faster.
            low: The lowest possible answer; 0 where nothing is known.
            high: The highest possible answer.

        Raises:
            SearchStopped: See `stop`.
        """
        place = guess
        while low < high:
            place = min(max(place, low + 1), high)
            if self.reaches(ladder[place], standing):
                low = place
                place += 1
            else:
                high = place - 1
                place -= 1
        return low

    def _forces(self, search: Search, target: int, left: int, standing: Standing) -> bool:
        if target <= 0 or target > left:
            return target <= 0
        reached = search.bound_value(target, *standing.place) >= target
        if search.stopped:
            raise SearchStopped
        return bool(reached)
