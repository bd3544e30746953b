"""The tiles of the choice panel: a suit to make trumps, or an ace to call."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.match.card_picture import CARD_RATIO, paint_shade
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.typography import Role

_CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_WRAPPED = _CENTRED | Qt.TextFlag.TextWordWrap
_LOCKED_OPACITY = 0.4


class Tile(QAbstractButton):
    """One suit to choose. A tile that is not allowed can be focused and says why; choosing it does nothing.

    Attributes:
        suit: the suit it stands for.
        is_allowed: whether the rules allow it.
    """

    def __init__(self, services: Services, suit: Suit, parent: QWidget) -> None:
        super().__init__(parent)
        self.suit = suit
        self.is_allowed = True
        self._services = services
        self._note = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        services.theme.changed.connect(self.updateGeometry)

    def set_state(self, *, is_allowed: bool, note: str) -> None:
        """Say whether the suit may be chosen, and in a few words what speaks for it or why not."""
        self.is_allowed = is_allowed
        self._note = note
        self.setCheckable(is_allowed)
        self.setText(terms.suit_name(self.suit))
        self.setAccessibleName(self._spoken_name())
        self.setAccessibleDescription(note)
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_allowed else Qt.CursorShape.ArrowCursor)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    @abstractmethod
    def _spoken_name(self) -> str:
        """What a screen reader calls the tile."""

    def _paint_words(self, painter: QPainter, top: float) -> None:
        look = self._services.theme
        painter.setPen(look.theme.ink if self.is_allowed else look.theme.ink3)
        painter.setFont(look.font(Role.BODY_STRONG))
        line = painter.fontMetrics().height()
        painter.drawText(QRectF(0, top, self.width(), line), _CENTRED, self.text())
        painter.setPen(look.theme.ink2 if self.is_allowed else look.theme.ink3)
        painter.setFont(look.font(Role.SECONDARY))
        margin = look.px(4)
        box = QRectF(margin, top + line, self.width() - 2 * margin, self.height() - top - line)
        painter.drawText(box, _WRAPPED, self._note)


class SuitTile(Tile):
    """A suit sign with its name, for the choice of trumps."""

    def sizeHint(self) -> QSize:
        px = self._services.theme.px
        return QSize(px(97), px(136))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._services.theme
        theme, px = look.theme, look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_allowed:
            lit = self.isChecked() or self.hasFocus()
            painter.setPen(QPen(theme.ochre, 2) if lit else QPen(theme.line2, 1))
            ground = theme.sunken if self.underMouse() else theme.paper
            painter.setBrush(theme.ochre_background if self.isChecked() else ground)
        else:
            pen = QPen(theme.ochre if self.hasFocus() else theme.line, 2 if self.hasFocus() else 1)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(theme.panel)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(12), px(12))
        sign = px(42)
        painter.setOpacity(1.0 if self.is_allowed else _LOCKED_OPACITY)
        paint_suit(painter, QRectF((self.width() - sign) / 2, px(18), sign, sign), self.suit)
        painter.setOpacity(1.0)
        self._paint_words(painter, px(70))
        painter.end()

    def _spoken_name(self) -> str:
        return terms.suit_name(self.suit)


class AceTile(Tile):
    """The picture of an ace that could be called."""

    def __init__(self, services: Services, suit: Suit, parent: QWidget) -> None:
        super().__init__(services, suit, parent)
        self._card = Card(suit, Rank.ACE)
        self._picture_width = 98.0
        services.pictures.changed.connect(self.update)

    def set_picture_width(self, width: float) -> None:
        """Show the card so many logical pixels wide."""
        if width != self._picture_width:
            self._picture_width = width
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        px = self._services.theme.px
        return QSize(
            int(max(self._picture_width + px(16), px(124))),
            int(self._picture_width * CARD_RATIO) + self._words_height(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._services.theme
        theme, px = look.theme, look.px
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = self._picture_width
        card = QRectF((self.width() - width) / 2, px(4), width, width * CARD_RATIO)
        picture = self._services.pictures.pixmap(
            face_of(self._card.code), width, self.devicePixelRatioF(), self._services.settings.value.corner_index
        )
        painter.drawPixmap(card.topLeft(), picture)
        if not self.is_allowed:
            paint_shade(painter, card)
            self._paint_lock(painter, card)
        if self.isChecked() or self.hasFocus():
            pen = QPen(theme.ochre if self.isChecked() else theme.focus, px(3))
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), px(7), px(7))
        elif self.underMouse() and self.is_allowed:
            painter.setPen(QPen(theme.line2, 2))
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), px(7), px(7))
        self._paint_words(painter, card.bottom() + px(8))
        painter.end()

    def _paint_lock(self, painter: QPainter, card: QRectF) -> None:
        look = self._services.theme
        disc = QRectF(0, 0, look.px(34), look.px(34))
        disc.moveCenter(card.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme.panel)
        painter.drawEllipse(disc)
        inset = look.px(9)
        paint_icon(painter, disc.adjusted(inset, inset, -inset, -inset), "lock", look.theme.ink)

    def _words_height(self) -> int:
        return self._services.theme.px(60)

    def _spoken_name(self) -> str:
        return terms.card_name(self._card)
