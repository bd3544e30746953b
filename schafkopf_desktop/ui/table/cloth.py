"""The cloth: a green ground lit from above, woven, with a stitched double line along its edge."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient, QTransform

from schafkopf_desktop.ui.theme import Theme

_WEAVE = 4


class Cloth:
    """Paints the ground of the table from a picture that is made once per size, ratio and theme."""

    def __init__(self) -> None:
        self._made_for: tuple[QSize, float, bool, float] | None = None
        self._picture = QPixmap()

    def paint(self, painter: QPainter, size: QSize, exposed: QRectF, theme: Theme, scale: float) -> None:
        """Paint the part `exposed` of a cloth of `size` logical pixels."""
        ratio = painter.device().devicePixelRatioF()
        wanted = (QSize(size), ratio, theme.is_dark, scale)
        if wanted != self._made_for:
            self._picture = draw_cloth(size, ratio, theme, scale)
            self._made_for = wanted
        # Whole pixels of the screen, one more on each side: a pixel half covered would shine through as a seam.
        touched = QRectF(exposed.topLeft() * ratio, exposed.size() * ratio).toAlignedRect().adjusted(-1, -1, 1, 1)
        pixels = QRectF(touched & self._picture.rect())
        painter.drawPixmap(QRectF(pixels.topLeft() / ratio, pixels.size() / ratio), self._picture, pixels)


def draw_cloth(size: QSize, ratio: float, theme: Theme, scale: float) -> QPixmap:
    """The whole cloth as a picture."""
    picture = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    width, height = size.width(), size.height()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    for stop, colour in zip((0.0, 0.62, 1.0), theme.cloth, strict=True):
        gradient.setColorAt(stop, colour)
    brush = QBrush(gradient)
    # An ellipse that reaches the farthest corner, as the light of one lamp does.
    reach = 2**0.5
    brush.setTransform(
        QTransform().translate(0.5 * width, 0.46 * height).scale(0.5 * width * reach, 0.54 * height * reach)
    )
    painter.fillRect(QRectF(0, 0, width, height), brush)
    painter.drawTiledPixmap(QRectF(0, 0, width, height), _weave(ratio))
    _stitch(painter, width, height, theme, scale)
    painter.end()
    return picture


def _weave(ratio: float) -> QPixmap:
    tile = QPixmap(QSize(_WEAVE, _WEAVE) * ratio)
    tile.fill(Qt.GlobalColor.transparent)
    side = tile.width()
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, start in ((QColor(255, 255, 255, 9), 0), (QColor(0, 0, 0, 13), side / 2)):
        painter.setPen(QPen(colour, side / 4))
        for shift in (-side, 0, side):
            painter.drawLine(QPointF(start + shift, 0), QPointF(start + shift + side, side))
    painter.end()
    tile.setDevicePixelRatio(ratio)
    return tile


def _stitch(painter: QPainter, width: float, height: float, theme: Theme, scale: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QColor(theme.cloth_ink)
    for inset, radius, strength in ((12, 22, 0.16), (17, 17, 0.08)):
        line.setAlphaF(strength)
        painter.setPen(QPen(line, max(1.0, scale)))
        edge = inset * scale + 0.5
        painter.drawRoundedRect(QRectF(edge, edge, width - 2 * edge, height - 2 * edge), radius * scale, radius * scale)
