"""The picture of the trick before: its four cards, who led, who took it and how many points it was worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.table.card_sprite import Ring, paint_ring
from schafkopf_desktop.ui.table.geometry import CARD_RATIO, TableGeometry
from schafkopf_desktop.ui.table.lettering import Lettering, marked, paint_paper, paint_shadow
from schafkopf_desktop.ui.table.overlay import Overlay
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

GHOST_OPACITY = 0.6


class LastTrick(Overlay):
    """A panel with the four cards of a taken trick.

    Attributes:
        is_ghost: whether it shows by itself, pale, a trick that ended faster than one could see.
    """

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self.is_ghost = False
        self._pictures = pictures
        self._trick: Trick | None = None
        self._winner: Seat = 0
        self._theme: Theme | None = None
        self._scale = 1.0
        self._card_width = 1.0
        self._gap = 1.0
        self._padding = 1.0
        self._title: Lettering | None = None
        self._captions: tuple[Lettering, ...] = ()

    def set_trick(self, number: int, trick: Trick, winner: Seat, theme: Theme, geometry: TableGeometry) -> QSizeF:
        """Show trick `number` (from 1); returns the size that the panel needs."""
        scale, compact = geometry.scale, geometry.frame.compact
        self._trick, self._winner, self._theme, self._scale = trick, winner, theme, scale
        self._card_width = geometry.popup_card_width
        self._gap = (8 if compact else 14) * scale
        self._padding = (7 if compact else 9) * scale
        title_role, title_width = (Role.SECONDARY, 150 * scale) if compact else (Role.BODY, None)
        self._title = Lettering(_title(number, trick, winner), title_role, scale, theme.ink, title_width)
        self._captions = tuple(
            Lettering(
                # In the narrow layout the ring alone says who won, and the first card is the lead.
                _name(trick.seat_of(place)) if compact else _caption(trick.seat_of(place), place == 0, winner),
                Role.SECONDARY,
                scale,
                theme.ink2,
                self._card_width * 1.3,
            )
            for place in range(len(trick.cards))
        )
        for caption in self._captions:
            caption.centre()
        self.update()
        width = max(self._columns_width() + 32 * scale, self._title.size.width() + 58 * scale)
        tallest = max(caption.size.height() for caption in self._captions)
        height = self._cards_top() + self._card_width * CARD_RATIO + tallest + 7 * scale + self._padding
        return QSizeF(width, height)

    @property
    def close_box(self) -> QRectF:
        """Where the cross lies, on the table."""
        side = 36 * self._scale
        box = QRectF(self.size.width() - side - 6 * self._scale, 4 * self._scale, side, side)
        return box.translated(self.pos())

    def _cards_top(self) -> float:
        title_height = 0.0 if self._title is None else self._title.size.height()
        return 2 * self._padding + title_height

    def _columns_width(self) -> float:
        return sum(self._column_widths()) + self._gap * (len(self._captions) - 1)

    def _column_widths(self) -> tuple[float, ...]:
        return tuple(max(self._card_width, caption.size.width()) for caption in self._captions)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._trick is None or self._theme is None or self._title is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = self._scale
        paint_shadow(painter, self.box, 14 * scale, 14)
        paint_paper(painter, self.box, 14 * scale, self._theme.panel, QPen(self._theme.line, 1))
        self._title.paint(painter, QPointF(16 * scale, self._padding))
        if not self.is_ghost:
            cross = QRectF(0, 0, 16 * scale, 16 * scale)
            cross.moveCenter(self.close_box.translated(-self.pos()).center())
            paint_icon(painter, cross, "cross", self._theme.ink2)
        ratio = painter.device().devicePixelRatioF()
        left = (self.size.width() - self._columns_width()) / 2
        for place, (card, caption, width) in enumerate(
            zip(self._trick.cards, self._captions, self._column_widths(), strict=True)
        ):
            middle = left + width / 2
            box = QRectF(
                middle - self._card_width / 2,
                self._cards_top(),
                self._card_width,
                self._card_width * CARD_RATIO,
            )
            picture = self._pictures.pixmap(face_of(card.code), self._card_width, ratio, True)
            painter.drawPixmap(box, picture, QRectF(QPointF(), picture.size().toSizeF()))
            if self._trick.seat_of(place) == self._winner:
                painter.setPen(Qt.PenStyle.NoPen)
                paint_ring(painter, box, Ring.WINNER)
            caption.paint(painter, QPointF(middle - caption.size.width() / 2, box.bottom() + 7 * scale))
            left += width + self._gap


def _title(number: int, trick: Trick, winner: Seat) -> str:
    if winner == 0:
        text = translate("LastTrick", "<b>Trick {number}</b> · {points} for you", "points is e.g. '6 points'")
    else:
        text = translate("LastTrick", "<b>Trick {number}</b> · {points} for {player}", "points is e.g. '6 points'")
    points = terms.count_points(trick.points)
    return text.format(number=number, points=points, player=marked(terms.player_name(winner)))


def _caption(seat: Seat, is_lead: bool, winner: Seat) -> str:
    if seat == winner and not is_lead:
        text = translate("LastTrick", "<b>{player}</b> takes", "under a card of a taken trick; keep short")
    elif is_lead:
        text = translate("LastTrick", "<b>{player}</b> leads", "under a card of a taken trick; keep short")
    else:
        return _name(seat)
    return text.format(player=marked(terms.player_name(seat)))


def _name(seat: Seat) -> str:
    return f"<b>{marked(terms.player_name(seat))}</b>"
