"""The run of highest trumps as small cards: who was dealt which, and where it breaks off."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import Run
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label, Separator
from schafkopf_desktop.ui.match.card_picture import CardPicture
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_PICTURE_WIDTH, _SMALL_PICTURE_WIDTH = 44, 30
_FEW = 6


class RunStrip(QWidget):
    """The cards of a run with their owners below, then the trump at which it ends, dimmed."""

    def __init__(self, services: Services, run: Run, *, counts: bool, is_small: bool) -> None:
        super().__init__()
        self._services = services
        self._run = run
        few = len(run.cards) <= _FEW
        self._picture_width = _PICTURE_WIDTH if few and not is_small else _SMALL_PICTURE_WIDTH
        self._owners: list[tuple[Label, Seat]] = []
        self._pictures: list[CardPicture] = []
        self._break = Label(services.theme, Role.SECONDARY, "ink2", wrap=True)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(1)
        for place, (card, holder) in enumerate(zip(run.cards, run.holders, strict=True)):
            self._add(grid, place, card, holder, is_dimmed=not counts)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        if run.next_card is not None and run.next_holder is not None:
            line = Separator(services.theme, Qt.Orientation.Vertical, "line2")
            grid.addWidget(line, 0, len(run.cards))
            self._add(grid, len(run.cards) + 1, run.next_card, run.next_holder, is_dimmed=True)
        row.addLayout(grid)
        row.addSpacing(6)
        row.addWidget(self._break, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        for label, seat in self._owners:
            label.set_text(terms.player_name(seat))
        for picture in self._pictures:
            picture.retranslate()
        self._break.set_text(translate("Bill", "Here it breaks off.") if self._run.next_card is not None else "")

    def _add(self, grid: QGridLayout, column: int, card: Card, holder: Seat, *, is_dimmed: bool) -> None:
        picture = CardPicture(self._services, self._picture_width)
        picture.show_card(card, is_dimmed=is_dimmed)
        owner = Label(self._services.theme, Role.SECONDARY, "ink2")
        grid.addWidget(picture, 0, column)
        grid.addWidget(owner, 1, column, Qt.AlignmentFlag.AlignHCenter)
        self._pictures.append(picture)
        self._owners.append((owner, holder))
