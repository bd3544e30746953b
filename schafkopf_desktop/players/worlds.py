"""Worlds: complete hidden hands that agree with everything a seat knows for certain, counted, listed and drawn.

Cards are grouped into cells of cards that no condition tells apart. A world is then a split of each cell over the three
hands, and within a split any cards do: as many worlds as the product of the multinomial coefficients. Dynamic
programming over the cells, with the places still free and the requirements still open as state, counts them all; once
no requirement is open, the rest is grouped anew by who may hold it. Drawing each split in proportion to the worlds
behind it and shuffling inside the cells gives every world the same chance, without ever throwing one away.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from operator import attrgetter
from random import Random
from typing import Final, TypeAlias

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.players.hidden_cards import HiddenCards, Holding

_Split: TypeAlias = tuple[int, int, int]
_Needs: TypeAlias = tuple[tuple[int, ...], ...]
"""By requirement, by holding: how many cards are missing, _NEVER when the hand cannot have it; () when it is met."""

_NEVER: Final = -1
_PACK_ORDER: Final = attrgetter("index")


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the cards may lie.

    Attributes:
        hands: by seat, the cards still held, in pack order; the looking seat's own hand among them.
    """

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class _Touch:
    """What the cards of a cell are for a holding.

    Attributes:
        counts: whether they count for it.
        spoils: whether they are the card that must not be there.
        is_settled: whether that card is dealt out by then.
        is_last: whether no later cell has to do with the holding.
    """

    counts: bool
    spoils: bool
    is_settled: bool
    is_last: bool


@dataclass(frozen=True, slots=True, eq=False)
class _Cell:
    """Cards that are dealt out together, and the ways to split them over the three hidden hands.

    Attributes:
        cards: the cards.
        splits: the numbers for each hand, with the ways to choose that many cards.
        touches: the requirements that the cards have to do with: number, hidden hand, and what they are for each of
            its holdings.
    """

    cards: tuple[Card, ...]
    splits: tuple[tuple[_Split, int], ...]
    touches: tuple[tuple[int, int, tuple[_Touch, ...]], ...] = ()


class _State:
    """A point in dealing out the cells: which cell is next, how it may be split, and in how many worlds.

    Attributes:
        cell: the next cell, None when all are dealt out.
        total: the number of ways to go on from here.
        bounds: the running sum of these, by option.
        options: a split, the ways to choose its cards, and the state after it.
    """

    __slots__ = ("bounds", "cell", "options", "total")

    def __init__(self, cell: _Cell | None) -> None:
        self.cell = cell
        self.total = 0
        self.bounds: list[int] = []
        self.options: list[tuple[_Split, int, _State]] = []


class WorldSpace:
    """All worlds that agree with what a seat has seen.

    Attributes:
        count: how many there are, at least 1 for the view of a sound deal.
    """

    def __init__(self, hidden: HiddenCards) -> None:
        self._hidden = hidden
        self._seats = tuple(seat for seat in SEATS if seat != hidden.seat)
        self._with_needs = _cells_with_needs(hidden, self._seats)
        self._without_needs: dict[int, tuple[_Cell, ...]] = {}
        self._known: dict[tuple[bool, int, int, _Split, _Needs], _State] = {}
        self._states: list[_State] = []
        first, second, third = (hidden.places[seat] for seat in self._seats)
        needs = tuple(tuple(holding.least for holding in requirement.any_of) for requirement in hidden.requirements)
        self._root = self._state_with_needs(0, (first, second, third), needs)
        self.count = self._root.total

    def sample(self, random: Random) -> World:
        """Return a world; each has the same chance."""
        hands: tuple[list[Card], ...] = ([], [], [])
        state = self._root
        while state.cell is not None:
            cards: Sequence[Card] = state.cell.cards
            (first, second, third), _, state = state.options[bisect_right(state.bounds, random.randrange(state.total))]
            if len(cards) not in (first, second, third):
                cards = list(cards)
                random.shuffle(cards)
            hands[0].extend(cards[:first])
            hands[1].extend(cards[first : first + second])
            hands[2].extend(cards[first + second :])
        return self._world(hands)

    def enumerate(self) -> Iterator[World]:
        """Yield every world once; look at `count` before."""
        yield from (self._world(hands) for hands in self._dealt_out(self._root, ((), (), ())))

    def chance(self, card: Card, seat: Seat) -> float:
        """Return the share of worlds, 0 to 1, in which `seat` holds the hidden `card`."""
        return 0.0 if seat == self._hidden.seat else self._shares[card][self._seats.index(seat)]

    @cached_property
    def holders(self) -> dict[Card, frozenset[Seat]]:
        """By hidden card, the seats that hold it in at least one world."""
        return {
            card: frozenset(seat for seat, share in zip(self._seats, shares, strict=True) if share)
            for card, shares in self._shares.items()
        }

    def fewest(self, seat: Seat, cards: Collection[Card]) -> int:
        """Return how many of `cards` the seat holds at least, in every world."""
        return self._extreme(seat, cards, most=False)

    def most(self, seat: Seat, cards: Collection[Card]) -> int:
        """Return how many of `cards` the seat holds at most, in any world."""
        return self._extreme(seat, cards, most=True)

    @cached_property
    def _shares(self) -> dict[Card, list[float]]:
        """By hidden card and hidden hand, the share of worlds in which it lies there."""
        reached: defaultdict[_State, int] = defaultdict(int, {self._root: 1})
        dealt: defaultdict[_Cell, list[int]] = defaultdict(lambda: [0, 0, 0])
        for state in reversed(self._states):
            for split, ways, following in state.options:
                reached[following] += reached[state] * ways
                worlds = reached[state] * ways * following.total
                if state.cell is not None and worlds:
                    for hand in range(3):
                        dealt[state.cell][hand] += worlds * split[hand]
        shares = {card: [0.0, 0.0, 0.0] for card in self._hidden.cards}
        for cell, sums in dealt.items():
            for card in cell.cards:
                for hand in range(3):
                    shares[card][hand] += sums[hand] / (len(cell.cards) * self.count)
        return shares

    def _extreme(self, seat: Seat, cards: Collection[Card], most: bool) -> int:
        if seat == self._hidden.seat:
            return len(set(self._hidden.hand).intersection(cards))
        hand, best, asked = self._seats.index(seat), max if most else min, set(cards)
        values: dict[_State, int] = {}
        for state in self._states:
            if state.cell is None:
                values[state] = 0
            elif state.options:
                wanted = len(asked.intersection(state.cell.cards))
                others = len(state.cell.cards) - wanted
                values[state] = best(
                    (min(split[hand], wanted) if most else max(0, split[hand] - others)) + values[following]
                    for split, _, following in state.options
                )
        return values[self._root]

    def _state_with_needs(self, place: int, free: _Split, needs: _Needs) -> _State:
        """Return the state before the cell at `place` of those that requirements ask for, while some are open."""
        if not any(needs):
            return self._state_without_needs(place, 0, free)
        key = (True, place, 0, free, needs)
        if key in self._known:
            return self._known[key]
        if place == len(self._with_needs):
            return self._finished(key, _State(None))
        state = _State(self._with_needs[place])
        for split, ways in self._with_needs[place].splits:
            if split[0] <= free[0] and split[1] <= free[1] and split[2] <= free[2]:
                left = _needs_after(self._with_needs[place], needs, split)
                if left is not None:
                    following = self._state_with_needs(place + 1, _less(free, split), left)
                    self._add(state, split, ways, following)
        return self._finished(key, state)

    def _state_without_needs(self, start: int, place: int, free: _Split) -> _State:
        """Return the state before the cell at `place` of those that are left once all needs are met at `start`."""
        key = (False, start, place, free, ())
        if key in self._known:
            return self._known[key]
        cells = self._cells_left_at(start)
        if place == len(cells):
            state = _State(None)
            state.total = 1
            return self._finished(key, state)
        state = _State(cells[place])
        is_last = place == len(cells) - 1
        for split, ways in cells[place].splits:
            if split == free if is_last else (split[0] <= free[0] and split[1] <= free[1] and split[2] <= free[2]):
                following = self._state_without_needs(start, place + 1, _less(free, split))
                self._add(state, split, ways, following)
        return self._finished(key, state)

    @staticmethod
    def _add(state: _State, split: _Split, ways: int, following: _State) -> None:
        if following.total:
            state.total += ways * following.total
            state.bounds.append(state.total)
            state.options.append((split, ways, following))

    def _finished(self, key: tuple[bool, int, int, _Split, _Needs], state: _State) -> _State:
        self._known[key] = state
        self._states.append(state)
        return state

    def _cells_left_at(self, start: int) -> tuple[_Cell, ...]:
        """Return the cells that are left, grouped by who may hold them alone; the largest last, where only one of its
        splits fills the places that are left."""
        if start not in self._without_needs:
            dealt = {card for cell in self._with_needs[:start] for card in cell.cards}
            groups: defaultdict[frozenset[Seat], list[Card]] = defaultdict(list)
            for card in self._hidden.cards:
                if card not in dealt:
                    groups[self._hidden.holders[card]].append(card)
            self._without_needs[start] = tuple(
                _Cell(tuple(cards), _splits(len(cards), holders, self._seats))
                for holders, cards in sorted(groups.items(), key=lambda group: len(group[1]))
            )
        return self._without_needs[start]

    def _dealt_out(self, state: _State, hands: tuple[tuple[Card, ...], ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
        if state.cell is None:
            yield hands
            return
        cards = state.cell.cards
        for (first, second, _), _, following in state.options:
            for to_first in combinations(cards, first):
                rest = [card for card in cards if card not in to_first]
                for to_second in combinations(rest, second):
                    to_third = tuple(card for card in rest if card not in to_second)
                    dealt = (hands[0] + to_first, hands[1] + to_second, hands[2] + to_third)
                    yield from self._dealt_out(following, dealt)

    def _world(self, hidden_hands: Collection[Collection[Card]]) -> World:
        hands = [tuple(sorted(hand, key=_PACK_ORDER)) for hand in hidden_hands]
        hands.insert(self._hidden.seat, self._hidden.hand)
        return World(tuple(hands))


def _less(free: _Split, split: _Split) -> _Split:
    return free[0] - split[0], free[1] - split[1], free[2] - split[2]


def _needs_after(cell: _Cell, needs: _Needs, split: _Split) -> _Needs | None:
    """Return the needs once the cell is split in this way, None when a requirement can no longer be met."""
    left = list(needs)
    for number, hand, touches in cell.touches:
        if left[number]:
            left[number] = _missing_after(left[number], split[hand], touches)
            if left[number] and all(need == _NEVER for need in left[number]):
                return None
    return tuple(left)


def _missing_after(needs: tuple[int, ...], cards: int, touches: tuple[_Touch, ...]) -> tuple[int, ...]:
    """Return what a hand that is dealt so many of a cell still needs, by holding; () when it has one of them."""
    missing = []
    for need, touch in zip(needs, touches, strict=True):
        left = _NEVER if need == _NEVER or (touch.spoils and cards) else max(0, need - touch.counts * cards)
        if left == 0 and touch.is_settled:
            return ()
        missing.append(_NEVER if touch.is_last else left)
    return tuple(missing)


def _cells_with_needs(hidden: HiddenCards, seats: tuple[Seat, ...]) -> tuple[_Cell, ...]:
    """Group the cards that requirements ask for, holding by holding and first in each the card that spoils it, so that
    few different needs are open at a time."""
    holdings = [holding for requirement in hidden.requirements for holding in requirement.any_of]
    groups: defaultdict[tuple[tuple[tuple[bool, bool], ...], frozenset[Seat]], list[Card]] = defaultdict(list)
    for card in hidden.cards:
        marks = tuple((card is not holding.without, card in holding.cards) for holding in holdings)
        if any(counts or not keeps for keeps, counts in marks):
            groups[marks, hidden.holders[card]].append(card)

    def place(marks: tuple[tuple[bool, bool], ...]) -> tuple[int, bool]:
        first = next(number for number, (keeps, counts) in enumerate(marks) if counts or not keeps)
        return first, all(keeps for keeps, _ in marks)

    ordered = sorted(groups.items(), key=lambda group: (place(group[0][0]), len(group[1])))
    lots = [cards for _, cards in ordered]
    return tuple(
        _Cell(tuple(cards), _splits(len(cards), holders, seats), _touches(hidden, seats, lots, number))
        for number, ((_, holders), cards) in enumerate(ordered)
    )


def _touches(
    hidden: HiddenCards, seats: tuple[Seat, ...], lots: list[list[Card]], number: int
) -> tuple[tuple[int, int, tuple[_Touch, ...]], ...]:
    touches = []
    for place, requirement in enumerate(hidden.requirements):
        marks = tuple(_touch(holding, lots, number) for holding in requirement.any_of)
        if any(mark.counts or mark.spoils for mark in marks):
            touches.append((place, seats.index(requirement.seat), marks))
    return tuple(touches)


def _touch(holding: Holding, lots: list[list[Card]], number: int) -> _Touch:
    card = lots[number][0]
    later = {card for lot in lots[number + 1 :] for card in lot}
    return _Touch(
        counts=card in holding.cards,
        spoils=card is holding.without,
        is_settled=holding.without not in later,
        is_last=holding.without not in later and later.isdisjoint(holding.cards),
    )


def _splits(size: int, holders: Collection[Seat], seats: tuple[Seat, ...]) -> tuple[tuple[_Split, int], ...]:
    """Return the splits of `size` cards over the hands that may hold them, with the ways to choose the cards."""
    may_first, may_second, may_third = (seat in holders for seat in seats)
    return tuple(
        ((first, second, size - first - second), comb(size, first) * comb(size - first, second))
        for first in range(size * may_first + 1)
        for second in range((size - first) * may_second + 1)
        if may_third or first + second == size
    )
