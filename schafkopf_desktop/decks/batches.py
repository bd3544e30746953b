"""Work in the background, one batch at a time, handed back in the thread that asked."""

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QThread, QThreadPool, Signal, Slot

_logger = logging.getLogger(__name__)

_MOST_THREADS = 4


class BatchWorker(QObject):
    """Runs the jobs of one batch on a few threads of its own.

    Signals:
        finished(list): the results of a whole batch, in the thread of this object; a job that failed is logged and
            left out.
    """

    finished = Signal(list)
    _job_done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(max(2, min(_MOST_THREADS, QThread.idealThreadCount())))
        self._running = 0
        self._results: list[object] = []
        self._closed = False
        self._job_done.connect(self._collect, Qt.ConnectionType.QueuedConnection)

    def is_busy(self) -> bool:
        """Whether a batch is in work or its end not yet told."""
        return self._running > 0

    def start(self, jobs: Sequence[Callable[[], object]]) -> None:
        """Begin a batch of at least one job; raises `RuntimeError` while another is in work or after `close`."""
        if self.is_busy() or self._closed:
            raise RuntimeError("one batch at a time, and none after closing")
        self._results = []
        self._running = len(jobs)
        for job in jobs:
            self._pool.start(lambda job=job: self._run(job))

    def close(self) -> None:
        """Forget the jobs not begun, wait for the others, tell nobody of their results."""
        self._closed = True
        self._pool.clear()
        self._pool.waitForDone()
        self._running = 0

    def _run(self, job: Callable[[], object]) -> None:
        try:
            result = job()
        except Exception:
            _logger.exception("A job in the background failed")
            result = None
        self._job_done.emit(result)

    @Slot(object)
    def _collect(self, result: object) -> None:
        if self._closed:
            return
        if result is not None:
            self._results.append(result)
        self._running -= 1
        if self._running == 0:
            self.finished.emit(self._results)
