"""The table of deals on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.ui.controls.fields import ScrollBar
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.match.match_controller import PERSON
from schafkopf_desktop.ui.match.score_sheet_model import Column, ScoreRole, ScoreSheetModel, column_name
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role

ROW_HEIGHT = 37.5
_GAP, _NARROW_GAP = 9, 5
_ICON = 15


class _CellDelegate(QStyledItemDelegate):
    """Paints a cell: zebra rows, the newest deal on ochre, signs beside Solo and the result."""

    def __init__(self, look: ThemeController, view: ScoreTable) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        column = index.column()
        metrics = QFontMetrics(self._look.font(_role_of(column)))
        width = metrics.horizontalAdvance(str(index.data() or ""))
        if column in (Column.CONTRACT, Column.RESULT):
            width += self._look.px(_ICON + 8)
        return QSize(width + 2 * self._view.gap, self._look.px(ROW_HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look, column = self._look, index.column()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        record: DealRecord = index.data(ScoreRole.RECORD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() == index.model().rowCount() - 1:
            painter.fillRect(rect, look.theme.ochre_background)
        elif index.row() % 2:
            painter.fillRect(rect, look.theme.sunken)
        if self._view.hovered_row == index.row() or state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(rect, look.theme.line)
        inside = QRectF(rect).adjusted(self._view.gap, 0, -self._view.gap, 0)
        self._paint_content(painter, inside, column, record, index)
        painter.restore()

    def _paint_content(
        self,
        painter: QPainter,
        box: QRectF,
        column: int,
        record: DealRecord,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look = self._look
        declaration = record.settlement.declaration
        size = look.px(_ICON)
        if column == Column.RESULT and declaration is not None:
            won = record.settlement.won
            sign = QRectF(box.left(), box.center().y() - size / 2, size, size)
            paint_icon(painter, sign, "check" if won else "cross", look.theme.green if won else look.theme.accent_text)
            box.setLeft(sign.right() + look.px(5))
        text = str(index.data() or "")
        painter.setFont(look.font(_role_of(column)))
        is_secondary = declaration is None or column in (Column.NUMBER, Column.POINTS, Column.VALUE)
        painter.setPen(look.theme.ink2 if is_secondary else look.theme.ink)
        alignment: Qt.AlignmentFlag = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(box, alignment, text)
        if column == Column.CONTRACT and declaration is not None and declaration.contract.is_solo and declaration.suit:
            left = box.left() + painter.fontMetrics().horizontalAdvance(text) + look.px(8)
            paint_suit(painter, QRectF(left, box.center().y() - size / 2, size, size), declaration.suit)


class ScoreTable(QTableView):
    """The deals of a match, one row each; a click or Enter on a row asks for its bill.

    Attributes:
        hovered_row: the row under the mouse, -1 for none.
        gap: pixels between the edge of a column and its text.

    Signals:
        record_requested(record): show the bill of this deal.
        columns_fitted(): the columns have new edges.
    """

    record_requested = Signal(object)
    columns_fitted = Signal()

    def __init__(self, look: ThemeController, model: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = model
        self.hovered_row = -1
        self.gap = look.px(_GAP)
        self._is_narrow = False
        self.setModel(model)
        self.setItemDelegate(_CellDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBar(ScrollBar(look))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(1)
        self.entered.connect(self._hover)
        self.clicked.connect(self._request)
        self.activated.connect(self._request)
        model.modelReset.connect(self._fit_columns)
        model.rowsInserted.connect(self._show_newest)
        look.changed.connect(self._fit_columns)
        self._fit_columns()

    def set_narrow(self, narrow: bool) -> None:
        """Set the columns closer together, or back apart."""
        self._is_narrow = narrow
        self._fit_columns()

    def retranslate(self) -> None:
        """Make room for the texts of another language."""
        self._fit_columns()

    def column_edges(self) -> tuple[tuple[int, int], ...]:
        """Left edge and width of every column, in pixels of the viewport."""
        return tuple((self.columnViewportPosition(c), self.columnWidth(c)) for c in range(self._sheet.columnCount()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _show_newest(self) -> None:
        self._fit_columns()
        self.scrollToBottom()

    def _fit_columns(self) -> None:
        """Give every column what its texts need, and what is left to the names of the declarers."""
        look, model = self._look, self._sheet
        self.gap = look.px(_NARROW_GAP if self._is_narrow else _GAP)
        self.verticalHeader().setDefaultSectionSize(look.px(ROW_HEIGHT))
        heading = QFontMetrics(look.font(Role.BODY_STRONG))
        widths = []
        for column in range(model.columnCount()):
            title = heading.horizontalAdvance(column_name(column)) + 2 * self.gap
            least = look.px(46 if self._is_narrow else 56) if column >= Column.SCORE else 0
            widths.append(max(title, least, self.sizeHintForColumn(column)))
        self.setMinimumWidth(sum(widths) + self.verticalScrollBar().sizeHint().width())
        spare = max(0, self.viewport().width() - sum(widths))
        widths[Column.DECLARERS] += spare // 2
        widths[Column.CONTRACT] += spare // 4
        widths[Column.RESULT] += spare // 4
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        self.columns_fitted.emit()

    def _hover(self, index: QModelIndex) -> None:
        self._set_hovered(index.row())

    def _set_hovered(self, row: int) -> None:
        self.hovered_row = row
        self.viewport().update()

    def _request(self, index: QModelIndex) -> None:
        self.record_requested.emit(index.data(ScoreRole.RECORD))


def _role_of(column: int) -> Role:
    if column == Column.SCORE + PERSON:
        return Role.SCORE
    if column >= Column.SCORE:
        return Role.SUBTITLE
    return Role.BODY_STRONG if column == Column.CONTRACT else Role.BODY
