"""The shuffle of a deal: what the program is bound to before it, and the check after it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.shuffle_check import ShuffleCheck, check_shuffle
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Button, Field, Label, Panel, Separator, Shape
from schafkopf_desktop.ui.icons import icon
from schafkopf_desktop.ui.match.card_line import CardLine
from schafkopf_desktop.ui.overlays import OverlayHost, Placement
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_SHOWN_AT_THE_TABLE = 16
"""So many digits of the fingerprint are shown at the table; they are enough to hold the program to its word."""
_LEAST_NOTED = 8
_WIDTH = 760


def grouped(digits: str) -> str:
    """Hexadecimal digits in groups of four, as people read and copy them."""
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


class FingerprintButton(Button):
    """The beginning of a fingerprint, quietly in the top bar; a click tells what it is."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(look, Shape.PLAIN, icon="shield", tint="ink2", parent=parent)
        self._fingerprint = ""

    def set_fingerprint(self, fingerprint: str | None) -> None:
        """Show this one; None for none."""
        self._fingerprint = fingerprint or ""
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        self.set_text(grouped(self._fingerprint[:_SHOWN_AT_THE_TABLE]))
        name = translate("Shuffle", "Fingerprint of the shuffle: {digits}").format(digits=self.text())
        self.setAccessibleName(name)
        self.setToolTip(name)

    def restyle(self) -> None:
        self.setFont(self.look.font(Role.SECONDARY))


class _Answer(QWidget):
    """A sentence with a sign before it that says yes or no."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._look = services.theme
        self._is_yes = True
        self._sign = Label(self._look, Role.BODY)
        self._words = Label(self._look, Role.BODY_STRONG)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.px(8))
        row.addWidget(self._sign)
        row.addWidget(self._words)
        row.addStretch(1)
        self._look.changed.connect(self._draw)

    def say(self, is_yes: bool, words: str) -> None:
        """Say this."""
        self._is_yes = is_yes
        self._words.set_text(words)
        self.setAccessibleName(words)
        self._draw()

    def _draw(self) -> None:
        theme = self._look.theme
        colour = theme.green if self._is_yes else theme.accent_text
        size = self._look.px(16)
        self._sign.setPixmap(icon("check" if self._is_yes else "cross", colour, size, self.devicePixelRatioF()))


class ShufflePanel(Panel):
    """Shows the fingerprint of a deal; after the deal also the seed, the pack and the hands that follow from it.

    Signals:
        close_requested: take the panel away.
    """

    close_requested = Signal()

    def __init__(self, services: Services, number: int, fingerprint: str | None, record: DealRecord | None) -> None:
        """``fingerprint`` is None where nothing binds to the deal, ``record`` None while it is being played."""
        super().__init__(services.theme)
        look = services.theme
        self._services = services
        self._number = number
        self._fingerprint = fingerprint
        self._record = record
        self._check = _check_of(record)
        self._title = Label(look, Role.PANEL_TITLE)
        self._words = Label(look, Role.BODY, "ink2", wrap=True)
        self._fingerprint_name = Label(look, Role.LABEL, "ink3")
        self._fingerprint_digits = _digits(services, fingerprint)
        self._seed_name = Label(look, Role.LABEL, "ink3")
        self._seed_digits = _digits(services, None if self._check is None else self._check.seed)
        self._seed_later = Label(look, Role.BODY, "ink2")
        self._pack_name = Label(look, Role.LABEL, "ink3")
        self._hands_name = Label(look, Role.LABEL, "ink3")
        self._names = [Label(look, Role.BODY_STRONG) for _ in SEATS]
        self._answers = [_Answer(services) for _ in SEATS]
        self._noted = Field(look)
        self._noted.textChanged.connect(self._compare)
        self._noted_answer = _Answer(services)
        self._copy = Button(look, Shape.OUTLINE, icon="copy")
        self._copy.clicked.connect(self._copy_all)
        self._close = Button(look, Shape.ACCENT)
        self._close.clicked.connect(self.close_requested)
        self._lines: list[CardLine] = []
        self._lay_out()
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def sizeHint(self) -> QSize:
        width = self.look.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def retranslate(self) -> None:
        """Take every text again."""
        self._title.set_text(translate("Shuffle", "The shuffle of deal {number}").format(number=self._number))
        self._words.set_text(self._explanation())
        self._fingerprint_name.set_text(translate("Shuffle", "Fingerprint (SHA-256 of the seed)"))
        self._seed_name.set_text(translate("Shuffle", "Seed"))
        self._seed_later.set_text(translate("Shuffle", "It is told after the deal."))
        self._pack_name.set_text(translate("Shuffle", "The 32 cards in the order that the seed gives them"))
        self._hands_name.set_text(translate("Shuffle", "Dealt in packets of four from forehand on"))
        for seat in SEATS:
            self._names[seat].set_text(terms.player_name(seat))
        if self._check is not None:
            for answer, agrees in zip(self._answers, self._check.agrees, strict=True):
                answer.say(agrees, _yes_or_no(agrees))
        self._noted.setPlaceholderText(translate("Shuffle", "Fingerprint that you noted before the deal"))
        self._noted.setAccessibleName(self._noted.placeholderText())
        self._copy.set_text(translate("Shuffle", "Copy"))
        self._close.set_text(translate("Shuffle", "Close"))
        for line in self._lines:
            line.retranslate()
        self._compare()
        self.setAccessibleName(self._title.plain_text())
        self.setAccessibleDescription(self._words.plain_text())

    def _explanation(self) -> str:
        if self._fingerprint is None:
            return translate(
                "Shuffle", "These cards were dealt by an older version, or came from elsewhere. Nothing can be checked."
            )
        if self._check is None:
            return translate(
                "Shuffle",
                "All cards of this deal follow from a secret seed. Whoever notes its fingerprint now can check after "
                "the deal that nothing was changed: no other seed has it.",
            )
        if self._check.all_agree:
            return translate(
                "Shuffle",
                "Worked out anew from the seed, the pack gives exactly the four hands of this deal. Nobody could "
                "change a card after the fingerprint was shown.",
            )
        return translate("Shuffle", "The seed does not give the hands of this deal. The record has been changed.")

    def _lay_out(self) -> None:
        px = self.look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(26), px(18), px(26), px(20))
        column.setSpacing(px(6))
        column.addWidget(self._title)
        column.addWidget(self._words)
        if self._fingerprint is not None:
            column.addSpacing(px(4))
            for widget in (self._fingerprint_name, self._fingerprint_digits, self._seed_name, self._seed_digits):
                column.addWidget(widget)
            column.addWidget(self._seed_later)
            self._seed_digits.setVisible(self._check is not None)
            self._seed_later.setVisible(self._check is None)
        if self._check is not None:
            column.addWidget(Separator(self.look))
            self._lay_out_check(column, self._check)
        foot = QHBoxLayout()
        foot.setSpacing(px(10))
        foot.addWidget(self._copy)
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._copy.setVisible(self._fingerprint is not None)
        column.addSpacing(px(6))
        column.addLayout(foot)

    def _lay_out_check(self, column: QVBoxLayout, check: ShuffleCheck) -> None:
        px = self.look.px
        column.addWidget(self._pack_name)
        column.addWidget(self._line(check.pack, 16))
        column.addWidget(self._hands_name)
        hands = QGridLayout()
        hands.setHorizontalSpacing(px(16))
        hands.setVerticalSpacing(px(2))
        for seat in SEATS:
            hands.addWidget(self._names[seat], seat, 0)
            hands.addWidget(self._line(check.hands[seat], 8), seat, 1)
            hands.addWidget(self._answers[seat], seat, 2)
        hands.setColumnStretch(2, 1)
        column.addLayout(hands)
        noted = QHBoxLayout()
        noted.setSpacing(px(12))
        noted.addWidget(self._noted, 1)
        noted.addWidget(self._noted_answer, 1)
        column.addSpacing(px(4))
        column.addLayout(noted)

    def _line(self, cards: tuple[Card, ...], in_a_row: int) -> CardLine:
        line = CardLine(self._services, cards, in_a_row)
        self._lines.append(line)
        return line

    def _compare(self) -> None:
        """Hold what the person noted against the fingerprint."""
        noted = "".join(self._noted.text().split()).lower()
        self._noted_answer.setVisible(len(noted) >= _LEAST_NOTED)
        if self._fingerprint is not None:
            agrees = self._fingerprint.startswith(noted)
            self._noted_answer.say(agrees, _yes_or_no(agrees))

    def _copy_all(self) -> None:
        """Copy what the script that checks a shuffle outside the program wants."""
        parts = [self._fingerprint or ""]
        if self._check is not None and self._record is not None:
            parts = [self._check.seed, self._check.fingerprint, f'"{self._record.notation}"']
        QGuiApplication.clipboard().setText(" ".join(parts))


def open_shuffle(
    overlays: OverlayHost, services: Services, number: int, fingerprint: str | None, record: DealRecord | None
) -> None:
    """Lay the shuffle of a deal over everything; the arguments are those of the panel."""
    panel = ShufflePanel(services, number, fingerprint, record)
    panel.close_requested.connect(lambda: overlays.close(panel))
    overlays.open(panel, Placement.CENTRE, keep=False)


def _digits(services: Services, digits: str | None) -> Label:
    """Digits that can be marked and copied."""
    label = Label(services.theme, Role.SECONDARY_STRONG)
    label.set_text(grouped(digits or ""))
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _check_of(record: DealRecord | None) -> ShuffleCheck | None:
    if record is None or record.seed is None:
        return None
    return check_shuffle(record.seed, record.dealer, parse_deal(record.notation).hands)


def _yes_or_no(agrees: bool) -> str:
    if agrees:
        return translate("Shuffle", "agrees", "hand or fingerprint, with what was dealt or shown")
    return translate("Shuffle", "does not agree", "hand or fingerprint, with what was dealt or shown")
