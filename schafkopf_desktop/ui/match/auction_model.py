"""The seven bids of the auction as a Qt list model."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from schafkopf_desktop.engine.actions import Action, Bid, Pass
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms

BIDS: tuple[Action, ...] = (Pass(), *(Bid(contract) for contract in sorted(Contract)))
"""Every bid in the order of the rows: pass, then the contracts from the lowest (rule 3.2)."""


class AuctionRole(IntEnum):
    """Item data of the auction model besides the name under ``DisplayRole``."""

    ACTION = Qt.ItemDataRole.UserRole
    DESCRIPTION = Qt.ItemDataRole.UserRole + 1
    VALUE = Qt.ItemDataRole.UserRole + 2
    ALLOWED = Qt.ItemDataRole.UserRole + 3
    REASON = Qt.ItemDataRole.UserRole + 4
    SECTION = Qt.ItemDataRole.UserRole + 5


@dataclass(frozen=True, slots=True)
class _Row:
    action: Action
    reason: IllegalReason | None


class AuctionModel(QAbstractListModel):
    """What may be bid and, where something may not, why; empty while there is nothing to bid.

    Roles: ``DisplayRole`` name; ``ACTION`` the bid; ``DESCRIPTION`` one line; ``VALUE`` units of the contract or None;
    ``ALLOWED`` bool; ``REASON`` why not, a sentence, or None; ``SECTION`` the rule of the reason or None.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._rows: tuple[_Row, ...] = ()

    @property
    def view(self) -> SeatView | None:
        """The view of the seat that bids."""
        return self._view

    def set_view(self, view: SeatView | None) -> None:
        """Offer the bids of the seat of ``view``, which is to bid; None empties the model."""
        self.beginResetModel()
        self._view = view
        self._rows = () if view is None else tuple(_Row(action, view.why_illegal(action)) for action in BIDS)
        self.endResetModel()

    def retranslate(self) -> None:
        """Announce that every text reads differently now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._view is None:
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return bid_name(row.action)
            case AuctionRole.ACTION:
                return row.action
            case AuctionRole.DESCRIPTION:
                return _bid_description(row.action)
            case AuctionRole.VALUE:
                return row.action.contract.base if isinstance(row.action, Bid) else None
            case AuctionRole.ALLOWED:
                return row.reason is None
            case AuctionRole.REASON:
                return None if row.reason is None else terms.illegal_sentence(row.reason, self._view)
            case AuctionRole.SECTION:
                return None if row.reason is None else row.reason.section
        return None


def bid_name(bid: Action) -> str:
    """The name of a bid as it is called at the table."""
    return terms.contract_name(bid.contract) if isinstance(bid, Bid) else terms.pass_name()


def _bid_description(bid: Action) -> str:
    return terms.contract_description(bid.contract) if isinstance(bid, Bid) else terms.pass_description()
