"""Every reason why a card cost something says what is true, checked on the lines by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from schafkopf_desktop.analysis.best_line import best_line
from schafkopf_desktop.analysis.cost_reasons import Comparison, CostReason, compare
from schafkopf_desktop.analysis.hindsight import Hindsight, hindsight
from schafkopf_desktop.analysis.turns import Turn, turns_of
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.analysis.games import played_at_random, schwarz_given_away, tout_at_random

NUMBERS = (*range(0, 600, 60), 1, 2, 3, 5, 15, 21, 22, 23, 24, 26)


@cache
def costly_cards() -> tuple[tuple[Turn, Hindsight, Comparison, Deal], ...]:
    """Return costly cards of deals played by chance, and the end of the best line after each."""
    return tuple(_costly_cards())


def _costly_cards() -> Iterator[tuple[Turn, Hindsight, Comparison, Deal]]:
    solver = WorldSolver()
    touts = (tout_at_random(0, is_strong=True), tout_at_random(2, is_strong=False))
    for deal in (*map(played_at_random, NUMBERS), *touts, schwarz_given_away()):
        for turn in reversed(turns_of(deal)):
            seen = hindsight(turn, solver)
            if seen.costs:
                line = best_line(turn.before, turn.card, seen.values[turn.card].points, solver)
                yield turn, seen, compare(turn, seen, solver), line[-1]


def is_true(turn: Turn, seen: Hindsight, found: Comparison, end: Deal) -> bool:
    """Tell whether a reason holds."""
    why, other_end = found.why, found.better_line[-1]
    better = why.better
    trick, other_trick = end.tricks[turn.trick], other_end.tricks[turn.trick]
    won, other_won = wins(turn, end), wins(turn, other_end)
    suit, other_suit = (turn.declaration.order.effective_suit(card) for card in (turn.card, better))
    stronger = suit is other_suit and beats(turn, turn.card, better)
    leads = not turn.before.current_trick.cards
    match why.reason:
        case CostReason.LETS_TOUT_WIN:
            return turn.declaration.contract.is_tout and turn.seat != turn.declaration.declarer
        case CostReason.LOSES_TOUT:
            return turn.declaration.contract.is_tout and turn.seat == turn.declaration.declarer
        case CostReason.SCHWARZ:
            return seen.points_lost == 0 and seen.units_lost > 0
        case CostReason.LETS_TRICK_GO:
            return other_won and not won and why.points == points_of(other_trick)
        case CostReason.TAKES_TOO_EARLY:
            return won and not other_won and why.points == points_of(trick)
        case CostReason.MISSES_POINTS:
            return won and other_won and better.points - turn.card.points == why.points > 0
        case CostReason.TAKES_TOO_HIGH:
            return won and other_won and stronger
        case CostReason.GIVES_POINTS:
            return not won and not other_won and turn.card.points - better.points == why.points > 0
        case CostReason.WASTES_HIGH_CARD:
            return not won and not other_won and stronger
        case CostReason.SEARCH_CALLED_ACE:
            ace = turn.declaration.called_ace
            is_held = any(ace in hand for hand in turn.before.held)
            return leads and is_held and why.suit is other_suit is turn.declaration.suit and not turn.is_of_declarers
        case CostReason.LEAD_TRUMPS:
            held = [turn.before.hand(seat) for seat in range(4) if not is_friend(turn, seat)]
            trumps = sum(card in turn.declaration.order.trumps for hand in held for card in hand)
            return leads and suit is not None and other_suit is None and why.count == trumps
        case CostReason.LEAD_SUIT:
            return leads and suit is None and why.suit is other_suit is not None
        case CostReason.SPARES_TRUMPS:
            return not leads and suit is None and why.suit is other_suit is not None
        case CostReason.OTHER_SUIT:
            return suit is not None and why.suit is other_suit is not None and suit is not other_suit
        case CostReason.LATER:
            return (why.points, why.count) == (seen.best.points, seen.values[turn.card].points)


def is_friend(turn: Turn, seat: int) -> bool:
    side = set(turn.before.declarer_side)
    return seat in (side if turn.seat in side else {0, 1, 2, 3} - side)


def wins(turn: Turn, end: Deal) -> bool:
    trick = end.tricks[turn.trick]
    winner = trick.seat_of(turn.declaration.order.winner(trick.cards))
    return is_friend(turn, winner)


def beats(turn: Turn, card: Card, other: Card) -> bool:
    return turn.declaration.order.winner((other, card)) == 1


def points_of(trick: Trick) -> int:
    return sum(card.points for card in trick.cards)


def test_every_reason_given_is_true() -> None:
    false = [
        (str(turn.before), turn.card, found.why)
        for turn, seen, found, end in costly_cards()
        if not is_true(turn, seen, found, end)
    ]
    assert len(costly_cards()) > 150
    assert false == []


@pytest.mark.parametrize("reason", CostReason)
def test_every_reason_is_given_somewhere(reason: CostReason) -> None:
    given = Counter(found.why.reason for _, _, found, _ in costly_cards())
    assert given[reason] > 0, given
