"""The card of the game that is played with the pack: what it is, and the way in."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Dressed, Label, Panel, Shape
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_HEADER_HEIGHT = 112
_FAN = (("E_O", 47.0, 24.0, -7.0), ("H_U", 128.0, 24.0, 7.0), ("L_D", 87.0, 17.0, 0.0))  # face, x, top, degrees
_FAN_CARD_WIDTH = 66
_USUAL_WIDTH = 332


@dataclass(frozen=True)
class SavedDeal:
    """A deal that can be gone on with.

    Attributes:
        number: of the deal in its match, from 1.
        trick: the trick that is being played, 1 to 8; None while it is not known yet who plays what.
    """

    number: int
    trick: int | None


class GameCard(Panel):
    """Says what Schafkopf is and leads to the table and to the rules.

    Signals:
        play_requested: a new deal.
        continue_requested: on with the deal that was left.
        rules_requested: all the rules.
        introduction_requested: how it is played, in short.
    """

    play_requested = Signal()
    continue_requested = Signal()
    rules_requested = Signal()
    introduction_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent=parent)
        look = services.theme
        self._saved: SavedDeal | None = None
        self._header = _Header(services)
        self._description = Label(look, Role.BODY, wrap=True)
        self._players = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self.play = Button(look, Shape.ACCENT, icon="play", big=True)
        self.play.clicked.connect(self.play_requested)
        self.resume = Button(look)
        self.resume.clicked.connect(self.continue_requested)
        self.rules = Button(look, Shape.PLAIN, icon="book", tint="accent_text", tight=True)
        self.rules.clicked.connect(self.rules_requested)
        self.introduction = Button(look, Shape.PLAIN, tint="accent_text", tight=True)
        self.introduction.clicked.connect(self.introduction_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        self._content = QVBoxLayout()
        column.addLayout(self._content)
        for widget in (self._description, self._players, self.play, self.resume):
            self._content.addWidget(widget)
        links = QHBoxLayout()
        links.setSpacing(0)
        links.addWidget(self.rules)
        links.addStretch(1)
        links.addWidget(self.introduction)
        self._content.addStretch(1)
        self._content.addLayout(links)
        self.restyle()
        services.translator.language_changed.connect(self.retranslate)
        self.set_saved_deal(None)

    def set_saved_deal(self, saved: SavedDeal | None) -> None:
        """Offer to go on with a deal; None when there is none."""
        self._saved = saved
        self.resume.setVisible(saved is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts again."""
        self._header.retranslate()
        self._description.set_text(
            translate(
                "GameCard",
                "Bavarian tricks for four players. Call an ace for a secret partner, or play Wenz or Solo on your own. "
                "The declarer's side needs 61 points; the defenders 60.",
            )
        )
        self._players.set_text(translate("GameCard", "You against three computers · 32 cards"))
        self.play.set_text(translate("GameCard", "Play"))
        self.rules.set_text(translate("GameCard", "Rules"))
        self.introduction.set_text(translate("GameCard", "How to play, in 5 minutes"))
        if self._saved is not None:
            self.resume.set_text(
                translate("GameCard", "Continue deal {number}").format(number=self._saved.number), self._progress()
            )

    def restyle(self) -> None:
        px = self.look.px
        self._content.setContentsMargins(px(20), px(12), px(20), px(14))
        self._content.setSpacing(px(8))

    def _progress(self) -> str:
        assert self._saved is not None
        if self._saved.trick is None:
            return translate("GameCard", "in the auction")
        return translate("GameCard", "trick {trick} of 8").format(trick=self._saved.trick)


class _Header(Dressed, QWidget):
    """A piece of the table with three cards on it and the name of the game."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._name = ""
        self._kind = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        services.pictures.changed.connect(self.update)
        self.dress(services.theme)

    def retranslate(self) -> None:
        self._name = translate("GameCard", "Schafkopf")
        self._kind = translate("GameCard", "Bavarian tricks", "what kind of game Schafkopf is, under its name")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(_HEADER_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(240), self.look.px(_HEADER_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, 0)
        radius = px(16) - 1
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(0, 0, 0, 2 * radius), radius, radius)
        painter.setClipPath(shape)
        ground = QRadialGradient(box.center(), box.width() * 0.7)
        for stop, colour in zip((0.0, 0.62, 1.0), theme.cloth, strict=True):
            ground.setColorAt(stop, colour)
        painter.fillRect(box, ground)
        self._paint_fan(painter)
        words = box.adjusted(px(150), 0, -px(22), 0)
        painter.setPen(theme.cloth_ink)
        painter.setFont(self.look.font(Role.HEADING))
        right = Qt.AlignmentFlag.AlignRight
        painter.drawText(
            words.adjusted(0, 0, 0, -box.height() / 2 + px(12)), right | Qt.AlignmentFlag.AlignBottom, self._name
        )
        painter.setPen(theme.cloth_ink2)
        painter.setFont(self.look.font(Role.BODY))
        painter.drawText(
            words.adjusted(0, box.height() / 2 + px(6), 0, 0), right | Qt.AlignmentFlag.AlignTop, self._kind
        )

    def _paint_fan(self, painter: QPainter) -> None:
        # In a header narrower than usual the cards make room for the name.
        scale = self.look.scale * min(1.0, self.width() / self.look.px(_USUAL_WIDTH))
        index = self._services.settings.value.corner_index
        width = round(_FAN_CARD_WIDTH * scale)
        for face, x, top, degrees in _FAN:
            picture: QPixmap = self._services.pictures.pixmap(face, width, self.devicePixelRatioF(), index)
            painter.save()
            painter.translate(x * scale, self.height() - (_HEADER_HEIGHT - top) * scale)
            painter.rotate(degrees)
            painter.drawPixmap(QPointF(-width / 2, 0), picture)
            painter.restore()
