"""The small people of the vignettes, about 190 units high; big heads, few strokes."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse
from resources.art.kit.spline import Point, Points

_SKIN = "flesh"


def small_head(canvas: Canvas, x: float, y: float, hair: str = "hair", mirrored: bool = False) -> None:
    """Draw a head of 44 units that looks left, its middle at x, y."""
    with canvas.at(x, y, mirrored=mirrored):
        canvas.part(blob("-6,10* -8,34 14,34 14,8*"), _SKIN, line=2.6, shade=4, edge=1)
        canvas.part(blob("2,-24 20,-16 26,4 20,22 6,18 4,-4"), hair, line=2.8, shade=4, edge=1.2)
        face = blob("-10,-22 -18,-8 -19,0 -26,8 -19,12 -17,20 -4,26 12,18 18,0 14,-18 2,-24")
        canvas.part(face, _SKIN, line=3, shade=6, edge=1.4)
        canvas.fill(ellipse(-2, 9, 5, 4), "blush")
        canvas.ink(ellipse(-9, -2, 2.6, 3))
        canvas.brush("-15,-9 -9,-12 -3,-9", 2.4)
        canvas.brush("-18,15 -12,17 -7,15", 2.2)


def small_hat(canvas: Canvas, x: float, y: float, colour: str, band: str, mirrored: bool = False) -> None:
    """Draw a pointed Tyrolean hat with a feather over a head at x, y."""
    with canvas.at(x, y, mirrored=mirrored):
        canvas.brush("14,-30 30,-48 34,-64", 7, "red", taper=(0.1, 0.7))
        canvas.part(blob("-18,-16* -12,-40 0,-52 10,-42 20,-16*"), colour, line=2.8, shade=5, edge=1.2)
        canvas.part(blob("-19,-24* 0,-18 20,-24* 21,-15* 0,-10 -20,-15*"), band, line=2.2, shade=0, edge=0)
        canvas.part(blob("-32,-12 -14,-19 14,-19 34,-14 14,-7 -14,-7"), colour, line=2.8, shade=3, edge=1.2)


def limb(canvas: Canvas, points: Points, widths: tuple[float, ...], colour: str) -> Point:
    """Draw an arm or a leg and return where it ends."""
    shape = Limb(points, widths, round_start=True)
    canvas.part(shape.shape, colour, line=3, shade=4, edge=1.4)
    return shape.end


def small_hand(canvas: Canvas, place: Point) -> None:
    """Draw a hand."""
    canvas.part(ellipse(*place, 9), _SKIN, line=2.6, shade=3, edge=1)


def small_shoe(canvas: Canvas, place: Point, side: int) -> None:
    """Draw a black shoe that points left (-1) or right (1)."""
    with canvas.at(*place, mirrored=side > 0):
        canvas.part(blob("10,-8* -8,-8* -24,2 -24,10* 12,10*"), "black", line=2.6, shade=0, edge=0)


def breeches_and_stockings(
    canvas: Canvas, hips: tuple[Point, Point], knees: tuple[Point, Point], feet: tuple[Point, Point], side: int
) -> None:
    """Draw two legs in leather breeches and white stockings, and the shoes on them."""
    for hip, knee, foot in zip(hips, knees, feet, strict=True):
        limb(canvas, [knee, ((knee[0] + foot[0]) / 2 - side * 2, (knee[1] + foot[1]) / 2), foot], (20, 20, 13), "white")
        small_shoe(canvas, foot, side)
        limb(canvas, [hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], (34, 32, 24), "brown")
