"""The icons of the interface, drawn by us as strokes on a grid of 24, so that no font needs to have them."""

from functools import lru_cache
from typing import Literal, get_args

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

IconName = Literal[
    "back", "forward", "down", "sheet", "book", "gear", "moon", "sun", "play", "bulb", "flag", "undo", "clock", "lock",
    "check", "cross", "search", "external", "chart", "repeat", "shield", "dealer", "eye", "appearance", "table",
    "globe", "house", "copy", "warning", "menu", "trumps", "before_after", "players",
    "history", "export",
]  # fmt: skip

_FILLED = 'fill="{colour}" stroke="none"'
_DRAWINGS: dict[str, str] = {
    "back": '<path d="M15 4.5 L7.5 12 L15 19.5"/>',
    "forward": '<path d="M9 4.5 L16.5 12 L9 19.5"/>',
    "down": '<path d="M5 9 L12 16 L19 9"/>',
    "sheet": '<rect x="4.5" y="3" width="15" height="18" rx="2.5"/><path d="M8.5 8 H15.5 M8.5 12 H15.5 M8.5 16 H13"/>',
    "book": '<path d="M12 6.2 C10 4.6 6.5 4.2 2.8 4.6 V18.6 C6.5 18.2 10 18.6 12 20.2 C14 18.6 17.5 18.2 21.2 18.6'
    ' V4.6 C17.5 4.2 14 4.6 12 6.2 Z M12 6.2 V20.2"/>',
    "gear": '<circle cx="12" cy="12" r="3.6"/><path d="M12 2.6 V6 M12 18 V21.4 M2.6 12 H6 M18 12 H21.4 M5.35 5.35'
    ' L7.75 7.75 M16.25 16.25 L18.65 18.65 M5.35 18.65 L7.75 16.25 M16.25 7.75 L18.65 5.35"/>',
    "moon": '<path d="M20.2 14.2 A8.6 8.6 0 1 1 9.8 3.8 A7 7 0 0 0 20.2 14.2 Z"/>',
    "sun": '<circle cx="12" cy="12" r="4.6"/><path d="M12 2 V3.6 M12 20.4 V22 M2 12 H3.6 M20.4 12 H22 M4.9 4.9 L6 6'
    ' M18 18 L19.1 19.1 M4.9 19.1 L6 18 M18 6 L19.1 4.9"/>',
    "play": f'<path {_FILLED} d="M7 4.2 Q7 3 8.1 3.6 L20 11.1 Q21.2 12 20 12.9 L8.1 20.4 Q7 21 7 19.8 Z"/>',
    "bulb": '<path d="M9 17.5 H15 M10 21 H14'
    ' M9 17.5 C9 14.8 6 13.6 6 9.6 A6 6 0 0 1 18 9.6 C18 13.6 15 14.8 15 17.5"/>',
    "flag": '<path d="M5 21 V4 M5 4.6 C9 2.6 12.5 7 19 4.6 V14 C12.5 16.4 9 12 5 14"/>',
    "undo": '<path d="M8.5 4.5 L4 9 L8.5 13.5 M4 9 H14 A5.5 5.5 0 0 1 14 20 H10"/>',
    "clock": '<circle cx="12" cy="13.5" r="7.8"/><path d="M12 9.2 V13.5 L14.6 15.4 M9.5 2.4 H14.5"/>',
    "lock": '<rect x="4.8" y="10.5" width="14.4" height="10.3" rx="2"/><path d="M8 10.5 V7.4 A4 4 0 0 1 16 7.4 V10.5'
    ' M12 14.4 V17"/>',
    "check": '<path d="M4.5 12.8 L9.6 18 L19.6 6.6"/>',
    "cross": '<path d="M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6"/>',
    "search": '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.4 15.4 L20.5 20.5"/>',
    "external": '<path d="M6.5 17.5 L17.5 6.5 M8.5 6.5 H17.5 V15.5"/>',
    "chart": '<path d="M3.5 3.5 V20.5 H20.5 M7 15.5 L11 10.5 L14.5 13 L20 6.5"/>',
    "repeat": '<path d="M17 2.8 L20.5 6.3 L17 9.8 M20.5 6.3 H8 A4.5 4.5 0 0 0 3.5 10.8 M7 21.2 L3.5 17.7 L7 14.2'
    ' M3.5 17.7 H16 A4.5 4.5 0 0 0 20.5 13.2"/>',
    "shield": '<path d="M12 2.8 L19.6 5.6 V11.4 C19.6 16.4 16 19.8 12 21.4 C8 19.8 4.4 16.4 4.4 11.4 V5.6 Z'
    ' M8.4 11.8 L11.2 14.6 L15.8 9.6"/>',
    "dealer": '<rect x="4.2" y="3.2" width="10.6" height="14.6" rx="1.8"/><path d="M18.6 7 V19.4 A1.6 1.6 0 0 1 17 21'
    ' H8.6"/>',
    "eye": '<path d="M2.4 12 C6.6 4.8 17.4 4.8 21.6 12 C17.4 19.2 6.6 19.2 2.4 12 Z"/><circle cx="12" cy="12" r="3"/>',
    "appearance": f'<circle cx="12" cy="12" r="8.8"/><path {_FILLED} d="M12 3.2 A8.8 8.8 0 0 1 12 20.8 Z"/>',
    "table": '<rect x="3" y="6" width="18" height="9.5" rx="2"/><path d="M6.5 15.5 V19 M17.5 15.5 V19"/>',
    "globe": '<circle cx="12" cy="12" r="8.8"/><path d="M3.2 12 H20.8 M12 3.2 C6.8 8.6 6.8 15.4 12 20.8'
    ' C17.2 15.4 17.2 8.6 12 3.2"/>',
    "house": '<path d="M3 12 L12 3.6 L21 12 M5.5 9.8 V20.4 H18.5 V9.8 M10 20.4 V14.4 H14 V20.4"/>',
    "copy": '<rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M15.5 5.4 A2 2 0 0 0 13.6 3.5 H5.5'
    ' A2 2 0 0 0 3.5 5.5 V13.6 A2 2 0 0 0 5.4 15.5"/>',
    "warning": '<path d="M12 3.4 L21.6 20 H2.4 Z M12 9.6 V14.4 M12 17 V17.2"/>',
    "menu": '<path d="M3.5 6 H20.5 M3.5 12 H20.5 M3.5 18 H20.5"/>',
    "trumps": '<path d="M6 4 V20 M2.8 16.6 L6 20 L9.2 16.6 M12.5 5 H21 M12.5 11 H19 M12.5 17 H17"/>',
    "players": '<circle cx="9" cy="8.4" r="3.8"/><path d="M2.4 20 C2.4 15.4 5 13.6 9 13.6 C13 13.6 15.6 15.4 15.6 20'
    ' M15.6 4.9 A3.8 3.8 0 0 1 15.6 11.9 M17.6 14 C20.4 14.7 21.6 16.8 21.6 20"/>',
    "history": '<path d="M3.6 9.2 A8.8 8.8 0 1 1 3.4 14.4 M3.2 4.4 V9.4 H8.2 M12 7.4 V12.4 L15.4 14.4"/>',
    "export": '<path d="M12 14.6 V3.4 M7.4 7.8 L12 3.2 L16.6 7.8 M8 10.6 H5.4 V20.6 H18.6 V10.6 H16"/>',
    "before_after": '<path d="M9 6.5 L3.5 12 L9 17.5 M15 6.5 L20.5 12 L15 17.5"/>',
}
_SHEET = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{colour}" stroke-width="1.9"'
    ' stroke-linecap="round" stroke-linejoin="round">{drawing}</svg>'
)

assert set(_DRAWINGS) == set(get_args(IconName))


def paint_icon(painter: QPainter, box: QRectF, name: IconName, colour: QColor) -> None:
    """Draw an icon in one colour into a square box; thread of the interface only."""
    _renderer(name, colour.name()).render(painter, box)


def icon(name: IconName, colour: QColor, size: float, ratio: float = 1.0) -> QPixmap:
    """An icon as a transparent pixmap of `size` logical pixels at a device pixel ratio."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_icon(painter, QRectF(0, 0, size, size), name, colour)
    painter.end()
    return pixmap


@lru_cache(maxsize=256)
def _renderer(name: IconName, colour: str) -> QSvgRenderer:
    drawing = _DRAWINGS[name].format(colour=colour)
    return QSvgRenderer(QByteArray(_SHEET.format(colour=colour, drawing=drawing).encode()))
