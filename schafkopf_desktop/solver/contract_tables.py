"""How the search lays the cards of a contract out as bits, and the tables that follow from it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Final

from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration, card_order


def _extract_table() -> array[int]:
    """Return for each byte of places, and in it for each byte of bits, those bits moved together.

    The rows are worked out as numbers of 256 bytes, since every start of the program waits for them: a row is the row
    without its lowest place, moved up by one to make room for the bit at that place.
    """
    bit_at = [int.from_bytes(bytes(bits >> place & 1 for bits in range(256)), "little") for place in range(8)]
    rows = [0]
    for places in range(1, 256):
        lowest = (places & -places).bit_length() - 1
        rows.append(rows[places & (places - 1)] << 1 | bit_at[lowest])
    return array("B", b"".join(row.to_bytes(256, "little") for row in rows))


_EXTRACT: Final = _extract_table()


@dataclass(frozen=True, slots=True)
class ContractTables:
    """The cards of a contract as bits 0 to 31: plain suits first, each by strength, trumps last, the highest on top.

    Attributes:
        cards: The card of each bit.
        bit_of: The bit number of each card.
        bit: The mask with one bit, by bit number.
        beats: The cards that beat a card in the trick, by bit number, where the led suit was followed.
        group_masks: The cards of each plain suit and, last, the trumps.
        group_of: The group of each bit.
        points: Card points of each bit.
        worths: The different card points, dearest first.
        worth: The cards of each of these.
        trump_group: The number of the group of trumps.
        trumps: All trumps.
        first_trump: The lowest trump's bit number.
        called_group: The group of the called ace, -1 where none is called.
        called_ace: The called ace as a mask, 0 where none is called.
        extract: For a byte of places and a byte of bits, those bits moved together.
    """

    cards: tuple[Card, ...]
    bit_of: dict[Card, int]
    bit: array[int]
    beats: array[int]
    group_masks: array[int]
    group_of: array[int]
    points: array[int]
    worths: array[int]
    worth: array[int]
    trump_group: int
    trumps: int
    first_trump: int
    called_group: int
    called_ace: int
    extract: array[int]


def tables_of(declaration: Declaration) -> ContractTables:
    """Return the tables of what is declared; the same object for the same contract and suit."""
    return _tables(declaration.contract, declaration.suit)


@cache
def _tables(contract: Contract, suit: Suit | None) -> ContractTables:
    order = card_order(contract, suit)
    plain = [sorted((card for card in PACK if order.effective_suit(card) is own), key=order.strength) for own in Suit]
    groups = [*(group for group in plain if group), sorted(order.trumps, key=order.strength)]
    cards = tuple(card for group in groups for card in group)
    bit_of = {card: bit for bit, card in enumerate(cards)}
    masks = [sum(1 << bit_of[card] for card in group) for group in groups]
    group_of = [number for number, group in enumerate(groups) for _ in group]
    trump_group = len(groups) - 1
    beats = []
    for bit, group in enumerate(group_of):
        higher = 0xFFFFFFFF & ~((2 << bit) - 1)
        beats.append(higher & masks[group] | (0 if group == trump_group else masks[trump_group]))
    worths = sorted({card.points for card in cards}, reverse=True)
    ace = Declaration(contract, 0, suit).called_ace
    return ContractTables(
        cards=cards,
        bit_of=bit_of,
        bit=array("I", [1 << bit for bit in range(32)]),
        beats=array("I", beats),
        group_masks=array("I", masks),
        group_of=array("i", group_of),
        points=array("i", [card.points for card in cards]),
        worths=array("i", worths),
        worth=array("I", [sum(1 << bit_of[card] for card in cards if card.points == worth) for worth in worths]),
        trump_group=trump_group,
        trumps=masks[trump_group],
        first_trump=bit_of[order.trumps[-1]],
        called_group=-1 if ace is None else group_of[bit_of[ace]],
        called_ace=0 if ace is None else 1 << bit_of[ace],
        extract=_EXTRACT,
    )
