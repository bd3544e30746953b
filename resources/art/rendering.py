"""Rendering of the deck's SVG files with QtSvg, the renderer of the program itself."""

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


class UnreadablePictureError(Exception):
    """QtSvg does not take a document for a picture."""


def render(document: str, width: int, height: int, background: str = "#2f5d3a") -> QImage:
    """Return the picture at width x height pixels on a background colour, which may be transparent.

    Raises:
        UnreadablePictureError: QtSvg cannot load the document.
    """
    renderer = QSvgRenderer(QByteArray(document.encode()))
    if not renderer.isValid():
        raise UnreadablePictureError(document[:80])
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(background)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def grey_values(image: QImage) -> bytes:
    """Return the brightness of each pixel (0..255), row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    stride, width = grey.bytesPerLine(), grey.width()
    rows = bytes(grey.constBits())
    return b"".join(rows[y * stride : y * stride + width] for y in range(grey.height()))
