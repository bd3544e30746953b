"""Texts, panels and lines: what a page is made of beside its controls."""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from schafkopf_desktop.ui.controls.dressed import Dressed
from schafkopf_desktop.ui.theme import ThemeController, Tint
from schafkopf_desktop.ui.typography import NAMES, Role


class Label(Dressed, QLabel):
    """A text in one of the type roles and one of the theme's colours.

    A label of one line is plain text. With `wrap` it is a paragraph of running text with air between its lines.
    """

    def __init__(
        self,
        look: ThemeController,
        role: Role,
        tint: Tint = "ink",
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role = role
        self._tint: Tint = tint
        self._plain = ""
        self._wrap = wrap
        self.setTextFormat(Qt.TextFormat.RichText if wrap else Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.dress(look)

    def set_text(self, text: str) -> None:
        """Show a plain text; nothing in it is taken as markup."""
        self._plain = text
        # Vollkorn's own lines are far enough apart.
        height = 100 if self._role.value[0] == NAMES else 120
        self.setText(f'<p style="line-height: {height}%; margin: 0">{escape(text)}</p>' if self._wrap else text)

    def plain_text(self) -> str:
        """The text as it was given."""
        return self._plain

    def set_tint(self, tint: Tint) -> None:
        """Change to another of the theme's colours."""
        self._tint = tint
        self.restyle()

    def restyle(self) -> None:
        self.setFont(self.look.font(self._role))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self.look.theme.colour(self._tint))
        self.setPalette(palette)


class Panel(Dressed, QWidget):
    """A sheet of paper with rounded corners and a hairline around it.

    Whoever derives from it calls `restyle` at the end of the construction.
    """

    def __init__(
        self, look: ThemeController, ground: Tint = "panel", edge: Tint = "line", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ground: Tint = ground
        self._edge: Tint = edge
        self.look = look
        look.changed.connect(self._look_changed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.theme.colour(self._edge), 1))
        painter.setBrush(self.look.theme.colour(self._ground))
        radius = self.look.px(16)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class Separator(Dressed, QWidget):
    """A hairline, lying or standing."""

    def __init__(
        self,
        look: ThemeController,
        orientation: Qt.Orientation = Qt.Orientation.Horizontal,
        tint: Tint = "line",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tint: Tint = tint
        fixed, free = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
        lying = orientation is Qt.Orientation.Horizontal
        self.setSizePolicy(free if lying else fixed, fixed if lying else free)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.dress(look)

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.theme.colour(self._tint))


class KeyCap(Label):
    """The name of a key in a small outlined box."""

    def __init__(self, look: ThemeController, key: str, parent: QWidget | None = None) -> None:
        super().__init__(look, Role.KEY_CAP, "ink2", parent=parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(key)

    def sizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance(self.plain_text())
        return QSize(max(self.look.px(20), text + self.look.px(14)), self.look.px(20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.theme.line2, 1))
        radius = self.look.px(4)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()
        super().paintEvent(event)
