"""The double-headed pack: the same picture from both ends of the card, under a light that does not turn with it."""

import math
from itertools import combinations

import pytest
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from resources.art.__main__ import DECKS
from resources.art.rendering import grey_values, render

pytest.importorskip("shapely", reason="drawing needs shapely")

from resources.art.double_german.halves import HalvedCanvas
from resources.art.double_german.pip_cards import places
from resources.art.kit.palette import COLOURS
from resources.art.kit.shapes import box

PACK = DECKS / "double_german"
COURTS = [f"{suit}_{rank}" for suit in "ELHS" for rank in "DKOU"]
_SAME = (
    12  # mean difference of brightness that shade alone makes is below; a single figure upside down makes 50 and more
)
_LIT_ALIKE = 1


def _difference_upside_down(document: str) -> float:
    image = render(document, 150, 250)
    turned = image.transformed(QTransform().rotate(180))
    pairs = zip(grey_values(image), grey_values(turned), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (150 * 250)


@pytest.mark.parametrize("face", COURTS)
def test_a_court_shows_the_same_from_both_ends_but_for_its_shade(face: str, qtbot: QtBot) -> None:
    document = (PACK / f"{face}.svg").read_text(encoding="utf-8")
    assert _LIT_ALIKE < _difference_upside_down(document) < _SAME


def _drawn_box(turned: bool) -> str:
    canvas = HalvedCanvas()
    with canvas.half(turned):
        canvas.fill(box(100, 0, 200, 1000), "ink")
    return canvas.svg()


@pytest.mark.parametrize(
    ("turned", "inked", "blank"),
    [
        (False, (150, 400), (150, 700)),
        (False, (150, 60), (150, 20)),  # the frame cuts too
        (True, (450, 600), (450, 300)),
    ],
)
def test_what_leaves_its_half_is_cut_off(
    turned: bool, inked: tuple[int, int], blank: tuple[int, int], qtbot: QtBot
) -> None:
    image = render(_drawn_box(turned), 600, 1000, background=COLOURS["paper"])
    assert image.pixelColor(*inked).name() == COLOURS["ink"]
    assert image.pixelColor(*blank).name() == COLOURS["paper"]


def test_shade_lies_at_the_lower_right_in_both_halves(qtbot: QtBot) -> None:
    canvas = HalvedCanvas()
    for turned in (False, True):
        with canvas.half(turned):
            canvas.part(box(250, 150, 350, 250), "red", shade=20, edge=0)
    image = render(canvas.svg(), 600, 1000)
    for top in (150, 750):
        assert image.pixelColor(345, top + 92).name() == COLOURS["red.shade"]
        assert image.pixelColor(258, top + 12).name() == COLOURS["red"]


@pytest.mark.parametrize("count", [10, 9, 8, 7])
def test_the_halves_of_a_pip_card_hold_its_pips_apart_from_each_other(count: int) -> None:
    halves = places(count, (count + 1) // 2), places(count, count // 2)
    assert sum(map(len, halves)) == count
    assert all(math.dist(one, other) > 100 for half in halves for one, other in combinations(half, 2))
