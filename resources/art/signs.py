"""The four suit signs, each in a box of about 100 x 100 round its origin; acorns and leaves also hanging."""

from collections.abc import Callable

from resources.art.kit.canvas import Canvas, Pattern
from resources.art.kit.shapes import blob, box, ellipse, stroke, union

Sign = Callable[[Canvas], None]


def bell(canvas: Canvas) -> None:
    """Draw a round harness bell with a red belt and a slit."""
    canvas.part(ellipse(0, -49, 8, 8).difference(ellipse(0, -49, 3.6, 3.6)), "ochre", line=3, shade=0, edge=0)
    canvas.part(blob("-9,-36* -6,-43 0,-45 6,-43 9,-36*"), "ochre", line=3, shade=0, edge=1)
    ball = ellipse(0, 5, 45, 43)
    canvas.part(ball, "ochre", line=4.4, shade=13, light=7, edge=2.4)
    belt = blob("-60,-7* -30,1 0,3.5 30,1 60,-7* 60,6* 30,14 0,16.5 -30,14 -60,6*").intersection(ball.buffer(-1.6))
    canvas.part(belt, "red", line=3, shade=0, edge=0)
    canvas.fill(belt.intersection(blob("18,-20* 60,-20* 60,40* 10,40* 22,10")), "red.shade")
    for x in (-30, -15, 0, 15, 30):
        canvas.fill(ellipse(x, 8.7 - abs(x) * abs(x) * 0.0085, 2.7), "ochre.light")
    canvas.brush("-23,31 -12,36.5 0,38.2 12,36.5 23,31", 4.6, taper=(0.12, 0.12), thinnest=0.5)
    canvas.ink(ellipse(-23.5, 30.4, 4.3))
    canvas.ink(ellipse(23.5, 30.4, 4.3))
    canvas.brush("0,38 0,46.5", 3.2, taper=(0, 0.3))
    canvas.hatch(ball.buffer(-2).difference(ellipse(-9, -3, 45, 43)).difference(belt), 4.6, -60)
    canvas.fill(blob("-33,-12 -27,-23 -17,-30 -21,-22 -28,-11"), "bell.light")


def heart(canvas: Canvas) -> None:
    """Draw a heart."""
    shape = blob("0,-26* -14,-43 -33,-42 -45,-24 -41,0 -24,24 -6,42 0,50* 6,42 24,24 41,0 45,-24 33,-42 14,-43")
    canvas.part(shape, "red", line=4.4, shade=11, edge=2.4, hatch=5)
    canvas.fill(blob("-35,-12 -36,-24 -29,-33 -20,-34 -28,-28 -31,-20"), "heart.light")
    canvas.fill(ellipse(-14, -33, 3, 2.2, -20), "heart.light")


def leaf(canvas: Canvas) -> None:
    """Draw a lime leaf on its stalk."""
    canvas.brush("0,40 1,50 -5,60", 6, taper=(0, 0.15), thinnest=0.6)
    leaf_on_twig(canvas)


def leaf_on_twig(canvas: Canvas) -> None:
    """Draw a lime leaf that stands on a twig of its own."""
    shape = blob(
        "0,-50* -8,-37 -22,-27 -37,-12 -44,8 -38,26 -22,35 -7,31 0,40* 7,31 22,35 38,26 44,8 37,-12 22,-27 8,-37"
    )
    canvas.part(shape, "green", line=4.4, shade=0, edge=2.2)
    canvas.fill(shape.intersection(box(0, -60, 60, 60)).buffer(-1.6), "green.shade")
    canvas.brush("0,-42 0,-10 0,38", 4.4, taper=(0.6, 0.05))
    for y, length in ((-22, 20), (-7, 32), (9, 35), (22, 24)):
        for side in (-1, 1):
            tip = y - 6 if y < 20 else y + 2
            canvas.brush(f"0,{y + 9} {side * length * 0.5},{y} {side * length},{tip}", 2.9, taper=(0, 0.8))
    for y, length in ((-27, 13), (-12, 24), (4, 29)):
        vein = f"-3,{y + 6} {-length * 0.5 - 2},{y - 2} {-length},{y - 7}"
        canvas.brush(vein, 2.6, "leaf.light", taper=(0.4, 0.7))


def hanging_leaf(canvas: Canvas) -> None:
    """Draw a lime leaf that hangs with its tip down; not a turned leaf, for the light stays upper left."""
    shape = blob(
        "0,52* -8,39 -22,29 -37,14 -44,-6 -38,-24 -22,-33 -7,-29 0,-40* 7,-29 22,-33 38,-24 44,-6 37,14 22,29 8,39"
    )
    canvas.part(shape, "green", line=4.4, shade=0, edge=2.2)
    canvas.fill(shape.intersection(box(0, -60, 60, 60)).buffer(-1.6), "green.shade")
    canvas.brush("0,-38 0,8 0,44", 4.4, taper=(0.05, 0.6))
    for y, length in ((24, 20), (9, 32), (-7, 35), (-20, 24)):
        for side in (-1, 1):
            tip = y + 6 if y > -18 else y - 2
            canvas.brush(f"0,{y - 9} {side * length * 0.5},{y} {side * length},{tip}", 2.9, taper=(0, 0.8))
    for y, length in ((-1, 29), (13, 24)):
        vein = f"-3,{y - 9} {-length * 0.5 - 2},{y - 1} {-length},{y + 4}"
        canvas.brush(vein, 2.6, "leaf.light", taper=(0.4, 0.7))


def acorn(canvas: Canvas) -> None:
    """Draw an acorn on its stalk."""
    canvas.brush("0,30 1,44 -6,58", 7, taper=(0, 0.1), thinnest=0.7)
    acorn_on_twig(canvas)


def acorn_on_twig(canvas: Canvas) -> None:
    """Draw an acorn that stands on a twig of its own."""
    nut = blob("0,-52* -6,-45 -22,-36 -30,-14 -29,10 -24,24 24,24 29,10 30,-14 22,-36 6,-45")
    canvas.part(nut, "brown", line=4.4, shade=13, edge=2.4, hatch=5)
    canvas.fill(blob("-23,-8 -22,-20 -15,-31 -9,-34 -14,-22 -17,-6 -18,6 -22,4"), "acorn.light")
    cup = blob("-37,12* -36,28 -22,42 0,46 22,42 36,28 37,12* 20,19 0,21 -20,19")
    canvas.part(cup, "olive", line=4.4, shade=10, edge=2.4, pattern=_cup_scales(range(9, 51, 9), -0.006))
    canvas.brush("-35,14 -18,20.5 0,22.5 18,20.5 35,14", 3.2, "acorn cup.light", taper=(0.2, 0.5))


def hanging_acorn(canvas: Canvas) -> None:
    """Draw an acorn that hangs with its tip down."""
    nut = blob("0,56* -6,49 -22,38 -31,14 -29,-10 -24,-24 24,-24 29,-10 31,14 22,38 6,49")
    canvas.part(nut, "brown", line=4.4, shade=13, edge=2.4, hatch=5)
    canvas.fill(blob("-23,8 -22,-8 -16,-14 -12,-8 -17,12 -14,26 -19,24"), "acorn.light")
    cup = blob("-37,-6* -36,-26 -22,-42 0,-47 22,-42 36,-26 37,-6* 20,-13 0,-15 -20,-13")
    canvas.part(cup, "olive", line=4.4, shade=10, edge=2.4, pattern=_cup_scales(range(-46, 2, 9), 0.006))


def _cup_scales(rows: range, bend: float) -> Pattern:
    """Rows of scales at these heights; a positive bend lowers them towards the sides of the cup."""
    scales = []
    for row, y in enumerate(rows):
        for i in range(-5, 6):
            x = i * 11 + (5.5 if row % 2 else 0)
            rim = y + x * x * bend
            scales.append(stroke(f"{x - 6},{rim} {x},{rim + 6} {x + 6},{rim}", 2.3, 0, 0))
    return [(union(scales), "ink")]


SIGNS: dict[str, Sign] = {"E": acorn, "L": leaf, "H": heart, "S": bell}
"""The sign of each suit by the suit's letter."""

_NAMES = {"E": "acorn", "L": "leaf", "H": "heart", "S": "bell"}
_ON_TWIG: dict[str, Sign] = {"E": acorn_on_twig, "L": leaf_on_twig}


def place_sign(canvas: Canvas, suit: str, on_twig: bool = False) -> None:
    """Place a suit sign at the origin as a symbol, so that ten of them weigh little more than one."""
    if on_twig:
        canvas.symbol(f"{_NAMES[suit]}-on-twig", _ON_TWIG[suit])
    else:
        canvas.symbol(_NAMES[suit], SIGNS[suit])
