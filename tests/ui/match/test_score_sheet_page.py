"""The score sheet: rows, totals, the bill of a row, a new evening."""

from itertools import pairwise

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
from schafkopf_desktop.ui.controls import Button
from schafkopf_desktop.ui.match.match_saving import saved_match
from schafkopf_desktop.ui.match.question import Question
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.match.score_sheet_model import Column
from schafkopf_desktop.ui.match.score_table import ScoreTable
from schafkopf_desktop.ui.match.totals_chart import grid_step, running_totals, spread_labels
from tests.ui.match.conftest import Open
from tests.ui.match.person import Person


def evening(deals: int) -> Session:
    """A match in which so many deals have been played by computers."""
    session = Session((RuleOfThumbPlayer(),) * 4, "evening", Match())
    for _ in range(deals):
        session.start_deal()
        session.play_out()
    return session


def open_sheet(open_desktop: Open, store: MatchStore, deals: int, size: tuple[int, int] = (1280, 800)) -> Desktop:
    store.save(saved_match(evening(deals)))
    desktop = open_desktop(size=size)
    desktop.window.go_to(desktop.sheet)
    return desktop


def table_of(desktop: Desktop) -> ScoreTable:
    table = desktop.sheet.findChild(ScoreTable)
    assert isinstance(table, ScoreTable)
    return table


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_every_deal_has_a_row_and_no_column_is_cut(
    qtbot: QtBot, open_desktop: Open, store: MatchStore, size: tuple[int, int]
) -> None:
    desktop = open_sheet(open_desktop, store, 12, size)
    table = table_of(desktop)
    assert table.model().rowCount() == 12

    def right_edge() -> int:
        left, width = table.column_edges()[-1]
        return left + width

    qtbot.waitUntil(lambda: right_edge() <= table.viewport().width())


def test_a_click_on_a_row_shows_its_bill_with_the_totals_of_then(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    desktop = open_sheet(open_desktop, store, 4)
    table = table_of(desktop)
    cell = table.visualRect(table.model().index(1, Column.CONTRACT)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    panel = desktop.window.overlays.top()
    assert isinstance(panel, ResultPanel)
    assert panel.is_for(desktop.controller.match.records[1])
    with qtbot.waitSignal(panel.close_requested):
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert desktop.window.overlays.top() is None
    assert desktop.window.page is desktop.sheet


def test_a_new_evening_is_asked_for_and_begins_at_zero(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    desktop = open_sheet(open_desktop, store, 3)
    person = Person(qtbot, desktop)
    person.click(button(desktop, "New evening"))
    question = desktop.window.overlays.top()
    assert isinstance(question, Question)
    assert number_of_deals(desktop) == 3
    person.click(next(each for each in question.findChildren(Button) if each.text() == "New evening"))
    assert number_of_deals(desktop) == 0
    assert desktop.window.page is desktop.table
    person.wait_until_asked_or_over()


def test_a_new_evening_can_be_declined(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    desktop = open_sheet(open_desktop, store, 3)
    person = Person(qtbot, desktop)
    person.click(button(desktop, "New evening"))
    desktop.window.overlays.close_top()
    assert len(desktop.controller.match.records) == 3
    assert desktop.window.page is desktop.sheet


def test_the_sheet_leads_to_the_next_deal(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    desktop = open_sheet(open_desktop, store, 3)
    person = Person(qtbot, desktop)
    person.click(button(desktop, "Next deal"))
    assert desktop.window.page is desktop.table
    assert desktop.controller.deal_number == 4
    person.wait_until_asked_or_over()


def test_an_empty_sheet_says_so(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop()
    desktop.window.go_to(desktop.sheet)
    assert not table_of(desktop).isVisible()
    assert not button(desktop, "New evening").isEnabled()
    assert button(desktop, "Play").isVisible()


def test_from_the_result_to_the_sheet_and_back(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    result = person.result()
    assert result is not None
    result.sheet_requested.emit()
    assert desktop.window.page.name() == "Score sheet"
    assert table_of(desktop).model().rowCount() == 1
    desktop.window.go_back()
    assert desktop.window.page.name() == "Table"
    assert person.result() is None


def number_of_deals(desktop: Desktop) -> int:
    return len(desktop.controller.match.records)


def button(desktop: Desktop, text: str) -> Button:
    return next(each for each in desktop.sheet.findChildren(Button) if each.text() == text)


def test_running_totals_begin_at_zero() -> None:
    assert running_totals([(1, -1, 1, -1), (-3, 1, 1, 1)]) == ((0, 1, -2), (0, -1, 0), (0, 1, 2), (0, -1, 0))


@pytest.mark.parametrize(("largest", "step"), [(0, 1), (3, 1), (4, 2), (6, 2), (7, 5), (15, 5), (16, 10), (156, 100)])
def test_grid_lines_are_round_numbers(largest: int, step: int) -> None:
    assert grid_step(largest) == step


def test_labels_that_meet_move_apart_and_stay_inside() -> None:
    spread = spread_labels([50, 51, 52, 200], 20, 10, 210)
    assert sorted(spread) == list(spread)
    assert all(lower - upper >= 20 for upper, lower in pairwise(spread))
    assert spread_labels([5, 5], 20, 10, 100) == (10, 30)
    assert spread_labels([99, 99], 20, 10, 100) == (80, 100)
