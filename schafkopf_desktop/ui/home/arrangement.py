"""How large the cards of the gallery are, and how the page divides; plain arithmetic."""

from dataclasses import dataclass

from PySide6.QtCore import QSize

NARROW = 1100
SUITS = 4
SMALLEST_CARD = 60.0
LARGEST_CARD = 150.0
_SIDE = (332, 440)  # narrowest and widest right column
_GUTTER = 30
_GAP = (8.2, 24.0)  # between columns
_ROW_GAP = 11.0


@dataclass(frozen=True)
class Columns:
    """The division of the page, all in logical pixels.

    Attributes:
        card: width of a card.
        gaps: between columns and between rows of cards.
        left: width of the gallery.
        side: width of the right column; 0 when it lies above.
        total: width of everything.
    """

    card: float
    gaps: tuple[float, float]
    left: int
    side: int
    total: int


def is_narrow(width: int) -> bool:
    """Whether a page of this width has no room for a right column."""
    return width < NARROW


def wide_columns(room: QSize, suit_length: int, scale: float) -> Columns:
    """One suit a row beside the right column: cards as large as width and height allow, the rest goes to the gaps,
    then to the right column."""
    side, gutter = _SIDE[0] * scale, _GUTTER * scale
    across = room.width() - side - gutter
    gap_count = suit_length - 1
    by_width = (across - gap_count * _GAP[0] * scale) / suit_length
    by_height = (room.height() - (SUITS - 1) * _ROW_GAP * scale) / SUITS * 3 / 5
    card = max(SMALLEST_CARD, min(by_width, by_height, LARGEST_CARD * scale))
    gap = max(_GAP[0] * scale, min((across - suit_length * card) / gap_count, _GAP[1] * scale))
    left = suit_length * card + gap_count * gap
    side = max(side, min(room.width() - left - gutter, _SIDE[1] * scale))
    return Columns(card, (gap, _ROW_GAP * scale), round(left), round(side), round(left + gutter + side))


def narrow_gallery(width: int, suit_length: int, scale: float) -> Columns:
    """Half a suit a row over the whole width, or one card more when a suit has an odd number."""
    columns = (suit_length + 1) // 2
    card = min((width - (columns - 1) * 12 * scale) / columns, LARGEST_CARD * scale)
    gap = (width - columns * card) / (columns - 1)
    return Columns(card, (gap, 16 * scale), width, 0, width)
