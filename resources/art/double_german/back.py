"""The back of the Tell pack: crossbows on a red field under a net of rings; point-symmetric and therefore flat."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, stroke, thick_line, union
from resources.art.kit.spline import mirrored

_CELL = 110


def back() -> Canvas:
    """Draw the back."""
    canvas = Canvas()
    canvas.sheet(600, 1000, 34, "paper")
    canvas.outline(2.5, 2.5, 595, 995, radius=32, colour="card edge", line=3)
    canvas.part(rectangle(28, 28, 544, 944, 18), "back field", line=4, shade=0, edge=0)
    canvas.outline(40, 40, 520, 920, radius=10, colour="ochre", line=3)
    field = rectangle(52, 52, 496, 896, 6)
    canvas.part(field, "red.shade", line=3, shade=0, edge=0)
    _net(canvas, field.buffer(-2))
    _medallion(canvas)
    return canvas


def _net(canvas: Canvas, field: Shape) -> None:
    """Draw rings that touch, a star of four leaves in each and a stone between them."""
    rings, leaves, stones = [], [], []
    for row in range(-4, 5):
        for column in range(-2, 3):
            x, y = 300 + column * _CELL, 500 + row * _CELL
            rings.append(ellipse(x, y, _CELL / 2 + 2).difference(ellipse(x, y, _CELL / 2 - 2.4)))
            for angle in (0, 90, 180, 270):
                cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
                petal = [
                    (9 * cos, 9 * sin),
                    (22 * cos - 8 * sin, 22 * sin + 8 * cos),
                    (38 * cos, 38 * sin),
                    (22 * cos + 8 * sin, 22 * sin - 8 * cos),
                ]
                leaves.append(polygon([(x + px, y + py) for px, py in petal]))
            stones.append(ellipse(x, y, 5))
            stones.append(ellipse(x + _CELL / 2, y + _CELL / 2, 8))
    free = field.difference(ellipse(300, 500, 150, 192))
    canvas.fill(union(rings).intersection(free), "ochre")
    canvas.fill(union(leaves).intersection(free), "paper")
    canvas.fill(union(stones).intersection(free), "ochre.light")


def _medallion(canvas: Canvas) -> None:
    canvas.part(ellipse(300, 500, 148, 190), "back field", line=4, shade=0, edge=0)
    canvas.oval_outline(300, 500, 137, 179, colour="ochre", line=3)
    for turn in (0, 180):
        with canvas.at(300, 500, 1, turn):
            for shape, colour in _crossbow():
                canvas.part(shape, colour, line=3.4, shade=0, edge=0)
    canvas.part(ellipse(300, 500, 30), "red", line=4, shade=0, edge=0)
    canvas.part(
        polygon(
            [
                (294, 482),
                (306, 482),
                (306, 494),
                (318, 494),
                (318, 506),
                (306, 506),
                (306, 518),
                (294, 518),
                (294, 506),
                (282, 506),
                (282, 494),
                (294, 494),
            ]
        ),
        "white",
        line=0,
        shade=0,
        edge=0,
    )


def _crossbow() -> list[tuple[Shape, str]]:
    """Return a crossbow that points up from the middle, its parts from back to front."""
    string = union([thick_line((-96, -72), (0, -40), 4), thick_line((96, -72), (0, -40), 4)])
    bow = stroke("-100,-70 -64,-104 0,-122 64,-104 100,-70", 17, 0.2, 0.2, 0.4)
    bolt = union([rectangle(-3, -140, 6, 100), polygon([(-10, -138), (0, -164), (10, -138)])])
    feathers = union(blob(mirrored("3,-44* 13,-34 13,-60 3,-72*", side)) for side in (-1, 1))
    return [
        (string, "paper"),
        (rectangle(-11, -132, 22, 130, 4), "hair"),
        (bow, "white"),
        (bolt, "ochre"),
        (feathers, "red"),
    ]
