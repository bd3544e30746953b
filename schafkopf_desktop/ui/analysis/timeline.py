"""The timeline: the cards of a deal in order, and over them the curve of what the deal comes to after each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.settlement import POINTS_FOR_SCHNEIDER, POINTS_IN_THE_PACK, POINTS_TO_WIN
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.analysis.analysis_words import value_text
from schafkopf_desktop.ui.analysis.marks import paint_mark, party_of
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_COLUMNS = 32
_LEFT, _RIGHT = 62, 30
_HEAD, _ROW, _BEST_ROW = 24, 36, 34
_MARK = 15
_LOW = 180
"""Below this height there is no room for the numbers beside the marks; the panel tells that of the chosen card."""
_CENTRED = Qt.AlignmentFlag.AlignCenter
# What decides about what is paid: lost Schneider, won, won Schneider (rules 1.2, 5.2).
_BOUNDS = (POINTS_IN_THE_PACK - POINTS_FOR_SCHNEIDER + 2, POINTS_TO_WIN, POINTS_FOR_SCHNEIDER)


@dataclass(frozen=True)
class _Field:
    """Where the curve lies: its box, and the values at the lower and the upper edge."""

    box: QRectF
    low: int
    high: int

    def y(self, value: int) -> float:
        return self.box.bottom() - (value - self.low) / (self.high - self.low) * self.box.height()


class Timeline(QWidget):
    """The curve, the marks of costly cards, the cards played, and the best line under those it would replace.

    Signals:
        chosen(number): a card was clicked.
    """

    chosen = Signal(int)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = self._look = services.theme
        self._settings = services.settings
        self._analysis: DealAnalysis | None = None
        self._number = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)
        self._settings.changed.connect(self.update)

    def show_analysis(self, analysis: DealAnalysis, number: int) -> None:
        """Show an analysis, and which card is looked at."""
        self._analysis, self._number = analysis, number
        self.retranslate()

    def retranslate(self) -> None:
        """Say in the language of the moment what is drawn."""
        self.setAccessibleName(translate("Analysis", "Timeline of the cards"))
        if self._analysis is not None:
            self.setAccessibleDescription(", ".join(terms.card_name(turn.card) for turn in self._analysis.turns))
        self.update()

    def column_box(self, number: int) -> QRectF:
        """Where the card with this number stands, over the whole height."""
        px = self._look.px
        width = (self.width() - px(_LEFT) - px(_RIGHT)) / _COLUMNS
        return QRectF(px(_LEFT) + number * width, 0, width, self.height())

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(900), self._look.px(208))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(560), self._look.px(150))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._analysis is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        for turn in self._analysis.turns:
            if self.column_box(turn.number).contains(event.position()):
                self.chosen.emit(turn.number)

    def paintEvent(self, event: QPaintEvent) -> None:
        analysis = self._analysis
        if analysis is None or not analysis.turns:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_tricks(painter, analysis)
        field = self._field(analysis)
        self._paint_bounds(painter, field, analysis)
        self._paint_curve(painter, field, analysis)
        self._paint_cards(painter, analysis)
        self._paint_marks(painter, field, analysis)
        painter.end()

    def _paint_tricks(self, painter: QPainter, analysis: DealAnalysis) -> None:
        look = self._look
        own = analysis.turns[self._number].trick
        for trick in range(-(-len(analysis.turns) // 4)):
            first, last = self.column_box(4 * trick), self.column_box(4 * trick + 3)
            box = first.united(last)
            if trick == own:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.theme.sunken)
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), look.px(9), look.px(9))
            elif trick > own + 1 or 0 < trick < own:
                painter.setPen(QPen(look.theme.line, 1))
                painter.drawLine(QPointF(box.left(), look.px(6)), QPointF(box.left(), box.bottom() - look.px(6)))
            painter.setFont(look.font(Role.SECONDARY_STRONG if trick == own else Role.SECONDARY))
            painter.setPen(look.theme.ink if trick == own else look.theme.ink2)
            heading = translate("Analysis", "Trick {number}").format(number=trick + 1)
            painter.drawText(QRectF(box.left(), look.px(2), box.width(), look.px(_HEAD)), _CENTRED, heading)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.theme.accent, 2))
        painter.drawRoundedRect(self.column_box(self._number).adjusted(1.5, 3, -1.5, -3), look.px(6), look.px(6))

    def _field(self, analysis: DealAnalysis) -> _Field:
        px = self._look.px
        known = [analysis.value_after(cards) for cards in range(len(analysis.turns) + 1)]
        values = [value.points for value in known if value is not None]
        left, right = self.column_box(0).left(), self.column_box(len(analysis.turns) - 1).right()
        room_above, room_below = (10, 14) if self._is_low else (26, 20)
        top, bottom = px(_HEAD + room_above), self.height() - px(_ROW + _BEST_ROW + room_below)
        box = QRectF(left, top, right - left, max(1, bottom - top))
        if analysis.turns[0].declaration.contract.is_tout:
            return _Field(box, 0, 1)
        # A bound that is not near would only press the curve flat.
        near = [bound for bound in _BOUNDS if min(values) - 15 <= bound <= max(values) + 15]
        low, high = min(values + near), max(values + near)
        return _Field(box, low - max(0, (12 - high + low) // 2), high + max(0, (13 - high + low) // 2))

    def _paint_bounds(self, painter: QPainter, field: _Field, analysis: DealAnalysis) -> None:
        look = self._look
        painter.setFont(look.font(Role.SMALL))
        if analysis.turns[0].declaration.contract.is_tout:
            bounds = {
                0: translate("Analysis", "lost", "how a Tout ends"),
                1: translate("Analysis", "won", "how a Tout ends"),
            }
        else:
            bounds = {bound: str(bound) for bound in _BOUNDS if field.low <= bound <= field.high}
        lowest = self.height() + 0.0
        for bound, text in sorted(bounds.items()):
            y = field.y(bound)
            pen = QPen(look.theme.line2, 1)
            if bound not in (0, 1, POINTS_TO_WIN):
                pen.setDashPattern([4, 4])
            painter.setPen(pen)
            painter.drawLine(QPointF(field.box.left(), y), QPointF(field.box.right(), y))
            painter.setPen(look.theme.ink)
            if bound in (0, 1):
                # Words do not fit into the margin.
                box = QRectF(field.box.left() + 6, y - look.px(18), field.box.width(), look.px(17))
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            elif lowest - y >= look.px(14):
                lowest = y
                box = QRectF(0, y - look.px(9), field.box.left() - look.px(8), look.px(18))
                painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_curve(self, painter: QPainter, field: _Field, analysis: DealAnalysis) -> None:
        look = self._look
        pen = QPen(look.theme.ink, look.px(2.4))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        turns = analysis.turns
        path = QPainterPath()
        for cards in range(len(turns) + 1):
            value = analysis.value_after(cards)
            if value is None:
                continue
            left = field.box.left() if cards == 0 else self.column_box(cards - 1).center().x()
            right = field.box.right() if cards == len(turns) else self.column_box(cards).center().x()
            start = QPointF(left, field.y(value.points))
            if path.isEmpty():
                path.moveTo(start)
            path.lineTo(start)
            path.lineTo(QPointF(right, start.y()))
        painter.drawPath(path)
        painter.setFont(look.font(Role.SECONDARY_STRONG))
        self._paint_value(painter, field, analysis, 0)
        self._paint_value(painter, field, analysis, len(turns))

    def _paint_value(self, painter: QPainter, field: _Field, analysis: DealAnalysis, cards: int) -> None:
        """Write the value over the beginning or the end of the curve."""
        value = analysis.value_after(cards)
        if value is None or analysis.turns[0].declaration.contract.is_tout:
            return
        # Under the line where the mark of the first card has its number over it.
        is_under = cards == 0 and analysis.verdicts[0].is_costly and not analysis.turns[0].is_of_declarers
        top = field.y(value.points) + (self._look.px(3) if is_under else -self._look.px(21))
        box = QRectF(field.box.left() + 4, top, field.box.width() - 4, self._look.px(18))
        side = Qt.AlignmentFlag.AlignRight if cards else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, value_text(analysis.turns[0], value))

    def _paint_marks(self, painter: QPainter, field: _Field, analysis: DealAnalysis) -> None:
        look = self._look
        painter.setFont(look.font(Role.SECONDARY_STRONG))
        size = look.px(_MARK)
        for turn, verdict in zip(analysis.turns, analysis.verdicts, strict=True):
            after = analysis.value_after(turn.number + 1)
            if not verdict.is_marked or after is None or verdict.hindsight is None:
                continue
            centre = QPointF(self.column_box(turn.number).center().x(), field.y(after.points))
            box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
            ground = look.theme.sunken if turn.trick == analysis.turns[self._number].trick else look.theme.panel
            paint_mark(painter, box, party_of(turn), ground, is_mistake=verdict.is_mistake)
            lost = verdict.hindsight.points_lost
            if lost and not turn.declaration.contract.is_tout and not self._is_low:
                painter.setPen(look.theme.ink)
                self._paint_cost(painter, box, terms.signed(-turn.sign * lost), below=turn.is_of_declarers)

    def _paint_cost(self, painter: QPainter, mark: QRectF, text: str, *, below: bool) -> None:
        """Write what a card cost on that side of its mark to which the curve moved, where no line runs."""
        height, width = self._look.px(18), self._look.px(48)
        label = QRectF(0, mark.bottom() if below else mark.top() - height, width, height)
        has_room = label.bottom() < self._top_of_cards and label.top() > self._look.px(_HEAD)
        if has_room or mark.left() < self.column_box(1).left():  # left of the first card stand the bounds
            label.moveLeft(mark.center().x() - width / 2)
            painter.drawText(label, _CENTRED, text)
        else:
            label.moveRight(mark.left() - self._look.px(3))
            label.moveTop(mark.center().y() - height / 2)
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    @property
    def _is_low(self) -> bool:
        return self.height() < self._look.px(_LOW)

    @property
    def _top_of_cards(self) -> float:
        return self.height() - self._look.px(_ROW + _BEST_ROW + 4)

    def _paint_cards(self, painter: QPainter, analysis: DealAnalysis) -> None:
        look = self._look
        top = self._top_of_cards
        for turn in analysis.turns:
            self._paint_card(painter, turn.number, turn.card, top)
        comparison = analysis.verdicts[self._number].comparison
        if comparison is None:
            return
        top += look.px(_ROW + 2)
        numbers = range(self._number, self._number + len(comparison.better_line))
        ground = self.column_box(numbers[0]).united(self.column_box(numbers[-1]))
        painter.setPen(QPen(look.theme.green, 1))
        painter.setBrush(look.theme.green_background)
        painter.drawRoundedRect(
            QRectF(ground.left() + 3, top - 1, ground.width() - 6, look.px(_BEST_ROW) - 2), look.px(6), look.px(6)
        )
        for number, deal in zip(numbers, comparison.better_line, strict=True):
            card = deal.actions[-1]
            assert isinstance(card, Play)
            self._paint_card(painter, number, card.card, top)
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.theme.ink)
        words = translate("Analysis", "best", "label of the best line, very short")
        right = ground.left() - look.px(4)
        box = QRectF(right - look.px(80), top, look.px(80), look.px(_BEST_ROW))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_card(self, painter: QPainter, number: int, card: Card, top: float) -> None:
        look = self._look
        box = self.column_box(number)
        sign = min(look.px(14), box.width() - 4)
        paint_suit(painter, QRectF(box.center().x() - sign / 2, top + 2, sign, sign), card.suit)
        painter.setFont(look.font(Role.SECONDARY_STRONG))
        painter.setPen(look.theme.ink)
        rank = QRectF(box.left(), top + sign + 1, box.width(), look.px(17))
        painter.drawText(rank, _CENTRED, terms.rank_sign(card.rank, self._settings.value.ace_letter))
