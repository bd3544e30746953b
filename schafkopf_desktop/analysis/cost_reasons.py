"""Why a card cost something: one true reason, read off the best line after it and the best line after a better card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from schafkopf_desktop.analysis.best_line import best_line
from schafkopf_desktop.analysis.hindsight import Hindsight
from schafkopf_desktop.analysis.turns import Turn
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.solver.world_solver import WorldSolver


class CostReason(Enum):
    """A reason; won and lost are meant for the side of whoever played, in the best lines after both cards."""

    LETS_TOUT_WIN = auto()
    """The better card takes a trick from the declarer of a Tout."""

    LOSES_TOUT = auto()
    """The declarer of a Tout need not have lost a trick."""

    SCHWARZ = auto()
    """The points stay the same, but one side can now win, or not win, all eight tricks (rules 5.2)."""

    LETS_TRICK_GO = auto()
    """The better card wins the trick, which has `points`; this one loses it."""

    TAKES_TOO_EARLY = auto()
    """The trick, of `points`, is won, and better left to the others."""

    MISSES_POINTS = auto()
    """The trick is won either way; the better card brings `points` more to it."""

    TAKES_TOO_HIGH = auto()
    """The trick is won either way; the better card is a weaker one of the same suit, or of the trumps."""

    GIVES_POINTS = auto()
    """The trick is lost either way; the better card gives `points` less to it."""

    WASTES_HIGH_CARD = auto()
    """The trick is lost either way; the better card is a weaker one of the same suit, or of the trumps."""

    SEARCH_CALLED_ACE = auto()
    """A defender could have led the called suit, `suit`, whose ace was still out (rules 4.5)."""

    LEAD_TRUMPS = auto()
    """Trumps should have been led; the other side held `count` of them."""

    LEAD_SUIT = auto()
    """The suit `suit` should have been led, not trumps."""

    OTHER_SUIT = auto()
    """The better card is of the suit `suit`, this one of another; trumps count as no suit."""

    SPARES_TRUMPS = auto()
    """The better card is of the suit `suit`, this one a trump, and the trick is not won by it alone."""

    LATER = auto()
    """The difference shows only in later tricks: the declarer's side ends with `count` points, instead of `points`."""


@dataclass(frozen=True, slots=True)
class CostFacts:
    """What a reason names; which of these stands at each `CostReason`.

    Attributes:
        reason: The reason.
        better: The card that the played one is compared with.
        points: Card points.
        count: A number.
        suit: A suit.
    """

    reason: CostReason
    better: Card
    points: int = 0
    count: int = 0
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A costly card beside a better one, each with the deal after every card of the best line from it.

    Attributes:
        better: The better card.
        better_line: The line that begins with it.
        why: The reason for the difference.
    """

    better: Card
    better_line: tuple[Deal, ...]
    why: CostFacts


def compare(turn: Turn, seen: Hindsight, solver: WorldSolver) -> Comparison:
    """Return a costly card of a turn beside a better one, and why it cost something.

    Raises:
        SearchStopped: The solver was cancelled.
    """
    better = _nearest(turn, seen)
    better_line = best_line(turn.before, better, seen.values[better].points, solver)
    played_line = best_line(turn.before, turn.card, seen.values[turn.card].points, solver)
    why = next(_reasons(_Pair(turn, seen, better, played_line, better_line)))
    return Comparison(better, better_line, why)


def _nearest(turn: Turn, seen: Hindsight) -> Card:
    """Return the best card that is most like the one played, so that the difference is easily seen."""
    order = turn.declaration.order
    suit = order.effective_suit(turn.card)

    def distance(card: Card) -> tuple[bool, int, int]:
        steps = abs(order.strength(card) - order.strength(turn.card))
        return order.effective_suit(card) is not suit, abs(card.points - turn.card.points), steps

    return min(seen.best_cards, key=distance)


@dataclass(frozen=True)
class _Pair:
    """The two cards and what comes of them."""

    turn: Turn
    seen: Hindsight
    better: Card
    played_line: tuple[Deal, ...]
    better_line: tuple[Deal, ...]

    @cached_property
    def played_trick(self) -> Trick:
        return self._trick(self.played_line)

    @cached_property
    def better_trick(self) -> Trick:
        return self._trick(self.better_line)

    @property
    def wins_played(self) -> bool:
        return self._is_won(self.played_line)

    @property
    def wins_better(self) -> bool:
        return self._is_won(self.better_line)

    @property
    def leads(self) -> bool:
        return not self.turn.before.current_trick.cards

    @property
    def suits(self) -> tuple[Suit | None, Suit | None]:
        """The effective suits of the card played and of the better one."""
        order = self.turn.declaration.order
        return order.effective_suit(self.turn.card), order.effective_suit(self.better)

    @property
    def is_higher(self) -> bool:
        """Whether the card played is the stronger one of the same effective suit."""
        order = self.turn.declaration.order
        played, better = self.suits
        return played is better and order.strength(self.turn.card) > order.strength(self.better)

    def _trick(self, line: tuple[Deal, ...]) -> Trick:
        return line[-1].tricks[self.turn.trick]

    def _is_won(self, line: tuple[Deal, ...]) -> bool:
        winner = line[-1].public.trick_winners[self.turn.trick]
        return (winner in self.turn.before.declarer_side) == self.turn.is_of_declarers


def _reasons(pair: _Pair) -> Iterator[CostFacts]:
    """Yield the reasons that hold, the most telling first; the last one always holds."""
    turn, seen, better = pair.turn, pair.seen, pair.better
    if turn.declaration.contract.is_tout:
        yield CostFacts(CostReason.LOSES_TOUT if turn.is_of_declarers else CostReason.LETS_TOUT_WIN, better)
    if seen.values[turn.card].points == seen.values[better].points:
        yield CostFacts(CostReason.SCHWARZ, better)
    yield from _reasons_of_trick(pair)
    if pair.leads:
        yield from _reasons_of_lead(pair)
    played, other = pair.suits
    if played is not other and other is not None:
        reason = CostReason.SPARES_TRUMPS if played is None else CostReason.OTHER_SUIT
        yield CostFacts(reason, better, suit=other)
    values = seen.values
    yield CostFacts(CostReason.LATER, better, points=values[better].points, count=values[turn.card].points)


def _reasons_of_trick(pair: _Pair) -> Iterator[CostFacts]:
    """Yield what the two cards do to the trick itself."""
    better = pair.better
    if pair.wins_better and not pair.wins_played:
        yield CostFacts(CostReason.LETS_TRICK_GO, better, points=pair.better_trick.points)
    if pair.wins_played and not pair.wins_better:
        yield CostFacts(CostReason.TAKES_TOO_EARLY, better, points=pair.played_trick.points)
    if pair.leads or pair.wins_played is not pair.wins_better:
        return
    more = better.points - pair.turn.card.points
    if pair.wins_played:
        if more > 0:
            yield CostFacts(CostReason.MISSES_POINTS, better, points=more)
        if pair.is_higher:
            yield CostFacts(CostReason.TAKES_TOO_HIGH, better)
    else:
        if more < 0:
            yield CostFacts(CostReason.GIVES_POINTS, better, points=-more)
        if pair.is_higher:
            yield CostFacts(CostReason.WASTES_HIGH_CARD, better)


def _reasons_of_lead(pair: _Pair) -> Iterator[CostFacts]:
    turn, better = pair.turn, pair.better
    declaration = turn.declaration
    played, other = pair.suits
    ace_is_out = turn.before.public.revealed_partner is None and not turn.before.public.called_suit_led
    is_search = declaration.contract.is_rufer and other is declaration.suit and played is not other
    if ace_is_out and is_search and not turn.is_of_declarers:
        yield CostFacts(CostReason.SEARCH_CALLED_ACE, better, suit=other)
    if other is None and played is not None:
        foes = (hand for seat, hand in enumerate(turn.before.held) if _is_foe(turn, seat))
        count = sum(declaration.order.is_trump(card) for hand in foes for card in hand)
        yield CostFacts(CostReason.LEAD_TRUMPS, better, count=count)
    if played is None and other is not None:
        yield CostFacts(CostReason.LEAD_SUIT, better, suit=other)


def _is_foe(turn: Turn, seat: int) -> bool:
    return (seat in turn.before.declarer_side) != turn.is_of_declarers
