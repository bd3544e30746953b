"""The plate of a seat: who sits there, the score, what was taken, the side, the dealer, and whose turn it is."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.ui.emblems import Party, paint_party
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.table.geometry import SOUTH
from schafkopf_desktop.ui.table.lettering import paint_paper, paint_shadow
from schafkopf_desktop.ui.theme import LIGHT, MEDALLION_LETTER, MEDALLIONS, Theme
from schafkopf_desktop.ui.typography import Role, font

_RADIUS = 12
_HALO = 4
_REACH = 14


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a plate says; texts in the language of the window.

    Attributes:
        status: the second line: the role in the auction, or tricks and points.
        to_act: whether the table waits for this seat.
    """

    name: str = ""
    score: str = ""
    status: str = ""
    party: Party | None = None
    is_dealer: bool = False
    to_act: bool = False


class SeatPlate(QGraphicsItem):
    """Paints the content it is given into a plate of the size it is given; its place is the plate's top left corner."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.content = PlateContent()
        self.party_strength = 1.0
        self._theme = LIGHT
        self._scale = 1.0
        self._box = QRectF(0, 0, 1, 1)

    def set_content(self, content: PlateContent) -> None:
        """Say something else."""
        if content != self.content:
            self.content = content
            self.update()

    def set_style(self, theme: Theme, scale: float) -> None:
        """Take colours and the scale of text and marks."""
        self._theme, self._scale = theme, scale
        self.update()

    def set_box(self, x: float, y: float, width: float, height: float) -> None:
        """Lie there on the table, at whole pixels so that edges stay sharp."""
        self.prepareGeometryChange()
        self.setPos(round(x), round(y))
        self._box = QRectF(0, 0, round(width), round(height))

    def content_width(self) -> float:
        """The width at which nothing has to be shortened."""
        scale = self._scale
        names = QFontMetricsF(_name_font(scale)).horizontalAdvance(self.content.name)
        scores = QFontMetricsF(font(Role.SCORE, scale)).horizontalAdvance(self.content.score)
        words = QFontMetricsF(font(Role.SECONDARY, scale)).horizontalAdvance(self.content.status)
        first_row = names + scores + (14 + 21 * (self._mark_count())) * scale
        return self._text_left() + max(first_row, words) + 13 * scale

    def _mark_count(self) -> int:
        return (self.content.party is not None) + self.content.is_dealer

    def _text_left(self) -> float:
        return (12 if self.seat == SOUTH else 56) * self._scale

    # Qt

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, theme = self._scale, self._theme
        radius = _RADIUS * scale
        if self.content.to_act:
            halo = QColor(theme.ochre)
            halo.setAlpha(110)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(halo)
            painter.drawRoundedRect(self._box.adjusted(-_HALO, -_HALO, _HALO, _HALO), radius + _HALO, radius + _HALO)
        else:
            paint_shadow(painter, self._box, radius, 8)
        edge, width = (theme.ochre, 2.5) if self.content.to_act else (theme.line, 1.0)
        paint_paper(painter, self._box, radius, theme.panel, QPen(edge, width))
        if self.seat != SOUTH:
            self._paint_medallion(painter)
        self._paint_first_row(painter)
        self._paint_second_row(painter)
        if self.content.to_act and self.seat != SOUTH:
            self._paint_dots(painter)

    def _paint_medallion(self, painter: QPainter) -> None:
        scale = self._scale
        circle = QRectF(11 * scale, (self._box.height() - 36 * scale) / 2, 36 * scale, 36 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(MEDALLIONS[self.seat])
        painter.drawEllipse(circle)
        painter.setPen(MEDALLION_LETTER)
        painter.setFont(font(Role.SCORE, scale))
        painter.drawText(circle.translated(0, scale), Qt.AlignmentFlag.AlignCenter, self.content.name[:1])

    def _paint_first_row(self, painter: QPainter) -> None:
        scale, theme, content = self._scale, self._theme, self.content
        right = self._box.width() - 12 * scale
        row = QRectF(0, 8 * scale, self._box.width(), 21 * scale)
        score_font = font(Role.SCORE, scale)
        score_width = QFontMetricsF(score_font).horizontalAdvance(content.score)
        painter.setFont(score_font)
        painter.setPen(theme.ink)
        alignment = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(0, row.y() + scale, right, row.height()), alignment, content.score)

        name_font = _name_font(scale)
        metrics = QFontMetricsF(name_font)
        left = self._text_left()
        room = right - score_width - left - (8 + 21 * self._mark_count()) * scale
        name = metrics.elidedText(content.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(name_font)
        painter.drawText(
            QRectF(left, row.y(), room + 1, row.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine,
            name,
        )
        mark = QRectF(left + metrics.horizontalAdvance(name) + 6 * scale, row.center().y() - 7 * scale, 0, 0)
        mark.setSize(QRectF(0, 0, 15 * scale, 15 * scale).size())
        if content.party is not None:
            painter.setOpacity(self.party_strength)
            paint_party(painter, mark, content.party, theme.ink2)
            painter.setOpacity(1)
            mark.translate(21 * scale, 0)
        if content.is_dealer:
            paint_icon(painter, mark, "dealer", theme.ink2)

    def _paint_second_row(self, painter: QPainter) -> None:
        scale = self._scale
        left, right = self._text_left(), self._box.width() - 12 * scale
        words_font = font(Role.SECONDARY, scale)
        painter.setFont(words_font)
        painter.setPen(self._theme.ink2)
        row = QRectF(left, 27 * scale, right - left, 19 * scale)
        words = QFontMetricsF(words_font).elidedText(self.content.status, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def _paint_dots(self, painter: QPainter) -> None:
        scale = self._scale
        pill = QRectF(0, 0, 34 * scale, 13 * scale)
        pill.moveCenter(QPointF(self._box.center().x(), self._box.bottom() - 1))
        painter.setPen(QPen(self._theme.ochre, 1.5))
        painter.setBrush(self._theme.panel)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink)
        for place in (-1, 0, 1):
            painter.drawEllipse(pill.center() + QPointF(8 * place * scale, 0), 2 * scale, 2 * scale)


def _name_font(scale: float) -> QFont:
    made = font(Role.BODY_STRONG, scale)
    made.setWeight(QFont.Weight.Bold)
    return made
