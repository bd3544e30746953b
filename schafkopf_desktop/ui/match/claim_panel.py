"""The panel that answers a claim: not yet, and why, or the open cards of the tricks that are left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.claim import Claim
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Button, Label, Shape
from schafkopf_desktop.ui.match.card_picture import CardPicture
from schafkopf_desktop.ui.match.floating_panel import FloatingPanel
from schafkopf_desktop.ui.match.match_controller import ClaimAnswer
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_THREAT_WIDTH = 44
_CARD_WIDTH, _COMPACT_CARD_WIDTH = 40, 24
_WIDTH = 376


class ClaimPanel(FloatingPanel):
    """Says what has become of a claim.

    Signals:
        closed(answer): the person has read it.
    """

    closed = Signal(object)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self._services = services
        self._answer: ClaimAnswer | None = None
        self._title = Label(self.look, Role.PANEL_TITLE)
        self._text = Label(self.look, Role.BODY, wrap=True)
        self._note = Label(self.look, Role.SECONDARY, "ink2", wrap=True)
        self._threat = CardPicture(services, _THREAT_WIDTH, self)
        self._hands = QGridLayout()
        self._hands.setSpacing(2)
        self._of_hands: list[Label | CardPicture] = []
        self._button = Button(self.look, Shape.ACCENT)
        self._button.clicked.connect(self.close_answer)
        row = QHBoxLayout()
        row.setSpacing(self.look.px(12))
        row.addWidget(self._threat)
        row.addWidget(self._note, 1)
        row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.contents.addWidget(self._title)
        self.contents.addWidget(self._text)
        self.contents.addLayout(self._hands)
        self.contents.addLayout(row)
        self.contents.setSpacing(self.look.px(8))
        self.set_padding(self.look.px(20), self.look.px(16))

    @property
    def text(self) -> str:
        """What it says, without the cards."""
        return f"{self._title.plain_text()}. {self._text.plain_text()}"

    def show_answer(self, answer: ClaimAnswer, *, compact: bool) -> None:
        """Say what has become of a claim."""
        self._answer = answer
        self._clear_hands()
        for line, (seat, cards) in enumerate(answer.hands.items()):
            self._add_hand(line, seat, cards, _COMPACT_CARD_WIDTH if compact else _CARD_WIDTH)
        threat = answer.ruling.threat
        self._threat.setVisible(threat is not None)
        if threat is not None:
            self._threat.show_card(threat)
        self._text.setMinimumWidth(self.look.px(_WIDTH))
        self.retranslate()

    def close_answer(self) -> None:
        """Take note of the answer."""
        if self._answer is not None:
            answer, self._answer = self._answer, None
            self.closed.emit(answer)

    def take_keyboard(self) -> None:
        """Give the button the keyboard."""
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Take every text again."""
        if self._answer is None:
            return
        if self._answer.ruling.is_granted:
            self._title.set_text(_granted_title(self._answer))
            self._text.set_text(_granted_text(self._answer))
            self._button.set_text(translate("Claim", "Play it out"))
        else:
            self._title.set_text(translate("Claim", "Not certain yet"))
            self._text.set_text(_refusal(self._answer))
            self._button.set_text(translate("Claim", "Go on playing"))
            self._note.set_text(translate("Claim", "Only cards that you have seen are counted."))
        self._note.setVisible(not self._answer.ruling.is_granted)
        for widget in self._of_hands:
            if isinstance(widget, CardPicture):
                widget.retranslate()
        self.setAccessibleName(self._title.plain_text())
        self.setAccessibleDescription(self._text.plain_text())

    def _add_hand(self, line: int, seat: Seat, cards: tuple[Card, ...], width: float) -> None:
        name = Label(self.look, Role.BODY_STRONG)
        name.set_text(terms.player_name(seat))
        self._hands.addWidget(name, line, 0)
        self._of_hands.append(name)
        for place, card in enumerate(cards, start=1):
            picture = CardPicture(self._services, width, self)
            picture.show_card(card)
            self._hands.addWidget(picture, line, place)
            self._of_hands.append(picture)
        self._hands.setColumnStretch(9, 1)

    def _clear_hands(self) -> None:
        for widget in self._of_hands:
            self._hands.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._of_hands.clear()


def _granted_title(answer: ClaimAnswer) -> str:
    match answer.claim:
        case Claim.MINE:
            return translate("Claim", "The rest is yours")
        case Claim.OURS:
            return translate("Claim", "The rest is for your side")
        case Claim.THEIRS:
            return translate("Claim", "The rest is for the others")


def _granted_text(answer: ClaimAnswer) -> str:
    if answer.ruling.order:
        return translate("Claim", "However the others play, nothing can change that.")
    return translate("Claim", "However it is played, nothing can change that.")


def _refusal(answer: ClaimAnswer) -> str:
    threat = answer.ruling.threat
    if threat is None:
        return translate("Claim", "It depends on the play who takes the tricks that are left.")
    return translate("Claim", "Still out: {card}. It may take a trick.", "card: e.g. Ober of bells").format(
        card=terms.card_name(threat)
    )
