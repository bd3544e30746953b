"""Reads one game of `replay` and `solve`: a JSON line with contract, suit, declarer, hands and plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalAction
from schafkopf_desktop.engine.seats import SEATS, Seat

_CARDS = {card.code: card for card in PACK}
_SUITS = {suit.value: suit for suit in Suit}
_CONTRACTS = {contract.value: contract for contract in Contract}
_CARDS_IN_HAND = 8
_DEALER = SEATS[-1]  # so that seat 0 is forehand


class GameLineError(Exception):
    """A line that is not a game; the message says what is wrong with it."""


class IllegalPlayError(Exception):
    """A play that the rules do not allow; the message says why.

    Attributes:
        ply: Its place among the plays, from 0.
    """

    def __init__(self, ply: int, message: str) -> None:
        super().__init__(message)
        self.ply = ply


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game as it was written down; seat 0 is forehand.

    Attributes:
        contract: what is played.
        suit: the called suit in Rufer, the trump suit in Solo and Solo Tout, else None.
        declarer: 0 to 3.
        hands: the four hands of eight cards, the whole pack together.
        plays: card codes in the order of play, possibly cut short; not checked to be cards of the pack.
    """

    contract: Contract
    suit: Suit | None
    declarer: Seat
    hands: tuple[tuple[Card, ...], ...]
    plays: tuple[str, ...]


def parse_game_line(line: bytes) -> GameLine:
    """Return the game written in a line of UTF-8 JSON; raise `GameLineError` when it is none."""
    game = _parse_object(line)
    contract = _parse_contract(_required(game, "contract"))
    return GameLine(
        contract=contract,
        suit=_parse_suit(game.get("suit"), contract),
        declarer=_parse_seat(_required(game, "declarer")),
        hands=_parse_hands(_required(game, "hands")),
        plays=_parse_plays(_required(game, "plays")),
    )


def deals_of(game: GameLine) -> Iterator[Deal]:
    """Yield the deal at the first lead (in Sie: already won), then after each play.

    Raises:
        GameLineError: The contract cannot be played with this hand.
        IllegalPlayError: At the first play that is illegal or no card in play.
    """
    try:
        deal = Deal.declared(game.hands, _DEALER, Declaration(game.contract, game.declarer, game.suit))
    except IllegalAction as error:
        raise GameLineError(f"seat {game.declarer} cannot play this contract: {error}") from error
    yield deal
    for ply, code in enumerate(game.plays):
        if code not in _CARDS:
            raise IllegalPlayError(ply, f"{json.dumps(code[:40])} is no card in play")
        try:
            deal = deal.apply(Play(_CARDS[code]))
        except IllegalAction as error:
            raise IllegalPlayError(ply, str(error)) from error
        yield deal


def _parse_object(line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(
            line.decode("utf-8-sig"), parse_constant=_refuse_constant, object_pairs_hook=_object_without_repeats
        )
    except UnicodeDecodeError as error:
        raise GameLineError(f"not UTF-8 at byte {error.start}") from error
    except json.JSONDecodeError as error:
        raise GameLineError(f"not JSON: {error.msg} at character {error.pos}") from error
    except RecursionError as error:
        raise GameLineError("not a game: nested too deeply") from error
    except ValueError as error:  # a whole number of more digits than Python reads
        raise GameLineError("not a game: a number is too long") from error
    if not isinstance(value, dict):
        raise GameLineError(f"not a game: expected an object, found {_kind(value)}")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise GameLineError(f"not JSON: {name} is no JSON number")


def _object_without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise GameLineError(f"the key {_quoted(key)} appears twice")
        found[key] = value
    return found


def _required(game: dict[str, Any], key: str) -> Any:
    if key not in game:
        raise GameLineError(f"the key {_quoted(key)} is missing")
    return game[key]


def _parse_contract(value: Any) -> Contract:
    if not isinstance(value, str):
        raise GameLineError(f"contract: expected a string, found {_kind(value)}")
    if value not in _CONTRACTS:
        raise GameLineError(f"contract: {_quoted(value)} is none of {', '.join(_CONTRACTS)}")
    return _CONTRACTS[value]


def _parse_suit(value: Any, contract: Contract) -> Suit | None:
    if not contract.needs_suit:
        if value is not None:
            raise GameLineError(f"suit: {contract.value} has no suit")
        return None
    if value is None:
        raise GameLineError(f"suit: {contract.value} needs one")
    if not isinstance(value, str):
        raise GameLineError(f"suit: expected a string, found {_kind(value)}")
    if value not in _SUITS:
        raise GameLineError(f"suit: {_quoted(value)} is none of {', '.join(_SUITS)}")
    return _SUITS[value]


def _parse_seat(value: Any) -> Seat:
    if isinstance(value, bool) or not isinstance(value, int):
        raise GameLineError(f"declarer: expected a seat from 0 to 3, found {_kind(value)}")
    if value not in SEATS:
        raise GameLineError("declarer: seats are 0 to 3")
    return value


def _parse_hands(value: Any) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(value, list):
        raise GameLineError(f"hands: expected a list, found {_kind(value)}")
    if len(value) != len(SEATS):
        raise GameLineError(f"hands: expected {len(SEATS)} hands, found {len(value)}")
    owners: dict[Card, Seat] = {}
    for seat, codes in enumerate(value):
        if not isinstance(codes, list):
            raise GameLineError(f"hand {seat}: expected a list, found {_kind(codes)}")
        if len(codes) != _CARDS_IN_HAND:
            raise GameLineError(f"hand {seat}: expected {_CARDS_IN_HAND} cards, found {len(codes)}")
        for code in codes:
            card = _parse_card(code, seat)
            if card in owners:
                raise GameLineError(f"hand {seat}: {code} was dealt to seat {owners[card]} already")
            owners[card] = seat
    return tuple(tuple(_CARDS[code] for code in codes) for codes in value)


def _parse_card(code: Any, seat: Seat) -> Card:
    if not isinstance(code, str):
        raise GameLineError(f"hand {seat}: expected card codes, found {_kind(code)}")
    if code not in _CARDS:
        raise GameLineError(f"hand {seat}: {_quoted(code)} is no card in play")
    return _CARDS[code]


def _parse_plays(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise GameLineError(f"plays: expected a list, found {_kind(value)}")
    for ply, code in enumerate(value):
        if not isinstance(code, str):
            raise GameLineError(f"play {ply}: expected a card code, found {_kind(code)}")
    return tuple(value)


def _quoted(text: str) -> str:
    shown = text if len(text) <= 40 else text[:40] + "…"
    return json.dumps(shown)


def _kind(value: Any) -> str:
    return _KINDS.get(type(value), "null")


_KINDS: Final = {
    bool: "a truth value",
    int: "a number",
    float: "a decimal number",
    str: "a string",
    list: "a list",
    dict: "an object",
}
