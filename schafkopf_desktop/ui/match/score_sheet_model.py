"""The score sheet of a match as a Qt table model."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.match import DealRecord, Match
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK, Settlement
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.translation import translate


class Column(IntEnum):
    """The columns of the score sheet; the four scores follow the seats."""

    NUMBER = 0
    CONTRACT = 1
    DECLARERS = 2
    RESULT = 3
    POINTS = 4
    VALUE = 5
    SCORE = 6


class ScoreRole(IntEnum):
    """Item data of the score sheet besides the text under ``DisplayRole``."""

    RECORD = Qt.ItemDataRole.UserRole
    NUMBER = Qt.ItemDataRole.UserRole + 1


class ScoreSheetModel(QAbstractTableModel):
    """One row per deal, passed-out deals too; columns as in ``Column``, then the score of every seat.

    Roles: ``DisplayRole`` text; ``RECORD`` the ``DealRecord`` of the row; ``NUMBER`` the number behind a text, for the
    columns that have one. Headers: the column's name.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records: tuple[DealRecord, ...] = ()
        self._totals: tuple[int, ...] = (0, 0, 0, 0)

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of every seat's scores."""
        return self._totals

    def set_match(self, match: Match) -> None:
        """Show the deals of ``match``; a match that only grew adds rows."""
        records = match.records
        known = len(self._records)
        self._totals = tuple(match.totals)
        if known and len(records) > known and records[:known] == self._records:
            self.beginInsertRows(QModelIndex(), known, len(records) - 1)
            self._records = records
            self.endInsertRows()
        elif records != self._records:
            self.beginResetModel()
            self._records = records
            self.endResetModel()

    def record(self, row: int) -> DealRecord:
        """The record of a row."""
        return self._records[row]

    def retranslate(self) -> None:
        """Announce that every text reads differently now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._records:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._records)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else Column.SCORE + len(SEATS)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        record = self._records[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _text(record, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case ScoreRole.RECORD:
                return record
            case ScoreRole.NUMBER:
                return _number(record, index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return column_name(section)


def column_name(column: int) -> str:
    """The heading of a column; a seat's column has the player's name."""
    if column >= Column.SCORE:
        return terms.player_name(column - Column.SCORE)
    return {
        Column.NUMBER: translate("ScoreSheet", "No.", "heading: number of the deal"),
        Column.CONTRACT: translate("ScoreSheet", "Contract"),
        Column.DECLARERS: translate("ScoreSheet", "Declares", "heading: who declared"),
        Column.RESULT: "",
        Column.POINTS: translate("ScoreSheet", "Points", "heading: card points of both sides"),
        Column.VALUE: translate("ScoreSheet", "Value", "heading: units of the deal"),
    }[Column(column)]


def _alignment(column: int) -> Qt.AlignmentFlag:
    horizontal = Qt.AlignmentFlag.AlignRight if column >= Column.POINTS else Qt.AlignmentFlag.AlignLeft
    return horizontal | Qt.AlignmentFlag.AlignVCenter


def _text(record: DealRecord, column: int) -> str:
    settlement = record.settlement
    declaration = settlement.declaration
    if column == Column.NUMBER:
        return str(record.number)
    if declaration is None:
        return _text_of_passed_out(column)
    match column:
        case Column.CONTRACT:
            return terms.contract_name(declaration.contract)
        case Column.DECLARERS:
            return declarers_text(settlement)
        case Column.RESULT:
            return (
                translate("ScoreSheet", "won", "result of a deal for the declarer's side")
                if settlement.won
                else translate("ScoreSheet", "lost", "result of a deal for the declarer's side")
            )
        case Column.POINTS:
            return points_text(settlement)
        case Column.VALUE:
            return str(settlement.value)
    return terms.signed(settlement.scores[column - Column.SCORE])


def _text_of_passed_out(column: int) -> str:
    if column == Column.CONTRACT:
        return translate("ScoreSheet", "Passed", "four passes: nobody plays")
    if column == Column.DECLARERS:
        return translate("ScoreSheet", "All pass")
    return "\N{MIDDLE DOT}" if column >= Column.SCORE else ""


def declarers_text(settlement: Settlement) -> str:
    """Who played together: "You and Vroni", or the one declarer."""
    if settlement.declaration is None:
        return ""
    declarer = terms.player_name(settlement.declaration.declarer)
    if settlement.partner is None:
        return declarer
    return translate("ScoreSheet", "{declarer} and {partner}", "the two players of the declarer's side").format(
        declarer=declarer, partner=terms.player_name(settlement.partner)
    )


def points_text(settlement: Settlement) -> str:
    """The card points of both sides, the declarer's first: "79:41"; empty for a Sie, which is not played."""
    if settlement.declaration is None or settlement.declaration.contract is Contract.SIE:
        return ""
    return f"{settlement.points}:{POINTS_IN_THE_PACK - settlement.points}"


def _number(record: DealRecord, column: int) -> int | None:
    settlement = record.settlement
    if column == Column.NUMBER:
        return record.number
    if settlement.declaration is None:
        return None
    if column == Column.VALUE:
        return settlement.value
    return settlement.scores[column - Column.SCORE] if column >= Column.SCORE else None
