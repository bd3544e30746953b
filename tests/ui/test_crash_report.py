"""An error nobody foresaw is logged and told once, from any thread, and the program goes on."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.crash_report import CrashReporter, open_log


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "state" / "program.log"
    handler = open_log(path)
    yield path
    logging.getLogger().removeHandler(handler)
    handler.close()


@pytest.fixture
def reporter(qapp: QApplication, log: Path) -> Iterator[CrashReporter]:
    reporter = CrashReporter(log)
    reporter.install()
    yield reporter
    reporter.uninstall()
    assert not open_boxes()
    assert sys.excepthook is not reporter.report


def open_boxes() -> list[QMessageBox]:
    windows = QApplication.topLevelWidgets()
    return [window for window in windows if isinstance(window, QMessageBox) and window.isVisible()]


def fail(text: str) -> None:
    raise RuntimeError(text)


def report(reporter: CrashReporter, text: str) -> None:
    with pytest.raises(RuntimeError) as raised:
        fail(text)
    reporter.report(raised.type, raised.value, raised.tb)


def test_an_error_is_logged_with_its_traceback_and_told_once(qtbot: QtBot, reporter: CrashReporter, log: Path) -> None:
    assert sys.excepthook == reporter.report
    report(reporter, "first mishap")
    report(reporter, "second mishap")
    qtbot.waitUntil(lambda: bool(open_boxes()))
    (box,) = open_boxes()
    assert "first mishap" in box.detailedText()
    assert str(log) in box.informativeText()
    logged = log.read_text("utf-8")
    assert "first mishap" in logged
    assert "second mishap" in logged
    assert "in fail" in logged


def test_after_the_message_was_closed_the_next_error_is_told_again(qtbot: QtBot, reporter: CrashReporter) -> None:
    report(reporter, "first mishap")
    qtbot.waitUntil(lambda: bool(open_boxes()))
    open_boxes()[0].close()
    assert not open_boxes()
    report(reporter, "second mishap")
    qtbot.waitUntil(lambda: bool(open_boxes()))
    assert "second mishap" in open_boxes()[0].detailedText()


def test_an_error_in_another_thread_is_told_in_the_thread_of_the_window(qtbot: QtBot, reporter: CrashReporter) -> None:
    thread = threading.Thread(target=fail, args=("mishap in a thread",))
    with qtbot.waitSignal(reporter.reported):
        thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(open_boxes()))
    assert "mishap in a thread" in open_boxes()[0].detailedText()


@pytest.mark.usefixtures("reporter")
def test_messages_of_qt_go_to_the_log(log: Path) -> None:
    qWarning("a word from Qt")
    assert "WARNING qt: a word from Qt" in log.read_text("utf-8")


def test_a_log_that_cannot_be_written_goes_to_the_terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    handler = open_log(tmp_path / "state" / "program.log")
    logging.getLogger().removeHandler(handler)
    assert not isinstance(handler, logging.FileHandler)
    assert "cannot be written" in capfd.readouterr().err
