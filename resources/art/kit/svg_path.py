"""Shapes as SVG path data: one decimal, relative lines, no byte too many."""

from itertools import pairwise

from resources.art.kit.shapes import Shape, polygons

_TOLERANCE = 0.22


def path_data(shape: Shape, tolerance: float = _TOLERANCE) -> str:
    """Return the `d` attribute of a shape, simplified within `tolerance` units; empty when nothing is left."""
    rings = []
    for polygon in polygons(shape):
        simple = polygon.simplify(tolerance)
        rings += [_ring(ring.coords[:-1]) for ring in (simple.exterior, *simple.interiors)]
    data = "".join(rings).replace(" -", "-").replace(" 0.", " .").replace("-0.", "-.")
    return data.replace("l0.", "l.")


def _ring(points: list[tuple[float, float]]) -> str:
    rounded = [(round(x * 10), round(y * 10)) for x, y in points]
    tenths = [point for i, point in enumerate(rounded) if point != rounded[i - 1]]
    if len(tenths) < 3:
        return ""
    steps = [f"{_number(b[0] - a[0])} {_number(b[1] - a[1])}" for a, b in pairwise(tenths)]
    return f"M{_number(tenths[0][0])} {_number(tenths[0][1])}l{' '.join(steps)}z"


def _number(tenths: int) -> str:
    return f"{tenths / 10:.1f}".rstrip("0").rstrip(".") if tenths % 10 else str(tenths // 10)
