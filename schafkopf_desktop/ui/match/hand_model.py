"""The person's hand as a Qt list model."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.table_state import fan_order


class HandRole(IntEnum):
    """Item data of the hand model besides the card's name under ``DisplayRole``."""

    CARD = Qt.ItemDataRole.UserRole
    PLACE = Qt.ItemDataRole.UserRole + 1
    LEGAL = Qt.ItemDataRole.UserRole + 2
    REASON = Qt.ItemDataRole.UserRole + 3
    SECTION = Qt.ItemDataRole.UserRole + 4


class HandModel(QAbstractListModel):
    """The cards still held, in the order of the fan.

    Roles: ``DisplayRole`` the card's name; ``CARD``; ``PLACE`` 1..8 from the left; ``LEGAL`` bool, True while no card
    is asked for; ``REASON`` why the card may not be played, a sentence, or None; ``SECTION`` the rule of the reason.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._cards: tuple[Card, ...] = ()

    def set_view(self, view: SeatView | None) -> None:
        """Show the hand of the seat of ``view``; None empties the model. A played card leaves as one removed row."""
        cards = () if view is None else fan_order(view.hand, view.declaration)
        played = [card for card in self._cards if card not in cards]
        if len(played) == 1 and tuple(card for card in self._cards if card != played[0]) == cards:
            row = self._cards.index(played[0])
            self.beginRemoveRows(QModelIndex(), row, row)
            self._view, self._cards = view, cards
            self.endRemoveRows()
        elif cards != self._cards:
            self.beginResetModel()
            self._view, self._cards = view, cards
            self.endResetModel()
        else:
            self._view = view
        self._all_changed()

    def retranslate(self) -> None:
        """Announce that every text reads differently now."""
        self._all_changed()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._view is None:
            return None
        card = self._cards[index.row()]
        reason = self._view.why_illegal(Play(card)) if self._asks_for_a_card() else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return terms.card_name(card)
            case HandRole.CARD:
                return card
            case HandRole.PLACE:
                return index.row() + 1
            case HandRole.LEGAL:
                return reason is None
            case HandRole.REASON:
                return None if reason is None else terms.illegal_sentence(reason, self._view)
            case HandRole.SECTION:
                return None if reason is None else reason.section
        return None

    def _asks_for_a_card(self) -> bool:
        view = self._view
        return view is not None and view.phase is Phase.PLAY and view.to_act == view.seat

    def _all_changed(self) -> None:
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))
