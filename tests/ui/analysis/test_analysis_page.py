"""The page of the analysis: it fills in the background, moves by keys and clicks, and can be left at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.ui.analysis.analysis_page import AnalysisPage
from schafkopf_desktop.ui.analysis.legend import Legend
from schafkopf_desktop.ui.analysis.marks import marked_numbers
from schafkopf_desktop.ui.analysis.timeline import Timeline
from schafkopf_desktop.ui.analysis.trick_chips import TrickChip
from schafkopf_desktop.ui.controls import Button, Label, ScrollPage
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import LANGUAGES
from schafkopf_desktop.ui.window import MainWindow
from tests.analysis.games import passed_out, played, played_at_random, sie, tout
from tests.ui.analysis.conftest import is_complete, open_page
from tests.ui.test_fits import assert_fits

FAST, COSTLY = 20, 40


def texts(page: AnalysisPage) -> list[str]:
    return [label.plain_text() for label in page.findChildren(Label) if label.isVisible()]


def button(page: AnalysisPage, name: str) -> Button:
    return next(each for each in page.findChildren(Button) if each.accessibleName() == name)


def complete(qtbot: QtBot, page: AnalysisPage, deal: Deal) -> None:
    """Open a deal and wait until everything is known."""
    open_page(page, deal)
    qtbot.waitUntil(lambda: is_complete(page), timeout=20_000)


def test_it_can_be_used_before_anything_is_known(qtbot: QtBot, page: AnalysisPage) -> None:
    open_page(page, played(FAST))
    assert page.analysis is not None
    assert page.analysis.done == 0
    assert "This card has not been worked out yet." in texts(page)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.number == 1
    qtbot.waitUntil(lambda: is_complete(page), timeout=20_000)
    # Whoever has moved stays where he is.
    assert page.number == 1
    assert not [text for text in texts(page) if "Working out" in text]


def test_it_begins_at_the_first_marked_card(qtbot: QtBot, page: AnalysisPage) -> None:
    complete(qtbot, page, played_at_random(COSTLY))
    assert page.analysis is not None
    assert page.number == marked_numbers(page.analysis)[0]


@pytest.mark.parametrize(
    ("start", "key", "number"),
    [
        (0, Qt.Key.Key_Left, 0),
        (5, Qt.Key.Key_Left, 4),
        (5, Qt.Key.Key_Right, 6),
        (31, Qt.Key.Key_Right, 31),
        (5, Qt.Key.Key_Up, 4),
        (4, Qt.Key.Key_Up, 0),
        (0, Qt.Key.Key_Up, 0),
        (5, Qt.Key.Key_Down, 8),
        (29, Qt.Key.Key_Down, 31),
        (12, Qt.Key.Key_Home, 0),
        (12, Qt.Key.Key_End, 31),
    ],
)
def test_keys_move_by_card_and_by_trick(page: AnalysisPage, start: int, key: Qt.Key, number: int) -> None:
    open_page(page, played(FAST))
    page.go_to(start)
    QTest.keyClick(page, key)
    assert page.number == number


def test_keys_work_while_a_button_has_the_keyboard(qtbot: QtBot, page: AnalysisPage) -> None:
    complete(qtbot, page, played_at_random(COSTLY))
    page.go_to(0)
    following = button(page, "Next turning point")
    following.setFocus()
    QTest.keyClick(following, Qt.Key.Key_Right)
    assert page.number == 1
    QTest.keyClick(following, Qt.Key.Key_Down)
    assert page.number == 4


def test_clicks_on_a_card_and_on_a_trick(page: AnalysisPage) -> None:
    open_page(page, played(FAST))
    timeline = page.findChild(Timeline)
    assert isinstance(timeline, Timeline)
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=timeline.column_box(17).center().toPoint())
    assert page.number == 17
    page.findChildren(TrickChip)[6].click()
    assert page.number == 24


def test_the_turning_points_in_order_and_back(qtbot: QtBot, page: AnalysisPage) -> None:
    complete(qtbot, page, played_at_random(COSTLY))
    assert page.analysis is not None
    marked = marked_numbers(page.analysis)
    assert len(marked) > 4
    seen = [page.number]
    while button(page, "Next turning point").isEnabled():
        button(page, "Next turning point").click()
        seen.append(page.number)
    assert tuple(seen) == marked
    assert button(page, "Previous turning point").hasFocus()
    for number in reversed(marked[:-1]):
        button(page, "Previous turning point").click()
        assert page.number == number
    assert not button(page, "Previous turning point").isEnabled()


def test_a_marked_card_says_what_it_cost_and_why(qtbot: QtBot, page: AnalysisPage) -> None:
    complete(qtbot, page, played_at_random(COSTLY))
    assert page.analysis is not None
    for number in marked_numbers(page.analysis):
        page.go_to(number)
        verdict = page.analysis.verdicts[number]
        shown = " ".join(texts(page))
        assert ("Avoidable:" in shown) == verdict.is_mistake
        assert ("Better:" in shown) == (verdict.comparison is not None or verdict.is_mistake)
        assert "{" not in shown


def test_a_screen_reader_is_told_the_card_once(qtbot: QtBot, page: AnalysisPage) -> None:
    complete(qtbot, page, played_at_random(COSTLY))
    page.go_to(0)
    told: list[str] = []
    page.said.connect(told.append)
    page.go_to(4)
    page.go_to(4)
    assert len(told) == 1
    assert told[0].startswith("Card 5 of 32 · trick 2 · you play. Seven of hearts. +1. It lets a trick go")


def test_cancelled_it_stays_as_far_as_it_is_and_can_go_on(qtbot: QtBot, page: AnalysisPage) -> None:
    open_page(page, played(FAST))
    assert page.analysis is not None
    button(page, "Cancel").click()
    done = page.analysis.done
    assert f"Stopped at {done} of 32" in texts(page)
    button(page, "Go on").click()
    qtbot.waitUntil(lambda: is_complete(page), timeout=20_000)


def test_left_it_stops_and_entered_again_it_goes_on(qtbot: QtBot, page: AnalysisPage) -> None:
    window = open_page(page, played(FAST))
    window.go_back()
    assert window.page is window.pages.home
    assert page.analysis is not None
    before = page.analysis
    qtbot.wait(30)
    assert page.analysis is before
    window.go_to(page)
    qtbot.waitUntil(lambda: is_complete(page), timeout=20_000)


def test_another_deal_takes_the_place_of_the_first(qtbot: QtBot, page: AnalysisPage) -> None:
    open_page(page, played(FAST))
    page.open_deal(played_at_random(COSTLY))
    qtbot.waitUntil(lambda: is_complete(page), timeout=20_000)
    assert page.analysis is not None
    assert page.analysis.deal == played_at_random(COSTLY)


@pytest.mark.parametrize("steps", range(6))
def test_the_window_can_be_closed_while_it_works(qtbot: QtBot, page: AnalysisPage, steps: int) -> None:
    window = open_page(page, played_at_random(COSTLY + steps))
    if steps:
        qtbot.wait(5 * steps)
    window.close()


@pytest.mark.parametrize(
    ("deal", "words"),
    [(passed_out(), "All four passed."), (sie(), "A Sie is won without a card being played")],
)
def test_where_there_is_nothing_to_analyse_it_says_so(page: AnalysisPage, deal: Deal, words: str) -> None:
    open_page(page, deal)
    assert any(text.startswith(words) for text in texts(page))
    assert not button(page, "Next turning point").isVisible()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End):
        QTest.keyClick(page, key)
    assert page.number == 0


def test_a_tout_lost_early_has_only_the_tricks_that_were_played(qtbot: QtBot, page: AnalysisPage) -> None:
    deal = tout(is_won=False)
    complete(qtbot, page, deal)
    assert sum(chip.isVisible() for chip in page.findChildren(TrickChip)) == len(deal.tricks) < 8
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.number == 4 * len(deal.tricks) - 1
    page.grab()


def test_the_deal_is_copied_in_its_notation(page: AnalysisPage) -> None:
    open_page(page, played(FAST))
    copy = page.bar_widget()
    assert isinstance(copy, Button)
    copy.click()
    assert QGuiApplication.clipboard().text() == str(played(FAST))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_everything_fits(
    qtbot: QtBot, page: AnalysisPage, services: Services, language: str, size: tuple[int, int]
) -> None:
    services.settings.update(language=language)
    window = page.window()
    assert isinstance(window, MainWindow)
    window.resize(*size)
    complete(qtbot, page, played_at_random(COSTLY))
    assert page.analysis is not None
    for number in marked_numbers(page.analysis)[:4]:
        page.go_to(number)
        QApplication.processEvents()
        scroll, legend = page.findChild(ScrollPage), page.findChild(Legend)
        assert isinstance(scroll, ScrollPage)
        assert isinstance(legend, Legend)
        content = scroll.widget()
        assert content is not None
        for part in (content, legend, window.bar):
            assert_fits(part)
