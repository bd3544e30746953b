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
        self._entry_keys = array("Q", bytes(8 * ENTRIES))
        self._entry_extras = array("I", bytes(4 * ENTRIES))
        self._entry_rests = array("I", bytes(4 * ENTRIES))
        self._entry_lows = array("B", bytes(ENTRIES))
        self._entry_highs = array("B", bytes(ENTRIES))
        self._entry_moves = array("B", bytes(ENTRIES))
        self._entry_ages = array("H", bytes(2 * ENTRIES))
        self._age = 0
        self._extract = tables.extract
        self._mixer = 0x9E3779B97F4A7C15
        self._all_bits = 0xFFFFFFFFFFFFFFFF
        self.nodes = 0
        self._stopped = False

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
        """Return what the declarer's side can force; `guess`, negative for none, only makes it faster.

        The other arguments are those of `bound_value`.
        """
        with cython.nogil:
            return self._exact(guess, rest, leader, bound, first, second, third)

    def _exact(self, guess: int, rest: int, leader: int, bound: bool, first: int, second: int, third: int) -> int:
        low = 0
        high = 120
        target = guess if guess >= 0 else self._playout(rest, leader, bound, first, second, third)
        # Showing that a value is out of reach takes less than showing that it is within, so that the way down is in
        # small steps and an interval is divided above its middle.
        down = 1
        up = 6
        while low < high and not self._stopped:
            target = min(max(target, low + 1), high)
            value = self._from_table(target, rest, leader, bound, first, second, third)
            if value >= target:
                low = value
                target = low + up
                up += up
            else:
                high = value
                target = high - down + 1
                down += down
            if up > 6 and down > 1:
                target = low + ((high - low) * 2 + 2) // 3
        return low

    def _playout(self, rest: int, leader: int, bound: bool, first: int, second: int, third: int) -> int:
        """Return what the declarer's side gets when everybody plays the card with the best outlook."""
        total = 0
        while True:
            led = -1
            best = -1
            winner = leader
            points = 0
            for place in range(4):
                seat = (leader + place) & 3
                card = first if place == 0 else second if place == 1 else third if place == 2 else -1
                if card < 0:
                    card = self._promising(rest, seat, place, led, best, winner, points, bound)
                    rest &= ~self._bit[card]
                points += self._points[card]
                if place == 0:
                    led = self._group_of[card]
                if place == 0 or self._beats[best] >> card & 1:
                    best = card
                    winner = seat
            if self._declarer_side >> winner & 1:
                total += 1 if self._counts_tricks else points
            if rest == 0:
                return total
            bound = bound and led != self._called_group and (rest & self._called_ace) != 0
            leader = winner
            first = -1
            second = -1
            third = -1

    def _promising(
        self, rest: int, seat: int, place: int, led: int, best: int, winner: int, points: int, bound: bool
    ) -> int:
        """Return the card with the best outlook for its side."""
        hand = self._own[seat] & rest
        legal = self._legal(hand, led, bound) if place else self._legal_leads(hand, bound)
        count = self._list_moves(legal, rest, hand, 0)
        if count > 1:
            self._order(rest, seat, place, led, best, winner, points, bound, 0, count, -1)
        return self._take_best(0, 0, count)

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
        if rest == 0 or self._stopped:
            return 0
        maximise = self._declarer_side >> leader & 1
        low = self._sure(rest, self._side_cards, leader if maximise else -1)
        if low >= target:
            return low
        high = left - self._sure(rest, self._defender_cards, -1 if maximise else leader)
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
        base = (32 - cards) * 8
        hand = self._own[leader] & rest
        count = self._list_moves(self._legal_leads(hand, bound), rest, hand, base)
        if count > 1:
            self._order(rest, leader, 0, -1, -1, leader, 0, bound, base, count, hint)
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
            best_value = max(best_value, low)
            low = best_value
        else:
            best_value = min(best_value, high)
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
        count = self._list_moves(self._legal(hand, led, bound), rest | self._bit[best], hand, base)
        maximise = self._declarer_side >> seat & 1
        if count > 1:
            self._order(rest, seat, place, led, best, winner, points, bound, base, count, -1)
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

    def _order(
        self,
        rest: int,
        seat: int,
        place: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        bound: bool,
        base: int,
        count: int,
        hint: int,
    ) -> None:
        """Score how early to try each move: by the trick it promises its own side, then cheap and low cards first."""
        maximise = self._declarer_side >> seat & 1
        for index in range(count):
            card = self._moves[base + index]
            group = led
            new_best = best
            new_winner = winner
            if place == 0:
                group = self._group_of[card]
                new_best = card
            elif self._beats[best] >> card & 1:
                new_best = card
                new_winner = seat
            outlook = self._outlook(
                rest & ~self._bit[card], seat, place, group, new_best, new_winner, points + self._points[card], bound
            )
            score = 8 * (outlook if maximise else -outlook) - self._points[card]
            if card >= self._first_trump:
                score -= 12 + ((card - self._first_trump) >> 1)
            if card == hint:
                score += 10000
            self._scores[base + index] = score

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
        that nobody can beat or trump. To all these tricks the other seats give at least their cheapest cards.
        """
        trumps = rest & self._trumps
        sure = trumps & side
        foreign = trumps & ~side
        if foreign:
            sure = (sure >> highest_bit(foreign)) << highest_bit(foreign)
        tricks = 0
        if sure:
            for seat in range(4):
                tricks = max(tricks, bit_count(self._own[seat] & sure))
        if leader >= 0:
            cashed = self._cashed(rest, side, leader)
            tricks = max(tricks, bit_count(cashed))
            sure |= cashed
        if self._counts_tricks or tricks == 0:
            return tricks
        total = self._points_of(sure)
        for seat in range(4):
            hand = self._own[seat] & rest
            missing = tricks - bit_count(hand & sure)
            if missing > 0:
                total += self._cheapest(hand & ~sure, missing)
        return total

    def _cheapest(self, mask: int, number: int) -> int:
        """Return the points of the `number` cheapest cards, at least as many are there."""
        total = 0
        for kind in range(self._kinds - 1, -1, -1):
            cards = bit_count(mask & self._worth[kind])
            if cards >= number:
                return total + number * self._worths[kind]
            total += cards * self._worths[kind]
            number -= cards
        return total

    def _cashed(self, rest: int, side: int, leader: int) -> int:
        """Return the cards that the leader can cash one after the other, trumps first."""
        hand = self._own[leader] & rest
        first = self._own[(leader + 1) & 3] & rest
        second = self._own[(leader + 2) & 3] & rest
        third = self._own[(leader + 3) & 3] & rest
        cashed = self._good(hand & self._trumps, first, second, third, self._trumps)
        drawn = bit_count(cashed)
        for group in range(self._trump_group):
            mine = hand & self._group_masks[group]
            if mine:
                mine = self._good(mine, first, second, third, self._group_masks[group])
                if mine:
                    limit = self._limit(first, side, group, drawn)
                    limit = min(limit, self._limit(second, side, group, drawn))
                    limit = min(limit, self._limit(third, side, group, drawn))
                    while bit_count(mine) > limit:
                        mine &= mine - 1
                    cashed |= mine
        mine = cashed & ~self._trumps
        limit = min(
            self._rounds_with(first, side, drawn),
            self._rounds_with(second, side, drawn),
            self._rounds_with(third, side, drawn),
        )
        while bit_count(mine) > limit:
            cashed &= ~(mine & -mine)
            mine &= mine - 1
        return cashed

    def _rounds_with(self, cards: int, side: int, drawn: int) -> int:
        """Return after how many plain tricks a partner, out of other cards, must have trumped and taken the lead."""
        if cards & side and bit_count(cards & self._trumps) > drawn:
            return bit_count(cards & ~self._trumps) + 1
        return 8

    def _good(self, mine: int, first: int, second: int, third: int, group: int) -> int:
        """Return the cards of a group that win when their holder leads it from the top, as long as all follow."""
        others = (first | second | third) & group
        if others == 0 or mine == 0:
            return mine
        top = (mine >> highest_bit(others)) << highest_bit(others)
        rounds = bit_count(top)
        if (
            bit_count(first & group) <= rounds
            and bit_count(second & group) <= rounds
            and bit_count(third & group) <= rounds
        ):
            return mine
        return top

    def _limit(self, cards: int, side: int, group: int, drawn: int) -> int:
        """Return how often a plain suit can be led before the holder of `cards` may trump it, 8 when it cannot."""
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
        """Return how much cards of `rest` are dearer than those of `known` in their places, cheaper ones ignored."""
        gain = 0
        while known != rest:
            difference = self._points[lowest_bit(rest)] - self._points[lowest_bit(known)]
            if difference > 0:
                gain += difference
            known &= known - 1
            rest &= rest - 1
        return gain
