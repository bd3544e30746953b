"""Smooth lines through points: the handwriting of the kit.

Points are written as text, `"12,40 30,52* 44,40"`: coordinates in card units, x to the right and y down, a star for a
corner.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Knot = tuple[float, float, bool]
"""x, y, and whether the line turns a sharp corner here."""
Points = str | Sequence[Point] | Sequence[Knot]

_HANDLE = 0.36  # length of a Bezier handle as a fraction of the chord


def knots(points: Points) -> list[Knot]:
    """Read points given as text or tuples; a tuple without a third member is no corner."""
    if not isinstance(points, str):
        return [(point[0], point[1], len(point) > 2 and bool(point[2])) for point in points]
    return [_knot(word) for word in points.split()]


def _knot(word: str) -> Knot:
    x, y = word.rstrip("*").split(",")
    return float(x), float(y), word.endswith("*")


def mirrored(points: str, side: int, axis: float = 0) -> str:
    """Read points given to the right of an upright axis, x from there; side -1 puts them to the left of it."""
    return " ".join(f"{axis + side * x:g},{y:g}{'*' if corner else ''}" for x, y, corner in knots(points))


def spline(points: Points, closed: bool = False, steps: int = 10) -> list[Point]:
    """Lay a smooth line through the points and return it as a polyline of at most `steps` pieces per span.

    Tangents run parallel to the chord between the neighbours; corners have none; between two corners the line is
    straight.
    """
    line = knots(points)
    count = len(line)
    flat = [line[0][:2]]
    for i in range(count if closed else count - 1):
        start, end = line[i], line[(i + 1) % count]
        chord = math.hypot(end[0] - start[0], end[1] - start[1])
        handle = chord * _HANDLE
        leaving, arriving = _tangent(line, i, closed), _tangent(line, (i + 1) % count, closed)
        if leaving is None and arriving is None:
            flat.append(end[:2])
            continue
        first = (start[0] + leaving[0] * handle, start[1] + leaving[1] * handle) if leaving else None
        second = (end[0] - arriving[0] * handle, end[1] - arriving[1] * handle) if arriving else None
        if first is None:
            assert second is not None
            first = (start[0] + (second[0] - start[0]) * 0.5, start[1] + (second[1] - start[1]) * 0.5)
        if second is None:
            second = (end[0] + (first[0] - end[0]) * 0.5, end[1] + (first[1] - end[1]) * 0.5)
        flat += _bezier(start, first, second, end, max(3, min(steps, int(chord / 3) + 2)))
    return flat


def _tangent(line: list[Knot], i: int, closed: bool) -> Point | None:
    if line[i][2] or (not closed and i in (0, len(line) - 1)):
        return None
    before, after = line[(i - 1) % len(line)], line[(i + 1) % len(line)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1
    return dx / length, dy / length


def _bezier(start: Knot, first: Point, second: Point, end: Knot, steps: int) -> Iterator[Point]:
    for i in range(1, steps + 1):
        t = i / steps
        u = 1 - t
        yield (
            u * u * u * start[0] + 3 * u * u * t * first[0] + 3 * u * t * t * second[0] + t * t * t * end[0],
            u * u * u * start[1] + 3 * u * u * t * first[1] + 3 * u * t * t * second[1] + t * t * t * end[1],
        )


def arc_lengths(line: Sequence[Point]) -> list[float]:
    """Return how far along the polyline each of its points lies, in units."""
    lengths = [0.0]
    for a, b in pairwise(line):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    return lengths


def normal(line: Sequence[Point], i: int) -> Point:
    """Return the unit normal of the polyline at its i-th point; for a line that runs to the right it points down."""
    before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1
    return -dy / length, dx / length
