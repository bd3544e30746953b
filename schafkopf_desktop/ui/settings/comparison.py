"""Four cards on the cloth, half as they are drawn by default and half as they are filtered now."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.ui.controls import Dressed
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_FACES = ("H_O", "L_9", "S_K", "H_10")
_MARGIN = 34
_KNOB = 19


class Comparison(Dressed, QAbstractSlider):
    """Before and after, with a line between them that can be dragged or moved with the arrow keys."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._originals: CardPictures | None = None
        self._before = self._after = ""
        self.setRange(0, 100)
        self.setValue(50)
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.valueChanged.connect(self.update)
        services.pictures.changed.connect(self.update)
        services.settings.changed.connect(self.update)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()
        self.dress(services.theme)

    def originals(self) -> CardPictures:
        """The pictures with all filters at 50 %."""
        shown = self._services.pictures
        if self._originals is None:
            self._originals = CardPictures(shown.pack, self, FilterSettings(), shown.store)
            self._originals.changed.connect(self.update)
        self._originals.set_pack(shown.pack)
        self._originals.set_corner_index(shown.corner_index)
        return self._originals

    def close_pictures(self) -> None:
        """End the work on the unfiltered pictures; none are shown afterwards."""
        if self._originals is not None:
            self._originals.close()

    def retranslate(self) -> None:
        """Take all texts again."""
        self._before = translate("Comparison", "Original", "the cards with all filters at 50 %")
        self._after = translate("Comparison", "With your settings", "the cards as they are filtered now")
        self.setAccessibleName(translate("Comparison", "Before and after"))
        self.update()

    def ring_radius(self) -> float:
        return self.look.px(16)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(560), self.look.px(306))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(360), self.look.px(306))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.setValue(50)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(box, self.look.px(16), self.look.px(16))
        painter.setClipPath(shape)
        ground = QRadialGradient(box.center(), box.width() * 0.6)
        for stop, colour in zip((0.0, 0.62, 1.0), theme.cloth, strict=True):
            ground.setColorAt(stop, colour)
        painter.fillRect(box, ground)
        line = self.width() * self.value() / 100
        self._paint_cards(painter, self.originals(), QRectF(0, 0, line, self.height()))
        self._paint_cards(painter, self._services.pictures, QRectF(line, 0, self.width() - line, self.height()))
        painter.fillRect(QRectF(line - 1.5, 0, 3, self.height()), theme.cloth_ink)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel)
        centre = QPointF(line, self.height() / 2)
        knob = self.look.px(_KNOB)
        painter.drawEllipse(centre, knob, knob)
        size = self.look.px(20)
        sign = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        paint_icon(painter, sign, "before_after", theme.ink)
        self._paint_tag(painter, self._before, Qt.AlignmentFlag.AlignLeft)
        self._paint_tag(painter, self._after, Qt.AlignmentFlag.AlignRight)

    def _follow(self, event: QMouseEvent) -> None:
        self.setValue(round(100 * event.position().x() / max(1, self.width())))

    def _paint_cards(self, painter: QPainter, pictures: CardPictures, part: QRectF) -> None:
        margin = self.look.px(_MARGIN)
        height = self.height() - 2 * margin
        width = round(height * 3 / 5)
        count = len(_FACES)
        if count * width + (count + 1) * 8 > self.width():
            width = round((self.width() - (count + 1) * 8) / count)
        gap = (self.width() - count * width) / (count + 1)
        top = (self.height() - width * 5 / 3) / 2
        index = self._services.settings.value.corner_index
        painter.save()
        painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
        for place, face in enumerate(_FACES):
            x = gap + place * (width + gap)
            if part.intersects(QRectF(x, top, width, width * 5 / 3)):
                picture = pictures.pixmap(face, width, self.devicePixelRatioF(), index)
                painter.drawPixmap(QPointF(round(x), round(top)), picture)
        painter.restore()

    def _paint_tag(self, painter: QPainter, text: str, side: Qt.AlignmentFlag) -> None:
        px = self.look.px
        painter.setFont(self.look.font(Role.SECONDARY_STRONG))
        width = painter.fontMetrics().horizontalAdvance(text) + px(22)
        left = px(12) if side is Qt.AlignmentFlag.AlignLeft else self.width() - px(12) - width
        box = QRectF(left, self.height() - px(34), width, px(24))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.tag)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QPen(self.look.theme.cloth_ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
