"""A small picture of one card inside a panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import WINNER_RING, WINNER_RING_EDGE

CARD_RATIO = 5 / 3
_CORNER = 0.056
_SHADE = QColor(70, 66, 60, 140)
_RING = 4


class CardPicture(QWidget):
    """One card of a given width, with the winner's ring or dimmed when it does not count."""

    def __init__(self, services: Services, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._width = width
        self._card: Card | None = None
        self._is_winner = False
        self._is_dimmed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        services.pictures.changed.connect(self.update)
        services.settings.changed.connect(self.update)
        services.theme.changed.connect(self.updateGeometry)

    def show_card(self, card: Card, *, is_winner: bool = False, is_dimmed: bool = False) -> None:
        """Show ``card``."""
        self._card, self._is_winner, self._is_dimmed = card, is_winner, is_dimmed
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Name the card in the language of the moment."""
        if self._card is not None:
            name = terms.card_name(self._card)
            self.setAccessibleName(name)
            self.setToolTip(name)

    def sizeHint(self) -> QSize:
        width = self._services.theme.px(self._width)
        return QSize(width + 2 * _RING, round(width * CARD_RATIO) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        width = self._services.theme.px(self._width)
        picture = self._services.pictures.pixmap(
            face_of(self._card.code), width, self.devicePixelRatioF(), self._services.settings.value.corner_index
        )
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(_RING, _RING, width, round(width * CARD_RATIO))
        painter.drawPixmap(box.topLeft(), picture)
        if self._is_dimmed:
            paint_shade(painter, box)
        if self._is_winner:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, pen, reach in ((WINNER_RING_EDGE, 4.0, 1.0), (WINNER_RING, 2.5, 1.0)):
                painter.setPen(QPen(colour, pen))
                painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), 4, 4)
        painter.end()


def paint_shade(painter: QPainter, card: QRectF) -> None:
    """Darken a card that does not count, just as illegal cards of the hand are."""
    radius = card.width() * _CORNER
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawRoundedRect(card, radius, radius)
