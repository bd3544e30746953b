"""The legal cards of a turn with what the deal comes to after each, as numbers and bars."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.analysis.hindsight import Hindsight
from schafkopf_desktop.analysis.turns import Turn
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.settlement import POINTS_FOR_SCHNEIDER, POINTS_IN_THE_PACK, POINTS_TO_WIN
from schafkopf_desktop.solver.deal_values import CardValue
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.analysis.analysis_words import value_text
from schafkopf_desktop.ui.emblems import paint_suit
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_ROW, _FOOT = 32, 16
_NAME, _VALUE, _UNITS = 114, 44, 40
_BAR = 11
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CardValuesView(QWidget):
    """One row for each legal card, the best for the seat first; the card played stands on ochre."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = self._look = services.theme
        self._settings = services.settings
        self._turn: Turn | None = None
        self._seen: Hindsight | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self._settings.changed.connect(self.update)

    def show_values(self, turn: Turn, seen: Hindsight | None) -> None:
        """Show the legal cards of a turn, without values as long as these are not known."""
        self._turn, self._seen = turn, seen
        self.retranslate()
        self.updateGeometry()

    def retranslate(self) -> None:
        """Say the values in the language of the moment."""
        turn, seen = self._turn, self._seen
        if turn is not None and seen is not None:
            spoken = (f"{terms.card_name(card)} {value_text(turn, seen.values[card])}" for card in self._cards)
            self.setAccessibleName(translate("Analysis", "Values of the cards"))
            self.setAccessibleDescription(", ".join(spoken))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        foot = 0 if self._is_tout else px(_FOOT)
        return QSize(px(300), len(self._cards) * px(_ROW) + foot)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(220), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, card in enumerate(self._cards):
            top = place * self._look.px(_ROW)
            self._paint_row(painter, card, QRectF(0, top, self.width(), self._look.px(_ROW)))
        if not self._is_tout:
            self._paint_bounds(painter)
        painter.end()

    @property
    def _cards(self) -> tuple[Card, ...]:
        turn, seen = self._turn, self._seen
        if turn is None:
            return ()
        if seen is None:
            return turn.declaration.order.sort_hand(turn.legal_cards)

        def rank(card: Card) -> tuple[int, int]:
            return -turn.sign * seen.values[card].units, -turn.sign * seen.values[card].points

        return tuple(sorted(turn.declaration.order.sort_hand(turn.legal_cards), key=rank))

    @property
    def _is_tout(self) -> bool:
        return self._turn is not None and self._turn.declaration.contract.is_tout

    @property
    def _bar(self) -> tuple[float, float]:
        """Left edge and width of the bars."""
        px = self._look.px
        left = px(_NAME)
        return left, max(px(20), self.width() - left - px(_VALUE + _UNITS + 12))

    def _paint_row(self, painter: QPainter, card: Card, row: QRectF) -> None:
        turn, seen, look, px = self._turn, self._seen, self._look, self._look.px
        assert turn is not None
        is_played = card is turn.card
        if is_played:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.ochre_background)
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), px(7), px(7))
        sign = px(17)
        paint_suit(painter, QRectF(px(8), row.center().y() - sign / 2, sign, sign), card.suit)
        painter.setFont(look.font(Role.BODY_STRONG))
        painter.setPen(look.theme.ink)
        name = terms.rank_sign(card.rank, self._settings.value.ace_letter)
        box = QRectF(px(34), row.top(), px(_NAME - 34), row.height())
        painter.drawText(box, _MIDDLE, name)
        if is_played:
            box.setLeft(box.left() + painter.fontMetrics().horizontalAdvance(name) + px(6))
            painter.setFont(look.font(Role.SECONDARY))
            painter.setPen(look.theme.ink2)
            painter.drawText(box, _MIDDLE, translate("Analysis", "played", "the card that was played"))
        if seen is not None:
            self._paint_value(painter, row, seen.values[card], is_best=card in seen.best_cards)

    def _paint_value(self, painter: QPainter, row: QRectF, value: CardValue, *, is_best: bool) -> None:
        look, px = self._look, self._look.px
        assert self._turn is not None
        left, width = self._bar
        if not self._is_tout:
            well = QRectF(left, row.center().y() - px(_BAR) / 2, width, px(_BAR))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.sunken)
            painter.drawRoundedRect(well, 3, 3)
            painter.setBrush(look.theme.green if is_best else look.theme.ochre_fill)
            well.setWidth(max(2.0, width * value.points / POINTS_IN_THE_PACK))
            painter.drawRoundedRect(well, 3, 3)
        right = self.width() - px(10)
        painter.setPen(look.theme.ink)
        painter.setFont(look.font(Role.SCORE))
        number = QRectF(left, row.top(), right - px(_UNITS) - left, row.height())
        painter.drawText(number, _RIGHT, value_text(self._turn, value))
        painter.setFont(look.font(Role.SECONDARY))
        painter.setPen(look.theme.ink2)
        painter.drawText(QRectF(0, row.top(), right, row.height()), _RIGHT, terms.signed(value.units))

    def _paint_bounds(self, painter: QPainter) -> None:
        """Mark on all bars from where on the deal is won, and won Schneider."""
        look, px = self._look, self._look.px
        left, width = self._bar
        bottom = len(self._cards) * px(_ROW)
        painter.setFont(look.font(Role.SMALL))
        for bound in (POINTS_TO_WIN, POINTS_FOR_SCHNEIDER):
            x = left + width * bound / POINTS_IN_THE_PACK
            painter.setPen(QPen(look.theme.ink, 1))
            for place in range(len(self._cards)):
                middle = (place + 0.5) * px(_ROW)
                painter.drawLine(QPointF(x, middle - px(_BAR) * 0.8), QPointF(x, middle + px(_BAR) * 0.8))
            painter.setPen(look.theme.ink2)
            painter.drawText(QRectF(x - px(20), bottom, px(40), px(_FOOT)), Qt.AlignmentFlag.AlignCenter, str(bound))
