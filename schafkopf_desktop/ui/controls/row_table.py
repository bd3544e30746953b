"""A table whose rows are read and chosen as a whole."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from schafkopf_desktop.ui.controls.fields import ScrollBar
from schafkopf_desktop.ui.theme import ThemeController

ROW_HEIGHT = 37.5
_GAP, _NARROW_GAP = 9, 5


class RowTable(QTableView):
    """Zebra rows without a grid or a header of Qt's; a click or Enter chooses a row.

    Attributes:
        hovered_row: the row under the mouse, -1 for none.
        gap: pixels between the edge of a column and its text.

    Signals:
        row_chosen(index): the person wants this row; of a table that can be chosen from.
        columns_fitted(): the columns have new edges.
    """

    row_chosen = Signal(QModelIndex)
    columns_fitted = Signal()

    def __init__(self, look: ThemeController, model: QAbstractTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.hovered_row = -1
        self.gap = look.px(_GAP)
        self._is_narrow = False
        self.setModel(model)
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
        self.entered.connect(lambda index: self._set_hovered(index.row()))
        self.clicked.connect(self.row_chosen)
        self.activated.connect(self.row_chosen)
        model.modelReset.connect(self.fit_columns)
        look.changed.connect(self.fit_columns)

    @property
    def is_narrow(self) -> bool:
        """Whether the columns are set closer together."""
        return self._is_narrow

    def set_narrow(self, narrow: bool) -> None:
        """Set the columns closer together, or back apart."""
        self._is_narrow = narrow
        self.fit_columns()

    def retranslate(self) -> None:
        """Make room for the texts of another language."""
        self.fit_columns()

    def column_edges(self) -> tuple[tuple[int, int], ...]:
        """Left edge and width of every column, in pixels of the viewport."""
        columns = range(self.model().columnCount())
        return tuple((self.columnViewportPosition(column), self.columnWidth(column)) for column in columns)

    def column_widths(self) -> list[int]:
        """The width that each column wants, in pixels, and what is spare given away."""
        raise NotImplementedError

    def fit_columns(self) -> None:
        """Give every column what its texts need."""
        self.gap = self.look.px(_NARROW_GAP if self._is_narrow else _GAP)
        self.verticalHeader().setDefaultSectionSize(self.look.px(ROW_HEIGHT))
        for column, width in enumerate(self.column_widths()):
            self.setColumnWidth(column, width)
        self.columns_fitted.emit()

    def paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint what lies under the text of a cell: zebra rows, and the row under the mouse or with the keyboard."""
        if index.row() % 2:
            painter.fillRect(option.rect, self.look.theme.sunken)
        if self.is_marked(index.row()):
            painter.fillRect(option.rect, self.look.theme.line)

    def is_marked(self, row: int) -> bool:
        """Whether the row is under the mouse, or has the keyboard."""
        return row == self.hovered_row or (self.hasFocus() and row == self.currentIndex().row())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def _set_hovered(self, row: int) -> None:
        self.hovered_row = row
        self.viewport().update()
