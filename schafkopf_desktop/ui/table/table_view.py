"""The table as a widget: shows events, takes mouse and keyboard, and offers only legal cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.session.events import Event
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.animation_queue import AnimationQueue
from schafkopf_desktop.ui.table.choreography import Choreography
from schafkopf_desktop.ui.table.geometry import Box, Frame, TableGeometry, frame_of
from schafkopf_desktop.ui.table.hand_buttons import CardWords, HandButtons
from schafkopf_desktop.ui.table.motion import Motion, Pace
from schafkopf_desktop.ui.table.table_scene import TableScene
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.translation import translate

CLICK_TRAVEL = 8
LONG_PRESS_MS = 500
_BY_KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}


class TableView(QGraphicsView):
    """The playing table.

    Give it events with `play`; it shows them one after the other. When all is shown and the person's view says that it
    is the person's turn to play a card, the hand opens and `card_chosen` brings the choice.

    Signals:
        card_chosen(card): the person plays this card; guaranteed legal in the view of the turn.
        choice_refused(card, reason): the person tried a card that may not be played now; the table says why.
        idle(): everything that was queued has been shown.
        last_trick_shown(bool): the picture of the last trick was opened or closed.
    """

    card_chosen = Signal(object)
    choice_refused = Signal(object, object)
    idle = Signal()
    last_trick_shown = Signal(bool)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._frame: Frame | None = None
        self._turn: SeatView | None = None
        self._press: QPointF | None = None
        self._pressed_card: Card | None = None
        self._keyboard_in_use = False
        self._hurries = False
        self._scene = TableScene(services, TableGeometry(frame_of(960, 600), 960, 552))
        self._queue = AnimationQueue(self._wanted_motion(), self)
        self._choreography = Choreography(self._scene, self._queue)
        self._buttons = HandButtons(self.viewport())
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS_MS)
        self._long_press.timeout.connect(self._press_held)
        self._set_up_view()
        self._queue.idle.connect(self._everything_shown)
        self._buttons.pressed.connect(self._choose)
        self._buttons.focus_moved.connect(self._focus_moved)
        services.pictures.changed.connect(self._scene.refresh_pictures)
        services.settings.changed.connect(self._settings_changed)
        services.theme.changed.connect(self._appearance_changed)
        services.translator.language_changed.connect(self._appearance_changed)

    # What the rest of the program says to the table

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return self._queue.is_idle

    @property
    def table(self) -> TableScene:
        """What lies on the table."""
        return self._scene

    @property
    def motion(self) -> Motion:
        """The durations in force."""
        return self._queue.motion

    @property
    def panel_area(self) -> Box:
        """Where panels may open over the cloth, in the coordinates of this widget; the hand stays visible below."""
        return self._scene.geometry.panel_area

    def set_frame(self, frame: Frame | None) -> None:
        """Follow the window that is divided by `frame`; None takes the measures from this widget's window."""
        if frame != self._frame:
            self._frame = frame
            self._take_size()

    def set_totals(self, totals: Sequence[int]) -> None:
        """Show the match scores by seat; `Settled` events bring later ones."""
        self._scene.seats.set_totals(tuple(totals))
        self._scene.refresh_plates()

    def show_state(self, view: SeatView | None) -> None:
        """Show a deal at once as it stands, or the empty table for None; whatever was under way is dropped."""
        self._close_hand()
        self._queue.clear()
        self._scene.last_trick.vanish()
        self._scene.toast.vanish()
        self._scene.seats.sentence.vanish()
        self._scene.show_state(None if view is None else TableState.of_view(view))
        self.set_turn(view)

    def play(self, events: Sequence[Event], view: SeatView) -> None:
        """Show `events` one after the other; `view` is the person's view after them."""
        self._close_hand()
        self._turn = view
        self._choreography.play(events, view)
        if self._queue.is_idle:
            self._open_hand()

    def set_turn(self, view: SeatView | None) -> None:
        """Let the person play a card as soon as all is shown, if `view` says it is the turn; None locks the hand."""
        self._close_hand()
        self._turn = view
        if self._queue.is_idle:
            self._open_hand()

    def finish_now(self) -> None:
        """Bring everything that is being shown to its end."""
        self._queue.finish_now()

    def go_on(self) -> None:
        """End the pause after a trick; when something is moving instead, skip to the person's turn."""
        if self._queue.is_pausing:
            self._queue.end_pause()
        elif not self._queue.is_idle:
            self._hurries = True
            self._queue.motion = self._wanted_motion()
            self._queue.finish_now()

    def show_last_trick(self, visible: bool) -> None:
        """Open or close the picture of the last trick."""
        if visible:
            visible = self._scene.open_last_trick()
        else:
            self._scene.last_trick.vanish()
        self.last_trick_shown.emit(visible)

    def show_toast(self, text: str) -> None:
        """Lay a sentence on the cloth until `hide_toast`."""
        self._scene.show_toast(text)

    def hide_toast(self) -> None:
        """Take the sentence from the cloth."""
        self._scene.toast.vanish()

    def focus_hand(self) -> None:
        """Give the keyboard to the hand."""
        if self._buttons.buttons():
            self._buttons.move_to(self._buttons.current)
        else:
            self.setFocus()

    # The turn

    def _may_play(self) -> bool:
        return self._queue.is_idle and self._scene.hand.legal is not None

    def _open_hand(self) -> None:
        view = self._turn
        if view is not None and view.phase is Phase.PLAY and view.to_act == view.seat:
            legal = frozenset(action.card for action in view.legal_actions() if isinstance(action, Play))
            self._scene.hand.legal = legal
            self._hurries = False
            self._queue.motion = self._wanted_motion()
            self._scene.hand.settle(self._queue.motion)
            self._scene.show_slot()
        self._refresh_buttons()

    def _close_hand(self) -> None:
        hand = self._scene.hand
        self._drop_card()
        self._press = self._pressed_card = None
        self._long_press.stop()
        self._turn = None
        if hand.legal is not None:
            hand.legal = None
            hand.hovered = None
            hand.settle(self._queue.motion)
            self._scene.show_slot()
        self._scene.tip.vanish()
        self._scene.big_card.vanish()

    def _choose(self, card: Card) -> None:
        view, hand = self._turn, self._scene.hand
        if not self._may_play() or view is None or card not in hand.cards:
            return
        reason = view.why_illegal(Play(card))
        if reason is not None:
            self._refuse(card, reason, view)
            return
        self._scene.tip.vanish()
        if self._scene.last_trick.is_ghost:
            self._scene.last_trick.vanish()
        # The hand is closed before anybody hears of the choice: a second click finds nothing to play.
        self._turn = None
        hand.legal = None
        hand.hovered = None
        self._scene.show_slot()
        self.card_chosen.emit(card)

    def _refuse(self, card: Card, reason: IllegalReason, view: SeatView) -> None:
        self._scene.hand.shake(card, self._queue.motion)
        self._scene.show_refusal(card, reason, view)
        self.choice_refused.emit(card, reason)

    def _everything_shown(self) -> None:
        self._open_hand()
        self.idle.emit()

    # Mouse

    def _pointer_pressed(self, point: QPointF) -> None:
        self._keyboard_in_use = False
        if self._queue.is_gated:
            self._queue.end_pause()
            return
        if self._scene.last_trick.isVisible() and self._scene.last_trick.close_box.contains(point):
            self.show_last_trick(False)
            return
        self._scene.tip.vanish()
        if not self._queue.is_idle:
            return
        card = self._scene.hand.card_at(point)
        self._press, self._pressed_card = point, card
        if self._scene.open_card_at(point) is not None:
            self._long_press.start()
        self._update_focus()

    def _pointer_moved(self, point: QPointF, held: bool) -> None:
        hand = self._scene.hand
        if hand.dragged is not None:
            hand.lift_out(hand.dragged, point)
            return
        if held and self._press is not None and self._travel(point) > CLICK_TRAVEL:
            self._long_press.stop()
            if self._pressed_card is not None and self._may_play() and self._pressed_card in (hand.legal or ()):
                hand.hovered = None
                hand.lift_out(self._pressed_card, point)
            else:
                self._press = self._pressed_card = None
        elif not held:
            self._hover(hand.card_at(point) if self._may_play() else None)

    def _pointer_released(self, point: QPointF) -> None:
        self._long_press.stop()
        hand, card = self._scene.hand, self._pressed_card
        was_press = self._press is not None
        self._press = self._pressed_card = None
        if self._scene.big_card.isVisible():
            self._scene.big_card.vanish()
            return
        if hand.dragged is not None:
            self._release_dragged(hand.dragged, point)
        elif was_press and card is not None and hand.card_at(point) == card:
            self._choose(card)

    def _release_dragged(self, card: Card, point: QPointF) -> None:
        inside = self.viewport().rect().contains(point.toPoint())
        if inside and point.y() < self._scene.geometry.fan_top:
            self._scene.hand.dragged = None
            self._choose(card)
        else:
            self._drop_card()

    def _drop_card(self) -> None:
        if self._scene.hand.dragged is not None:
            self._scene.hand.let_go(self._queue.motion)

    def _press_held(self) -> None:
        if self._press is not None and self._scene.hand.dragged is None:
            point = self._press
            self._press = self._pressed_card = None
            self._show_big_card(point)

    def _show_big_card(self, point: QPointF) -> None:
        card = self._scene.open_card_at(point)
        if card is not None:
            self._scene.show_big_card(card, self._why_not(card))

    def _travel(self, point: QPointF) -> float:
        start = self._press or point
        return max(abs(point.x() - start.x()), abs(point.y() - start.y()))

    def _hover(self, card: Card | None) -> None:
        hand = self._scene.hand
        if card != hand.hovered:
            hand.hovered = card
            hand.settle(self._queue.motion)
        legal = hand.legal or frozenset()
        shape = Qt.CursorShape.PointingHandCursor if card in legal else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # Keyboard

    def _use_key(self, key: int) -> bool:
        state = self._scene.state
        in_play = state is not None and state.declaration is not None
        match key:
            case Qt.Key.Key_Left:
                self._move_focus(self._buttons.current - 1)
            case Qt.Key.Key_Right:
                self._move_focus(self._buttons.current + 1)
            case Qt.Key.Key_Home:
                self._move_focus(0)
            case Qt.Key.Key_End:
                self._move_focus(len(self._buttons.buttons()) - 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                return self._use_enter()
            case Qt.Key.Key_Space if not self._queue.is_idle:
                self.go_on()
            case Qt.Key.Key_V if in_play:
                self.show_last_trick(not self._scene.last_trick.isVisible() or self._scene.last_trick.is_ghost)
            case Qt.Key.Key_Escape:
                return self._close_top_layer()
            case _ if in_play and Qt.Key.Key_1 <= key <= Qt.Key.Key_8:
                self._move_focus(key - Qt.Key.Key_1)
            case _:
                return False
        return True

    def _move_focus(self, index: int) -> None:
        self._keyboard_in_use = True
        self._scene.tip.vanish()
        self._buttons.move_to(index)
        self._update_focus()

    def _use_enter(self) -> bool:
        if self._queue.is_gated:
            self._queue.end_pause()
            return True
        if self._buttons.focused is None:
            return False
        self._keyboard_in_use = True
        self._choose(self._buttons.focused)
        return True

    def _close_top_layer(self) -> bool:
        scene = self._scene
        if scene.hand.dragged is not None:
            self._press = self._pressed_card = None
            self._drop_card()
        elif scene.big_card.isVisible():
            scene.big_card.vanish()
        elif scene.tip.isVisible():
            scene.tip.vanish()
        elif scene.last_trick.isVisible():
            self.show_last_trick(False)
        else:
            return False
        return True

    def _focus_moved(self) -> None:
        self._update_focus()

    def _update_focus(self) -> None:
        hand = self._scene.hand
        focused = self._buttons.focused if self._keyboard_in_use else None
        if focused not in hand.cards:
            focused = None
        if focused != hand.focused:
            hand.focused = focused
            if self._queue.is_idle:
                hand.settle(self._queue.motion)

    # Words for assistive technology

    def _refresh_buttons(self) -> None:
        hand = self._scene.hand
        words = []
        for place, card in enumerate(hand.cards):
            box = hand.box_of(card).toRect().intersected(QRect(self.viewport().rect()))
            words.append(CardWords(card, box, terms.card_name(card), self._describe(card, place, len(hand.cards))))
        self._buttons.show_cards(words)
        self._update_focus()

    def _describe(self, card: Card, place: int, count: int) -> str:
        if self._scene.hand.legal is None:
            text = translate("Hand", "Card {place} of {count}")
        elif card in self._scene.hand.legal:
            text = translate("Hand", "Card {place} of {count}. May be played.")
        else:
            text = translate("Hand", "Card {place} of {count}. Not now: {reason}", "reason is a whole sentence")
        return text.format(place=place + 1, count=count, reason=self._why_not(card))

    def _why_not(self, card: Card) -> str:
        view = self._turn
        if view is None or self._scene.hand.legal is None or card not in view.hand:
            return ""
        reason = view.why_illegal(Play(card))
        if reason is None:
            return ""
        return translate("Hand", "{reason} {rule}", "a whole sentence, then e.g. 'Rule 4.3'").format(
            reason=terms.illegal_sentence(reason, view), rule=terms.rule_reference(reason.section)
        )

    # Size, colours, language, pace

    def _set_up_view(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setInteractive(False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._name_itself()

    def _name_itself(self) -> None:
        self.setAccessibleName(translate("Table", "Table", "name of the playing table for screen readers"))

    def _wanted_motion(self) -> Motion:
        settings = self._services.settings.value
        motion = Motion(Pace(settings.pace), settings.reduced_motion)
        return motion.at_once() if self._hurries else motion

    def _settings_changed(self) -> None:
        self._queue.motion = self._wanted_motion()
        self._scene.refresh_pictures()

    def _take_size(self) -> None:
        size = self.viewport().size()
        frame = self._frame or frame_of(self.window().width(), self.window().height())
        self._queue.finish_now()
        self._drop_card()
        self._scene.set_geometry(TableGeometry(frame, size.width(), size.height()))
        self._lay_out_anew()

    def _appearance_changed(self) -> None:
        self._queue.finish_now()
        self._name_itself()
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        self._scene.show_state(self._scene.state)
        self._refresh_buttons()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_size()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._appearance_changed()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer_pressed(event.position())
        elif event.button() == Qt.MouseButton.RightButton and self._queue.is_idle:
            self._drop_card()
            self._press = self._pressed_card = None
            if self._scene.hand.card_at(event.position()) is None and self._scene.is_in_trick(event.position()):
                self.show_last_trick(True)
            else:
                self._show_big_card(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is a press like any other; the hand is closed by then."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer_moved(event.position(), bool(event.buttons() & Qt.MouseButton.LeftButton))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer_released(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            self._scene.big_card.vanish()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYBOARD:
            self._keyboard_in_use = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (plain and self._use_key(event.key())):
            event.ignore()
