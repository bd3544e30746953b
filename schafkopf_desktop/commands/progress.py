"""How far a long command is, on standard error: a bar where there is a terminal and rich, else now and then a line."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TypeAlias

Advance: TypeAlias = Callable[[str], None]
"""To be called after each step, with a few words about how things stand."""

_SECONDS_BETWEEN_LINES: Final = 30.0


@contextmanager
def progress(total: int) -> Iterator[Advance]:
    """Show the progress of `total` steps while the context lasts."""
    if sys.stderr.isatty() and importlib.util.find_spec("rich") is not None:
        with _bar(total) as advance:
            yield advance
    else:
        yield _lines(total)


@contextmanager
def _bar(total: int) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        yield lambda words: bar.update(task, advance=1, description=words)


def _lines(total: int) -> Advance:
    done = 0
    next_line = monotonic() + _SECONDS_BETWEEN_LINES

    def advance(words: str) -> None:
        nonlocal done, next_line
        done += 1
        if monotonic() >= next_line:
            next_line = monotonic() + _SECONDS_BETWEEN_LINES
            print(f"{done} of {total}  {words}".rstrip(), file=sys.stderr, flush=True)

    return advance
