"""English sentences for the terminal, which runs without Qt and so without its translations."""

from __future__ import annotations

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.settlement import Settlement
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.session.events import (
    Called,
    CardPlayed,
    Dealt,
    Declared,
    Event,
    PartnerRevealed,
    PassedOut,
    PlayerFailed,
    Settled,
    TrickTaken,
)


def suit_name(suit: Suit) -> str:
    """Return for example `acorns`."""
    return suit.name.lower()


def card_name(card: Card) -> str:
    """Return code and name, for example `EO Ober of acorns`."""
    return f"{card.code} {card.rank.name.capitalize()} of {suit_name(card.suit)}"


def contract_name(contract: Contract) -> str:
    """Return for example `Solo Tout`."""
    return contract.value.replace("_", " ").title()


def action_name(action: Action) -> str:
    """Return what a person would say for an action."""
    match action:
        case Bid(contract):
            return contract_name(contract)
        case Declare(suit):
            return suit_name(suit)
        case Play(card):
            return card_name(card)
        case _:
            return "pass"


def hand_line(view: SeatView) -> str:
    """Return the codes of the seat's hand, sorted as the contract (before it stands: Rufer) orders them."""
    cards = view.hand if view.order is None else view.order.sort_hand(view.hand)
    return " ".join(card.code for card in cards)


def event_sentence(event: Event) -> str | None:
    """Return the sentence for an event, or None when the terminal says nothing about it."""
    match event:
        case Dealt(number, dealer):
            return f"\nDeal {number}, seat {dealer} deals."
        case Called(seat, contract):
            return f"Seat {seat}: {'pass' if contract is None else contract_name(contract)}."
        case PassedOut():
            return "Everybody passed."
        case Declared(declaration):
            return declaration_sentence(declaration)
        case CardPlayed(seat, card):
            return f"  Seat {seat} plays {card_name(card)}."
        case PartnerRevealed(partner):
            return f"Seat {partner} is the partner."
        case TrickTaken(seat, points, number):
            return f"Seat {seat} takes trick {number} with {points} points."
        case PlayerFailed(seat, error):
            return f"The player of seat {seat} failed ({error}); something legal was done instead."
        case Settled(settlement, totals):
            return f"{settlement_lines(settlement)}\nTotals: {_signed(totals)}."
        case _:
            return None


def declaration_sentence(declaration: Declaration) -> str:
    """Return who plays what."""
    name = contract_name(declaration.contract)
    if declaration.suit is None:
        return f"Seat {declaration.declarer} plays {name}."
    if declaration.contract.is_rufer:
        return f"Seat {declaration.declarer} plays {name} and calls the ace of {suit_name(declaration.suit)}."
    return f"Seat {declaration.declarer} plays {name}, {suit_name(declaration.suit)} are trumps."


def settlement_lines(settlement: Settlement) -> str:
    """Return the bill, one line for each item."""
    if settlement.declaration is None:
        return "Nobody scores."
    outcome = "won" if settlement.won else "lost"
    head = f"{contract_name(settlement.declaration.contract)} {outcome} with {settlement.points} points."
    bill = [f"  {line.item.name.capitalize()}: {line.count} x {line.each} = {line.amount}" for line in settlement.lines]
    return "\n".join([head, *bill, f"  Value {settlement.value}, scores {_signed(settlement.scores)}"])


def _signed(scores: tuple[int, ...]) -> str:
    return ", ".join(f"{score:+d}" for score in scores)
