"""The bill of a settled deal in words: what counted, what did not, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import TRICKS_IN_A_DEAL
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import (
    POINTS_FOR_SCHNEIDER,
    POINTS_IN_THE_PACK,
    BillItem,
    BillLine,
    Settlement,
)
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.translation import translate

PERSON: Seat = 0


@dataclass(frozen=True, slots=True)
class BillRow:
    """One line of the bill as it is shown.

    Attributes:
        item: what the line is about.
        title: its name.
        explanation: why it counted or did not, and the rule.
        amount: units, or None when it did not count.
    """

    item: BillItem
    title: str
    explanation: str
    amount: int | None


def bill_rows(settlement: Settlement) -> tuple[BillRow, ...]:
    """The lines of the bill, those that did not count included; empty after four passes."""
    if settlement.declaration is None:
        return ()
    lines = {line.item: line for line in settlement.lines}
    return (
        _base(settlement.declaration.contract, lines[BillItem.BASE]),
        _schneider(settlement, lines),
        _schwarz(settlement, lines),
        _laufende(settlement, lines.get(BillItem.LAUFENDE)),
    )


def title(settlement: Settlement) -> str:
    """The result in two words: "Rufer won"."""
    if settlement.declaration is None:
        return translate("Bill", "Passed out")
    contract = terms.contract_name(settlement.declaration.contract)
    if settlement.won:
        return translate("Bill", "{contract} won", "title of the result").format(contract=contract)
    return translate("Bill", "{contract} lost", "title of the result").format(contract=contract)


def subtitle(settlement: Settlement, number: int) -> str:
    """Which deal and who played it: "Deal 12 · You and Vroni, with the ace of bells"."""
    declaration = settlement.declaration
    if declaration is None:
        return translate("Bill", "Deal {number}").format(number=number)
    declarer = terms.player_name(declaration.declarer)
    if declaration.contract.is_rufer and declaration.suit is not None and settlement.partner is not None:
        return translate("Bill", "Deal {number} · {declarer} and {partner}, with {ace}").format(
            number=number,
            declarer=declarer,
            partner=terms.player_name(settlement.partner),
            ace=terms.ace_in_sentence(declaration.suit),
        )
    return translate("Bill", "Deal {number} · {declarer} alone, {contract}").format(
        number=number, declarer=declarer, contract=terms.declaration_name(declaration)
    )


def role_of(settlement: Settlement, seat: Seat) -> str:
    """What a seat was in the deal, spoken to the person at seat 0 and of the others."""
    declaration = settlement.declaration
    if declaration is None:
        return translate("Bill", "Passed", "what a seat did in a passed-out deal")
    if seat == declaration.declarer:
        if seat == PERSON:
            return translate("Bill", "You declare", "what a seat was in the deal")
        return translate("Bill", "Declares", "what a seat was in the deal")
    if seat == settlement.partner:
        return terms.partner_word(seat)
    if seat == PERSON:
        return translate("Bill", "You defend", "what a seat was in the deal")
    return translate("Bill", "Defends", "what a seat was in the deal")


def payment(settlement: Settlement) -> str:
    """Who pays the value to whom, and the rule."""
    if settlement.declaration is not None and settlement.declaration.contract.is_rufer:
        text = translate("Bill", "Each winner gets it, each loser pays it")
    elif settlement.won:
        text = translate("Bill", "Each of the three pays it to the declarer")
    else:
        text = translate("Bill", "The declarer pays it to each of the three")
    return _with_rule(text, "5.5")


def _with_rule(text: str, section: str) -> str:
    return translate("Bill", "{text} · {rule}").format(text=text, rule=terms.rule_reference(section))


def _base(contract: Contract, line: BillLine) -> BillRow:
    name = translate("Bill", "{contract}: base").format(contract=terms.contract_name(contract))
    return BillRow(BillItem.BASE, name, terms.rule_reference(line.section), line.amount)


def _schneider(settlement: Settlement, lines: dict[BillItem, BillLine]) -> BillRow:
    name = translate("Bill", "Schneider")
    line = lines.get(BillItem.SCHNEIDER)
    points = settlement.points if settlement.won else POINTS_IN_THE_PACK - settlement.points
    if line is not None:
        text = translate("Bill", "%n point(s) for the winners", "card points", points)
        return BillRow(BillItem.SCHNEIDER, name, _with_rule(text, line.section), line.amount)
    if not _has_extras(settlement):
        return BillRow(BillItem.SCHNEIDER, name, _with_rule(_no_extras(), "5.3"), None)
    if BillItem.SCHWARZ in lines:
        text = translate("Bill", "Schwarz counts instead")
    else:
        needed = POINTS_FOR_SCHNEIDER if settlement.won else POINTS_FOR_SCHNEIDER - 1
        text = translate("Bill", "{points} points: {needed} would be needed").format(points=points, needed=needed)
    return BillRow(BillItem.SCHNEIDER, name, _with_rule(text, "5.2"), None)


def _schwarz(settlement: Settlement, lines: dict[BillItem, BillLine]) -> BillRow:
    name = translate("Bill", "Schwarz")
    line = lines.get(BillItem.SCHWARZ)
    if line is not None:
        text = translate("Bill", "All eight tricks for the winners")
        return BillRow(BillItem.SCHWARZ, name, _with_rule(text, line.section), line.amount)
    if not _has_extras(settlement):
        return BillRow(BillItem.SCHWARZ, name, _with_rule(_no_extras(), "5.3"), None)
    tricks = settlement.tricks if settlement.won else TRICKS_IN_A_DEAL - settlement.tricks
    won_by_yours = (PERSON in settlement.declarer_side) == settlement.won
    if won_by_yours:
        text = translate("Bill", "Your side took %n of the 8 tricks", "", tricks)
    else:
        text = translate("Bill", "They took %n of the 8 tricks", "", tricks)
    return BillRow(BillItem.SCHWARZ, name, _with_rule(text, "5.2"), None)


def _has_extras(settlement: Settlement) -> bool:
    contract = settlement.declaration.contract if settlement.declaration else None
    return contract is not None and not contract.is_tout and contract is not Contract.SIE


def _no_extras() -> str:
    return translate("Bill", "Does not count in Tout and Sie")


def _laufende(settlement: Settlement, line: BillLine | None) -> BillRow:
    run = settlement.run
    if line is not None and run is not None:
        name = translate("Bill", "Laufende: %n in a row", "", line.count)
        text = translate("Bill", "{each} per card, the highest: {card}", "Laufende").format(
            each=line.each, card=terms.card_name(run.cards[0])
        )
        return BillRow(BillItem.LAUFENDE, name, _with_rule(text, line.section), line.amount)
    if run is None or not run.is_long_enough:
        name = translate("Bill", "Laufende")
        length, least = (len(run.cards), run.least) if run is not None else (0, 0)
        text = translate("Bill", "%n in a row, they count from {least}", "Laufende", length).format(least=least)
    else:
        name = translate("Bill", "Laufende: %n in a row", "", len(run.cards))
        text = translate("Bill", "Dealt to the side that has lost")
    return BillRow(BillItem.LAUFENDE, name, _with_rule(text, "5.4"), None)
