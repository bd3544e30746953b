"""A deal is given away as a code, opened by another, and played without touching score, dealer or statistics."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Bid, Pass
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.deal_code import deal_code, deal_of_code
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from schafkopf_desktop.storage.history import Filter
from schafkopf_desktop.ui.controls import Button, Label
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.share.deal_text import deal_in, file_text, untouched
from schafkopf_desktop.ui.share.open_panel import OpenPanel
from schafkopf_desktop.ui.share.share_panel import SharePanel
from tests.ui.match.conftest import Open, open_desktop, store
from tests.ui.match.person import Person
from tests.ui.match.test_damaged_match import FINISHED

__all__ = ["open_desktop", "store"]
RECORD = parse_deal(FINISHED)


def button(root: object, text: str) -> Button:
    assert isinstance(root, SharePanel | OpenPanel | ResultPanel)
    return next(each for each in root.findChildren(Button) if each.text() == text)


def shared(open_desktop: Open, store: MatchStore) -> tuple[Desktop, SharePanel]:
    """The program at the code of a finished deal."""
    store.save(SavedMatch("seed 0", 3, finished=(FINISHED,)))
    desktop = open_desktop()
    desktop.window.go_to(desktop.sheet)
    desktop.sheet._show_record(desktop.controller.match.records[0])
    result = desktop.window.overlays.top()
    assert isinstance(result, ResultPanel)
    result.share_requested.emit()
    panel = desktop.window.overlays.top()
    assert isinstance(panel, SharePanel)
    return desktop, panel


def opening(open_desktop: Open) -> tuple[Desktop, OpenPanel]:
    desktop = open_desktop()
    desktop.window.go_to(desktop.history)
    in_bar = desktop.history.bar_widget()
    assert in_bar is not None
    next(each for each in in_bar.findChildren(Button) if each.text() == "Open a code").click()
    panel = desktop.window.overlays.top()
    assert isinstance(panel, OpenPanel)
    return desktop, panel


TEXTS = [
    (FINISHED, RECORD),
    (deal_code(RECORD), RECORD),
    (f"  {deal_code(RECORD).lower()}\n", RECORD),
    (file_text(RECORD), RECORD),
    (file_text(untouched(RECORD)), untouched(RECORD)),
    (f"Look at this one:\n\n{FINISHED}\nWhat would you have done?", RECORD),
    ("", None),
    ("no deal at all", None),
    (FINISHED.replace("=58", "=59"), None),
]


@pytest.mark.parametrize(("text", "deal"), TEXTS)
def test_a_deal_is_found_in_a_text(text: str, deal: Deal | None) -> None:
    assert deal_in(text) == deal


def test_the_code_is_shown_and_copied_with_the_play_or_without(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    _, panel = shared(open_desktop, store)
    button(panel, "Copy").click()
    assert deal_of_code(QGuiApplication.clipboard().text()) == RECORD
    panel.what.segment("cards").click()
    assert deal_of_code(panel.code.text()) == untouched(RECORD)


def test_a_text_file_is_written_and_a_place_that_refuses_it_is_named(
    qtbot: QtBot, open_desktop: Open, store: MatchStore, tmp_path: Path
) -> None:
    _, panel = shared(open_desktop, store)
    panel.choose_file = lambda name: str(tmp_path / name)
    button(panel, "Save as text").click()
    assert deal_in((tmp_path / "schafkopf.txt").read_text("utf-8")) == RECORD
    panel.choose_file = lambda _name: str(tmp_path)
    button(panel, "Save as text").click()
    assert any("cannot be written" in label.plain_text() for label in panel.findChildren(Label) if label.isVisible())


def test_a_wrong_code_gets_a_sentence_and_the_field_keeps_its_text(qtbot: QtBot, open_desktop: Open) -> None:
    desktop, panel = opening(open_desktop)
    QTest.keyClicks(panel.code, "ABCD-EFGH")
    QTest.keyClick(panel.code, Qt.Key.Key_Return)
    assert panel.problem.isVisible()
    assert panel.problem.plain_text() == "This code belongs to no deal."
    assert panel.code.text() == "ABCD-EFGH"
    assert desktop.window.overlays.top() is panel
    QTest.keyClicks(panel.code, "J")
    assert not panel.problem.isVisible()


def test_a_file_without_a_deal_and_one_that_cannot_be_read_are_named(
    qtbot: QtBot, open_desktop: Open, tmp_path: Path
) -> None:
    _, panel = opening(open_desktop)
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 20)
    panel.choose_file = lambda: str(tmp_path / "noise")
    button(panel, "From a file").click()
    assert panel.problem.plain_text() == "This code belongs to no deal."
    panel.choose_file = lambda: str(tmp_path / "nowhere")
    button(panel, "From a file").click()
    assert "nowhere" in panel.problem.plain_text()


def test_an_opened_code_is_played_and_touches_nothing(
    qtbot: QtBot, open_desktop: Open, store: MatchStore, tmp_path: Path
) -> None:
    store.save(SavedMatch("seed 0", 3, finished=(FINISHED,)))
    desktop, panel = opening(open_desktop)
    before = store.path.read_bytes(), desktop.controller.match, desktop.controller.view
    panel.code.setText(deal_code(RECORD))
    button(panel, "Play these cards").click()
    assert desktop.window.page is desktop.practice
    tag = desktop.practice.bar_widget()
    assert isinstance(tag, Label)
    assert tag.plain_text() == "Does not count · before: +5"
    qtbot.waitUntil(lambda: desktop.practice_controller.asks_person, timeout=20_000)
    view = desktop.practice_controller.view
    assert view is not None
    assert set(view.hand) == set(RECORD.hands[0])
    finish(qtbot, desktop)
    qtbot.waitUntil(lambda: isinstance(desktop.window.overlays.top(), ResultPanel), timeout=20_000)
    result = desktop.window.overlays.top()
    assert isinstance(result, ResultPanel)
    assert not button(result, "Score sheet").isVisible()
    assert (store.path.read_bytes(), desktop.controller.match, desktop.controller.view) == before
    kept = desktop.keeper.ask(lambda history: history.page(Filter()), ())
    assert [deal.number for _, deal in kept] == [1]
    button(result, "Play again").click()
    qtbot.waitUntil(lambda: desktop.practice_controller.asks_person, timeout=20_000)
    again = desktop.practice_controller.view
    assert again is not None
    assert set(again.hand) == set(RECORD.hands[0])


def test_a_deal_that_has_just_ended_is_repeated_and_the_table_is_left_as_it_was(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    match, saved = desktop.controller.match, store.path.read_bytes()
    result = person.result()
    assert result is not None
    button(result, "Repeat").click()
    assert desktop.window.page is desktop.practice
    qtbot.waitUntil(lambda: desktop.practice_controller.asks_person, timeout=20_000)
    finish(qtbot, desktop)
    desktop.window.go_back()
    assert desktop.window.page is desktop.table
    assert desktop.controller.match == match
    assert store.path.read_bytes() == saved


def finish(qtbot: QtBot, desktop: Desktop) -> None:
    """Play legal actions to the end; after four passes the same cards come again, so that is no way."""
    controller = desktop.practice_controller
    while controller.deal_is_running:
        qtbot.waitUntil(lambda: controller.asks_person or not controller.deal_is_running, timeout=20_000)
        view = controller.view
        if controller.asks_person and view is not None:
            actions = view.legal_actions()
            controller.act(next((each for each in actions if each != Pass()), actions[0]))
