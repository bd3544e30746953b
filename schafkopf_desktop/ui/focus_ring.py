"""The ring around the control that has the keyboard: one for the whole program, drawn outside the control."""

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

WIDTH = 3
OFFSET = 2
_BY_KEYBOARD = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class FocusRing(QWidget):
    """A ring that lies over the neighbours of a control and follows it; the mouse goes through it."""

    def __init__(self, control: QWidget, colour: QColor, radius: float) -> None:
        self._ground = _ground_of(control)
        super().__init__(self._ground)
        self._control = control
        self._colour = colour
        self._radius = radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        control.installEventFilter(self)
        self._follow()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._follow()
        elif event.type() == QEvent.Type.Hide:
            self.hide()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colour, WIDTH))
        inset = WIDTH / 2
        rounding = self._radius + OFFSET + inset
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), rounding, rounding)

    def _follow(self) -> None:
        reach = WIDTH + OFFSET
        corner = self._control.mapTo(self._ground, self._control.rect().topLeft())
        self.setGeometry(QRect(corner, self._control.size()).adjusted(-reach, -reach, reach, reach))
        self.raise_()


class Ringed:
    """Mixin for controls: shows the ring when the keyboard brought the focus, or is used once the mouse did.

    The control names `ring_colour()` and `ring_radius()`. Comes before the Qt class among the bases.
    """

    _shown: ClassVar[FocusRing | None] = None

    def ring_colour(self) -> QColor:
        raise NotImplementedError

    def ring_radius(self) -> float:
        return 9.0

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)  # type: ignore[misc]
        if event.reason() in _BY_KEYBOARD:
            self.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        hide_ring()
        super().focusOutEvent(event)  # type: ignore[misc]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Ringed._shown is None:
            self.show_ring()
        super().keyPressEvent(event)  # type: ignore[misc]

    def show_ring(self) -> None:
        """Put the ring around this control."""
        hide_ring()
        assert isinstance(self, QWidget)
        Ringed._shown = FocusRing(self, self.ring_colour(), self.ring_radius())


def hide_ring() -> None:
    """Take the ring away, wherever it is."""
    ring, Ringed._shown = Ringed._shown, None
    if ring is not None:
        ring.hide()
        ring.deleteLater()


def ring_is_shown() -> bool:
    """Whether somebody is using the keyboard, so that the ring is to be seen."""
    return Ringed._shown is not None


def carry_ring(shown: bool) -> None:
    """After the focus was moved by the program: show the ring around its new place, or nowhere."""
    control = QApplication.focusWidget()
    if not shown:
        hide_ring()
    elif isinstance(control, Ringed):
        control.show_ring()


def _ground_of(control: QWidget) -> QWidget:
    """The widget the ring is drawn on: what scrolls with the control, else the whole window."""
    above = control.parentWidget()
    while above is not None:
        frame = above.parentWidget()
        if frame is not None and isinstance(frame.parentWidget(), QScrollArea):
            return above
        above = frame
    return control.window()
