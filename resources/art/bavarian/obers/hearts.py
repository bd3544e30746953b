"""The Ober of hearts: a hussar who shoulders his sabre."""

from resources.art.bavarian.cloth import grip, guard, sabre, tall_boot
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse
from resources.art.kit.spline import Point
from resources.art.parts.garments import cuff, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.headgear import busby
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head
from resources.art.parts.props import scabbard
from resources.art.parts.stage import empty_stage, finished_ober

_FACE = Portrait("black", Cut.CROPPED, Jaw.LEAN, Nose.STRAIGHT, Whiskers.DROOPING, brow=2)


def ober_of_hearts() -> Canvas:
    """Draw the hussar: fur cap, drooping moustache, laced dolman, pelisse over one shoulder, sabre upright."""
    canvas = empty_stage(47, 326, 180)
    _pelisse(canvas)
    scabbard(canvas, [(252, 572), (176, 690), (118, 808)], (28, 28, 15), (0.12, 0.5, 0.9), glint=True)
    _legs(canvas)
    _dolman(canvas)
    _head(canvas)
    _arm_on_hip(canvas)
    _sabre_arm(canvas)
    return finished_ober(canvas, "H")


def _pelisse(canvas: Canvas) -> None:
    """Draw the fur-lined jacket that hangs from the left shoulder."""
    fall = blob("268,366 220,368 176,410 136,520 118,640* 160,668 206,664 240,560 270,440")
    canvas.part(fall, "blue", line=4.4, shade=13, edge=2.4, hatch=6)
    for y in (470, 510, 550, 590):
        canvas.line([(160 - (y - 470) * 0.18, y), (212 - (y - 470) * 0.05, y + 6)], 8)
        canvas.line([(161 - (y - 470) * 0.18, y), (211 - (y - 470) * 0.05, y + 6)], 4, "ochre")
    fur = Limb("112,636 146,666 206,670", (30, 34, 28), round_start=True, round_end=True)
    canvas.part(fur.shape, "brown", line=3.8, shade=6, edge=2)
    edge = Limb("116,640 132,520 172,404 226,366", (22, 24, 26, 24), round_start=True, round_end=True)
    canvas.part(edge.shape, "brown", line=3.8, shade=6, edge=2)
    for limb in (fur, edge):
        for t in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9):
            canvas.brush([limb.at(t, 0.5), limb.at(t + 0.03, -0.1), limb.at(t, -0.6)], 3, taper=(0.1, 0.7))


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((360, 616), (388, 748), (394, 878), 470), ((292, 616), (266, 748), (254, 880), 180)):
        side = 1 if knee[0] > 320 else -1
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + side * 4, (hip[1] + knee[1]) / 2), knee], (100, 98, 62))
        canvas.part(thigh.shape, "red", line=4.4, shade=12, edge=2.4, hatch=6)
        canvas.brush([thigh.at(t, 0) for t in (0.3, 0.45, 0.6, 0.75)], 5, "ochre")
        knot = thigh.at(0.46)
        for dx, dy in ((-13, 0), (13, 0), (0, -14)):
            loop = ellipse(knot[0] + dx, knot[1] + dy, 11).difference(ellipse(knot[0] + dx, knot[1] + dy, 6.4))
            canvas.fill(loop, "ochre")
        _hussar_boot(canvas, knee, ankle, toe)


def _hussar_boot(canvas: Canvas, knee: Point, ankle: Point, toe: float) -> None:
    """Draw a boot with a heart-shaped rim, edged in ochre, a tassel in its notch."""
    x, y = knee
    rim = blob(
        f"{x - 40},{y - 26} {x - 16},{y - 12} {x},{y + 12}* {x + 16},{y - 12} {x + 40},{y - 26} "
        f"{x + 34},{y + 30} {x - 34},{y + 30}"
    )
    tall_boot(canvas, (x, y - 10), ankle, toe, rim=rim)
    for side in (-1, 1):
        edge = f"{x + side * 37},{y - 22} {x + side * 15},{y - 8} {x},{y + 15}"
        canvas.brush(edge, 5, "ochre", taper=(0, 0))
    canvas.part(ellipse(x, y + 26, 6, 11), "ochre", line=2.6, shade=2, edge=1)


def _dolman(canvas: Canvas) -> None:
    skirt = blob("252,552* 394,552* 408,610 412,640* 368,626 322,640 278,626 236,640* 240,608")
    canvas.part(skirt, "red", line=4.4, shade=10, edge=2.4, hatch=6)
    canvas.brush("240,632 278,618 322,632 368,618 410,632", 6, "ochre", taper=(0, 0))
    torso = blob(
        "262,366 290,352 322,360 354,352 382,366 398,394 402,444 394,498 392,556* 322,572 254,556* 250,498 "
        "242,444 246,394"
    )
    canvas.part(torso, "red", line=4.6, shade=14, hatch=6, edge=2.6)
    for i, y in enumerate(range(390, 548, 25)):
        half = 62 - i * 3.4
        cord = (
            f"{322 - half},{y - 6} {322 - half * 0.4},{y + 4} 322,{y + 5} {322 + half * 0.4},{y + 4} "
            f"{322 + half},{y - 6}"
        )
        canvas.brush(cord, 9, taper=(0.05, 0.05))
        canvas.brush(cord, 5, "ochre", taper=(0.05, 0.05))
        for x in (322 - half, 322, 322 + half):
            canvas.part(ellipse(x, y + (5 if x == 322 else -6), 5.6), "ochre", line=2.4, shade=2, edge=1)
    sash = blob("250,536* 322,556 394,536* 398,580* 322,600 246,580*")
    canvas.part(sash, "blue", line=3.8, shade=7, edge=2)
    for y in (549, 563, 577):
        canvas.brush(f"254,{y - 4} 322,{y + 14} 392,{y - 4}", 2.2, "blue.light", taper=(0.1, 0.1))
    for x in (284, 322, 360):
        canvas.part(blob(f"{x - 8},546 {x + 8},546 {x + 8},596 {x - 8},596"), "ochre", line=2.8, shade=3, edge=1.2)


def _head(canvas: Canvas) -> None:
    collar = blob("276,340 322,352 368,340 378,372 322,388 266,372")
    canvas.part(collar, "blue", line=3.8, shade=7, edge=1.8)
    canvas.brush("270,366 322,381 374,366", 5, "ochre", taper=(0, 0))
    with canvas.at(314, 262, 1.12):
        three_quarter_head(canvas, _FACE)
    with canvas.at(317, 236, 1.04):
        busby(canvas)


def _arm_on_hip(canvas: Canvas) -> None:
    upper_arm = Limb([(256, 402), (196, 446), (184, 512)], (70, 86, 62), round_start=True)
    canvas.part(upper_arm.shape, "red", line=4.4, shade=11, edge=2.4, hatch=6)
    forearm = Limb([(184, 508), (214, 556), (262, 566)], (60, 54, 42), round_start=True)
    sleeve(canvas, forearm, "red")
    cuff(canvas, forearm, 0.62, colour="blue")
    canvas.brush([forearm.at(0.58, 0.9), forearm.at(0.5, 0), forearm.at(0.58, -0.9)], 5, "ochre", taper=(0, 0))
    with canvas.at(268, 568, 1.0, 80):
        fist(canvas)


def _sabre_arm(canvas: Canvas) -> None:
    sabre(canvas, "452,462 484,378 500,280 484,170", 25)
    upper_arm = Limb([(386, 400), (440, 446), (470, 520)], (72, 90, 64), round_start=True)
    canvas.part(upper_arm.shape, "red", line=4.4, shade=11, edge=2.4, hatch=6)
    forearm = Limb([(470, 518), (442, 552), (424, 534)], (62, 56, 44), round_start=True)
    sleeve(canvas, forearm, "red")
    cuff(canvas, forearm, 0.62, colour="blue")
    grip(canvas, (420, 532), (448, 470))
    with canvas.at(432, 504, 1.04, 24):
        fist(canvas)
    guard(canvas, "428,462 450,468 474,478", "430,464 404,494 418,534")
