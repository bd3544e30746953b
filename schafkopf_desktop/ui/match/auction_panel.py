"""The panel in which the person bids."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from schafkopf_desktop.engine.actions import Action
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.match.auction_model import BIDS, AuctionModel, AuctionRole
from schafkopf_desktop.ui.match.floating_panel import FloatingPanel
from schafkopf_desktop.ui.match.hint_strip import HintStrip
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_ROW_HEIGHT, _COMPACT_ROW_HEIGHT, _LEAST_ROW_HEIGHT, _LEAST_BESIDE_HINT = 43, 35, 32, 27
_WIDTH = 416


class BidRow(QAbstractButton):
    """One bid: key, name, what it means or, under the mouse or the focus, why it is not allowed, and its value.

    A row that is not allowed can still be focused, so that everyone can learn why; pressing it does nothing.
    """

    def __init__(self, look: ThemeController, model: AuctionModel, row: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._row = row
        self._compact = self._beside_hint = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.updateGeometry)

    @property
    def is_allowed(self) -> bool:
        """Whether the rules allow this bid now."""
        return bool(self._data(AuctionRole.ALLOWED))

    @property
    def action(self) -> Action:
        """The bid of this row."""
        action: Action = self._data(AuctionRole.ACTION)
        return action

    def set_compact(self, compact: bool, *, beside_hint: bool) -> None:
        """Use the lower rows of small windows, and give way to a hint there."""
        self._compact, self._beside_hint = compact, compact and beside_hint
        self.updateGeometry()

    def refresh(self) -> None:
        """Take texts and state from the model again."""
        self.setText(self._data(Qt.ItemDataRole.DisplayRole) or "")
        reason = self._reason()
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(reason or self._data(AuctionRole.DESCRIPTION) or "")
        self.setToolTip(reason)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.is_allowed else Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(_WIDTH), px(_COMPACT_ROW_HEIGHT if self._compact else _ROW_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        least = _LEAST_BESIDE_HINT if self._beside_hint else _LEAST_ROW_HEIGHT
        return QSize(self._look.px(280), self._look.px(least))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_texts(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._look.theme
        focused, hovered = self.hasFocus(), self.underMouse()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = self._look.px(9)
        if self.is_allowed:
            painter.setPen(QPen(theme.ochre, 2) if focused else QPen(theme.line2, 1))
            painter.setBrush(theme.ochre_background if focused else theme.sunken if hovered else theme.paper)
        else:
            pen = QPen(theme.ochre if focused else theme.line2 if hovered else theme.line, 2 if focused else 1)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(theme.sunken if focused or hovered else theme.panel)
        painter.drawRoundedRect(box, radius, radius)

    def _paint_texts(self, painter: QPainter) -> None:
        theme, px = self._look.theme, self._look.px
        height = self.height()
        centred = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        cap = QRectF(px(13), (height - px(20)) / 2, px(21), px(20))
        painter.setPen(QPen(theme.line2 if self.is_allowed else theme.line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, px(4), px(4))
        painter.setPen(theme.ink2 if self.is_allowed else theme.ink3)
        painter.setFont(self._look.font(Role.KEY_CAP))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(self._row + 1))

        painter.setPen(theme.ink if self.is_allowed else theme.ink3)
        painter.setFont(self._look.font(Role.BID))
        name = self.text()
        name_box = QRectF(px(46), px(1), px(104), height)
        painter.drawText(name_box, centred, name)

        right = float(self.width() - px(13))
        value = self._data(AuctionRole.VALUE)
        if value is not None:
            value_box = QRectF(right - px(30), px(1), px(30), height)
            painter.setFont(self._look.font(Role.SCORE))
            painter.drawText(value_box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(value))
            right = value_box.left() - px(8)
        if not self.is_allowed:
            lock = QRectF(right - px(16), (height - px(15)) / 2, px(15), px(15))
            paint_icon(painter, lock, "lock", theme.ink3)
            right = lock.left() - px(8)
        left = px(154)
        self._paint_explanation(painter, QRectF(left, 0, right - left, height), name_box.left())

    def _paint_explanation(self, painter: QPainter, box: QRectF, name_left: float) -> None:
        """The description, or the reason when the row has the eye: in two lines, if need be up to the name."""
        theme = self._look.theme
        painter.setFont(self._look.font(Role.SECONDARY))
        shows_reason = not self.is_allowed and (self.hasFocus() or self.underMouse())
        if not shows_reason:
            painter.setPen(theme.ink2 if self.is_allowed else theme.ink3)
            text = painter.fontMetrics().elidedText(
                self._data(AuctionRole.DESCRIPTION) or "", Qt.TextElideMode.ElideRight, int(box.width())
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            return
        painter.setPen(theme.ink)
        reason = self._reason()
        wrapped = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        if painter.boundingRect(box, wrapped, reason).height() > box.height():
            name_font = QFontMetrics(self._look.font(Role.BID))
            if box.height() < 2 * painter.fontMetrics().height():
                painter.setFont(self._look.font(Role.SMALL))
            box.setLeft(name_left + name_font.horizontalAdvance(self.text()) + self._look.px(12))
        painter.drawText(box, wrapped, reason)

    def _reason(self) -> str:
        reason = self._data(AuctionRole.REASON)
        if not reason:
            return ""
        return translate("Auction", "{reason} {rule}", "why a bid is not allowed, and the rule").format(
            reason=reason, rule=terms.rule_reference(self._data(AuctionRole.SECTION))
        )

    def _data(self, role: int) -> Any:
        return self._model.index(self._row).data(role)


class AuctionPanel(FloatingPanel):
    """Asks the person what to play.

    Keys: 1 to 7 and Up, Down move between the bids, Enter takes the focused one.

    Signals:
        bid_chosen(action): a legal bid.
    """

    bid_chosen = Signal(object)

    def __init__(self, look: ThemeController, model: AuctionModel, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._model = model
        self._title = Label(look, Role.PANEL_TITLE)
        self._to_beat = Label(look, Role.SECONDARY, "ink2")
        heading = QHBoxLayout()
        heading.addWidget(self._title)
        heading.addStretch()
        heading.addWidget(self._to_beat)
        self.contents.addLayout(heading)
        self._rows = tuple(BidRow(look, model, row, self) for row in range(len(BIDS)))
        for row in self._rows:
            self.contents.addWidget(row)
            row.clicked.connect(lambda _checked=False, bid=row: self._take(bid))
        self._hint = HintStrip(look, self)
        self.contents.addWidget(self._hint)
        self.set_compact(False)
        model.modelReset.connect(self.retranslate)
        model.dataChanged.connect(self.retranslate)
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Use the smaller measures of small windows, where a hint takes the room of the heading."""
        px = self.look.px
        self._compact = compact
        for label in (self._title, self._to_beat):
            label.setVisible(not (compact and self.hint))
        self.set_padding(px(14 if compact else 16), px(7 if compact else 14))
        self._title.setFixedHeight(px(27 if compact else 32))
        self.contents.setSpacing(px(2 if compact else 4))
        for row in self._rows:
            row.set_compact(compact, beside_hint=bool(self.hint))
        self._hint.fit(px(_WIDTH))

    def retranslate(self) -> None:
        """Take every text again."""
        view = self._model.view
        if view is None:
            return
        self._title.set_text(translate("Auction", "What do you play?"))
        self._to_beat.set_text(_to_beat(view))
        self.setAccessibleName(self._title.plain_text())
        for row in self._rows:
            row.refresh()

    @property
    def hint(self) -> str:
        """The hint that is shown, empty when none is."""
        return "" if self._hint.isHidden() else self._hint.text

    def show_hint(self, bid: Action, text: str) -> None:
        """Say what to bid and why, and give that bid the keyboard."""
        self._hint.say(text)
        self.set_compact(self._compact)
        for row in self._rows:
            if row.action == bid:
                row.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide_hint(self) -> None:
        """Take the hint away."""
        self._hint.say("")
        self.set_compact(self._compact)

    def focus_first(self) -> None:
        """Give the first bid the keyboard."""
        self._rows[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = next((place for place, row in enumerate(self._rows) if row.hasFocus()), 0)
        key = event.key()
        if Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self._rows):
            self._focus(key - Qt.Key.Key_1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self._focus((focused + step) % len(self._rows))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self._rows[focused])
        else:
            super().keyPressEvent(event)

    def _focus(self, row: int) -> None:
        self._rows[row].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, row: BidRow) -> None:
        if row.is_allowed:
            self.bid_chosen.emit(row.action)


def _to_beat(view: SeatView) -> str:
    contracts = [call.contract for call in view.calls if call.contract is not None]
    if not contracts:
        return translate("Auction", "Nobody plays yet")
    return translate("Auction", "You must beat {contract}").format(contract=terms.contract_name(max(contracts)))
