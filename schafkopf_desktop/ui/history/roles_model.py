"""How the person fared, by contract and role, as a Qt table model."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.storage.history import RoleTally
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.history import words
from schafkopf_desktop.ui.history.cells import LEFT, RIGHT, CellRole
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

ROLES = ("declarer", "partner", "defender")
_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns of the statistics."""

    CONTRACT = 0
    ROLE = 1
    DEALS = 2
    WON = 3
    UNITS = 4
    UNITS_OF_A_DEAL = 5
    POINTS_OF_A_DEAL = 6


class RolesModel(QAbstractTableModel):
    """One row per contract and role, in the order of the auction; roles as in `CellRole`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RoleTally] = []

    def set_tallies(self, tallies: tuple[RoleTally, ...]) -> None:
        """Show these."""
        self.beginResetModel()
        self._rows = sorted(tallies, key=_place)
        self.endResetModel()

    def retranslate(self) -> None:
        """Announce that every text reads differently now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _text(self._rows[index.row()], column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case CellRole.FONT:
                return {Column.CONTRACT: Role.BODY_STRONG, Column.WON: Role.BODY, Column.UNITS: Role.SCORE}.get(column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Column(section))
        return _heading(Column(section)) if role == Qt.ItemDataRole.DisplayRole else None


def _place(tally: RoleTally) -> tuple[int, int]:
    """Where a row stands: contracts as in the auction, then the deals that nobody played."""
    contracts, contract = sorted(Contract), None
    with suppress(ValueError):
        contract = Contract(tally.contract)
    place = len(contracts) if contract is None else contracts.index(contract)
    return place, ROLES.index(tally.role) if tally.role in ROLES else len(ROLES)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    return RIGHT if column >= Column.DEALS else LEFT


def _heading(column: Column) -> str:
    return {
        Column.CONTRACT: translate("History", "Contract"),
        Column.ROLE: translate("History", "You", "heading: role of the person in a deal"),
        Column.DEALS: translate("History", "Deals", "heading: how many"),
        Column.WON: translate("History", "Won", "heading: share of deals"),
        Column.UNITS: translate("History", "Units", "heading: units won or lost"),
        Column.UNITS_OF_A_DEAL: translate("History", "per deal", "heading: units won or lost on average"),
        Column.POINTS_OF_A_DEAL: translate("History", "Points per deal", "heading: average of the person's side"),
    }[column]


def _text(tally: RoleTally, column: Column) -> str:
    nothing = "\N{MIDDLE DOT}"
    if column is Column.CONTRACT:
        return words.contract_text(tally.contract)
    if column is Column.ROLE:
        return words.role_text(tally.role)
    if column is Column.DEALS:
        return str(tally.deals)
    if not tally.contract:
        return nothing
    match column:
        case Column.WON:
            return words.share_text(tally.won, tally.deals)
        case Column.UNITS:
            return terms.signed(tally.units)
        case Column.UNITS_OF_A_DEAL:
            return words.signed_decimal_text(tally.units / tally.deals)
    if tally.contract == Contract.SIE.value:
        return nothing
    return words.decimal_text(tally.points / tally.deals)
