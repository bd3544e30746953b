"""A plain paper card with drawn suit and rank, for a face whose picture is not there: always playable."""

import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from schafkopf_desktop.decks.pack import BACK

_PAPER, _EDGE, _INK = QColor("#f7eed8"), QColor("#b9a678"), QColor("#2b1c14")
_RED, _GREEN, _BROWN, _OCHRE, _BLUE = (QColor(name) for name in ("#c2352a", "#5b8a45", "#8f5c35", "#e5ac38", "#34516a"))

_CARD = QRectF(0, 0, 600, 1000)
_COMMAND = re.compile(r"([MLC])([^MLC]*)")

# Signs around (0, 0), about 100 units high: the parts of each with their colour, one upon the other.
_SIGNS = {
    "H": ((_RED, "M0 46 C-64 4 -52 -46 -23 -46 C-8 -46 0 -36 0 -26 C0 -36 8 -46 23 -46 C52 -46 64 4 0 46"),),
    "L": (
        (_GREEN, "M-3 18 L3 18 L5 48 L-5 48 L-3 18"),
        (_GREEN, "M0 -48 C42 -30 52 12 24 26 C13 31 4 27 0 20 C-4 27 -13 31 -24 26 C-52 12 -42 -30 0 -48"),
    ),
    "E": (
        (_BROWN, "M-3 30 L3 30 L5 48 L-5 48 L-3 30"),
        (_BROWN, "M-25 10 C-27 -24 -10 -40 0 -47 C10 -40 27 -24 25 10 L-25 10"),
        (_GREEN, "M-33 6 L33 6 C33 28 16 36 0 36 C-16 36 -33 28 -33 6"),
    ),
    "S": (
        (_OCHRE, "M-9 -38 C-9 -50 9 -50 9 -38 C9 -28 -9 -28 -9 -38"),
        (_OCHRE, "M0 -34 C52 -34 52 44 0 44 C-52 44 -52 -34 0 -34"),
        (_RED, "M-38 -2 L38 -2 L38 12 L-38 12 L-38 -2"),
        (_INK, "M-2 22 L2 22 L2 38 L-2 38 L-2 22"),
    ),
}

# Strokes of a broad pen in a box of 100 x 140 units.
_RANKS = {
    "D": "M20 0 L20 140 M20 0 C95 0 95 140 20 140",
    "K": "M18 0 L18 140 M85 0 L18 75 M40 52 L88 140",
    "O": "M50 0 C-8 0 -8 140 50 140 C108 140 108 0 50 0",
    "U": "M15 0 L15 90 C15 157 85 157 85 90 L85 0",
    "10": "M6 24 L26 0 L26 140 M76 0 C40 0 40 140 76 140 C112 140 112 0 76 0",
    "9": "M82 42 C82 -14 18 -14 18 42 C18 90 82 90 82 42 L82 54 C82 110 68 134 30 140",
    "8": "M50 66 C10 62 10 0 50 0 C90 0 90 62 50 66 C2 70 2 140 50 140 C98 140 98 70 50 66",
    "7": "M12 0 L88 0 L40 140",
    "6": "M72 2 C25 15 14 70 18 98 C22 155 84 152 82 98 C80 50 22 55 18 98",
    "5": "M82 0 L28 0 L22 62 C60 42 90 65 86 98 C82 145 30 148 14 125",
}


def stand_in_image(face: str, width: int, height: int) -> QImage:
    """The stand-in of a face or the back, that many pixels wide and high, with transparent corners."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / _CARD.width(), height / _CARD.height())
    painter.setPen(QPen(_EDGE, 5))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(_CARD.adjusted(2.5, 2.5, -2.5, -2.5), 32, 32)
    if face == BACK:
        _paint_back(painter)
    else:
        _paint_face(painter, *face.split("_"))
    painter.end()
    return image


def _paint_back(painter: QPainter) -> None:
    field = _CARD.adjusted(30, 30, -30, -30)
    painter.setBrush(_BLUE)
    painter.setPen(QPen(_RED, 12))
    painter.drawRect(field)
    painter.setClipRect(field.adjusted(8, 8, -8, -8))
    painter.setPen(QPen(_OCHRE, 4))
    for start in range(-1000, 1600, 90):
        painter.drawLine(start, 0, start + 600, 1000)
        painter.drawLine(start + 600, 0, start, 1000)


def _paint_face(painter: QPainter, suit: str, rank: str) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_INK, 4))
    painter.drawRoundedRect(_CARD.adjusted(24, 24, -24, -24), 16, 16)
    _paint_rank(painter, rank, QPointF(46, 48), 0.35, pen_width=24)
    _paint_sign(painter, suit, QPointF(70, 132), 0.42)
    # As on every such card: the sign of the Ober is at the top, that of the Unter at the bottom.
    sign_height, rank_top = {"O": (300, 560), "U": (700, 230)}.get(rank, (360, 600))
    _paint_sign(painter, suit, QPointF(300, sign_height), 3)
    _paint_rank(painter, rank, QPointF(210, rank_top), 1.8, pen_width=16)


def _paint_sign(painter: QPainter, suit: str, centre: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(scale, scale)
    painter.setPen(_round_pen(4))
    for colour, outline in _SIGNS[suit]:
        painter.setBrush(colour)
        painter.drawPath(_path(outline))
    painter.restore()


def _paint_rank(painter: QPainter, rank: str, top_left: QPointF, scale: float, pen_width: float) -> None:
    painter.save()
    painter.translate(top_left)
    painter.scale(scale, scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(pen_width))
    painter.drawPath(_path(_RANKS[rank]))
    painter.restore()


def _round_pen(width: float) -> QPen:
    return QPen(_INK, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@cache
def _path(outline: str) -> QPainterPath:
    """A path from absolute move (M), line (L) and cubic curve (C) commands."""
    path = QPainterPath()
    for command, numbers in _COMMAND.findall(outline):
        values = [float(number) for number in numbers.split()]
        points = [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if command == "M":
            path.moveTo(*points)
        elif command == "L":
            path.lineTo(*points)
        else:
            path.cubicTo(*points)
    return path
