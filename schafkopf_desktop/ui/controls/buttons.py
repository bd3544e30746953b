"""Buttons: the one filled button of a screen, outlined ones, and plain ones with an icon."""

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.ui.controls.pressable import Pressable
from schafkopf_desktop.ui.icons import IconName, paint_icon
from schafkopf_desktop.ui.theme import ThemeController, Tint
from schafkopf_desktop.ui.typography import Role


class Shape(Enum):
    """How a button presents itself; a screen has at most one ACCENT."""

    ACCENT = "accent"
    OUTLINE = "outline"
    PLAIN = "plain"
    LINK = "link"


class Button(Pressable):
    """A push button with an optional icon, a key cap, and a second text at its right end.

    Args:
        look: where colours and sizes come from.
        shape: how the button presents itself.
        icon: an icon before the text, or alone in a square button when there is no text.
        key: name of the key that does the same, shown as a cap at the right end.
        big: the height of a page's main action, 52 instead of 40.
        tint: colour of text and icon, where the shape does not fix it.
        tight: no room left and right of the text, for a link that stands in a line of text.
    """

    def __init__(
        self,
        look: ThemeController,
        shape: Shape = Shape.OUTLINE,
        *,
        icon: IconName | None = None,
        key: str | None = None,
        big: bool = False,
        tint: Tint = "ink",
        tight: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shape = shape
        self._icon: IconName | None = icon
        self._icon_after = shape is Shape.LINK
        self._key = key
        self._big = big
        self._tint: Tint = tint
        self._tight = tight
        self._detail = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.dress(look)

    def set_text(self, text: str, detail: str = "") -> None:
        """Set the text, and a second one in lighter colour at the right end; both name the button to a reader."""
        self._detail = detail
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(f"{text}, {detail}" if detail else text)
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: IconName) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def set_name(self, name: str) -> None:
        """Name a button that shows only an icon, to a screen reader and as a tool tip."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def restyle(self) -> None:
        self.setFont(self.look.font(Role.BIG_BUTTON if self._big else Role.BODY_STRONG))

    def sizeHint(self) -> QSize:
        px = self.look.px
        icon, gap, cap, detail = self._widths()
        metrics = QFontMetrics(self.font())
        words = self._words()
        inside = icon + (gap if icon and words else 0) + metrics.horizontalAdvance(words) + cap + detail
        height = px(52) if self._big else px(40 if self._shape in (Shape.ACCENT, Shape.OUTLINE) else 36)
        if not words:
            return QSize(height, height)
        return QSize(inside + 2 * self._margin(), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_content(painter)

    def _words(self) -> str:
        return self.text().replace("&&", "&")

    def _margin(self) -> int:
        return self.look.px(2 if self._tight else 14 if self._shape in (Shape.ACCENT, Shape.OUTLINE) else 8)

    def _widths(self) -> tuple[int, int, int, int]:
        """Of the icon, the gap after it, the key cap with its gap, the second text with its gap."""
        px = self.look.px
        icon = px(14 if self._shape is Shape.LINK else 20) if self._icon is not None else 0
        gap = px(4 if self._shape is Shape.LINK else 8)
        cap = 0
        if self._key is not None:
            text = QFontMetrics(self.look.font(Role.KEY_CAP)).horizontalAdvance(self._key)
            cap = max(px(22), text + px(14)) + px(16)
        detail = 0
        if self._detail:
            detail = QFontMetrics(self.look.font(Role.BODY)).horizontalAdvance(self._detail) + px(16)
        return icon, gap, cap, detail

    def _ink(self) -> QColor:
        theme = self.look.theme
        if not self.isEnabled():
            return theme.ink3
        if self._shape is Shape.ACCENT:
            return theme.on_accent
        return theme.accent_text if self._shape is Shape.LINK else theme.colour(self._tint)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self.look.theme
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = self.look.px(9)
        lit = self.isEnabled() and (self.underMouse() or self.isDown() or self.isChecked())
        if self._shape is Shape.ACCENT and self.isEnabled():
            ground = theme.accent.darker(112) if self.isDown() else theme.accent.lighter(108) if lit else theme.accent
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
        elif self._shape in (Shape.ACCENT, Shape.OUTLINE):
            pen = QPen(theme.line2 if self.isEnabled() else theme.line, 1)
            if not self.isEnabled():
                pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(theme.sunken if lit else theme.panel)
        elif lit and self._shape is Shape.PLAIN:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.sunken)
        else:
            return
        painter.drawRoundedRect(box, radius, radius)

    def _paint_content(self, painter: QPainter) -> None:
        icon, gap, cap, detail = self._widths()
        words = self._words()
        metrics = QFontMetrics(self.font())
        text = metrics.horizontalAdvance(words)
        content = icon + (gap if icon and words else 0) + text
        spread = bool(cap or detail)
        x = self._margin() if spread else (self.width() - content) / 2
        middle = self.height() / 2
        icon_at = x + text + gap if self._icon_after else x
        if self._icon is not None:
            paint_icon(painter, QRectF(icon_at, middle - icon / 2, icon, icon), self._icon, self._ink())
        text_at = x if self._icon_after or not icon else x + icon + gap
        painter.setFont(self.font())
        painter.setPen(self._ink())
        line = QRectF(text_at, 0, text + 2, self.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if self._shape is Shape.LINK:
            base = middle + metrics.ascent() / 2 + self.look.px(2)
            painter.setPen(QPen(self._ink(), 2 if self.underMouse() else 1))
            painter.drawLine(int(text_at), int(base), int(text_at + text), int(base))
        right = float(self.width() - self._margin())
        if self._key is not None:
            right -= self._paint_key_cap(painter, right, cap - self.look.px(16)) + self.look.px(8)
        if self._detail:
            painter.setFont(self.look.font(Role.BODY))
            painter.setPen(self.look.theme.ink2)
            box = QRectF(right - detail, 0, detail, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._detail)

    def _paint_key_cap(self, painter: QPainter, right: float, width: float) -> float:
        height = self.look.px(22)
        box = QRectF(right - width, (self.height() - height) / 2, width, height).adjusted(0.5, 0.5, -0.5, -0.5)
        on_accent = self._shape is Shape.ACCENT and self.isEnabled()
        colour = self.look.theme.on_accent if on_accent else self.look.theme.line2
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, self.look.px(4), self.look.px(4))
        painter.setFont(self.look.font(Role.KEY_CAP))
        painter.setPen(self._ink())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key or "")
        return width
