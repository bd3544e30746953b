"""A switch: something that is on or off, and takes effect at once."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from schafkopf_desktop.ui.controls.dressed import Dressed
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class Switch(Dressed, QAbstractButton):
    """A checkable switch, with its text to the right when it has one."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.dress(look)

    def set_text(self, text: str) -> None:
        """Write a text beside the switch; it also names it to a reader."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def restyle(self) -> None:
        self.setFont(self.look.font(Role.BODY_STRONG))

    def ring_radius(self) -> float:
        return self.look.px(11)

    def sizeHint(self) -> QSize:
        text = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(self.look.px(40) + (text + self.look.px(11) if text else 0), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = px(40), px(22)
        track = QRectF(0, (self.height() - height) / 2, width, height).adjusted(0.5, 0.5, -0.5, -0.5)
        knob = px(8)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.green)
            painter.drawRoundedRect(track, height / 2, height / 2)
            painter.setBrush(theme.panel)
            painter.drawEllipse(QPointF(track.right() - height / 2, track.center().y()), knob, knob)
        else:
            painter.setPen(QPen(theme.line2, 1))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(track, height / 2, height / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.line2)
            painter.drawEllipse(QPointF(track.left() + height / 2, track.center().y()), knob, knob)
        if self.text():
            painter.setFont(self.font())
            painter.setPen(theme.ink if self.isEnabled() else theme.ink3)
            line = QRectF(width + px(10), 0, self.width(), self.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
