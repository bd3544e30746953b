"""The hand for keyboard and screen readers: one real button per card, without any look of its own.

Nothing inside a graphics scene reaches assistive technology; these buttons lie over the cards, own the keyboard focus,
and say which card they are and whether it may be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.table.geometry import HAND_SIZE


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card button says.

    Attributes:
        box: where the card lies, in the coordinates of the table.
        name: the card.
        description: its place in the hand, and whether it may be played or why not.
    """

    card: Card
    box: QRect
    name: str
    description: str


class HandButton(QAbstractButton):
    """An invisible button over one card; the mouse goes through it, keys go on to the table."""

    focus_changed = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card below is the look of this button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit(False)


class HandButtons(QObject):
    """All buttons of the hand; one of them, the current one, can be reached by Tab.

    Signals:
        pressed(card): assistive technology pressed a card.
        focus_moved(): another card, or none, has the keyboard now.
    """

    pressed = Signal(object)
    focus_moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons = [HandButton(parent) for _ in range(HAND_SIZE)]
        self._count = 0
        self._current = 0
        for button in self._buttons:
            button.clicked.connect(lambda _checked=False, button=button: self.pressed.emit(button.card))
            button.focus_changed.connect(self._take_focus_change)

    @property
    def focused(self) -> Card | None:
        """The card that has the keyboard."""
        for button in self._buttons[: self._count]:
            if button.hasFocus():
                return button.card
        return None

    def buttons(self) -> Sequence[HandButton]:
        """The buttons of the held cards, left to right."""
        return self._buttons[: self._count]

    def show_cards(self, words: Sequence[CardWords]) -> None:
        """Be these cards; the keyboard stays in the hand as long as there is a card."""
        had_focus = self.focused is not None
        self._count = len(words)
        self._current = max(0, min(self._current, self._count - 1))
        for button, said in zip(self._buttons, words, strict=False):
            button.card = said.card
            button.setGeometry(said.box)
            button.setAccessibleName(said.name)
            button.setAccessibleDescription(said.description)
            button.show()
        if had_focus and self._count:
            self._buttons[self._current].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons[self._count :]:
            button.card = None
            button.hide()
        self._let_tab_reach_current()

    def move_to(self, index: int) -> None:
        """Give the keyboard to card `index`, counted from 0 and kept within the hand."""
        if not self._count:
            return
        self._current = max(0, min(index, self._count - 1))
        self._let_tab_reach_current()
        self._buttons[self._current].setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def current(self) -> int:
        """The index of the card that has the keyboard, or had it last."""
        return self._current

    def _take_focus_change(self, gained: bool) -> None:
        if gained:
            self._current = next(
                (place for place, button in enumerate(self._buttons) if button.hasFocus()), self._current
            )
            self._let_tab_reach_current()
        self.focus_moved.emit()

    def _let_tab_reach_current(self) -> None:
        for place, button in enumerate(self._buttons):
            reachable = place == self._current
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if reachable else Qt.FocusPolicy.ClickFocus)
