"""One card, as large as the window allows, with what is to be said about it."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label, Panel
from schafkopf_desktop.ui.home.worth import worth
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import Tint
from schafkopf_desktop.ui.typography import Role

_TEXT_WIDTH = 240
_SHARE_OF_HEIGHT = 0.8


class BigCard(Panel):
    """A card with name, worth and motif beside it; any click, Enter or Space is enough to be done with it.

    Signals:
        done: the person has seen enough.
    """

    done = Signal()

    def __init__(self, services: Services, card: Card, room: QSize, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent=parent)
        self._services = services
        self._face = face_of(card.code)
        look = services.theme
        height = min(room.height() * _SHARE_OF_HEIGHT, 900.0)
        self._card_width = int(height * 3 / 5)
        self._column = QVBoxLayout(self)
        margin = look.px(24)
        self._column.setContentsMargins(margin + self._card_width + look.px(28), margin, margin, margin)
        self._column.setSpacing(look.px(8))
        self._column.addStretch(1)
        motif = services.pictures.pack.motif(self._face, services.translator.language)
        texts: tuple[tuple[Role, Tint, str], ...] = (
            (Role.HEADING, "ink", terms.card_name(card)),
            (Role.BODY, "ink2", worth(card)),
            (Role.BODY, "ink", motif),
        )
        for role, tint, text in texts:
            if not text:
                continue
            label = Label(look, role, tint, wrap=True)
            label.set_text(text)
            label.setFixedWidth(look.px(_TEXT_WIDTH))
            self._column.addWidget(label)
        self._column.addStretch(2)
        self.setFixedHeight(round(self._card_width * 5 / 3) + 2 * margin)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{terms.card_name(card)}. {worth(card)}. {motif}")
        services.pictures.changed.connect(self.update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape):
            self.done.emit()
        else:
            event.ignore()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.done.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        index = self._services.settings.value.corner_index
        picture = self._services.pictures.pixmap(self._face, self._card_width, self.devicePixelRatioF(), index)
        margin = self._services.theme.px(24)
        painter.drawPixmap(QPointF(margin, margin), picture)
