"""The six contracts, their order in the auction, and how they rank the cards (rules 3.2, 4.1, 4.2, 5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, total_ordering
from typing import Final

from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.seats import Seat


@total_ordering
class Contract(Enum):
    """A contract; ``<`` is the order of the auction (rules 3.2), the value its name in notations."""

    RUFER = "rufer"
    WENZ = "wenz"
    SOLO = "solo"
    WENZ_TOUT = "wenz_tout"
    SOLO_TOUT = "solo_tout"
    SIE = "sie"

    def __lt__(self, other: Contract) -> bool:
        return _AUCTION_ORDER[self] < _AUCTION_ORDER[other]

    @property
    def base(self) -> int:
        """Units paid for the contract itself (rules 5.1)."""
        return _BASE[self]

    @property
    def needs_suit(self) -> bool:
        """Whether the declarer names a suit after the auction (rules 3.3)."""
        return self in (Contract.RUFER, Contract.SOLO, Contract.SOLO_TOUT)

    @property
    def is_rufer(self) -> bool:
        """Whether the declarer is partnered with the holder of the called ace (rules 1.3)."""
        return self is Contract.RUFER

    @property
    def is_tout(self) -> bool:
        """Whether the declarer must win all eight tricks (rules 4.9)."""
        return self in (Contract.WENZ_TOUT, Contract.SOLO_TOUT)

    @property
    def is_wenz(self) -> bool:
        """Whether only the Unters are trumps (rules 4.1)."""
        return self in (Contract.WENZ, Contract.WENZ_TOUT)

    @property
    def is_solo(self) -> bool:
        """Whether the declarer chooses the trump suit (rules 3.3)."""
        return self in (Contract.SOLO, Contract.SOLO_TOUT)


_AUCTION_ORDER: Final = {contract: place for place, contract in enumerate(Contract)}
_BASE: Final = {
    Contract.RUFER: 1,
    Contract.WENZ: 5,
    Contract.SOLO: 5,
    Contract.WENZ_TOUT: 10,
    Contract.SOLO_TOUT: 10,
    Contract.SIE: 20,
}


class CardOrder:
    """Which cards are trumps under a contract, and which card beats which.

    Attributes:
        trumps: All trumps, highest first: 14, or 4 in Wenz contracts (rules 4.1).
    """

    __slots__ = ("_effective_suits", "_strengths", "trumps")

    def __init__(self, trumps: tuple[Card, ...], plain_ranks: tuple[Rank, ...]) -> None:
        self.trumps = trumps
        self._effective_suits = {card: None if card in trumps else card.suit for card in PACK}
        self._strengths = {card: plain_ranks[::-1].index(card.rank) for card in PACK if card not in trumps}
        self._strengths |= {card: 100 - place for place, card in enumerate(trumps)}

    def is_trump(self, card: Card) -> bool:
        """Return whether `card` is a trump."""
        return self._effective_suits[card] is None

    def effective_suit(self, card: Card) -> Suit | None:
        """Return the suit that `card` belongs to in play, None for a trump (rules 4.2)."""
        return self._effective_suits[card]

    def strength(self, card: Card) -> int:
        """Return a number that is higher for the stronger of two cards of one effective suit, and for any trump."""
        return self._strengths[card]

    def winner(self, cards: Sequence[Card]) -> int:
        """Return the place in `cards`, played in this order, of the card that wins so far (rules 4.4).

        Raises:
            IndexError: `cards` is empty.
        """
        led = self._effective_suits[cards[0]]
        best_place, best_strength = 0, self._strengths[cards[0]]
        for place in range(1, len(cards)):
            suit = self._effective_suits[cards[place]]
            if suit is None or suit is led:
                strength = self._strengths[cards[place]]
                if strength > best_strength:
                    best_place, best_strength = place, strength
        return best_place

    def sort_hand(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return `cards` as a player holds them: trumps from the highest, then suit by suit from the highest."""
        return tuple(sorted(cards, key=self._place_in_hand))

    def _place_in_hand(self, card: Card) -> tuple[int, int]:
        suit = self._effective_suits[card]
        return (0 if suit is None else 1 + _SUITS.index(suit), -self._strengths[card])


_SUITS: Final = tuple(Suit)
_PLAIN_RANKS: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_WENZ_PLAIN_RANKS: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.OBER, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_UNTERS: Final = tuple(Card(suit, Rank.UNTER) for suit in Suit)
_OBERS: Final = tuple(Card(suit, Rank.OBER) for suit in Suit)


@cache
def card_order(contract: Contract, suit: Suit | None) -> CardOrder:
    """Return how `contract` ranks the cards (rules 4.1, 4.2).

    Args:
        contract: The contract.
        suit: The trump suit of a Solo or Solo Tout; ignored by the others.

    Raises:
        ValueError: A Solo contract without a suit.
    """
    if contract.is_wenz:
        return CardOrder(_UNTERS, _WENZ_PLAIN_RANKS)
    trump_suit = suit if contract.is_solo else Suit.HEARTS
    if trump_suit is None:
        raise ValueError(f"{contract.value} needs a trump suit")
    return CardOrder(_OBERS + _UNTERS + tuple(Card(trump_suit, rank) for rank in _PLAIN_RANKS), _PLAIN_RANKS)


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is played: who declares which contract, and the suit named after the auction (rules 3.3).

    Attributes:
        contract: The contract.
        declarer: The seat that declares.
        suit: The suit of the called ace in Rufer, the trump suit in Solo and Solo Tout, otherwise None.
    """

    contract: Contract
    declarer: Seat
    suit: Suit | None = None

    @property
    def called_ace(self) -> Card | None:
        """The ace whose holder is the declarer's partner, None where there is none (rules 1.3)."""
        if self.contract.is_rufer and self.suit is not None:
            return Card(self.suit, Rank.ACE)
        return None

    @property
    def order(self) -> CardOrder:
        """How the cards rank in this deal."""
        return card_order(self.contract, self.suit)
