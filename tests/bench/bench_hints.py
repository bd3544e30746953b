"""How often each reason is given for what the rule-of-thumb player does, and what finding it takes.

python -m tests.bench.bench_hints --deals 50
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random
from time import perf_counter

from schafkopf_desktop.players.hints import reason_for
from schafkopf_desktop.players.reasons import Reason
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from tests.players.positions import dealt


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50)
    player, given, seconds = RuleOfThumbPlayer(), Counter[Reason](), 0.0
    for number in range(parser.parse_args().deals):
        deal, random = dealt(f"hints {number}", number % 4), Random(number)
        while deal.to_act is not None:
            view = deal.view(deal.to_act)
            action = player.decide(view, random)
            start = perf_counter()
            reason, _ = reason_for(view, action)
            seconds += perf_counter() - start
            given[reason] += 1
            deal = deal.apply(action)
    decisions = given.total()
    for reason, times in given.most_common():
        print(f"{times:6} {times / decisions:6.1%} {reason.name}")
    print(f"{decisions} decisions, {1000 * seconds / decisions:.2f} ms for a reason")
    print("without a reason of its own:", f"{given[Reason.WEIGHED] / decisions:.1%}")


if __name__ == "__main__":
    main()
