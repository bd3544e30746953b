"""The settings page: each control does what it says, and shows what was changed elsewhere."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.players.levels import Level
from schafkopf_desktop.storage.settings import LEVELS, Settings
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.appearance_section import AppearanceSection
from schafkopf_desktop.ui.settings.pace_section import PACES, PaceSection
from schafkopf_desktop.ui.settings.players_section import PlayersSection
from schafkopf_desktop.ui.settings.presets import PRESETS
from schafkopf_desktop.ui.settings.rows import Section
from schafkopf_desktop.ui.settings.sections import HouseRulesSection, LanguageSection, TableSection
from schafkopf_desktop.ui.settings.settings_page import SectionKey, SettingsPage
from schafkopf_desktop.ui.theme import DARK
from schafkopf_desktop.ui.window import MainWindow

Kind = TypeVar("Kind", bound=Section)


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    """The page, shown at its first section."""
    page = window.pages.settings
    assert isinstance(page, SettingsPage)
    window.go_to(page)
    return page


def shown(page: SettingsPage, key: SectionKey, kind: type[Kind]) -> Kind:
    page.show_section(key)
    section = page.section(key)
    assert isinstance(section, kind)
    return section


def test_every_section_can_be_reached(qtbot: QtBot, page: SettingsPage) -> None:
    for key, button in page.buttons.items():
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.section(key).isVisible()


def test_a_preset_sets_the_three_filters_and_is_marked(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.APPEARANCE, AppearanceSection)
    for tile, preset in zip(section.presets.tiles, PRESETS, strict=True):
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert services.pictures.filters == preset.filters
        assert [other.isChecked() for other in section.presets.tiles] == [
            other is tile for other in section.presets.tiles
        ]
    services.settings.update(grain=99)
    assert not any(tile.isChecked() for tile in section.presets.tiles)


def test_the_presets_are_the_ones_that_were_tried(qtbot: QtBot) -> None:
    filters = [preset.filters for preset in PRESETS]
    for tried in (FilterSettings(35, 70, 85), FilterSettings(55, 40, 100), FilterSettings(30, 20, 95)):
        assert tried in filters


def test_before_stays_as_drawn_while_after_is_filtered(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.APPEARANCE, AppearanceSection)
    comparison = section.comparison
    settle(qtbot, section, services)
    before = comparison.grab().toImage()
    services.settings.update(temperature=100)
    settle(qtbot, section, services)
    after = comparison.grab().toImage()
    middle = comparison.height() // 2
    assert after.pixelColor(45, middle) == before.pixelColor(45, middle)
    right = comparison.width() - 45
    assert after.pixelColor(right, middle).blue() < before.pixelColor(right, middle).blue()


def test_the_line_between_before_and_after_moves(qtbot: QtBot, page: SettingsPage) -> None:
    comparison = shown(page, SectionKey.APPEARANCE, AppearanceSection).comparison
    qtbot.mouseClick(comparison, Qt.MouseButton.LeftButton, pos=QPoint(comparison.width() // 4, 20))
    assert comparison.value() == 25
    qtbot.keyClick(comparison, Qt.Key.Key_Right)
    assert comparison.value() == 26


def test_the_theme_can_be_chosen(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.APPEARANCE, AppearanceSection)
    qtbot.mouseClick(section.theme.segment("dark"), Qt.MouseButton.LeftButton)
    assert services.theme.theme is DARK
    services.settings.update(theme="light")
    assert section.theme.key() == "light"


@pytest.mark.parametrize("step", range(len(PACES)))
def test_the_pace_has_five_steps(page: SettingsPage, services: Services, step: int) -> None:
    section = shown(page, SectionKey.PACE, PaceSection)
    section.pace.setValue(step)
    assert services.settings.value.pace == PACES[step]
    services.settings.update(pace=PACES[4 - step])
    assert section.pace.value() == 4 - step


def test_switches_do_what_they_say(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    switches = (
        (shown(page, SectionKey.TABLE, TableSection).indices, "corner_index"),
        (shown(page, SectionKey.TABLE, TableSection).suit_letters, "suit_letters"),
        (shown(page, SectionKey.TABLE, TableSection).only_played, "only_played_cards"),
        (shown(page, SectionKey.PACE, PaceSection).reduced_motion, "reduced_motion"),
        (shown(page, SectionKey.HOUSE_RULES, HouseRulesSection).laufende, "laufende_for_winners"),
    )
    for switch, name in switches:
        default = getattr(Settings(), name)
        assert switch.isChecked() is default
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
        assert getattr(services.settings.value, name) is not default
        services.settings.update(**{name: default})
        assert switch.isChecked() is default


def test_an_ace_can_be_marked_with_an_a(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.TABLE, TableSection)
    assert section.ace_letter.key() == "D"
    qtbot.mouseClick(section.ace_letter.segment("A"), Qt.MouseButton.LeftButton)
    assert services.settings.value.ace_letter == "A"
    assert services.pictures.corner_index.ace_letter == "A"
    services.settings.update(ace_letter="D")
    assert section.ace_letter.key() == "D"


def test_letters_of_the_index_can_be_chosen_only_with_the_index(page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.TABLE, TableSection)
    services.settings.update(corner_index=False)
    assert not section.ace_letter.isEnabled()
    assert not section.suit_letters.isEnabled()
    services.settings.update(corner_index=True)
    assert section.ace_letter.isEnabled()
    assert section.suit_letters.isEnabled()


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "Ac Le He Be"), ("es", "Be Ho Co Ca"), ("de", "E L H S"), ("it", "Gh Fo Cu Ca")],
)
def test_suit_letters_follow_the_language(page: SettingsPage, services: Services, language: str, letters: str) -> None:
    assert dict(services.pictures.corner_index.suit_letters) == {}
    services.settings.update(suit_letters=True)
    services.translator.install(language)
    assert " ".join(services.pictures.corner_index.suit_letters.values()) == letters


def test_a_click_on_the_words_of_a_row_turns_its_switch(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.PACE, PaceSection)
    row = section.reduced_motion.parentWidget()
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert services.settings.value.reduced_motion


def test_the_language_can_follow_the_system(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.LANGUAGE, LanguageSection)
    section.language.chosen.emit("de")
    assert services.translator.language == "de"
    assert section.language.currentData() == "de"
    section.language.chosen.emit("system")
    assert services.settings.value.language is None


def test_house_rules_lead_to_the_rules(qtbot: QtBot, window: MainWindow, page: SettingsPage) -> None:
    section = shown(page, SectionKey.HOUSE_RULES, HouseRulesSection)
    qtbot.mouseClick(section.read, Qt.MouseButton.LeftButton)
    assert window.overlays.top() is not None


def settle(qtbot: QtBot, section: AppearanceSection, services: Services) -> None:
    section.comparison.grab()
    assert services.pictures.wait_settled()
    assert section.comparison.originals().wait_settled()


@pytest.mark.parametrize(
    ("language", "percentage"), [("en", "50%"), ("es", "50\u202f%"), ("de", "50\u202f%"), ("it", "50%")]
)
def test_percentages_are_written_as_the_language_does(
    page: SettingsPage, services: Services, language: str, percentage: str
) -> None:
    services.translator.install(language)
    section = shown(page, SectionKey.APPEARANCE, AppearanceSection)
    section.retranslate()
    assert percentage in section.reset.text()
    assert percentage in PRESETS[0].character()


def test_every_player_has_a_level_of_its_own(qtbot: QtBot, page: SettingsPage, services: Services) -> None:
    section = shown(page, SectionKey.PLAYERS, PlayersSection)
    for card, level in zip(section.cards, ("master", "apprentice", "amateur"), strict=True):
        card.level.chosen.emit(level)
    value = services.settings.value
    assert (value.level_left, value.level_across, value.level_right) == ("master", "apprentice", "amateur")
    section.partners.chosen.emit("veteran")
    assert services.settings.value.level_of_partners == "veteran"


def test_the_settings_know_the_levels_of_the_players() -> None:
    assert tuple(level.value for level in Level) == LEVELS
