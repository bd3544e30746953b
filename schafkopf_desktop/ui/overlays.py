"""Layers over the page: drawers from the right and panels in the middle, the upper ones closed first."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from schafkopf_desktop.ui.focus_ring import carry_ring, hide_ring, ring_is_shown
from schafkopf_desktop.ui.theme import ThemeController


class Placement(Enum):
    """Where a layer lies."""

    RIGHT_HALF = "right half"  # a drawer over half of the width, over all of it in a narrow window
    RIGHT = "right"  # a drawer as wide as it wants to be
    CENTRE = "centre"
    FILL = "fill"


NARROW = 1000


class OverlayHost(QObject):
    """Keeps the layers over one widget, lowest first.

    Signals:
        opened, closed: a layer came or went; carries its content.
    """

    opened = Signal(QWidget)
    closed = Signal(QWidget)

    def __init__(self, look: ThemeController, ground: QWidget) -> None:
        super().__init__(ground)
        self._look = look
        self._ground = ground
        self._layers: list[_Layer] = []
        ground.installEventFilter(self)
        look.changed.connect(self._place_all)

    def open(
        self,
        content: QWidget,
        placement: Placement,
        *,
        on_close: Callable[[], None] | None = None,
        keep: bool = True,
    ) -> None:
        """Lay a widget over everything; Esc and a click beside it close it again.

        With `keep` the widget belongs to the caller and can be opened again, else closing deletes it. `on_close` is
        called once, whichever way it is closed. A widget that is open already stays where it is.
        """
        if self.is_open(content):
            return
        with_ring = ring_is_shown()
        layer = _Layer(self, content, placement, _Ending(on_close, keep, QApplication.focusWidget()))
        self._layers.append(layer)
        layer.place()
        layer.show()
        layer.raise_()
        content.show()
        layer.take_focus()
        carry_ring(with_ring)
        self.opened.emit(content)

    def is_open(self, content: QWidget) -> bool:
        """Whether the widget lies there now."""
        return any(layer.content is content for layer in self._layers)

    def top(self) -> QWidget | None:
        """The uppermost content; None when the page is free."""
        return self._layers[-1].content if self._layers else None

    def close(self, content: QWidget) -> None:
        """Take a layer away; one that is not there is no mistake."""
        for layer in self._layers:
            if layer.content is content:
                self._take_away(layer)
                return

    def close_top(self) -> bool:
        """Take the uppermost layer away; whether there was one."""
        if not self._layers:
            return False
        self._take_away(self._layers[-1])
        return True

    def close_all(self) -> None:
        """Take every layer away."""
        while self.close_top():
            pass

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place_all()
        return False

    def area(self) -> QRect:
        """What the layers may cover."""
        return self._ground.rect()

    @property
    def look(self) -> ThemeController:
        """Where the layers take their colours from."""
        return self._look

    @property
    def ground(self) -> QWidget:
        """The widget under the layers."""
        return self._ground

    def _place_all(self) -> None:
        for layer in self._layers:
            layer.place()
            layer.update()

    def _take_away(self, layer: "_Layer") -> None:
        self._layers.remove(layer)
        focus = QApplication.focusWidget()
        had_focus = focus is not None and (focus is layer or layer.isAncestorOf(focus))
        with_ring = ring_is_shown()
        hide_ring()
        layer.hide()
        if layer.ending.keep:
            layer.content.setParent(self._ground)  # which hides it
        layer.deleteLater()
        if had_focus:
            layer.ending.return_focus()
            carry_ring(with_ring)
        if layer.ending.on_close is not None:
            layer.ending.on_close()
        self.closed.emit(layer.content)


class _Ending:
    """What happens when a layer is closed: who is told, who keeps the content, who gets the keyboard back."""

    def __init__(self, on_close: Callable[[], None] | None, keep: bool, focus_before: QWidget | None) -> None:
        self.on_close = on_close
        self.keep = keep
        self.focus_before = focus_before
        if focus_before is not None:
            focus_before.destroyed.connect(self._forget)

    def return_focus(self) -> None:
        if self.focus_before is not None and self.focus_before.isVisible():
            self.focus_before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        self.focus_before = None


class _Layer(QWidget):
    """The scrim with one content on it."""

    def __init__(self, host: OverlayHost, content: QWidget, placement: Placement, ending: _Ending) -> None:
        super().__init__(host.ground)
        self._host = host
        self.content = content
        self.ending = ending
        self._placement = placement
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        content.setParent(self)
        content.installEventFilter(self)

    def place(self) -> None:
        area = self._host.area()
        self.setGeometry(area)
        hint = self.content.sizeHint().expandedTo(self.content.minimumSizeHint()).boundedTo(area.size())
        if self._placement is Placement.FILL:
            self.content.setGeometry(area)
        elif self._placement is Placement.CENTRE:
            if self.content.hasHeightForWidth():
                height = max(self.content.heightForWidth(hint.width()), self.content.minimumHeight())
                hint.setHeight(min(area.height(), height))
            self.content.setGeometry(
                (area.width() - hint.width()) // 2, (area.height() - hint.height()) // 2, hint.width(), hint.height()
            )
        else:
            width = hint.width()
            if self._placement is Placement.RIGHT_HALF:
                width = area.width() if area.width() < NARROW else area.width() // 2
            left = 0 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else area.width() - width
            self.content.setGeometry(left, 0, width, area.height())

    def take_focus(self) -> None:
        if not self.focusNextPrevChild(True):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keyboard among the controls of this layer."""
        start = QApplication.focusWidget()
        if start is None or not self.isAncestorOf(start):
            start = self
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        control = start
        while True:
            following = control.nextInFocusChain() if forward else control.previousInFocusChain()
            if following is None or following is start:
                return False
            control = following
            takes_tab = bool(control.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if takes_tab and control.isEnabled() and self.isAncestorOf(control) and control.isVisibleTo(self):
                control.setFocus(reason if start is not self else Qt.FocusReason.OtherFocusReason)
                return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._host.close(self.content)
        # Nothing reaches the page below.
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.content.geometry().contains(event.position().toPoint()):
            self._host.close(self.content)
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._host.look.theme.scrim)
