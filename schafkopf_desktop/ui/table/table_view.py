"""The table as a widget: shows events, takes mouse and keyboard, and offers only legal cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.session.events import Event
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.animation_queue import AnimationQueue
from schafkopf_desktop.ui.table.choreography import Choreography
from schafkopf_desktop.ui.table.geometry import MINIMUM_HEIGHT, MINIMUM_WIDTH, Box, Frame, TableGeometry, frame_of
from schafkopf_desktop.ui.table.hand_buttons import HandButtons
from schafkopf_desktop.ui.table.keyboard import Keyboard
from schafkopf_desktop.ui.table.motion import Motion, Pace
from schafkopf_desktop.ui.table.pointer import Pointer
from schafkopf_desktop.ui.table.spoken import event_in_words
from schafkopf_desktop.ui.table.table_scene import TableScene
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.table.turn import Turn
from schafkopf_desktop.ui.translation import translate


class TableView(QGraphicsView):
    """The playing table.

    Give it events with `play`; it shows them one after the other. When all is shown and the person's view says that it
    is the person's turn to play a card, the hand opens and `card_chosen` brings the choice.

    Signals:
        card_looked_at(bool): one card lies large over everything, or no more.
        card_chosen(card): the person plays this card; guaranteed legal in the view of the turn.
        choice_refused(card, reason): the person tried a card that may not be played now; the table says why.
        hint_closed(): the hint is no longer to be seen.
        idle(): everything that was queued has been shown.
        last_trick_shown(bool): the picture of the last trick was opened or closed.
        said(str): this was announced to assistive technology.
    """

    card_looked_at = Signal(bool)
    card_chosen = Signal(object)
    choice_refused = Signal(object, object)
    hint_closed = Signal()
    idle = Signal()
    last_trick_shown = Signal(bool)
    said = Signal(str)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._frame: Frame | None = None
        self._hurries = False
        self._runs_out = False
        self._scene = TableScene(services, TableGeometry.of_window(MINIMUM_WIDTH, MINIMUM_HEIGHT))
        self._queue = AnimationQueue(self._wanted_motion(), self)
        self._choreography = Choreography(self._scene, self._queue)
        self._turn = Turn(self._scene, self._queue, self)
        self._pointer = Pointer(self._scene, self._queue, self._turn, self)
        self._buttons = HandButtons(self.viewport())
        self._keyboard = Keyboard(self._scene, self._queue, self._turn, self._pointer, self._buttons)
        self._set_up_view()
        self._queue.idle.connect(self._everything_shown)
        self._turn.card_chosen.connect(self.card_chosen)
        self._turn.choice_refused.connect(self.choice_refused)
        self._turn.changed.connect(self._set_cursor)
        self._choreography.shown.connect(self._announce)
        self._keyboard.wants_words.connect(self._say)
        self._scene.hint_closed.connect(self.hint_closed)
        self._scene.big_card.visibleChanged.connect(lambda: self.card_looked_at.emit(self._scene.big_card.isVisible()))
        self._scene.last_trick_shown.connect(self.last_trick_shown)
        services.pictures.changed.connect(self._scene.refresh_pictures)
        services.settings.changed.connect(self._settings_changed)
        services.theme.changed.connect(self._appearance_changed)
        services.translator.language_changed.connect(self._appearance_changed)

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return self._queue.is_idle

    @property
    def table(self) -> TableScene:
        """What lies on the table."""
        return self._scene

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
        self._turn.close()
        self._queue.clear()
        self._scene.close_last_trick()
        self._scene.toast.vanish()
        self._scene.seats.sentence.vanish()
        self._scene.show_state(None if view is None else TableState.of_view(view))
        self.set_turn(view)

    def play(self, events: Sequence[Event], view: SeatView) -> None:
        """Show `events` one after the other; `view` is the person's view after them."""
        self.set_turn(None)
        self._turn.expect(view)
        self._choreography.play(events, view)

    def set_turn(self, view: SeatView | None) -> None:
        """Let the person play a card as soon as all is shown, if `view` says it is the turn; None locks the hand."""
        self._pointer.forget()
        self._turn.close()
        self._turn.expect(view)
        if self._queue.is_idle:
            self._open_turn()

    def finish_now(self) -> None:
        """Bring everything that is being shown to its end."""
        self._queue.finish_now()

    def go_on(self) -> None:
        """End the pause that the table is in; when something is moving instead, skip to the person's turn."""
        if self._queue.is_pausing:
            self._queue.end_pause()
        elif not self._queue.is_idle:
            self._hurries = True
            self._queue.motion = self._wanted_motion()
            self._queue.finish_now()

    def show_last_trick(self, visible: bool) -> None:
        """Open or close the picture of the last trick; without one there is nothing to open."""
        if visible:
            self._scene.open_last_trick()
        else:
            self._scene.close_last_trick()

    def show_hint(self, card: Card, title: str, sentence: str) -> None:
        """Name a card of the hand and say why it is a good one now; until the turn is over or `hide_hint`."""
        if self._turn.is_open and card in self._scene.hand.cards:
            self._scene.show_hint(card, title, sentence)
            self._scene.hand.settle(self._queue.motion)
            self._say(self._scene.hint.text)

    def hide_hint(self) -> None:
        """Take the hint away."""
        self._scene.close_hint()
        self._scene.hand.settle(self._queue.motion)

    def show_toast(self, text: str) -> None:
        """Lay a sentence on the cloth until `hide_toast`."""
        self._scene.show_toast(text)

    def hide_toast(self) -> None:
        """Take the sentence from the cloth."""
        self._scene.toast.vanish()

    def set_running_out(self, runs_out: bool) -> None:
        """Show tricks that nobody can change any more faster, and without waiting for the person."""
        self._runs_out = runs_out
        self._queue.motion = self._wanted_motion()

    def focus_hand(self) -> None:
        """Give the keyboard to the hand."""
        if self._scene.hand.cards:
            self._keyboard.move_to(self._buttons.current)
        else:
            self.setFocus()

    def _open_turn(self) -> None:
        if self._turn.is_expected:
            self._hurries = False
            self._queue.motion = self._wanted_motion()
        self._turn.open()

    def _everything_shown(self) -> None:
        self._open_turn()
        self.idle.emit()

    def _announce(self, event: Event) -> None:
        state = self._scene.state
        if state is not None:
            self._say(event_in_words(event, state))

    def _say(self, text: str) -> None:
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
            self.said.emit(text)

    def _set_cursor(self) -> None:
        hand = self._scene.hand
        can_play = hand.hovered is not None and hand.hovered in (hand.legal or ())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can_play else Qt.CursorShape.ArrowCursor)

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
        # The seating is never mirrored, whichever way the writing runs.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._name_itself()

    def _name_itself(self) -> None:
        self.setAccessibleName(translate("Table", "Table", "name of the playing table for screen readers"))

    def _wanted_motion(self) -> Motion:
        settings = self._services.settings.value
        pace = Pace(settings.pace)
        if self._runs_out and pace is not Pace.INSTANT:
            pace = Pace.BRISK
        motion = Motion(pace, settings.reduced_motion)
        return motion.at_once() if self._hurries else motion

    def _settings_changed(self) -> None:
        self._queue.motion = self._wanted_motion()
        self._scene.refresh_pictures()

    def _take_size(self) -> None:
        size = self.viewport().size()
        frame = self._frame or frame_of(self.window().width(), self.window().height())
        self._queue.finish_now()
        self._pointer.cancel()
        self._scene.set_geometry(TableGeometry(frame, size.width(), size.height()))
        self._lay_out_anew()

    def _appearance_changed(self) -> None:
        self._queue.finish_now()
        self._pointer.cancel()
        self._name_itself()
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        self._scene.show_state(self._scene.state)
        self._keyboard.refresh_buttons()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_size()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._queue.finish_now()
        self._pointer.cancel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._keyboard.is_in_use = False
        self._keyboard.follow_focus()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.press(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            self._pointer.press_right(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second press of a double click is a press like any other; the hand is closed by then.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event.position(), is_held=bool(event.buttons() & Qt.MouseButton.LeftButton))
        self._set_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.release(event.position(), QRectF(self.viewport().rect()))
        elif event.button() == Qt.MouseButton.RightButton:
            self._pointer.release_right()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() == Qt.Key.Key_Space and not self._queue.is_idle:
            self.go_on()
        elif not (plain and self._keyboard.use(event.key())):
            event.ignore()
