"""The scores of one deal and the totals after it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.settlement import Scores, Settlement
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label, Separator
from schafkopf_desktop.ui.emblems import Party
from schafkopf_desktop.ui.icons import icon
from schafkopf_desktop.ui.match import bill
from schafkopf_desktop.ui.match.sign import Sign
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


class ScoresView(QWidget):
    """The right half of the result: a row for every seat, and that they sum to zero."""

    def __init__(self, look: ThemeController, settlement: Settlement, totals: Scores, *, is_small: bool) -> None:
        super().__init__()
        self._look = look
        self._settlement = settlement
        self._heading = Label(look, Role.PANEL_TITLE)
        self._deal = Label(look, Role.SECONDARY, "ink2")
        self._total = Label(look, Role.SECONDARY, "ink2")
        self._names = tuple(Label(look, Role.BODY_STRONG) for _ in SEATS)
        self._roles = tuple(Label(look, Role.SECONDARY, "ink2") for _ in SEATS)
        self._check, self._zero = QLabel(), Label(look, Role.SECONDARY, "ink2")
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(3 if is_small else 6))
        grid.addWidget(self._heading, 0, 0, 1, 2)
        grid.addWidget(self._deal, 0, 2, right)
        grid.addWidget(self._total, 0, 3, right)
        for seat in SEATS:
            row = 2 * seat + 1
            sign = Sign(look, 17)
            sign.set_meaning(Party.DECLARER_SIDE if seat in settlement.declarer_side else Party.DEFENDERS)
            words = QVBoxLayout()
            words.setSpacing(1)
            words.addWidget(self._names[seat])
            words.addWidget(self._roles[seat])
            score, total = Label(look, Role.TOTAL), Label(look, Role.SUBTITLE, "ink2")
            score.set_text(terms.signed(settlement.scores[seat]))
            total.set_text(terms.signed(totals[seat]))
            grid.addWidget(sign, row, 0)
            grid.addLayout(words, row, 1)
            grid.addWidget(score, row, 2, right)
            grid.addWidget(total, row, 3, right)
            grid.addWidget(Separator(look), row + 1, 0, 1, 4)
            grid.setColumnMinimumWidth(2, look.px(48))
            grid.setColumnMinimumWidth(3, look.px(48))
        zero = QHBoxLayout()
        zero.setSpacing(look.px(8))
        zero.addWidget(self._check)
        zero.addWidget(self._zero, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(grid)
        column.addLayout(zero)
        column.addStretch()
        look.changed.connect(self._paint_check)
        self._paint_check()
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        self._heading.set_text(translate("Bill", "Scores"))
        self._deal.set_text(translate("Bill", "Deal", "heading of the column with the scores of this deal"))
        self._total.set_text(translate("Bill", "Total"))
        self._zero.set_text(translate("Bill", "The four sum to zero"))
        for seat in SEATS:
            self._names[seat].set_text(terms.player_name(seat))
            self._roles[seat].set_text(bill.role_of(self._settlement, seat))

    def _paint_check(self) -> None:
        look = self._look
        self._check.setPixmap(icon("check", look.theme.green, look.px(16), self.devicePixelRatioF()))
