"""Work on many numbers, in this process or spread over several, each result handed out as soon as it is there."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

Result = TypeVar("Result")

_WAITING_PER_JOB: Final = 2


def results_of(work: Callable[[int], Result], numbers: Iterable[int], jobs: int) -> Generator[Result, None, None]:
    """Yield `work(number)` for each number; in order with one job, otherwise as they are finished.

    Closing the iterator, or an exception in it (Ctrl-C), ends the processes at once.

    Args:
        work: What to do; with several jobs it must be picklable.
        numbers: What to do it with.
        jobs: How many processes; 1 stays in this one.
    """
    if jobs == 1:
        yield from map(work, numbers)
        return
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _belong_to_the_parent)
    try:
        remaining = iter(numbers)
        waiting: set[Future[Result]] = set()
        while True:
            for number in islice(remaining, _WAITING_PER_JOB * jobs - len(waiting)):
                waiting.add(executor.submit(work, number))
            if not waiting:
                return
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _belong_to_the_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it ends in whatever way: idle workers would wait for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_after_the_parent, name="parent", daemon=True).start()


def _end_after_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
