"""One of several: as a list that folds out, or as segments side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QComboBox, QHBoxLayout, QListView, QSizePolicy, QWidget

from schafkopf_desktop.ui.controls.dressed import Dressed
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class Combo(Dressed, QComboBox):
    """A list that folds out; every entry has a key that never depends on the language.

    Signals:
        chosen: the person took the entry with this key.
    """

    chosen = Signal(str)

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setView(QListView(self))
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))
        self.dress(look)

    def set_entries(self, entries: Sequence[tuple[str, str]], key: str) -> None:
        """Offer (key, text) pairs and show the one with this key, without saying that it was chosen."""
        self.blockSignals(True)
        self.clear()
        for entry, text in entries:
            self.addItem(text, entry)
        self.setCurrentIndex(self.findData(key))
        self.blockSignals(False)
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """Show the entry with this key, without saying that it was chosen."""
        self.blockSignals(True)
        self.setCurrentIndex(self.findData(key))
        self.blockSignals(False)
        self.update()

    def restyle(self) -> None:
        theme, px = self.look.theme, self.look.px
        self.setFont(self.look.font(Role.BODY_STRONG))
        self.view().setFont(self.font())
        self.view().setStyleSheet(
            f"QListView {{ background: {theme.panel.name()}; color: {theme.ink.name()}; outline: none;"
            f" border: 1px solid {theme.line2.name()}; }}"
            f" QListView::item {{ min-height: {px(36)}px; padding-left: {px(10)}px; }}"
            f" QListView::item:hover, QListView::item:selected"
            f" {{ background: {theme.ochre_background.name()}; color: {theme.ink.name()}; }}"
        )

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        widest = max((metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0)
        return QSize(widest + self.look.px(12 + 16 + 14 + 12), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # Rolling the page past a list must not change it.

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line2, 1))
        painter.setBrush(theme.sunken if self.underMouse() else theme.panel)
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(9), px(9))
        painter.setPen(theme.ink)
        painter.setFont(self.font())
        text = box.adjusted(px(12), 0, -px(36), 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.currentText())
        size = px(14)
        paint_icon(
            painter, QRectF(box.right() - px(14) - size, (box.height() - size) / 2, size, size), "down", theme.ink
        )


class _Segment(Dressed, QAbstractButton):
    def __init__(self, look: ThemeController, key: str, first: bool, last: bool) -> None:
        super().__init__()
        self.key = key
        self._first = first
        self._last = last
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.dress(look)

    def restyle(self) -> None:
        self.setFont(self.look.font(Role.SECONDARY_STRONG))

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(self.font()).horizontalAdvance(self.text()) + self.look.px(20), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.look.px(9)
        # Only the outer corners are round: the shape reaches beyond the side that touches a neighbour.
        reach = radius * 2
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        grown = box.adjusted(0 if self._first else -reach, 0, 0 if self._last else reach, 0)
        shape.addRoundedRect(grown, radius, radius)
        painter.setPen(QPen(theme.line2, 1))
        taken = theme.ink if self.isEnabled() else theme.ink3
        lit = self.underMouse() and self.isEnabled()
        painter.setBrush(taken if self.isChecked() else theme.sunken if lit else theme.panel)
        painter.drawPath(shape)
        painter.setFont(self.font())
        painter.setPen(theme.panel if self.isChecked() else taken)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class Segments(QWidget):
    """A few choices side by side, exactly one taken; the arrow keys go through them.

    Signals:
        chosen: the person took the segment with this key.
    """

    chosen = Signal(str)

    def __init__(self, look: ThemeController, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._segments: dict[str, _Segment] = {}
        for place, key in enumerate(keys):
            segment = _Segment(look, key, place == 0, place == len(keys) - 1)
            self._segments[key] = segment
            self._group.addButton(segment)
            row.addWidget(segment)
            segment.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Name the segments, in the order of their keys."""
        for segment, text in zip(self._segments.values(), texts, strict=True):
            segment.setText(text)
            segment.updateGeometry()
            segment.update()

    def set_key(self, key: str) -> None:
        """Show the segment with this key as taken, without saying that it was chosen."""
        self._segments[key].setChecked(True)

    def segment(self, key: str) -> QAbstractButton:
        """The button of a key."""
        return self._segments[key]

    def key(self) -> str:
        """The key of the segment that is taken."""
        taken = self._group.checkedButton()
        assert isinstance(taken, _Segment)
        return taken.key
