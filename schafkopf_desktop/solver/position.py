"""What the search has to know of a deal in play, apart from who holds which card."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.public_state import Phase, PublicState
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.solver.contract_tables import ContractTables, tables_of

_BEFORE_THE_CARD = -1
_ALL_CARDS = 0xFFFFFFFF


Hands: TypeAlias = Sequence[Collection[Card]]
"""The cards that each seat still holds."""


class PositionError(ValueError):
    """A position that cannot be searched; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class SearchPosition:
    """The public part of a position; masks and bit numbers as in `ContractTables`.

    Attributes:
        tables: How the contract's cards lie in the masks.
        declaration: What is played.
        rest: The cards still held.
        leader: Who leads, or has led, the trick.
        bound: Whether the called ace is still held and its suit was never led (rules 4.5, 4.6).
        on_table: The cards of the trick, as bit numbers.
        played: The cards that each seat has played, those on the table included.
        sizes: How many cards each seat holds.
        points: Card points that each seat has won.
        tricks: Tricks that each seat has won.
        ace_player: Who has played the called ace; None while it is held, or where none is called.
    """

    tables: ContractTables
    declaration: Declaration
    rest: int
    leader: Seat
    bound: bool
    on_table: tuple[int, ...]
    played: tuple[int, ...]
    sizes: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    ace_player: Seat | None

    @classmethod
    def of(cls, public: PublicState) -> SearchPosition:
        """Return the position of a deal in play, or after its last card.

        Raises:
            PositionError: Nothing is declared yet, all four have passed, or it is a Sie, which is never played.
        """
        declaration = public.declaration
        if declaration is None:
            reason = "all four have passed" if public.passed_out else f"no cards are played in the {public.phase.value}"
            raise PositionError(reason)
        if public.phase is Phase.FINISHED and not public.tricks:
            raise PositionError("a Sie is won at once, without play")
        tables = tables_of(declaration)
        played = [0] * len(SEATS)
        for trick in (*public.tricks, public.current_trick):
            for place, card in enumerate(trick.cards):
                played[trick.seat_of(place)] |= 1 << tables.bit_of[card]
        rest = _ALL_CARDS & ~sum(played)
        return cls(
            tables=tables,
            declaration=declaration,
            rest=rest,
            leader=public.current_trick.leader,
            bound=bool(rest & tables.called_ace) and not public.called_suit_led,
            on_table=tuple(tables.bit_of[card] for card in public.current_trick.cards),
            played=tuple(played),
            sizes=tuple(public.hand_size(seat) for seat in SEATS),
            points=tuple(public.points_of(seat) for seat in SEATS),
            tricks=tuple(public.tricks_of(seat) for seat in SEATS),
            ace_player=next((seat for seat in SEATS if played[seat] & tables.called_ace), None),
        )

    def masks_of(self, hands: Hands) -> tuple[int, int, int, int]:
        """Return the four hands of a world as masks.

        Raises:
            PositionError: They are not the cards still held, shared out as the play has left them.
        """
        if len(hands) != len(SEATS):
            raise PositionError(f"there are {len(hands)} hands instead of four")
        first, second, third, fourth = map(self.mask_of, hands)
        sizes = tuple(map(len, hands))
        if sizes != self.sizes:
            raise PositionError(f"the hands have {sizes} cards instead of {self.sizes}")
        if first | second | third | fourth != self.rest:
            raise PositionError("the hands are not the cards that are still held")
        return first, second, third, fourth

    def mask_of(self, hand: Iterable[Card]) -> int:
        """Return one hand as a mask.

        Raises:
            PositionError: A card is not among the 32 in play.
        """
        try:
            return sum([1 << self.tables.bit_of[card] for card in hand])
        except KeyError as error:
            raise PositionError(f"{error.args[0]} is not among the 32 in play") from None

    def side_of(self, masks: Sequence[int]) -> int:
        """Return the seats of the declarer's side as a mask of four bits.

        Raises:
            PositionError: The declarer holds, or has played, the ace that he called (rules 3.5).
        """
        declarer = self.declaration.declarer
        ace = self.tables.called_ace
        if not ace:
            return 1 << declarer
        partner = self.ace_player
        if partner is None:
            partner = next(seat for seat in SEATS if masks[seat] & ace)
        if partner == declarer:
            raise PositionError("the declarer holds the ace that he has called")
        return 1 << declarer | 1 << partner

    def equal_cards(self, legal: Iterable[Card], hand: int) -> tuple[tuple[int, ...], ...]:
        """Return the legal cards as bit numbers, those together that are worth the same whatever is played.

        Cards are worth the same that count the same points and have no card of another seat between them.
        """
        tables = self.tables
        foreign = (self.rest | sum(1 << bit for bit in self.on_table)) & ~hand
        groups: list[list[int]] = []
        for bit in sorted((tables.bit_of[card] for card in legal), reverse=True):
            above = groups[-1][-1] if groups else _BEFORE_THE_CARD
            if (
                above != _BEFORE_THE_CARD
                and tables.points[above] == tables.points[bit]
                and tables.group_of[above] == tables.group_of[bit]
                and not foreign & ((1 << above) - (1 << bit))
            ):
                groups[-1].append(bit)
            else:
                groups.append([bit])
        return tuple(tuple(group) for group in groups)


class Standing:
    """A position seen from one possible declarer's side: what it has won, and what the search is called with.

    Attributes:
        place: The arguments of the search after the target.
        won_points: Card points won by the side.
        left_points: Card points still to be won, those on the table included.
        won_tricks: Tricks won by the side.
        left_tricks: Tricks still to be won.
    """

    __slots__ = ("left_points", "left_tricks", "place", "won_points", "won_tricks")

    def __init__(self, position: SearchPosition, side: int) -> None:
        points = position.tables.points
        seats = [seat for seat in SEATS if side >> seat & 1]
        first, second, third = (*position.on_table, -1, -1, -1)[:3]
        self.place = (position.rest, position.leader, position.bound, first, second, third)
        self.won_points = sum(position.points[seat] for seat in seats)
        self.left_points = sum(points) - sum(position.points)
        self.won_tricks = sum(position.tricks[seat] for seat in seats)
        self.left_tricks = 8 - sum(position.tricks)
