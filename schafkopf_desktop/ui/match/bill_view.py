"""The bill as it stands in the result: every line with its rule, the run of Laufende, the value."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.engine.settlement import BillItem, Settlement
from schafkopf_desktop.ui.controls import Label, Separator
from schafkopf_desktop.ui.match import bill
from schafkopf_desktop.ui.match.run_strip import RunStrip
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

NOT_PAID = "\N{EM DASH}"


class _Line(QWidget):
    """Title and amount, and the explanation below the title."""

    def __init__(self, look: ThemeController, row: bill.BillRow) -> None:
        super().__init__()
        is_paid = row.amount is not None
        self._title = Label(look, Role.BODY_STRONG if is_paid else Role.BODY, "ink" if is_paid else "ink2")
        self._amount = Label(look, Role.TOTAL, "ink" if is_paid else "ink3")
        self._explanation = Label(look, Role.SECONDARY, "ink2", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._explanation)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.addLayout(words, 1)
        across.addWidget(self._amount, 0, Qt.AlignmentFlag.AlignTop)
        self.show_row(row)

    def show_row(self, row: bill.BillRow) -> None:
        self._title.set_text(row.title)
        self._explanation.set_text(row.explanation)
        self._amount.set_text(NOT_PAID if row.amount is None else str(row.amount))


class _Value(QWidget):
    """The value of the deal, double underlined."""

    def __init__(self, look: ThemeController, value: int) -> None:
        super().__init__()
        self._look = look
        self._text = str(value)
        self.setAccessibleName(self._text)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._look.font(Role.DEAL_VALUE))
        px = self._look.px
        return QSize(metrics.horizontalAdvance(self._text) + px(10), metrics.ascent() + px(10))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._look.font(Role.DEAL_VALUE))
        painter.setPen(self._look.theme.accent_text)
        px = self._look.px
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(self.rect(), centre, self._text)
        painter.setPen(QPen(self._look.theme.accent_text, 1.3))
        for up in (px(4), 1):
            y = self.height() - up - 0.5
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        painter.end()


class BillView(QWidget):
    """The left half of the result."""

    def __init__(self, services: Services, settlement: Settlement, *, is_small: bool) -> None:
        super().__init__()
        look = services.theme
        self._settlement = settlement
        self._heading = Label(look, Role.PANEL_TITLE)
        self._unit = Label(look, Role.SECONDARY, "ink2")
        self._value_title = Label(look, Role.PANEL_TITLE)
        self._payment = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._run: RunStrip | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(5 if is_small else 8))
        heading = QHBoxLayout()
        heading.addWidget(self._heading)
        heading.addStretch()
        heading.addWidget(self._unit)
        column.addLayout(heading)
        rows = bill.bill_rows(settlement)
        self._lines = tuple(_Line(look, row) for row in rows)
        for row, line in zip(rows, self._lines, strict=True):
            column.addWidget(line)
            if row.item is BillItem.LAUFENDE and settlement.run is not None and settlement.run.is_long_enough:
                self._run = RunStrip(services, settlement.run, counts=row.amount is not None, is_small=is_small)
                column.addWidget(self._run)
            column.addWidget(Separator(look))
        column.addStretch()
        total = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._value_title)
        words.addWidget(self._payment)
        total.addLayout(words, 1)
        total.addWidget(_Value(look, settlement.value), 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(total)
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        self._heading.set_text(translate("Bill", "The bill"))
        self._unit.set_text(translate("Bill", "Units, not money"))
        self._value_title.set_text(translate("Bill", "Value of the deal"))
        self._payment.set_text(bill.payment(self._settlement))
        for row, line in zip(bill.bill_rows(self._settlement), self._lines, strict=True):
            line.show_row(row)
        if self._run is not None:
            self._run.retranslate()
