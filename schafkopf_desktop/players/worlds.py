"""Worlds: complete hidden hands that agree with everything a seat knows for certain, counted, listed and drawn.

Cards are grouped into cells of cards that no condition tells apart. A world is then a split of each cell over the three
hands, and within a split any cards do: as many worlds as the product of the multinomial coefficients. Dynamic
programming over the cells, with the places still free and the requirements still open as state, counts them all.
Drawing each split in proportion to the worlds behind it and shuffling inside the cells gives every world the same
chance, without ever throwing one away.
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
from schafkopf_desktop.players.hidden_cards import HiddenCards

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
class _Cell:
    """Cards that no condition tells apart, and the ways to split them over the three hidden hands."""

    cards: tuple[Card, ...]
    splits: tuple[tuple[_Split, int], ...]


class _State:
    """A point in the distribution of the cells: what may follow, and in how many worlds it does."""

    __slots__ = ("bounds", "options", "reached", "total")

    def __init__(self) -> None:
        self.total = 0
        self.reached = 0
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
        self._cells = _cells(hidden, self._seats)
        self._touching = [self._requirements_touching(place) for place in range(len(self._cells))]
        self._known_from = [
            tuple(self._place_of(holding.without) for holding in requirement.any_of)
            for requirement in hidden.requirements
        ]
        self._levels: list[dict[tuple[_Split, _Needs], _State]] = [{} for _ in range(len(self._cells) + 1)]
        first, second, third = (hidden.places[seat] for seat in self._seats)
        needs = tuple(tuple(holding.least for holding in requirement.any_of) for requirement in hidden.requirements)
        self._root = self._state(0, (first, second, third), needs)
        self.count = self._root.total

    def sample(self, random: Random) -> World:
        """Return a world; each has the same chance."""
        hands: tuple[list[Card], ...] = ([], [], [])
        state = self._root
        for cell in self._cells:
            (first, second, third), _, state = state.options[bisect_right(state.bounds, random.randrange(state.total))]
            cards: Sequence[Card] = cell.cards
            if len(cards) not in (first, second, third):
                cards = list(cards)
                random.shuffle(cards)
            hands[0].extend(cards[:first])
            hands[1].extend(cards[first : first + second])
            hands[2].extend(cards[first + second :])
        return self._world(hands)

    def enumerate(self) -> Iterator[World]:
        """Yield every world once; look at `count` before."""
        yield from (self._world(hands) for hands in self._distributed(0, self._root, ((), (), ())))

    def chance(self, card: Card, seat: Seat) -> float:
        """Return the share of worlds, 0 to 1, in which `seat` holds the hidden `card`."""
        if seat == self._hidden.seat:
            return 0.0
        place = self._place_of(card)
        return self._shares[place][self._seats.index(seat)] / (len(self._cells[place].cards) * self.count)

    @cached_property
    def holders(self) -> dict[Card, frozenset[Seat]]:
        """By hidden card, the seats that hold it in at least one world."""
        return {
            card: frozenset(seat for seat, share in zip(self._seats, shares, strict=True) if share)
            for cell, shares in zip(self._cells, self._shares, strict=True)
            for card in cell.cards
        }

    def fewest(self, seat: Seat, cards: Collection[Card]) -> int:
        """Return how many of `cards` the seat holds at least, in every world."""
        return self._extreme(seat, cards, most=False)

    def most(self, seat: Seat, cards: Collection[Card]) -> int:
        """Return how many of `cards` the seat holds at most, in any world."""
        return self._extreme(seat, cards, most=True)

    @cached_property
    def _shares(self) -> list[list[int]]:
        """By cell and hidden hand, how many cards of the cell lie there, summed over all worlds."""
        shares = [[0, 0, 0] for _ in self._cells]
        for level in self._levels:
            for state in level.values():
                state.reached = 0
        self._root.reached = 1
        for place, share in enumerate(shares):
            for state in self._levels[place].values():
                for split, ways, following in state.options:
                    following.reached += state.reached * ways
                    worlds = state.reached * ways * following.total
                    for hand in range(3):
                        share[hand] += worlds * split[hand]
        return shares

    def _extreme(self, seat: Seat, cards: Collection[Card], most: bool) -> int:
        if seat == self._hidden.seat:
            return len(set(self._hidden.hand).intersection(cards))
        hand = self._seats.index(seat)
        best = max if most else min
        values = dict.fromkeys(map(id, self._levels[-1].values()), 0)
        for cell, level in zip(reversed(self._cells), reversed(self._levels[:-1]), strict=True):
            wanted = len(set(cell.cards).intersection(cards))
            others = len(cell.cards) - wanted
            values = {
                id(state): best(
                    (min(split[hand], wanted) if most else max(0, split[hand] - others)) + values[id(following)]
                    for split, _, following in state.options
                )
                for state in level.values()
                if state.options
            }
        return values[id(self._root)]

    def _state(self, place: int, free: _Split, needs: _Needs) -> _State:
        known = self._levels[place].get((free, needs))
        if known is not None:
            return known
        state = self._levels[place][free, needs] = _State()
        if place == len(self._cells):
            state.total = int(not any(needs))
            return state
        for split, ways in self._fitting(place, free):
            left = self._after(place, needs, split)
            if left is None:
                continue
            following = self._state(place + 1, (free[0] - split[0], free[1] - split[1], free[2] - split[2]), left)
            if following.total:
                state.total += ways * following.total
                state.bounds.append(state.total)
                state.options.append((split, ways, following))
        return state

    def _fitting(self, place: int, free: _Split) -> Iterator[tuple[_Split, int]]:
        first, second, third = free
        if place == len(self._cells) - 1:
            return ((split, ways) for split, ways in self._cells[place].splits if split == free)
        return (
            (split, ways)
            for split, ways in self._cells[place].splits
            if split[0] <= first and split[1] <= second and split[2] <= third
        )

    def _after(self, place: int, needs: _Needs, split: _Split) -> _Needs | None:
        """Return the needs once the cell is split in this way, None when a requirement can no longer be met."""
        touching = self._touching[place]
        if not touching:
            return needs
        left = list(needs)
        for number, hand, touches in touching:
            if not left[number]:
                continue
            missing = tuple(
                _NEVER if need == _NEVER or (forbids and split[hand]) else max(0, need - counts * split[hand])
                for need, (counts, forbids) in zip(left[number], touches, strict=True)
            )
            if all(need == _NEVER for need in missing):
                return None
            is_met = any(
                need == 0 and known_from <= place
                for need, known_from in zip(missing, self._known_from[number], strict=True)
            )
            left[number] = () if is_met else missing
        return tuple(left)

    def _requirements_touching(self, place: int) -> list[tuple[int, int, tuple[tuple[bool, bool], ...]]]:
        """Return the requirements that a cell has to do with: number, hidden hand, and by holding whether the cell's
        cards count for it and whether they spoil it."""
        card = self._cells[place].cards[0]
        touching = []
        for number, requirement in enumerate(self._hidden.requirements):
            touches = tuple((card in holding.cards, card is holding.without) for holding in requirement.any_of)
            if any(counts or forbids for counts, forbids in touches):
                touching.append((number, self._seats.index(requirement.seat), touches))
        return touching

    def _place_of(self, card: Card | None) -> int:
        """Return the place of the cell with this card, -1 for no card."""
        return next((place for place, cell in enumerate(self._cells) if card in cell.cards), -1)

    def _distributed(
        self, place: int, state: _State, hands: tuple[tuple[Card, ...], ...]
    ) -> Iterator[tuple[tuple[Card, ...], ...]]:
        if place == len(self._cells):
            yield hands
            return
        cards = self._cells[place].cards
        for (first, second, _), _, following in state.options:
            for to_first in combinations(cards, first):
                rest = [card for card in cards if card not in to_first]
                for to_second in combinations(rest, second):
                    to_third = tuple(card for card in rest if card not in to_second)
                    dealt = (hands[0] + to_first, hands[1] + to_second, hands[2] + to_third)
                    yield from self._distributed(place + 1, following, dealt)

    def _world(self, hidden_hands: Collection[Collection[Card]]) -> World:
        hands = [tuple(sorted(hand, key=_PACK_ORDER)) for hand in hidden_hands]
        hands.insert(self._hidden.seat, self._hidden.hand)
        return World(tuple(hands))


def _cells(hidden: HiddenCards, seats: tuple[Seat, ...]) -> list[_Cell]:
    """Group the hidden cards: those that spoil a holding first, so that it is soon known whether the holding still can
    be, and the largest cell last, where only one of its splits fills the places that are left."""
    holdings = [holding for requirement in hidden.requirements for holding in requirement.any_of]
    groups: defaultdict[tuple[bool, frozenset[Seat], tuple[tuple[bool, bool], ...]], list[Card]] = defaultdict(list)
    for card in hidden.cards:
        touches = tuple((card in holding.cards, card is holding.without) for holding in holdings)
        groups[not any(spoils for _, spoils in touches), hidden.holders[card], touches].append(card)
    return [
        _Cell(tuple(cards), _splits(len(cards), [seat in holders for seat in seats]))
        for (_, holders, _), cards in sorted(groups.items(), key=lambda group: (group[0][0], len(group[1])))
    ]


def _splits(size: int, may_hold: list[bool]) -> tuple[tuple[_Split, int], ...]:
    """Return the splits of `size` cards over the three hands that may hold them, with the ways to choose the cards."""
    return tuple(
        ((first, second, size - first - second), comb(size, first) * comb(size - first, second))
        for first in range(size * may_hold[0] + 1)
        for second in range((size - first) * may_hold[1] + 1)
        if may_hold[2] or first + second == size
    )
