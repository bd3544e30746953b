"""Shuffling and dealing from a seed, the same on every platform and Python version.

The shuffle is a Fisher-Yates shuffle of `PACK` (suits E L H S, each A X K O U 9 8 7) fed by SHA-256:

1. The stream of bytes is SHA-256(seed + "/0"), SHA-256(seed + "/1"), ... one after the other, the seed in UTF-8, the
   counter in decimal digits.
2. A number below n takes the next four bytes as a big-endian integer; it is thrown away and the next four are taken
   when it is not below the largest multiple of n that is at most 2**32; the number is its remainder modulo n.
3. For i = 31, 30, ... 1: draw j below i + 1 and exchange the cards at i and j.

A match has one secret. The seed of its deal n is HMAC-SHA-256 with the secret as key and the text "deal n", in
hexadecimal digits: who is told the seed of one deal can work out neither the secret nor another deal. The fingerprint
of a seed is the SHA-256 of its text; shown before the deal, it binds whoever deals.

Anybody can check a deal with a few lines of any language; `packaging/check_shuffle.py` is such a program.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count

from schafkopf_desktop.engine.cards import PACK, Card
from schafkopf_desktop.engine.seats import Seat, forehand_of, seats_from

CARDS_IN_A_PACKET = 4


def deal_seed(secret: str, number: int) -> str:
    """Return the seed of deal `number`, from 1, of the match with this secret: 64 hexadecimal digits."""
    return hmac.new(secret.encode(), f"deal {number}".encode(), sha256).hexdigest()


def fingerprint(seed: str) -> str:
    """Return what binds to a seed without telling it: 64 hexadecimal digits."""
    return sha256(seed.encode()).hexdigest()


def shuffled_pack(seed: str) -> tuple[Card, ...]:
    """Return the 32 cards in the order that `seed` gives them, the first to be dealt first."""
    words = _words(seed)
    pack = list(PACK)
    for last in range(len(pack) - 1, 0, -1):
        chosen = _number_below(last + 1, words)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)


def deal_hands(pack: Sequence[Card], dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the four hands by seat, each eight cards in the order received (rules 2.3).

    The pack is dealt clockwise from forehand in packets of four, two rounds.
    """
    hands: list[list[Card]] = [[], [], [], []]
    order = seats_from(forehand_of(dealer)) * 2
    for packet, seat in enumerate(order):
        hands[seat] += pack[packet * CARDS_IN_A_PACKET : (packet + 1) * CARDS_IN_A_PACKET]
    return tuple(tuple(hand) for hand in hands)


def _words(seed: str) -> Iterator[int]:
    for counter in count():
        block = sha256(f"{seed}/{counter}".encode()).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")


def _number_below(limit: int, words: Iterator[int]) -> int:
    accepted_below = 2**32 - 2**32 % limit
    return next(word for word in words if word < accepted_below) % limit
