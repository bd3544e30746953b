"""The back of all cards: a blue field under an ochre lattice with the four suit signs, an edelweiss in the middle.

Point-symmetric, so that nobody sees which way up a card lies; shades would break that and are left out.
"""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import Shape, blob, ellipse, rectangle, stroke, thick_line, union

_CELL_WIDTH, _CELL_HEIGHT = 83, 128


def back() -> Canvas:
    """Draw the back."""
    canvas = Canvas()
    canvas.sheet(600, 1000, 34, "paper")
    canvas.outline(2.5, 2.5, 595, 995, radius=32, colour="card edge", line=3)
    canvas.part(rectangle(28, 28, 544, 944, 18), "red", line=4, shade=0, edge=0)
    canvas.outline(40, 40, 520, 920, radius=10, colour="paper", line=3)
    field = rectangle(52, 52, 496, 896, 6)
    canvas.part(field, "back field", line=3, shade=0, edge=0)
    _lattice(canvas, field.buffer(-2))
    _signs_in_cells(canvas)
    _medallion(canvas)
    return canvas


def _lattice(canvas: Canvas, field: Shape) -> None:
    rise = 600 * _CELL_HEIGHT / _CELL_WIDTH
    bars = []
    for i in range(-12, 20):
        x = 300 + i * _CELL_WIDTH
        bars.append(thick_line((x - 600, 500 - rise), (x + 600, 500 + rise), 4.8))
        bars.append(thick_line((x - 600, 500 + rise), (x + 600, 500 - rise), 4.8))
    canvas.fill(union(bars).intersection(field), "ochre")


def _signs_in_cells(canvas: Canvas) -> None:
    """Put a sign into every cell that the medallion leaves free; those below the middle stand on their heads."""
    for row in range(-4, 5):
        for column in range(-4, 5):
            for odd in (0, 1):
                x = 300 + column * _CELL_WIDTH + (0 if odd else _CELL_WIDTH / 2)
                y = 500 + row * _CELL_HEIGHT + (_CELL_HEIGHT / 2 if odd else 0)
                in_field = 72 < x < 528 and 80 < y < 920
                if not in_field or ((x - 300) / 128) ** 2 + ((y - 500) / 196) ** 2 < 1:
                    continue
                turned = y > 500.1 or (abs(y - 500) < 1 and x > 300)
                if turned:  # the same sign as its partner under a half turn
                    kind = ((-column - (0 if odd else 1)) * 2 - row - odd + odd) % 4
                else:
                    kind = (column * 2 + row + odd) % 4
                with canvas.at(x, y, 1.08, 180 if turned else 0):
                    for shape, colour in _small_sign(kind):
                        canvas.fill(shape, colour)


def _small_sign(kind: int) -> list[tuple[Shape, str]]:
    """Return a suit sign without contours: 0 bell, 1 leaf, 2 acorn, 3 heart."""
    if kind == 0:
        ball = ellipse(0, 3, 15).union(ellipse(0, -14, 5)).difference(ellipse(0, -14, 2))
        belt = blob("-16,0* 0,3 16,0* 16,5* 0,8 -16,5*")
        slit = stroke("-8,11 0,13.5 8,11", 2.6, 0, 0)
        return [(ball.difference(belt).difference(slit), "ochre.light")]
    if kind == 1:
        leaf = blob("0,-20* -6,-12 -17,-1 -15,11 -4,11 -2,20* 2,20* 4,11 15,11 17,-1 6,-12")
        return [(leaf.difference(stroke("0,-14 0,10", 2, 0.3, 0)), "leaf.light")]
    if kind == 2:
        nut, cup = blob("0,-20* -9,-12 -10,2* 10,2* 9,-12"), blob("-13,5* 13,5* 8,15 0,17 -8,15")
        return [(nut, "paper"), (cup, "back acorn cup")]
    return [(blob("0,-9* -6,-16 -16,-11 -15,2 0,19* 15,2 16,-11 6,-16"), "back heart")]


def _medallion(canvas: Canvas) -> None:
    canvas.part(ellipse(300, 500, 98, 150), "red", line=4, shade=0, edge=0)
    canvas.oval_outline(300, 500, 88, 140, colour="paper", line=3)
    for length, scale, offset in ((86, 0.9, 0.0), (80, 0.72, 22.5)):
        for petal in range(8):
            with canvas.at(300, 500, scale, petal * 45 + offset):
                shape = blob(f"0,0* -15,-26 -11,-60 0,{-length}* 11,-60 15,-26")
                canvas.part(shape, "white", line=3.4, shade=0, edge=1.2)
                canvas.brush("0,-16 0,-62", 2.4)
    for i in range(7):
        angle = i * math.pi * 2 / 6
        x, y = (300.0, 500.0) if i == 6 else (300 + 13 * math.cos(angle), 500 + 13 * math.sin(angle))
        canvas.part(ellipse(x, y, 7.4), "ochre", line=2.6, shade=0, edge=1)
    for turn in (0, 180):
        with canvas.at(300, 500, 1, turn):
            canvas.part(blob("0,-138 8,-122 0,-106 -8,-122"), "ochre", line=2.6, shade=0, edge=1)
