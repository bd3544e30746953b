"""`arena`: two kinds of computer players compared on duplicate deals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from schafkopf_desktop.arena.comparison import difference, fixed_contracts, units, whole_deals
from schafkopf_desktop.arena.duel import Duel, Part
from schafkopf_desktop.arena.duplicate import play_duplicate
from schafkopf_desktop.arena.report import estimate_text, report
from schafkopf_desktop.arena.results import DuplicateDeal
from schafkopf_desktop.arena.results_file import ResultsFileError, open_results
from schafkopf_desktop.arena.running import results_of
from schafkopf_desktop.commands.progress import progress
from schafkopf_desktop.commands.streams import EXIT_INTERRUPTED, CommandError

_GROWTH_BETWEEN_ESTIMATES: Final = 1.05

Record: TypeAlias = Callable[[DuplicateDeal], None]


def run(duel: Duel, deals: int, jobs: int, results: Path | None) -> int:
    """Play deals 1 to `deals` of a duel, those in the file `results` not again, and print the report.

    Returns:
        0, or 130 when Ctrl-C ended it early; the report then is about the deals played so far.
    """
    code = 0
    with _recorded(duel, deals, results) as (played, record):
        missing = [number for number in range(1, deals + 1) if number not in played]
        try:
            _play(duel, missing, jobs, played, record)
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
            code = EXIT_INTERRUPTED
    for line in report(duel, played.values()):
        print(line)
    return code


def _play(duel: Duel, missing: list[int], jobs: int, played: dict[int, DuplicateDeal], record: Record) -> None:
    words = ""
    next_estimate = 0.0
    running = results_of(partial(play_duplicate, duel), missing, jobs)
    with closing(running), progress(len(missing)) as advance:
        for deal in running:
            record(deal)
            played[deal.number] = deal
            if len(played) >= next_estimate:
                words = _so_far(duel, played)
                next_estimate = len(played) * _GROWTH_BETWEEN_ESTIMATES + 1
            advance(words)


@contextmanager
def _recorded(duel: Duel, deals: int, results: Path | None) -> Iterator[tuple[dict[int, DuplicateDeal], Record]]:
    """Provide the deals that are known already, by number, and what keeps a new one."""
    if results is None:
        yield {}, lambda deal: None
        return
    try:
        with open_results(results, duel) as file:
            yield {deal.number: deal for deal in file.deals if deal.number <= deals}, file.append
    except ResultsFileError as error:
        raise CommandError(str(error)) from error


def _so_far(duel: Duel, played: dict[int, DuplicateDeal]) -> str:
    games = fixed_contracts if duel.part is Part.PLAY else whole_deals
    found = difference(played.values(), games, units)
    return "" if found is None else f"{estimate_text(found)} units"
