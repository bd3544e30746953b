"""Lettering with a broad nib: our own letter shapes, so that no font is needed."""

import math
from itertools import pairwise

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import Shape, hull, union
from resources.art.kit.spline import spline

_SKELETONS: dict[str, tuple[str, ...]] = {  # 60 units high, top at 0
    "A": ("2,60 18,2* 36,60", "8,40 31,40"),
    "W": ("0,0 8,44 14,60* 24,22* 34,60 42,40 50,0",),
    "E": ("34,4 4,4 6,30 4,58 36,56", "4,30 26,30"),
    "L": ("6,0 6,58 36,56",),
    "I": ("6,0 6,60",),
    "D": ("8,2 8,58", "0,4 24,2 40,18 40,42 22,60 2,58"),
    "K": ("6,0 6,60", "38,0 8,32* 40,60"),
    "O": ("22,2 4,16 4,44 22,60 40,44 40,16 22,2",),
    "U": ("4,2 4,44 18,60 38,48", "38,2 38,60"),
    "X": ("2,0 40,60", "40,0 2,60"),
    "1": ("4,12 16,0* 16,60",),
    "0": ("20,2 4,16 4,44 20,60 36,44 36,16 20,2",),
    "9": ("34,18 22,2 6,12 8,30 24,34 34,20* 34,44 20,60 6,54",),
    "8": ("20,2 6,14 20,28 36,44 20,60 4,46 20,28 34,14 20,2",),
    "7": ("2,4 36,4* 20,34 16,60",),
    "6": ("32,6 18,4 4,30 6,50 20,60 36,48 32,32 16,30 6,42",),
    "5": ("32,4* 8,4* 6,26* 26,26 36,42 22,60 2,54",),
}
_ADVANCE = {"A": 44, "W": 56, "E": 40, "L": 40, "I": 16, "D": 48, "K": 46, "O": 48, "U": 46, "X": 46, "1": 24}
_USUAL_ADVANCE = 42
_NIB_ANGLE = -35


def write(canvas: Canvas, text: str, x: float, top: float, scale: float = 1, *, nib: float = 9, gap: float = 6) -> None:
    """Write in ink, centred on x, 60 units high at scale 1; only the letters and figures that cards bear are known."""
    canvas.words.append(text)
    advances = [_ADVANCE.get(letter, _USUAL_ADVANCE) + gap for letter in text]
    left = -(sum(advances) - gap) / 2
    for letter, advance in zip(text, advances, strict=True):
        with canvas.at(x + left * scale, top, scale):
            canvas.ink(_glyph(letter, nib))
        left += advance


def _glyph(letter: str, nib: float) -> Shape:
    """Sweep a nib held at a fixed angle along the skeleton: the hull of each step, all united."""
    angle = math.radians(_NIB_ANGLE)
    dx, dy = math.cos(angle) * nib / 2, math.sin(angle) * nib / 2
    swept = []
    for skeleton in _SKELETONS[letter]:
        line = spline(skeleton, steps=8)
        for (ax, ay), (bx, by) in pairwise(line):
            corners = [(ax - dx, ay - dy), (ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy)]
            swept.append(hull(corners).buffer(1.1, quad_segs=3))
    return union(swept)
