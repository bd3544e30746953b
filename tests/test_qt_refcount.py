"""PySide6 6.12.0 on Python 3.11 loses a reference to None on every void call, and aborts after a few thousand."""

import gc
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsRectItem, QWidget
from pytestqt.qtbot import QtBot

CALLS = 500
# Other things come and go in the meantime; the fault would lose a reference on every single call.
TOLERANCE = CALLS // 10


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
@pytest.mark.parametrize("kind", ["object", "timer", "widget", "graphics item"])
def test_void_calls_keep_the_references_to_none(kind: str, qtbot: QtBot) -> None:
    thing, timer, widget, item = QObject(), QTimer(), QWidget(), QGraphicsRectItem()
    qtbot.addWidget(widget)
    calls: dict[str, Callable[[], object]] = {
        "object": lambda: thing.setObjectName("name"),
        "timer": lambda: timer.setInterval(7),
        "widget": lambda: widget.setEnabled(True),
        "graphics item": lambda: item.setPos(1.0, 2.0),
    }
    call = calls[kind]
    gc.collect()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    assert abs(sys.getrefcount(None) - before) < TOLERANCE
