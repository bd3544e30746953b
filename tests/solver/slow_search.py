"""What full deals are worth, by an alpha-beta search that takes minutes: its table joins only identical positions.

It shares the rules with the plain minimax, and nothing with the solver. Run as a program it writes the values that the
tests compare with:

    python -m tests.solver.slow_search 6 > tests/data/slow_values.txt
"""

from __future__ import annotations

import sys
from multiprocessing import Pool
from random import Random

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.notation import parse_deal
from tests.engine.positions import random_deal
from tests.solver.endings import plain_ending
from tests.solver.plain_minimax import PlainEnding, bits


class SlowSearch:
    """Answers whether the declarer's side can win a number of points from a deal's first lead on."""

    def __init__(self, ending: PlainEnding) -> None:
        self._ending = ending
        self._contract = ending.contract
        self._known: dict[tuple[int, int, bool], tuple[int, int]] = {}

    def value(self) -> int:
        """Return the points of the declarer's side with best play by all."""
        low, high = 0, 120
        target = 61
        while low < high:
            reached = self._reached(target)
            low, high = (target, high) if reached else (low, target - 1)
            step = 1 if high - low < 8 else 4
            target = min(low + step, high) if reached else max(high - step + 1, low + 1)
        return low

    def _reached(self, target: int) -> bool:
        held = sum(self._ending.hands)
        return self._lead(held, self._ending.leader, self._ending.bound, 120, target)

    def _lead(self, held: int, leader: int, bound: bool, left: int, target: int) -> bool:
        """Return whether the side can still win `target` of the `left` points."""
        if target <= 0 or target > left:
            return target <= 0
        key = (held, leader, bound)
        low, high = self._known.get(key, (0, left))
        if low >= target or high < target:
            return low >= target
        reached = self._play(held, held, leader, (), bound, left, target)
        self._known[key] = (target, high) if reached else (low, target - 1)
        return reached

    def _play(
        self, held: int, at_start: int, leader: int, trick: tuple[int, ...], bound: bool, left: int, target: int
    ) -> bool:
        if len(trick) == 4:
            winner, points = self._taken(leader, trick)
            bound = bound and not 1 << trick[0] & self._contract.called
            gained = points if winner in self._ending.side else 0
            return self._lead(held, winner, bound, left - points, target - gained)
        seat = (leader + len(trick)) % 4
        is_ours = seat in self._ending.side
        for card in self._candidates(seat, held, at_start, leader, trick, bound):
            reached = self._play(held & ~(1 << card), at_start, leader, (*trick, card), bound, left, target)
            if reached == is_ours:
                return is_ours
        return not is_ours

    def _taken(self, leader: int, trick: tuple[int, ...]) -> tuple[int, int]:
        best = trick[0]
        for card in trick[1:]:
            if self._contract.beats[best] >> card & 1:
                best = card
        return (leader + trick.index(best)) % 4, sum(self._contract.points[card] for card in trick)

    def _candidates(
        self, seat: int, held: int, at_start: int, leader: int, trick: tuple[int, ...], bound: bool
    ) -> list[int]:
        """Return the legal cards, of equal ones the first, those that promise most in front."""
        hand = self._ending.hands[seat] & held
        legal = list(bits(self._ending.legal(hand, trick, bound)))
        foreign = at_start & ~hand
        kept: list[int] = []
        for card in legal:
            if not any(self._are_equal(card, other, foreign) for other in kept):
                kept.append(card)
        if len(kept) < 2:
            return kept
        side = self._ending.side
        if not trick:
            return sorted(kept, key=lambda card: (self._beaten_by(card, seat, held), -self._contract.points[card]))
        winner, _ = self._taken(leader, trick)
        best = trick[(winner - leader) % 4]
        last = len(trick) == 3
        ours_so_far = (winner in side) == (seat in side)

        def promise(card: int) -> tuple[int, int]:
            takes = bool(self._contract.beats[best] >> card & 1)
            safe = last or not self._beaten_by(card if takes else best, seat, held)
            points = self._contract.points[card]
            strength = -self._contract.beats[card].bit_count()
            if takes and not ours_so_far:
                return (0 if safe else 1, -points if safe else -strength)
            if ours_so_far and not takes:
                return (0, -points) if safe else (1, points)
            return (2, points)

        return sorted(kept, key=promise)

    def _are_equal(self, card: int, other: int, foreign: int) -> bool:
        """Return whether two cards count the same, and no card of another seat lies between them."""
        contract = self._contract
        if contract.suits[card] != contract.suits[other] or contract.points[card] != contract.points[other]:
            return False
        return not (contract.beats[card] ^ contract.beats[other]) & foreign & contract.suits[card]

    def _beaten_by(self, card: int, seat: int, held: int) -> int:
        """Return how many cards of the other side beat a card."""
        side = self._ending.side
        others = [hand for other, hand in enumerate(self._ending.hands) if (other in side) != (seat in side)]
        return sum((self._contract.beats[card] & hand & held).bit_count() for hand in others)


def slow_value(notation: str) -> int:
    """Return the value of a deal in the notation."""
    return SlowSearch(plain_ending(parse_deal(notation))).value()


def main() -> None:
    """Write deals with their values, a number of each contract."""
    deals = [
        str(random_deal(Random(f"slow {contract.value} {number}"), contract))
        for number in range(int(sys.argv[1]))
        for contract in (Contract.RUFER, Contract.WENZ, Contract.SOLO)
    ]
    with Pool() as pool:
        for deal, value in zip(deals, pool.imap(slow_value, deals), strict=True):
            print(value, deal, flush=True)


if __name__ == "__main__":
    main()
