"""Work spread over processes: the same results as in one, nothing left running when it ends early."""

import multiprocessing
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from schafkopf_desktop.arena.running import results_of

ROOT = Path(__file__).parents[2]


def square(number: int) -> int:
    if number < 0:
        raise ValueError("negative")
    return number * number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_number_is_worked_on_once(jobs: int) -> None:
    assert sorted(results_of(square, range(20), jobs)) == [number * number for number in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_there_may_be_nothing_to_do(jobs: int) -> None:
    assert list(results_of(square, [], jobs)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_reaches_the_caller_and_ends_the_processes(jobs: int) -> None:
    with pytest.raises(ValueError, match="negative"):
        list(results_of(square, [-1, *range(100)], jobs))
    assert not multiprocessing.active_children()


def test_closing_early_ends_the_processes() -> None:
    with closing(results_of(square, range(10**9), 2)) as results:
        next(results)
    assert not multiprocessing.active_children()


WAITS_FOR_EVER = """
import os, time
from schafkopf_desktop.arena.running import results_of

def work(number):
    print(os.getpid(), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    list(results_of(work, range(2), 2))
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "waits.py"
    script.write_text(WAITS_FOR_EVER)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, cwd=ROOT) as parent:
        assert parent.stdout is not None
        workers = [int(parent.stdout.readline()) for _ in range(2)]
        assert all(map(runs, workers))
        parent.kill()
    # Nothing tells a stranger that a process has ended but a look at it.
    deadline = time.monotonic() + 30
    while any(map(runs, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(runs, workers))


def runs(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
