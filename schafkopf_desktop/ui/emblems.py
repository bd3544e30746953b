"""The signs that carry meaning beside words: the four suits, and which side a seat is on."""

from enum import Enum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.resources_path import resource_path
from schafkopf_desktop.ui.theme import DECLARER_SIDE, DEFENDERS, DEFENDERS_EDGE
from schafkopf_desktop.ui.typography import Role, font


class Party(Enum):
    """What is publicly known about the side of a seat."""

    UNKNOWN = "unknown"
    DECLARER_SIDE = "declarer side"
    DEFENDERS = "defenders"


def paint_suit(painter: QPainter, box: QRectF, suit: Suit) -> None:
    """Draw a suit sign as large as fits into the box, centred."""
    sign = _sign(suit)
    size = sign.defaultSize().toSizeF().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRectF(QPointF(), size)
    target.moveCenter(box.center())
    sign.render(painter, target)


def suit_sign(suit: Suit, size: float, ratio: float = 1.0) -> QPixmap:
    """A suit sign as a transparent square pixmap of `size` logical pixels at a device pixel ratio."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_suit(painter, QRectF(0, 0, size, size), suit)
    painter.end()
    return pixmap


def paint_party(painter: QPainter, box: QRectF, party: Party, ink: QColor) -> None:
    """Draw the mark of a side into a square box: diamond, square, or a dashed circle with a question mark.

    The shape tells the side, the colour only repeats it. `ink` is the colour of the text beside the mark.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(box.width(), box.height())
    centre = box.center()
    if party is Party.DECLARER_SIDE:
        half = size * 0.46
        painter.setPen(QPen(DECLARER_SIDE.darker(150), max(1.0, size * 0.07)))
        painter.setBrush(DECLARER_SIDE)
        corners = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
    elif party is Party.DEFENDERS:
        half = size * 0.38
        painter.setPen(QPen(DEFENDERS_EDGE, max(1.0, size * 0.1)))
        painter.setBrush(DEFENDERS)
        painter.drawRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
    else:
        _paint_unknown(painter, centre, size, ink)
    painter.restore()


def _paint_unknown(painter: QPainter, centre: QPointF, size: float, ink: QColor) -> None:
    pen = QPen(ink, max(1.0, size * 0.075))
    pen.setDashPattern([2.2, 1.8])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, size * 0.46, size * 0.46)
    letter = font(Role.SMALL)
    letter.setPixelSize(max(1, round(size * 0.62)))
    painter.setFont(letter)
    painter.setPen(ink)
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


@cache
def _sign(suit: Suit) -> QSvgRenderer:
    return QSvgRenderer(str(resource_path("decks", "signs", f"{suit.value}.svg")))
