"""Thinking is done in a worker thread, and what came of it comes back to the thread of the window."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from schafkopf_desktop.session.session import Request


class Thinker(QObject):
    """Answers requests one after the other, away from the window's thread.

    The thread is one of Python's: players that start threads of their own need that.

    Signals:
        decided(answer): what the function asked returned; whether it is still wanted is the receiver's question.
    """

    decided = Signal(object)
    _thought = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(1, "thinking")
        self._asked: list[Future[None]] = []
        self._thought.connect(self.decided, Qt.ConnectionType.QueuedConnection)

    def ask(self, request: Request, decide: Callable[[Request], Any]) -> None:
        """Have ``decide(request)`` computed; ``decided`` brings the answer."""
        self._asked = [future for future in self._asked if not future.done()]
        future = self._executor.submit(lambda: self._thought.emit(decide(request)))
        future.add_done_callback(_raise_error)
        self._asked.append(future)

    def forget(self) -> None:
        """Drop what has not begun."""
        for future in self._asked:
            future.cancel()

    def close(self) -> None:
        """Drop what has not begun and wait for what has; nothing is reported afterwards."""
        self.blockSignals(True)
        self._executor.shutdown(cancel_futures=True)


def _raise_error(future: Future[None]) -> None:
    """Let an error be logged that nobody asks the future for."""
    if not future.cancelled():
        future.result()
