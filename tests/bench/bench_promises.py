"""What contracts promise with open cards, and how they end when searching players play them out: fits `calling.CLOSED`.

    python -m tests.bench.bench_promises [--deals 1400] [--jobs 2]

For one seat of each deal the best suit of Rufer, Wenz and Solo is looked at over 30 deals and, unless it is hopeless,
played out with the real hands by four players that search 10 deals a card.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import Pool
from random import Random
from statistics import mean
from typing import Final

from schafkopf_desktop.engine.actions import Pass
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.shuffle import deal_hands, shuffled_pack
from schafkopf_desktop.players.contract_promises import Promise, promise_of, suits_for
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.searching_player import SearchingPlayer, Skill
from schafkopf_desktop.solver.world_solver import WorldSolver

WORLDS: Final = 30
HOPELESS: Final = 0.2
EDGES: Final = {
    Contract.RUFER: (-0.5, 0.0, 0.3, 0.6, 1.0, 1.5, 2.5),
    Contract.WENZ: (-3.0, -1.0, 1.0, 3.0, 5.0),
    Contract.SOLO: (-3.0, -1.0, 1.0, 3.0, 5.0),
}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1400)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    found: defaultdict[Contract, list[tuple[Promise, int]]] = defaultdict(list)
    with Pool(options.jobs) as pool:
        for outcomes in pool.imap_unordered(outcomes_of, range(options.deals), chunksize=10):
            for promise, units in outcomes:
                found[promise.contract].append((promise, units))
    for contract, outcomes in found.items():
        print(f"{contract.value}: promised and paid a deal, promised and won deals")
        for low, high in zip((-99.0, *EDGES[contract]), (*EDGES[contract], 99.0), strict=True):
            report(low, high, [outcome for outcome in outcomes if low <= outcome[0].units < high])


def report(low: float, high: float, outcomes: Sequence[tuple[Promise, int]]) -> None:
    if outcomes:
        promised, won = mean(promise.units for promise, _ in outcomes), mean(promise.won for promise, _ in outcomes)
        paid, share = mean(units for _, units in outcomes), mean(units > 0 for _, units in outcomes)
        print(
            f"  {low:5.1f} to {high:4.1f} {len(outcomes):5} deals"
            f"  {promised:+6.2f} {paid:+6.2f} units  {won:6.1%} {share:6.1%} won"
        )


def outcomes_of(number: int) -> list[tuple[Promise, int]]:
    """Return what the contracts promise to a seat of the deal, and the units that each then brings."""
    random, solver = Random(f"promises {number}"), WorldSolver()
    dealer: Seat = random.randrange(4)
    hands = deal_hands(shuffled_pack(f"promises {number}"), dealer)
    deal = Deal.start(hands, dealer)
    for _ in range(random.randrange(4)):
        deal = deal.apply(Pass())
    seat = deal.to_act
    assert seat is not None
    view = deal.view(seat)
    space = Knowledge(view).worlds
    worlds = [space.sample(random).hands for _ in range(WORLDS)]
    outcomes = []
    for contract in EDGES:
        promises = [promise_of(view, contract, suit, worlds, solver) for suit in suits_for(view, contract)]
        best = max(promises, key=lambda promise: promise.units, default=None)
        if best is not None and best.won >= HOPELESS:
            outcomes.append((best, _played_out(Deal.declared(hands, dealer, _declaration(best, seat)), random)))
    return outcomes


def _declaration(promise: Promise, seat: Seat) -> Declaration:
    return Declaration(promise.contract, seat, promise.suit)


def _played_out(deal: Deal, random: Random) -> int:
    player = SearchingPlayer(Skill(10))
    while deal.to_act is not None:
        deal = deal.apply(player.decide(deal.view(deal.to_act), random))
    settlement = deal.settlement
    assert settlement is not None
    return settlement.value if settlement.won else -settlement.value


if __name__ == "__main__":
    main()
