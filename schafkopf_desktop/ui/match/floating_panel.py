"""The paper panel that floats over the cloth."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from schafkopf_desktop.ui.theme import ThemeController

_SHADOW = 10
_SHADOW_SINKS = 3


class FloatingPanel(QWidget):
    """A rounded panel with a soft shadow; its contents go into ``contents``.

    Attributes:
        look: where colours and sizes come from.
        contents: the layout inside the padding.
    """

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.contents = QVBoxLayout(self)
        look.changed.connect(self.update)

    def set_padding(self, horizontal: int, vertical: int) -> None:
        """Leave so many pixels between the panel's edge and its contents."""
        self.contents.setContentsMargins(
            horizontal + _SHADOW, vertical + _SHADOW, horizontal + _SHADOW, vertical + _SHADOW
        )

    @property
    def shadow(self) -> int:
        """Pixels of shadow around the panel, inside the widget."""
        return _SHADOW

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.look.px(16)
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        painter.setBrush(QColor(0, 0, 0, 6))
        for spread in range(_SHADOW, 0, -1):
            edge = body.adjusted(-spread, _SHADOW_SINKS - spread, spread, min(spread + _SHADOW_SINKS, _SHADOW))
            painter.drawRoundedRect(edge, radius + spread, radius + spread)
        painter.setBrush(self.look.theme.panel)
        painter.drawRoundedRect(body, radius, radius)
        painter.end()
