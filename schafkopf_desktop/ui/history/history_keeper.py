"""Keeps every deal of the match in the history, whatever becomes of the file."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.session.events import Event, PassedOut, Settled
from schafkopf_desktop.storage.history import DamagedHistory, History, HistoryError, KeptDeal, Record
from schafkopf_desktop.ui.history.keeping import kept_deal, record_of
from schafkopf_desktop.ui.match.match_controller import MatchController

Answer = TypeVar("Answer")
Other = TypeVar("Other")

_logger = logging.getLogger(__name__)


class HistoryKeeper(QObject):
    """Owns the history: adds each deal as it ends, and answers questions about all of them.

    A damaged file is set aside, and a new one begins with the deals of the match. What cannot be written waits for the
    next deal or for `retry`; play goes on.

    Signals:
        changed(): a deal was added, or another file took the place of a damaged one.
        damaged(path): the file was set aside as `path`; None when it could not be.
        failed(): the history cannot be written or read now.
        recovered(): it can again.
    """

    changed = Signal()
    damaged = Signal(object)
    failed = Signal()
    recovered = Signal()

    def __init__(
        self,
        history: History,
        controller: MatchController,
        *,
        levels: Callable[[], str],
        now: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """Take up a history.

        Args:
            history: The database.
            controller: The match whose deals are kept.
            levels: How strong the three others play at the moment, as in `KeptDeal`.
            now: The seconds since 1970.
            parent: The Qt parent.
        """
        super().__init__(parent)
        self._history = history
        self._controller = controller
        self._levels = levels
        self._now = now
        self._waiting: list[tuple[KeptDeal, Record]] = []
        self._has_failed = False
        controller.happened.connect(self._follow)

    def catch_up(self) -> None:
        """Keep the deals of the match that were finished before; those that are kept already stay as they are."""
        match = self._controller.match
        kept: frozenset[int] = self.ask(lambda history: history.numbers_of(match.identity), frozenset())
        self._waiting = [self._kept(record, "") for record in match.records if record.number not in kept]
        self.retry()

    def retry(self) -> None:
        """Try again to keep what could not be kept."""
        if self._waiting and self.ask(lambda history: history.add(self._waiting), None) is not None:
            self._waiting = []
            self.changed.emit()

    def ask(self, question: Callable[[History], Answer], otherwise: Other) -> Answer | Other:
        """Ask the history something; `otherwise` when it cannot answer."""
        try:
            answer = question(self._history)
        except DamagedHistory as damage:
            _logger.warning("%s", damage)
            self._begin_anew()
            return otherwise
        except HistoryError as error:
            _logger.warning("%s", error)
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit()
            return otherwise
        if self._has_failed:
            self._has_failed = False
            self.recovered.emit()
        return answer

    def close(self) -> None:
        """Let go of the file."""
        self._history.close()

    def _follow(self, events: tuple[Event, ...], _view: object) -> None:
        if any(isinstance(event, Settled | PassedOut) for event in events):
            self._waiting.append(self._kept(self._controller.match.records[-1], self._levels()))
            self.retry()

    def _kept(self, record: DealRecord, levels: str) -> tuple[KeptDeal, Record]:
        return kept_deal(record, self._controller.match.identity, self._now(), levels), record_of(record)

    def _begin_anew(self) -> None:
        """Set a damaged file aside, and keep the deals of the match in a new one."""
        aside = self._history.set_aside()
        self.damaged.emit(aside)
        if aside is None:
            return
        waiting = {(deal.match, deal.number) for deal, _ in self._waiting}
        again = [self._kept(record, "") for record in self._controller.match.records]
        self._waiting = [
            (deal, text) for deal, text in again if (deal.match, deal.number) not in waiting
        ] + self._waiting
        try:
            self._history.add(self._waiting)
        except HistoryError as error:
            _logger.warning("%s", error)
            return
        self._waiting = []
        self.changed.emit()
