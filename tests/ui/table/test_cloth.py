"""The ground of the table, which is painted anew piece by piece where something moves."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.table.cloth import Cloth
from schafkopf_desktop.ui.theme import LIGHT

SIZE = QSize(80, 60)
PIECE = QRectF(7, 9, 33, 21)


def painted(cloth: Cloth, ratio: float, exposed: QRectF) -> QImage:
    image = QImage(SIZE * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    cloth.paint(painter, SIZE, exposed, LIGHT, 1.0)
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_a_piece_painted_anew_leaves_no_seam(qtbot: QtBot, ratio: float) -> None:
    cloth = Cloth()
    whole = painted(cloth, ratio, QRectF(0, 0, SIZE.width(), SIZE.height()))
    piece = painted(cloth, ratio, PIECE)
    touched = QRectF(PIECE.topLeft() * ratio, PIECE.size() * ratio).toAlignedRect()
    assert piece.copy(touched) == whole.copy(touched)
