"""The results of a duel on disk, a JSON line for each deal, so that a duel goes on where it was interrupted."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from schafkopf_desktop.arena.duel import Duel
from schafkopf_desktop.arena.results import DuplicateDeal, deal_as_json, deal_from_json

_FORMAT: Final = 1


class ResultsFileError(Exception):
    """A file that cannot be gone on with; the message says why."""


class ResultsFile:
    """A results file that is open for appending; every line is on its way to the disk before the next deal.

    Attributes:
        deals: The deals that were in it when it was opened.
    """

    def __init__(self, file: BinaryIO, deals: tuple[DuplicateDeal, ...]) -> None:
        self._file = file
        self.deals = deals

    def append(self, deal: DuplicateDeal) -> None:
        """Write one more deal."""
        _write_line(self._file, deal_as_json(deal))


@contextmanager
def open_results(path: Path, duel: Duel) -> Iterator[ResultsFile]:
    """Open the results of a duel, or begin them; a last line that was cut short is dropped.

    Raises:
        ResultsFileError: The file cannot be opened, or belongs to another duel, or has a damaged line.
    """
    try:
        file = open(path, "r+b" if path.exists() else "w+b", buffering=0)  # noqa: SIM115 - closed below, only opening is guarded
    except OSError as error:
        raise ResultsFileError(f"cannot open {path}: {error.strerror}") from error
    with file:
        content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        file.seek(len(whole))
        file.truncate()
        lines = whole.splitlines()
        header = _header(duel)
        if not lines:
            _write_line(file, header)
        elif _parsed(path, 1, lines[0]) != header:
            raise ResultsFileError(f"{path} holds the results of another duel: {lines[0].decode(errors='replace')}")
        yield ResultsFile(file, tuple(_deals(path, lines[1:])))


def _header(duel: Duel) -> dict[str, Any]:
    return {
        "arena": _FORMAT,
        "a": duel.a,
        "b": duel.b,
        "seed": duel.seed,
        "assignment": duel.assignment.value,
        "part": duel.part.value,
        "points_lost": duel.measures_points_lost,
    }


def _deals(path: Path, lines: list[bytes]) -> Iterator[DuplicateDeal]:
    for number, line in enumerate(lines, start=2):
        try:
            yield deal_from_json(_parsed(path, number, line))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ResultsFileError(f"{path}, line {number}: not a deal of the arena") from error


def _parsed(path: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise ResultsFileError(f"{path}, line {number}: not JSON") from error


def _write_line(file: BinaryIO, value: Any) -> None:
    file.write(json.dumps(value, separators=(",", ":")).encode() + b"\n")
    os.fsync(file.fileno())
