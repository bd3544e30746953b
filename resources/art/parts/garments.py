"""Clothes: sleeves, cuffs, garters, boots, collars; each follows the limb it is worn on."""

import math
from collections.abc import Sequence

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import slits
from resources.art.kit.shapes import Shape, blob, box, ellipse, rectangle, shifted
from resources.art.kit.spline import Point

_SLEEVE_SLITS = (-0.66, -0.22, 0.22, 0.66)
_BREECHES_SLITS = (-0.71, -0.355, 0, 0.355, 0.71)


def slashed_sleeve(canvas: Canvas, arm: Limb, colour: str, lining: str) -> None:
    """Draw a slashed sleeve: the lining shows through slits that run along the arm."""
    pattern = slits(arm, (0.14, 0.92), _SLEEVE_SLITS, lining, thickness=0.13)
    canvas.part(arm.shape, colour, line=4.4, shade=11, edge=2.4, pattern=pattern)


def slashed_breeches(canvas: Canvas, thigh: Limb, colour: str, lining: str) -> None:
    """Draw one leg of slashed breeches, with more and narrower slits than a sleeve."""
    pattern = slits(thigh, (0.08, 0.94), _BREECHES_SLITS, lining, thickness=0.1)
    canvas.part(thigh.shape, colour, line=4.4, shade=11, edge=2.4, pattern=pattern)


def sleeve(canvas: Canvas, limb: Limb, colour: str, *, shade: float = 9, edge: float = 2.4, line: float = 4.4) -> None:
    """Draw a plain hatched sleeve."""
    canvas.part(limb.shape, colour, line=line, shade=shade, edge=edge, hatch=6)


def cuff(canvas: Canvas, limb: Limb, start: float, end: float = 1.0, colour: str = "white") -> None:
    """Draw a cuff over the end of a sleeve."""
    canvas.part(limb.band(start, end).buffer(4), colour, line=3.4, shade=5, edge=1.6)


def ring(
    canvas: Canvas,
    limb: Limb,
    place: float,
    width: float,
    colour: str = "ochre",
    *,
    grow: float = 3,
    line: float = 3,
    shade: float = 4,
) -> None:
    """Draw a ring round a limb: a garter, the mounting of a scabbard."""
    canvas.part(limb.band(place - width / 2, place + width / 2).buffer(grow), colour, line=line, shade=shade, edge=1.4)


def bow(canvas: Canvas, x: float, y: float, colour: str = "red", scale: float = 1) -> None:
    """Draw a tied bow with two loops and two ends."""
    s = scale
    for side in (-1, 1):
        f = side * s
        loop = (
            f"{x},{y} {x + f * 8},{y - 9 * s} {x + f * 20},{y - 9 * s} {x + f * 20},{y + 6 * s} {x + f * 9},{y + 5 * s}"
        )
        canvas.part(blob(loop), colour, line=2.8, shade=3, edge=1)
        end = f"{x},{y}* {x + f * 10},{y + 14 * s} {x + f * 9},{y + 27 * s}* {x + f * 1},{y + 20 * s}*"
        canvas.part(blob(end), colour, line=2.6, shade=3, edge=1)
    canvas.part(ellipse(x, y + 1, 5 * s), colour, line=2.6, shade=0, edge=1)


def boot(canvas: Canvas, knee: Point, ankle: Point, toe: float, cuff_colour: str = "ochre") -> None:
    """Draw a jackboot with a turned-down top; `toe` is the x that its tip reaches, left or right of the ankle."""
    knee_x, knee_y = knee
    x, y = ankle
    f = -1 if toe < x else 1
    foot = blob(
        f"{x - 26 * f},{y - 26} {x + 20 * f},{y - 22} {x + 44 * f},{y + 4} {toe},{y + 18} {toe + 3 * f},{y + 34} "
        f"{x - 22 * f},{y + 36}* {x - 32 * f},{y + 10}"
    )
    shaft = Limb([(knee_x, knee_y), ((knee_x + x) / 2 - 5 * f, (knee_y + y) / 2), (x, y + 8)], (64, 76, 50))
    canvas.part(shaft.shape.union(foot).buffer(2).buffer(-2), "brown", line=4.4, shade=10, hatch=6, edge=2.4)
    sole = rectangle(min(x - 30 * f, toe + 3 * f), y + 29, abs(toe + 3 * f - x + 30 * f), 9, 4)
    canvas.part(sole, "black", line=2.4, shade=0, edge=0)
    canvas.brush([(x - 14 * f, y - 24), (x + 6 * f, y - 16), (x + 22 * f, y - 22)], 2.6)
    top = Limb([(knee_x - 2 * f, knee_y - 16), (knee_x, knee_y + 26)], (90, 70))
    canvas.part(top.shape.buffer(4), cuff_colour, line=4, shade=8, edge=2)
    canvas.brush([top.at(0.75, 0.8), top.at(0.85, 0), top.at(0.75, -0.8)], 2.4)


def shoe(canvas: Canvas, ankle: Point, toe: float) -> None:
    """Draw a low black shoe."""
    x, y = ankle
    f = -1 if toe < x else 1
    shape = blob(
        f"{x - 22 * f},{y - 20} {x + 12 * f},{y - 18} {x + 34 * f},{y + 4} "
        f"{toe - 8 * f},{y + 8} {toe + 6 * f},{y + 22} "
        f"{toe},{y + 32}* {x - 20 * f},{y + 32}* {x - 28 * f},{y + 8}"
    )
    canvas.part(shape, "black", line=4, shade=6, edge=2)
    canvas.brush([(x + 14 * f, y - 14), (x + 20 * f, y + 2), (x + 36 * f, y + 8)], 2.4, "paper")


def coat_skirt(canvas: Canvas, shape: Shape, colour: str, fold: str, border_top: float) -> None:
    """Draw one skirt of a coat with an ochre border; `border_top` keeps the border to the hem."""
    canvas.part(shape, colour, line=4.4, shade=12, hatch=6, edge=2.4)
    border = shape.difference(shifted(shape, 0, -17)).intersection(box(0, border_top, 600, 720))
    canvas.part(border, "ochre", line=2.6, shade=0, edge=0)
    canvas.brush(fold, 4)


def falling_collar(canvas: Canvas, shape: str, folds: Sequence[str]) -> None:
    """Draw a soft white collar with its folds."""
    canvas.part(blob(shape), "white", line=3.6, shade=7, edge=2)
    for fold in folds:
        canvas.brush(fold, 2.2)


def ruff(canvas: Canvas, x: float, y: float) -> None:
    """Draw a small ruff of seven goffers that begins at x, y on the left."""
    for i in range(7):
        centre_y = y + 6 * math.sin(i * 1.1) + 8 - abs(i - 3) * 2
        canvas.part(ellipse(x + i * 19, centre_y, 15, 19), "white", line=3.2, shade=5, edge=1.4)


def belt(canvas: Canvas, shape: str, buckle_x: float, buckle_y: float, buckle_height: float = 36) -> None:
    """Draw a leather belt with an ochre buckle, its upper left corner given."""
    canvas.part(blob(shape), "brown", line=3.6, shade=0, edge=2)
    plate = rectangle(buckle_x, buckle_y, 36, buckle_height, 4)
    hole = rectangle(buckle_x + 9, buckle_y + 8, 18, buckle_height - 16, 2)
    canvas.part(plate.difference(hole), "ochre", line=2.6, shade=0, edge=1)


def frogging(canvas: Canvas, y: float, left: float, middle: float, right: float) -> None:
    """Draw one of the ochre cords that close a waistcoat, sagging in the middle."""
    canvas.brush(f"{left},{y - 5} {middle},{y + 5} {right},{y - 5}", 9, taper=(0.1, 0.1))
    canvas.brush(f"{left + 1},{y - 5} {middle},{y + 5} {right - 1},{y - 5}", 5, "ochre", taper=(0.1, 0.1))
