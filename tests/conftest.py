"""What holds for every test: no window on a real screen, a home of its own, and nothing left running afterwards."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Set before Qt is loaded; a choice made on the command line is respected.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QLocale, QObject, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from i18n import catalogues

# A busy machine says nothing about the code, so no example has a deadline.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session", autouse=True)
def compiled_translations() -> None:
    """Compile the translations that changed, so that no test sees yesterday's texts."""
    catalogues.release()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the settings, the saved match and the log, empty at the start of every test."""
    home = tmp_path / "home"
    monkeypatch.setenv("SCHAFKOPF_DESKTOP_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    """Fail a test that leaves a thread running."""
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and not _ends_soon(thread)]
    assert not left, f"threads left running: {left}"


@pytest.fixture(autouse=True)
def nothing_of_qt_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test with a window that leaves a timer, an animation, a thread or a visible window behind."""
    if "qapp" not in request.fixturenames:
        yield
        return
    QLocale.setDefault(QLocale("en"))
    before = {id(thing) for thing in _running_things()}
    yield
    QThreadPool.globalInstance().waitForDone(5000)
    left = [thing for thing in _running_things() if id(thing) not in before]
    assert not left, f"left running: {[_described(thing) for thing in left]}"
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    assert not windows, f"windows left open: {windows}"


def _ends_soon(thread: threading.Thread) -> bool:
    thread.join(timeout=5)
    return not thread.is_alive()


def _running_things() -> list[QObject]:
    """Every timer, animation and thread of Qt's that Python holds and that is running."""
    # Python holds millions of objects of few types, so each type is looked at once.
    things = [thing for thing in gc.get_objects() if _can_run[type(thing)]]
    return [thing for thing in things if isValid(thing) and _is_running(thing)]


class _CanRun(dict[type, bool]):
    """By type, whether its objects are timers, animations or threads of Qt's."""

    def __missing__(self, kind: type) -> bool:
        self[kind] = issubclass(kind, QTimer | QAbstractAnimation | QThread)
        return self[kind]


_can_run = _CanRun()


def _is_running(thing: QObject) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QThread):
        return thing.isRunning() and thing is not QThread.currentThread()
    return isinstance(thing, QAbstractAnimation) and thing.state() is QAbstractAnimation.State.Running


def _described(thing: QObject) -> str:
    parent = thing.parent()
    return f"{type(thing).__name__} {thing.objectName()!r} of {type(parent).__name__ if parent else 'nobody'}"
