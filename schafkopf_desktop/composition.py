"""The composition root: builds the objects of the program, joins them, and runs Qt until the window is closed."""

import logging
import secrets
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from schafkopf_desktop import __version__
from schafkopf_desktop.decks.pack import load_pack
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.imaging import FilterSettings
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.resources_path import resource_path
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.storage.places import places
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import LoadedMatch, MatchStore
from schafkopf_desktop.storage.places import places
from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.crash_report import CrashReporter, open_log
from schafkopf_desktop.ui.crash_report import CrashReporter, open_log
from schafkopf_desktop.ui.file_messages import FileMessages
from schafkopf_desktop.ui.match.match_controller import MatchController
from schafkopf_desktop.ui.match.match_saving import restored_session
from schafkopf_desktop.ui.routes import Routes
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings_model import SettingsModel
from schafkopf_desktop.ui.theme import ThemeChoice, ThemeController
from schafkopf_desktop.ui.translation import Translator

APPLICATION = "schafkopf-desktop"
DECK = "salzburg"

_logger = logging.getLogger(__name__)


def build_services(settings: Settings, store: SettingsStore, parent: QObject) -> Services:
    """Build what all pages share, such as the settings say, and keep it that way when they change.

    Raises:
        PackError: the deck cannot be used.
        FontError: a font is missing.
    """
    model = SettingsModel(settings, store, parent)
    theme = ThemeController(ThemeChoice(settings.theme), parent)
    translator = Translator(parent)
    translator.install(settings.language)
    pictures = CardPictures(load_pack(resource_path("decks", DECK)), parent, filter_settings(settings))

    def apply() -> None:
        theme.choose(ThemeChoice(model.value.theme))
        pictures.set_filters(filter_settings(model.value))
        if translator.chosen != model.value.language:
            translator.install(model.value.language)

    model.changed.connect(apply)
    return Services(model, theme, translator, pictures)


def build_controller(services: Services, store: MatchStore, parent: QObject) -> tuple[MatchController, LoadedMatch]:
    """Build the controller of the match that was saved, or of a new one, and return what was read of the file too."""
    players = (None, RuleOfThumbPlayer(), RuleOfThumbPlayer(), RuleOfThumbPlayer())
    loaded = store.load()
    session = None
    if loaded.match is not None:
        try:
            session = restored_session(loaded.match, players)
        except (TypeError, ValueError) as error:
            loaded = store.reject(str(error))

    def house_rules() -> HouseRules:
        return HouseRules(laufende_for_winners=services.settings.value.laufende_for_winners)

    controller = MatchController(
        session or Session(players, new_seed(), Match(house_rules())),
        players=players,
        new_seed=new_seed,
        house_rules=house_rules,
        store=store,
        parent=parent,
    )
    return controller, loaded


def new_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(16)


def filter_settings(settings: Settings) -> FilterSettings:
    """Return the part of the settings that the card pictures are filtered by."""
    return FilterSettings(settings.contrast, settings.grain, settings.temperature)


def run_application() -> int:
    """Open the window on this person's files, and return Qt's exit code when it was closed."""
    here = places()
    application = make_application()
    log = open_log(here.log)
    reporter = CrashReporter(here.log, application)
    reporter.install()
    settings_store, match_store = SettingsStore(here.settings), MatchStore(here.match)
    settings = settings_store.load()
    services = build_services(settings.settings, settings_store, application)
    controller, match = build_controller(services, match_store, application)
    for problem in filter(None, (settings.problem, match.problem)):
        _logger.warning("damaged file: %s", problem)
    window = Routes(services, controller, application).window
    FileMessages(window.messages, services.settings, controller, application).report_damage(settings, match)
    window.show()
    try:
        return application.exec()
    finally:
        controller.close()
        services.pictures.close()
        # Before the application: Qt must not outlive what it shows.
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        reporter.uninstall()
        logging.getLogger().removeHandler(log)
        log.close()


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
    try:
        store = SettingsStore(files.settings)
        loaded = store.load()
        services = build_services(loaded.settings, store, application)
        desktop = Desktop(services, MatchStore(files.match), loaded, application)
        desktop.open()
        code = application.exec()
        desktop.close()
        return code
    finally:
        reporter.uninstall()
        log.close()
