"""The last trick in the rail: its four cards, who played them and who took them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.match.card_picture import CardPicture
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_CARDS = 4
_PICTURE_WIDTH = 42


class LastTrick(QWidget):
    """The trick that was taken last, from the card led onward, the winner's card ringed."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._summary = Label(services.theme, Role.BODY, wrap=True)
        self._pictures = tuple(CardPicture(services, _PICTURE_WIDTH, self) for _ in range(_CARDS))
        self._names = tuple(Label(services.theme, Role.SECONDARY, "ink2") for _ in range(_CARDS))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._summary)
        cards = QGridLayout()
        cards.setSpacing(2)
        for place, (picture, name) in enumerate(zip(self._pictures, self._names, strict=True)):
            cards.addWidget(picture, 0, place, Qt.AlignmentFlag.AlignHCenter)
            cards.addWidget(name, 1, place, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(cards)

    def set_view(self, view: SeatView) -> None:
        """Show the last trick of ``view``."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        view = self._view
        if view is None:
            return
        has_trick = bool(view.tricks)
        for widget in (*self._pictures, *self._names):
            widget.setVisible(has_trick)
        if not has_trick:
            self._summary.set_text(translate("Rail", "There is none yet", "no trick has been taken"))
            return
        trick, winner = view.tricks[-1], view.trick_winners[-1]
        self._summary.set_text(
            translate("Rail", "{player} · {points}", "who took the trick, and its card points").format(
                player=terms.player_name(winner), points=terms.count_points(trick.points)
            )
        )
        for place, card in enumerate(trick.cards):
            seat = trick.seat_of(place)
            self._pictures[place].show_card(card, is_winner=seat == winner)
            self._names[place].set_text(terms.player_name(seat))
