"""The cards: four German suits, the ranks of the 40-card pack, and the 32 cards that are in play (rules 2.1, 2.2)."""

from __future__ import annotations

from enum import Enum
from functools import total_ordering
from typing import Final


class Suit(Enum):
    """A suit as printed on the card; the value is its letter in card codes (rules 2.1)."""

    ACORNS = "E"
    LEAVES = "L"
    HEARTS = "H"
    BELLS = "S"


class Rank(Enum):
    """A rank; the value is its letter in card codes (rules 2.1, 2.2).

    The Daus faces of the pack serve as aces. Six and five belong to the pack but are never in play.
    """

    ACE = "A"
    TEN = "X"
    KING = "K"
    OBER = "O"
    UNTER = "U"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"


POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.OBER: 3, Rank.UNTER: 2}


@total_ordering
class Card:
    """One card of the pack: there is exactly one object a card, so identity is equality.

    Attributes:
        suit: The suit printed on it.
        rank: Its rank.
        code: Two characters, suit letter and rank letter, for instance ``EO``.
        points: Card points, 0 to 11 (rules 2.1).
        index: Place in `FULL_PACK`, 0 to 39; cards sort by it.
    """

    __slots__ = ("code", "index", "points", "rank", "suit")
    suit: Suit
    rank: Rank
    code: str
    points: int
    index: int

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        return _BY_CODE[suit.value + rank.value]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __str__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, ...]:
        return Card.parse, (self.code,)

    @staticmethod
    def parse(code: str) -> Card:
        """Return the card with this code, for instance ``EO``.

        Raises:
            ValueError: No card of the 40-card pack has this code.
        """
        try:
            return _BY_CODE[code]
        except (KeyError, TypeError):
            raise ValueError(f"no card has the code {code!r}") from None


def _make_card(suit: Suit, rank: Rank, index: int) -> Card:
    card = object.__new__(Card)
    for name, value in (
        ("suit", suit),
        ("rank", rank),
        ("code", suit.value + rank.value),
        ("points", POINTS.get(rank, 0)),
        ("index", index),
    ):
        object.__setattr__(card, name, value)
    return card


FULL_PACK: Final[tuple[Card, ...]] = tuple(
    _make_card(suit, rank, 10 * suit_place + rank_place)
    for suit_place, suit in enumerate(Suit)
    for rank_place, rank in enumerate(Rank)
)
"""The 40 cards of the Salzburg pack as used in South Tyrol; the six of bells is the Weli (rules 2.2)."""

_BY_CODE: Final = {card.code: card for card in FULL_PACK}

PACK: Final[tuple[Card, ...]] = tuple(card for card in FULL_PACK if card.rank not in (Rank.SIX, Rank.FIVE))
"""The 32 cards in play, by suit and from ace to seven (rules 2.2)."""
