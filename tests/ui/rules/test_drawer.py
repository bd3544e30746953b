"""The rules drawer: chapters, one rule in question, the search, the keyboard, and every switch while it is open."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.controls import Button, Field, Label, ScrollPage
from schafkopf_desktop.ui.rules.blocks import CardRowView, ParagraphView
from schafkopf_desktop.ui.rules.chapters import chapters
from schafkopf_desktop.ui.rules.chip import Chip
from schafkopf_desktop.ui.rules.content import ChapterKey, Paragraph, chapter_title
from schafkopf_desktop.ui.rules.drawer import RulesDrawer
from schafkopf_desktop.ui.rules.introduction import introduction_title
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import DARK, LIGHT
from tests.ui.rules.conftest import every_language, resize


def content(drawer: RulesDrawer) -> QWidget:
    found = page_of(drawer).widget()
    assert found is not None
    return found


def field_of(drawer: RulesDrawer) -> Field:
    found = drawer.findChild(Field)
    assert found is not None
    return found


def page_of(drawer: RulesDrawer) -> ScrollPage:
    found = drawer.findChild(ScrollPage)
    assert found is not None
    return found


def link_in(drawer: RulesDrawer) -> Button:
    found = content(drawer).findChild(Button)
    assert found is not None
    return found


def paragraphs(drawer: RulesDrawer) -> list[ParagraphView]:
    return content(drawer).findChildren(ParagraphView)


def numbers(drawer: RulesDrawer) -> list[str]:
    return [view.paragraph.number for view in paragraphs(drawer) if view.paragraph.number]


def marked(drawer: RulesDrawer) -> list[str]:
    return [view.paragraph.number for view in paragraphs(drawer) if view.is_marked]


def chip(drawer: RulesDrawer, key: ChapterKey) -> Chip:
    return next(found for found in drawer.findChildren(Chip) if found.accessibleName() == chapter_title(key))


def checked(drawer: RulesDrawer) -> list[str]:
    return [found.accessibleName() for found in drawer.findChildren(Chip) if found.isChecked()]


def shown(drawer: RulesDrawer, qtbot: QtBot) -> RulesDrawer:
    with qtbot.waitExposed(drawer.window()):
        drawer.window().show()
    return drawer


def scrolled(drawer: RulesDrawer) -> int:
    return page_of(drawer).verticalScrollBar().value()


@every_language
def test_a_chip_leads_to_each_of_the_five_chapters(
    language: str, drawer: RulesDrawer, services: Services, qtbot: QtBot
) -> None:
    services.translator.install(language)
    shown(drawer, qtbot)
    for chapter in chapters():
        QTest.mouseClick(chip(drawer, chapter.key), Qt.MouseButton.LeftButton)
        wanted = [block.number for block in chapter.blocks if isinstance(block, Paragraph) and block.number]
        assert numbers(drawer) == wanted
        assert checked(drawer) == [chapter.title]
        assert content(drawer).findChildren(Label)[0].plain_text() == chapter.title


@pytest.mark.parametrize("section", ["1.1", "3.5", "4.3", "4.10", "5.4"])
@pytest.mark.parametrize("size", [(640, 800), (960, 600)])
def test_opened_at_a_section_it_is_marked_and_in_view(
    section: str, size: tuple[int, int], drawer: RulesDrawer, qtbot: QtBot
) -> None:
    resize(drawer, *size)
    drawer.open_at(section)
    shown(drawer, qtbot)
    (view,) = [view for view in paragraphs(drawer) if view.is_marked]
    assert view.paragraph.number == section
    page = page_of(drawer)
    top = view.mapTo(page.viewport(), view.rect().topLeft()).y()
    assert top >= 0
    assert top + view.height() <= page.viewport().height()


def test_opened_at_a_section_while_it_is_visible(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    drawer.open_at("4.10")
    assert marked(drawer) == ["4.10"]
    assert scrolled(drawer) > 0
    drawer.open_at("5.1")
    assert marked(drawer) == ["5.1"]
    assert scrolled(drawer) == 0


def test_opened_without_a_section_it_is_where_it_was_left(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    drawer.open_at("4")
    assert marked(drawer) == []
    drawer.open_at()
    assert checked(drawer) == [chapter_title(ChapterKey.PLAY)]


@pytest.mark.parametrize("section", ["9.1", "x", "0"])
def test_a_chapter_that_does_not_exist_is_refused(section: str, drawer: RulesDrawer) -> None:
    with pytest.raises(ValueError, match="ChapterKey"):
        drawer.open_at(section)


def test_the_introduction_leads_to_the_rules_and_back(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    drawer.open_introduction()
    assert numbers(drawer) == [str(n) for n in range(1, 8)]
    assert checked(drawer) == []
    QTest.mouseClick(link_in(drawer), Qt.MouseButton.LeftButton)
    assert numbers(drawer)[0] == "1.1"
    link = link_in(drawer)
    assert link.text() == introduction_title()
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert numbers(drawer)[0] == "1"


def test_the_search_shows_only_what_it_finds_and_marks_the_words(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    drawer.open_at("4")
    field = field_of(drawer)
    QTest.keyClicks(field, "ruff trump")
    assert numbers(drawer) == ["4.3"]
    assert checked(drawer) == []
    texts = [label.text() for label in paragraphs(drawer)[0].findChildren(Label)]
    assert sum(text.count("background-color") for text in texts) == 2
    summary = content(drawer).findChildren(Label)[0]
    assert summary.plain_text() == "1 rule found"
    field.clear()
    assert numbers(drawer)[0] == "4.1"


def test_a_search_without_result_says_so_and_shows_markup_as_text(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    QTest.keyClicks(field_of(drawer), "<b>poker</b>")
    (label,) = content(drawer).findChildren(Label)
    assert label.plain_text() == "The rules say nothing about “<b>poker</b>”."
    assert "&lt;b&gt;" in label.text()


def test_escape_clears_the_search_first_and_closes_then(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    field = field_of(drawer)
    QTest.keyClicks(field, "wenz")
    with qtbot.assertNotEmitted(drawer.close_requested):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    with qtbot.waitSignal(drawer.close_requested):
        QTest.keyClick(field, Qt.Key.Key_Escape)


def test_the_close_button_asks_to_close(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    close = next(found for found in drawer.findChildren(Button) if found.accessibleName() == "Close the rules")
    with qtbot.waitSignal(drawer.close_requested):
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)


def test_arrows_and_page_keys_scroll_from_the_search_field_and_from_the_chips(
    drawer: RulesDrawer, qtbot: QtBot
) -> None:
    drawer.open_at("4")
    shown(drawer, qtbot)
    for control in (field_of(drawer), chip(drawer, ChapterKey.PLAY)):
        before = scrolled(drawer)
        QTest.keyClick(control, Qt.Key.Key_Down)
        assert scrolled(drawer) > before
        QTest.keyClick(control, Qt.Key.Key_Up)
        assert scrolled(drawer) == before
        QTest.keyClick(control, Qt.Key.Key_PageDown)
        assert scrolled(drawer) > before
        QTest.keyClick(control, Qt.Key.Key_PageUp)


def test_a_new_language_keeps_the_place_and_changes_every_text(
    drawer: RulesDrawer, services: Services, qtbot: QtBot
) -> None:
    drawer.open_at("4.7")
    shown(drawer, qtbot)
    place = scrolled(drawer)
    services.translator.install("es")
    assert marked(drawer) == ["4.7"]
    assert place > 0
    assert "escapas" in next(view.paragraph.text for view in paragraphs(drawer) if view.is_marked)
    assert checked(drawer) == ["El juego"]
    assert field_of(drawer).placeholderText() == "Buscar en las reglas"
    assert drawer.accessibleName() == "Reglas"


def test_a_new_theme_recolours_what_is_open(drawer: RulesDrawer, services: Services, qtbot: QtBot) -> None:
    drawer.open_at("4.7")
    shown(drawer, qtbot)
    light = drawer.grab().toImage().pixelColor(2, 2)
    services.settings.update(theme="dark")
    dark = drawer.grab().toImage().pixelColor(2, 2)
    assert light == LIGHT.panel
    assert dark == DARK.panel


@every_language
@pytest.mark.parametrize("width", [480, 960])
def test_nothing_is_cut_at_any_width(
    width: int, language: str, drawer: RulesDrawer, services: Services, qtbot: QtBot
) -> None:
    services.translator.install(language)
    resize(drawer, width, 600)
    shown(drawer, qtbot)
    for key in ChapterKey:
        drawer.open_at(key.value)
        page = page_of(drawer)
        assert content(drawer).minimumSizeHint().width() <= page.viewport().width()
        for found in drawer.findChildren(Chip):
            assert drawer.rect().contains(QRect(found.mapTo(drawer, QPoint()), found.size()))


@every_language
def test_nothing_is_cut_when_everything_grows(
    language: str, drawer: RulesDrawer, services: Services, qtbot: QtBot
) -> None:
    services.translator.install(language)
    resize(drawer, 960, 1080)
    shown(drawer, qtbot)
    services.theme.set_scale(2.0)
    for key in ChapterKey:
        drawer.open_at(key.value)
        found = content(drawer)
        assert found.minimumSizeHint().width() <= page_of(drawer).viewport().width()
        assert found.height() >= found.heightForWidth(found.width())


def test_lines_stay_short_enough_to_read_in_a_huge_window(drawer: RulesDrawer, qtbot: QtBot) -> None:
    resize(drawer, 1920, 1080)
    drawer.open_at("4.10")
    shown(drawer, qtbot)
    assert content(drawer).width() == 800
    assert marked(drawer) == ["4.10"]


def test_card_rows_name_their_cards_to_a_reader(drawer: RulesDrawer, qtbot: QtBot) -> None:
    shown(drawer, qtbot)
    drawer.open_at("4")
    row = content(drawer).findChild(CardRowView)
    assert row is not None
    assert any(child.accessibleName().startswith("The eight highest trumps") for child in row.findChildren(QWidget))
