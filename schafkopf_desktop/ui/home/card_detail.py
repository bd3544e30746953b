"""What is to be said about one card, under the gallery."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Dressed
from schafkopf_desktop.ui.home.worth import worth
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.typography import Role


class CardDetail(Dressed, QWidget):
    """Name, worth and motif of a card in two lines beside an ochre bar; too long a motif ends in dots."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._name = self._worth = self._motif = ""
        self.dress(services.theme)

    def show_card(self, card: Card) -> None:
        """Speak of this card of the pack that is shown, in the language in force."""
        motif = self._services.pictures.pack.motif(face_of(card.code), self._services.translator.language)
        self._name, self._worth, self._motif = terms.card_name(card), worth(card), motif
        self.setToolTip(self._motif)
        self.setAccessibleName(f"{self._name}. {self._worth}. {self._motif}")
        self.update()

    def texts(self) -> tuple[str, str, str]:
        """Name, worth and motif as shown."""
        return self._name, self._worth, self._motif

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(46))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        bar = px(4)
        painter.fillRect(0, px(1), bar, self.height() - px(2), theme.ochre_fill)
        left = bar + px(12)
        line = QRectF(left, 0, self.width() - left, self.height() / 2)
        painter.setFont(self.look.font(Role.BID))
        painter.setPen(theme.ink)
        metrics = QFontMetrics(painter.font())
        # One baseline for both: the two fonts sit at different heights in their lines.
        baseline = line.center().y() + (metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(left, baseline), self._name)
        painter.setFont(self.look.font(Role.BODY))
        painter.setPen(theme.ink2)
        painter.drawText(QPointF(left + metrics.horizontalAdvance(self._name) + px(6), baseline), self._worth)
        room = self.width() - left
        motif_text = QFontMetrics(painter.font()).elidedText(self._motif, Qt.TextElideMode.ElideRight, room)
        lower = line.translated(0, self.height() / 2)
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, motif_text)
