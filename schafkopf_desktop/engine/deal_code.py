"""A deal, or a finished deal with all that was done in it, as a short code that people can send and type.

A code is a number in the 32 digits of Crockford's alphabet (no I, L, O, U), in groups of four. From its lowest place
on, it holds, each with as many values as it can have there: a checksum of 20 bits, the version, whether the play
follows, the dealer, the house rules, the place of the hands among all ways to deal them, and then each action as its
place among the legal ones. What was noted beside the actions is left out. A deal takes 17 digits, with its play some
28.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from math import factorial, prod
from typing import Final

from schafkopf_desktop.engine.cards import PACK, Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.seats import SEATS

_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans("OIL", "011")
_GROUP: Final = 4
_CHECKSUMS: Final = 2**20
_VERSIONS: Final = 4
_VERSION: Final = 1
_LONGEST: Final = 100


class DealCodeError(ValueError):
    """A text that is no code of a deal."""


def deal_code(deal: Deal) -> str:
    """Return the code of a deal: with its play when it is finished, else only its cards, dealer and house rules."""
    is_finished = deal.settlement is not None
    ways = factorial(len(PACK)) // factorial(8) ** 4
    digits = [
        (_VERSION, _VERSIONS),
        (int(is_finished), 2),
        (deal.dealer, len(SEATS)),
        (int(deal.house_rules.laufende_for_winners), 2),
        (_place_of_hands(deal.hands), ways),
    ]
    if is_finished:
        position = Deal.start(deal.hands, deal.dealer, deal.house_rules)
        for action in deal.actions:
            legal = position.legal_actions()
            digits.append((legal.index(action), len(legal)))
            position = position.apply(action)
    number = 0
    for value, values in reversed(digits):
        number = number * values + value
    return _written(number * _CHECKSUMS + _checksum(number))


def deal_of_code(text: str) -> Deal:
    """Return the deal of a code; case, spaces, dashes and the letters O, I and L for digits do not matter.

    Raises:
        DealCodeError: The text is no code, or of a version that is not known.
    """
    number, checksum = divmod(_read(text), _CHECKSUMS)
    if checksum != _checksum(number):
        raise DealCodeError("the checksum is wrong")
    number, version = divmod(number, _VERSIONS)
    if version != _VERSION:
        raise DealCodeError("the version is not known")
    number, is_finished = divmod(number, 2)
    number, dealer = divmod(number, len(SEATS))
    number, laufende_for_winners = divmod(number, 2)
    number, place = divmod(number, factorial(len(PACK)) // factorial(8) ** 4)
    deal = Deal.start(_hands_at(place), dealer, HouseRules(bool(laufende_for_winners)))
    while is_finished and deal.to_act is not None:
        legal = deal.legal_actions()
        number, choice = divmod(number, len(legal))
        deal = deal.apply(legal[choice])
    if number:
        raise DealCodeError("something is left over")
    return deal


def _written(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits += _DIGITS[digit]
    return "-".join(digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP))


def _read(text: str) -> int:
    digits = "".join(text.split()).replace("-", "").upper().translate(_MISREAD)
    if not 0 < len(digits) <= _LONGEST or not set(digits) <= set(_DIGITS):
        raise DealCodeError("a code has digits and letters only")
    number = 0
    for digit in reversed(digits):
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    if digits[-1] == _DIGITS[0]:
        raise DealCodeError("a code does not end in zero")
    return number


def _checksum(number: int) -> int:
    return int.from_bytes(sha256(str(number).encode()).digest(), "big") % _CHECKSUMS


def _place_of_hands(hands: tuple[tuple[Card, ...], ...]) -> int:
    """Return the place of the hands among all, ordered by the holder of each card in pack order."""
    owner = {card: seat for seat in SEATS for card in hands[seat]}
    room, place = [8] * 4, 0
    for card in PACK:
        place += sum(_ways(_without(room, seat)) for seat in range(owner[card]) if room[seat])
        room[owner[card]] -= 1
    return place


def _hands_at(place: int) -> tuple[tuple[Card, ...], ...]:
    hands: tuple[list[Card], ...] = ([], [], [], [])
    room = [8] * 4
    for card in PACK:
        for seat in SEATS:
            ways = _ways(_without(room, seat)) if room[seat] else 0
            if place < ways:
                hands[seat].append(card)
                room[seat] -= 1
                break
            place -= ways
    return tuple(tuple(hand) for hand in hands)


def _without(room: list[int], seat: int) -> tuple[int, ...]:
    """Return the room that is left once one more card lies at `seat`."""
    return tuple(left - (place == seat) for place, left in enumerate(room))


@lru_cache(maxsize=4096)
def _ways(room: tuple[int, ...]) -> int:
    """Return in how many ways the cards that are left fill the room that is left."""
    return factorial(sum(room)) // prod(map(factorial, room))
