"""The line under the timeline: what the marks mean, how far the analysis is, and the keys."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.ui.analysis.analysis_words import progress_text
from schafkopf_desktop.ui.analysis.marks import paint_mark
from schafkopf_desktop.ui.controls import Button, KeyCap, Label, Shape
from schafkopf_desktop.ui.emblems import Party
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_LEFT, _RIGHT, _UP, _DOWN = "\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}", "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}"
_NARROW = 1180


class _Mark(QWidget):
    """One mark, as it stands on the timeline."""

    def __init__(self, look: ThemeController, party: Party, *, is_mistake: bool) -> None:
        super().__init__()
        self._look = look
        self._party = party
        self._is_mistake = is_mistake
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(15), self._look.px(15))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground = self._look.theme.panel
        paint_mark(painter, QRectF(self.rect()), self._party, ground, is_mistake=self._is_mistake)
        painter.end()


class Legend(QWidget):
    """The explanations; in a narrow window without the keys.

    Signals:
        cancel_requested: stop the analysis.
        resume_requested: begin it again.
    """

    cancel_requested = Signal()
    resume_requested = Signal()

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_running = False
        self._analysis: DealAnalysis | None = None
        self._marks = (
            (_Mark(look, Party.DECLARER_SIDE, is_mistake=True), Label(look, Role.SECONDARY, "ink2")),
            (_Mark(look, Party.DEFENDERS, is_mistake=True), Label(look, Role.SECONDARY, "ink2")),
            (_Mark(look, Party.DECLARER_SIDE, is_mistake=False), Label(look, Role.SECONDARY, "ink2")),
        )
        self._progress = Label(look, Role.SECONDARY, "ink")
        self._stop = Button(look, Shape.LINK, tight=True)
        self._stop.clicked.connect(self._stop_or_go_on)
        self._keys = tuple(
            (KeyCap(look, one), KeyCap(look, other), Label(look, Role.SECONDARY, "ink2"))
            for one, other in ((_LEFT, _RIGHT), (_UP, _DOWN))
        )
        self._row = QHBoxLayout(self)
        self._row.setSpacing(look.px(7))
        for mark, label in self._marks:
            self._row.addWidget(mark)
            self._row.addWidget(label)
            self._row.addSpacing(look.px(12))
        self._row.addStretch(1)
        self._row.addWidget(self._progress)
        self._row.addWidget(self._stop)
        for widgets in self._keys:
            self._row.addSpacing(look.px(8))
            for widget in widgets:
                self._row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, analysis: DealAnalysis, *, is_running: bool) -> None:
        """Say how far the analysis is, and offer to stop it or to go on."""
        self._analysis, self._is_running = analysis, is_running
        self._say_progress()

    def retranslate(self) -> None:
        """Take every text again."""
        texts = (
            translate("Analysis", "declarer's side loses"),
            translate("Analysis", "defenders lose"),
            translate("Analysis", "hollow: seen only with open cards"),
        )
        for (_, label), text in zip(self._marks, texts, strict=True):
            label.set_text(text)
        keys = (
            translate("Analysis", "card", "what two keys move by"),
            translate("Analysis", "trick", "what two keys move by"),
        )
        for (_, _, label), text in zip(self._keys, keys, strict=True):
            label.set_text(text)
        self._say_progress()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(900), self._look.px(38))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(38))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for widgets in self._keys:
            for widget in widgets:
                widget.setVisible(self.width() >= _NARROW)
        side = self._look.px(30)
        self._row.setContentsMargins(self._look.px(62), 0, side, 0)

    def _say_progress(self) -> None:
        text = "" if self._analysis is None else progress_text(self._analysis, is_running=self._is_running)
        self._progress.set_text(text)
        self._progress.setVisible(bool(text))
        self._stop.setVisible(bool(text))
        self._stop.set_text(translate("Analysis", "Cancel") if self._is_running else translate("Analysis", "Go on"))

    def _stop_or_go_on(self) -> None:
        (self.cancel_requested if self._is_running else self.resume_requested).emit()
