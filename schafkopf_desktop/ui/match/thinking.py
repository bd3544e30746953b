"""Computer players think in a worker thread, and their decisions come back to the thread of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from schafkopf_desktop.session.session import Decision, Request


class _Way(QObject):
    """The way back from the worker thread.

    Signals:
        decided(decision): emitted in the worker thread.
    """

    decided = Signal(object)


class _Thought(QRunnable):
    """One decision, computed in a worker thread."""

    def __init__(self, request: Request, decide: Callable[[Request], Decision], way: _Way) -> None:
        super().__init__()
        self._request = request
        self._decide = decide
        self._way = way

    def run(self) -> None:
        self._way.decided.emit(self._decide(self._request))


class Thinker(QObject):
    """Runs the decisions of computer players one after the other, away from the window's thread.

    Signals:
        decided(decision): an answer; whether it is still wanted is the receiver's question.
    """

    decided = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._way = _Way(self)
        self._way.decided.connect(self.decided, Qt.ConnectionType.QueuedConnection)

    def ask(self, request: Request, decide: Callable[[Request], Decision]) -> None:
        """Have ``decide(request)`` computed; ``decided`` brings the answer."""
        self._pool.start(_Thought(request, decide, self._way))

    def forget(self) -> None:
        """Drop what has not begun."""
        self._pool.clear()

    def close(self) -> None:
        """Drop what has not begun and wait for what has; nothing is reported afterwards."""
        self.blockSignals(True)
        self.forget()
        self._pool.waitForDone()
