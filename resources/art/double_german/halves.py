"""The double-headed card: two halves that stand on their heads to each other, parted by a slanting ribbon.

The lower half is drawn once more under a half turn, so that the light falls from the upper left in both.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from resources.art.double_german.turned_signs import place_turned_sign
from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import Matrix, Shape, polygon, transformed, union
from resources.art.kit.spline import Point
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import place_sign

Scene = Callable[[Canvas], None]

_LEFT_END, _RIGHT_END = 536, 464  # where the middle of the ribbon meets the frame
_UPPER = polygon([(0, 0), (600, 0), (600, _RIGHT_END - 5), (0, _LEFT_END + 5)]).intersection(PICTURE_AREA)
_RIBBON_HALF = 13
# A card with two figures may weigh what a card with one weighs: hence wider hatching and fewer points on its curves.
_HATCH_FACTOR = 1.3
_TOLERANCE_FACTOR = 1.6
_CONTOUR_TOLERANCE = 0.35


class HalvedCanvas(Canvas):
    """A card whose upper and lower half are drawn one after the other, each cut to its own area."""

    _area: Shape | None = None

    @contextmanager
    def half(self, turned: bool) -> Iterator[None]:
        """Draw into one half as if it were the upper one; what leaves it or the picture is cut off."""
        with self.at(600, 1000, 1, 180) if turned else self.at():
            self._area = transformed(_UPPER, self._matrix)
            try:
                yield
            finally:
                self._area = None

    def part(self, shape: Shape, colour: str, *, hatch: float = 0, **looks: Any) -> None:
        """Print a part as every canvas does, cut to the half."""
        super().part(self._cut(shape).simplify(_CONTOUR_TOLERANCE), colour, hatch=hatch * _HATCH_FACTOR, **looks)

    def fill(self, shape: Shape, colour: str) -> None:
        """Print a flat shape, cut to the half."""
        super().fill(self._cut(shape), colour)

    def hatch(self, area: Shape, gap: float, angle: float = -52, width: float = 1.9) -> None:
        """Hatch an area, cut to the half."""
        super().hatch(self._cut(area), gap, angle, width)

    def _print(self, shape: Shape, colour: str, *, opacity: str | None = None, tolerance: float = 0.22) -> None:
        super()._print(shape, colour, opacity=opacity, tolerance=tolerance * _TOLERANCE_FACTOR)

    def _cut(self, shape: Shape) -> Shape:
        if self._area is None:
            return shape
        return shape.buffer(0).intersection(transformed(self._area, _inverse(self._matrix)))


def double_headed(suit: str, scene: Scene, signs: tuple[Point, ...], scale: float) -> HalvedCanvas:
    """Draw a card whose halves show the same scene; signs are the places of the suit signs in the upper half."""
    canvas = HalvedCanvas()
    paper(canvas)
    for turned in (False, True):
        with canvas.half(turned):
            scene(canvas)
    place_signs(canvas, suit, signs, signs, scale)
    draw_ribbon(canvas, *RIBBONS[suit])
    frame(canvas)
    return canvas


RIBBONS: dict[str, tuple[str, str]] = {
    "E": ("brown", "ochre"),
    "L": ("green", "ochre"),
    "H": ("red", "white"),
    "S": ("ochre", "blue"),
}
"""Cloth and lozenges of the ribbon of each suit."""

_COURT_SIGNS: dict[str, tuple[Point, ...]] = {
    "K": ((150, 112),),
    "O": ((150, 112),),
    "U": ((107, 424),),
    "D": ((150, 112), (450, 112)),
}
_FIGURE_PLACE = (25, -74)  # from the figure's own system to the half


def court(suit: str, rank: str, figure: Scene) -> HalvedCanvas:
    """Draw a court card with a figure in both halves, measured as garb.py tells, the sign where the rank wants it."""

    def scene(canvas: Canvas) -> None:
        with canvas.at(*_FIGURE_PLACE):
            figure(canvas)

    return double_headed(suit, scene, _COURT_SIGNS[rank], 1.1)


def place_signs(canvas: Canvas, suit: str, upper: tuple[Point, ...], lower: tuple[Point, ...], scale: float) -> None:
    """Place upright signs in the upper half and turned ones in the lower, both told from their own end of the card."""
    for x, y in upper:
        with canvas.at(x, y, scale):
            place_sign(canvas, suit)
    for x, y in lower:
        with canvas.at(600 - x, 1000 - y, scale):
            place_turned_sign(canvas, suit)


def draw_ribbon(canvas: Canvas, cloth: str, lozenge: str) -> None:
    """Draw the ribbon between the halves, with lozenges along it."""
    half = _RIBBON_HALF
    ribbon = polygon(
        [(0, _LEFT_END - half), (600, _RIGHT_END - half), (600, _RIGHT_END + half), (0, _LEFT_END + half)]
    ).intersection(PICTURE_AREA)
    canvas.part(ribbon, cloth, line=4, shade=0, edge=0)
    stones = []
    for i in range(-6, 7):
        x = 300 + i * 41
        y = 500 + (300 - x) * (_LEFT_END - _RIGHT_END) / 600
        stones.append(polygon([(x - 12, y + 1.4), (x, y - 7), (x + 12, y - 1.4), (x, y + 7)]))
    canvas.part(union(stones), lozenge, line=2, shade=0, edge=0)


def _inverse(matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = matrix
    area = a * d - b * c
    return (d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area)
