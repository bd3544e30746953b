"""One card on the table, and the one way in which cards move."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from math import pi, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.table.geometry import CARD_RATIO, CORNER, Placement
from schafkopf_desktop.ui.theme import CLOTH_FOCUS, CLOTH_FOCUS_EDGE, WINNER_RING, WINNER_RING_EDGE

BACK = "back"
DIM_BRIGHTNESS = 0.62
DIM_SATURATION = 0.55
_RING_REACH = 16
_SHADOW = QColor(10, 14, 11, 60)


class Ring(Enum):
    """What a ring around a card says."""

    WINNER = "winner"
    FOCUS = "focus"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Look:
    """Everything about a card that changes while it moves.

    Attributes:
        x, y: centre on the table.
        width: logical pixels.
        rotation: degrees clockwise.
        dim: 0 full colour, 1 as a card that may not be played.
        opacity: 0 to 1.
        ring: strength of the ring, 0 to 1.
    """

    x: float
    y: float
    width: float
    rotation: float = 0.0
    dim: float = 0.0
    opacity: float = 1.0
    ring: float = 0.0

    @classmethod
    def at(cls, place: Placement, dim: float = 0.0, opacity: float = 1.0, ring: float = 0.0) -> Look:
        """The look of a card that lies at `place`."""
        return cls(place.centre.x, place.centre.y, place.width, place.rotation, dim, opacity, ring)

    def towards(self, target: Look, part: float) -> Look:
        """The look `part` of the way (0 to 1) from here to `target`."""
        mixed = {
            field.name: getattr(self, field.name) * (1 - part) + getattr(target, field.name) * part
            for field in fields(self)
        }
        return Look(**mixed)


class CardSprite(QGraphicsObject):
    """A card whose picture comes from the deck; it lies somewhere or is on its way there.

    Attributes:
        card: the card it shows; None shows a back.
        ring_kind: what the ring around it says, when its look has one.
    """

    def __init__(self, pictures: CardPictures, card: Card | None, index: bool) -> None:
        super().__init__()
        self.card = card
        self._face = BACK if card is None else face_of(card.code)
        self.ring_kind = Ring.WINNER
        self._pictures = pictures
        self._index = index
        self._look = self._from = self._target = Look(0, 0, 1)
        self._arc = 0.0
        self._lead = 0.0
        self._easing = QEasingCurve()
        self._dimmed: tuple[int, QPixmap] | None = None
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.valueChanged.connect(self._on_the_way)

    @property
    def look(self) -> Look:
        """How the card looks at this moment, also half-way."""
        return self._look

    @property
    def target(self) -> Look:
        """How the card will look when it has arrived."""
        return self._target

    @property
    def is_moving(self) -> bool:
        return self._flight.state() == QVariantAnimation.State.Running

    def place(self, look: Look) -> None:
        """Put the card there at once; a flight under way ends here."""
        self._from = self._target = look
        if self.is_moving:
            self._flight.stop()
        self._show(look)

    def animate(
        self,
        target: Look,
        duration: int,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        delay: int = 0,
        arc: float = 0.0,
    ) -> list[QVariantAnimation]:
        """Move the card to `target` in `duration` ms after `delay` ms, bulging upwards by `arc`.

        Returns the running animation for the queue to wait for, or nothing when the card is already there.
        """
        if duration + delay <= 0 or target == self._look:
            self.place(target)
            return []
        if self.is_moving:
            self._flight.stop()
        self._from, self._target, self._arc = self._look, target, arc
        self._lead = delay / (duration + delay)
        self._easing = QEasingCurve(easing)
        self._flight.setDuration(duration + delay)
        self._flight.start()
        return [self._flight]

    def fade_in(self, target: Look, duration: int) -> list[QVariantAnimation]:
        """Appear at `target` without flying."""
        self.place(replace(target, opacity=0.0))
        return self.animate(target, duration, QEasingCurve.Type.Linear)

    def set_index(self, index: bool) -> None:
        """Show the corner index or not."""
        if index != self._index:
            self._index = index
            self.refresh()

    def refresh(self) -> None:
        """Take the picture again."""
        self._dimmed = None
        self.update()

    def outline(self) -> QPainterPath:
        """The card's edge in its own coordinates, centre at the origin."""
        path = QPainterPath()
        path.addRoundedRect(self._face_box(), self._look.width * CORNER, self._look.width * CORNER)
        return path

    def leave(self) -> None:
        """Take the card from the table for good."""
        if self.is_moving:
            self._flight.stop()
        if self.scene() is not None:
            self.scene().removeItem(self)
        self.setParent(None)
        self.deleteLater()

    def _on_the_way(self, part: float) -> None:
        moved = 0.0 if self._lead >= 1 else max(0.0, (part - self._lead) / (1 - self._lead))
        eased = self._easing.valueForProgress(moved)
        look = self._target if part >= 1 else self._from.towards(self._target, eased)
        self._show(replace(look, y=look.y - self._arc * sin(pi * moved)) if self._arc and part < 1 else look)

    def _show(self, look: Look) -> None:
        if look.width != self._look.width:
            self.prepareGeometryChange()
        repaint = (look.dim, look.ring, look.width) != (self._look.dim, self._look.ring, self._look.width)
        self._look = look
        self.setPos(look.x, look.y)
        self.setRotation(look.rotation)
        self.setOpacity(look.opacity)
        if repaint:
            self.update()

    def _face_box(self) -> QRectF:
        width, height = self._look.width, self._look.width * CARD_RATIO
        return QRectF(-width / 2, -height / 2, width, height)

    def _dimmed_picture(self, picture: QPixmap) -> QPixmap:
        if self._dimmed is None or self._dimmed[0] != picture.cacheKey():
            self._dimmed = (picture.cacheKey(), dimmed(picture))
        return self._dimmed[1]

    # Qt

    def boundingRect(self) -> QRectF:
        return self._face_box().adjusted(-_RING_REACH, -_RING_REACH, _RING_REACH, _RING_REACH)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        box = self._face_box()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        radius = box.width() * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawRoundedRect(box.translated(0, 2).adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
        ratio = painter.device().devicePixelRatioF()
        picture = self._pictures.pixmap(self._face, self._target.width, ratio, self._index)
        source = QRectF(QPointF(), picture.size().toSizeF())
        opacity = painter.opacity()
        if self._look.dim < 1:
            painter.drawPixmap(box, picture, source)
        if self._look.dim > 0:
            painter.setOpacity(opacity * self._look.dim)
            painter.drawPixmap(box, self._dimmed_picture(picture), source)
        if self._look.ring > 0:
            painter.setOpacity(opacity * self._look.ring)
            paint_ring(painter, box, self.ring_kind)


def paint_ring(painter: QPainter, card: QRectF, kind: Ring) -> None:
    """Draw the ring of `kind` around a card that fills the box `card`."""
    light, dark, offset, thickness = {
        Ring.WINNER: (WINNER_RING, WINNER_RING_EDGE, 0.0, 4.0),
        Ring.FOCUS: (CLOTH_FOCUS, CLOTH_FOCUS_EDGE, 2.0, 3.0),
        Ring.HINT: (WINNER_RING, WINNER_RING_EDGE, 0.0, 4.0),
    }[kind]
    # On large cards the ring grows with them, on small ones it stays as thick as it must be to be seen.
    unit = min(max(card.width() / 120, 1.0), 2.0)
    radius = card.width() * CORNER

    def stroke(colour: QColor, distance: float, width: float) -> None:
        painter.setPen(QPen(colour, width * unit))
        away = distance * unit
        around = card.adjusted(-away, -away, away, away)
        painter.drawRoundedRect(around, radius + away, radius + away)

    painter.setBrush(Qt.BrushStyle.NoBrush)
    if kind is not Ring.FOCUS:
        stroke(dark, offset + 0.5, 1.0)
    stroke(light, offset + thickness / 2 + 0.5, thickness)
    stroke(dark, offset + thickness + 1.0, 1.0)


def dimmed(picture: QPixmap) -> QPixmap:
    """The picture of a card that may not be played: darker and less coloured, still readable."""
    grey = QPixmap.fromImage(picture.toImage().convertToFormat(picture.toImage().Format.Format_Grayscale8))
    made = QPixmap(picture)
    pixels = QRectF(QPointF(), picture.deviceIndependentSize())
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(1 - DIM_SATURATION)
    painter.drawPixmap(pixels, grey, QRectF(QPointF(), grey.size().toSizeF()))
    painter.setOpacity(1 - DIM_BRIGHTNESS)
    painter.fillRect(pixels, QColor(0, 0, 0))
    painter.end()
    return made
