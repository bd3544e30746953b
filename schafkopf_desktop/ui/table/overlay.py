"""Small things that appear on the cloth for a while: tags, speech bubbles, sentences, tips, toasts."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPauseAnimation, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.ui.emblems import Party, paint_party, paint_suit
from schafkopf_desktop.ui.table.geometry import Box
from schafkopf_desktop.ui.table.lettering import ARROW, Lettering, paint_paper, paint_shadow, speech_outline
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.typography import Role

_REACH = 20
_TIP_GROUND = QColor("#2B211A")
_TIP_INK = QColor("#F7EFDD")


class Overlay(QGraphicsObject):
    """Something with a size that lies somewhere on the table and can fade."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.size = QSizeF(0, 0)
        self._home = QPointF()
        self._rise = 0.0
        self._fading = QVariantAnimation(self)
        self._fading.valueChanged.connect(self._fade_to)
        self._fading.finished.connect(self._hide_when_faded)
        self.hide()

    @property
    def box(self) -> QRectF:
        """The rectangle it fills, in its own coordinates."""
        return QRectF(QPointF(), self.size)

    def put(self, box: Box) -> None:
        """Lie at `box`, on whole pixels so that letters stay sharp."""
        self.prepareGeometryChange()
        self.size = QSizeF(box.width, box.height)
        self._home = QPointF(round(box.x), round(box.y))
        self.setPos(self._home)
        self.update()

    def appear(self, duration: int = 0, rise: float = 0.0) -> list[QVariantAnimation]:
        """Become visible in `duration` ms, coming up by `rise`; returns what to wait for."""
        self._rise = rise
        self.show()
        return self._fade(1.0, duration, 0.0)

    def vanish(self, duration: int = 0) -> list[QVariantAnimation]:
        """Become invisible in `duration` ms; returns what to wait for."""
        self._rise = 0.0
        if not self.isVisible():
            return []
        return self._fade(0.0, duration, self.opacity())

    def _fade(self, to: float, duration: int, start: float) -> list[QVariantAnimation]:
        self._fading.stop()
        if duration <= 0:
            self._fade_to(to)
            self._hide_when_faded()
            return []
        self._fading.setStartValue(start)
        self._fading.setEndValue(to)
        self._fading.setDuration(duration)
        self._fading.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._fading.start()
        return [self._fading]

    def _fade_to(self, opacity: float) -> None:
        self.setOpacity(opacity)
        self.setPos(self._home + QPointF(0, self._rise * (1 - opacity)))

    def _hide_when_faded(self) -> None:
        if self.opacity() <= 0:
            self.hide()

    # Qt

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-_REACH, -_REACH, _REACH, _REACH)


class Tag(Overlay):
    """A dark pill beside a trick card that says whose it is, who led and who is winning."""

    def __init__(self) -> None:
        super().__init__()
        self._words: Lettering | None = None
        self._theme: Theme | None = None
        self._padding = QPointF(10, 3)

    def set_text(self, text: str, theme: Theme, scale: float) -> QSizeF:
        """Say `text`; returns the size that it needs."""
        self._theme = theme
        self._words = Lettering(text, Role.SECONDARY, scale, theme.cloth_ink)
        self._padding = QPointF(10 * scale, 2.5 * scale)
        self.update()
        return self._words.size + QSizeF(2 * self._padding.x(), 2 * self._padding.y())

    @property
    def text(self) -> str:
        return "" if self._words is None else self._words.text

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._words is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.tag)
        radius = self.size.height() / 2
        painter.drawRoundedRect(self.box, radius, radius)
        self._words.paint(painter, self._padding)


class Bubble(Overlay):
    """What a seat said in the auction, or that it has not spoken yet.

    Attributes:
        is_waiting: whether this only says that the seat has not spoken: a dashed outline without paper.
        is_highest: whether this is the highest bid: ochre.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words: Lettering | None = None
        self._theme: Theme | None = None
        self._suit: Suit | None = None
        self._scale = 1.0
        self.is_waiting = False
        self.is_highest = False

    def say(
        self,
        text: str,
        theme: Theme,
        scale: float,
        *,
        is_waiting: bool = False,
        is_highest: bool = False,
        suit: Suit | None = None,
    ) -> QSizeF:
        """Say `text`, before it the sign of `suit`; returns the size that it needs."""
        self._theme, self._scale, self._suit = theme, scale, suit
        self.is_waiting, self.is_highest = is_waiting, is_highest
        ink = theme.cloth_ink2 if is_waiting else theme.ink
        self._words = Lettering(text, Role.BODY if is_waiting else Role.BID, scale, ink)
        self.update()
        padding = QSizeF(34 * scale, (10 if is_waiting else 14) * scale)
        return self._words.size + padding + QSizeF(self._sign_width(), 0)

    @property
    def text(self) -> str:
        return "" if self._words is None else self._words.text

    def _sign_width(self) -> float:
        return 0.0 if self._suit is None else 24 * self._scale

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._words is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(14 * self._scale, self.size.height() / 2)
        if self.is_waiting:
            pen = QPen(self._theme.cloth_ink2, 1)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        else:
            paint_shadow(painter, self.box, radius, 6)
            ground = self._theme.ochre_background if self.is_highest else self._theme.panel
            edge = self._theme.ochre if self.is_highest else self._theme.line
            paint_paper(painter, self.box, radius, ground, QPen(edge, 1.5 if self.is_highest else 1))
        left = (self.size.width() - self._words.size.width() + self._sign_width()) / 2
        if self._suit is not None:
            side = 18 * self._scale
            sign = QRectF(left - self._sign_width(), (self.size.height() - side) / 2, side, side)
            paint_suit(painter, sign, self._suit)
        lift = 0 if self.is_waiting else self._scale
        self._words.paint(painter, QPointF(left, (self.size.height() - self._words.size.height()) / 2 + lift))


class Sentence(Overlay):
    """A sentence written on the cloth under a plate, with the mark of a side before it."""

    def __init__(self) -> None:
        super().__init__()
        self._reading = QPauseAnimation(self)
        self._reading.finished.connect(self.vanish)
        self._words: Lettering | None = None
        self._theme: Theme | None = None
        self._party = Party.UNKNOWN
        self._scale = 1.0

    def stay(self, duration: int) -> None:
        """Stay for `duration` ms, or until it is told to vanish when 0."""
        self._reading.stop()
        if duration > 0:
            self._reading.setDuration(duration)
            self._reading.start()

    def vanish(self, duration: int = 0) -> list[QVariantAnimation]:
        self._reading.stop()
        return super().vanish(duration)

    def set_text(self, text: str, party: Party, theme: Theme, scale: float, width: float) -> QSizeF:
        """Write `text` in lines of at most `width`; returns the size that it needs."""
        self._theme, self._party, self._scale = theme, party, scale
        self._words = Lettering(text, Role.SECONDARY, scale, theme.cloth_ink, width - 20 * scale)
        self.update()
        return self._words.size + QSizeF(20 * scale, 2 * scale)

    @property
    def text(self) -> str:
        return "" if self._words is None else self._words.text

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._words is None or self._theme is None:
            return
        side = 15 * self._scale
        paint_party(painter, QRectF(0, 2 * self._scale, side, side), self._party, self._theme.cloth_ink)
        self._words.paint(painter, QPointF(20 * self._scale, 0))


class Tip(Overlay):
    """A dark speech bubble above a card that says why it may not be played now."""

    def __init__(self) -> None:
        super().__init__()
        self._words: Lettering | None = None
        self._reference: Lettering | None = None
        self._tip = QPointF()
        self._scale = 1.0

    def set_text(self, text: str, reference: str, scale: float) -> QSizeF:
        """Say `text` and below it, smaller, where the rule is; returns the size that it needs, without the arrow."""
        self._scale = scale
        width = 292 * scale
        self._words = Lettering(text, Role.BODY, scale, _TIP_INK, width)
        self._reference = Lettering(reference, Role.SECONDARY, scale, QColor("#CBBDA6"), width)
        inner = max(self._words.size.width(), self._reference.size.width())
        height = self._words.size.height() + self._reference.size.height() + 2 * scale
        return QSizeF(inner + 26 * scale, height + 18 * scale)

    @property
    def text(self) -> str:
        return "" if self._words is None else self._words.text

    def point_at(self, x: float) -> None:
        """Let the arrow point to `x` on the table."""
        self._tip = QPointF(x - self._home.x(), 0)
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._words is None or self._reference is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 10 * self._scale
        paint_shadow(painter, self.box, radius, 10)
        painter.setPen(QPen(QColor(247, 239, 221, 40), 1))
        painter.setBrush(_TIP_GROUND)
        painter.drawPath(speech_outline(self.box, radius, self._tip, ARROW * self._scale))
        at = QPointF(13 * self._scale, 8 * self._scale)
        self._words.paint(painter, at)
        self._reference.paint(painter, at + QPointF(0, self._words.size.height() + 2 * self._scale))


class Toast(Overlay):
    """A paper on the cloth with one sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._words: Lettering | None = None
        self._theme: Theme | None = None
        self._scale = 1.0

    def set_text(self, text: str, theme: Theme, scale: float, width: float) -> QSizeF:
        """Say `text` in lines of at most `width`; returns the size that it needs."""
        self._theme, self._scale = theme, scale
        self._words = Lettering(text, Role.SUBTITLE, scale, theme.ink, width - 48 * scale)
        self._words.centre()
        self.update()
        return self._words.size + QSizeF(48 * scale, 26 * scale)

    @property
    def text(self) -> str:
        return "" if self._words is None else self._words.text

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._words is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 14 * self._scale
        paint_shadow(painter, self.box, radius, 12)
        paint_paper(painter, self.box, radius, self._theme.panel, QPen(self._theme.line, 1))
        self._words.paint(painter, QPointF(24 * self._scale, 13 * self._scale))


class Slot(Overlay):
    """The dashed place in the trick that waits for the person's card."""

    def __init__(self) -> None:
        super().__init__()
        self._words: Lettering | None = None
        self._theme: Theme | None = None
        self._radius = 8.0

    def set_text(self, text: str, theme: Theme, scale: float, width: float) -> None:
        """Write `text` into a place that is `width` wide."""
        self._theme, self._radius = theme, 8 * scale
        self._words = Lettering(text, Role.BODY_STRONG, scale, theme.cloth_ink, width - 20 * scale)
        self._words.centre()
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._words is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(self._theme.cloth_ink)
        ink.setAlpha(200)
        pen = QPen(ink, 2)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(QColor(0, 0, 0, 18))
        painter.drawRoundedRect(self.box.adjusted(1, 1, -1, -1), self._radius, self._radius)
        middle = (self.size - self._words.size) / 2
        self._words.paint(painter, QPointF(middle.width(), middle.height()))
