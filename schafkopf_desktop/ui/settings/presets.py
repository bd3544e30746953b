"""Ready-made looks for the cards, each shown on two cards."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafkopf_desktop.decks.developing import develop
from schafkopf_desktop.decks.sprites import SpriteKey
from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Pressable
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_FACES = ("H_O", "L_D")
_CARD_WIDTH = 62


@dataclass(frozen=True)
class Preset:
    """A look with its name and what it feels like."""

    filters: FilterSettings
    name: Callable[[], str]
    character: Callable[[], str]


PRESETS = (
    Preset(
        FilterSettings(50, 50, 50),
        lambda: translate("Preset", "Original"),
        lambda: translate("Preset", "All at {percent}").format(percent=terms.percent(50)),
    ),
    Preset(
        FilterSettings(55, 40, 100),
        lambda: translate("Preset", "Candle light"),
        lambda: translate("Preset", "Very warm"),
    ),
    Preset(
        FilterSettings(35, 70, 85),
        lambda: translate("Preset", "Old parchment"),
        lambda: translate("Preset", "Soft and worn"),
    ),
    Preset(
        FilterSettings(30, 20, 95),
        lambda: translate("Preset", "Night"),
        lambda: translate("Preset", "Warm and gentle"),
    ),
    Preset(
        FilterSettings(80, 0, 50),
        lambda: translate("Preset", "Very legible"),
        lambda: translate("Preset", "Strong, smooth"),
    ),
)


class PresetTile(Pressable):
    """One preset; pressing it takes it."""

    def __init__(self, services: Services, preset: Preset) -> None:
        super().__init__()
        self.preset = preset
        self._services = services
        self._images: dict[SpriteKey, QImage] = {}
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.dress(services.theme)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts again."""
        self.setAccessibleName(self.preset.name())
        self.setAccessibleDescription(self.preset.character())
        self.setToolTip(self.preset.character())
        self.update()

    def nextCheckState(self) -> None:
        """Being checked says that the look is this one; only the settings decide that."""

    def ring_radius(self) -> float:
        return self.look.px(14)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(132), self.look.px(134))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(96), self.look.px(134))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        painter.setPen(QPen(theme.ochre, 2) if chosen else QPen(theme.line, 1))
        painter.setBrush(theme.ochre_background if chosen else theme.sunken if self.underMouse() else theme.panel)
        inset = 1 if chosen else 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), px(14), px(14))
        window = QRectF(px(9), px(9), self.width() - 2 * px(9), px(74))
        self._paint_cards(painter, window)
        words = QRectF(window.left(), window.bottom() + px(4), window.width(), px(22))
        self._paint_line(painter, words, Role.BODY_STRONG, self.preset.name())
        painter.setOpacity(0.85)
        self._paint_line(painter, words.translated(0, px(19)), Role.SECONDARY, self.preset.character())

    def _paint_line(self, painter: QPainter, box: QRectF, role: Role, text: str) -> None:
        font = self.look.font(role)
        painter.setFont(font)
        painter.setPen(self.look.theme.ink)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_cards(self, painter: QPainter, window: QRectF) -> None:
        px = self.look.px
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(window, px(6), px(6))
        painter.setClipPath(shape)
        painter.fillRect(window, self.look.theme.cloth[1])
        width, ratio = px(_CARD_WIDTH), self.devicePixelRatioF()
        left = window.center().x() - width * 0.9
        for place, face in enumerate(_FACES):
            image = self._image(self._services.pictures.key(face, width, ratio, index=False))
            target = QRectF(left + place * width * 0.8, window.top() + px(8 + 6 * place), width, width * 5 / 3)
            painter.drawImage(target, image)
        painter.restore()

    def _image(self, key: SpriteKey) -> QImage:
        """The two cards are small and few: they are made here, once for each size."""
        if key not in self._images:
            self._images = {other: image for other, image in self._images.items() if other.width == key.width}
            self._images[key] = develop(self._services.pictures.pack, key, None, self.preset.filters).image
        return self._images[key]


class PresetRow(QWidget):
    """All presets side by side; the one that the filters are set to is marked.

    Signals:
        chosen: the person took a look; carries its filters.
    """

    chosen = Signal(FilterSettings)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(services.theme.px(14))
        self.tiles = tuple(PresetTile(services, preset) for preset in PRESETS)
        for tile in self.tiles:
            tile.clicked.connect(lambda _checked=False, filters=tile.preset.filters: self.chosen.emit(filters))
            row.addWidget(tile)

    def show_filters(self, filters: FilterSettings) -> None:
        """Mark the preset that has these filters, if one has."""
        for tile in self.tiles:
            tile.setChecked(tile.preset.filters == filters)

    def retranslate(self) -> None:
        """Take all texts again."""
        for tile in self.tiles:
            tile.retranslate()
