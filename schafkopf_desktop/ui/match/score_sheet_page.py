"""The score sheet: every deal of the match, the totals, and how they came about."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Button, Label, Panel, Shape
from schafkopf_desktop.ui.match.fair_deals_card import FairDealsCard
from schafkopf_desktop.ui.match.match_controller import MatchController
from schafkopf_desktop.ui.match.question import Question
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.match.score_sheet_model import Column, ScoreSheetModel, column_name
from schafkopf_desktop.ui.match.score_table import ScoreTable
from schafkopf_desktop.ui.match.shuffle_panel import open_shuffle
from schafkopf_desktop.ui.match.totals_chart import TotalsChart
from schafkopf_desktop.ui.overlays import Placement
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.share.share_panel import open_share
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_HEAD_HEIGHT, _FOOT_HEIGHT = 41, 56
_NARROW = 1100


class _Headings(QWidget):
    """The names of the columns above the table."""

    def __init__(self, look: ThemeController, table: ScoreTable) -> None:
        super().__init__()
        self._look = look
        self._table = table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.columns_fitted.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(0, self._look.px(_HEAD_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        for column, (left, width) in enumerate(self._table.column_edges()):
            is_player = column >= Column.SCORE
            painter.setFont(look.font(Role.BODY_STRONG if is_player else Role.SECONDARY))
            painter.setPen(look.theme.ink if is_player else look.theme.ink2)
            alignment = Qt.AlignmentFlag.AlignRight if column >= Column.POINTS else Qt.AlignmentFlag.AlignLeft
            box = QRectF(left, 0, width, self.height()).adjusted(self._table.gap, 0, -self._table.gap, 0)
            painter.drawText(box, alignment | Qt.AlignmentFlag.AlignVCenter, column_name(column))
        painter.setPen(QPen(look.theme.line2, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


class _Totals(QWidget):
    """The sums below the table, each under its column."""

    def __init__(self, look: ThemeController, table: ScoreTable, model: ScoreSheetModel) -> None:
        super().__init__()
        self._look = look
        self._table = table
        self._model = model
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.columns_fitted.connect(self.update)

    def retranslate(self) -> None:
        """Say the totals in the language of the moment."""
        totals = (f"{terms.player_name(seat)} {terms.signed(self._model.totals[seat])}" for seat in SEATS)
        self.setAccessibleName(f"{_total_word()}: {', '.join(totals)}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self._look.px(_FOOT_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setPen(QPen(look.theme.line2, 1))
        painter.drawLine(0, 0, self.width(), 0)
        edges = self._table.column_edges()
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(look.font(Role.TOTAL))
        painter.setPen(look.theme.ink)
        for seat in SEATS:
            left, width = edges[Column.SCORE + seat]
            box = QRectF(left - look.px(20), 0, width + look.px(20) - self._table.gap, self.height())
            painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, terms.signed(self._model.totals[seat]))
        painter.setFont(look.font(Role.BID))
        word = _total_word()
        left = edges[0][0] + self._table.gap
        painter.drawText(QRectF(left, 0, self.width(), self.height()), middle, word)
        left += painter.fontMetrics().horizontalAdvance(word) + look.px(12)
        painter.setFont(look.font(Role.SECONDARY))
        painter.setPen(look.theme.ink2)
        deals = translate("ScoreSheet", "%n deal(s) · sum 0", "", self._model.rowCount())
        painter.drawText(QRectF(left, 0, self.width(), self.height()), middle, deals)
        painter.end()


def _total_word() -> str:
    return translate("ScoreSheet", "Total", "row with the sums of all scores")


class ScoreSheetPage(Page):
    """The page that shows the match.

    Signals:
        play_requested: go to the table and deal the next deal, or go on with the one that lies there.
        repeat_requested(record): play the cards of a finished deal again, unscored.
        analysis_requested(record): show what the cards of a finished deal were worth.
    """

    bar_items: ClassVar[tuple[BarItem, ...]] = (BarItem.HISTORY, BarItem.RULES, BarItem.SETTINGS)
    play_requested = Signal()
    repeat_requested = Signal(object)
    analysis_requested = Signal(object)

    def __init__(self, services: Services, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._services = services
        self._controller = controller
        self._model = ScoreSheetModel(self)
        self._title = Label(look, Role.PAGE_TITLE)
        self._table = ScoreTable(look, self._model)
        self._headings = _Headings(look, self._table)
        self._totals = _Totals(look, self._table, self._model)
        self._empty = Label(look, Role.BODY, "ink2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._chart_title = Label(look, Role.PANEL_TITLE)
        self._chart = TotalsChart(look)
        self._fair = FairDealsCard(services)
        self._new_evening = Button(look, Shape.OUTLINE)
        self._play = Button(look, Shape.ACCENT)
        self._new_evening.clicked.connect(self._ask_for_new_evening)
        self._play.clicked.connect(self.play_requested)
        self._table.record_requested.connect(self._show_record)
        self._fair.check_requested.connect(lambda: self._check_shuffle(controller.match.records[-1]))
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns = QHBoxLayout(self)
        self._lay_out()
        controller.happened.connect(self._refresh)
        controller.replaced.connect(self._refresh)
        services.translator.language_changed.connect(self.retranslate)
        self._refresh()

    def name(self) -> str:
        return translate("ScoreSheet", "Score sheet")

    def rules_section(self) -> str:
        return "5"

    def entered(self) -> None:
        self._play.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Take every text again."""
        self._title.set_text(translate("ScoreSheet", "This evening"))
        self._chart_title.set_text(translate("ScoreSheet", "Totals"))
        self._empty.set_text(translate("ScoreSheet", "The sheet begins with the first deal."))
        self._note.set_text(translate("ScoreSheet", "A click on a row shows its bill."))
        self._new_evening.set_text(translate("ScoreSheet", "New evening"))
        if self._controller.deal_is_running:
            self._play.set_text(translate("ScoreSheet", "Go on with deal {number}").format(number=self._number))
        elif self._model.rowCount():
            self._play.set_text(translate("ScoreSheet", "Next deal"))
        else:
            self._play.set_text(translate("ScoreSheet", "Play"))
        self._model.retranslate()
        self._table.retranslate()
        self._headings.update()
        self._totals.retranslate()
        self._chart.retranslate()
        self.heading_changed.emit()

    @property
    def _number(self) -> int:
        return self._controller.deal_number

    def _lay_out(self) -> None:
        look = self._services.theme
        sheet = Panel(look)
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(4, 2, 4, 2)
        inside.setSpacing(0)
        inside.addWidget(self._headings)
        inside.addWidget(self._table, 1)
        inside.addWidget(self._totals)
        self._sheet = sheet
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self._title)
        left.addWidget(sheet, 1)
        left.addWidget(self._note)
        left.addWidget(self._empty, 1)
        chart = Panel(look)
        around = QVBoxLayout(chart)
        around.addWidget(self._chart)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self._chart_title)
        right.addWidget(chart, 1)
        right.addWidget(self._fair)
        self._buttons.setSpacing(10)
        self._buttons.addWidget(self._new_evening, 1)
        self._buttons.addWidget(self._play, 1)
        right.addLayout(self._buttons)
        self._columns.addLayout(left, 3)
        self._columns.addLayout(right, 2)
        self._arrange()

    def _arrange(self) -> None:
        """In a narrow window everything moves closer, and the buttons lie one over the other."""
        px = self._services.theme.px
        narrow = self.width() < _NARROW
        edge = px(20 if narrow else 28)
        self._columns.setContentsMargins(edge, px(18), edge, px(20))
        self._columns.setSpacing(edge)
        directions = QBoxLayout.Direction
        self._buttons.setDirection(directions.BottomToTop if narrow else directions.LeftToRight)
        self._table.set_narrow(narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _refresh(self) -> None:
        match = self._controller.match
        self._model.set_match(match)
        self._chart.set_match(match)
        has_deals = bool(match.records)
        for widget in (self._sheet, self._note, self._fair):
            widget.setVisible(has_deals)
        self._empty.setVisible(not has_deals)
        self._new_evening.setEnabled(has_deals)
        self.retranslate()

    def _show_record(self, record: DealRecord) -> None:
        match = self._controller.match
        totals = replace(match, records=match.records[: record.number]).totals
        panel = ResultPanel(self._services, record, totals, is_new=False, is_small=self.window().height() < 690)
        panel.close_requested.connect(lambda: self.overlays.close(panel))
        panel.analysis_requested.connect(lambda: self.analysis_requested.emit(record))
        panel.repeat_requested.connect(lambda: self.repeat_requested.emit(record))
        panel.share_requested.connect(lambda: open_share(self.overlays, self._services, record))
        panel.shuffle_requested.connect(lambda: self._check_shuffle(record))
        self.overlays.open(panel, Placement.CENTRE, keep=False)
        panel.begin()

    def _check_shuffle(self, record: DealRecord) -> None:
        open_shuffle(self.overlays, self._services, record.number, record.fingerprint, record)

    def _ask_for_new_evening(self) -> None:
        question = Question(
            self._services.theme,
            title=translate("ScoreSheet", "Begin a new evening?"),
            text=translate("ScoreSheet", "All four begin with zero again. The deals of this sheet are gone."),
            answers=(
                (translate("ScoreSheet", "New evening"), self._begin_new_evening),
                (translate("ScoreSheet", "Keep this sheet"), lambda: None),
            ),
        )
        question.answered.connect(lambda: self.overlays.close(question))
        self.overlays.open(question, Placement.CENTRE, keep=False)

    def _begin_new_evening(self) -> None:
        self._controller.start_evening()
        self.play_requested.emit()
