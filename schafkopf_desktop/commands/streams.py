"""Files and standard input of the commands."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

EXIT_INTERRUPTED: Final = 130
"""What a command returns that Ctrl-C ended (128 and the number of the signal)."""


class CommandError(Exception):
    """A command cannot go on; the message is for the person, without a traceback."""


@contextmanager
def open_input(path: str) -> Iterator[BinaryIO]:
    """Open a file to be read in binary, `-` being standard input; raise `CommandError` when it cannot be opened."""
    if path == "-":
        yield sys.stdin.buffer
        return
    try:
        file = open(path, "rb")  # noqa: SIM115 - closed below, and only opening is guarded
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CommandError(f"cannot read {path}: {reason}") from error
    with file:
        yield file
