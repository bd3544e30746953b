"""What the corner of a card says beside its picture: rank and suit, and in letters for whom colours do not tell."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

_PAPER, _INK = QColor("#f7eed8"), QColor("#2b1c14")
_PLATE = QRectF(36, 157, 64, 48)  # on the card of 600 x 1000 units, under the index
_LETTERS = _PLATE.adjusted(5, 8, -5, -8)


@dataclass(frozen=True, slots=True)
class IndexMarks:
    """What one face shows in its corner.

    Attributes:
        ace_letter: what a Daus is marked with, "D" or "A"; "D" on every other face.
        suit_letters: the suit in a letter or two; empty for none.
    """

    ace_letter: str = "D"
    suit_letters: str = ""


@dataclass(frozen=True, slots=True)
class CornerIndex:
    """How people want the corner index of all cards.

    Attributes:
        ace_letter: "D" for Daus or "A" for ace.
        suit_letters: a letter or two for each suit E, L, H and S; empty for none.
    """

    ace_letter: str = "D"
    suit_letters: Mapping[str, str] = field(default_factory=dict)

    def marks(self, face: str) -> IndexMarks:
        """What a face shows."""
        suit, rank = face.split("_")
        return IndexMarks(self.ace_letter if rank == "D" else "D", self.suit_letters.get(suit, ""))


def paint_suit_letters(painter: QPainter, letters: str) -> None:
    """Paint letters on a plate under the index, with a painter whose card is 600 wide and 1000 high."""
    painter.setPen(QPen(_INK, 2.5))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(_PLATE, 9, 9)
    font = QFont("Lato")
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(100)
    outline = QPainterPath()
    outline.addText(0, 0, font, letters)
    box = outline.boundingRect()
    scale = min(_LETTERS.width() / box.width(), _LETTERS.height() / box.height())
    painter.save()
    painter.translate(_LETTERS.center())
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    painter.drawPath(outline)
    painter.restore()
