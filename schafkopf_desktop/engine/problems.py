"""The defects that a position can have when it comes from outside, for instance from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from schafkopf_desktop.engine.cards import PACK, Card
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.seats import SEATS, Seat


class ProblemKind(Enum):
    """What is wrong with a position."""

    NO_SUCH_DEALER = "the dealer is not one of the four seats"
    NOT_FOUR_HANDS = "there are not four hands"
    WRONG_HAND_SIZE = "a hand does not have eight cards"
    CARD_NOT_IN_PLAY = "a card is not among the 32 in play"
    CARD_TWICE = "a card was dealt twice"
    CARD_MISSING = "a card was dealt to nobody"
    ILLEGAL_ACTION = "an action is illegal"


@dataclass(frozen=True, slots=True)
class Problem:
    """One defect of a position.

    Attributes:
        kind: What is wrong.
        seat: The hand concerned, where one is.
        card: The card concerned, where one is.
        index: The place of the illegal action among the deal's actions, from 0, where one is.
        reason: Why that action is illegal.
    """

    kind: ProblemKind
    seat: Seat | None = None
    card: Card | None = None
    index: int | None = None
    reason: IllegalReason | None = None

    def __str__(self) -> str:
        details = [
            f"seat {self.seat}" if self.seat is not None else "",
            str(self.card) if self.card is not None else "",
            f"action {self.index}" if self.index is not None else "",
            self.reason.text if self.reason is not None else "",
        ]
        shown = ", ".join(detail for detail in details if detail)
        return f"{self.kind.value} ({shown})" if shown else self.kind.value


def deal_problems(hands: Sequence[Sequence[Card]], dealer: Seat) -> tuple[Problem, ...]:
    """Return all defects of dealt hands (rules 2.2, 2.3): wrong sizes, cards twice, missing or not in play."""
    if dealer in SEATS and len(hands) == 4 and all(len(hand) == 8 for hand in hands):
        dealt = {card for hand in hands for card in hand}
        if len(dealt) == len(PACK) and dealt.issuperset(PACK):
            return ()
    return tuple(_deal_problems(hands, dealer))


def _deal_problems(hands: Sequence[Sequence[Card]], dealer: Seat) -> Iterator[Problem]:
    if dealer not in SEATS:
        yield Problem(ProblemKind.NO_SUCH_DEALER, seat=dealer)
    if len(hands) != 4:
        yield Problem(ProblemKind.NOT_FOUR_HANDS)
    seen: Counter[Card] = Counter()
    for seat, hand in enumerate(hands):
        if len(hand) != 8:
            yield Problem(ProblemKind.WRONG_HAND_SIZE, seat=seat)
        for card in hand:
            seen[card] += 1
            if card not in PACK:
                yield Problem(ProblemKind.CARD_NOT_IN_PLAY, seat=seat, card=card)
            if seen[card] == 2:
                yield Problem(ProblemKind.CARD_TWICE, seat=seat, card=card)
    for card in PACK:
        if not seen[card]:
            yield Problem(ProblemKind.CARD_MISSING, card=card)
