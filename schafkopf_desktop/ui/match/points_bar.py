"""The bar of card points: the declarer's side from the left, the defenders from the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.engine.settlement import (
    POINTS_FOR_SCHNEIDER,
    POINTS_IN_THE_PACK,
    POINTS_TO_WIN,
    Settlement,
)
from schafkopf_desktop.ui.emblems import Party, paint_party
from schafkopf_desktop.ui.match.points_in_sight import PointsInSight
from schafkopf_desktop.ui.theme import DECLARER_SIDE, DEFENDERS, Theme, ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


def _paint_shares(painter: QPainter, bar: QRectF, theme: Theme, points: PointsInSight) -> None:
    """Fill ``bar`` with the shares of both sides; points of unknown side are hatched between them."""
    radius = min(bar.height() * 0.3, 9.0)
    outline = QPainterPath()
    outline.addRoundedRect(bar, radius, radius)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(bar, theme.sunken)
    unit = bar.width() / POINTS_IN_THE_PACK
    sure = QRectF(bar.left(), bar.top(), points.declarers * unit, bar.height())
    painter.fillRect(sure, DECLARER_SIDE)
    hatched = QRectF(sure.right(), bar.top(), sum(points.unknown) * unit, bar.height())
    hatching = QBrush(theme.ochre, Qt.BrushStyle.BDiagPattern)
    hatching.setTransform(QTransform.fromScale(0.8, 0.8))
    painter.fillRect(hatched, hatching)
    lost = points.defenders * unit
    painter.fillRect(QRectF(bar.right() - lost, bar.top(), lost, bar.height()), DEFENDERS)
    painter.restore()
    painter.setPen(QPen(theme.line2, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _place(bar: QRectF, points: int) -> float:
    return bar.left() + bar.width() * points / POINTS_IN_THE_PACK


class PointsBar(QWidget):
    """The narrow bar of the rail: what is known of the points so far, with the marks 0, 61 (from 61 on 91), 120."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points = PointsInSight(0, (), 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_points(self, points: PointsInSight) -> None:
        """Show ``points``."""
        self._points = points
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(200), px(36))

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(100), px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0.5, px(4) + 0.5, self.width() - 1, px(13))
        _paint_shares(painter, bar, theme, self._points)
        mark = POINTS_TO_WIN if self._points.declarers < POINTS_TO_WIN else POINTS_FOR_SCHNEIDER
        x = _place(bar, mark)
        painter.setPen(QPen(theme.ink, 2))
        painter.drawLine(QPointF(x, bar.top() - px(4)), QPointF(x, bar.bottom() + px(3)))
        texts = QRectF(0, bar.bottom() + px(1), self.width(), self.height() - bar.bottom() - px(1))
        painter.setFont(self._look.font(Role.SECONDARY))
        painter.setPen(theme.ink2)
        top = Qt.AlignmentFlag.AlignTop
        painter.drawText(texts, top | Qt.AlignmentFlag.AlignLeft, "0")
        painter.drawText(texts, top | Qt.AlignmentFlag.AlignRight, str(POINTS_IN_THE_PACK))
        painter.setFont(self._look.font(Role.SMALL))
        painter.setPen(theme.ink)
        around_mark = QRectF(x - px(30), texts.top() + px(3), px(60), texts.height() - px(3))
        painter.drawText(around_mark, top | Qt.AlignmentFlag.AlignHCenter, str(mark))
        painter.end()


class ResultBar(QWidget):
    """The broad bar of a settled deal: both sides' points in words, with the marks of winning and of Schneider."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._settlement: Settlement | None = None
        self._declarers_are_yours = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_settlement(self, settlement: Settlement, declarers_are_yours: bool) -> None:
        """Show the points of ``settlement``; the sides are named as seen by the person."""
        self._settlement = settlement
        self._declarers_are_yours = declarers_are_yours
        self.retranslate()

    def retranslate(self) -> None:
        """Say both sides' points in the language of the moment."""
        if self._settlement is not None:
            self.setAccessibleName(f"{self._side(True)}, {self._side(False)}")
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(436), px(58))

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(300), px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._settlement is None:
            return
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0.5, px(5) + 0.5, self.width() - 1, px(29))
        _paint_shares(painter, bar, theme, PointsInSight(self._points, (), POINTS_IN_THE_PACK - self._points))
        self._paint_sides(painter, bar)
        wins = translate("Result", "{points} wins", "mark on the bar of points").format(points=POINTS_TO_WIN)
        self._paint_mark(painter, bar, POINTS_TO_WIN, wins, dashed=False)
        schneider = translate("Result", "{points} Schneider", "mark on the bar of points").format(
            points=POINTS_FOR_SCHNEIDER
        )
        self._paint_mark(painter, bar, POINTS_FOR_SCHNEIDER, schneider, dashed=True)
        painter.end()

    @property
    def _points(self) -> int:
        assert self._settlement is not None
        return self._settlement.points

    def _side(self, declarers: bool) -> str:
        assert self._settlement is not None
        points = self._points if declarers else POINTS_IN_THE_PACK - self._points
        if declarers != self._declarers_are_yours:
            return translate("Result", "They {points}", "the other side's card points").format(points=points)
        if declarers and self._settlement.partner is None:
            return translate("Result", "You {points}", "one person's card points").format(points=points)
        return translate("Result", "Your side {points}", "card points").format(points=points)

    def _words_box(self, bar: QRectF, declarers: bool) -> QRectF | None:
        """Where a side's sign and words stand in its share of ``bar``; None when the share is too narrow for them."""
        px = self._look.px
        words = QFontMetrics(self._look.font(Role.BODY_STRONG)).horizontalAdvance(self._side(declarers))
        inset, gap = px(12), px(7)
        width = inset + px(14) + gap + words
        end = _place(bar, self._points)
        if (end - bar.left() if declarers else bar.right() - end) < width + gap:
            return None
        return QRectF(bar.left() if declarers else bar.right() - width, bar.top(), width, bar.height())

    def _paint_sides(self, painter: QPainter, bar: QRectF) -> None:
        theme, px = self._look.theme, self._look.px
        sign, inset, gap = px(14), px(12), px(7)
        top = bar.center().y() - sign / 2
        centred = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._look.font(Role.BODY_STRONG))
        words = bar.adjusted(inset + sign + gap, 0, -inset - sign - gap, 0)
        if self._words_box(bar, True) is not None:
            self._paint_diamond(painter, QRectF(bar.left() + inset, top, sign, sign))
            painter.drawText(words, centred | Qt.AlignmentFlag.AlignLeft, self._side(True))
        if self._words_box(bar, False) is not None:
            right = QRectF(bar.right() - inset - sign, top, sign, sign)
            paint_party(painter, right, Party.DEFENDERS, theme.on_accent)
            painter.setPen(theme.on_accent)
            painter.drawText(words, centred | Qt.AlignmentFlag.AlignRight, self._side(False))

    def _paint_diamond(self, painter: QPainter, box: QRectF) -> None:
        """The declarer side's mark in outline, since its own colour is the ground here."""
        painter.setPen(QPen(self._look.theme.on_ochre, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = box.center()
        corners = (QPointF(middle.x(), box.top()), QPointF(box.right(), middle.y()))
        opposite = (QPointF(middle.x(), box.bottom()), QPointF(box.left(), middle.y()))
        painter.drawPolygon(QPolygonF([*corners, *opposite]))

    def _paint_mark(self, painter: QPainter, bar: QRectF, points: int, text: str, dashed: bool) -> None:
        """A line across ``bar`` with words below; where the words of a side stand, only its ends beyond the bar."""
        theme, px = self._look.theme, self._look.px
        x = _place(bar, points)
        boxes = (self._words_box(bar, True), self._words_box(bar, False))
        crosses_words = any(box is not None and box.left() - px(2) < x < box.right() + px(2) for box in boxes)
        if crosses_words:
            painter.setPen(QPen(theme.ink, 2))
            painter.drawLine(QPointF(x, bar.top() - px(5)), QPointF(x, bar.top()))
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + px(5)))
        elif dashed:
            colour = theme.on_accent if self._points < points else theme.on_ochre
            pen = QPen(colour, 1.5)
            pen.setDashPattern([2, 2])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        else:
            painter.setPen(QPen(theme.ink, 2))
            painter.drawLine(QPointF(x, bar.top() - px(5)), QPointF(x, bar.bottom() + px(5)))
        painter.setFont(self._look.font(Role.SECONDARY))
        painter.setPen(theme.ink2)
        width = painter.fontMetrics().horizontalAdvance(text)
        left = min(max(x - width / 2, bar.left()), bar.right() - width)
        painter.drawText(QPointF(left, bar.bottom() + px(5) + painter.fontMetrics().ascent()), text)
