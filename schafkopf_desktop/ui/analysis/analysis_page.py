"""The page of the analysis: the open table, the panel about one card, the timeline, and the ways through them."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.analysis.turns import nothing_to_analyse
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.ui.analysis import analysis_words as words
from schafkopf_desktop.ui.analysis.background_analysis import BackgroundAnalysis
from schafkopf_desktop.ui.analysis.legend import Legend
from schafkopf_desktop.ui.analysis.marks import marked_numbers
from schafkopf_desktop.ui.analysis.open_table import OpenTable
from schafkopf_desktop.ui.analysis.timeline import Timeline
from schafkopf_desktop.ui.analysis.turn_panel import TurnPanel
from schafkopf_desktop.ui.controls import Button, Label, Shape
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_PANEL_SHARE, _LEAST_PANEL, _MOST_PANEL = 0.322, 330, 460
_TIMELINE_SHARE, _LEAST_TIMELINE = 0.328, 196
_LEGEND = 38
_LAST_CARD = 31


class AnalysisPage(Page):
    """Shows one finished deal. It can be used while it is still being worked out, from the end backwards.

    Signals:
        said(text): what a screen reader was told.
    """

    bar_items: ClassVar[tuple[BarItem, ...]] = (BarItem.RULES, BarItem.SETTINGS)
    said = Signal(str)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._services = services
        self._analysis: DealAnalysis | None = None
        self._number = 0
        self._has_moved = False
        self._background = BackgroundAnalysis(self)
        self._background.progressed.connect(self._take_progress)
        self._table = OpenTable(services, self)
        self._panel = TurnPanel(services, self)
        self._timeline = Timeline(services, self)
        self._legend = Legend(look, self)
        self._nothing = Label(look, Role.LEAD, "ink2", wrap=True, parent=self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._copy = Button(look, Shape.PLAIN, icon="copy", parent=self)
        self._copy.hide()
        self._copy.clicked.connect(self._copy_deal)
        self._connect()
        self._add_keys()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        self._show_parts()

    @property
    def analysis(self) -> DealAnalysis | None:
        """What is known of the deal so far; None before one was opened."""
        return self._analysis

    @property
    def number(self) -> int:
        """Which card is looked at, from 0."""
        return self._number

    def open_deal(self, deal: Deal) -> None:
        """Analyse a deal and show it; one that is shown already goes on where it is."""
        if self._analysis is None or self._analysis.deal != deal:
            self._background.cancel()
            self._analysis = DealAnalysis.of(deal)
            self._number, self._has_moved = 0, False
            self._begin()

    # What the window asks of a page

    def name(self) -> str:
        return translate("Analysis", "Analysis")

    def subheading(self) -> str:
        settlement = None if self._analysis is None else self._analysis.deal.settlement
        return "" if settlement is None else words.result_text(settlement)

    def bar_widget(self) -> QWidget | None:
        return self._copy if self._analysis is not None else None

    def entered(self) -> None:
        analysis = self._analysis
        if analysis is not None and not analysis.is_complete and not self._background.is_running:
            self._begin()
        if self._has_turns:
            self._panel.take_keyboard()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        self._background.cancel()

    def closing(self) -> None:
        self._background.close()

    # Ways through the deal

    def go_to(self, number: int) -> None:
        """Look at the card with this number; one before the first or after the last is the nearest there is."""
        if self._analysis is None or not self._has_turns:
            return
        self._has_moved = True
        before, self._number = self._number, max(0, min(len(self._analysis.turns) - 1, number))
        self._show_analysis()
        if self._number != before:
            self._say(self._panel.in_words())

    def go_to_trick(self, trick: int) -> None:
        """Look at the first card of a trick, numbered from 0."""
        self.go_to(4 * trick)

    def go_to_marked(self, step: int) -> None:
        """Look at the next marked card (1) or the one before (-1); nothing happens where there is none."""
        number = self._marked_beside(step)
        if number is not None:
            self.go_to(number)

    def _add_keys(self) -> None:
        """Keys of the whole page: buttons would use the arrow keys to pass the keyboard on."""
        for key, move in (
            (Qt.Key.Key_Left, lambda: self.go_to(self._number - 1)),
            (Qt.Key.Key_Right, lambda: self.go_to(self._number + 1)),
            (Qt.Key.Key_Up, lambda: self.go_to_trick((self._number - 1) // 4)),
            (Qt.Key.Key_Down, lambda: self.go_to_trick(self._number // 4 + 1)),
            (Qt.Key.Key_Home, lambda: self.go_to(0)),
            (Qt.Key.Key_End, lambda: self.go_to(_LAST_CARD)),
            (Qt.Key.Key_PageUp, lambda: self._panel.turn_pages(-1)),
            (Qt.Key.Key_PageDown, lambda: self._panel.turn_pages(1)),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(move)

    def _marked_beside(self, step: int) -> int | None:
        if self._analysis is None:
            return None
        ahead = [number for number in marked_numbers(self._analysis) if (number - self._number) * step > 0]
        return min(ahead, key=lambda number: abs(number - self._number), default=None)

    # Showing

    @property
    def _has_turns(self) -> bool:
        return self._analysis is not None and bool(self._analysis.turns)

    def _begin(self) -> None:
        assert self._analysis is not None
        self._background.start(self._analysis.deal)
        self._show_parts()
        self.heading_changed.emit()

    def _take_progress(self, analysis: DealAnalysis) -> None:
        before = self._analysis
        if before is not None and analysis.done < before.done:
            return  # begun again after a stop; what was known is better
        self._analysis = analysis
        marked = marked_numbers(analysis)
        if analysis.is_complete and not self._has_moved and marked:
            self._number = marked[0]
        self._show_analysis()

    def _say(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.said.emit(text)

    def _show_parts(self) -> None:
        for part in (self._table, self._panel, self._timeline, self._legend):
            part.setVisible(self._has_turns)
        self._nothing.setVisible(self._analysis is not None and not self._has_turns)
        self.retranslate()
        self._show_analysis()

    def _show_analysis(self) -> None:
        analysis = self._analysis
        if analysis is None or not analysis.turns:
            return
        self._table.show_analysis(analysis, self._number)
        self._panel.show_analysis(
            analysis,
            self._number,
            has_previous=self._marked_beside(-1) is not None,
            has_next=self._marked_beside(1) is not None,
        )
        self._timeline.show_analysis(analysis, self._number)
        self._legend.show_progress(analysis, is_running=self._background.is_running)

    def retranslate(self) -> None:
        """Take every text again."""
        self._copy.set_text(translate("Analysis", "Copy deal"))
        self._copy.setToolTip(translate("Analysis", "Copies the deal as one line of text"))
        why = None if self._analysis is None else nothing_to_analyse(self._analysis.deal)
        self._nothing.set_text("" if why is None else words.nothing_sentence(why))
        for part in (self._table, self._panel, self._timeline, self._legend):
            part.retranslate()
        self.heading_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._services.theme.theme.panel)

    def _arrange(self) -> None:
        px = self._services.theme.px
        width, height = self.width(), self.height()
        panel = round(max(px(_LEAST_PANEL), min(width * _PANEL_SHARE, px(_MOST_PANEL))))
        below = round(max(px(_LEAST_TIMELINE), height * _TIMELINE_SHARE))
        legend = px(_LEGEND)
        self._table.setGeometry(0, 0, width - panel, height - below)
        self._panel.setGeometry(width - panel, 0, panel, height - below)
        self._timeline.setGeometry(0, height - below, width, below - legend)
        self._legend.setGeometry(0, height - legend, width, legend)
        self._nothing.setGeometry(QRect(0, 0, width, height).adjusted(px(40), 0, -px(40), 0))

    def _connect(self) -> None:
        for trick, chip in enumerate(self._table.chips):
            chip.clicked.connect(lambda _checked=False, trick=trick: self.go_to_trick(trick))
        self._timeline.chosen.connect(self.go_to)
        self._panel.next_requested.connect(lambda: self.go_to_marked(1))
        self._panel.previous_requested.connect(lambda: self.go_to_marked(-1))
        self._legend.cancel_requested.connect(self._cancel)
        self._legend.resume_requested.connect(self._begin)
        self._services.translator.language_changed.connect(self.retranslate)
        self._services.theme.changed.connect(self._arrange)

    def _cancel(self) -> None:
        self._background.cancel()
        self._show_analysis()

    def _copy_deal(self) -> None:
        if self._analysis is not None:
            QGuiApplication.clipboard().setText(str(self._analysis.deal))
