"""Shapes of the plane: the only file that talks to shapely.

All lengths are card units (the card is 600 x 1000), angles are degrees, clockwise on the card because y runs down.
"""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from shapely import affinity, geometry
from shapely.ops import unary_union

from resources.art.kit.spline import Knot, Point, Points, arc_lengths, normal, spline

Shape: TypeAlias = geometry.base.BaseGeometry

Matrix = tuple[float, float, float, float, float, float]
"""a, b, c, d, e, f as in SVG's `matrix(...)`."""
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)

NOTHING: Shape = geometry.Polygon()


def blob(points: Points) -> Shape:
    """Return the area inside a closed spline."""
    return polygon(spline(points, closed=True))


def polygon(points: Sequence[Point]) -> Shape:
    """Return the area inside straight lines; a line that crosses itself is repaired."""
    return repaired(geometry.Polygon(points))


def smooth_polygon(points: Sequence[Knot]) -> Shape:
    """Return the area inside a closed spline through knots."""
    return polygon(spline(points, closed=True))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """Return a rectangle with its upper left corner at x, y, its corners rounded by `radius`."""
    plain = geometry.box(x, y, x + width, y + height)
    return plain.buffer(-radius).buffer(radius, quad_segs=6) if radius else plain


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """Return a rectangle given by its sides."""
    return geometry.box(left, top, right, bottom)


def ellipse(x: float, y: float, radius_x: float, radius_y: float | None = None, rotation: float = 0) -> Shape:
    """Return an ellipse round x, y; a circle when only one radius is given."""
    shape = affinity.scale(geometry.Point(0, 0).buffer(1, quad_segs=14), radius_x, radius_y or radius_x, origin=(0, 0))
    if rotation:
        shape = affinity.rotate(shape, rotation, origin=(0, 0))
    return affinity.translate(shape, x, y)


def thick_line(start: Point, end: Point, width: float) -> Shape:
    """Return a straight line of the given width with round ends."""
    return geometry.LineString([start, end]).buffer(width / 2)


def stroke(
    points: Points, width: float, taper_in: float = 0.25, taper_out: float = 0.25, thinnest: float = 0.12
) -> Shape:
    """Return the stroke of a brush along the points.

    `taper_in` and `taper_out` are the parts of the length (0..1) in which the stroke swells and thins out,
    `thinnest` the part of the width that is left at its tips. Tuples are taken as a ready polyline, text as a spline.
    """
    line = spline(points) if isinstance(points, str) else [point[:2] for point in points]
    if len(line) < 2:
        return NOTHING
    along = arc_lengths(line)
    length = along[-1] or 1
    left, right = [], []
    for i, (x, y) in enumerate(line):
        place = along[i] / length
        swell = 1.0
        if taper_in and place < taper_in:
            swell = min(swell, thinnest + (1 - thinnest) * math.sin(place / taper_in * math.pi / 2))
        if taper_out and place > 1 - taper_out:
            swell = min(swell, thinnest + (1 - thinnest) * math.sin((1 - place) / taper_out * math.pi / 2))
        half = width * swell / 2
        nx, ny = normal(line, i)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return polygon(left + right[::-1])


def hull(points: Sequence[Point]) -> Shape:
    """Return the smallest convex area round the points."""
    return geometry.MultiPoint(points).convex_hull


def union(shapes: Iterable[Shape]) -> Shape:
    """Return one shape that covers all of them."""
    return unary_union(list(shapes))


def several(shapes: Iterable[Shape]) -> Shape:
    """Put shapes that do not touch side by side into one, without the cost of a union."""
    return geometry.MultiPolygon(list(shapes))


def shifted(shape: Shape, dx: float, dy: float) -> Shape:
    """Return the shape moved by dx, dy."""
    return affinity.translate(shape, dx, dy)


def rotated(shape: Shape, angle: float, x: float, y: float) -> Shape:
    """Return the shape turned round x, y."""
    return affinity.rotate(shape, angle, origin=(x, y))


def transformed(shape: Shape, matrix: Matrix) -> Shape:
    """Return the shape under an SVG matrix."""
    if matrix == IDENTITY:
        return shape
    a, b, c, d, e, f = matrix
    return affinity.affine_transform(shape, [a, c, b, d, e, f])


def contains(shape: Shape, x: float, y: float) -> bool:
    """Say whether the point lies inside the shape."""
    return bool(shape.contains(geometry.Point(x, y)))


def repaired(shape: Shape) -> Shape:
    """Return the shape, made valid when its outline crosses itself."""
    return shape if shape.is_valid else shape.buffer(0)


def polygons(shape: Shape) -> list[Shape]:
    """Return the polygons that a shape consists of; lines and points in it are dropped."""
    if shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape]
    return [part for member in getattr(shape, "geoms", []) for part in polygons(member)]


def segments_inside(shape: Shape, start: Point, end: Point) -> list[tuple[Point, Point]]:
    """Return the pieces of a straight line that lie inside the shape."""
    return _segments(geometry.LineString([start, end]).intersection(shape))


def _segments(shape: Shape) -> list[tuple[Point, Point]]:
    if shape.is_empty:
        return []
    if shape.geom_type == "LineString":
        return [(shape.coords[0], shape.coords[-1])]
    return [segment for member in getattr(shape, "geoms", []) for segment in _segments(member)]
