"""A hint inside a panel that asks for a bid or a suit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafkopf_desktop.ui.controls import Dressed, Label
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class HintStrip(QWidget):
    """A bulb, what to do and why; hidden while there is nothing to say."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = Label(look, Role.SECONDARY, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(13), look.px(7), look.px(13), look.px(7))
        row.setSpacing(look.px(10))
        row.addWidget(_Bulb(look), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        self.hide()

    def say(self, text: str) -> None:
        """Say ``text``; nothing hides the strip."""
        self._words.set_text(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def fit(self, width: int) -> None:
        """Keep the room for all the words when so many pixels wide."""
        self.setMinimumHeight(max(0, self.heightForWidth(width)))

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.plain_text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.theme.ochre, 1))
        painter.setBrush(self._look.theme.ochre_background)
        radius = self._look.px(9)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()


class _Bulb(Dressed, QWidget):
    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(18), self.look.px(18))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_icon(QPainter(self), QRectF(self.rect()), "bulb", self.look.theme.ochre_text)
