"""Cards in a line, as suit signs with the rank beside them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.typography import Role

_CELL, _ROW, _SIGN = 41.0, 25.0, 15.0


class CardLine(QWidget):
    """Cards in the order given, with so many in each row."""

    def __init__(self, services: Services, cards: tuple[Card, ...], in_a_row: int) -> None:
        super().__init__()
        self._settings = services.settings
        self._look = services.theme
        self._cards = cards
        self._in_a_row = in_a_row
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._look.changed.connect(self.updateGeometry)
        self._settings.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the cards to a screen reader in the language of the moment."""
        self.setAccessibleName(", ".join(terms.card_name(card) for card in self._cards))

    def sizeHint(self) -> QSize:
        rows = -(-len(self._cards) // self._in_a_row)
        return QSize(self._look.px(_CELL * self._in_a_row), self._look.px(_ROW * rows))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        cell, row, sign = look.px(_CELL), look.px(_ROW), look.px(_SIGN)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(Role.SECONDARY_STRONG))
        painter.setPen(look.theme.ink)
        for place, card in enumerate(self._cards):
            x, y = place % self._in_a_row * cell, place // self._in_a_row * row
            paint_suit(painter, QRectF(x, y + (row - sign) / 2, sign, sign), card.suit)
            letter = QRectF(x + sign + look.px(3), y, cell - sign, row)
            painter.drawText(
                letter, Qt.AlignmentFlag.AlignVCenter, terms.rank_sign(card.rank, self._settings.value.ace_letter)
            )
        painter.end()
