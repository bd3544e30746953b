"""What the keyboard does on the table, and which card it is on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, Signal

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.animation_queue import AnimationQueue
from schafkopf_desktop.ui.table.hand_buttons import CardWords, HandButtons
from schafkopf_desktop.ui.table.pointer import Pointer
from schafkopf_desktop.ui.table.spoken import points_in_words, trick_in_words, trumps_in_words
from schafkopf_desktop.ui.table.table_scene import TableScene
from schafkopf_desktop.ui.table.turn import Turn
from schafkopf_desktop.ui.translation import translate

_SPOKEN = {Qt.Key.Key_T: trumps_in_words, Qt.Key.Key_P: points_in_words, Qt.Key.Key_L: trick_in_words}


class Keyboard(QObject):
    """Moves through the hand, plays the card that has the keyboard, and keeps the buttons for screen readers true.

    Attributes:
        is_in_use: whether the last input came from the keyboard; only then a ring shows where it is.

    Signals:
        wants_words(text): the person asked to hear this.
    """

    wants_words = Signal(str)

    def __init__(
        self,
        scene: TableScene,
        queue: AnimationQueue,
        turn: Turn,
        pointer: Pointer,
        buttons: HandButtons,
    ) -> None:
        super().__init__(buttons)
        self._scene = scene
        self._queue = queue
        self._turn = turn
        self._pointer = pointer
        self._buttons = buttons
        self.is_in_use = False
        buttons.pressed.connect(turn.choose)
        buttons.focus_moved.connect(self.follow_focus)
        turn.changed.connect(self.refresh_buttons)

    def use(self, key: int) -> bool:
        """Do what `key`, pressed alone, means on the table; whether it means anything."""
        state = self._scene.state
        in_play = state is not None and state.declaration is not None
        places = {
            Qt.Key.Key_Left: self._buttons.current - 1,
            Qt.Key.Key_Right: self._buttons.current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._scene.hand.cards) - 1,
        }
        if key in places:
            self.move_to(places[Qt.Key(key)])
        elif in_play and Qt.Key.Key_1 <= key <= Qt.Key.Key_8:
            self.move_to(key - Qt.Key.Key_1)
        elif in_play and key == Qt.Key.Key_V:
            self._toggle_last_trick()
        elif state is not None and in_play and key in _SPOKEN:
            self.wants_words.emit(_SPOKEN[Qt.Key(key)](state))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        elif key == Qt.Key.Key_Escape:
            return self._close_top_layer()
        else:
            return False
        return True

    def move_to(self, place: int) -> None:
        """Give the keyboard to the card at `place`, counted from 0; also to one that may not be played."""
        self.is_in_use = True
        self._scene.tip.vanish()
        self._buttons.move_to(place)
        self.follow_focus()

    def follow_focus(self) -> None:
        """Let the ring go where the keyboard is."""
        hand = self._scene.hand
        focused = self._buttons.focused if self.is_in_use else None
        focused = focused if focused in hand.cards else None
        if focused != hand.focused:
            hand.focused = focused
            if self._queue.is_idle:
                hand.settle(self._queue.motion)

    def refresh_buttons(self) -> None:
        """Let the buttons say what the hand is now."""
        hand = self._scene.hand
        table = QRect(0, 0, round(self._scene.geometry.width), round(self._scene.geometry.height))
        self._buttons.show_cards(
            [
                CardWords(card, hand.box_of(card).toRect().intersected(table), terms.card_name(card), words)
                for card, words in zip(hand.cards, self._descriptions(), strict=True)
            ]
        )
        self.follow_focus()

    def _descriptions(self) -> list[str]:
        cards = self._scene.hand.cards
        return [self._description(card, place, len(cards)) for place, card in enumerate(cards, start=1)]

    def _description(self, card: Card, place: int, count: int) -> str:
        legal = self._scene.hand.legal
        if legal is None:
            text = translate("Hand", "Card {place} of {count}")
        elif card in legal:
            text = translate("Hand", "Card {place} of {count}. May be played.")
        else:
            text = translate("Hand", "Card {place} of {count}. Not now: {reason}", "reason is a whole sentence")
        return text.format(place=place, count=count, reason=self._turn.why_not(card))

    def _enter(self) -> bool:
        if self._queue.is_gated:
            self._queue.end_pause()
            return True
        if self._buttons.focused is None:
            return False
        self.is_in_use = True
        self._turn.choose(self._buttons.focused)
        return True

    def _toggle_last_trick(self) -> None:
        panel = self._scene.last_trick
        if panel.isVisible() and not panel.is_ghost:
            self._scene.close_last_trick()
        else:
            self._scene.open_last_trick()

    def _close_top_layer(self) -> bool:
        scene = self._scene
        if self._pointer.cancel():
            return True
        for layer in (scene.big_card, scene.tip):
            if layer.isVisible():
                layer.vanish()
                return True
        if scene.hint.isVisible():
            scene.close_hint()
            scene.hand.settle(self._queue.motion)
            return True
        if scene.last_trick.isVisible():
            scene.close_last_trick()
            return True
        return False
