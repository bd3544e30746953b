"""How large the history of very many deals is, and how fast its list opens.

    python -m tests.bench.bench_history

The deals are some thousand that rule-of-thumb players played, over and over under other names.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.history import Filter, History, KeptDeal, Record
from schafkopf_desktop.ui.history.keeping import kept_deal, record_of

DIFFERENT = 1000
DEALS_OF_AN_EVENING = 36


def played(number: int) -> list[tuple[KeptDeal, Record]]:
    """Deals as they come from a match."""
    session = Session((RuleOfThumbPlayer(),) * 4, "bench", Match())
    for _ in range(number):
        session.start_deal()
        session.play_out()
    return [
        (kept_deal(record, "", 0, "veteran,veteran,veteran"), record_of(record)) for record in session.match.records
    ]


def renamed(deals: list[tuple[KeptDeal, Record]], number: int) -> Iterator[tuple[KeptDeal, Record]]:
    """The same deals over and over, as of evening after evening."""
    for place, (deal, record) in enumerate(islice(cycle(deals), number)):
        evening, of_evening = divmod(place, DEALS_OF_AN_EVENING)
        yield (
            replace(deal, match=f"{evening:032x}", number=of_evening + 1, finished=1_700_000_000 + 240 * place),
            record,
        )


def timed(what: str, do: Callable[[], object]) -> None:
    """Print how long something takes."""
    begin = perf_counter()
    do()
    print(f"{what:34} {1000 * (perf_counter() - begin):8.1f} ms")


def main() -> None:
    """Fill a history in a temporary folder, measure, and take it away again."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100_000)
    number = parser.parse_args().deals
    with TemporaryDirectory() as folder:
        path = Path(folder) / "history.db"
        history = History(path)
        deals = played(min(DIFFERENT, number))
        timed(f"keep {number} deals at once", lambda: history.add(renamed(deals, number)))
        history.close()
        print(f"{'size':34} {path.stat().st_size / 1e6:8.1f} MB")
        timed("open, count and first page", lambda: (history.count(Filter()), history.page(Filter())))
        timed("next page", lambda: history.page(Filter(), number // 2))
        timed("count and page of a rare filter", lambda: (history.count(sie := Filter("sie")), history.page(sie)))
        timed("statistics by contract and role", lambda: history.roles(Filter()))
        timed("statistics by seat", lambda: history.seats(Filter()))
        timed("keep one more deal", lambda: history.add([(replace(deals[0][0], match="one more"), deals[0][1])]))
        timed("everything, as for an export", lambda: sum(1 for _ in history.everything(Filter())))
        history.close()


if __name__ == "__main__":
    main()
