"""What the Bavarian figures wear and carry more than once: mail, lozenge cloth, stockings, shoes, sabres."""

from resources.art.kit.canvas import Canvas, Pattern
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import Bounds
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, several, stroke
from resources.art.kit.spline import Point


def lozenge_cloth(bounds: Bounds, width: float = 26, height: float = 40, slant: float = 0.3) -> Pattern:
    """Return the Bavarian lozenges in blue, to be printed over a white part; `slant` leans them to the right."""
    left, top, right, bottom = bounds
    shapes: list[Shape] = []
    rows, columns = int((bottom - top) / height) + 3, int((right - left + (bottom - top) * slant) / width) + 4
    for row in range(-1, rows):
        for column in range(-2, columns):
            x, y = left + column * width - (row * height) * slant, top + row * height
            lean = height * slant / 2
            corners = [(x + lean, y - height / 2), (x + width / 2, y), (x - lean, y + height / 2), (x - width / 2, y)]
            shapes.append(polygon(corners).buffer(-0.2))
    return [(several(shapes), "blue")]


def mail(bounds: Bounds, gap: float = 14) -> Pattern:
    """Return rows of mail rings in ink."""
    left, top, right, bottom = bounds
    rings = []
    for row in range(int((bottom - top) / (gap * 0.8)) + 1):
        for column in range(int((right - left) / gap) + 1):
            x, y = left + (column + 0.5 * (row % 2)) * gap, top + row * gap * 0.8
            half = gap * 0.44
            rings.append(polygon([(x - half, y), (x, y + half), (x + half, y), (x, y + half * 0.45)]))
    return [(several(rings), "ink")]


def calf(knee: Point, ankle: Point) -> Limb:
    """Return a calf that bends outwards, seen from the middle of the card."""
    outward = 1 if knee[0] > 320 else -1
    middle = ((knee[0] + ankle[0]) / 2 + outward * 9, (knee[1] + ankle[1]) / 2 - 14)
    return Limb([knee, middle, ankle], (61, 68, 35))


def stockinged_leg(
    canvas: Canvas, knee: Point, ankle: Point, colour: str, stripes: tuple[float, ...] = (), stripe: str = "red"
) -> Limb:
    """Draw a calf in a stocking, striped along the leg at these places across it, and return it."""
    leg = calf(knee, ankle)
    bands = [(leg.lens(0.02, 0.98, side, 0.13), stripe) for side in stripes]
    canvas.part(leg.shape, colour, line=4.4, shade=10, edge=2.2, pattern=bands, hatch=0 if bands else 6)
    return leg


def thigh_and_calf(hip: Point, knee: Point, ankle: Point) -> tuple[Limb, Limb, Shape]:
    """Return thigh, calf and the outline of both in one: a leg in tight hose."""
    outward = 1 if knee[0] > 320 else -1
    thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + outward * 9, (hip[1] + knee[1]) / 2), knee], (101, 101, 64))
    lower = calf(knee, ankle)
    return thigh, lower, lower.shape.union(thigh.shape).buffer(8).buffer(-8)


def tall_boot(
    canvas: Canvas, top: Point, ankle: Point, toe: float, *, rim: Shape | None = None, sole: str = "black"
) -> Limb:
    """Draw a close black boot or gaiter from `top` down, its toe at the x `toe`, and return its shaft.

    `rim` is an upper edge of another form, made one with the shaft.
    """
    x, y = ankle
    f = 1 if toe > x else -1
    shaft = Limb([top, ((top[0] + x) / 2 + f * 2, (top[1] + y) / 2 + 4), (x, y + 6)], (69, 71, 44))
    foot = blob(
        f"{x - 24 * f},{y - 26} {x + 20 * f},{y - 22} {x + 42 * f},{y + 4} {toe},{y + 18} {toe + 3 * f},{y + 34} "
        f"{x - 22 * f},{y + 36}* {x - 30 * f},{y + 8}"
    )
    whole = shaft.shape.union(foot) if rim is None else shaft.shape.union(foot).union(rim)
    canvas.part(whole.buffer(2).buffer(-2), "black", line=4.4, shade=9, edge=2)
    canvas.brush([shaft.at(t, -0.42) for t in (0.16, 0.34, 0.5, 0.68, 0.85)], 2.8, "ink.light")
    plate = rectangle(min(x - 28 * f, toe + 3 * f), y + 29, abs(toe + 3 * f - x + 28 * f), 9, 4)
    canvas.part(plate, sole, line=2.4, shade=0, edge=0)
    return shaft


def buckled_shoe(canvas: Canvas, ankle: Point, toe: float) -> None:
    """Draw a low black shoe with a big ochre buckle."""
    x, y = ankle
    f = -1 if toe < x else 1
    shape = blob(
        f"{x - 22 * f},{y - 14} {x + 14 * f},{y - 14} {x + 36 * f},{y + 4} {toe - 6 * f},{y + 10} "
        f"{toe + 4 * f},{y + 24} "
        f"{toe - 2 * f},{y + 32}* {x - 22 * f},{y + 32}* {x - 28 * f},{y + 8}"
    )
    canvas.part(shape, "black", line=4, shade=6, edge=2)
    plate = rectangle(x + 14 * f - 12, y - 8, 24, 20, 4)
    canvas.part(plate.difference(rectangle(x + 14 * f - 6, y - 3, 12, 10, 2)), "ochre", line=2.6, shade=0, edge=1)


def sabre(canvas: Canvas, points: str, width: float = 24) -> Limb:
    """Draw a bare curved blade from hilt to tip and return it."""
    blade = Limb(points, (width * 0.85, width, width * 0.9, 4))
    canvas.part(blade.shape, "steel", line=3.8, shade=5, edge=1.6)
    canvas.brush([blade.at(i / 20, -0.2) for i in range(1, 18)], 2.4)
    return blade


def grip(canvas: Canvas, pommel: Point, cross_bar: Point) -> None:
    """Draw the black grip of a sabre from pommel to cross bar, to be covered by a fist; the guard comes afterwards."""
    canvas.part(stroke([pommel, cross_bar], 17, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(*pommel, 11), "ochre", line=3, shade=4, edge=1)


def guard(canvas: Canvas, bar: str, bow: str) -> None:
    """Draw the cross bar of a hilt and the bow that protects the knuckles; goes over the fist."""
    canvas.line(bow, 9)
    canvas.line(bow, 4.4, "ochre")
    canvas.part(stroke(bar, 13, 0.1, 0.1), "ochre", line=3, shade=0, edge=1)
