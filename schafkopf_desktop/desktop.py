"""Joins the window, its pages and the match; everything that one of them wants of another goes through here."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import time
from typing import TypeAlias

from PySide6.QtCore import QObject

from schafkopf_desktop.decks.svg_file import PackError
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.match import DealRecord, Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.players.levelled_player import LevelledPlayer
from schafkopf_desktop.players.levels import Level
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import LoadedMatch, MatchStore
from schafkopf_desktop.storage.history import History
from schafkopf_desktop.storage.settings import LoadedSettings, Settings
from schafkopf_desktop.ui.analysis.analysis_page import AnalysisPage
from schafkopf_desktop.ui.history.history_keeper import HistoryKeeper
from schafkopf_desktop.ui.history.history_page import HistoryPage
from schafkopf_desktop.ui.home.game_card import SavedDeal
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.match.match_controller import PERSON, MatchController
from schafkopf_desktop.ui.match.match_saving import restored_session
from schafkopf_desktop.ui.match.question import Question
from schafkopf_desktop.ui.match.score_sheet_page import ScoreSheetPage
from schafkopf_desktop.ui.match.table_page import TablePage
from schafkopf_desktop.ui.message_bar import Message
from schafkopf_desktop.ui.overlays import Placement
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.settings_page import SettingsPage
from schafkopf_desktop.ui.share.practice import PracticeController, PracticePage
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.window import MainWindow, Pages

_REFUSED_PACKS_NAMED = 2
_logger = logging.getLogger(__name__)

Players: TypeAlias = tuple[Player | None, ...]
"""Who sits at the table, by seat; None is the person."""


class Desktop(QObject):
    """The running program.

    Attributes:
        window: the window, not yet shown.
        services: what all pages share.
        controller: the match.
        keeper: keeps every finished deal.
        practice_controller: a deal that counts nowhere.
        home, table, sheet, history, analysis, practice: the pages.
    """

    def __init__(
        self,
        services: Services,
        store: MatchStore,
        history: History,
        loaded_settings: LoadedSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.services = services
        players = players_of(lambda: services.settings.value)
        session, loaded_match = load_session(store, players)
        self.controller = MatchController(
            session,
            players=players,
            adviser=_adviser(),
            new_seed=new_seed,
            house_rules=lambda: HouseRules(services.settings.value.laufende_for_winners),
            store=store,
            parent=self,
        )
        self.keeper = HistoryKeeper(
            history,
            self.controller,
            levels=lambda: _levels_of(services.settings.value),
            now=lambda: int(time()),
            parent=self,
        )
        self.home = HomePage(services)
        self.table = TablePage(services, self.controller)
        self.sheet = ScoreSheetPage(services, self.controller)
        self.history = HistoryPage(services, self.keeper)
        self.practice_controller = PracticeController(
            players=players_of(lambda: services.settings.value), adviser=_adviser(), new_seed=new_seed, parent=self
        )
        self.practice = PracticePage(services, self.practice_controller)
        self.analysis = AnalysisPage(services)
        others = (self.analysis, self.practice)
        settings = SettingsPage(services)
        self.window = MainWindow(services, Pages(self.home, self.table, self.sheet, settings, self.history, others))
        self._connect()
        self.keeper.catch_up()
        self._tell_saved_deal()
        self._tell_of_refused_packs(services.packs.refused)
        if loaded_settings.problem is not None:
            _logger.warning("%s", loaded_settings.problem)
            self._tell_of_damaged_settings(loaded_settings)
        if loaded_match.problem is not None:
            _logger.warning("%s", loaded_match.problem)
            self._tell_of_damaged_match(loaded_match)
            if loaded_match.set_aside is not None and self.controller.match.records:
                # The score sheet went aside with the deal; the next start must find it.
                self.controller.save()

    def open(self) -> None:
        """Show the window at the deck page."""
        self.window.show()
        self.home.entered()

    def close(self) -> None:
        """End what runs in the background."""
        self.controller.close()
        self.practice_controller.close()
        self.keeper.close()
        self.services.settings.flush()
        self.services.pictures.close()

    def analyse(self, record: DealRecord) -> None:
        """Show what the cards of a finished deal were worth."""
        self.analysis.open_deal(parse_deal(record.notation))
        self.window.go_to(self.analysis)

    def play_again(self, deal: Deal) -> None:
        """Play the cards of a deal once more; it counts nowhere."""
        self.practice_controller.play(deal)
        self.window.go_to(self.practice)

    def _connect(self) -> None:
        controller, window, settings = self.controller, self.window, self.services.settings
        self.home.play_requested.connect(self._play)
        self.home.continue_requested.connect(self._go_on)
        self.home.introduction_requested.connect(window.show_introduction)
        self.table.sheet_requested.connect(lambda: window.go_to(self.sheet))
        self.sheet.play_requested.connect(self._play_on)
        for page in (self.table, self.sheet, self.history, self.practice):
            page.analysis_requested.connect(self.analyse)
            page.repeat_requested.connect(lambda record: self.play_again(parse_deal(record.notation)))
        self.history.deal_opened.connect(self.play_again)
        controller.happened.connect(self._tell_saved_deal)
        controller.replaced.connect(self._tell_saved_deal)
        controller.save_failed.connect(lambda _reason: self._tell_of_failed_save("match", controller.save))
        controller.saved.connect(lambda: window.messages.take_away("match"))
        self.keeper.failed.connect(self._tell_of_unwritable_history)
        self.keeper.recovered.connect(lambda: window.messages.take_away("history"))
        self.keeper.damaged.connect(self._tell_of_damaged_history)
        settings.save_failed.connect(lambda _reason: self._tell_of_failed_save("settings", self._save_settings))
        settings.saved.connect(lambda: window.messages.take_away("settings"))

    def _save_settings(self) -> None:
        self.services.settings.flush()

    # The ways to the table

    def _play(self) -> None:
        """Deal anew; when a deal lies there already, ask first."""
        if not self.controller.deal_is_running:
            self._play_on()
            return
        overlays = self.window.overlays
        question = Question(
            self.services.theme,
            title=translate("Desktop", "Deal {number} is not finished").format(number=self.controller.deal_number),
            text=translate("Desktop", "A new deal throws it away; it does not count. The score sheet stays."),
            answers=(
                (translate("Desktop", "Continue"), self._go_on),
                (translate("Desktop", "New deal"), self._deal_afresh),
            ),
        )
        question.answered.connect(lambda: overlays.close(question))
        overlays.open(question, Placement.CENTRE, keep=False)

    def _deal_afresh(self) -> None:
        self.window.go_to(self.table)
        self.controller.start_deal_afresh()

    def _go_on(self) -> None:
        self.window.go_to(self.table)

    def _play_on(self) -> None:
        self.window.go_to(self.table)
        if not self.controller.deal_is_running:
            self.controller.start_deal()

    def _tell_saved_deal(self) -> None:
        """Let the deck page offer the deal that lies on the table."""
        view = self.controller.view
        if view is None or not self.controller.deal_is_running:
            self.home.set_saved_deal(None)
            return
        trick = len(view.tricks) + 1 if view.phase is Phase.PLAY else None
        self.home.set_saved_deal(SavedDeal(self.controller.deal_number, trick))

    # What went wrong

    def _tell_of_refused_packs(self, problems: tuple[PackError, ...]) -> None:
        """Name the first packs that are not offered and count the others, so that room is left for the cards."""

        def about(problem: PackError) -> str:
            words = translate("Desktop", "A pack of cards is not offered. {file}: {problem}", "problem is in English")
            return words.format(file=problem.file, problem=problem.problem)

        def about_others() -> str:
            return translate("Desktop", "%n more pack(s) of cards are not offered; the log says why.", "", others)

        messages = self.window.messages
        for problem in problems[:_REFUSED_PACKS_NAMED]:
            messages.show_message(f"refused pack {problem.file}", Message(partial(about, problem)))
        others = len(problems) - _REFUSED_PACKS_NAMED
        if others > 0:
            messages.show_message("more refused packs", Message(about_others))

    def _tell_of_damaged_settings(self, loaded: LoadedSettings) -> None:
        def text() -> str:
            words = translate("Desktop", "Settings that could not be read have their usual values.")
            return _with_old_file(words, loaded.set_aside)

        self.window.messages.show_message("damaged settings", Message(text))

    def _tell_of_damaged_match(self, loaded: LoadedMatch) -> None:
        def text() -> str:
            if self.controller.match.records:
                words = translate("Desktop", "The saved deal could not be read; the score sheet is intact.")
            else:
                words = translate("Desktop", "The saved match could not be read.")
            return _with_old_file(words, loaded.set_aside)

        def play() -> None:
            self.window.messages.take_away("damaged match")
            self._play()

        message = Message(text, lambda: translate("Desktop", "New deal"), play)
        self.window.messages.show_message("damaged match", message)

    def _tell_of_damaged_history(self, set_aside: Path | None) -> None:
        def text() -> str:
            return _with_old_file(translate("Desktop", "The history of deals could not be read."), set_aside)

        self.window.messages.show_message("damaged history", Message(text))

    def _tell_of_unwritable_history(self) -> None:
        message = Message(
            lambda: translate("Desktop", "The history of deals cannot be reached. You can go on playing."),
            lambda: translate("Desktop", "Try again"),
            self.keeper.retry,
        )
        self.window.messages.show_message("history", message)

    def _tell_of_failed_save(self, key: str, retry: Callable[[], None]) -> None:
        message = Message(
            lambda: translate("Desktop", "Cannot save. You can go on playing; it will be lost when you close."),
            lambda: translate("Desktop", "Try again"),
            retry,
        )
        self.window.messages.show_message(key, message)


def _adviser() -> Player:
    """Whose decisions are the hints."""
    return LevelledPlayer(lambda: Level.MASTER, lambda: Level.MASTER, partner=PERSON)


def _levels_of(settings: Settings) -> str:
    """How strong the three others play, as the history keeps it."""
    return ",".join((settings.level_left, settings.level_across, settings.level_right))


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def players_of(settings: Callable[[], Settings]) -> Players:
    """The person and three computer players, each of the level that the settings name when it decides."""

    def seated(level: Callable[[Settings], str]) -> Player:
        return LevelledPlayer(
            lambda: Level(level(settings())), lambda: Level(settings().level_of_partners), partner=PERSON
        )

    return (
        None,
        seated(lambda value: value.level_left),
        seated(lambda value: value.level_across),
        seated(lambda value: value.level_right),
    )


def load_session(store: MatchStore, players: Players) -> tuple[Session, LoadedMatch]:
    """The saved match, and how it was read; a damaged file is set aside, and what can be read of it is kept."""
    loaded = store.load()
    if loaded.match is None:
        return _new_session(players), loaded
    try:
        return restored_session(loaded.match, players, new_seed()), loaded
    except (ValueError, TypeError) as damage:
        rejected = store.reject(f"holds a deal that makes no sense: {damage}")
    try:
        return restored_session(replace(loaded.match, running=None), players, new_seed()), rejected
    except (ValueError, TypeError):
        return _new_session(players), rejected


def _new_session(players: Players) -> Session:
    return Session(players, new_seed(), Match(identity=new_seed()), chance=new_seed())


def _with_old_file(words: str, set_aside: Path | None) -> str:
    """A sentence about a damaged file, and where that is now when it could be set aside."""
    if set_aside is None:
        return words
    return translate("Desktop", "{sentence} The old file is kept as {file}.").format(sentence=words, file=set_aside)
