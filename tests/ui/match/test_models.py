"""The Qt models: what they hold, and that they follow Qt's rules while a match goes on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.actions import Action, Bid, Pass
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui.match.auction_model import BIDS, AuctionModel, AuctionRole
from schafkopf_desktop.ui.match.score_sheet_model import Column, ScoreRole, ScoreSheetModel

HANDS = "E8LALOL8HKHUSXS9/EKEUE9LKL9HXH9SK/EXE7L7HAH7SUS8S7/EAEOLXLUHOH8SASO"
DEALT = f"sk1 3 {HANDS} - . ."


def played_by_computers(seed: str) -> Iterator[tuple[Session, SeatView]]:
    """The session and the view of seat 0 at every step of one deal."""
    session = Session((RuleOfThumbPlayer(),) * 4, seed)
    session.start_deal()
    yield session, session.view(0)
    while session.request is not None:
        session.answer(session.decide(session.request))
        yield session, session.view(0)


def checked(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def bidding_view(*calls: Action) -> SeatView:
    """The view of the seat that speaks after ``calls``, seat 0 first."""
    deal: Deal = parse_deal(DEALT)
    for call in calls:
        deal = deal.apply(call)
    assert deal.to_act is not None
    return deal.view(deal.to_act)


def column(model: AuctionModel, role: int) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_the_auction_offers_seven_bids_from_pass_to_sie(qtbot: QtBot) -> None:
    model = AuctionModel()
    checked(model)
    assert model.rowCount() == 0
    model.set_view(bidding_view())
    assert column(model, AuctionRole.ACTION) == list(BIDS)
    assert column(model, AuctionRole.VALUE) == [None, 1, 5, 5, 10, 10, 20]
    assert column(model, Qt.ItemDataRole.DisplayRole)[:3] == ["Pass", "Rufer", "Wenz"]
    model.set_view(None)
    assert model.rowCount() == 0


@pytest.mark.parametrize(
    ("calls", "allowed", "sections"),
    [
        ((), [True, True, True, True, True, True, False], [None] * 6 + ["3.5"]),
        ((Bid(Contract.RUFER),), [True, False, True, True, True, True, False], [None, "3.1", *[None] * 4, "3.5"]),
        (
            (Pass(), Bid(Contract.SOLO)),
            [True, False, False, False, True, True, False],
            [None, "3.1", "3.1", "3.1", None, None, "3.5"],
        ),
    ],
)
def test_3_1_a_bid_that_is_not_higher_says_why(
    qtbot: QtBot, calls: tuple[Action, ...], allowed: list[bool], sections: list[str | None]
) -> None:
    model = AuctionModel()
    model.set_view(bidding_view(*calls))
    assert column(model, AuctionRole.ALLOWED) == allowed
    assert column(model, AuctionRole.SECTION) == sections
    reasons = column(model, AuctionRole.REASON)
    assert [reason is None for reason in reasons] == allowed


def test_the_auction_model_keeps_qts_rules_through_a_deal(qtbot: QtBot) -> None:
    model = AuctionModel()
    checked(model)
    for _, view in played_by_computers("seed 5"):
        asked = view.phase is Phase.AUCTION and view.to_act == view.seat
        model.set_view(view if asked else None)
        model.retranslate()


def test_the_score_sheet_grows_by_rows_and_adds_up(qtbot: QtBot) -> None:
    model = ScoreSheetModel()
    checked(model)
    match = Match()
    inserted: list[int] = []
    model.rowsInserted.connect(lambda _parent, first, _last: inserted.append(first))
    model.set_match(match)
    for number in range(6):
        session = Session((RuleOfThumbPlayer(),) * 4, f"seed {number}", match)
        session.start_deal()
        session.play_out()
        match = session.match
        model.set_match(match)
        model.retranslate()
    assert model.rowCount() == 6
    assert inserted == [1, 2, 3, 4, 5]
    for seat in range(4):
        scores = [model.index(row, Column.SCORE + seat).data(ScoreRole.NUMBER) or 0 for row in range(6)]
        assert sum(scores) == model.totals[seat] == match.totals[seat]
    model.set_match(Match())
    assert model.rowCount() == 0
    assert model.totals == (0, 0, 0, 0)


SIE_HANDS = "EOEULOLUHOHUSOSU/EAEXEKE9E8E7LALX/LKL9L8L7HAHXHKH9/H8H7SASXSKS9S8S7"


@pytest.mark.parametrize(
    ("notation", "texts"),
    [
        (
            f"sk1 3 {HANDS} - -,-,-,rufer:L E8E9E7EA,EOLOH9H7,SOHKHXSU,LXLAL9L7,L8LKS8LU,HOHUEUHA,SASXSKS7,H8S9EKEX"
            " =120:8:+7:-7:-7:+7",
            ["1", "Rufer", "Resi and You", "won", "120:0", "7", "+7", "\N{MINUS SIGN}7", "\N{MINUS SIGN}7", "+7"],
        ),
        (
            f"sk1 3 {SIE_HANDS} - sie,-,-,- . =0:0:+156:-52:-52:-52",
            ["1", "Sie", "You", "won", "", "52", "+156", *["\N{MINUS SIGN}52"] * 3],
        ),
        (
            f"sk1 3 {HANDS} - -,-,-,- . =0:0:+0:+0:+0:+0",
            ["1", "Passed", "All pass", "", "", "", *["\N{MIDDLE DOT}"] * 4],
        ),
    ],
)
def test_a_row_of_the_score_sheet_reads(qtbot: QtBot, notation: str, texts: list[str]) -> None:
    model = ScoreSheetModel()
    model.set_match(Match().add(parse_deal(notation)))
    assert [model.index(0, place).data() for place in range(model.columnCount())] == texts
