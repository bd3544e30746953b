"""The packs of cards: which are offered, what is said about them, and that all pages follow the one that is chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.composition import build_services
from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.cards import FULL_PACK, PACK, Card
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.storage.history import History
from schafkopf_desktop.storage.settings import LoadedSettings, Settings, SettingsStore
from schafkopf_desktop.ui.focus_ring import hide_ring
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.window import MainWindow
from tests.decks.plain_pack import write_plain_pack


@pytest.fixture
def added(tmp_path: Path) -> Path:
    """A folder with a pack of 32 cards, which speaks English and German."""
    write_plain_pack(tmp_path / "packs" / "plain")
    return tmp_path / "packs"


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path, added: Path) -> Iterator[Services]:
    """What the program hands to its pages, with the plain pack beside its own."""
    owner = QObject()
    store = SettingsStore(tmp_path / "settings.json")
    made = build_services(Settings(language="en", theme="light"), store, owner, added_packs=added)
    yield made
    hide_ring()
    made.settings.flush()
    made.translator.install("en")
    made.pictures.close()
    owner.deleteLater()


def shown_texts(home: HomePage) -> list[str]:
    return [home._title.plain_text(), home._description.plain_text(), home.link.button.toolTip()]


def test_every_pack_is_offered_with_all_that_is_known(
    qtbot: QtBot, home: HomePage, window: MainWindow, services: Services
) -> None:
    qtbot.mouseClick(home.change_pack, Qt.MouseButton.LeftButton)
    assert window.overlays.top() is home.packs
    assert list(home.packs.rows) == [pack.id for pack in services.packs.offered]
    assert home.packs.rows["plain"].texts() == (
        "plain in English",
        "nowhere · 32 cards · double-headed",
        "Plain colours.",
        "None.",
        "Drawn by nobody · CC-BY-4.0",
    )
    assert home.packs.rows["salzburg"].texts()[1] == "South Tyrol · Italy · 40 cards · single figures"
    addresses = {name: row.link.button.toolTip() for name, row in home.packs.rows.items()}
    assert addresses["plain"] == "https://en.wikipedia.org/wiki/plain"
    assert [name for name, row in home.packs.rows.items() if not row.choose.isEnabled()] == ["salzburg"]


def test_an_address_without_a_browser_leaves_the_rest_in_sight(
    qtbot: QtBot, home: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    qtbot.mouseClick(home.change_pack, Qt.MouseButton.LeftButton)
    row = home.packs.rows["salzburg"]
    qtbot.mouseClick(row.link.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert row.link.copy.isVisible()
    right_end = row.link.copy.mapTo(home.packs, row.link.copy.rect().topRight()).x()
    assert right_end < home.packs.width()


def test_choosing_a_pack_takes_effect_at_once(qtbot: QtBot, home: HomePage, services: Services) -> None:
    qtbot.mouseClick(home.change_pack, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(home.packs.rows["plain"].choose, Qt.MouseButton.LeftButton)
    assert services.settings.value.pack == "plain"
    assert services.pictures.pack.id == "plain"
    assert shown_texts(home) == ["nowhere · 32 cards", "Plain colours.", "https://en.wikipedia.org/wiki/plain"]
    assert set(home.gallery.cards) == set(PACK)
    assert not home.only_played.isVisible()
    assert [name for name, row in home.packs.rows.items() if not row.choose.isEnabled()] == ["plain"]
    qtbot.mouseClick(home.packs.rows["salzburg"].choose, Qt.MouseButton.LeftButton)
    assert set(home.gallery.cards) == set(FULL_PACK)
    assert shown_texts(home)[0] == "South Tyrol · Italy · 40 cards"
    assert home.only_played.isVisible()


def test_the_gallery_draws_the_cards_of_the_chosen_pack(qtbot: QtBot, home: HomePage, services: Services) -> None:
    services.settings.update(pack="plain", contrast=50, grain=0, corner_index=False)
    QApplication.processEvents()
    assert services.pictures.wait_settled()
    tile = home.gallery.tile(Card.parse("SA"))
    picture = tile.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, picture.height() // 2).name() == "#5b8a45"


def test_what_is_drawn_on_a_card_is_said_by_its_pack(home: HomePage, services: Services) -> None:
    tile = home.gallery.tile(Card.parse("SA"))
    assert tile.accessibleDescription() == "A hound has caught the wild boar."
    services.settings.update(pack="plain")
    assert tile.accessibleDescription() == "Green."
    assert home.gallery.tile(Card.parse("SK")).accessibleDescription() == ""


def test_words_of_a_pack_follow_the_language_as_far_as_it_speaks_it(home: HomePage, services: Services) -> None:
    row = home.packs.rows["plain"]
    services.translator.install("de")
    assert row.texts()[:2] == ("plain auf Deutsch", "nowhere · 32 Karten · doppelfigurig")
    services.translator.install("it")
    assert row.texts()[:2] == ("plain in English", "nowhere · 32 carte · a doppia figura")


def test_a_chosen_pack_that_is_gone_gives_way_to_the_usual_one(qtbot: QtBot, tmp_path: Path) -> None:
    owner = QObject()
    made = build_services(Settings(pack="gone"), SettingsStore(tmp_path / "settings.json"), owner)
    assert made.pictures.pack.id == "salzburg"
    made.pictures.close()
    owner.deleteLater()


def test_arrows_find_their_way_when_one_suit_is_longer(qtbot: QtBot, home: HomePage, added: Path) -> None:
    home.gallery._shown = tuple(card for card in home.gallery._tiles if card in PACK or card.code == "S6")
    home.gallery.arrange(9, 60, (8, 8))

    def reached(start: str, key: Qt.Key) -> str:
        qtbot.keyClick(home.gallery.tile(Card.parse(start)), key)
        return home.gallery.current.code

    assert reached("H7", Qt.Key.Key_Right) == "SA"
    assert reached("H7", Qt.Key.Key_Down) == "S7"
    assert reached("S6", Qt.Key.Key_Up) == "H7"
    assert home.gallery.tile(Card.parse("LA")).x() == home.gallery.tile(Card.parse("SA")).x()


def test_a_refused_pack_is_named_and_the_program_runs_on(
    qtbot: QtBot, services: Services, added: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write_plain_pack(added / "broken")
    (added / "broken" / "L_8.svg").write_text("<svg")
    owner = QObject()
    store = SettingsStore(tmp_path / "other_settings.json")
    made = build_services(Settings(language="en"), store, owner, added_packs=added)
    desktop = Desktop(
        made, MatchStore(tmp_path / "match.json"), History(tmp_path / "history.db"), LoadedSettings(Settings()), owner
    )
    qtbot.addWidget(desktop.window)
    (message,) = desktop.window.messages.texts()
    assert message.startswith(f"A pack of cards is not offered. {added / 'broken' / 'L_8.svg'}: is not well-formed XML")
    assert str(added / "broken" / "L_8.svg") in caplog.text
    assert "broken" not in desktop.home.packs.rows
    desktop.close()
    owner.deleteLater()


def test_of_many_refused_packs_two_are_named_and_the_others_counted(
    qtbot: QtBot, services: Services, added: Path, tmp_path: Path
) -> None:
    for name in ("a", "b", "c", "d", "e"):
        (added / name).mkdir()
    owner = QObject()
    made = build_services(
        Settings(language="en"), SettingsStore(tmp_path / "other_settings.json"), owner, added_packs=added
    )
    desktop = Desktop(
        made, MatchStore(tmp_path / "match.json"), History(tmp_path / "history.db"), LoadedSettings(Settings()), owner
    )
    qtbot.addWidget(desktop.window)
    first, second, others = desktop.window.messages.texts()
    assert str(added / "a" / "pack.toml") in first
    assert str(added / "b" / "pack.toml") in second
    assert others == "3 more packs of cards are not offered; the log says why."
    desktop.close()
    owner.deleteLater()
