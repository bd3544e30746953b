"""The table with all four hands open, as it lay before the card that is looked at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.analysis.turns import Turn
from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.analysis.trick_chips import TrickChip
from schafkopf_desktop.ui.emblems import Party, paint_party
from schafkopf_desktop.ui.match import bill
from schafkopf_desktop.ui.match.bill import PERSON
from schafkopf_desktop.ui.match.card_picture import CARD_RATIO, paint_shade
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.cloth import Cloth
from schafkopf_desktop.ui.theme import BEST_CARD, DECLARER_SIDE, WINNER_RING, WINNER_RING_EDGE
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_DESIGN = QSize(868, 450)
"""The size of the place for hands and trick that the lengths below are given for."""
_HAND, _OWN_HAND, _TRICK = 58, 78, 52
"""Widths of the cards of the other hands, of the own hand, and of the trick."""
_STEP, _OWN_STEP = 0.63, 0.74
_NAMES = {0: 296, 1: 156, 2: 22, 3: 156}
"""By seat, the middle of the line with its name; its cards lie under it."""
_LEFT_EDGE, _CENTRE, _RIGHT_EDGE = 40, 434, 828
_LABEL = 15
_TRICK_CENTRE = (434, 210)
_EDGE, _EDGE_ABOVE = 18, 12
_TRICK_OFFSETS = {0: (4, 30), 1: (-36, 4), 2: (0, -22), 3: (36, 6)}
_TRICK_TURNS = {0: 2.0, 1: -4.0, 2: 1.5, 3: 4.0}
_ROUNDING = 0.056


class OpenTable(QWidget):
    """Four hands and the trick; the card played has a dashed frame, the best cards a green one.

    Attributes:
        chips: one for each trick, above the hands.
    """

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._cloth = Cloth()
        self._analysis: DealAnalysis | None = None
        self._number = 0
        self.chips = tuple(TrickChip(services.theme, self) for _ in range(8))
        self._row = QHBoxLayout()
        for chip in self.chips:
            self._row.addWidget(chip, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        services.theme.changed.connect(self._arrange)
        services.pictures.changed.connect(self.update)
        services.settings.changed.connect(self.update)
        self._arrange()

    def show_analysis(self, analysis: DealAnalysis, number: int) -> None:
        """Show the deal before a card."""
        self._analysis, self._number = analysis, number
        for trick, chip in enumerate(self.chips):
            chip.show_trick(analysis, trick, is_chosen=analysis.turns[number].trick == trick)
        self.retranslate()

    def retranslate(self) -> None:
        """Say in the language of the moment what lies there."""
        for chip in self.chips:
            chip.retranslate()
        self.setAccessibleName(translate("Analysis", "The four hands"))
        if self._analysis is not None:
            turn = self._analysis.turns[self._number]
            hands = (", ".join(map(terms.card_name, turn.before.hand(seat))) for seat in SEATS)
            named = zip(map(terms.player_name, SEATS), hands, strict=True)
            self.setAccessibleDescription(". ".join(f"{name}: {cards}" for name, cards in named))
        self.update()

    def sizeHint(self) -> QSize:
        return _DESIGN

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._services.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._cloth.paint(painter, self.size(), QRectF(event.rect()), theme.theme, theme.scale)
        if self._analysis is not None and self._analysis.turns:
            turn = self._analysis.turns[self._number]
            for seat in (2, 1, 3, 0):
                self._paint_seat(painter, turn, seat)
            self._paint_trick(painter, turn)
        painter.end()

    def _arrange(self) -> None:
        px = self._services.theme.px
        self._column.setContentsMargins(px(_EDGE), px(_EDGE_ABOVE), px(_EDGE), 0)
        self._row.setSpacing(px(6))
        self.update()

    # Where things lie

    @property
    def _scale(self) -> float:
        return min(self.width() / _DESIGN.width(), (self.height() - self._top) / _DESIGN.height())

    @property
    def _top(self) -> int:
        """Where the place for hands and trick begins, under the chips."""
        return self._services.theme.px(_EDGE_ABOVE) + self.chips[0].sizeHint().height()

    def _at(self, x: float, y: float) -> QPointF:
        """A point of the design; what is left over of the width lies on both sides."""
        scale = self._scale
        return QPointF((self.width() - _DESIGN.width() * scale) / 2 + x * scale, self._top + y * scale)

    def _hand_boxes(self, seat: Seat, cards: int) -> list[QRectF]:
        """Where the cards of a hand lie: towards its side of the table, or in the middle."""
        wide, share = (_OWN_HAND, _OWN_STEP) if seat == 0 else (_HAND, _STEP)
        step = wide * share
        whole = wide + max(0, cards - 1) * step
        left = {1: _LEFT_EDGE, 3: _RIGHT_EDGE - whole}.get(seat, _CENTRE - whole / 2)
        width = round(wide * self._scale)
        corners = (self._at(left + place * step, _NAMES[seat] + _LABEL) for place in range(cards))
        return [QRectF(round(at.x()), round(at.y()), width, round(width * CARD_RATIO)) for at in corners]

    # Painting

    def _paint_seat(self, painter: QPainter, turn: Turn, seat: Seat) -> None:
        is_turn = seat == turn.seat
        legal = turn.legal_cards if is_turn else ()
        hand = turn.declaration.order.sort_hand(turn.before.hand(seat))
        boxes = self._hand_boxes(seat, len(hand))
        first = boxes[0] if boxes else self._hand_boxes(seat, 1)[0]
        self._paint_name(painter, seat, QPointF(first.left(), self._at(0, _NAMES[seat]).y()))
        for card, box in zip(hand, boxes, strict=True):
            self._paint_picture(painter, card, box)
            if is_turn and card not in legal:
                paint_shade(painter, box)
            elif is_turn:
                self._paint_frames(painter, turn, card, box)

    def _paint_name(self, painter: QPainter, seat: Seat, at: QPointF) -> None:
        look = self._services.theme
        settlement = self._analysis.deal.settlement if self._analysis is not None else None
        assert settlement is not None
        party = Party.DECLARER_SIDE if seat in settlement.declarer_side else Party.DEFENDERS
        size = look.px(15)
        middle = at.y()
        paint_party(painter, QRectF(at.x(), middle - size / 2, size, size), party, look.theme.cloth_ink)
        x = at.x() + size + look.px(7)
        role = bill.role_of(settlement, seat)
        # Of the person it is said in a sentence, "You declare".
        named, rest = (role, "") if seat == PERSON else (terms.player_name(seat), role)
        for text, font, ink in (
            (named, Role.BODY_STRONG, look.theme.cloth_ink),
            (rest, Role.BODY, look.theme.cloth_ink2),
        ):
            painter.setFont(look.font(font))
            painter.setPen(ink)
            width = painter.fontMetrics().horizontalAdvance(text)
            line = QRectF(x, middle - look.px(11), width + 4, look.px(22))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            x += width + look.px(8)

    def _paint_trick(self, painter: QPainter, turn: Turn) -> None:
        trick = turn.before.current_trick
        winner = trick.winner(turn.declaration.order)
        width = round(_TRICK * self._scale)
        for place, card in enumerate(trick.cards):
            seat = trick.seat_of(place)
            offset = _TRICK_OFFSETS[seat]
            centre = self._at(_TRICK_CENTRE[0] + offset[0], _TRICK_CENTRE[1] + offset[1])
            painter.save()
            painter.translate(centre)
            painter.rotate(_TRICK_TURNS[seat])
            box = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
            self._paint_picture(painter, card, box)
            if seat == winner:
                _paint_frame(painter, box, WINNER_RING_EDGE, 4.0)
                _paint_frame(painter, box, WINNER_RING, 2.5)
            painter.restore()

    def _paint_picture(self, painter: QPainter, card: Card, box: QRectF) -> None:
        picture = self._services.pictures.pixmap(
            face_of(card.code), box.width(), self.devicePixelRatioF(), self._services.settings.value.corner_index
        )
        painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def _paint_frames(self, painter: QPainter, turn: Turn, card: Card, box: QRectF) -> None:
        assert self._analysis is not None
        seen = self._analysis.verdicts[turn.number].hindsight
        is_best = seen is not None and card in seen.best_cards and len(seen.best_cards) < len(seen.values)
        if is_best:
            _paint_frame(painter, box, WINNER_RING_EDGE, 5.0)
            _paint_frame(painter, box, BEST_CARD, 3.0)
        if card is turn.card:
            _paint_frame(painter, box, WINNER_RING_EDGE, 3.5 if is_best else 5.0)
            _paint_frame(painter, box, DECLARER_SIDE.lighter(125), 3.0, dashes=(2.2, 1.6))


def _paint_frame(
    painter: QPainter, card: QRectF, colour: QColor, width: float, dashes: tuple[float, float] | None = None
) -> None:
    pen = QPen(colour, width)
    if dashes is not None:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = card.width() * _ROUNDING + 1
    painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius, radius)
