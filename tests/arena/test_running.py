"""Work spread over processes: the same results as in one, nothing left running when it ends early."""

import multiprocessing
from contextlib import closing

import pytest

from schafkopf_desktop.arena.running import results_of


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
