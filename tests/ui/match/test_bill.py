"""The bill in words: every line of the engine's settlement, and why the others did not count."""

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.settlement import PASSED_OUT, BillItem, BillLine, Run, Settlement
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui.match import bill

OBERS = tuple(Card(suit, Rank.OBER) for suit in Suit)
BASE, SCHNEIDER, SCHWARZ, LAUFENDE = BillItem
RUFER = Declaration(Contract.RUFER, 0, Suit.BELLS)


def run_of(length: int, *, of_declarer_side: bool = True, least: int = 3) -> Run:
    return Run(OBERS[:length], (0,) * length, of_declarer_side, least, Card(Suit.ACORNS, Rank.UNTER), 2)


def settled(
    points: int,
    tricks: int,
    *lines: BillLine,
    run: Run | None = None,
    declaration: Declaration = RUFER,
    side: tuple[int, ...] = (0, 1),
    won: bool | None = None,
) -> Settlement:
    base = BillLine(BASE, 1, declaration.contract.base, "5.1")
    is_won = points >= 61 if won is None else won
    return Settlement(declaration, side, points, tricks, is_won, run or run_of(1), (base, *lines), (0, 0, 0, 0))


pytestmark = pytest.mark.usefixtures("services")

ROWS = [
    (
        "5.2 neither Schneider nor Schwarz",
        settled(79, 5),
        {SCHNEIDER: "79 points: 91 would be needed · Rule 5.2", SCHWARZ: "Your side took 5 of the 8 tricks · Rule 5.2"},
    ),
    (
        "5.2 Schneider for the declarer's side",
        settled(91, 7, BillLine(SCHNEIDER, 1, 1, "5.2")),
        {SCHNEIDER: "91 points for the winners · Rule 5.2"},
    ),
    (
        "5.2 the defenders miss Schneider with 89",
        settled(31, 2),
        {SCHNEIDER: "89 points: 90 would be needed · Rule 5.2", SCHWARZ: "They took 6 of the 8 tricks · Rule 5.2"},
    ),
    (
        "5.2 Schneider for the defenders",
        settled(30, 2, BillLine(SCHNEIDER, 1, 1, "5.2")),
        {SCHNEIDER: "90 points for the winners · Rule 5.2"},
    ),
    (
        "5.2 Schwarz instead of Schneider",
        settled(120, 8, BillLine(SCHWARZ, 1, 2, "5.2")),
        {SCHNEIDER: "Schwarz counts instead · Rule 5.2", SCHWARZ: "All eight tricks for the winners · Rule 5.2"},
    ),
    (
        "5.3 a Tout knows neither",
        settled(40, 2, declaration=Declaration(Contract.WENZ_TOUT, 3), side=(3,), won=False),
        {
            SCHNEIDER: "Does not count in Tout and Sie · Rule 5.3",
            SCHWARZ: "Does not count in Tout and Sie · Rule 5.3",
        },
    ),
    (
        "5.4 three Laufende count",
        settled(79, 5, BillLine(LAUFENDE, 3, 1, "5.4"), run=run_of(3)),
        {LAUFENDE: "1 per card, the highest: Ober of acorns · Rule 5.4"},
    ),
    (
        "5.4 two Laufende are too few",
        settled(79, 5, run=run_of(2)),
        {LAUFENDE: "2 in a row, they count from 3 · Rule 5.4"},
    ),
    (
        "5.4 Laufende of the losers do not count",
        settled(79, 5, run=run_of(4, of_declarer_side=False)),
        {LAUFENDE: "Dealt to the side that has lost · Rule 5.4"},
    ),
]


@pytest.mark.parametrize(("settlement", "explanations"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_line_says_why_it_counts_or_not(
    qtbot: QtBot, settlement: Settlement, explanations: dict[BillItem, str]
) -> None:
    rows = {row.item: row for row in bill.bill_rows(settlement)}
    assert list(rows) == [BASE, SCHNEIDER, SCHWARZ, LAUFENDE]
    paid = {line.item: line.amount for line in settlement.lines}
    assert {item: row.amount for item, row in rows.items()} == {item: paid.get(item) for item in rows}
    assert {item: rows[item].explanation for item in explanations} == explanations


@pytest.mark.parametrize("number", range(60))
def test_the_amounts_shown_are_those_of_the_settlement(qtbot: QtBot, number: int) -> None:
    session = Session((RuleOfThumbPlayer(),) * 4, f"seed {number}", Match(first_dealer=number % 4))
    session.start_deal()
    session.play_out()
    settlement = session.match.records[0].settlement
    rows = bill.bill_rows(settlement)
    assert sum(row.amount or 0 for row in rows) == settlement.value


def test_3_4_four_passes_have_no_bill(qtbot: QtBot) -> None:
    assert bill.bill_rows(PASSED_OUT) == ()
    assert bill.title(PASSED_OUT) == "Passed out"


@pytest.mark.parametrize(
    ("settlement", "title", "subtitle", "payment"),
    [
        (
            settled(79, 5),
            "Rufer won",
            "Deal 12 · You and Vroni, with the ace of bells",
            "Each winner gets it, each loser pays it · Rule 5.5",
        ),
        (
            settled(40, 3, declaration=Declaration(Contract.SOLO, 2, Suit.LEAVES), side=(2,)),
            "Solo lost",
            "Deal 12 · Luis alone, Solo in leaves",
            "The declarer pays it to each of the three · Rule 5.5",
        ),
        (
            settled(80, 6, declaration=Declaration(Contract.WENZ, 0), side=(0,)),
            "Wenz won",
            "Deal 12 · You alone, Wenz",
            "Each of the three pays it to the declarer · Rule 5.5",
        ),
    ],
)
def test_the_head_of_the_bill(qtbot: QtBot, settlement: Settlement, title: str, subtitle: str, payment: str) -> None:
    assert bill.title(settlement) == title
    assert bill.subtitle(settlement, 12) == subtitle
    assert bill.payment(settlement) == payment
