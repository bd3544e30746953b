"""A deal as the text that people send, and back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.deal_code import deal_code, deal_of_code
from schafkopf_desktop.engine.notation import parse_deal

_READERS: tuple[Callable[[str], Deal], ...] = (deal_of_code, parse_deal)


def untouched(deal: Deal) -> Deal:
    """The same cards before anybody has spoken."""
    return Deal.start(deal.hands, deal.dealer, deal.house_rules)


def file_text(deal: Deal) -> str:
    """What a text file with a deal holds: its code, and the deal in notation."""
    return f"{deal_code(deal)}\n{deal}\n"


def deal_in(text: str) -> Deal | None:
    """The first deal in a text, as a code or in notation, alone on its line; None when there is none."""
    for line in text.splitlines():
        for read in _READERS:
            with suppress(ValueError):
                return read(line.strip())
    return None
