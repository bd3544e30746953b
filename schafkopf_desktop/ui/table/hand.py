"""The person's hand: a fan of cards that shows what may be played and follows pointer, keyboard and drag."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QTransform

from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.table.card_sprite import CardSprite, Look, Ring
from schafkopf_desktop.ui.table.geometry import CARD_RATIO, TableGeometry
from schafkopf_desktop.ui.table.motion import SHAKE_WIDTH, Motion, Movement

HAND_LEVEL = 50.0
_DRAG_LEVEL = 80.0


class Hand:
    """The sprites of the held cards, in the order of the fan.

    Attributes:
        cards: what is held, left to right.
        legal: what may be played now; None while it is not the person's turn to play.
        hovered: the card under the pointer.
        focused: the card that the keyboard is on, when the keyboard is in use.
        dragged: the card that the pointer holds.
        hinted: the card that a hint names.
    """

    def __init__(self, pictures: CardPictures) -> None:
        self._pictures = pictures
        self._sprites: dict[Card, CardSprite] = {}
        self._geometry: TableGeometry | None = None
        self.cards: tuple[Card, ...] = ()
        self.legal: frozenset[Card] | None = None
        self.hovered: Card | None = None
        self.focused: Card | None = None
        self.dragged: Card | None = None
        self.hinted: Card | None = None

    def sprite(self, card: Card) -> CardSprite:
        """The sprite of a held card."""
        return self._sprites[card]

    def sprites(self) -> list[CardSprite]:
        """All sprites, left to right."""
        return [self._sprites[card] for card in self.cards]

    def hold(self, cards: tuple[Card, ...], index: bool) -> list[CardSprite]:
        """Hold exactly `cards` in this order; returns the sprites that are new and not in a scene yet."""
        for gone in [card for card in self._sprites if card not in cards]:
            self._sprites.pop(gone).leave()
        fresh = []
        for card in cards:
            if card not in self._sprites:
                self._sprites[card] = CardSprite(self._pictures, card, index)
                fresh.append(self._sprites[card])
        self.cards = cards
        self._forget_absent()
        self._stack()
        return fresh

    def give(self, card: Card) -> CardSprite:
        """Let a card go; the sprite now belongs to the caller."""
        sprite = self._sprites.pop(card)
        self.cards = tuple(held for held in self.cards if held != card)
        self._forget_absent()
        self._stack()
        return sprite

    def set_geometry(self, geometry: TableGeometry) -> None:
        """Take new measures; `place` or `settle` moves the cards."""
        self._geometry = geometry

    def look_of(self, card: Card) -> Look:
        """How a held card should look at rest."""
        geometry = self._geometry
        assert geometry is not None
        lift, dim = 0.0, 0.0
        if self.legal is not None:
            is_legal = card in self.legal
            lift = geometry.raise_legal if is_legal else -geometry.lower_illegal
            dim = 0.0 if is_legal else 1.0
            if card == self.focused or (is_legal and card == self.hovered):
                lift += geometry.raise_focus
        elif card == self.focused:
            lift = geometry.raise_focus
        place = geometry.fan_card(self.cards.index(card), len(self.cards), lift)
        return Look.at(place, dim=dim, ring=1.0 if card in (self.focused, self.hinted) else 0.0)

    def place(self) -> None:
        """Put every card to its place at once."""
        for card in self.cards:
            if card != self.dragged:
                self._sprites[card].ring_kind = self._ring_of(card)
                self._sprites[card].place(self.look_of(card))

    def settle(self, motion: Motion, movement: Movement = Movement.LEGALITY) -> list[QAbstractAnimation]:
        """Move every card to its place; returns what to wait for."""
        begun: list[QAbstractAnimation] = []
        for card in self.cards:
            sprite = self._sprites[card]
            target = self.look_of(card)
            if card == self.dragged or (sprite.is_moving and sprite.target == target):
                continue
            sprite.ring_kind = self._ring_of(card)
            begun += sprite.animate(target, motion.duration(movement), movement.easing)
        return begun

    def lift_out(self, card: Card, to: QPointF) -> None:
        """Hold `card` under the pointer: upright, full colour, above everything."""
        self.dragged = card
        sprite = self._sprites[card]
        sprite.setZValue(_DRAG_LEVEL)
        sprite.place(replace(sprite.look, x=to.x(), y=to.y(), rotation=0.0, dim=0.0, ring=0.0))

    def let_go(self, motion: Motion) -> list[QAbstractAnimation]:
        """End a drag: the card glides back to its place."""
        self.dragged = None
        self._stack()
        return self.settle(motion, Movement.GLIDE_BACK)

    def shake(self, card: Card, motion: Motion) -> list[QAbstractAnimation]:
        """Shake a card that may not be played, once."""
        duration = motion.duration(Movement.SHAKE)
        if duration == 0:
            return []
        look = self.look_of(card)
        sprite = self._sprites[card]
        sprite.place(replace(look, x=look.x + SHAKE_WIDTH))
        return list(sprite.animate(look, duration, QEasingCurve.Type.OutElastic))

    def card_at(self, point: QPointF) -> Card | None:
        """The uppermost card under a point of the table, with the strip below a raised card belonging to it."""
        for card in reversed(self.cards):
            look = self._sprites[card].target
            turned = QTransform().translate(look.x, look.y).rotate(look.rotation)
            inside = turned.inverted()[0].map(point)
            height = look.width * CARD_RATIO
            below = self._geometry.raise_legal + 2 * self._geometry.raise_focus if self._geometry else 0.0
            if QRectF(-look.width / 2, -height / 2, look.width, height + below).contains(inside):
                return card
        return None

    def box_of(self, card: Card) -> QRectF:
        """The upright rectangle around a card at rest, on the table."""
        look = self.look_of(card)
        height = look.width * CARD_RATIO
        return QRectF(look.x - look.width / 2, look.y - height / 2, look.width, height)

    def _ring_of(self, card: Card) -> Ring:
        return Ring.HINT if card == self.hinted and card != self.focused else Ring.FOCUS

    def _forget_absent(self) -> None:
        if self.hinted not in self._sprites:
            self.hinted = None
        if self.hovered not in self._sprites:
            self.hovered = None
        if self.focused not in self._sprites:
            self.focused = None
        if self.dragged not in self._sprites:
            self.dragged = None

    def _stack(self) -> None:
        for place, card in enumerate(self.cards):
            self._sprites[card].setZValue(HAND_LEVEL + place)
