"""How long worlds take to count and to draw: `python -m tests.bench.bench_worlds`."""

from random import Random
from statistics import median, quantiles
from time import perf_counter

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.players.hidden_cards import hidden_cards_of
from schafkopf_desktop.players.worlds import WorldSpace
from tests.engine.positions import random_hands
from tests.players.endings import by_rule_of_thumb

_DEALS = 60
_SAMPLES = 50


def main() -> None:
    """Print milliseconds by trick: for the conditions, to count the worlds, and for one world drawn."""
    random = Random(1)
    times: dict[int, list[tuple[float, float, float]]] = {number: [] for number in range(8)}
    for _ in range(_DEALS):
        deal = Deal.start(random_hands(random), random.randrange(4))
        while deal.to_act is not None:
            if deal.phase is Phase.PLAY:
                times[len(deal.tricks)].append(_measure(deal, random))
            deal = deal.apply(by_rule_of_thumb(deal, random))
    for number, rows in times.items():
        names = ("conditions", "count", "draw one")
        columns = (
            f"{name} {median(column):.3f} (p95 {quantiles(column, n=20)[-1]:.3f})"
            for name, column in zip(names, zip(*rows, strict=True), strict=True)
        )
        print(f"trick {number + 1}, ms: {', '.join(columns)}")


def _measure(deal: Deal, random: Random) -> tuple[float, float, float]:
    assert deal.to_act is not None
    view = deal.view(deal.to_act)
    begin = perf_counter()
    hidden = hidden_cards_of(view)
    found = perf_counter()
    space = WorldSpace(hidden)
    counted = perf_counter()
    for _ in range(_SAMPLES):
        space.sample(random)
    drawn = perf_counter()
    return (found - begin) * 1e3, (counted - found) * 1e3, (drawn - counted) * 1e3 / _SAMPLES


if __name__ == "__main__":
    main()
