"""A chip: a rounded button that names one of several places and is filled when you are there."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.ui.controls import Pressable
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class Chip(Pressable):
    """A checkable pill with a text."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.dress(look)

    def set_text(self, text: str) -> None:
        """Set the name of the place; it also names the chip to a reader."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def ring_radius(self) -> float:
        return self.height() / 2

    def sizeHint(self) -> QSize:
        # As wide as its strong form, so that the others stay in place when it is chosen.
        metrics = QFontMetricsF(self.look.font(Role.SECONDARY_STRONG))
        width = metrics.horizontalAdvance(self.accessibleName()) + 2 * self.look.px(13)
        return QSize(round(width), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.isChecked():
            painter.setPen(QPen(colours.ink, 1))
            painter.setBrush(colours.ink)
        else:
            painter.setPen(QPen(colours.line2, 1))
            painter.setBrush(colours.sunken if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(colours.paper if self.isChecked() else colours.ink2)
        painter.setFont(self.look.font(Role.SECONDARY_STRONG if self.isChecked() else Role.SECONDARY))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.accessibleName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # These scroll the page; left and right go from chip to chip.
        else:
            super().keyPressEvent(event)
