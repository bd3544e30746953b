"""The words of the history: dates, roles, results, and how often something happened."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QDateTime, QLocale

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.players.levels import Level
from schafkopf_desktop.storage.history import KeptDeal
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.translation import translate


def contract_text(contract: str) -> str:
    """The contract of a kept deal: "Wenz", or that all passed; a word that no contract has stays as it is."""
    if not contract:
        return translate("History", "Passed", "four passes: nobody plays")
    with suppress(ValueError):
        return terms.contract_name(Contract(contract))
    return contract


def role_text(role: str) -> str:
    """What the person was: "Declarer"."""
    return {
        "declarer": translate("History", "Declarer", "role of the person in a deal"),
        "partner": translate("History", "Partner", "role of the person in a deal"),
        "defender": translate("History", "Defender", "role of the person in a deal"),
    }.get(role, "")


def result_text(won: bool | None) -> str:
    """Whether the person's side won; empty when nobody played."""
    if won is None:
        return ""
    if won:
        return translate("History", "won", "result of a deal for the person's side")
    return translate("History", "lost", "result of a deal for the person's side")


def date_text(finished: int) -> str:
    """When a deal ended, in the person's time and the way of the language."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(finished), QLocale.FormatType.ShortFormat)


def level_text(deal: KeptDeal) -> str:
    """How strong the others played: one word, in its common form, or three; empty where it is not known."""
    if not deal.levels:
        return ""
    try:
        names = [terms.level_name(Level(level), seat) for seat, level in enumerate(deal.levels.split(","), start=1)]
    except ValueError:
        return deal.levels
    return names[1] if len(set(deal.levels.split(","))) == 1 else " · ".join(names)


def decimal_text(value: float, digits: int = 1) -> str:
    """A number with so many digits after the sign that the language puts there."""
    return QLocale().toString(value, "f", digits)


def signed_decimal_text(value: float) -> str:
    """A number with one digit after the sign, and with its own sign: "+1.4"."""
    rounded = round(value, 1)
    sign = "+" if rounded > 0 else terms.MINUS if rounded < 0 else ""
    return sign + decimal_text(abs(rounded))


def share_text(hits: int, tries: int) -> str:
    """A share in percent; a dot when there was no try."""
    return terms.percent(round(100 * hits / tries)) if tries else "\N{MIDDLE DOT}"
