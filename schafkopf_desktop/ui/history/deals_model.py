"""All finished deals as a Qt table model that reads on as one scrolls down."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.storage.history import Filter, KeptDeal
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.history import words
from schafkopf_desktop.ui.history.cells import LEFT, RIGHT, CellRole
from schafkopf_desktop.ui.history.history_keeper import HistoryKeeper
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

PAGE = 200
"""So many deals are read at a time."""

_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns of the list."""

    DATE = 0
    CONTRACT = 1
    ROLE = 2
    RESULT = 3
    POINTS = 4
    UNITS = 5
    LEVELS = 6


class DealsModel(QAbstractTableModel):
    """One row per deal, the newest first; roles as in `CellRole`."""

    def __init__(self, keeper: HistoryKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._wanted = Filter()
        self._rows: list[tuple[int, KeptDeal]] = []
        self._total = 0

    @property
    def total(self) -> int:
        """How many deals the filter lets through, read already or not."""
        return self._total

    def load(self, wanted: Filter) -> None:
        """Show the deals that are wanted, from the newest on."""
        self.beginResetModel()
        self._wanted = wanted
        self._total = self._keeper.ask(lambda history: history.count(wanted), 0)
        self._rows = list(self._keeper.ask(lambda history: history.page(wanted, limit=PAGE), ()))
        self.endResetModel()

    def deal(self, row: int) -> tuple[int, KeptDeal]:
        """The key of a row's deal in the history, and the deal."""
        return self._rows[row]

    def retranslate(self) -> None:
        """Announce that every text reads differently now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def canFetchMore(self, parent: _Index) -> bool:
        return not parent.isValid() and len(self._rows) < self._total

    def fetchMore(self, parent: _Index) -> None:
        last = self._rows[-1][0] if self._rows else None
        more = self._keeper.ask(lambda history: history.page(self._wanted, last, PAGE), ())
        if not more:
            self._total = len(self._rows)
            return
        self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(more) - 1)
        self._rows += more
        self.endInsertRows()

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        deal, column = self._rows[index.row()][1], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _text(deal, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case CellRole.FONT:
                return {Column.CONTRACT: Role.BODY_STRONG, Column.RESULT: Role.BODY, Column.UNITS: Role.SCORE}.get(
                    column
                )
            case CellRole.SUIT if column is Column.CONTRACT:
                return _suit_beside(deal)
            case CellRole.WON if column is Column.RESULT:
                return deal.won
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Column(section))
        return _heading(Column(section)) if role == Qt.ItemDataRole.DisplayRole else None


def _alignment(column: Column) -> Qt.AlignmentFlag:
    return RIGHT if column in (Column.POINTS, Column.UNITS) else LEFT


def _heading(column: Column) -> str:
    return {
        Column.DATE: translate("History", "Date"),
        Column.CONTRACT: translate("History", "Contract"),
        Column.ROLE: translate("History", "You", "heading: role of the person in a deal"),
        Column.RESULT: "",
        Column.POINTS: translate("History", "Points", "heading: card points of the person's side"),
        Column.UNITS: translate("History", "Units", "heading: units won or lost"),
        Column.LEVELS: translate("History", "Players", "heading: strength of the computer players"),
    }[column]


def _text(deal: KeptDeal, column: Column) -> str:
    has_points = deal.won is not None and deal.contract != Contract.SIE.value
    match column:
        case Column.DATE:
            return words.date_text(deal.finished)
        case Column.CONTRACT:
            return words.contract_text(deal.contract)
        case Column.ROLE:
            return words.role_text(deal.role)
        case Column.RESULT:
            return words.result_text(deal.won)
        case Column.POINTS:
            return str(deal.points) if has_points else ""
        case Column.UNITS:
            return terms.signed(deal.units) if deal.won is not None else "\N{MIDDLE DOT}"
        case Column.LEVELS:
            return words.level_text(deal)


def _suit_beside(deal: KeptDeal) -> Suit | None:
    """The trump suit, or that of the called ace."""
    with suppress(ValueError):
        return Suit(deal.suit)
    return None
