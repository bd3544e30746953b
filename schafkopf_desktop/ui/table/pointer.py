"""What the mouse does on the table: click, drag, long press, and the large card under the right button."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.table.animation_queue import AnimationQueue
from schafkopf_desktop.ui.table.table_scene import TableScene
from schafkopf_desktop.ui.table.turn import Turn

CLICK_TRAVEL = 8
LONG_PRESS_MS = 500


class Pointer(QObject):
    """Turns presses, moves and releases at points of the table into choices.

    A press begins a click; travelling more than 8 pixels makes it a drag, holding still makes it a look at the card.
    Presses while something moves begin nothing.
    """

    def __init__(self, scene: TableScene, queue: AnimationQueue, turn: Turn, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._queue = queue
        self._turn = turn
        self._start: QPointF | None = None
        self._card: Card | None = None
        self._holding = QTimer(self)
        self._holding.setSingleShot(True)
        self._holding.setInterval(LONG_PRESS_MS)
        self._holding.timeout.connect(self._held)

    def press(self, point: QPointF) -> None:
        """The left button went down at `point`."""
        self.forget()
        if self._queue.is_gated:
            self._queue.end_pause()
            return
        if self._closes_last_trick(point):
            self._scene.close_last_trick()
            return
        if self._scene.hint.isVisible() and self._scene.hint.close_box.contains(point):
            self._scene.close_hint()
            self._scene.hand.settle(self._queue.motion)
            return
        self._scene.tip.vanish()
        if not self._queue.is_idle:
            return
        self._start, self._card = point, self._scene.hand.card_at(point)
        if self._scene.open_card_at(point) is not None:
            self._holding.start()

    def move(self, point: QPointF, *, is_held: bool) -> None:
        """The pointer is at `point` now, with the left button down or not."""
        hand = self._scene.hand
        if hand.dragged is not None:
            hand.lift_out(hand.dragged, point)
        elif not is_held:
            self.hover(hand.card_at(point) if self._turn.is_open else None)
        elif self._start is not None and _distance(self._start, point) > CLICK_TRAVEL:
            card = self._card
            self.forget()
            if card is not None and self._turn.is_open and card in (hand.legal or ()):
                hand.hovered = None
                hand.lift_out(card, point)

    def release(self, point: QPointF, table: QRectF) -> None:
        """The left button went up at `point`; `table` is what can be seen of the table."""
        card, was_look = self._card, self._scene.big_card.isVisible()
        self.forget()
        hand = self._scene.hand
        if was_look:
            self._scene.big_card.vanish()
        elif hand.dragged is not None:
            self._release_dragged(hand.dragged, point, table)
        elif card is not None and hand.card_at(point) == card:
            self._turn.choose(card)

    def press_right(self, point: QPointF) -> None:
        """The right button went down: look at the card there, or at the last trick; it never plays."""
        self.cancel()
        if not self._queue.is_idle:
            return
        card = self._scene.open_card_at(point)
        if self._scene.is_in_trick(point) and self._scene.hand.card_at(point) is None:
            self._scene.open_last_trick()
        elif card is not None:
            self._scene.show_big_card(card, self._turn.why_not(card))

    def release_right(self) -> None:
        """The right button went up."""
        self._scene.big_card.vanish()

    def hover(self, card: Card | None) -> None:
        """Raise the legal card under the pointer."""
        hand = self._scene.hand
        if card != hand.hovered:
            hand.hovered = card
            if self._queue.is_idle:
                hand.settle(self._queue.motion)

    def forget(self) -> None:
        """Forget a press that has not become anything."""
        self._holding.stop()
        self._start = self._card = None

    def cancel(self) -> bool:
        """Forget a press, and let a dragged card glide back; whether there was one."""
        self.forget()
        hand = self._scene.hand
        if hand.dragged is None:
            return False
        hand.let_go(self._queue.motion)
        return True

    def _release_dragged(self, card: Card, point: QPointF, table: QRectF) -> None:
        if table.contains(point) and point.y() < self._scene.geometry.fan_top:
            self._scene.hand.dragged = None
            self._turn.choose(card)
        else:
            self.cancel()

    def _closes_last_trick(self, point: QPointF) -> bool:
        panel = self._scene.last_trick
        return panel.isVisible() and not panel.is_ghost and panel.close_box.contains(point)

    def _held(self) -> None:
        card = None if self._start is None else self._scene.open_card_at(self._start)
        self.forget()
        if card is not None and self._scene.hand.dragged is None:
            self._scene.show_big_card(card, self._turn.why_not(card))


def _distance(one: QPointF, other: QPointF) -> float:
    return max(abs(one.x() - other.x()), abs(one.y() - other.y()))
