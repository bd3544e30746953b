"""What the figures carry: blades, drum, fife, sceptre, shields, goblet, barrel."""

from collections.abc import Sequence

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, shifted, stroke, union
from resources.art.kit.spline import Points, mirrored
from resources.art.parts.garments import ring
from resources.art.signs import leaf_on_twig


def scabbard(
    canvas: Canvas, points: Points, widths: Sequence[float], rings: Sequence[float], glint: bool = False
) -> None:
    """Draw the scabbard of a curved sabre with ochre mountings at these places of its length (0..1)."""
    sheath = Limb(points, widths, round_end=True)
    canvas.part(sheath.shape, "black", line=4, shade=0, edge=0)
    if glint:
        canvas.brush([sheath.at(t, -0.3) for t in (0.1, 0.3, 0.5, 0.7, 0.9)], 3, "ink.light")
    for place in rings:
        ring(canvas, sheath, place, 0.07)


def fife(canvas: Canvas) -> None:
    """Draw a transverse fife that the player holds to the left."""
    tube = Limb([(300, 316), (200, 334), (84, 356)], (17, 16, 15))
    canvas.part(tube.shape, "brown", line=3.6, shade=4, edge=1.6)
    for place in (0.03, 0.97, 0.5):
        ring(canvas, tube, place, 0.05, grow=2, line=2.6, shade=2)
    for place in (0.62, 0.68, 0.74, 0.8, 0.86):
        canvas.ink(ellipse(*tube.at(place, -0.1), 2.6))


def drum(canvas: Canvas) -> None:
    """Draw a blue drum with red hoops and white cords, 190 wide, its middle at the origin."""
    canvas.part(blob("-92,-62* 92,-62* 92,62* 60,82 0,90 -60,82 -92,62*"), "blue", line=4.6, shade=18, edge=2.4)
    for i in range(5):
        x = -92 + i * 37
        for top, bottom in ((x, x + 18), (x + 37, x + 18)):
            cord = [(top, -44 + 10 * (1 - (top / 92) ** 2)), (bottom, 58 + 22 * (1 - (bottom / 92) ** 2))]
            canvas.line(cord, 6)
            canvas.line(cord, 2.8, "white")
    for y in (-62, 48):
        hoop = (
            f"-96,{y}* -60,{y + 19} 0,{y + 27} 60,{y + 19} 96,{y}* "
            f"96,{y + 20}* 60,{y + 40} 0,{y + 48} -60,{y + 40} -96,{y + 20}*"
        )
        canvas.part(blob(hoop), "red", line=3.6, shade=0, edge=1.6)
    canvas.part(ellipse(0, -62, 96, 27), "white", line=4, shade=8, edge=1.8)
    canvas.brush("-74,-66 -40,-78 10,-80", 2)


def drumstick(canvas: Canvas, outer: str, inner: str, tip: tuple[float, float], rotation: float) -> None:
    """Draw a drumstick: its contour, its wood and its tip."""
    canvas.line(outer, 10)
    canvas.line(inner, 5, "hair")
    canvas.part(ellipse(*tip, 9, 7, rotation), "hair", line=3, shade=2, edge=1)


def fleur_sceptre(canvas: Canvas) -> None:
    """Draw a long sceptre with a fleur-de-lis, held upright at the left of a throne."""
    canvas.line("118,300 150,520 178,740", 13)
    canvas.line("118,300 150,520 178,740", 7, "ochre")
    with canvas.at(114, 282, 0.86, -7):
        for angle in (-58, 58, 0):
            with canvas.at(0, 0, 1, angle):
                canvas.part(blob("0,10 -20,-18 -10,-50 0,-66 10,-50 20,-18"), "ochre", line=5, shade=8, edge=2)
        canvas.part(ellipse(0, 16, 16), "red", line=5, shade=5, edge=2)


def leaf_sceptre(canvas: Canvas) -> None:
    """Draw a long sceptre with a lime leaf, held upright at the left of a throne."""
    canvas.line("118,300 150,520 178,740", 13)
    canvas.line("118,300 150,520 178,740", 7, "brown")
    with canvas.at(112, 256, 0.9, -7):
        leaf_on_twig(canvas)
    canvas.part(ellipse(119, 306, 13), "ochre", line=3.6, shade=5, edge=1.6)


def gateway_shield(canvas: Canvas) -> None:
    """Draw the arms of Salzburg, a turreted gateway with its door open, in a box of 150 x 180."""
    plain_shield(canvas, "red")
    canvas.part(rectangle(-54, 0, 108, 52).union(_battlement(-54, -4, 108, 5)), "white", line=3, shade=5, edge=1.4)
    for x in (-52, 26):
        tower = rectangle(x, -38, 26, 90).union(_battlement(x - 3, -44, 32, 3))
        canvas.part(tower, "white", line=3, shade=6, edge=1.4)
        canvas.ink(rectangle(x + 9, -22, 8, 16, 3))
    keep = rectangle(-18, -50, 36, 102).union(_battlement(-22, -54, 44, 4))
    canvas.part(keep, "white", line=3, shade=8, edge=1.4)
    canvas.part(polygon([(-22, -62), (0, -84), (22, -62)]), "blue", line=3, shade=5, edge=1.2)
    canvas.part(blob("-15,52* -15,14 0,0 15,14 15,52*"), "black", line=3, shade=0, edge=0)
    for x in (-8, 0, 8):
        canvas.line([(x, 8), (x, 50)], 2.4, "ochre")
    for y in (18, 32):
        canvas.line([(-13, y), (13, y)], 2.4, "ochre")
    canvas.ink(rectangle(-5, -32, 10, 16, 4))
    for y, x in ((20, -46), (34, -30), (30, 26), (42, 40), (16, 40)):
        canvas.brush([(x, y), (x + 8, y)], 2)


def plain_shield(canvas: Canvas, field: str) -> None:
    """Draw an empty shield with an ochre rim."""
    shield = blob("-72,-84* 0,-94 72,-84* 76,0 60,52 0,96* -60,52 -76,0")
    canvas.part(shield.buffer(9), "ochre", line=4.4, shade=8, edge=2.4)
    canvas.part(shield, field, line=3, shade=0, edge=0)
    shaded = shield.intersection(blob("20,-95* 90,-95* 90,100* -10,100* 40,20")).buffer(-1.4)
    canvas.fill(shaded, f"{field}.shade")


def _battlement(x: float, y: float, width: float, merlons: int) -> Shape:
    step = width / (merlons * 2 - 1)
    teeth = [rectangle(x + i * step * 2, y - 8, step, 10) for i in range(merlons)]
    return union([rectangle(x, y, width, 10), *teeth])


def anchor_shield(canvas: Canvas) -> None:
    """Draw a shield with a barred anchor, in a box of 150 x 180."""
    plain_shield(canvas, "blue")
    canvas.part(ellipse(0, -62, 15).difference(ellipse(0, -62, 7)), "ochre", line=3, shade=0, edge=1)
    arms = blob("-52,24* -40,20 -34,34* -26,50 -8,58 -8,-30* 8,-30* 8,58 26,50 34,34* 40,20 52,24* 40,62 0,82 -40,62")
    bar = rectangle(-38, -34, 76, 15, 4)
    canvas.part(union([arms, rectangle(-8, -50, 16, 112), bar]), "ochre", line=3.4, shade=5, edge=1.6)
    for x in (-38, 38):
        canvas.part(ellipse(x, -27, 8), "white", line=2.8, shade=0, edge=1)


def horn_shield(canvas: Canvas) -> None:
    """Draw a shield with a hunting horn on its cord, in a box of 150 x 180."""
    plain_shield(canvas, "white")
    canvas.line("-46,4 -20,-58 0,-68 20,-58 50,-12", 7)
    canvas.line("-46,4 -20,-58 0,-68 20,-58 50,-12", 3.4, "red")
    horn = Limb([(-54, 2), (-34, 40), (8, 46), (56, -8)], (14, 22, 32, 46))
    canvas.part(horn.shape, "green", line=3.6, shade=7, edge=1.8, hatch=6)
    for place in (0.08, 0.5, 0.82):
        ring(canvas, horn, place, 0.07, grow=2)
    canvas.part(ellipse(57, -10, 9, 24, 42), "black", line=3, shade=0, edge=0)


def oak_shield(canvas: Canvas) -> None:
    """Draw a shield with an oak tree, in a box of 150 x 180."""
    plain_shield(canvas, "white")
    trunk = Limb([(0, 66), (-3, 30), (2, -10)], (22, 16, 12))
    roots = blob("-30,72* -12,56 12,56 30,72*")
    canvas.part(union([trunk.shape, roots]), "brown", line=3.2, shade=4, edge=1.4)
    clumps = ((0, -52, 30, 24), (-32, -30, 26, 22), (32, -30, 26, 22), (-22, -4, 28, 20), (22, -4, 28, 20))
    canvas.part(union(ellipse(*clump) for clump in clumps), "green", line=3.4, shade=9, light=3, edge=1.8)
    for x, y in ((-30, -22), (2, -44), (30, -26), (-14, 2), (18, 0)):
        canvas.part(ellipse(x, y, 5, 7), "ochre", line=2.4, shade=0, edge=1)


def orb(canvas: Canvas, x: float, y: float) -> None:
    """Draw an imperial orb with a cross, the middle of its ball at x, y."""
    canvas.part(rectangle(x - 5, y - 82, 10, 50), "ochre", line=3, shade=0, edge=1)
    canvas.part(rectangle(x - 20, y - 68, 40, 10), "ochre", line=3, shade=0, edge=1)
    ball = ellipse(x, y, 38)
    canvas.part(ball, "ochre", line=4.2, shade=12, light=6, edge=2.2, hatch=6)
    band = blob(f"{x - 42},{y - 8}* {x},{y + 2} {x + 42},{y - 8}* {x + 42},{y + 6}* {x},{y + 16} {x - 42},{y + 6}*")
    canvas.part(band.intersection(ball.buffer(-1.6)), "blue", line=3, shade=0, edge=0)
    for dx in (-22, 0, 22):
        canvas.part(ellipse(x + dx, y + 9 - abs(dx) * 0.12, 4.6), "white", line=2, shade=0, edge=0)


def upright_sword(canvas: Canvas) -> None:
    """Draw a broad straight sword held upright at the left of a throne, its grip where the right hand is."""
    with canvas.at(156, 538, 1, -7):
        canvas.part(
            polygon([(-11, -40), (-10, -292), (0, -320), (10, -292), (11, -40)]), "steel", line=3.8, shade=6, edge=1.8
        )
        canvas.brush([(0, -296), (0, -60)], 3, taper=(0.2, 0.1))
        canvas.line([(0, -40), (0, 44)], 17)
        canvas.line([(0, -40), (0, 44)], 10, "red")
        canvas.part(
            blob("-46,-50* -20,-44 20,-44 46,-50* 50,-34* 0,-26 -50,-34*"), "ochre", line=3.4, shade=5, edge=1.6
        )
        canvas.part(ellipse(0, 50, 13), "ochre", line=3.4, shade=5, edge=1.6)


def goblet(canvas: Canvas, x: float, y: float) -> None:
    """Draw a golden goblet of red wine, x, y being the middle of its stem."""
    outline = (
        f"{x - 34},{y - 62}* {x + 34},{y - 62}* {x + 30},{y - 24} {x + 8},{y - 6} {x + 8},{y + 26} {x + 26},{y + 44}* "
        f"{x - 26},{y + 44}* {x - 8},{y + 26} {x - 8},{y - 6} {x - 30},{y - 24}"
    )
    canvas.part(blob(outline), "ochre", line=4, shade=8, edge=2, light=5)
    canvas.part(ellipse(x, y - 62, 34, 9), "red", line=3.4, shade=0, edge=0)


def barrel(canvas: Canvas) -> None:
    """Draw a wine barrel seen head on, on two blocks, its tap below the middle at 300, 764."""
    for side in (-1, 1):
        block = mirrored("60,942* 176,942* 196,908 172,872 110,900", side, 300)
        canvas.part(blob(block), "brown", line=4, shade=8, edge=2)
    canvas.part(ellipse(300, 764, 196, 168), "brown", line=5, shade=20, edge=3)
    canvas.part(ellipse(300, 764, 184, 157), "steel", line=3, shade=10, edge=1.4)
    canvas.part(ellipse(300, 764, 172, 146), "brown", line=3, shade=10, edge=1.4)
    canvas.part(ellipse(300, 764, 158, 133), "ochre", line=4, shade=0, edge=0)
    lid = ellipse(300, 764, 156, 131)
    for x in range(-132, 150, 38):
        canvas.ink(rectangle(300 + x, 600, 3.4, 340).intersection(lid))
    canvas.fill(lid.difference(shifted(lid, -24, -20)), "ochre.shade")
    canvas.hatch(lid.difference(shifted(lid, -38, -30)), 8, -58, 2.4)
    for x, y in ((-76, 40), (-40, -60), (56, 70), (90, -30), (-110, -10), (20, -90)):
        canvas.brush([(300 + x, 764 + y), (300 + x + 2, 764 + y + 20), (300 + x - 1, 764 + y + 38)], 2.6)
    canvas.part(rectangle(286, 800, 28, 26, 4), "brown", line=3.4, shade=4, edge=1.4)
    canvas.part(stroke("300,820 300,838 300,856", 17, 0, 0), "ochre", line=3, shade=0, edge=1)
    canvas.part(blob("276,812* 324,812* 318,800 282,800"), "ochre", line=3, shade=0, edge=1)
    for y in (872, 884):
        canvas.part(blob(f"300,{y - 7}* 304,{y} 300,{y + 5} 296,{y}"), "red", line=2, shade=0, edge=0)
