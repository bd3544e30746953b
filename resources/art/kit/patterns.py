"""Patterns of cloth, ready to be printed over a part."""

import math

from resources.art.kit.canvas import Pattern
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import box, polygon, rotated, several, union

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom of the area that a pattern has to cover."""


def stripes(bounds: Bounds, colour: str, gap: float = 16, width: float = 7, angle: float = 90) -> Pattern:
    """Return parallel stripes, upright at 90 degrees."""
    x0, y0, x1, y1 = bounds
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + gap
    count = int(reach / gap) + 1
    bars = [
        box(x - reach, y + i * gap - width / 2, x + reach, y + i * gap + width / 2) for i in range(-count, count + 1)
    ]
    return [(rotated(several(bars), angle, x, y), colour)]


def lozenges(bounds: Bounds, colour: str, width: float = 16, height: float = 26) -> Pattern:
    """Return lozenges that touch at their corners."""
    x0, y0, x1, y1 = bounds
    shapes = []
    row = 0
    y = y0 - height
    while y < y1 + height:
        x = x0 - width + (width / 2 if row % 2 else 0)
        while x < x1 + width:
            shapes.append(polygon([(x, y - height / 2), (x + width / 2, y), (x, y + height / 2), (x - width / 2, y)]))
            x += width
        y += height / 2
        row += 1
    return [(several(shapes[::2]), colour)]


def slits(limb: Limb, span: tuple[float, float], sides: tuple[float, ...], colour: str, thickness: float) -> Pattern:
    """Return the slashes of a slashed sleeve: lenses along the limb that show the lining."""
    lenses = union(limb.lens(*span, side, thickness) for side in sides)
    return [(lenses.buffer(2), "ink"), (lenses.buffer(-0.3), colour)]
