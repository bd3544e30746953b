"""A field to write in, and the area that scrolls a page which is taller than the window."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from schafkopf_desktop.ui.controls.dressed import Dressed
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class Field(Dressed, QLineEdit):
    """One line of text to write in, outlined."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def restyle(self) -> None:
        self.setFont(self.look.font(Role.BODY))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.setTextMargins(self.look.px(10), 0, self.look.px(10), 0)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.theme.line2, 1))
        painter.setBrush(self.look.theme.panel)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.look.px(9), self.look.px(9))
        painter.end()
        super().paintEvent(event)


class ScrollBar(Dressed, QScrollBar):
    """A thin standing scroll bar without arrows."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.dress(look)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(12), self.look.px(60))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.maximum() == self.minimum():
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.ink3 if self.isSliderDown() or self.underMouse() else self.look.theme.line2)
        thickness = self.look.px(6)
        bar = QRectF((self.width() - thickness) / 2, handle.top() + 2, thickness, max(8, handle.height() - 4))
        painter.drawRoundedRect(bar, thickness / 2, thickness / 2)


class ScrollPage(QScrollArea):
    """Scrolls its content up and down when there is not room enough; never sideways, and without a frame."""

    def __init__(self, look: ThemeController, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ScrollBar(look))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)
