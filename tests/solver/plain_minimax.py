"""What endings are worth, by trying every line of play: rules of its own on masks, nothing shared with the solver.

A card is a bit, its place in the pack of `CODES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.engine.plain_rules import trumps

CODES = [suit + rank for suit in "ELHS" for rank in "AXKOU987"]
POINTS = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2}


class PlainContract:
    """The cards of a contract.

    Attributes:
        suits: For each card the cards of its effective suit.
        beats: For each card the cards that beat it in the trick when their suit was led or they are trumps.
        points: For each card its card points.
        called: The ordinary cards of the called suit, 0 where none is called.
        ace: The called ace, 0 where none is called.
    """

    def __init__(self, contract: str, suit: str | None) -> None:
        order = trumps(contract, suit)
        plain = {own: [own + rank for rank in "AXKOU987" if own + rank not in order] for own in "ELHS"}
        series = {code: order if code in order else plain[code[0]] for code in CODES}
        self.suits = [mask_of(series[code]) for code in CODES]
        self.beats = [mask_of(series[code][: series[code].index(code)]) for code in CODES]
        for place, code in enumerate(CODES):
            if code not in order:
                self.beats[place] |= mask_of(order)
        self.points = [POINTS.get(code[1], 0) for code in CODES]
        self.called = mask_of(plain[suit]) if contract == "rufer" and suit else 0
        self.ace = mask_of([f"{suit}A"]) if contract == "rufer" else 0


@dataclass
class PlainEnding:
    """A position near the end of a deal, and what was seen while its lines were tried.

    Attributes:
        contract: The contract's cards.
        hands: The cards held, by seat.
        side: The seats of the declarer's side.
        leader: Who leads, or has led, the trick.
        trick: The cards on the table.
        bound: Whether the called suit was never led in a complete trick.
        points: Card points won by the declarer's side.
        tricks: Tricks won by the declarer's side.
        is_tout: Whether it ends, lost, with the first trick lost (rules 4.9).
        run_away: How often a holder of the called ace could run away (rules 4.7).
        restricted: How often a holder of the called ace was on lead and could not lead its other cards (rules 4.5).
    """

    contract: PlainContract
    hands: tuple[int, int, int, int]
    side: frozenset[int]
    leader: int
    trick: tuple[int, ...]
    bound: bool
    points: int
    tricks: int
    is_tout: bool
    run_away: int = 0
    restricted: int = 0
    _adds_up: bool = False
    _known: dict[tuple[int, int, bool, int, int], int] = field(default_factory=dict)

    def values(self, worth: Callable[[int, int], int], adds_up: bool = False) -> dict[str, int]:
        """Return what each legal card comes to when the declarer's side plays for the highest outcome.

        Args:
            worth: The worth of a deal that ended with these points and tricks of the declarer's side.
            adds_up: Whether it is just the points, so that the way to a position does not matter for the rest.
        """
        self._known.clear()
        self._adds_up = adds_up
        seat = (self.leader + len(self.trick)) % 4
        held = sum(self.hands)
        found = {}
        for card in bits(self.legal(self.hands[seat], self.trick, self.bound)):
            state = (held & ~(1 << card), self.leader, (*self.trick, card), self.bound, self.points, self.tricks)
            found[CODES[card]] = self._value(*state, worth)
        return found

    def _value(
        self,
        held: int,
        leader: int,
        trick: tuple[int, ...],
        bound: bool,
        points: int,
        tricks: int,
        worth: Callable[[int, int], int],
    ) -> int:
        if len(trick) == 4:
            return self._after_trick(held, leader, trick, bound, points, tricks, worth)
        seat = (leader + len(trick)) % 4
        outcomes = [
            self._value(held & ~(1 << card), leader, (*trick, card), bound, points, tricks, worth)
            for card in bits(self.legal(self.hands[seat] & held, trick, bound))
        ]
        return max(outcomes) if seat in self.side else min(outcomes)

    def _after_trick(
        self,
        held: int,
        leader: int,
        trick: tuple[int, ...],
        bound: bool,
        points: int,
        tricks: int,
        worth: Callable[[int, int], int],
    ) -> int:
        best = trick[0]
        for card in trick[1:]:
            if self.contract.beats[best] >> card & 1:
                best = card
        bound = bound and not 1 << trick[0] & self.contract.called
        winner = (leader + trick.index(best)) % 4
        if winner in self.side:
            tricks += 1
            points += sum(self.contract.points[card] for card in trick)
        elif self.is_tout:
            return worth(points, tricks)
        if not held:
            return worth(points, tricks)
        so_far = (0, 0) if self._adds_up else (points, tricks)
        key = (held, winner, bound, *so_far)
        if key not in self._known:
            self._known[key] = self._value(held, winner, (), bound, *so_far, worth)
        return self._known[key] + (points if self._adds_up else 0)

    def legal(self, hand: int, trick: tuple[int, ...], bound: bool) -> int:
        """Return the cards of `hand` that may be played, and count the special leads."""
        called = hand & self.contract.called
        guards = bound and hand & self.contract.ace
        if not trick:
            if not guards:
                return hand
            if called.bit_count() >= 4:
                self.run_away += 1
                return hand
            self.restricted += called != self.contract.ace
            return hand & ~called | self.contract.ace
        led = self.contract.suits[trick[0]]
        if guards and led == self.contract.called:
            return self.contract.ace
        if hand & led:
            return hand & led
        if guards and hand != self.contract.ace:
            return hand & ~self.contract.ace
        return hand


def mask_of(codes: list[str]) -> int:
    """Return cards as a mask."""
    return sum(1 << CODES.index(code) for code in codes)


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
