"""Limbs: tapered tubes along a skeleton, on which sleeves, bands and slits follow the form."""

import math
from collections.abc import Sequence

from resources.art.kit.shapes import Shape, ellipse, polygon, smooth_polygon
from resources.art.kit.spline import Point, Points, arc_lengths, normal, spline


class Limb:
    """A tube along a spline; arms, legs, trunks, scabbards.

    Attributes:
        shape: the outline of the tube.
        skeleton: its middle line as a polyline.
    """

    def __init__(
        self, points: Points, widths: Sequence[float], round_start: bool = False, round_end: bool = False
    ) -> None:
        """Draw a tube whose width passes smoothly through `widths` (units, at least two), evenly spread along it."""
        self.skeleton = spline(points, steps=16)
        self._widths = widths
        lengths = arc_lengths(self.skeleton)
        self._along = [length / lengths[-1] for length in lengths]
        left, right = [], []
        for i in range(len(self.skeleton)):
            x, y, nx, ny, half = self._section(i)
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        self.shape: Shape = polygon(left + right[::-1])
        if round_start:
            self.shape = self.shape.union(ellipse(*self.skeleton[0], self.half_width(0)))
        if round_end:
            self.shape = self.shape.union(ellipse(*self.skeleton[-1], self.half_width(1)))

    @property
    def end(self) -> Point:
        """The last point of the skeleton: where a hand, a foot or a hoof goes."""
        return self.skeleton[-1]

    def half_width(self, t: float) -> float:
        """Return half the width at t, 0 at the start and 1 at the end."""
        place = t * (len(self._widths) - 1)
        i = min(int(place), len(self._widths) - 2)
        blend = (1 - math.cos((place - i) * math.pi)) / 2
        return (self._widths[i] * (1 - blend) + self._widths[i + 1] * blend) / 2

    def at(self, t: float, side: float = 0) -> Point:
        """Return a point of the limb: t along it (0..1), `side` across it (-1..1, 0 is the middle)."""
        i = min(range(len(self._along)), key=lambda j: abs(self._along[j] - t))
        x, y, nx, ny, half = self._section(i)
        return x + nx * half * side, y + ny * half * side

    def band(self, start: float, end: float, bulge: float = 0.0) -> Shape:
        """Return the piece between two places of the limb; `bulge` bends both its edges along the limb."""
        places = [start + (end - start) * i / 6 for i in range(7)]
        left = [self.at(t, 1.15) for t in places]
        right = [self.at(t, -1.15) for t in places[::-1]]
        if not bulge:
            return polygon(left + right).intersection(self.shape)
        far = self.at(min(1, max(0, end + bulge)))
        near = self.at(min(1, max(0, start + bulge)))
        corners = [(*point, True) for point in left], [(*point, True) for point in right]
        return smooth_polygon([*corners[0], (*far, False), *corners[1], (*near, False)]).intersection(self.shape)

    def lens(self, start: float, end: float, side: float, thickness: float = 0.11) -> Shape:
        """Return a lens that runs along the limb at `side`: a slit or a stripe; thickness in half widths."""
        count = 9
        swells = [
            (start + (end - start) * i / count, thickness * math.sin(math.pi * i / count)) for i in range(count + 1)
        ]
        outer = [self.at(t, side + swell) for t, swell in swells]
        inner = [self.at(t, side - swell) for t, swell in swells[::-1]]
        return polygon(outer + inner)

    def _section(self, i: int) -> tuple[float, float, float, float, float]:
        nx, ny = normal(self.skeleton, i)
        return *self.skeleton[i], nx, ny, self.half_width(self._along[i])
