"""The ways to the analysis: from the result, and from the bill of a row of the score sheet."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.actions import Bid
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.ui.controls import Button
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from tests.ui.match.conftest import Open
from tests.ui.match.person import Person
from tests.ui.match.test_score_sheet_page import open_sheet


def test_from_the_result_by_its_button_and_back(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    result = person.result()
    assert result is not None
    person.click(next(each for each in result.findChildren(Button) if each.text() == "Analyse"))
    assert desktop.window.page.name() == "Analysis"
    assert desktop.analysis.analysis is not None
    assert desktop.analysis.analysis.deal == parse_deal(desktop.controller.match.records[-1].notation)
    desktop.window.go_back()
    assert desktop.window.page.name() == "Table"


def test_from_a_row_of_the_score_sheet_by_a_key(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    desktop = open_sheet(open_desktop, store, 4)
    record = desktop.controller.match.records[1]
    desktop.sheet._show_record(record)
    panel = desktop.window.overlays.top()
    assert isinstance(panel, ResultPanel)
    QTest.keyClick(panel, Qt.Key.Key_A)
    assert desktop.window.page.name() == "Analysis"
    assert desktop.analysis.analysis is not None
    assert str(desktop.analysis.analysis.deal) == record.notation
    desktop.window.go_back()
    assert desktop.window.page.name() == "Score sheet"
