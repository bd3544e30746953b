"""Hatching: the parallel, pointed cuts of a woodcut's shade."""

import math

from resources.art.kit.shapes import NOTHING, Shape, polygon, segments_inside, several


def hatching(area: Shape, gap: float, angle: float = -52, width: float = 1.9) -> Shape:
    """Fill an area with wedges, thick at the end nearer to the lower right, where the shade is deepest.

    `gap` is the distance of two lines and `width` their greatest width, both in units; wedges shorter than
    0.6 gaps are left out, since they would only look like dirt.
    """
    if area.is_empty:
        return NOTHING
    x0, y0, x1, y1 = area.bounds
    centre_x, centre_y = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 1
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = width * min(1.0, gap / 5) / 2
    count = int(reach / gap) + 1
    wedges = []
    for i in range(-count, count + 1):
        x, y = centre_x - uy * gap * i, centre_y + ux * gap * i
        for start, end in segments_inside(area, (x - ux * reach, y - uy * reach), (x + ux * reach, y + uy * reach)):
            if math.hypot(end[0] - start[0], end[1] - start[1]) < gap * 0.6:
                continue
            thick, thin = (start, end) if start[0] + start[1] >= end[0] + end[1] else (end, start)
            wedges.append(
                [(thick[0] - uy * half, thick[1] + ux * half), thin, (thick[0] + uy * half, thick[1] - ux * half)]
            )
    shapes = [polygon(wedge) for wedge in wedges]
    return several(shape for shape in shapes if shape.area > 0.2)
