"""The tricks of a deal as a row of chips on the cloth: who won each, its points, and the worst card in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from schafkopf_desktop.analysis.deal_analysis import DealAnalysis
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.analysis.marks import paint_mark, party_of, worst_of
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_HEIGHT = 44
_NARROW = 92
"""Below this width the second line has only the number of points."""


class TrickChip(QAbstractButton):
    """One trick; a click goes to its first card."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._analysis: DealAnalysis | None = None
        self._trick = 0
        self._is_chosen = False
        # The arrow keys of the page do the same, so that the keyboard need not stop here.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_trick(self, analysis: DealAnalysis, trick: int, *, is_chosen: bool) -> None:
        """Show a trick; one that was not played, since a Tout was lost before, hides the chip."""
        self._analysis, self._trick, self._is_chosen = analysis, trick, is_chosen
        self.setVisible(trick < len(analysis.deal.tricks))
        self.update()

    def retranslate(self) -> None:
        """Name the trick in the language of the moment."""
        if self._analysis is None or self._trick >= len(self._analysis.deal.tricks):
            return
        number = translate("Analysis", "Trick {number}").format(number=self._trick + 1)
        self.setAccessibleName(f"{number}: {self._winner}, {self._points}")
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(99), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(56), self._look.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        analysis = self._analysis
        if analysis is None or self._trick >= len(analysis.deal.tricks):
            return
        look, px = self._look, self._look.px
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.panel if self._is_chosen else theme.tag
        painter.setPen(QPen(theme.ochre, 2) if self._is_chosen and theme.is_dark else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        ink, ink2 = (theme.ink, theme.ink2) if self._is_chosen else (theme.cloth_ink, theme.cloth_ink2)
        painter.setPen(ink)
        painter.setFont(look.font(Role.SCORE))
        painter.drawText(QRectF(px(8), 0, px(16), self.height()), Qt.AlignmentFlag.AlignVCenter, str(self._trick + 1))
        narrow = self._is_narrow
        left, wide = px(26), self.width() - px(28)
        painter.setFont(look.font(Role.SMALL if narrow else Role.SECONDARY))
        upper = QRectF(left, px(4), wide, px(18))
        lower = QRectF(left, px(21), wide, px(18))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self._winner)
        painter.setPen(ink2)
        points = str(analysis.deal.tricks[self._trick].points) if narrow else self._points
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, points)
        self._paint_mark(painter, analysis)
        painter.end()

    def _paint_mark(self, painter: QPainter, analysis: DealAnalysis) -> None:
        worst = worst_of(analysis, range(4 * self._trick, min(4 * self._trick + 4, len(analysis.turns))))
        if worst is None:
            return
        size = self._look.px(12)
        # In a narrow chip the name reaches as far as the corner.
        top = self.height() - size - self._look.px(7) if self._is_narrow else self._look.px(6)
        box = QRectF(self.width() - size - self._look.px(7), top, size, size)
        ground = self._look.theme.panel if self._is_chosen else self._look.theme.cloth[2]
        is_mistake = analysis.verdicts[worst].is_mistake
        paint_mark(painter, box, party_of(analysis.turns[worst]), ground, is_mistake=is_mistake)

    @property
    def _is_narrow(self) -> bool:
        return self.width() < self._look.px(_NARROW)

    @property
    def _winner(self) -> str:
        assert self._analysis is not None
        return terms.player_name(self._analysis.deal.public.trick_winners[self._trick])

    @property
    def _points(self) -> str:
        assert self._analysis is not None
        return terms.count_points(self._analysis.deal.tricks[self._trick].points)
