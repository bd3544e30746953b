"""The analysis of a deal in a thread of its own, which can be cancelled at any moment."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal, Slot

from schafkopf_desktop.analysis.deal_analysis import Analyst, DealAnalysis
from schafkopf_desktop.engine.deal import Deal

_logger = logging.getLogger(__name__)


class BackgroundAnalysis(QObject):
    """Analyses one deal at a time; starting another, or cancelling, ends the one under way within milliseconds.

    Signals:
        progressed(analysis): more is known of the deal that was started last; never of an earlier one.
    """

    progressed = Signal(object)
    _found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(1, "analysis")
        self._analyst: Analyst | None = None
        self._newest: tuple[Analyst, DealAnalysis] | None = None
        self._is_told = False
        self._found.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        """Whether a deal is being analysed."""
        return self._analyst is not None

    def start(self, deal: Deal) -> DealAnalysis:
        """Analyse a deal in the background; return what is known at the beginning."""
        self.cancel()
        analyst = Analyst(deal)
        if analyst.begun.turns:
            self._analyst = analyst
            self._executor.submit(self._run, analyst).add_done_callback(_log_error)
        return analyst.begun

    def cancel(self) -> None:
        """Stop; nothing more is reported."""
        if self._analyst is not None:
            self._analyst.cancel()
            self._analyst = None

    def close(self) -> None:
        """Stop for good, and wait for the thread."""
        self.cancel()
        self._executor.shutdown(cancel_futures=True)

    def _run(self, analyst: Analyst) -> None:
        """Work in the thread; a window that is busy gets the newest only, not all that it has missed."""
        for analysis in analyst.run():
            self._newest = (analyst, analysis)
            if not self._is_told:
                self._is_told = True
                self._found.emit()

    @Slot()
    def _pass_on(self) -> None:
        self._is_told = False  # first, so that what comes from here on is told of again
        assert self._newest is not None
        analyst, analysis = self._newest
        if analyst is self._analyst:
            if analysis.is_complete:
                self._analyst = None
            self.progressed.emit(analysis)


def _log_error(future: Future[None]) -> None:
    if not future.cancelled() and (error := future.exception()) is not None:
        _logger.error("the analysis failed", exc_info=error)
