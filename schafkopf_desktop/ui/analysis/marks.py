"""The marks of cards that cost something: the side tells the shape, a mistake is filled."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.analysis.turns import Turn
from schafkopf_desktop.ui.emblems import Party, paint_party

_HOLE = 0.46


def party_of(turn: Turn) -> Party:
    """The side of whoever played the card."""
    return Party.DECLARER_SIDE if turn.is_of_declarers else Party.DEFENDERS


def paint_mark(painter: QPainter, box: QRectF, party: Party, ground: QColor, *, is_mistake: bool) -> None:
    """Draw the mark of a side into a square box: filled for a mistake, else with `ground` shining through."""
    paint_party(painter, box, party, ground)
    if is_mistake:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    half = min(box.width(), box.height()) * _HOLE / 2
    centre = box.center()
    if party is Party.DECLARER_SIDE:
        corners = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
    else:
        painter.drawRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
    painter.restore()


def marked_numbers(analysis: DealAnalysis) -> tuple[int, ...]:
    """The numbers of the turns about which there is something to say."""
    return tuple(number for number, verdict in enumerate(analysis.verdicts) if verdict.is_marked)


def worst_of(analysis: DealAnalysis, numbers: Iterable[int]) -> int | None:
    """Of some turns the one that is marked most: mistakes before all others, then by points; None where none is."""
    verdicts = analysis.verdicts

    def weight(number: int) -> tuple[bool, int]:
        seen = verdicts[number].hindsight
        return verdicts[number].is_mistake, 0 if seen is None else seen.points_lost

    return max((number for number in numbers if verdicts[number].is_marked), key=weight, default=None)
