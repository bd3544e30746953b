"""The back of the Bavarian pack: slanting lozenges in white and blue, a wreath of the suit signs in the middle.

Point-symmetric, so that nobody sees which way up a card lies; shades would break that and are left out.
"""

import math
from collections.abc import Iterator

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, several, stroke

_LENGTH, _BREADTH, _SLANT = 108, 60, 58
"""A lozenge's diagonals in units, and how many degrees the long one leans from the level, down to the right."""


def back() -> Canvas:
    """Draw the back."""
    canvas = Canvas()
    canvas.sheet(600, 1000, 34, "paper")
    canvas.outline(2.5, 2.5, 595, 995, radius=32, colour="card edge", line=3)
    canvas.part(rectangle(28, 28, 544, 944, 18), "ochre", line=4, shade=0, edge=0)
    canvas.outline(39, 39, 522, 922, radius=11, colour="ink", line=2)
    _border_beads(canvas)
    field = rectangle(58, 58, 484, 884, 6)
    canvas.part(field, "white", line=3.6, shade=0, edge=0)
    canvas.fill(several(_lozenges(field)), "back field")
    _medallion(canvas)
    return canvas


def _border_beads(canvas: Canvas) -> None:
    for i in range(12):
        for y in (48.5, 951.5):
            canvas.fill(ellipse(300 + (i - 5.5) * 42, y, 3.6), "red")
    for i in range(21):
        for x in (48.5, 551.5):
            canvas.fill(ellipse(x, 500 + (i - 10) * 42, 3.6), "red")


def _lozenges(field: Shape) -> Iterator[Shape]:
    """Yield the blue lozenges that fall into the field: every second cell of a slanting lattice."""
    inner = field.buffer(-2)
    cos, sin = math.cos(math.radians(_SLANT)), math.sin(math.radians(_SLANT))
    along = (_LENGTH / 2 * cos, _LENGTH / 2 * sin)
    across = (-_BREADTH / 2 * sin, _BREADTH / 2 * cos)
    for i in range(-24, 25):
        for j in range(-24, 25):
            if (i + j) % 2:
                continue
            x, y = 300 + (i + j) * along[0] + (i - j) * across[0], 500 + (i + j) * along[1] + (i - j) * across[1]
            corners = [
                (x - along[0], y - along[1]),
                (x + across[0], y + across[1]),
                (x + along[0], y + along[1]),
                (x - across[0], y - across[1]),
            ]
            piece = polygon(corners).intersection(inner)
            if not piece.is_empty:
                yield piece


def _medallion(canvas: Canvas) -> None:
    canvas.part(ellipse(300, 500, 138, 196), "ochre", line=4, shade=0, edge=0)
    canvas.part(ellipse(300, 500, 124, 182), "back field", line=3, shade=0, edge=0)
    canvas.oval_outline(300, 500, 115, 173, colour="ochre.light", line=2.4)
    for turn in (0, 180):
        with canvas.at(300, 500, 1, turn):
            for x, y, angle, kind in ((0, -132, 0, 0), (62, -82, 40, 1), (88, 2, 90, 2), (60, 86, 140, 3)):
                with canvas.at(x, y, 1.75, angle):
                    for shape, colour in _small_sign(kind):
                        canvas.fill(shape, colour)
    for length, offset, colour in ((62, 22.5, "ochre.light"), (54, 0, "paper")):
        for petal in range(8):
            with canvas.at(300, 500, 0.92, petal * 45 + offset):
                canvas.part(
                    polygon([(0, 0), (-12, -length * 0.5), (0, -length), (12, -length * 0.5)]),
                    colour,
                    line=3,
                    shade=0,
                    edge=0,
                )
    canvas.part(ellipse(300, 500, 11), "red", line=3, shade=0, edge=0)
    canvas.fill(ellipse(300, 500, 4), "ochre.light")


def _small_sign(kind: int) -> list[tuple[Shape, str]]:
    """Return a suit sign without contours: 0 acorn, 1 heart, 2 leaf, 3 bell."""
    if kind == 0:
        nut, cup = blob("0,-22* -10,-13 -11,1* 11,1* 10,-13"), blob("-14,5* 14,5* 8,16 0,18 -8,16")
        return [(nut, "back acorn cup"), (cup, "leaf.light")]
    if kind == 1:
        return [(blob("0,-9* -6,-17 -17,-12 -16,3 0,20* 16,3 17,-12 6,-17"), "back heart")]
    if kind == 2:
        leaf = blob("0,-21* -7,-12 -17,-1 -15,11 -4,11 -2,21* 2,21* 4,11 15,11 17,-1 7,-12")
        return [(leaf.difference(stroke("0,-14 0,10", 2.4, 0.3, 0)), "leaf.light")]
    ball = ellipse(0, 3, 15).union(ellipse(0, -15, 5))
    gaps = blob("-17,0* 0,3 17,0* 17,4* 0,7 -17,4*").union(stroke("-8,11 0,13.5 8,11", 2.8, 0, 0))
    return [(ball.difference(gaps), "ochre.light")]
