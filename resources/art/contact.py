"""Contact sheets: a whole pack on green cloth, for people to look at."""

from pathlib import Path

from PySide6.QtGui import QImage, QPainter

from resources.art.rendering import render
from schafkopf_desktop.decks.pack import BACK, SUITS, Pack, load_pack

_CLOTH = "#2f5d3a"
_GAP = 14
_FAN_WIDTHS = (180, 120, 80)
_FAN_STEP = 0.35
_FAN_HEIGHT = 330


def write_contact_sheets(deck: Path, folder: Path) -> list[Path]:
    """Write a pack at 180 x 300, one sheet per suit at 540 x 900, and fans with and without the index.

    Returns the paths of the PNG files written; raises `PackError` when the pack has no description.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pack = load_pack(deck)
    suits = {suit: [face for face in pack.faces if face.startswith(suit)] for suit in SUITS}
    longest = max(len(faces) for faces in suits.values())
    sheets = {"deck": _sheet(pack, [suits[suit] for suit in SUITS] + [[BACK]], longest, 180)}
    for suit, faces in suits.items():
        sheets[f"suit_{suit}"] = _sheet(pack, [faces], 5, 540)
    sheets["back"] = _sheet(pack, [[BACK]], 1, 540)
    sheets["fan"] = _fans(pack, [faces for faces in suits.values() for _ in (False, True)], longest)
    paths = []
    for name, image in sheets.items():
        path = folder / f"{name}.png"
        image.save(str(path))
        paths.append(path)
    return paths


def _sheet(pack: Pack, groups: list[list[str]], columns: int, width: int) -> QImage:
    """Lay out groups of faces, each beginning a new row."""
    rows = [group[start : start + columns] for group in groups for start in range(0, len(group), columns)]
    height = width * 5 // 3
    image = _cloth(columns * (width + _GAP) + _GAP, len(rows) * (height + _GAP) + _GAP)
    painter = QPainter(image)
    for y, row in enumerate(rows):
        for x, face in enumerate(row):
            painter.drawImage(_GAP + x * (width + _GAP), _GAP + y * (height + _GAP), _card(pack, face, width))
    painter.end()
    return image


def _fans(pack: Pack, rows: list[list[str]], longest: int) -> QImage:
    """Each row as fans of three sizes; every other row with the index."""
    widths = [round(width * (1 + _FAN_STEP * (longest - 1))) + 3 * _GAP for width in _FAN_WIDTHS]
    image = _cloth(sum(widths), len(rows) * _FAN_HEIGHT)
    painter = QPainter(image)
    for y, faces in enumerate(rows):
        left = _GAP
        for width, room in zip(_FAN_WIDTHS, widths, strict=True):
            for x, face in enumerate(faces):
                card = _card(pack, face, width, index=y % 2 == 1)
                painter.drawImage(left + round(x * width * _FAN_STEP), y * _FAN_HEIGHT + _GAP, card)
            left += room
    painter.end()
    return image


def _card(pack: Pack, face: str, width: int, *, index: bool = False) -> QImage:
    height = width * 5 // 3
    image = render(pack.picture_file(face).read_text(encoding="utf-8"), width, height, _CLOTH)
    index_file = pack.index_file(face) if index else None
    if index_file is not None:
        painter = QPainter(image)
        painter.drawImage(0, 0, render(index_file.read_text(encoding="utf-8"), width, height, "#00000000"))
        painter.end()
    return image


def _cloth(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(_CLOTH)
    return image
