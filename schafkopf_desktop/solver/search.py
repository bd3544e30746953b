"""Exact search of a deal with open cards: how many points can the declarer's side force from here on.

A fail-soft null-window search card by card, with a table of the positions at the start of tricks. This is plain Python;
with search.pxd Cython compiles the same file, and nothing but the speed differs.

A card is a bit of a 32-bit mask: the plain suits (groups 0, 1, ...) from the lowest bits up, each by strength, then the
trumps (the last group), the highest on top. So the highest bit of the cards that can beat another is the strongest one.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

try:
    import cython
except ImportError:
    from schafkopf_desktop.solver import without_cython as cython

if TYPE_CHECKING:
    from schafkopf_desktop.solver.contract_tables import ContractTables

if not cython.compiled:
    from schafkopf_desktop.solver.bits import bit_count, highest_bit, lowest_bit

COMPILED: Final[bool] = cython.compiled
ENTRIES: Final = 1 << 16


class Search:
    """Searches worlds of one contract; not to be shared between threads, but `stop` may come from any.

    Attributes:
        nodes: Positions visited since the object was made, before every card of every trick.
    """

    def __init__(self, tables: ContractTables, counts_tricks: bool) -> None:
        """Prepare for a contract; with `counts_tricks` values are tricks instead of card points."""
        self._bit = tables.bit
        self._beats = tables.beats
        self._group_masks = tables.group_masks
        self._group_of = tables.group_of
        self._points = array("i", [0] * 32) if counts_tricks else tables.points
        self._worth = tables.worth
        self._worths = tables.worths
        self._kinds = len(tables.worths)
        self._trump_group = tables.trump_group
        self._trumps = tables.trumps
        self._first_trump = tables.first_trump
        self._called_group = tables.called_group
        self._called_ace = tables.called_ace
        self._counts_tricks = counts_tricks
        self._own = array("I", [0] * 4)
        self._owner_low = 0
        self._owner_high = 0
        self._declarer_side = 0
        self._side_cards = 0
        self._defender_cards = 0
        self._moves = array("i", [0] * 32 * 8)
        self._scores = array("i", [0] * 32 * 8)
        self._entry_keys = array("Q", [0] * ENTRIES)
        self._entry_extras = array("I", [0] * ENTRIES)
        self._entry_rests = array("I", [0] * ENTRIES)
        self._entry_lows = array("B", [0] * ENTRIES)
        self._entry_highs = array("B", [0] * ENTRIES)
        self._entry_moves = array("B", [0] * ENTRIES)
        self._entry_ages = array("H", [0] * ENTRIES)
        self._age = 0
        self._extract = tables.extract
        self._mixer = 0x9E3779B97F4A7C15
        self._all_bits = 0xFFFFFFFFFFFFFFFF
        self.nodes = 0
        self._stopped = False
        self.weights = array("i", [8, 12, 2, 1, 0])

    def set_world(self, first: int, second: int, third: int, fourth: int, declarer_side: int) -> None:
        """Set who holds which cards, as masks by seat, and the seats of the declarer's side as a mask of four bits."""
        self._own[0] = first
        self._own[1] = second
        self._own[2] = third
        self._own[3] = fourth
        self._owner_low = second | fourth
        self._owner_high = third | fourth
        self._declarer_side = declarer_side
        self._side_cards = 0
        self._defender_cards = 0
        for seat in range(4):
            if declarer_side >> seat & 1:
                self._side_cards |= self._own[seat]
            else:
                self._defender_cards |= self._own[seat]
        self._age += 1
        if self._age == 65535:
            self._age = 1
            for slot in range(ENTRIES):
                self._entry_ages[slot] = 0

    def stop(self) -> None:
        """Make the search under way return soon with a worthless value, and all later ones at once."""
        self._stopped = True

    def resume(self) -> None:
        """Allow searches again."""
        self._stopped = False

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called, so that the last value is worthless."""
        return self._stopped

    def bound_value(self, target: int, rest: int, leader: int, bound: bool, first: int, second: int, third: int) -> int:
        """Return a value of at least `target` when the declarer's side can force `target`, otherwise a lower one.

        The value returned is a bound: what can be forced is at least it in the first case, at most it in the second.

        Args:
            target: The points (or tricks) asked for, those of the trick on the table included.
            rest: The cards still held.
            leader: Who leads, or has led, the trick.
            bound: Whether the called ace is still held and its suit was never led, so that rules 4.5 and 4.6 bind.
            first: The card led, as a bit number; -1 before the lead.
            second: The next card of the trick, -1 when not played.
            third: The third card of the trick, -1 when not played.
        """
        with cython.nogil:
            return self._from_table(target, rest, leader, bound, first, second, third)

    def exact_value(self, guess: int, rest: int, leader: int, bound: bool, first: int, second: int, third: int) -> int:
        """Return what the declarer's side can force; `guess` only makes it faster. Arguments as in `bound_value`."""
        with cython.nogil:
            return self._exact(guess, rest, leader, bound, first, second, third)

    def _exact(self, guess: int, rest: int, leader: int, bound: bool, first: int, second: int, third: int) -> int:
        low = 0
        high = 120
        target = guess
        step = 4
        rising = False
        falling = False
        while low < high and not self._stopped:
            if target <= low:
                target = low + 1
            target = min(target, high)
            value = self._from_table(target, rest, leader, bound, first, second, third)
            if value >= target:
                low = value
                rising = True
            else:
                high = value
                falling = True
            if rising and falling:
                target = (low + high + 1) >> 1
            elif rising:
                target = low + step
                step += step
            else:
                target = high - step + 1
                step += step
        return low

    def _from_table(self, target: int, rest: int, leader: int, bound: bool, first: int, second: int, third: int) -> int:
        left = self._points_of(rest)
        if self._counts_tricks:
            left = bit_count(rest) + (first >= 0) + (second >= 0) + (third >= 0)
            left = left >> 2
        if first < 0:
            return self._lead(rest, leader, bound, left, target)
        start = rest | self._bit[first]
        led = self._group_of[first]
        best = first
        winner = leader
        points = self._points[first]
        place = 1
        if second >= 0:
            start |= self._bit[second]
            points += self._points[second]
            place = 2
            if self._beats[best] >> second & 1:
                best = second
                winner = (leader + 1) & 3
        if third >= 0:
            start |= self._bit[third]
            points += self._points[third]
            place = 3
            if self._beats[best] >> third & 1:
                best = third
                winner = (leader + 2) & 3
        if not self._counts_tricks:
            left += points
        return self._follow(rest, start, (leader + place) & 3, place, led, best, winner, points, bound, left, target)

    def _points_of(self, mask: int) -> int:
        total = 0
        for kind in range(self._kinds):
            total += self._worths[kind] * bit_count(mask & self._worth[kind])
        return total

    def _lead(self, rest: int, leader: int, bound: bool, left: int, target: int) -> int:
        """Search from the start of a trick; `left` is what is still to be won."""
        self.nodes += 1
        if target <= 0 or self._stopped:
            return 0
        if target > left:
            return left
        if rest == 0:
            return 0
        leads = self._declarer_side >> leader & 1
        low = self._sure(rest, self._side_cards, leader if leads else -1)
        if low >= target:
            return low
        high = left - self._sure(rest, self._defender_cards, -1 if leads else leader)
        if high < target:
            return high
        cards = bit_count(rest)
        stored = 4 < cards < 32
        hint = -1
        key = 0
        extra = 0
        slot = 0
        if stored:
            key = self._compress(self._owner_low, rest)
            key = (key << 32) | self._compress(self._owner_high, rest)
            extra = leader | (4 if bound else 0)
            for group in range(self._trump_group):
                extra = (extra << 3) | bit_count(rest & self._group_masks[group])
            slot = self._slot(key, extra)
            if (
                self._entry_keys[slot] == key
                and self._entry_extras[slot] == extra
                and self._entry_ages[slot] == self._age
            ):
                known = self._entry_rests[slot]
                gain = 0
                loss = 0
                if known != rest and not self._counts_tricks:
                    gain = self._gain(known, rest)
                    loss = gain - (left - self._points_of(known))
                known_low = self._entry_lows[slot] - loss
                known_high = self._entry_highs[slot] + gain
                if known_low >= target:
                    return known_low
                if known_high < target:
                    return known_high
                low = max(low, known_low)
                high = min(high, known_high)
                hint = self._entry_moves[slot]
        maximise = self._declarer_side >> leader & 1
        base = (32 - cards) * 8
        hand = self._own[leader] & rest
        count = self._list_moves(self._legal_leads(hand, bound), rest, hand, base)
        if count > 1:
            for index in range(count):
                card = self._moves[base + index]
                value = self._outlook(
                    rest & ~self._bit[card], leader, 0, self._group_of[card], card, leader, self._points[card], bound
                )
                self._scores[base + index] = self._score(value if maximise else -value, card, card == hint)
        best_value = -1 if maximise else 999
        best_move = 0
        for index in range(count):
            card = self._take_best(base, index, count)
            value = self._follow(
                rest & ~self._bit[card],
                rest,
                (leader + 1) & 3,
                1,
                self._group_of[card],
                card,
                leader,
                self._points[card],
                bound,
                left,
                target,
            )
            if maximise:
                if value > best_value:
                    best_value = value
                    best_move = card
                    if value >= target:
                        break
            elif value < best_value:
                best_value = value
                best_move = card
                if value < target:
                    break
        if self._stopped:
            return 0
        if best_value >= target:
            low = max(low, best_value)
        elif best_value < high:
            high = best_value
        if stored:
            self._entry_keys[slot] = key
            self._entry_extras[slot] = extra
            self._entry_rests[slot] = rest
            self._entry_lows[slot] = low
            self._entry_highs[slot] = high
            self._entry_moves[slot] = best_move
            self._entry_ages[slot] = self._age
        return best_value

    def _follow(
        self,
        rest: int,
        start: int,
        seat: int,
        place: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        bound: bool,
        left: int,
        target: int,
    ) -> int:
        """Search from the turn of `seat`, the `place`-th after the lead; `start` are the cards at the trick's start."""
        self.nodes += 1
        hand = self._own[seat] & rest
        base = (32 - bit_count(rest)) * 8
        count = self._list_moves(self._legal(hand, led, bound), start, hand, base)
        maximise = self._declarer_side >> seat & 1
        if count > 1:
            for index in range(count):
                card = self._moves[base + index]
                new_best = best
                new_winner = winner
                if self._beats[best] >> card & 1:
                    new_best = card
                    new_winner = seat
                value = self._outlook(
                    rest & ~self._bit[card], seat, place, led, new_best, new_winner, points + self._points[card], bound
                )
                self._scores[base + index] = self._score(value if maximise else -value, card, False)
        best_value = -1 if maximise else 999
        for index in range(count):
            card = self._take_best(base, index, count)
            new_best = best
            new_winner = winner
            if self._beats[best] >> card & 1:
                new_best = card
                new_winner = seat
            new_rest = rest & ~self._bit[card]
            if place < 3:
                value = self._follow(
                    new_rest,
                    start,
                    (seat + 1) & 3,
                    place + 1,
                    led,
                    new_best,
                    new_winner,
                    points + self._points[card],
                    bound,
                    left,
                    target,
                )
            else:
                won = 1 if self._counts_tricks else points + self._points[card]
                gained = won if self._declarer_side >> new_winner & 1 else 0
                still_bound = bound and led != self._called_group and (new_rest & self._called_ace) != 0
                value = gained + self._lead(new_rest, new_winner, still_bound, left - won, target - gained)
            if maximise:
                if value > best_value:
                    best_value = value
                    if value >= target:
                        break
            elif value < best_value:
                best_value = value
                if value < target:
                    break
        return best_value

    def _legal_leads(self, hand: int, bound: bool) -> int:
        """Return the cards that may be led (rules 4.5, 4.7)."""
        if bound and hand & self._called_ace:
            of_called_suit = hand & self._group_masks[self._called_group]
            if bit_count(of_called_suit) < 4:
                return (hand & ~of_called_suit) | self._called_ace
        return hand

    def _legal(self, hand: int, led: int, bound: bool) -> int:
        """Return the cards that may follow the group led (rules 4.3, 4.5, 4.6)."""
        following = hand & self._group_masks[led]
        if bound and hand & self._called_ace:
            if led == self._called_group:
                return self._called_ace
            if following == 0 and hand != self._called_ace:
                return hand & ~self._called_ace
        return following if following else hand

    def _list_moves(self, legal: int, start: int, hand: int, base: int) -> int:
        """List the legal cards from the highest, one of several that are worth the same; return how many."""
        count = 0
        above = -1
        foreign = start & ~hand
        while legal:
            card = highest_bit(legal)
            legal &= ~self._bit[card]
            if (
                above < 0
                or self._points[above] != self._points[card]
                or self._group_of[above] != self._group_of[card]
                or foreign & (self._bit[above] - self._bit[card])
            ):
                self._moves[base + count] = card
                count += 1
            above = card
        return count

    def _take_best(self, base: int, index: int, count: int) -> int:
        """Move the best of the moves from `index` on to `index`, and return it."""
        chosen = index
        for other in range(index + 1, count):
            if self._scores[base + other] > self._scores[base + chosen]:
                chosen = other
        move = self._moves[base + chosen]
        if chosen != index:
            self._moves[base + chosen] = self._moves[base + index]
            self._moves[base + index] = move
            self._scores[base + chosen] = self._scores[base + index]
        return move

    def _score(self, value: int, card: int, is_hint: bool) -> int:
        """Return how early to try a card: by the trick it promises its own side, then cheap cards before dear ones."""
        score = self.weights[0] * value - self.weights[3] * self._points[card]
        if card >= self._first_trump:
            score -= self.weights[1] + (((card - self._first_trump) * self.weights[2]) >> 2)
        else:
            score -= self.weights[4] * (card - lowest_bit(self._group_masks[self._group_of[card]])) >> 2
        if is_hint:
            score += 10000
        return score

    def _outlook(
        self, rest: int, seat: int, place: int, led: int, best: int, winner: int, points: int, bound: bool
    ) -> int:
        """Guess the trick after `seat` has played: points for the declarer's side, negative for the defenders.

        Everybody still to play takes the trick with the highest card that can; then the winner's side gives most and
        the other side least.
        """
        total = points
        for after in range(1, 4 - place):
            seat_after = (seat + after) & 3
            beating = self._legal(self._own[seat_after] & rest, led, bound) & self._beats[best]
            if beating:
                best = highest_bit(beating)
                winner = seat_after
        takes = self._declarer_side >> winner & 1
        for after in range(1, 4 - place):
            seat_after = (seat + after) & 3
            if seat_after == winner:
                total += self._points[best]
            else:
                legal = self._legal(self._own[seat_after] & rest, led, bound)
                if (self._declarer_side >> seat_after & 1) == takes:
                    total += self._most(legal)
                else:
                    total += self._least(legal)
        if self._counts_tricks:
            total = 10
        return total if takes else -total

    def _most(self, mask: int) -> int:
        """Return the points of the dearest card."""
        for kind in range(self._kinds):
            if mask & self._worth[kind]:
                return self._worths[kind]
        return 0

    def _least(self, mask: int) -> int:
        """Return the points of the cheapest card."""
        for kind in range(self._kinds - 1, -1, -1):
            if mask & self._worth[kind]:
                return self._worths[kind]
        return 0

    def _sure(self, rest: int, side: int, leader: int) -> int:
        """Return what a side is sure of; `leader` is its seat that has the lead, -1 when the other side has it.

        No other trump takes the side's highest trumps: their points are sure. A leader can first cash the plain cards
        that nobody can beat or trump.
        """
        trumps = rest & self._trumps
        sure = trumps & side
        foreign = trumps & ~side
        if foreign:
            sure = (sure >> highest_bit(foreign)) << highest_bit(foreign)
        if leader >= 0:
            cashed = self._cashed(rest, side, leader)
            if self._counts_tricks:
                hand = self._own[leader] & trumps
                foreign = trumps & ~hand
                if foreign:
                    hand = (hand >> highest_bit(foreign)) << highest_bit(foreign)
                tricks = bit_count(cashed | hand)
                return tricks if tricks else (sure != 0)
            sure |= cashed
        elif self._counts_tricks:
            return sure != 0
        return self._points_of(sure) if sure else 0

    def _cashed(self, rest: int, side: int, leader: int) -> int:
        """Return the plain cards that the leader can cash one after the other."""
        hand = self._own[leader] & rest
        plain = hand & ~self._trumps
        if plain == 0:
            return 0
        foreign = rest & self._trumps & ~hand
        own_trumps = hand & self._trumps
        if foreign:
            own_trumps = (own_trumps >> highest_bit(foreign)) << highest_bit(foreign)
        drawn = bit_count(own_trumps)
        first = (leader + 1) & 3
        second = (leader + 2) & 3
        third = (leader + 3) & 3
        cashed = 0
        for group in range(self._trump_group):
            mine = plain & self._group_masks[group]
            if mine:
                others = rest & self._group_masks[group] & ~mine
                if others:
                    mine = (mine >> highest_bit(others)) << highest_bit(others)
                if mine:
                    limit = self._limit(rest, side, first, group, drawn)
                    other = self._limit(rest, side, second, group, drawn)
                    limit = min(limit, other)
                    other = self._limit(rest, side, third, group, drawn)
                    limit = min(limit, other)
                    while bit_count(mine) > limit:
                        mine &= mine - 1
                    cashed |= mine
        return cashed

    def _limit(self, rest: int, side: int, seat: int, group: int, drawn: int) -> int:
        """Return how often a plain suit can be led before `seat` may trump it, 8 when it cannot."""
        cards = self._own[seat] & rest
        if cards & side or bit_count(cards & self._trumps) <= drawn:
            return 8
        return bit_count(cards & self._group_masks[group])

    def _compress(self, bits: int, rest: int) -> int:
        """Return those of `bits` that stand at the places of `rest`, moved together."""
        shift = 0
        packed = 0
        while rest:
            part = rest & 255
            packed |= self._extract[(part << 8) | (bits & 255)] << shift
            shift += bit_count(part)
            rest >>= 8
            bits >>= 8
        return packed

    def _slot(self, key: int, extra: int) -> int:
        """Return the place of a position in the table."""
        mixed = (key ^ (extra * self._mixer)) & self._all_bits
        mixed = (mixed * self._mixer) & self._all_bits
        return mixed >> 48

    def _gain(self, known: int, rest: int) -> int:
        """Return by how much cards of `rest` are dearer than those of `known` in their places, cheaper ones left out."""
        gain = 0
        while known != rest:
            difference = self._points[lowest_bit(rest)] - self._points[lowest_bit(known)]
            if difference > 0:
                gain += difference
            known &= known - 1
            rest &= rest - 1
        return gain
