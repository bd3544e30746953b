"""Trees, leaves and fruit."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, contains, ellipse, rectangle, smooth_polygon, union
from resources.art.kit.spline import Knot


def fir(canvas: Canvas, x: float, y: float, height: float, colour: str = "green") -> None:
    """Draw a fir of three tiers with its foot at x, y."""
    h, width = height, height * 0.42
    canvas.part(rectangle(x - h * 0.035, y - h * 0.12, h * 0.07, h * 0.14), "brown", line=2.4, shade=0, edge=0)
    right: list[Knot] = []
    for i, (low, high) in enumerate(((0.35, 0.42), (0.6, 0.68))):
        right.append((x + width * 0.5 * (0.4 + 0.3 * i), y - h * (1 - low) + h * 0.04, True))
        right.append((x + width * 0.5 * (0.18 + 0.25 * i), y - h * (1 - high), True))
    right.append((x + width * 0.5, y - h * 0.1, True))
    left: list[Knot] = [(2 * x - knot[0], knot[1], True) for knot in right[::-1]]
    canvas.part(smooth_polygon([(x, y - h, True), *right, *left]), colour, line=2.8, shade=h * 0.09, edge=1.4)


def tree(canvas: Canvas, x: float, y: float, height: float, colour: str = "olive") -> None:
    """Draw a round broad-leaved tree with its foot at x, y."""
    h = height
    trunk = Limb([(x, y), (x + 2, y - h * 0.3), (x - 2, y - h * 0.55)], (h * 0.12, h * 0.08, h * 0.06))
    canvas.part(trunk.shape, "brown", line=2.8, shade=3, edge=1)
    clumps = (
        (0, 0.8, 0.2),
        (-0.17, 0.66, 0.17),
        (0.18, 0.66, 0.17),
        (-0.07, 0.56, 0.16),
        (0.1, 0.55, 0.15),
        (-0.2, 0.52, 0.11),
        (0.22, 0.53, 0.1),
    )
    foliage = union(ellipse(x + dx * h, y - h * dy, h * radius) for dx, dy, radius in clumps)
    canvas.part(foliage, colour, line=3.2, shade=h * 0.07, edge=1.8, light=3)
    for _ in range(14):
        angle, reach = canvas.random.uniform(0, 6.3), canvas.random.uniform(0.03, 0.22) * h
        leaf_x, leaf_y = x + reach * math.cos(angle), y - h * 0.66 + reach * 0.8 * math.sin(angle)
        if contains(foliage.buffer(-8), leaf_x, leaf_y):
            leaf = [(leaf_x - 6, leaf_y), (leaf_x - 2, leaf_y - 4), (leaf_x + 3, leaf_y - 1), (leaf_x + 7, leaf_y - 4)]
            canvas.brush(leaf, 2)


def oak_leaf(canvas: Canvas, x: float, y: float, direction: float, scale: float, *, colour: str = "green") -> None:
    """Draw an oak leaf that grows from x, y; direction in degrees, 0 points up, clockwise."""
    with canvas.at(x, y, 1, direction), canvas.at(scale=scale):
        outline = blob(
            "0,0* 10,-12 26,-12 26,-26 44,-26 42,-42 58,-46 54,-60 66,-72 60,-84 44,-84 34,-70* 24,-80 12,-70 14,-56* "
            "0,-58 -6,-46 4,-36* -10,-32 -12,-18"
        )
        canvas.part(outline, colour, line=4, shade=6, edge=2)
        canvas.brush("2,-4 24,-38 52,-76", 3.4, taper=(0.05, 0.7))
        for vein in ("12,-20 26,-20", "24,-38 42,-34", "34,-52 52,-54", "14,-22 8,-30", "26,-42 18,-54"):
            canvas.brush(vein, 2.4, taper=(0, 0.8))


def grapes(canvas: Canvas, x: float, y: float, scale: float = 1) -> None:
    """Draw a bunch of blue grapes that hangs from x, y under a leaf."""
    s = scale
    for row, count in enumerate((4, 5, 4, 3, 2, 1)):
        for i in range(count):
            with canvas.at(x + (i - (count - 1) / 2) * 15 * s, y + row * 13 * s, s):
                canvas.symbol("grape", _grape)
    leaf = (
        f"{x - 26 * s},{y - 8 * s}* {x - 10 * s},{y - 24 * s} {x},{y - 14 * s} {x + 12 * s},{y - 26 * s} "
        f"{x + 28 * s},{y - 6 * s}* {x + 8 * s},{y + 4 * s} {x - 10 * s},{y + 4 * s}"
    )
    canvas.part(blob(leaf), "green", line=2.8, shade=4, edge=1.2)


def _grape(canvas: Canvas) -> None:
    canvas.part(ellipse(0, 0, 8.6), "blue", line=2.8, shade=4, edge=1)
