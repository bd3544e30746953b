"""The contract in the top bar of small windows; a click opens the rail."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Pressable
from schafkopf_desktop.ui.emblems import paint_party, paint_suit
from schafkopf_desktop.ui.match.contract_words import declared_text, party_of
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role

_HEIGHT, _SIGN, _MARGIN, _GAP = 30, 15, 10, 6


class ContractChip(Pressable):
    """The person's side, the contract, and the sign of its suit with the suit's name."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.dress(look)

    def set_view(self, view: SeatView) -> None:
        """Show the declaration of ``view``; there must be one."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        if self._view is None or self._view.declaration is None:
            return
        self.setText(terms.contract_name(self._view.declaration.contract))
        self.setAccessibleName(f"{self.text()}. {declared_text(self._view)}")
        self.setToolTip(declared_text(self._view))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self.look.px
        metrics = QFontMetrics(self.look.font(Role.BODY_STRONG))
        words = metrics.horizontalAdvance(self.text())
        suit = self._suit_text()
        beside = metrics.horizontalAdvance(suit) + px(_SIGN + 3 * _GAP) if suit else 0
        return QSize(2 * px(_MARGIN) + px(_SIGN + _GAP) + words + beside, px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        view, look, px = self._view, self.look, self.look.px
        if view is None or view.declaration is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        lit = self.underMouse() or self.isDown()
        painter.setBrush(look.theme.sunken if lit else look.theme.ochre_background)
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        sign, gap, middle = px(_SIGN), px(_GAP), self.height() / 2
        x = float(px(_MARGIN))
        party = party_of(view, view.seat)
        assert party is not None
        paint_party(painter, QRectF(x, middle - sign / 2, sign, sign), party, look.theme.ink)
        x += sign + gap
        painter.setFont(look.font(Role.BODY_STRONG))
        painter.setPen(look.theme.ink)
        centred = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(x, 0, self.width(), self.height()), centred, self.text())
        x += painter.fontMetrics().horizontalAdvance(self.text()) + 2 * gap
        suit = view.declaration.suit
        if suit is not None:
            paint_suit(painter, QRectF(x, middle - sign / 2, sign, sign), suit)
            x += sign + gap
            painter.drawText(QRectF(x, 0, self.width(), self.height()), centred, self._suit_text())
        painter.end()

    def _suit_text(self) -> str:
        declaration = self._view.declaration if self._view is not None else None
        if declaration is None or declaration.suit is None:
            return ""
        if declaration.called_ace is not None:
            return terms.card_name(declaration.called_ace)
        return terms.suit_name(declaration.suit)
