"""The scene: everything that lies on the table, laid out from one state and one geometry."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.big_card import BigCard
from schafkopf_desktop.ui.table.card_sprite import CardSprite, Look
from schafkopf_desktop.ui.table.cloth import Cloth
from schafkopf_desktop.ui.table.geometry import SOUTH, Box, TableGeometry
from schafkopf_desktop.ui.table.hand import Hand
from schafkopf_desktop.ui.table.hint_bubble import HintBubble
from schafkopf_desktop.ui.table.last_trick import GHOST_OPACITY, LastTrick
from schafkopf_desktop.ui.table.overlay import Tip, Toast
from schafkopf_desktop.ui.table.seats_area import SeatsArea
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.table.trick_area import TrickArea
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.translation import translate

_POPUP_LEVEL = 90.0
_BIG_CARD_LEVEL = 100.0


class TableScene(QGraphicsScene):
    """Shows one `TableState`; knows nothing about what comes next.

    Attributes:
        state: what lies on the table now; None before the first deal.
        geometry: where everything lies.
        hand, trick, seats, last_trick, hint, tip, toast, big_card: the parts.

    Signals:
        hint_closed(): the hint was taken away by the person, or nothing is there any more for which it was meant.
        last_trick_shown(bool): the picture of the trick before was opened or closed.
    """

    hint_closed = Signal()
    last_trick_shown = Signal(bool)

    def __init__(self, services: Services, geometry: TableGeometry) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._services = services
        self._cloth = Cloth()
        self.state: TableState | None = None
        self.geometry = geometry
        self.hand = Hand(services.pictures)
        self.seats = SeatsArea(self, services.pictures)
        self.trick = TrickArea(self, services.pictures)
        self.last_trick = LastTrick(services.pictures)
        self.hint = HintBubble()
        self.tip = Tip()
        self.toast = Toast()
        self.big_card = BigCard(services.pictures)
        for item, level in (
            (self.last_trick, _POPUP_LEVEL),
            (self.hint, _POPUP_LEVEL + 1),
            (self.tip, _POPUP_LEVEL + 2),
            (self.toast, _POPUP_LEVEL + 3),
            (self.big_card, _BIG_CARD_LEVEL),
        ):
            item.setZValue(level)
            self.addItem(item)
        self.set_geometry(geometry)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._services.theme.theme

    @property
    def shows_index(self) -> bool:
        """Whether the person wants rank and suit in the corners of the cards."""
        return self._services.settings.value.corner_index

    def set_geometry(self, geometry: TableGeometry) -> None:
        """Take new measures; `show_state` moves everything there."""
        self.geometry = geometry
        self.hand.set_geometry(geometry)
        self.setSceneRect(0, 0, geometry.width, geometry.height)

    def show_state(self, state: TableState | None) -> None:
        """Jump to `state`: everything lies where it belongs, in today's size, colours and language."""
        self.state = state
        geometry, theme = self.geometry, self.theme
        self.seats.show_state(state, geometry, theme)
        self.seats.show_bubbles(state, geometry, theme)
        self.hand.hinted = None
        self.hint.vanish()
        self.hold(() if state is None else state.hand)
        self.hand.place()
        self.tip.vanish()
        self.big_card.vanish()
        if state is None:
            self.trick.clear()
            self.close_last_trick()
            return
        self.trick.show_state(state, geometry, self.shows_index)
        self.trick.set_texts(state, geometry, theme)
        self.show_slot()
        if self.last_trick.isVisible():
            self.open_last_trick(is_ghost=self.last_trick.is_ghost)
        self.update()

    def hold(self, cards: tuple[Card, ...]) -> None:
        """Let the hand hold `cards`."""
        for sprite in self.hand.hold(cards, self.shows_index):
            self.addItem(sprite)

    def refresh_plates(self) -> None:
        """Let plates and backs follow the state."""
        self.seats.show_state(self.state, self.geometry, self.theme)

    def show_slot(self) -> None:
        """Show the place for the person's card when it is the turn to play one."""
        self.trick.set_slot(self.hand.legal is not None, self.geometry, self.theme)

    def add_card(self, card: Card | None, look: Look) -> CardSprite:
        """Put a new card on the table, face down when None."""
        sprite = CardSprite(self._services.pictures, card, self.shows_index)
        self.addItem(sprite)
        sprite.place(look)
        return sprite

    def refresh_pictures(self) -> None:
        """Take all card pictures again."""
        for sprite in (*self.hand.sprites(), *self.trick.sprites()):
            sprite.set_index(self.shows_index)
            sprite.refresh()
        self.update()

    def open_last_trick(self, *, is_ghost: bool = False) -> bool:
        """Show the trick before; whether there is one."""
        if self.state is None or not self.state.tricks:
            return False
        self.close_hint()
        trick, winner = self.state.tricks[-1]
        panel = self.last_trick
        panel.is_ghost = is_ghost
        size = panel.set_trick(len(self.state.tricks), trick, winner, self.theme, self.geometry)
        panel.put(self.geometry.popup(size.width(), size.height()))
        panel.appear()
        if is_ghost:
            panel.setOpacity(GHOST_OPACITY)
        self.last_trick_shown.emit(not is_ghost)
        return True

    def close_last_trick(self) -> None:
        """Take the picture of the trick before away."""
        if self.last_trick.isVisible():
            self.last_trick.vanish()
            self.last_trick_shown.emit(False)

    def show_hint(self, card: Card, title: str, sentence: str) -> None:
        """Name a held card and say why it is a good one now; `Hand.settle` shows the ring."""
        geometry = self.geometry
        self.close_last_trick()
        self.tip.vanish()
        self.hand.hinted = card
        compact = geometry.frame.compact
        size = self.hint.set_text(title, sentence, self.theme, geometry.scale, compact=compact)
        self.hint.put(geometry.popup(size.width(), size.height()))
        self.hint.appear()

    def close_hint(self) -> None:
        """Take the hint away."""
        self.hand.hinted = None
        if self.hint.isVisible():
            self.hint.vanish()
            self.hint_closed.emit()

    def show_refusal(self, card: Card, reason: IllegalReason, view: SeatView) -> None:
        """Say at the card why it may not be played now."""
        geometry = self.geometry
        sentence = terms.illegal_sentence(reason, view)
        text = translate("Table", "<b>Not now.</b> {reason}", "reason is a whole sentence").format(reason=sentence)
        reference = translate("Table", "{rule} · {card}", "e.g. 'Rule 4.3 · Ace of leaves'").format(
            rule=terms.rule_reference(reason.section), card=terms.card_name(card)
        )
        size = self.tip.set_text(text, reference, geometry.scale)
        card_box = self.hand.box_of(card)
        x = card_box.x() + 36 * geometry.scale
        y = card_box.y() - 16 * geometry.scale - size.height()
        box = geometry.clamp(Box(x, y, size.width(), size.height()), 8)
        self.tip.put(box)
        self.tip.point_at(min(card_box.x() + 52 * geometry.scale, card_box.right()))
        self.tip.appear()

    def show_toast(self, text: str) -> None:
        """Lay a paper with a sentence on the middle of the cloth."""
        geometry = self.geometry
        size = self.toast.set_text(text, self.theme, geometry.scale, geometry.panel_area.width)
        centre = geometry.trick_centre
        x, y = centre.x - size.width() / 2, centre.y - size.height() / 2
        self.toast.put(Box(x, y, size.width(), size.height()))
        self.toast.appear()

    def show_big_card(self, card: Card, why_not: str) -> None:
        """Show one open card large."""
        declaration = None if self.state is None else self.state.declaration
        self.big_card.show_card(card, declaration, why_not, self.geometry, self.theme)

    def open_card_at(self, point: QPointF) -> Card | None:
        """The uppermost card under a point whose face the person can see."""
        in_hand = self.hand.card_at(point)
        if in_hand is not None:
            return in_hand
        sprite = self.trick.card_at(point.x(), point.y())
        return None if sprite is None else sprite.card

    def is_in_trick(self, point: QPointF) -> bool:
        """Whether a point lies where the trick is played."""
        places = [self.geometry.trick_card(seat) for seat in SEATS]
        left = min(place.centre.x - place.width / 2 for place in places)
        right = max(place.centre.x + place.width / 2 for place in places)
        top = min(place.centre.y - place.height / 2 for place in places)
        bottom = max(place.centre.y + place.height / 2 for place in places)
        return QRectF(left, top, right - left, bottom - top).contains(point)

    def plate_centre(self, seat: Seat) -> QPointF:
        """The middle of the plate of `seat`."""
        centre = self.seats.plate_box(seat).centre
        return QPointF(centre.x, centre.y)

    @property
    def viewer(self) -> Seat:
        """The seat of the person."""
        return SOUTH if self.state is None else self.state.viewer

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        exposed = QRectF(rect).intersected(self.sceneRect())
        size = QSize(round(self.geometry.width), round(self.geometry.height))
        self._cloth.paint(painter, size, exposed, self.theme, self.geometry.scale)
