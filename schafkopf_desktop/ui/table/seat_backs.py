"""The cards that a computer player holds: backs in a small fan behind the plate, as many as are really held."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.ui.table.card_sprite import BACK
from schafkopf_desktop.ui.table.geometry import CARD_RATIO, Box, Placement, TableGeometry


class SeatBacks(QGraphicsItem):
    """A fan of `count` backs; paints in the coordinates of the table."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._places: tuple[Placement, ...] = ()
        self.count = 0

    def arrange(self, geometry: TableGeometry, plate: Box, count: int) -> None:
        """Show `count` backs behind `plate`."""
        self.prepareGeometryChange()
        self.count = count
        self._places = tuple(geometry.seat_back(plate, index, count) for index in range(count))
        self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        if not self._places:
            return QRectF()
        first, last = self._places[0], self._places[-1]
        reach = first.width
        left, right = first.centre.x - reach, last.centre.x + reach
        middle = self._places[len(self._places) // 2].centre.y
        half = first.width * CARD_RATIO / 2 + 20
        return QRectF(left, middle - half, right - left, 2 * half)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = painter.device().devicePixelRatioF()
        for place in self._places:
            picture = self._pictures.pixmap(BACK, place.width, ratio, False)
            painter.save()
            painter.translate(place.centre.x, place.centre.y)
            painter.rotate(place.rotation)
            box = QRectF(-place.width / 2, -place.width * CARD_RATIO / 2, place.width, place.width * CARD_RATIO)
            painter.drawPixmap(box, picture, QRectF(QPointF(), picture.size().toSizeF()))
            painter.restore()
