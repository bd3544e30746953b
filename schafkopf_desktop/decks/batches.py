"""Work in the background, one batch at a time, handed back in the thread that asked."""

import logging
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Qt, QThread, QThreadPool, Signal, Slot

_logger = logging.getLogger(__name__)

_FEWEST_THREADS, _MOST_THREADS = 2, 4


class BatchWorker(QObject):
    """Runs the jobs of one batch on a few threads of its own.

    The threads end with `close`, and, should nobody call it, with the object or the program.

    Signals:
        finished(list): the results of a whole batch, in the thread of this object; a job that failed is logged and
            left out.
    """

    finished = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running = 0
        self._results: list[object] = []
        # Jobs know these two and not this object, which may be gone before they are done.
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(max(_FEWEST_THREADS, min(_MOST_THREADS, QThread.idealThreadCount())))
        self._relay = _Relay()
        self._relay.done.connect(self._collect, Qt.ConnectionType.QueuedConnection)
        self._shut_down = weakref.finalize(self, _shut_down, self._pool, self._relay)

    def is_busy(self) -> bool:
        """Whether a batch is in work or its end not yet told."""
        return self._running > 0

    def start(self, jobs: Sequence[Callable[[], object]]) -> None:
        """Begin a batch of at least one job; raises `RuntimeError` while another is in work or after `close`."""
        if self.is_busy() or not self._shut_down.alive:
            raise RuntimeError("one batch at a time, and none after closing")
        self._results = []
        self._running = len(jobs)
        for job in jobs:
            self._pool.start(partial(_run, job, self._relay))

    def close(self) -> None:
        """Forget the jobs not begun, wait for the others, tell nobody of their results."""
        self._shut_down()
        self._running = 0

    @Slot(object)
    def _collect(self, result: object) -> None:
        if not self._shut_down.alive:
            return
        if isinstance(result, _Failure):
            _logger.error("A job in the background failed", exc_info=result.error)
        else:
            self._results.append(result)
        self._running -= 1
        if self._running == 0:
            self.finished.emit(self._results)


class _Relay(QObject):
    """Carries results from the threads of the pool to the one of the worker."""

    done = Signal(object)


@dataclass(frozen=True, slots=True)
class _Failure:
    error: Exception


def _run(job: Callable[[], object], relay: _Relay) -> None:
    try:
        result = job()
    except Exception as error:  # whatever it is, the batch has to end
        result = _Failure(error)
    relay.done.emit(result)


def _shut_down(pool: QThreadPool, _relay: _Relay) -> None:
    pool.clear()
    pool.waitForDone()
