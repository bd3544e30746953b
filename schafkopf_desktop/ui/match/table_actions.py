"""The buttons for what a person may ask at the table: a hint, and the rest of the tricks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Shape
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate


class TableActions(QWidget):
    """Hint and claim, one below the other.

    Signals:
        hint_requested: show a hint, or take it away again.
        claim_requested: all tricks that are left go to one side.
    """

    hint_requested = Signal()
    claim_requested = Signal()

    def __init__(self, look: ThemeController, parent: QWidget | None = None, *, with_keys: bool = True) -> None:
        super().__init__(parent)
        self._is_thinking = False
        self.hint = Button(look, Shape.OUTLINE, icon="bulb", key="H" if with_keys else None)
        self.hint.clicked.connect(self.hint_requested)
        self.claim = Button(look, Shape.OUTLINE, icon="flag", key="R" if with_keys else None)
        self.claim.clicked.connect(self.claim_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.hint)
        column.addWidget(self.claim)
        self.set_possible(hint=False, claim=False)
        self.retranslate()

    def set_possible(self, *, hint: bool, claim: bool) -> None:
        """Say what can be asked now."""
        self._is_thinking = False
        self.hint.setEnabled(hint)
        self.claim.setEnabled(claim)
        self.retranslate()

    def set_thinking(self, is_thinking: bool) -> None:
        """Say whether a hint is being thought of."""
        self._is_thinking = is_thinking
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        if self._is_thinking:
            self.hint.set_text(translate("TableActions", "Thinking\N{HORIZONTAL ELLIPSIS}", "about a hint"))
        else:
            self.hint.set_text(translate("TableActions", "Hint"))
        self.claim.set_text(translate("TableActions", "Claim", "all the tricks that are left"))
        when = translate("TableActions", "When it is your turn")
        self.hint.setToolTip("" if self.hint.isEnabled() else when)
        when = translate("TableActions", "When it is your turn to play a card")
        self.claim.setToolTip("" if self.claim.isEnabled() else when)
