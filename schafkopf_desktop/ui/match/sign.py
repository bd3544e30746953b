"""A sign beside a text: a suit or a side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.ui.emblems import Party, paint_party, paint_suit
from schafkopf_desktop.ui.theme import ThemeController


class Sign(QWidget):
    """The sign of a suit or of a side, so many pixels wide and high at scale 1; empty until one is set."""

    def __init__(self, look: ThemeController, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._size = size
        self._meaning: Suit | Party | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_meaning(self, meaning: Suit | Party | None) -> None:
        """Show the sign of ``meaning``; nothing hides the widget."""
        self._meaning = meaning
        self.setVisible(meaning is not None)
        self.update()

    def sizeHint(self) -> QSize:
        size = self._look.px(self._size)
        return QSize(size, size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(self._meaning, Suit):
            paint_suit(painter, QRectF(self.rect()), self._meaning)
        elif self._meaning is not None:
            paint_party(painter, QRectF(self.rect()), self._meaning, self._look.theme.ink2)
        painter.end()
