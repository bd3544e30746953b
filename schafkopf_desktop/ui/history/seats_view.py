"""What the four seats were dealt, each average beside the band in which a fair shuffle keeps it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.storage.history import SeatTally
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label, Panel, Separator
from schafkopf_desktop.ui.history import words
from schafkopf_desktop.ui.history.fair_bands import (
    Band,
    Measure,
    average_of,
    averages_within,
    band_of_average,
    band_of_share,
    mean_of_a_hand,
)
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_HEIGHT, _WIDTH, _NUMBER = 50, 150, 48
_AXIS = 2.0
"""The line reaches so many times as far from the middle as the band does."""


class _BandView(QWidget):
    """A number beside a line with the band on it, and a mark where the number lies: a dot inside, a diamond outside."""

    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        self._look = look
        self._value = 0.0
        self._middle = 0.0
        self._band = Band(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_value(self, value: float, middle: float, band: Band, name: str) -> None:
        """Show a value; `name` says what it is to a screen reader."""
        self._value, self._middle, self._band = value, middle, band
        sentence = translate("History", "{name}: {value}; a fair shuffle keeps it between {low} and {high}").format(
            name=name, value=_number(value), low=_number(band.low), high=_number(band.high)
        )
        self.setAccessibleName(sentence)
        self.setToolTip(sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self._look, self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(Role.BODY_STRONG))
        painter.setPen(theme.ink)
        number = QRectF(0, 0, px(_NUMBER), self.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, _number(self._value))
        left, right, y = number.right() + px(6), self.width() - px(14), self.height() / 2
        reach = max(_AXIS * (self._band.high - self._middle), 1.1 * abs(self._value - self._middle), 1e-9)

        def x_of(value: float) -> float:
            return left + (right - left) * (0.5 + (value - self._middle) / (2 * reach))

        painter.setPen(QPen(theme.line2, 1))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        band = QRectF(QPointF(x_of(self._band.low), y - px(8)), QPointF(x_of(self._band.high), y + px(8)))
        painter.setBrush(theme.green_background)
        painter.drawRect(band)
        painter.drawLine(QPointF(x_of(self._middle), y - px(8)), QPointF(x_of(self._middle), y + px(8)))
        painter.translate(x_of(self._value), y)
        painter.setPen(QPen(theme.panel, 1))
        size = px(6)
        if self._band.holds(self._value):
            painter.setBrush(theme.green)
            painter.drawEllipse(QPointF(0, 0), size, size)
        else:
            painter.rotate(45)
            painter.setBrush(theme.accent_text)
            painter.drawRect(QRectF(-size, -size, 2 * size, 2 * size))
        painter.end()


class SeatsView(QWidget):
    """A row for each seat: points, trumps and Obers of its hands, and what it declared and won."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        look = services.theme
        self._tallies: tuple[SeatTally, ...] = ()
        self._verdict = Label(look, Role.PANEL_TITLE, wrap=True)
        self._note = Label(look, Role.BODY, "ink2", wrap=True)
        self._headings = [Label(look, Role.SECONDARY, "ink2") for _ in range(len(Measure) + 3)]
        self._names = [Label(look, Role.BODY_STRONG) for _ in SEATS]
        self._bands = [{measure: _BandView(look) for measure in Measure} for _ in SEATS]
        self._declared = [Label(look, Role.BODY) for _ in SEATS]
        self._won = [Label(look, Role.BODY) for _ in SEATS]
        panel = Panel(look)
        grid = QGridLayout(panel)
        grid.setContentsMargins(look.px(18), look.px(8), look.px(18), look.px(10))
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(0)
        for column, heading in enumerate(self._headings):
            grid.addWidget(heading, 0, column)
        for seat in SEATS:
            row = 2 * seat + 2
            grid.addWidget(Separator(look), row - 1, 0, 1, len(self._headings))
            grid.addWidget(self._names[seat], row, 0)
            for column, measure in enumerate(Measure, start=1):
                grid.addWidget(self._bands[seat][measure], row, column)
            grid.addWidget(self._declared[seat], row, len(Measure) + 1)
            grid.addWidget(self._won[seat], row, len(Measure) + 2)
        for column in range(1, len(Measure) + 1):
            grid.setColumnStretch(column, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look.px(10))
        for widget in (self._verdict, panel, self._note):
            whole.addWidget(widget)
        whole.addStretch(1)

    def set_tallies(self, tallies: tuple[SeatTally, ...]) -> None:
        """Show four seats that were dealt the same number of deals, at least one."""
        self._tallies = tallies
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        if not self._tallies:
            return
        names = _measure_names()
        headings = ("", *names.values(), translate("History", "Declared", "heading: how often a seat declared"))
        for label, text in zip(self._headings, (*headings, translate("History", "Won of these")), strict=True):
            label.set_text(text)
        for seat, tally in enumerate(self._tallies):
            self._names[seat].set_text(terms.player_name(seat))
            for measure, view in self._bands[seat].items():
                band = band_of_average(measure, tally.deals)
                view.set_value(average_of(tally, measure), mean_of_a_hand(measure), band, names[measure])
            self._declared[seat].set_text(str(tally.declared))
            self._won[seat].set_text(_won_text(tally))
        within = averages_within(self._tallies)
        self._verdict.set_text(
            translate("History", "{within} of 12 averages lie where a fair shuffle keeps them").format(within=within)
        )
        self._note.set_text(
            translate(
                "History",
                "The green band is where the average of %n deal(s) lies 95 times in 100 when the shuffle is fair. One "
                "of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a "
                "Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.",
                "",
                self._tallies[0].deals,
            )
        )


def _measure_names() -> dict[Measure, str]:
    return {
        Measure.POINTS: translate("History", "Points in the hand", "heading: average over dealt hands"),
        Measure.TRUMPS: translate("History", "Trumps", "heading: average over dealt hands"),
        Measure.OBERS: translate("History", "Obers", "heading: average over dealt hands"),
    }


def _won_text(tally: SeatTally) -> str:
    if not tally.declared:
        return "\N{MIDDLE DOT}"
    band = band_of_share(tally.won, tally.declared)
    return translate("History", "{share} ({low} to {high})", "share of deals won, and its 95 % interval").format(
        share=words.share_text(tally.won, tally.declared),
        low=round(100 * band.low),
        high=round(100 * band.high),
    )


def _number(value: float) -> str:
    return words.decimal_text(value, 2)
