"""How much reading the plays tells: `python -m tests.bench.bench_reading GAMES.jsonl.gz [--as-shipped]`.

Looks at every decision of recorded games and of self-play from the seat that decides, and prints the probability put on
the true holder of the called ace where it is open, and the share of hidden cards placed right, with all worlds alike
and with worlds weighed. Unless asked for the scores as shipped, every half of the games is judged by scores that were
fitted to the other half and to other self-play.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import log
from random import Random
from statistics import mean
from time import perf_counter

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.players import play_scores
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.reading import CardReading
from tests.bench.fit_play_scores import decisions_of_self_play, decisions_of_walks, fitted, games_of, self_played

_WORLDS = 200
_SELF_PLAY = 60
_TO_FIT = 600


class Tally:
    """Sums over positions, by trick."""

    def __init__(self) -> None:
        self.ace: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
        self.cards: defaultdict[int, list[tuple[float, float, int]]] = defaultdict(list)
        self.milliseconds: list[tuple[float, float]] = []

    def look(self, deal: Deal, random: Random) -> None:
        """Add the position of the seat to act."""
        assert deal.to_act is not None
        known = Knowledge(deal.view(deal.to_act))
        worlds = [known.worlds.sample(random) for _ in range(_WORLDS)]
        begin = perf_counter()
        reading = CardReading(known)
        set_up = perf_counter()
        weights = reading.weights(worlds)
        self.milliseconds.append(((set_up - begin) * 1e3, (perf_counter() - set_up) * 1e3 / _WORLDS))
        number = len(deal.tricks) + 1
        plain = weighed = 0.0
        for card in known.unseen:
            holder = next(seat for seat in range(4) if card in deal.hand(seat))
            chance = known.worlds.chance(card, holder)
            read = sum(weight for world, weight in zip(worlds, weights, strict=True) if card in world.hands[holder])
            if card is known.declaration.called_ace and not known.is_allegiance_known:
                self.ace[number].append((chance, read))
            plain += chance
            weighed += read
        if known.unseen:
            self.cards[number].append((plain, weighed, len(known.unseen)))

    def print(self, name: str) -> None:
        """Print the means, over all and by trick."""
        aces = [row for rows in self.ace.values() for row in rows]
        cards = [row for rows in self.cards.values() for row in rows]
        print(f"{name}: called ace {_of(aces)}; log score {_log_score(aces)}; hidden cards {_of_cards(cards)}")
        for number in sorted(self.cards):
            print(f"  trick {number}: called ace {_of(self.ace[number])}, hidden cards {_of_cards(self.cards[number])}")
        set_up, a_world = (mean(column) for column in zip(*self.milliseconds, strict=True))
        print(f"  ms: set-up {set_up:.3f}, a world {a_world:.4f}")


def _of(rows: list[tuple[float, float]]) -> str:
    if not rows:
        return "-"
    return f"{mean(plain for plain, _ in rows):.3f} -> {mean(read for _, read in rows):.3f} ({len(rows)})"


def _log_score(rows: list[tuple[float, float]]) -> str:
    return " -> ".join(f"{mean(log(max(row[column], 1e-3)) for row in rows):.3f}" for column in (0, 1))


def _of_cards(rows: list[tuple[float, float, int]]) -> str:
    total = sum(count for _, _, count in rows)
    return f"{sum(plain for plain, _, _ in rows) / total:.1%} -> {sum(read for _, read, _ in rows) / total:.1%}"


def _look_at(walks: Iterable[Iterable[Deal]], tally: Tally) -> None:
    random = Random(5)
    for walk in walks:
        for deal in walk:
            if deal.phase is Phase.PLAY:
                tally.look(deal, random)


def _of_self_play() -> Iterator[Iterator[Deal]]:
    random = Random(77)
    for _ in range(_SELF_PLAY):
        yield self_played(random)


def main() -> None:
    """Print both tallies."""
    games, as_shipped = games_of(sys.argv[1]), "--as-shipped" in sys.argv
    people, programs = Tally(), Tally()
    for half in (0, 1):
        if not as_shipped:
            decisions = [*decisions_of_walks(games[1 - half :: 2]), *decisions_of_self_play(_TO_FIT)]
            play_scores.SCORES.clear()
            play_scores.SCORES.update(fitted(decisions))
        _look_at(games[half::2], people)
    _look_at(_of_self_play(), programs)
    people.print("people")
    programs.print("self-play")


if __name__ == "__main__":
    main()
