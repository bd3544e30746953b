"""All cards of the pack, one suit after the other."""

from collections import Counter
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.engine.cards import FULL_PACK, PACK, Card, Rank
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.home.worth import worth
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate

EDGE = 5  # room around a card for frame and shadow
_ORDER = (Rank.ACE, Rank.KING, Rank.OBER, Rank.UNTER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX, Rank.FIVE)
_CORNER = 0.056  # of the card's width
_FIRST_SHOWN = Card.parse("LA")


class CardTile(QAbstractButton):
    """One card of the gallery.

    Signals:
        pointed_at: mouse or keyboard are on it.
        held, let_go: it was pressed long or with the right button, and released again.
        step: an arrow key wants to go on (columns, rows).
    """

    pointed_at = Signal()
    held = Signal()
    let_go = Signal()
    step = Signal(int, int)

    def __init__(self, services: Services, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self._services = services
        self._face = face_of(card.code)
        self._card_width = 64.0
        self.is_current = False
        self._is_held = False
        self._press = QTimer(self)
        self._press.setSingleShot(True)
        self._press.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self._press.timeout.connect(self._hold)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_card_width(self, width: float) -> None:
        """Show the card this many logical pixels wide; the tile is larger by EDGE all around."""
        self._card_width = width
        self.resize(round(width) + 2 * EDGE, round(width * 5 / 3) + 2 * EDGE)

    def retranslate(self) -> None:
        """Take the texts for the screen reader again."""
        self.setAccessibleName(
            translate("Gallery", "{card}, {worth}").format(card=terms.card_name(self.card), worth=worth(self.card))
        )
        language = self._services.translator.language
        self.setAccessibleDescription(self._services.pictures.pack.motif(self._face, language))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed_at.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Home: (-len(FULL_PACK), 0),
            Qt.Key.Key_End: (len(FULL_PACK), 0),
        }
        if event.key() in steps:
            self.step.emit(*steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            self._hold()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._press.start()
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._press.stop()
        if self._is_held:
            self._is_held = False
            self.let_go.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.click()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        settings = self._services.settings.value
        card = QRectF(EDGE, EDGE, self._card_width, self._card_width * 5 / 3)
        corner = self._card_width * _CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        for spread, alpha in ((1.5, 26), (0.5, 36)):
            painter.setBrush(QColor(30, 20, 10, alpha))
            painter.drawRoundedRect(card.adjusted(-spread, 0, spread, spread + 1), corner + spread, corner + spread)
        picture = self._services.pictures.pixmap(
            self._face, self._card_width, self.devicePixelRatioF(), settings.corner_index
        )
        painter.drawPixmap(QPointF(EDGE, EDGE), picture)
        if self.is_current:
            theme = self._services.theme.theme
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus if self.hasFocus() else theme.ochre_fill, 3))
            painter.drawRoundedRect(card.adjusted(-3, -3, 3, 3), corner + 3, corner + 3)

    def _hold(self) -> None:
        self._is_held = True
        self.held.emit()


class Gallery(QWidget):
    """The cards in rows; one of them is the current one, and the keyboard goes from there.

    Signals:
        current_changed: another card is the current one.
        focused: the keyboard went to a card.
        opened: a card is to be shown large, until something is done.
        held, let_go: a card is to be shown large as long as a button is down.
    """

    current_changed = Signal()
    focused = Signal(Card)
    opened = Signal(Card)
    held = Signal(Card)
    let_go = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._size = QSize()
        self._tiles: dict[Card, CardTile] = {}
        for card in sorted(FULL_PACK, key=lambda card: (FULL_PACK.index(card) // 10, _ORDER.index(card.rank))):
            self._add(card)
        self._shown: tuple[Card, ...] = tuple(self._tiles)
        self._places: dict[Card, tuple[int, int]] = {}
        self._current = _FIRST_SHOWN
        self._make_current(_FIRST_SHOWN)
        services.pictures.changed.connect(self._repaint)
        services.theme.changed.connect(self._repaint)
        services.settings.changed.connect(self._repaint)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    @property
    def current(self) -> Card:
        """The card that was pointed at last."""
        return self._current

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards shown, in their order."""
        return self._shown

    @property
    def suit_length(self) -> int:
        """How many cards are shown of the suit that has most."""
        return max(Counter(card.suit for card in self._shown).values())

    def tile(self, card: Card) -> CardTile:
        """The control of a card."""
        return self._tiles[card]

    def show_pack(self, only_played: bool) -> bool:
        """Show all cards of the pack, or the 32 that are played with; whether these are others than before.

        Arrange afterwards.
        """
        pack = self._services.pictures.pack
        before = self._shown
        self._shown = tuple(
            card for card in self._tiles if face_of(card.code) in pack and (card in PACK or not only_played)
        )
        for card, tile in self._tiles.items():
            tile.setVisible(card in self._shown)
        if self._current not in self._shown:
            self._make_current(self._shown[0])
        return self._shown != before

    def arrange(self, columns: int, card_width: float, gap: tuple[float, float]) -> None:
        """Set the cards out in rows of at most that many, each suit from a new row on; gaps: between columns, rows."""
        height = card_width * 5 / 3
        self._places = {}
        rows = 0
        for _suit, group in groupby(self._shown, key=lambda card: card.suit):
            for place, card in enumerate(group):
                row, column = rows + place // columns, place % columns
                self._places[card] = (row, column)
                tile = self._tiles[card]
                tile.set_card_width(card_width)
                tile.move(round(column * (card_width + gap[0])), round(row * (height + gap[1])))
            rows = 1 + max(row for row, _column in self._places.values())
        size = QSize(
            round(columns * card_width + (columns - 1) * gap[0]) + 2 * EDGE,
            round(rows * height + (rows - 1) * gap[1]) + 2 * EDGE,
        )
        if size != self._size:
            self._size = size
            self.updateGeometry()

    def retranslate(self) -> None:
        """Take all texts again."""
        self.setAccessibleName(translate("Gallery", "The cards of the pack"))
        for tile in self._tiles.values():
            tile.retranslate()

    def sizeHint(self) -> QSize:
        return self._size

    def _add(self, card: Card) -> None:
        tile = CardTile(self._services, card, self)
        tile.pointed_at.connect(lambda: self._make_current(card))
        tile.held.connect(lambda: self.held.emit(card))
        tile.let_go.connect(self.let_go)
        tile.clicked.connect(lambda: self.opened.emit(card))
        tile.step.connect(lambda columns, rows: self._step(card, columns, rows))
        self._tiles[card] = tile

    def _make_current(self, card: Card) -> None:
        """Only the current card can be reached with Tab: from there the arrow keys lead on."""
        before = self._tiles[self._current]
        before.is_current = False
        before.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        before.update()
        self._current = card
        tile = self._tiles[card]
        tile.is_current = True
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.update()
        self.current_changed.emit()

    def _step(self, start: Card, columns: int, rows: int) -> None:
        if rows:
            row, column = self._places[start]
            card = self._in_row(row + rows, column) or start
        else:
            place = self._shown.index(start) + columns
            card = self._shown[max(0, min(place, len(self._shown) - 1))]
        self._make_current(card)
        self._tiles[card].setFocus(Qt.FocusReason.TabFocusReason)
        self.focused.emit(card)

    def _in_row(self, row: int, column: int) -> Card | None:
        """The card of a row at a column, or its last one when it is shorter; None when there is no such row."""
        cards = [card for card, place in self._places.items() if place[0] == row]
        return cards[min(column, len(cards) - 1)] if cards else None

    def _repaint(self) -> None:
        for tile in self._tiles.values():
            tile.update()
