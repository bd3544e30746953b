"""The table of deals on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.ui.controls.row_table import ROW_HEIGHT, RowTable
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.match.match_controller import PERSON
from schafkopf_desktop.ui.match.score_sheet_model import Column, ScoreRole, ScoreSheetModel, column_name
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role

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
        rect: QRect = option.rect
        record: DealRecord = index.data(ScoreRole.RECORD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._view.paint_ground(painter, option, index)
        inside = QRectF(rect).adjusted(self._view.gap, 0, -self._view.gap, 0)
        self._paint_content(painter, inside, index.column(), record, index)
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


class ScoreTable(RowTable):
    """The deals of a match, one row each; a click or Enter on a row asks for its bill.

    Signals:
        record_requested(record): show the bill of this deal.
    """

    record_requested = Signal(object)

    def __init__(self, look: ThemeController, model: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(look, model, parent)
        self._sheet = model
        self.setItemDelegate(_CellDelegate(look, self))
        self.row_chosen.connect(lambda index: self.record_requested.emit(index.data(ScoreRole.RECORD)))
        model.rowsInserted.connect(self._show_newest)
        self.fit_columns()

    def column_widths(self) -> list[int]:
        """What the texts need; what is left goes to the names of the declarers."""
        look, model = self.look, self._sheet
        heading = QFontMetrics(look.font(Role.BODY_STRONG))
        widths = []
        for column in range(model.columnCount()):
            title = heading.horizontalAdvance(column_name(column)) + 2 * self.gap
            least = look.px(46 if self.is_narrow else 56) if column >= Column.SCORE else 0
            widths.append(max(title, least, self.sizeHintForColumn(column)))
        self.setMinimumWidth(sum(widths) + self.verticalScrollBar().sizeHint().width())
        spare = max(0, self.viewport().width() - sum(widths))
        widths[Column.DECLARERS] += spare // 2
        widths[Column.CONTRACT] += spare // 4
        widths[Column.RESULT] += spare // 4
        return widths

    def paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint_ground(painter, option, index)
        if index.row() == index.model().rowCount() - 1 and not self.is_marked(index.row()):
            painter.fillRect(option.rect, self.look.theme.ochre_background)

    def _show_newest(self) -> None:
        self.fit_columns()
        self.scrollToBottom()


def _role_of(column: int) -> Role:
    if column == Column.SCORE + PERSON:
        return Role.SCORE
    if column >= Column.SCORE:
        return Role.SUBTITLE
    return Role.BODY_STRONG if column == Column.CONTRACT else Role.BODY
