"""The history in the open program: every deal once, filters, the bill of a deal, statistics, export, damage."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Bid
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.storage.history import Filter, History, HistoryError, Record
from schafkopf_desktop.ui.controls import Button, Combo, Label
from schafkopf_desktop.ui.history.deals_model import PAGE, Column
from schafkopf_desktop.ui.history.history_page import HistoryPage
from schafkopf_desktop.ui.history.keeping import kept_deal, record_of
from schafkopf_desktop.ui.match.match_saving import saved_match
from schafkopf_desktop.ui.match.question import Question
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.match.shuffle_panel import ShufflePanel
from schafkopf_desktop.ui.translation import LANGUAGES
from tests.ui.match.conftest import Open, open_desktop, store
from tests.ui.match.person import Person
from tests.ui.test_fits import assert_fits

__all__ = ["open_desktop", "store"]
LEVELS = "veteran,master,amateur"


def evening(deals: int) -> Session:
    session = Session((RuleOfThumbPlayer(),) * 4, "past", Match(identity="past"))
    for _ in range(deals):
        session.start_deal()
        session.play_out()
    return session


@pytest.fixture
def past(tmp_path: Path) -> Callable[[int], Match]:
    """Gives a function that puts so many deals into the history, a day between each two, the last one now."""

    def play(deals: int) -> Match:
        match = evening(min(deals, 30)).match
        history = History(tmp_path / "history.db")
        now = int(time())
        history.add(
            (
                replace(kept_deal(record, "past", now - 86_400 * (deals - number), LEVELS), number=number),
                record_of(record),
            )
            for number, record in ((number, match.records[(number - 1) % 30]) for number in range(1, deals + 1))
        )
        history.close()
        return match

    return play


def opened(open_desktop: Open, *, size: tuple[int, int] = (1280, 800), language: str = "en") -> HistoryPage:
    desktop = open_desktop(size=size, language=language)
    desktop.window.go_to(desktop.history)
    return desktop.history


def kept(desktop: Desktop) -> list[tuple[str, int]]:
    deals = desktop.keeper.ask(lambda history: history.page(Filter()), ())
    return [(deal.match, deal.number) for _, deal in deals]


def column(page: HistoryPage, number: Column) -> list[str]:
    model = page.table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def choose(combo: Combo, key: str) -> None:
    combo.setCurrentIndex(combo.findData(key))
    combo.activated.emit(combo.currentIndex())


def export_button(page: HistoryPage) -> Button:
    in_bar = page.bar_widget()
    assert in_bar is not None
    return next(button for button in in_bar.findChildren(Button) if button.text() == "Export")


def click_row(page: HistoryPage, row: int) -> None:
    table = page.table
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.model().index(row, 1)).center()
    )


def test_a_finished_deal_is_kept_once_and_a_restart_does_not_double_it(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    assert kept(desktop) == []
    person.play_deal(Bid(Contract.WENZ_TOUT))
    match = desktop.controller.match
    assert kept(desktop) == [(match.identity, 1)]
    (deal,) = (deal for _, deal in desktop.keeper.ask(lambda history: history.page(Filter()), ()))
    assert (deal.contract, deal.role, deal.units) == ("wenz_tout", "declarer", match.totals[0])
    assert deal.levels == "amateur,amateur,amateur"
    desktop.close()
    again = open_desktop()
    assert again.controller.match.identity == match.identity
    assert kept(again) == [(match.identity, 1)]


def test_deals_that_were_finished_before_the_program_died_are_kept_at_the_next_start(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    store.save(saved_match(evening(5)))
    desktop = open_desktop()
    assert kept(desktop) == [("past", number) for number in (5, 4, 3, 2, 1)]


def test_the_list_reads_on_when_one_scrolls(qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match]) -> None:
    past(PAGE + 30)
    page = opened(open_desktop)
    model = page.table.model()
    assert model.rowCount() == PAGE
    page.table.scrollToBottom()
    qtbot.waitUntil(lambda: model.rowCount() == PAGE + 30)
    assert not model.canFetchMore(model.index(-1, -1))


def test_filters_hold_for_the_list_and_can_be_left(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match]
) -> None:
    past(30)
    page = opened(open_desktop)
    choose(page.filters.contract, "rufer")
    choose(page.filters.role, "defender")
    choose(page.filters.result, "won")
    found = column(page, Column.CONTRACT)
    assert found
    assert set(found) == {"Rufer"}
    assert set(column(page, Column.ROLE)) == {"Defender"}
    assert set(column(page, Column.RESULT)) == {"won"}
    choose(page.filters.contract, "sie")
    assert page.table.model().rowCount() == 0
    way_out = next(button for button in page.findChildren(Button) if button.text() == "Show all deals")
    way_out.click()
    assert page.table.model().rowCount() == 30


@pytest.mark.parametrize(("time_key", "rows"), [("all", 40), ("today", 1), ("week", 7), ("month", 30)])
def test_the_filter_by_date(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match], time_key: str, rows: int
) -> None:
    past(40)
    page = opened(open_desktop)
    choose(page.filters.time, time_key)
    assert page.table.model().rowCount() == rows


def test_a_click_on_a_row_shows_its_bill_with_the_totals_of_then_and_its_shuffle(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match]
) -> None:
    match = past(12)
    page = opened(open_desktop)
    row = next(row for row, text in enumerate(column(page, Column.CONTRACT)) if text != "Passed")
    record = match.records[12 - row - 1]
    click_row(page, row)
    panel = page.overlays.top()
    assert isinstance(panel, ResultPanel)
    assert panel.is_for(record)
    panel.shuffle_requested.emit()
    assert isinstance(page.overlays.top(), ShufflePanel)
    page.overlays.close_top()
    with qtbot.waitSignal(panel.close_requested):
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert page.overlays.top() is None


def test_the_bill_is_reached_by_keyboard_and_leads_to_the_analysis(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match]
) -> None:
    match = past(3)
    page = opened(open_desktop)
    assert page.table.hasFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    panel = page.overlays.top()
    assert isinstance(panel, ResultPanel)
    page.analysis_requested.disconnect()
    with qtbot.waitSignal(page.analysis_requested) as asked:
        panel.analysis_requested.emit()
    assert asked.args == [match.records[1]]


def test_a_record_that_cannot_be_read_is_said_to_be(
    qtbot: QtBot, open_desktop: Open, tmp_path: Path, past: Callable[[int], Match]
) -> None:
    match = past(1)
    history = History(tmp_path / "history.db")
    history.add([(kept_deal(match.records[0], "broken", int(time()), LEVELS), Record("sk1 nonsense", None))])
    history.close()
    page = opened(open_desktop)
    click_row(page, 0)
    question = page.overlays.top()
    assert isinstance(question, Question)
    assert question.accessibleName() == "This deal cannot be read"
    page.overlays.close_top()


def test_the_three_views_show_what_the_history_adds_up(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match]
) -> None:
    match = past(30)
    page = opened(open_desktop)
    page.views.segment("contracts").click()
    model = page.contracts.model()
    assert page.contracts.isVisible()
    deals = [int(model.index(row, 2).data()) for row in range(model.rowCount())]
    assert sum(deals) == 30
    page.views.segment("seats").click()
    assert page.seats.isVisible()
    said = [label.plain_text() for label in page.seats.findChildren(Label)]
    declared = [
        sum(
            record.settlement.declaration is not None and record.settlement.declaration.declarer == seat
            for record in match.records
        )
        for seat in range(4)
    ]
    assert {str(number) for number in declared} <= set(said)
    assert any(text.endswith("of 12 averages lie where a fair shuffle keeps them") for text in said)


def test_what_was_dealt_is_not_chosen_by_what_was_played(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match]
) -> None:
    past(40)
    page = opened(open_desktop)
    choose(page.filters.role, "declarer")
    choose(page.filters.time, "month")
    assert page.table.model().rowCount() < 30
    page.views.segment("seats").click()
    assert not page.filters.role.isVisible()
    assert page.filters.time.isVisible()
    assert page.filters.wanted == Filter(since=page.filters.wanted.since)
    assert page.table.model().rowCount() == 30
    page.views.segment("deals").click()
    assert page.filters.role.isVisible()
    assert page.filters.wanted.role == "declarer"


@pytest.mark.parametrize(("form", "ending"), [("Table (CSV)", "csv"), ("JSON", "json"), ("Notation", "txt")])
def test_what_the_filters_let_through_is_exported(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match], tmp_path: Path, form: str, ending: str
) -> None:
    match = past(30)
    page = opened(open_desktop)
    proposed: list[str] = []
    target = tmp_path / f"deals.{ending}"

    def choose_file(name: str) -> str:
        proposed.append(name)
        return str(target)

    page.choose_file = choose_file
    choose(page.filters.contract, "rufer")
    export_button(page).click()
    question = page.overlays.top()
    assert isinstance(question, Question)
    next(button for button in question.findChildren(Button) if button.text() == form).click()
    assert proposed == [f"schafkopf.{ending}"]
    expected = [
        record.notation
        for record in match.records
        if record.settlement.declaration is not None and record.settlement.declaration.contract is Contract.RUFER
    ]
    text = target.read_text("utf-8")
    assert all(notation in text for notation in expected)
    if ending == "json":
        assert [row["notation"] for row in json.loads(text)] == expected


def test_a_place_that_cannot_be_written_is_said_to_be(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match], tmp_path: Path
) -> None:
    past(2)
    page = opened(open_desktop)
    page.choose_file = lambda _name: str(tmp_path)
    export_button(page).click()
    question = page.overlays.top()
    assert isinstance(question, Question)
    next(button for button in question.findChildren(Button) if button.text() == "JSON").click()
    told = page.overlays.top()
    assert isinstance(told, Question)
    assert told.accessibleName() == "The file cannot be written"
    page.overlays.close_top()


def test_a_damaged_history_is_set_aside_and_named_and_begins_with_the_match(
    qtbot: QtBot, open_desktop: Open, store: MatchStore, tmp_path: Path
) -> None:
    store.save(saved_match(evening(3)))
    (tmp_path / "history.db").write_bytes(b"no database at all " * 500)
    desktop = open_desktop()
    (said,) = desktop.window.messages.texts()
    assert "The history of deals could not be read." in said
    assert str(tmp_path / "history.db.bad") in said
    assert len(kept(desktop)) == 3


def test_a_history_that_cannot_be_written_lets_one_play_on_and_catches_up(
    qtbot: QtBot, open_desktop: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = open_desktop("seed 76")
    add = History.add

    def refuse(_history: History, _deals: object) -> int:
        raise HistoryError("No space left on device")

    monkeypatch.setattr(History, "add", refuse)
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    assert desktop.window.messages.texts() == ("The history of deals cannot be reached. You can go on playing.",)
    monkeypatch.setattr(History, "add", add)
    desktop.keeper.retry()
    assert desktop.window.messages.texts() == ()
    assert len(kept(desktop)) == 1


def test_an_empty_history_says_how_it_begins(qtbot: QtBot, open_desktop: Open) -> None:
    page = opened(open_desktop)
    assert not page.table.isVisible()
    assert "The history begins with the first finished deal." in {
        label.plain_text() for label in page.findChildren(Label) if label.isVisible()
    }
    assert not export_button(page).isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160)])
def test_the_page_fits(
    qtbot: QtBot, open_desktop: Open, past: Callable[[int], Match], size: tuple[int, int], language: str
) -> None:
    past(40)
    page = opened(open_desktop, size=size, language=language)
    for view in ("deals", "contracts", "seats"):
        page.views.segment(view).click()
        qtbot.waitUntil(lambda: assert_fits(page))
        for table in (page.table, page.contracts):
            if table.isVisible():
                left, width = table.column_edges()[-1]
                assert left + width <= table.viewport().width()
