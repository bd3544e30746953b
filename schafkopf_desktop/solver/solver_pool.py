"""Several solvers on several threads, which share the worlds of one question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from types import TracebackType

from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.position import Hands
from schafkopf_desktop.solver.world_solver import Evaluation, WorldSolver


class SolverPool:
    """As `WorldSolver`, on several threads: compiled, the search leaves the interpreter to the others.

    Close it, or use it as a context manager, so that its threads end.
    """

    def __init__(self, threads: int) -> None:
        """Start a pool.

        Args:
            threads: How many threads search, 1 or more.
        """
        self._solvers = tuple(WorldSolver() for _ in range(threads))
        self._executor = ThreadPoolExecutor(threads, "solver")
        self._handing_over = Lock()

    def __enter__(self) -> SolverPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def cancel(self) -> None:
        """As `WorldSolver.cancel`."""
        for solver in self._solvers:
            solver.cancel()

    def resume(self) -> None:
        """As `WorldSolver.resume`."""
        for solver in self._solvers:
            solver.resume()

    def close(self) -> None:
        """Cancel what is under way and end the threads."""
        self.cancel()
        with self._handing_over:
            self._executor.shutdown()

    def evaluate(self, view: SeatView, worlds: Iterable[Hands], goal: Goal, seconds: float | None = None) -> Evaluation:
        """Do as `WorldSolver.evaluate`; where it ends early, worlds may be missing between those completed.

        Raises:
            PositionError: As there.
        """
        shared = _SharedWorlds(worlds)
        with self._handing_over:
            futures = [
                self._executor.submit(_evaluate, solver, view, shared, goal, seconds) for solver in self._solvers
            ]
        parts = [future.result() for future in futures]
        found = sorted(pair for part in parts for pair in zip(part.worlds, part.values, strict=True))
        return Evaluation(
            cards=parts[0].cards,
            worlds=tuple(number for number, _ in found),
            values=tuple(values for _, values in found),
            is_complete=all(part.is_complete for part in parts),
        )


class _SharedWorlds:
    """Hands out worlds with their numbers to several threads, each world once."""

    def __init__(self, worlds: Iterable[Hands]) -> None:
        self._worlds = enumerate(worlds)
        self._lock = Lock()
        self._closed = False

    def __iter__(self) -> Iterator[tuple[int, Hands]]:
        return self

    def __next__(self) -> tuple[int, Hands]:
        with self._lock:
            if self._closed:
                raise StopIteration
            return next(self._worlds)

    def close(self) -> None:
        """Hand out nothing more."""
        self._closed = True


def _evaluate(
    solver: WorldSolver, view: SeatView, shared: _SharedWorlds, goal: Goal, seconds: float | None
) -> Evaluation:
    try:
        return solver.evaluate_numbered(view, shared, goal, seconds)
    except BaseException:
        # The other threads must not go on for a question that has failed, least of all on endless worlds.
        shared.close()
        raise
