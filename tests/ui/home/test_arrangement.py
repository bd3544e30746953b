"""The sizes of the gallery, as plain arithmetic."""

import pytest
from PySide6.QtCore import QSize

from schafkopf_desktop.ui.home.arrangement import LARGEST_CARD, SMALLEST_CARD, narrow_gallery, wide_columns


@pytest.mark.parametrize("suit_length", [10, 8])
@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1100, 552, 1.0), (1280, 752, 1.0), (1920, 1025, 1.15), (2560, 1380, 1.35), (3840, 2080, 1.65), (3440, 800, 1.0)],
)
def test_the_columns_fit_into_the_page(width: int, height: int, scale: float, suit_length: int) -> None:
    room = QSize(round(width - 56 * scale), round(height - 200 * scale))
    columns = wide_columns(room, suit_length, scale)
    assert columns.total <= room.width() + 1
    assert SMALLEST_CARD <= columns.card <= LARGEST_CARD * scale
    assert suit_length * columns.card + (suit_length - 1) * columns.gaps[0] == pytest.approx(columns.left, abs=1)


def test_the_cards_of_1280_are_as_in_the_picture() -> None:
    columns = wide_columns(QSize(1224, 640), 10, 1.0)
    assert columns.card == pytest.approx(78.8, abs=1)
    assert columns.side == 332


@pytest.mark.parametrize("suit_length", [10, 8])
@pytest.mark.parametrize("width", [904, 1040])
def test_half_a_suit_fills_a_narrow_page(width: int, suit_length: int) -> None:
    columns = narrow_gallery(width, suit_length, 1.0)
    count = suit_length // 2
    assert count * columns.card + (count - 1) * columns.gaps[0] == pytest.approx(width)
    assert columns.gaps[0] >= 12
