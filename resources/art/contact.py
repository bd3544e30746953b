"""Contact sheets: the whole deck on green cloth, for people to look at."""

from pathlib import Path

from PySide6.QtGui import QImage, QPainter

from resources.art.checks import FACES, RANKS, SUITS
from resources.art.rendering import render

_CLOTH = "#2f5d3a"
_GAP = 14


def write_contact_sheets(deck: Path, folder: Path) -> list[Path]:
    """Write the deck at 180 x 300, one sheet per suit at 540 x 900, and fans with and without the index.

    Returns the paths of the PNG files written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    faces = {face: (deck / f"{face}.svg").read_text(encoding="utf-8") for face in FACES}
    back = (deck / "back.svg").read_text(encoding="utf-8")
    sheets = {"deck": _sheet([*faces.values(), back], len(RANKS), 180)}
    for suit in SUITS:
        sheets[f"suit_{suit}"] = _sheet([faces[f"{suit}_{rank}"] for rank in RANKS], 5, 540)
    sheets["fan"] = _fans(deck)
    paths = []
    for name, image in sheets.items():
        path = folder / f"{name}.png"
        image.save(str(path))
        paths.append(path)
    return paths


def _sheet(documents: list[str], columns: int, width: int) -> QImage:
    height = width * 5 // 3
    rows = -(-len(documents) // columns)
    image = _cloth(columns * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP)
    painter = QPainter(image)
    for i, document in enumerate(documents):
        x, y = _GAP + i % columns * (width + _GAP), _GAP + i // columns * (height + _GAP)
        painter.drawImage(x, y, render(document, width, height, _CLOTH))
    painter.end()
    return image


def _fans(deck: Path) -> QImage:
    """Each suit as a fan of ten in strips of 35 %, at three sizes, without and with the index."""
    image = _cloth(1500, 4 * 2 * 330)
    painter = QPainter(image)
    for row, (suit, index) in enumerate((suit, index) for suit in SUITS for index in (False, True)):
        left = _GAP
        for width in (180, 120, 80):
            step = int(width * 0.35)
            for i, rank in enumerate(RANKS):
                painter.drawImage(left + i * step, row * 330 + _GAP, _card(deck, f"{suit}_{rank}", width, index))
            left += step * (len(RANKS) - 1) + width + 3 * _GAP
    painter.end()
    return image


def _card(deck: Path, face: str, width: int, index: bool) -> QImage:
    height = width * 5 // 3
    image = render((deck / f"{face}.svg").read_text(encoding="utf-8"), width, height, _CLOTH)
    if index:
        overlay = render((deck / f"{face}.index.svg").read_text(encoding="utf-8"), width, height, "#00000000")
        painter = QPainter(image)
        painter.drawImage(0, 0, overlay)
        painter.end()
    return image


def _cloth(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(_CLOTH)
    return image
