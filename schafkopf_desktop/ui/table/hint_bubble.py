"""The paper that names a card and says why it is a good one now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.table.lettering import Lettering, paint_paper, paint_shadow
from schafkopf_desktop.ui.table.overlay import Overlay
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.typography import Role

_WIDTH, _COMPACT_WIDTH = 274, 196
_PADDING = 17
_ICON = 18


class HintBubble(Overlay):
    """A title with a bulb and a cross, and a sentence below it."""

    def __init__(self) -> None:
        super().__init__()
        self._title: Lettering | None = None
        self._sentence: Lettering | None = None
        self._theme: Theme | None = None
        self._scale = 1.0

    @property
    def text(self) -> str:
        """Title and sentence."""
        if self._title is None or self._sentence is None:
            return ""
        return f"{self._title.text}. {self._sentence.text}"

    def set_text(self, title: str, sentence: str, theme: Theme, scale: float, *, compact: bool) -> QSizeF:
        """Say why; returns the size that it needs."""
        self._theme, self._scale = theme, scale
        width = (_COMPACT_WIDTH if compact else _WIDTH) * scale
        self._title = Lettering(title, Role.BID, scale, theme.ink, width - 56 * scale)
        self._sentence = Lettering(sentence, Role.SECONDARY if compact else Role.BODY, scale, theme.ink, width)
        self.update()
        height = self._title.size.height() + self._sentence.size.height() + 6 * scale
        return QSizeF(width + 2 * _PADDING * scale, height + 26 * scale)

    @property
    def close_box(self) -> QRectF:
        """Where the cross lies, on the table."""
        side = 36 * self._scale
        box = QRectF(self.size.width() - side - 6 * self._scale, 4 * self._scale, side, side)
        return box.translated(self.pos())

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._title is None or self._sentence is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, padding = self._scale, _PADDING * self._scale
        paint_shadow(painter, self.box, 14 * scale, 14)
        paint_paper(painter, self.box, 14 * scale, self._theme.panel, QPen(self._theme.line, 1))
        top = 11 * scale
        line = min(self._title.size.height(), 26 * scale)
        bulb = QRectF(padding, top + (line - _ICON * scale) / 2, _ICON * scale, _ICON * scale)
        paint_icon(painter, bulb, "bulb", self._theme.accent_text)
        self._title.paint(painter, QPointF(bulb.right() + 10 * scale, top))
        cross = QRectF(0, 0, 15 * scale, 15 * scale)
        cross.moveCenter(self.close_box.translated(-self.pos()).center())
        paint_icon(painter, cross, "cross", self._theme.ink2)
        self._sentence.paint(painter, QPointF(padding, top + self._title.size.height() + 6 * scale))
