"""The one queue through which everything on the table moves: step after step, done when the animations say so."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractAnimation, QMetaObject, QObject, QPauseAnimation, Signal

from schafkopf_desktop.ui.table.motion import Motion


class Gate(QObject):
    """Something to wait for that takes no processor time: a click or a key of the person."""

    finished = Signal()

    def open(self) -> None:
        """Let the queue go on."""
        self.finished.emit()


Running = QAbstractAnimation | Gate
Step = Callable[[Motion], Iterable[Running]]


class AnimationQueue(QObject):
    """Runs steps one after the other.

    A step is a function of the current `Motion`. It brings the scene to its next state and returns the animations that
    show the way there; the next step begins when all of them have ended. A step that returns nothing is done at once.

    Signals:
        idle: all animations are done; emitted once each time the queue runs empty.
    """

    idle = Signal()

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = motion
        self._waiting: deque[Step] = deque()
        self._running: dict[Running, list[QMetaObject.Connection]] = {}
        self._advancing = False
        self._finishing = False

    @property
    def is_idle(self) -> bool:
        return not self._running and not self._waiting and not self._advancing

    @property
    def is_gated(self) -> bool:
        """Whether the queue waits for the person."""
        return any(isinstance(running, Gate) for running in self._running)

    @property
    def is_pausing(self) -> bool:
        """Whether nothing moves now and the queue only waits, for a time or for the person."""
        return bool(self._running) and all(isinstance(each, Gate | QPauseAnimation) for each in self._running)

    def append(self, *steps: Step) -> None:
        """Queue `steps`; they begin at once when nothing else is running."""
        self._waiting.extend(steps)
        if not self._running:
            self._advance()

    def end_pause(self) -> None:
        """End the wait that the queue is in, if it is in one."""
        if self.is_pausing:
            self._end_running()

    def finish_now(self) -> None:
        """Bring everything that runs or waits to its end, in order, without showing the way."""
        if self.is_idle or self._finishing:
            return
        self._finishing = True
        try:
            self._end_running()
        finally:
            self._finishing = False

    def clear(self) -> None:
        """End what runs at its target and forget the steps that have not begun."""
        self._waiting.clear()
        self.finish_now()

    def _end_running(self) -> None:
        for running in list(self._running):
            if isinstance(running, Gate):
                running.open()
            elif running.state() == QAbstractAnimation.State.Running:
                running.setCurrentTime(running.totalDuration())

    def _advance(self) -> None:
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._waiting and not self._running:
                self._begin(self._waiting.popleft())
        finally:
            self._advancing = False
        if self.is_idle:
            self.idle.emit()

    def _begin(self, step: Step) -> None:
        motion = self.motion.at_once() if self._finishing else self.motion
        begun = list(step(motion))
        for running in begun:
            connections = [running.finished.connect(lambda each=running: self._end(each))]
            if isinstance(running, QAbstractAnimation):
                connections.append(running.stateChanged.connect(lambda *_, each=running: self._end_if_cut_short(each)))
            self._running[running] = connections
        for running in begun:
            if isinstance(running, QAbstractAnimation) and running.state() != QAbstractAnimation.State.Running:
                running.start()
        if self._finishing:
            self._end_running()

    def _end_if_cut_short(self, animation: QAbstractAnimation) -> None:
        # An animation that reaches its end says so by `finished`, which comes after this.
        stopped = animation.state() == QAbstractAnimation.State.Stopped
        if stopped and animation.currentTime() < animation.totalDuration():
            self._end(animation)

    def _end(self, running: Running) -> None:
        for connection in self._running.pop(running, ()):
            QObject.disconnect(connection)
        if not self._running:
            self._advance()
