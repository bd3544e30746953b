"""Says on the score sheet that every shuffle can be checked, and leads to the check."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Label, Panel, Shape
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


class FairDealsCard(Panel):
    """A sentence and a button.

    Signals:
        check_requested: check the shuffle of the last deal.
    """

    check_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent=parent)
        px = services.theme.px
        self._words = Label(services.theme, Role.SECONDARY, wrap=True)
        self._check = Button(services.theme, Shape.OUTLINE, icon="shield")
        self._check.clicked.connect(self.check_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(18), px(10), px(16), px(10))
        row.setSpacing(px(14))
        row.addWidget(self._words, 1)
        row.addWidget(self._check)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        self._words.set_text(
            translate(
                "Shuffle", "Every shuffle can be checked: its fingerprint is shown before the deal, its seed after."
            )
        )
        self._check.set_text(translate("Shuffle", "Check", "the shuffle of the last deal"))
