"""How long the analysis of whole deals takes, and what it finds.

python -m tests.bench.bench_analysis --deals 60

The deals are those of tests/data/solver_deals.txt, played to their ends by rules of thumb.
"""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import median, quantiles
from time import perf_counter, process_time

from schafkopf_desktop.analysis.deal_analysis import Analyst, DealAnalysis
from tests.analysis.games import played

_DEALS_OF_EACH = 200
_CONTRACTS = ("Rufer", "Wenz", "Solo")


def main() -> None:
    """Analyse deals of each contract and print the seconds until open cards and all are known."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="of each contract, at most 200")
    deals = parser.parse_args().deals
    print("             open cards (s)         whole deal (s)        processor (s)   of 32 cards")
    print("             median   95%   most   median   95%   most    median  most  costly mistakes")
    everything: list[float] = []
    for place, contract in enumerate(_CONTRACTS):
        opened, whole, busy, costly, mistakes = [], [], [], 0, 0
        for number in range(deals):
            deal = played(place * _DEALS_OF_EACH + number * (_DEALS_OF_EACH // deals))
            start, cpu = perf_counter(), process_time()
            analysis = DealAnalysis.of(deal)
            until_open = 0.0
            for analysis in Analyst(deal).run():
                if not until_open and analysis.verdicts[0].hindsight is not None:
                    until_open = perf_counter() - start
            opened.append(until_open)
            whole.append(perf_counter() - start)
            busy.append(process_time() - cpu)
            costly += sum(verdict.is_costly for verdict in analysis.verdicts)
            mistakes += sum(verdict.is_mistake for verdict in analysis.verdicts)
        everything += whole
        print(
            f"{contract:10} {_spread(opened)} {_spread(whole)}      {median(busy):5.2f} {max(busy):5.2f}"
            f" {costly / deals:5.1f} {mistakes / deals:8.1f}"
        )
    within = sum(seconds <= 1.5 for seconds in everything) / len(everything)
    print(f"{within:.1%} of all deals within 1.5 s")


def _spread(seconds: list[float]) -> str:
    return f"{median(seconds):7.2f} {quantiles(seconds, n=20)[-1]:6.2f} {max(seconds):6.2f}"


if __name__ == "__main__":
    main()
