"""The chart of running totals on the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_LINE_COLOURS = {
    False: ("#2B211A", "#A5571F", "#2F5576", "#76458A"),
    True: ("#F3EADA", "#E59A5C", "#8FB4D6", "#C79BDA"),
}
"""Colour of every seat's line, on light and on dark ground; the dashes and the marks tell them apart as well."""
_DASHES = (None, (5.0, 3.0), (1.0, 2.4), (6.0, 2.4, 1.0, 2.4))
_GRID_STEPS = (1, 2, 5)
_MARKS_APART = 3


def running_totals(scores: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """For every seat its total after 0, 1, 2, ... deals, from the four scores of every deal."""
    return tuple(tuple(accumulate((deal[seat] for deal in scores), initial=0)) for seat in SEATS)


def grid_step(largest: int, lines: int = 3) -> int:
    """The distance of grid lines, 1, 2 or 5 times a power of ten, so that at most ``lines`` reach ``largest``."""
    power = 1
    while True:
        for step in _GRID_STEPS:
            if step * power * lines >= largest:
                return step * power
        power *= 10


def spread_labels(places: Sequence[float], height: float, top: float, bottom: float) -> tuple[float, ...]:
    """Move label centres apart to at least ``height``, keeping their order and staying within ``top``..``bottom``."""
    order = sorted(range(len(places)), key=lambda label: places[label])
    spread = list(places)
    for above, label in zip([None, *order], order, strict=False):
        least = top if above is None else spread[above] + height
        spread[label] = max(spread[label], least)
    for below, label in zip([None, *reversed(order)], reversed(order), strict=False):
        most = bottom if below is None else spread[below] - height
        spread[label] = min(spread[label], most)
    return tuple(spread)


class TotalsChart(QWidget):
    """The running total of every seat, deal by deal; lines differ in colour, dashes and marks."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._totals = running_totals(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)
        self.retranslate()

    def set_match(self, match: Match) -> None:
        """Draw the totals of ``match``."""
        self._totals = running_totals([record.settlement.scores for record in match.records])
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say in the language of the moment what is drawn."""
        self.setAccessibleName(translate("ScoreSheet", "Totals, deal by deal"))
        self.setAccessibleDescription(", ".join(self._label(seat) for seat in SEATS))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(440), px(340))

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(260), px(180))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(Role.SECONDARY))
        metrics = painter.fontMetrics()
        left = metrics.horizontalAdvance(terms.signed(-1000)) + look.px(8)
        right = max(metrics.horizontalAdvance(self._label(seat)) for seat in SEATS) + look.px(24)
        field = QRectF(self.rect()).adjusted(left, metrics.height(), -right, -2.2 * metrics.height())
        step = grid_step(max(1, *(abs(total) for line in self._totals for total in line)))
        reach = step * max(1, *(-(-abs(total) // step) for line in self._totals for total in line))
        self._paint_grid(painter, field, step, reach)
        for seat in reversed(SEATS):
            self._paint_line(painter, field, seat, reach)
        self._paint_labels(painter, field, reach)
        painter.end()

    def _paint_grid(self, painter: QPainter, field: QRectF, step: int, reach: int) -> None:
        look = self._look
        metrics = painter.fontMetrics()
        for value in range(-reach, reach + 1, step):
            y = _height(field, value, reach)
            painter.setPen(QPen(look.theme.line2 if value == 0 else look.theme.line, 1.5 if value == 0 else 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(look.theme.ink2)
            box = QRectF(0, y - metrics.height() / 2, field.left() - look.px(8), metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, terms.signed(value))
        deals = len(self._totals[0]) - 1
        every = max(1, grid_step(deals, 5))
        for deal in range(0, deals + 1, every):
            x = _place(field, deal, deals)
            box = QRectF(x - 40, field.bottom() + metrics.height() * 0.8, 80, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(deal))

    def _paint_line(self, painter: QPainter, field: QRectF, seat: Seat, reach: int) -> None:
        line = self._totals[seat]
        points = [
            QPointF(_place(field, deal, len(line) - 1), _height(field, total, reach)) for deal, total in enumerate(line)
        ]
        pen = QPen(self._colour(seat), 3.0 if seat == 0 else 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes := _DASHES[seat]:
            pen.setDashPattern(list(dashes))
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour(seat))
        last = len(points) - 1
        for deal, point in enumerate(points):
            if deal == last or deal % max(_MARKS_APART, grid_step(last, 5)) == 0:
                painter.drawPath(_mark(seat, point, self._look.px(5)))

    def _paint_labels(self, painter: QPainter, field: QRectF, reach: int) -> None:
        look = self._look
        painter.setFont(look.font(Role.SECONDARY_STRONG))
        height = painter.fontMetrics().height()
        ends = [_height(field, line[-1], reach) for line in self._totals]
        x = _place(field, len(self._totals[0]) - 1, len(self._totals[0]) - 1) + look.px(12)
        for seat, y in zip(SEATS, spread_labels(ends, height, height / 2, self.height() - height / 2), strict=True):
            painter.setPen(self._colour(seat))
            box = QRectF(x, y - height / 2, self.width() - x, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._label(seat))

    def _colour(self, seat: Seat) -> QColor:
        return QColor(_LINE_COLOURS[self._look.theme.is_dark][seat])

    def _label(self, seat: Seat) -> str:
        return f"{terms.player_name(seat)} {terms.signed(self._totals[seat][-1])}"


def _height(field: QRectF, total: int, reach: int) -> float:
    return field.center().y() - total / reach * field.height() / 2


def _place(field: QRectF, deal: int, deals: int) -> float:
    return field.left() + field.width() * (deal / deals if deals else 0.0)


def _mark(seat: Seat, centre: QPointF, radius: float) -> QPainterPath:
    """The mark on a seat's line: disc, diamond, square, triangle, by seat."""
    path = QPainterPath()
    x, y = centre.x(), centre.y()
    if seat == 0:
        path.addEllipse(centre, radius, radius)
        return path
    corners = {
        1: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
        2: ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        3: ((0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    }[seat]
    path.moveTo(x + radius * corners[-1][0], y + radius * corners[-1][1])
    for right, down in corners:
        path.lineTo(x + radius * right, y + radius * down)
    path.closeSubpath()
    return path
