"""Batches of work in the background."""

import logging
import threading
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from schafkopf_desktop.decks.batches import BatchWorker


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[BatchWorker]:
    made = BatchWorker()
    yield made
    made.close()


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Holds up the jobs that wait for it; opened at the end in any case."""
    made = threading.Event()
    yield made
    made.set()


def test_a_batch_comes_back_whole_and_in_the_thread_that_asked(worker: BatchWorker, qtbot: QtBot) -> None:
    own_thread = QThread.currentThread()
    arrived_in: list[QThread] = []
    worker.finished.connect(lambda _results: arrived_in.append(QThread.currentThread()))
    with qtbot.waitSignal(worker.finished) as told:
        worker.start([partial(pow, number, 2) for number in range(20)])
        assert worker.is_busy()
    assert told.args is not None
    assert sorted(told.args[0]) == [number**2 for number in range(20)]
    assert arrived_in == [own_thread]
    assert not worker.is_busy()


def test_jobs_run_in_other_threads(worker: BatchWorker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(worker.finished) as told:
        worker.start([threading.get_ident])
    assert told.args is not None
    assert told.args[0] != [threading.get_ident()]


def test_one_batch_at_a_time(worker: BatchWorker, qtbot: QtBot, gate: threading.Event) -> None:
    worker.start([gate.wait])
    with pytest.raises(RuntimeError, match="one batch at a time"):
        worker.start([gate.wait])
    with qtbot.waitSignal(worker.finished):
        gate.set()
    with qtbot.waitSignal(worker.finished):
        worker.start([gate.wait])


def test_a_failed_job_is_logged_and_left_out(
    worker: BatchWorker, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(worker.finished) as told:
        worker.start([partial(divmod, 7, 0), partial(divmod, 7, 2)])
    assert told.args == [[(3, 1)]]
    assert "ZeroDivisionError" in caplog.text


def test_closing_waits_for_what_runs_and_tells_nobody(qtbot: QtBot, gate: threading.Event) -> None:
    worker = BatchWorker()
    begun = threading.Event()
    done: list[int] = []

    def job(number: int) -> int:
        begun.set()
        gate.wait()
        done.append(number)
        return number

    worker.start([partial(job, number) for number in range(50)])
    assert begun.wait(5)
    threading.Timer(0.01, gate.set).start()
    with qtbot.assertNotEmitted(worker.finished, wait=20):
        worker.close()
        finished_jobs = len(done)
    assert 1 <= finished_jobs < 50
    assert len(done) == finished_jobs
    assert not worker.is_busy()
    with pytest.raises(RuntimeError, match="none after closing"):
        worker.start([gate.wait])
