"""Whether a deal was shuffled from the seed that is told after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.shuffle import deal_hands, fingerprint, shuffled_pack


@dataclass(frozen=True, slots=True)
class ShuffleCheck:
    """What follows from a seed, beside the hands that were dealt.

    Attributes:
        seed: What the pack is shuffled from.
        fingerprint: The SHA-256 of the seed: 64 hexadecimal digits.
        pack: The 32 cards in the order that the seed gives them.
        hands: The four hands by seat that follow from it, each in the order received.
        agrees: By seat, whether that hand was dealt.
    """

    seed: str
    fingerprint: str
    pack: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    agrees: tuple[bool, ...]

    @property
    def all_agree(self) -> bool:
        """Whether all four hands were dealt."""
        return all(self.agrees)


def check_shuffle(seed: str, dealer: Seat, dealt: Sequence[Sequence[Card]]) -> ShuffleCheck:
    """Work out the deal that follows from `seed`, and compare it with the four hands that were dealt."""
    pack = shuffled_pack(seed)
    hands = deal_hands(pack, dealer)
    agrees = tuple(set(due) == set(hand) for due, hand in zip(hands, dealt, strict=True))
    return ShuffleCheck(seed, fingerprint(seed), pack, hands, agrees)
