"""The composition root: builds the objects of the program, joins them, and runs Qt until the window is closed."""

import logging
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from schafkopf_desktop import __version__
from schafkopf_desktop.decks.corner_index import CornerIndex
from schafkopf_desktop.decks.found_packs import find_packs
from schafkopf_desktop.decks.picture_store import PictureStore
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.decks.svg_file import PackError
from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.imaging import FilterSettings
from schafkopf_desktop.resources_path import resource_path
from schafkopf_desktop.startup import EXIT_CANNOT_START
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.storage.history import History
from schafkopf_desktop.storage.places import Places, places
from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.crash_report import CrashReporter, open_log
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings_model import SettingsModel
from schafkopf_desktop.ui.single_instance import SingleInstance, bring_to_front
from schafkopf_desktop.ui.suit_letters import suit_letters
from schafkopf_desktop.ui.theme import ThemeChoice, ThemeController
from schafkopf_desktop.ui.translation import Translator
from schafkopf_desktop.ui.typography import FontError

APPLICATION = "schafkopf-desktop"

_logger = logging.getLogger(__name__)


def build_services(
    settings: Settings,
    store: SettingsStore,
    parent: QObject,
    *,
    added_packs: Path | None = None,
    pictures_folder: Path | None = None,
) -> Services:
    """Build what all pages share, such as the settings say, and keep it that way when they change.

    `added_packs` is the folder of the packs that the person has added; in `pictures_folder` drawn cards are kept from
    one start to the next, None for not at all.

    Raises:
        PackError: no pack of cards can be used.
        FontError: a font is missing.
    """
    model = SettingsModel(settings, store, parent)
    theme = ThemeController(ThemeChoice(settings.theme), parent)
    translator = Translator(parent)
    translator.install(settings.language)
    packs = find_packs(resource_path("decks"), added_packs)
    for problem in packs.refused:
        _logger.warning("a pack of cards is not offered: %s", problem)
    drawn = None if pictures_folder is None else PictureStore(pictures_folder)
    pictures = CardPictures(packs.chosen(settings.pack), parent, filter_settings(settings), drawn)

    def mark_corners() -> None:
        letters = suit_letters() if model.value.suit_letters else {}
        pictures.set_corner_index(CornerIndex(model.value.ace_letter, letters))

    def apply() -> None:
        theme.choose(ThemeChoice(model.value.theme))
        pictures.set_filters(filter_settings(model.value))
        pictures.set_pack(packs.chosen(model.value.pack))
        mark_corners()
        if translator.chosen != model.value.language:
            translator.install(model.value.language)

    mark_corners()
    model.changed.connect(apply)
    translator.language_changed.connect(mark_corners)
    return Services(model, theme, translator, packs, pictures)


def filter_settings(settings: Settings) -> FilterSettings:
    """Return the part of the settings that the card pictures are filtered by."""
    return FilterSettings(settings.contrast, settings.grain, settings.temperature)


def make_application() -> QApplication:
    """Return Qt's application, set up for sharp pictures at every scale and the right icon on Wayland."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    QGuiApplication.setDesktopFileName(APPLICATION)
    QCoreApplication.setApplicationName(APPLICATION)
    QCoreApplication.setApplicationVersion(__version__)
    return QApplication(sys.argv[:1])


def run_application() -> int:
    """Open the window with what was saved, and return the exit code once it is closed."""
    files = places()
    log = open_log(files.log)
    application = make_application()
    reporter = CrashReporter(files.log, application)
    reporter.install()
    # Qt's loop never lets Python see Ctrl+C; everything is saved at every card, so ending at once loses nothing.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        return _open_window(files, application)
    except (FontError, PackError) as broken:
        _logger.critical("cannot start: %s", broken)
        print(f"schafkopf-desktop: {broken}\nThe installation is damaged; install it anew.", file=sys.stderr)
        return EXIT_CANNOT_START
    finally:
        reporter.uninstall()
        logging.getLogger().removeHandler(log)
        log.close()


def _open_window(files: Places, application: QApplication) -> int:
    instance = SingleInstance(files.match, application)
    if not instance.claim():
        print("schafkopf-desktop: Schafkopf is already open; its window comes to the front.", file=sys.stderr)
        return 0
    store = SettingsStore(files.settings)
    loaded = store.load()
    services = build_services(
        loaded.settings, store, application, added_packs=files.packs, pictures_folder=files.pictures
    )
    desktop = Desktop(services, MatchStore(files.match), History(files.history), loaded, application)
    instance.asked_again.connect(lambda: bring_to_front(desktop.window))
    desktop.open()
    code = application.exec()
    desktop.close()
    instance.release()
    return code
