"""One card large, with its name, its points, its rank among the trumps, and why it may not be played now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.geometry import CARD_RATIO, Box, TableGeometry
from schafkopf_desktop.ui.table.lettering import Lettering, paint_paper, paint_shadow
from schafkopf_desktop.ui.table.overlay import Overlay
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_TEXT_WIDTH = 230


class BigCard(Overlay):
    """A panel with one open card; never shows a card that the person cannot see."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._card: Card | None = None
        self._theme: Theme | None = None
        self._scale = 1.0
        self._width = 1.0
        self._texts: tuple[Lettering, ...] = ()

    @property
    def text(self) -> str:
        """Everything it says."""
        return "\n".join(text.text for text in self._texts)

    def show_card(
        self, card: Card, declaration: Declaration | None, why_not: str, geometry: TableGeometry, theme: Theme
    ) -> None:
        """Open with `card`; `why_not` is the reason why it may not be played, empty when there is none."""
        scale = geometry.scale
        self._card, self._theme, self._scale = card, theme, scale
        self._width = max(geometry.card_width, 0.62 * geometry.height / CARD_RATIO)
        width = _TEXT_WIDTH * scale
        texts = [
            Lettering(terms.card_name(card), Role.PANEL_TITLE, scale, theme.ink, width),
            Lettering(terms.count_points(card.points), Role.BODY, scale, theme.ink2, width),
        ]
        if declaration is not None:
            texts.append(Lettering(_rank_sentence(card, declaration), Role.BODY, scale, theme.ink2, width))
        if why_not:
            texts.append(Lettering(why_not, Role.BODY, scale, theme.accent_text, width))
        self._texts = tuple(texts)
        size = QSizeF(self._width + width + 64 * scale, self._width * CARD_RATIO + 40 * scale)
        x, y = (geometry.width - size.width()) / 2, (geometry.height - size.height()) / 2
        self.put(geometry.clamp(Box(x, y, size.width(), size.height()), 8))
        self.appear()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._card is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale
        paint_shadow(painter, self.box, 18 * scale, 18)
        paint_paper(painter, self.box, 18 * scale, self._theme.panel, QPen(self._theme.line, 1))
        ratio = painter.device().devicePixelRatioF()
        picture = self._pictures.pixmap(face_of(self._card.code), self._width, ratio, True)
        place = QRectF(20 * scale, 20 * scale, self._width, self._width * CARD_RATIO)
        painter.drawPixmap(place, picture, QRectF(QPointF(), picture.size().toSizeF()))
        at = QPointF(place.right() + 24 * scale, 26 * scale)
        for text in self._texts:
            text.paint(painter, at)
            at.setY(at.y() + text.size.height() + 12 * scale)


def _rank_sentence(card: Card, declaration: Declaration) -> str:
    order = declaration.order
    if order.is_trump(card):
        text = translate("BigCard", "Trump number {place} of {number}", "1 is the highest trump")
        return text.format(place=order.trumps.index(card) + 1, number=len(order.trumps))
    return translate("BigCard", "Side suit: {suit}").format(suit=terms.suit_in_sentence(card.suit))
