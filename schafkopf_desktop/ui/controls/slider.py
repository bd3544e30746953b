"""A slider whose value takes effect while it moves."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QSlider, QWidget

from schafkopf_desktop.ui.controls.dressed import Dressed
from schafkopf_desktop.ui.theme import ThemeController


class Slider(Dressed, QSlider):
    """A lying slider: click goes there, drag follows, arrows step, the wheel steps, double click resets.

    Args:
        minimum, maximum: the ends of its range, both included.
        home: the value that a double click brings back.
        marks: values with a tick.
        filled: whether the way from `home` to the value is coloured.

    Signals:
        settled: a value was chosen for good: the knob was let go, or a key or the wheel moved it.
    """

    settled = Signal(int)

    def __init__(
        self,
        look: ThemeController,
        minimum: int = 0,
        maximum: int = 100,
        *,
        home: int = 50,
        marks: tuple[int, ...] = (),
        filled: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._home = home
        self._marks = marks
        self._filled = filled
        self.setRange(minimum, maximum)
        self.setPageStep(max(1, (maximum - minimum) // 10))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.actionTriggered.connect(lambda _action: self.settled.emit(self.sliderPosition()))
        self.dress(look)

    def ring_radius(self) -> float:
        return self.look.px(18)

    def reset(self) -> None:
        """Back to the value that means nothing changed."""
        self.setValue(self._home)
        self.settled.emit(self._home)

    def x_of(self, value: int) -> float:
        """Where the middle of the knob is for a value, in pixels from the left edge."""
        reach = self.look.px(10)
        share = (value - self.minimum()) / (self.maximum() - self.minimum())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return reach + share * (self.width() - 2 * reach)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(140), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(80), self.look.px(36))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.isSliderDown():
            self.setSliderDown(False)
            self.settled.emit(self.value())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.reset()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.hasFocus() and self._page_scrolls():
            event.ignore()  # The wheel scrolls the page under the pointer; a slider that slid by must not change.
            return
        super().wheelEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        knob = QPointF(self.x_of(self.value()), middle)
        groove = px(4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.line)
        painter.drawRoundedRect(QRectF(0, middle - groove / 2, self.width(), groove), groove / 2, groove / 2)
        if self._filled:
            start = self.x_of(self._home)
            painter.setBrush(theme.accent)
            painter.drawRect(QRectF(min(start, knob.x()), middle - groove / 2, abs(knob.x() - start), groove))
        painter.setPen(QPen(theme.line2, max(1.5, px(2))))
        for mark in (*self._marks, *((self._home,) if self._filled else ())):
            x = self.x_of(mark)
            painter.drawLine(QPointF(x, middle - px(6)), QPointF(x, middle + px(6)))
        painter.setPen(QPen(theme.accent, px(2)))
        painter.setBrush(theme.sunken if self.isSliderDown() else theme.panel)
        painter.drawEllipse(knob, px(9), px(9))

    def _page_scrolls(self) -> bool:
        above = self.parentWidget()
        while above is not None:
            if isinstance(above, QAbstractScrollArea) and above.verticalScrollBar().maximum() > 0:
                return True
            above = above.parentWidget()
        return False

    def _value_at(self, x: float) -> int:
        reach = self.look.px(10)
        share = (x - reach) / max(1, self.width() - 2 * reach)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return round(self.minimum() + max(0.0, min(1.0, share)) * (self.maximum() - self.minimum()))
