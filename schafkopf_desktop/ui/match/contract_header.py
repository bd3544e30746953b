"""The head of the rail: which contract is played, by whom, with whom."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.match import contract_words
from schafkopf_desktop.ui.match.card_picture import CardPicture
from schafkopf_desktop.ui.match.sign import Sign
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.typography import Role


class ContractHeader(QWidget):
    """The called ace or the trump sign, the contract's name with the person's side, and two lines about the sides."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._view: SeatView | None = None
        self._ace = CardPicture(services, 50, self)
        self._suit = Sign(look, 44, self)
        self._name = Label(look, Role.HEADING)
        self._party = Sign(look, 17, self)
        self._declared = Label(look, Role.BODY_STRONG, wrap=True)
        self._sides = Label(look, Role.SECONDARY, "ink2", wrap=True)
        heading = QHBoxLayout()
        heading.setSpacing(8)
        heading.addWidget(self._name)
        heading.addWidget(self._party)
        heading.addStretch()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(heading)
        words.addWidget(self._declared)
        words.addWidget(self._sides)
        words.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._ace, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._suit, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def set_view(self, view: SeatView) -> None:
        """Show the declaration of ``view``; there must be one."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        view = self._view
        if view is None or view.declaration is None:
            return
        declaration = view.declaration
        ace = declaration.called_ace
        self._ace.setVisible(ace is not None)
        if ace is not None:
            self._ace.show_card(ace)
        self._suit.set_meaning(declaration.suit if ace is None else None)
        self._name.set_text(terms.contract_name(declaration.contract))
        self._party.set_meaning(contract_words.party_of(view, view.seat))
        self._declared.set_text(contract_words.declared_text(view))
        self._sides.set_text(contract_words.sides_text(view))
