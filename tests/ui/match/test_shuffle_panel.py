"""The fingerprint is shown before the first card, the seed after the deal, and the check is made before one's eyes."""

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Bid
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.shuffle import fingerprint
from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from schafkopf_desktop.ui.controls import Button, Field, Label
from schafkopf_desktop.ui.match.match_saving import saved_match
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.match.shuffle_panel import FingerprintButton, ShufflePanel, grouped
from tests.ui.match.conftest import Open
from tests.ui.match.person import Person
from tests.ui.match.test_damaged_match import FINISHED
from tests.ui.match.test_score_sheet_page import evening


def shown(panel: ShufflePanel) -> list[str]:
    labels = [label for label in panel.findChildren(Label) if label.isVisible()]
    return [label.plain_text() for label in labels if label.plain_text()]


def panel_of(desktop: Desktop) -> ShufflePanel:
    panel = desktop.window.overlays.top()
    assert isinstance(panel, ShufflePanel)
    return panel


def bar_button(desktop: Desktop) -> FingerprintButton:
    button = desktop.window.bar.findChild(FingerprintButton)
    assert isinstance(button, FingerprintButton)
    return button


def test_the_fingerprint_is_in_the_bar_before_the_first_card_and_the_seed_is_not_told(
    qtbot: QtBot, open_desktop: Open
) -> None:
    desktop = open_desktop("seed 76", pace="calm")
    person = Person(qtbot, desktop)
    person.begin()
    assert not desktop.table.table.is_idle
    button = bar_button(desktop)
    assert button.isVisible()
    bound_to = desktop.controller.fingerprint
    assert bound_to is not None
    assert button.text() == grouped(bound_to[:16])
    person.click(button)
    words = shown(panel_of(desktop))
    assert grouped(bound_to) in words
    assert "It is told after the deal." in words
    desktop.window.overlays.close_top()


def test_after_the_deal_the_seed_is_told_and_checked(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    bound_to = desktop.controller.fingerprint
    person.play_deal(Bid(Contract.WENZ_TOUT))
    result = person.result()
    assert result is not None
    person.click(next(each for each in result.findChildren(Button) if each.text() == "Check this shuffle"))
    panel = panel_of(desktop)
    (record,) = desktop.controller.match.records
    assert record.seed is not None
    assert bound_to == record.fingerprint == fingerprint(record.seed)
    words = shown(panel)
    assert grouped(record.seed) in words
    assert words.count("agrees") == 4
    person.click(next(each for each in panel.findChildren(Button) if each.text() == "Copy"))
    assert QGuiApplication.clipboard().text() == f'{record.seed} {record.fingerprint} "{record.notation}"'
    person.click(next(each for each in panel.findChildren(Button) if each.text() == "Close"))
    assert person.result() is not None


@pytest.mark.parametrize(
    ("noted", "said"),
    [
        ("{start}", ["agrees"]),
        ("{whole}", ["agrees"]),
        (" {grouped} ", ["agrees"]),
        ("{start}0000000000000000", ["does not agree"]),
        ("{whole}0", ["does not agree"]),
        ("123", []),
    ],
)
def test_what_the_person_noted_is_held_against_the_fingerprint(
    qtbot: QtBot, open_desktop: Open, store: MatchStore, noted: str, said: list[str]
) -> None:
    session = evening(1)
    store.save(saved_match(session))
    desktop = open_desktop()
    desktop.window.go_to(desktop.sheet)
    Person(qtbot, desktop).click(next(each for each in desktop.sheet.findChildren(Button) if each.text() == "Check"))
    panel = panel_of(desktop)
    whole = session.match.records[0].fingerprint
    assert whole is not None
    before = shown(panel)
    field = panel.findChild(Field)
    assert isinstance(field, Field)
    field.setText(noted.format(start=whole[:16].upper(), whole=whole, grouped=grouped(whole)))
    after = shown(panel)
    for words in before:
        after.remove(words)
    assert after == said


def test_a_deal_of_an_older_version_says_that_nothing_can_be_checked(
    qtbot: QtBot, open_desktop: Open, store: MatchStore
) -> None:
    store.save(SavedMatch("seed 0", 3, finished=(FINISHED,)))
    desktop = open_desktop()
    desktop.window.go_to(desktop.sheet)
    Person(qtbot, desktop).click(next(each for each in desktop.sheet.findChildren(Button) if each.text() == "Check"))
    assert any("Nothing can be checked" in words for words in shown(panel_of(desktop)))


def test_a_changed_record_is_found_out(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    store.save(SavedMatch("seed 0", 3, finished=(FINISHED,), seeds=("another seed",)))
    desktop = open_desktop()
    desktop.window.go_to(desktop.sheet)
    Person(qtbot, desktop).click(next(each for each in desktop.sheet.findChildren(Button) if each.text() == "Check"))
    words = shown(panel_of(desktop))
    assert "does not agree" in words
    assert any("The record has been changed" in each for each in words)
    assert not isinstance(desktop.window.overlays.top(), ResultPanel)
