"""From SVG files to a filtered image: the work that runs away from the window's thread."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt, qVersion
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from schafkopf_desktop.decks.corner_index import paint_suit_letters
from schafkopf_desktop.decks.pack import Pack
from schafkopf_desktop.decks.picture_store import PictureStore
from schafkopf_desktop.decks.sprites import SpriteKey
from schafkopf_desktop.decks.stand_in import stand_in_image
from schafkopf_desktop.decks.svg_file import PackError, read_file, read_svg
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


def develop(
    pack: Pack,
    key: SpriteKey,
    clean: Image.Image | None,
    settings: FilterSettings,
    store: PictureStore | None = None,
) -> Developed:
    """Filter a picture; when there is no clean one yet, take it from the store or else draw it first.

    A face whose file is missing or unreadable becomes a stand-in card.
    """
    problem = None
    if clean is None:
        try:
            clean = _clean(pack, key, store)
        except PackError as error:
            problem = error
            clean = _pillow_image(stand_in_image(key.face, key.width, key.height))
    return Developed(key, clean, settings, _qt_image(apply_filters(clean, settings, key.face, key.ratio)), problem)


def _clean(pack: Pack, key: SpriteKey, store: PictureStore | None) -> Image.Image:
    files = [pack.picture_file(key.face)]
    if key.index is not None and (index := pack.index_file(key.face, key.index.ace_letter)) is not None:
        files.append(index)
    if store is None:
        return _pillow_image(_drawn(key, files))
    name = _fingerprint(key, files)
    stored = store.load(name, key.width, key.height)
    if stored is not None:
        return stored
    drawn = _pillow_image(_drawn(key, files))
    store.save(name, drawn)
    return drawn


def _fingerprint(key: SpriteKey, files: list[Path]) -> str:
    """A name for a picture that is another as soon as anything is that goes into it."""
    letters = "" if key.index is None else key.index.suit_letters
    digest = hashlib.blake2b(repr((qVersion(), key.width, key.height, key.ratio, letters)).encode(), digest_size=20)
    for file in files:
        digest.update(hashlib.blake2b(read_file(file)).digest())
    return digest.hexdigest()


def _drawn(key: SpriteKey, files: list[Path]) -> QImage:
    """The files one over the other, and the suit letters where wanted; raises `PackError`."""
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
        if key.index is not None and key.index.suit_letters:
            painter.scale(key.width / 600, key.height / 1000)
            paint_suit_letters(painter, key.index.suit_letters)
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
