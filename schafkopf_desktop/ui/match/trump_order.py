"""The trumps of a contract, from the highest to the lowest, as suit signs over rank letters."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.engine.cards import Card, Rank
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.typography import Role

_CELL, _ROW, _GROUP_GAP = 24.4, 39.0, 24.0
_COURTS = (Rank.OBER, Rank.UNTER)


class TrumpOrder(QWidget):
    """Rows of trumps: the Obers and the Unters, then the trump suit. What has been played stays."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._look = look = services.theme
        self._trumps: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self._settings.changed.connect(self.update)

    def set_trumps(self, trumps: tuple[Card, ...]) -> None:
        """Show ``trumps``, highest first."""
        self._trumps = trumps
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Name the trumps to a screen reader in the language of the moment."""
        self.setAccessibleName(", ".join(terms.card_name(card) for card in self._trumps))

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(8 * _CELL + _GROUP_GAP), px(_ROW * max(1, len(self._rows()))) - px(6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        for row, groups in enumerate(self._rows()):
            x, y = 0.0, row * _ROW * scale
            for group, cards in enumerate(groups):
                if group:
                    middle = x + _GROUP_GAP * scale / 2
                    painter.setPen(QPen(look.theme.line, 1))
                    painter.drawLine(QPointF(middle, y + 2 * scale), QPointF(middle, y + 30 * scale))
                    x += _GROUP_GAP * scale
                for card in cards:
                    self._paint_card(painter, QRectF(x, y, _CELL * scale, _ROW * scale), card)
                    x += _CELL * scale
        painter.end()

    def _scale(self) -> float:
        wanted = self._look.px(100) / 100
        return min(wanted, self.width() / (8 * _CELL + _GROUP_GAP))

    def _paint_card(self, painter: QPainter, cell: QRectF, card: Card) -> None:
        sign = 15.5 * cell.width() / _CELL
        paint_suit(painter, QRectF(cell.center().x() - sign / 2, cell.top(), sign, sign), card.suit)
        painter.setFont(self._look.font(Role.SECONDARY_STRONG))
        painter.setPen(self._look.theme.ink)
        sign_of_rank = terms.rank_sign(card.rank, self._settings.value.ace_letter)
        letter = QRectF(cell.left(), cell.top() + sign, cell.width(), painter.fontMetrics().height())
        painter.drawText(letter, Qt.AlignmentFlag.AlignCenter, sign_of_rank)

    def _rows(self) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        """The courts by rank in the first row, the trump suit in the second."""
        courts = tuple(card for card in self._trumps if card.rank in _COURTS)
        suit = tuple(card for card in self._trumps if card.rank not in _COURTS)
        by_rank = tuple(tuple(cards) for _, cards in groupby(courts, key=lambda card: card.rank))
        return tuple(row for row in (by_rank, (suit,) if suit else ()) if row)
