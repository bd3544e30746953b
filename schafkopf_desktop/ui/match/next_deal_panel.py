"""The small panel on the empty table after a deal: the next one, or the result once more."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Shape
from schafkopf_desktop.ui.match.floating_panel import FloatingPanel
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate


class NextDealPanel(FloatingPanel):
    """Offers to go on when the result has been closed.

    Signals:
        next_requested: deal the next deal.
        result_requested: show the result of the last deal again.
    """

    next_requested = Signal()
    result_requested = Signal()

    def __init__(self, look: ThemeController, parent: QWidget | None = None, *, is_practice: bool = False) -> None:
        super().__init__(look, parent)
        self._is_practice = is_practice
        self._result = Button(look, Shape.OUTLINE)
        self._next = Button(look, Shape.ACCENT)
        self._result.clicked.connect(self.result_requested)
        self._next.clicked.connect(self.next_requested)
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        row.addWidget(self._result)
        row.addWidget(self._next)
        self.contents.addLayout(row)
        self.set_padding(look.px(16), look.px(14))
        self.retranslate()

    def set_has_result(self, has_result: bool) -> None:
        """Offer the result of the last deal, or not."""
        self._result.setVisible(has_result)

    def take_keyboard(self) -> None:
        """Give the likelier button the keyboard."""
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Take every text again."""
        self._result.set_text(translate("Bill", "Result"))
        self._next.set_text(translate("Bill", "Play again") if self._is_practice else translate("Bill", "Next deal"))
