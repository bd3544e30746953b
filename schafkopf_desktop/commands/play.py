"""`play`: a person plays deals in the terminal, on the same session as the window, in English."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence

from schafkopf_desktop.commands import plain_english as english
from schafkopf_desktop.engine.actions import Action
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.events import Event
from schafkopf_desktop.session.session import Session

PERSON: Seat = 0
_QUIT = "q"

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class _Leaving(Exception):
    """The person wants to stop."""


def run(seed: str | None, deals: int, ask: Ask = input, tell: Tell = print) -> int:
    """Play `deals` deals and return 0, also when the person leaves early (q, end of input, Ctrl-C)."""
    seed = secrets.token_hex(4) if seed is None else seed
    tell(f"You are seat {PERSON}. Seed {seed}. Type the number of your choice, or {_QUIT} to leave.")
    session = Session([None if seat == PERSON else RuleOfThumbPlayer() for seat in SEATS], seed)
    try:
        for _ in range(deals):
            _play_deal(session, ask, tell)
    except (_Leaving, EOFError, KeyboardInterrupt):
        tell("\nGoodbye.")
    return 0


def _play_deal(session: Session, ask: Ask, tell: Tell) -> None:
    _tell_events(session.start_deal(), tell)
    _tell_events(session.play_out(), tell)
    while (request := session.request) is not None:
        _tell_events(session.submit(request, _choose(request.view, ask, tell)), tell)
        _tell_events(session.play_out(), tell)


def _tell_events(events: Iterable[Event], tell: Tell) -> None:
    for event in events:
        if (sentence := english.event_sentence(event)) is not None:
            tell(sentence)


def _choose(view: SeatView, ask: Ask, tell: Tell) -> Action:
    actions = view.legal_actions()
    tell("Your hand: " + english.hand_line(view))
    tell("   ".join(f"{number} {english.action_name(action)}" for number, action in enumerate(actions, start=1)))
    while True:
        answer = ask("> ").strip().lower()
        if answer == _QUIT:
            raise _Leaving
        chosen = _numbered(actions, answer)
        if chosen is not None:
            return chosen
        tell(f"Please type a number from 1 to {len(actions)}, or {_QUIT} to leave.")


def _numbered(actions: Sequence[Action], answer: str) -> Action | None:
    if answer.isascii() and answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(actions):
        return actions[int(answer) - 1]
    return None
