"""The tables of the history: cells with text, a suit or a sign, and the headings above them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.ui.controls import Panel
from schafkopf_desktop.ui.controls.row_table import ROW_HEIGHT, RowTable
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_HEAD_HEIGHT = 41
_SIGN = 15


class CellRole(IntEnum):
    """Item data of a cell besides its text and alignment: the type role, a suit after it, won or lost before it."""

    FONT = Qt.ItemDataRole.UserRole
    SUIT = Qt.ItemDataRole.UserRole + 1
    WON = Qt.ItemDataRole.UserRole + 2


class CellTable(RowTable):
    """A table of such cells; what is spare goes to the columns named."""

    def __init__(self, look: ThemeController, model: QAbstractTableModel, spare: Sequence[int]) -> None:
        super().__init__(look, model)
        self._spare = tuple(spare)
        self.setItemDelegate(_Cell(look, self))
        model.rowsInserted.connect(self.fit_columns)
        self.fit_columns()

    def column_widths(self) -> list[int]:
        heading = QFontMetrics(self.look.font(Role.SECONDARY))
        widths = []
        for column in range(self.model().columnCount()):
            title = heading.horizontalAdvance(_heading(self.model(), column)) + 2 * self.gap
            widths.append(max(title, self.sizeHintForColumn(column)))
        self.setMinimumWidth(sum(widths) + self.verticalScrollBar().sizeHint().width())
        spare = max(0, self.viewport().width() - sum(widths))
        for column in self._spare:
            widths[column] += spare // len(self._spare)
        return widths


class TablePanel(Panel):
    """A table on a sheet of paper under the names of its columns."""

    def __init__(self, look: ThemeController, table: CellTable) -> None:
        super().__init__(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 4, 6)
        column.setSpacing(0)
        column.addWidget(_Headings(look, table))
        column.addWidget(table, 1)


class _Cell(QStyledItemDelegate):
    def __init__(self, look: ThemeController, table: CellTable) -> None:
        super().__init__(table)
        self._look = look
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        metrics = QFontMetrics(self._look.font(index.data(CellRole.FONT) or Role.BODY))
        width = metrics.horizontalAdvance(str(index.data() or ""))
        has_sign = index.data(CellRole.SUIT) is not None or index.data(CellRole.WON) is not None
        sign = self._look.px(_SIGN + 8) if has_sign else 0
        return QSize(width + sign + 2 * self._table.gap, self._look.px(ROW_HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look = self._look
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._table.paint_ground(painter, option, index)
        box = QRectF(option.rect).adjusted(self._table.gap, 0, -self._table.gap, 0)
        size = look.px(_SIGN)
        won: bool | None = index.data(CellRole.WON)
        if won is not None:
            sign = QRectF(box.left(), box.center().y() - size / 2, size, size)
            paint_icon(painter, sign, "check" if won else "cross", look.theme.green if won else look.theme.accent_text)
            box.setLeft(sign.right() + look.px(5))
        text, font = str(index.data() or ""), index.data(CellRole.FONT)
        painter.setFont(look.font(font or Role.BODY))
        painter.setPen(look.theme.ink2 if font is None else look.theme.ink)
        alignment: Qt.AlignmentFlag = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(box, alignment, text)
        suit: Suit | None = index.data(CellRole.SUIT)
        if suit is not None:
            left = box.left() + painter.fontMetrics().horizontalAdvance(text) + look.px(8)
            paint_suit(painter, QRectF(left, box.center().y() - size / 2, size, size), suit)
        painter.restore()


class _Headings(QWidget):
    """The names of the columns above a table."""

    def __init__(self, look: ThemeController, table: CellTable) -> None:
        super().__init__()
        self._look = look
        self._table = table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.columns_fitted.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(0, self._look.px(_HEAD_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, model = self._look, self._table.model()
        painter = QPainter(self)
        painter.setFont(look.font(Role.SECONDARY))
        painter.setPen(look.theme.ink2)
        for column, (left, width) in enumerate(self._table.column_edges()):
            box = QRectF(left, 0, width, self.height()).adjusted(self._table.gap, 0, -self._table.gap, 0)
            alignment = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
            painter.drawText(box, alignment, _heading(model, column))
        painter.setPen(QPen(look.theme.line2, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


def _heading(model: object, column: int) -> str:
    assert isinstance(model, QAbstractTableModel)
    return str(model.headerData(column, Qt.Orientation.Horizontal) or "")
