"""How often a computer player plays the card that people played: `python -m tests.bench.bench_agreement GAMES LEVEL`.

GAMES is a file of written games as for `replay`, plain or gzip. Only cards with a choice count. The auctions are not
written down there: everybody but the declarer passes, as far as the player can see.
"""

import argparse
import gzip
from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean

from schafkopf_desktop.arena.contestants import CONTESTANTS, new_player
from schafkopf_desktop.arena.running import results_of
from schafkopf_desktop.commands.game_lines import deals_of, parse_game_line
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.position import SearchPosition


@dataclass(frozen=True, slots=True)
class Comparison:
    """One card that a person played with a choice, and whether the player would have played it.

    Attributes:
        trick: 1 to 8.
        leads: Whether it was led.
        by_chance: How likely any legal card would have been the same.
        same: Whether the player chose the very card.
        equal: Whether it chose this card or one that is worth the same in play.
    """

    trick: int
    leads: bool
    by_chance: float
    same: bool
    equal: bool


def compared(name: str, lines: list[bytes], number: int) -> list[Comparison]:
    """Return the comparisons of one game."""
    player = new_player(name)
    found = []
    deals = list(deals_of(parse_game_line(lines[number])))
    for place, (before, after) in enumerate(pairwise(deals)):
        assert before.to_act is not None
        view = before.view(before.to_act)
        theirs = after.actions[-1]
        legal = [action.card for action in view.legal_actions() if isinstance(action, Play)]
        if len(legal) > 1:
            ours = player.decide(view, Random(f"agreement/{number}/{place}"))
            assert isinstance(ours, Play)
            assert isinstance(theirs, Play)
            found.append(
                Comparison(
                    trick=len(view.tricks) + 1,
                    leads=not view.current_trick.cards,
                    by_chance=1 / len(legal),
                    same=ours == theirs,
                    equal=are_equal(view, legal, ours.card, theirs.card),
                )
            )
    return found


def are_equal(view: SeatView, legal: list[Card], one: Card, other: Card) -> bool:
    """Return whether two legal cards are worth the same whatever is played."""
    position = SearchPosition.of(view.public)
    bit_of = position.tables.bit_of
    groups = position.equal_cards(legal, sum(1 << bit_of[card] for card in view.hand))
    return any(bit_of[one] in group and bit_of[other] in group for group in groups)


def main() -> None:
    """Print the agreement by trick, for leads and for cards that follow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path)
    parser.add_argument("level", choices=CONTESTANTS)
    parser.add_argument("--limit", type=int, default=None, help="how many games (default: all)")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    content = options.games.read_bytes()
    lines = (gzip.decompress(content) if options.games.suffix == ".gz" else content).splitlines()[: options.limit]
    cells: dict[tuple[str, str], list[Comparison]] = defaultdict(list)
    for game in results_of(partial(compared, options.level, lines), range(len(lines)), options.jobs):
        for card in game:
            for trick in (str(card.trick), "all"):
                for kind in ("lead" if card.leads else "follow", "both"):
                    cells[trick, kind].append(card)
    print(f"{options.level}, {len(lines)} games: the person's card (or its equal; by chance) of so many with a choice")
    print(f"{'trick':<6}" + "".join(f"{kind:>36}" for kind in ("lead", "follow", "both")))
    for trick in (*map(str, range(1, 8)), "all"):
        print(f"{trick:<6}" + "".join(f"{cell_text(cells[trick, kind]):>36}" for kind in ("lead", "follow", "both")))


def cell_text(cards: list[Comparison]) -> str:
    """Return for example `45.0% (50.2%; 20.1%) of 203`."""
    if not cards:
        return "-"
    same, equal, chance = (
        fmean(values)
        for values in (
            [card.same for card in cards],
            [card.equal for card in cards],
            [card.by_chance for card in cards],
        )
    )
    return f"{same:.1%} ({equal:.1%}; {chance:.1%}) of {len(cards)}"


if __name__ == "__main__":
    main()
