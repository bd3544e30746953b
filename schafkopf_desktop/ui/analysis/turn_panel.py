"""What is said about one card: what it cost and why, the values of all legal cards, the played line and the best."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.analysis import analysis_words as words
from schafkopf_desktop.ui.analysis.card_values_view import CardValuesView
from schafkopf_desktop.ui.controls import Button, Label, ScrollPage, Shape
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


class _ResultBox(QWidget):
    """A result with its heading: as it was played in a dashed frame, the best in a green one."""

    def __init__(self, look: ThemeController, *, is_best: bool) -> None:
        super().__init__()
        self._look = look
        self._is_best = is_best
        self._heading, self._points, self._units = "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_result(self, heading: str, points: str, units: str) -> None:
        """Show what the deal comes to."""
        self._heading, self._points, self._units = heading, points, units
        self.setAccessibleName(f"{heading}: {points}, {units}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(130), self._look.px(58))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(look.theme.green if self._is_best else look.theme.ochre, 1.4)
        if not self._is_best:
            pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(9), px(9))
        painter.setFont(look.font(Role.SECONDARY))
        painter.setPen(look.theme.ink2)
        painter.drawText(QRectF(px(12), px(6), self.width(), px(20)), Qt.AlignmentFlag.AlignVCenter, self._heading)
        painter.setFont(look.font(Role.SCORE))
        painter.setPen(look.theme.ink)
        line = QRectF(px(12), px(27), self.width(), px(24))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._points)
        line.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(self._points) + px(7))
        painter.setFont(look.font(Role.SECONDARY))
        painter.setPen(look.theme.ink2)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._units)
        painter.end()


class TurnPanel(QWidget):
    """The card that is looked at, in words and numbers.

    Signals:
        previous_requested, next_requested: go to the marked card before or after this one.
    """

    previous_requested = Signal()
    next_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = self._look = services.theme
        self._analysis: DealAnalysis | None = None
        self._number = 0
        self._place = Label(look, Role.SECONDARY, "ink2")
        self._card = Label(look, Role.HEADING)
        self._cost = Label(look, Role.HEADING, "accent_text")
        self._why = Label(look, Role.BODY, wrap=True)
        self._judgement = Label(look, Role.BODY_STRONG, wrap=True)
        self._worlds = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._values_title = Label(look, Role.LABEL, "ink2", wrap=True)
        self._units_title = Label(look, Role.LABEL, "ink2")
        self._values = CardValuesView(services)
        self._played = _ResultBox(look, is_best=False)
        self._best = _ResultBox(look, is_best=True)
        self._previous = Button(look, Shape.OUTLINE, icon="back")
        self._next = Button(look, Shape.ACCENT, icon="forward")
        self._previous.clicked.connect(self.previous_requested)
        self._next.clicked.connect(self.next_requested)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        look.changed.connect(self.update)

    def show_analysis(self, analysis: DealAnalysis, number: int, *, has_previous: bool, has_next: bool) -> None:
        """Show a card, and whether there is a marked one before and after it."""
        self._analysis, self._number = analysis, number
        had_focus = any(widget.hasFocus() for widget in (self, self._next, self._previous))
        self._previous.setEnabled(has_previous)
        self._next.setEnabled(has_next)
        if had_focus:
            self.take_keyboard()
        self._values.show_values(analysis.turns[number], analysis.verdicts[number].hindsight)
        self.retranslate()
        self._scroll.verticalScrollBar().setValue(0)

    def take_keyboard(self) -> None:
        """Give the keyboard to a button that can be pressed, else to the panel, whose page moves by the arrow keys."""
        buttons = (self._next, self._previous)
        if not any(button.isEnabled() and button.hasFocus() for button in buttons):
            wanted: QWidget = next((button for button in buttons if button.isEnabled()), self)
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def in_words(self) -> str:
        """What is said about the card, in the order in which it stands there."""
        labels = (self._place, self._card, self._cost, self._why, self._judgement)
        return ". ".join(text.removesuffix(".") for label in labels if (text := label.plain_text()))

    def turn_pages(self, pages: int) -> None:
        """Show what lies so many pages further down."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def retranslate(self) -> None:
        """Take every text again."""
        self._previous.set_name(translate("Analysis", "Previous turning point"))
        self._next.set_text(translate("Analysis", "Next turning point"))
        analysis = self._analysis
        if analysis is None:
            return
        turn, verdict = analysis.turns[self._number], analysis.verdicts[self._number]
        self._place.set_text(words.place_text(turn, len(analysis.turns)))
        self._card.set_text(terms.card_name(turn.card))
        self._cost.set_text(words.cost_text(turn, verdict))
        self._why.set_text(words.why_text(turn, verdict))
        for label, text in (
            (self._judgement, words.judgement_text(turn, verdict)),
            (self._worlds, words.worlds_text(verdict)),
        ):
            label.set_text(text)
            label.setVisible(bool(text))
        self._judgement.set_tint("ochre_text" if verdict.is_mistake else "green")
        self._values_title.set_text(words.values_title(turn))
        self._units_title.set_text(translate("Analysis", "units", "heading over what is paid"))
        self._values.retranslate()
        self._show_results(analysis)

    def _show_results(self, analysis: DealAnalysis) -> None:
        turn, seen = analysis.turns[self._number], analysis.verdicts[self._number].hindsight
        for box in (self._played, self._best):
            box.setVisible(seen is not None and seen.costs)
        if seen is None:
            return
        after = seen.values[turn.card]
        self._played.show_result(
            translate("Analysis", "With this card"), words.value_text(turn, after), words.units_text(after)
        )
        self._best.show_result(
            translate("Analysis", "With the best one"),
            words.value_text(turn, seen.best),
            words.units_text(seen.best),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.paper)
        painter.fillRect(0, 0, 1, self.height(), self._look.theme.line)

    def _lay_out(self) -> None:
        px = self._look.px
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(px(26), px(14), px(18), px(6))
        column.setSpacing(px(5))
        head = QHBoxLayout()
        head.addWidget(self._card)
        head.addStretch(1)
        head.addWidget(self._cost)
        results = QHBoxLayout()
        results.setSpacing(px(10))
        results.addWidget(self._played)
        results.addWidget(self._best)
        column.addWidget(self._place)
        column.addLayout(head)
        column.addWidget(self._why)
        column.addWidget(self._judgement)
        titles = QHBoxLayout()
        titles.setContentsMargins(0, 0, px(8), 0)
        titles.addWidget(self._values_title, 1)
        titles.addWidget(self._units_title, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(titles)
        column.addWidget(self._values)
        column.addLayout(results)
        column.addWidget(self._worlds)
        column.addStretch(1)
        self._scroll = ScrollPage(self._look, inside)
        foot = QHBoxLayout()
        foot.setContentsMargins(px(26), px(8), px(18), px(12))
        foot.setSpacing(px(10))
        foot.addWidget(self._previous)
        foot.addWidget(self._next, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(foot)
