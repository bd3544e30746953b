"""Fits `players/play_scores.py` to games: `python -m tests.bench.fit_play_scores GAMES.jsonl.gz > play_scores.py`.

Each legal card of a decision falls into one cell of the table; the scores maximise the likelihood of the cards that
were played, with a penalty that keeps rare cells near zero. Self-play fills the cells that the games seldom visit.
"""

import gzip
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import exp, sqrt
from random import Random

from schafkopf_desktop.commands.game_lines import deals_of, parse_game_line
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.players.play_model import CardScores, Moment, Role
from tests.engine.positions import random_hands
from tests.players.endings import by_rule_of_thumb

Place = tuple[str, int]
Decision = tuple[Place, list[Place], float]
Table = dict[str, tuple[float, float, float, float]]
_ROUNDS = 30
_PENALTY = 2.0
_WEIGHT_OF_A_GAME = 3.0
_SELF_PLAY = 1000
_HEAD = '''\
"""How likely a card is to be played: scores fitted to people and programs (`tests/bench/fit_play_scores.py`).

A row is a situation and what the card does in it. The columns are Ober, Unter, ace or ten, small for trumps, and ace,
ten, picture, blank for others. When leading, the situation is the leader's role, otherwise who wins the trick so far
and whether the player is the last.
"""

from typing import Final

SCORES: Final[dict[str, tuple[float, float, float, float]]] = {'''


def fitted(decisions: list[Decision]) -> Table:
    """Return the scores that make the decisions likeliest."""
    scores: defaultdict[Place, float] = defaultdict(float)
    slopes: defaultdict[Place, float] = defaultdict(float)
    seen: defaultdict[Place, float] = defaultdict(float)
    for _, legal, weight in decisions:
        for place in set(legal):
            seen[place] += weight
    order = list(range(len(decisions)))
    for turn in range(_ROUNDS):
        Random(turn).shuffle(order)
        for number in order:
            chosen, legal, weight = decisions[number]
            odds = [exp(scores[place]) for place in legal]
            total = sum(odds)
            gradient: defaultdict[Place, float] = defaultdict(float)
            gradient[chosen] += weight
            for place, odd in zip(legal, odds, strict=True):
                gradient[place] -= weight * odd / total
            for place, slope in gradient.items():
                steep = slope - _PENALTY * weight * scores[place] / seen[place]
                slopes[place] += steep * steep
                scores[place] += 0.5 * steep / sqrt(slopes[place] + 1e-9)
    return {
        row: (scores[row, 0], scores[row, 1], scores[row, 2], scores[row, 3])
        for row in sorted({row for row, _ in seen})
    }


def games_of(path: str) -> list[list[Deal]]:
    """Return the recorded games, each as its deal at every moment."""
    with gzip.open(path) as lines:
        return [list(deals_of(parse_game_line(line))) for line in lines if line.strip()]


def decisions_of_walks(walks: Iterable[Iterable[Deal]]) -> Iterator[Decision]:
    """Yield the decisions of recorded games."""
    for walk in walks:
        yield from _decisions(walk, _WEIGHT_OF_A_GAME)


def decisions_of_self_play(deals: int) -> Iterator[Decision]:
    """Yield the decisions of rule-of-thumb players."""
    random = Random(1)
    for _ in range(deals):
        yield from _decisions(self_played(random), 1.0)


def self_played(random: Random) -> Iterator[Deal]:
    """Yield a deal of four rule-of-thumb players at every moment."""
    deal = Deal.start(random_hands(random), random.randrange(4))
    yield deal
    while deal.to_act is not None:
        deal = deal.apply(by_rule_of_thumb(deal, random))
        yield deal


def _decisions(deals: Iterable[Deal], weight: float) -> Iterator[Decision]:
    before: Deal | None = None
    for deal in deals:
        if before is not None and before.phase is Phase.PLAY and len(before.legal_actions()) > 1:
            yield _decision(before, deal, weight)
        before = deal


def _decision(before: Deal, after: Deal, weight: float) -> Decision:
    seat, action, declaration = before.to_act, after.actions[-1], before.declaration
    assert seat is not None
    assert declaration is not None
    assert isinstance(action, Play)
    role = Role.DECLARER if seat == declaration.declarer else Role.PARTNER if seat == before.partner else Role.DEFENDER
    public = before.public
    gone = frozenset(card for trick in public.tricks for card in trick.cards)
    moment = Moment(seat, action.card, public.current_trick, gone, public.revealed_partner, public.called_suit_led)
    scores = CardScores(declaration, moment, role)
    legal = [scores.place_of(legal.card) for legal in before.legal_actions() if isinstance(legal, Play)]
    return scores.place_of(action.card), legal, weight


def main() -> None:
    """Print the module."""
    decisions = [*decisions_of_walks(games_of(sys.argv[1])), *decisions_of_self_play(_SELF_PLAY)]
    print(_HEAD)
    for row, scores in fitted(decisions).items():
        print(f'    "{row}": ({", ".join(f"{score:.2f}" for score in scores)}),')
    print("}")


if __name__ == "__main__":
    main()
