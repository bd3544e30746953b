"""The table in words, short, for those who listen to it: what has just happened, and what lies where."""

from __future__ import annotations

from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.session import events as happened
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.geometry import SOUTH
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.translation import translate


def event_in_words(event: happened.Event, state: TableState) -> str:
    """What `event` means to a listener, in `state` after it; empty when there is nothing to say."""
    match event:
        case happened.Dealt(number=number):
            return translate("Spoken", "Deal {number}.").format(number=number)
        case happened.TurnStarted(seat=seat) if seat == state.viewer:
            return translate("Spoken", "It is your turn.")
        case happened.Called(seat=seat, contract=contract):
            call = terms.pass_name() if contract is None else terms.contract_name(contract)
            return _said(seat, call)
        case happened.Declared(declaration=declaration):
            return _said(declaration.declarer, terms.declaration_name(declaration))
        case happened.CardPlayed(seat=seat, card=card):
            return f"{_said(seat, terms.card_name(card))} {winner_in_words(state)}"
        case happened.TrickTaken(seat=seat, points=points):
            return _taken(seat, terms.count_points(points))
    return ""


def winner_in_words(state: TableState) -> str:
    """Who is winning the running trick; empty before its lead."""
    winner = state.trick_winner()
    if winner is None:
        return ""
    if winner == SOUTH:
        return translate("Spoken", "You win now.", "the running trick")
    return translate("Spoken", "{player} wins now.", "the running trick").format(player=terms.player_name(winner))


def trick_in_words(state: TableState) -> str:
    """What lies in the running trick, in the order it was played, and who is winning."""
    cards = state.trick_cards()
    if not cards:
        return translate("Spoken", "Nothing lies on the table.")
    return " ".join([*(_said(seat, terms.card_name(card)) for seat, card in cards), winner_in_words(state)])


def points_in_words(state: TableState) -> str:
    """Tricks and card points of each seat."""
    return " ".join(
        translate("Spoken", "{player}: {tricks}, {points}.").format(
            player=terms.player_name(seat),
            tricks=terms.count_tricks(state.tricks_of(seat)),
            points=terms.count_points(state.points_of(seat)),
        )
        for seat in SEATS
    )


def trumps_in_words(state: TableState) -> str:
    """The trumps from the highest down; empty before something is declared."""
    if state.declaration is None:
        return ""
    trumps = ", ".join(terms.card_name(card) for card in state.declaration.order.trumps)
    return translate("Spoken", "Trumps, highest first: {cards}.").format(cards=trumps)


def _said(seat: Seat, what: str) -> str:
    return translate("Spoken", "{player}: {what}.", "what is a bid or a card").format(
        player=terms.player_name(seat), what=what
    )


def _taken(seat: Seat, points: str) -> str:
    if seat == SOUTH:
        return translate("Spoken", "You take the trick, {points}.").format(points=points)
    return translate("Spoken", "{player} takes the trick, {points}.").format(
        player=terms.player_name(seat), points=points
    )
