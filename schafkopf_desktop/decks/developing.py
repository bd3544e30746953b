"""From SVG files to a filtered image: the work that runs away from the window's thread."""

from dataclasses import dataclass

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from schafkopf_desktop.decks.pack import Pack
from schafkopf_desktop.decks.sprites import SpriteKey
from schafkopf_desktop.decks.stand_in import stand_in_image
from schafkopf_desktop.decks.svg_file import PackError, read_svg
from schafkopf_desktop.imaging import FilterSettings, apply_filters


@dataclass(frozen=True, slots=True)
class Developed:
    """A picture ready to be shown.

    Attributes:
        clean: the unfiltered picture, RGBA with straight alpha.
        settings: the filters that are in the image.
        image: premultiplied, as the screen wants it.
        problem: why this is a stand-in card and not the picture that was to be drawn.
    """

    key: SpriteKey
    clean: Image.Image
    settings: FilterSettings
    image: QImage
    problem: PackError | None = None


def develop(pack: Pack, key: SpriteKey, clean: Image.Image | None, settings: FilterSettings) -> Developed:
    """Filter a picture; when there is no clean one yet, draw it first.

    A face whose file is missing or unreadable becomes a stand-in card.
    """
    problem = None
    if clean is None:
        try:
            drawn = _drawn(pack, key)
        except PackError as error:
            problem = error
            drawn = stand_in_image(key.face, key.width, key.height)
        clean = _pillow_image(drawn)
    return Developed(key, clean, settings, _qt_image(apply_filters(clean, settings, key.face, key.ratio)), problem)


def _drawn(pack: Pack, key: SpriteKey) -> QImage:
    """The face, with the corner index over it where wanted; raises `PackError`."""
    files = [pack.picture_file(key.face)]
    index = pack.index_file(key.face)
    if key.index and index is not None:
        files.append(index)
    image = QImage(key.width, key.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        for file in files:
            renderer = QSvgRenderer()
            if not renderer.load(QByteArray(read_svg(file))):
                raise PackError(file, "can not be drawn")
            renderer.render(painter, QRectF(0, 0, key.width, key.height))
    finally:
        painter.end()
    return image


def _pillow_image(image: QImage) -> Image.Image:
    straight = image.convertToFormat(QImage.Format.Format_RGBA8888)
    # The bytes are copied, since they would not keep the QImage alive.
    pixels = bytes(straight.constBits())
    return Image.frombuffer("RGBA", (straight.width(), straight.height()), pixels, "raw", "RGBA", 0, 1)


def _qt_image(picture: Image.Image) -> QImage:
    pixels = picture.tobytes()
    straight = QImage(pixels, picture.width, picture.height, picture.width * 4, QImage.Format.Format_RGBA8888)
    # The conversion copies, which the constructor does not: `pixels` may go afterwards.
    return straight.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
