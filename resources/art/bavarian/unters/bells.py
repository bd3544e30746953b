"""The Unter of bells: a falconer."""

from resources.art.bavarian.cloth import thigh_and_calf
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, cuff, ring, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.headgear import bycocket
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head
from resources.art.parts.props import scabbard
from resources.art.parts.stage import empty_stage, finished_unter
from resources.art.signs import bell

_FACE = Portrait("hair", Cut.BOB, Jaw.LEAN, Nose.SNUB, Whiskers.CURLED, brow=3)


def unter_of_bells() -> Canvas:
    """Draw the falconer: pointed hat, striped tunic hung with bells, a belled falcon on his gloved fist."""
    canvas = empty_stage(83, 326, 160)
    scabbard(canvas, [(398, 580), (462, 680), (492, 800)], (26, 26, 14), (0.12, 0.55, 0.92), glint=True)
    _legs(canvas)
    _hanging_sleeve(canvas)
    _tunic(canvas)
    _head(canvas)
    _arm_on_hip(canvas)
    _falcon_arm(canvas)
    with canvas.at(492, 424):
        _falcon(canvas)
    return finished_unter(canvas, "S")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe, colour, boot in (
        ((358, 640), (372, 754), (374, 884), 462, "blue", "ochre"),
        ((296, 640), (282, 754), (270, 884), 190, "ochre", "blue"),
    ):
        side = 1 if knee[0] > 320 else -1
        _, _, leg = thigh_and_calf(hip, knee, ankle)
        canvas.part(leg, colour, line=4.4, shade=12, edge=2.4, hatch=6)
        x, y = ankle
        shoe = blob(
            f"{x - side * 24},{y - 42}* {x + side * 22},{y - 42}* {x + side * 22},{y - 12} {x + side * 46},{y + 8} "
            f"{toe},{y + 14} {toe + side * 16},{y + 4}* {toe + side * 6},{y + 26} {toe - side * 20},{y + 32}* "
            f"{x - side * 26},{y + 32}* {x - side * 30},{y + 6}"
        )
        canvas.part(shoe, boot, line=4.2, shade=8, edge=2.2, hatch=6)
        canvas.part(
            blob(f"{x - 32},{y - 50} {x},{y - 42} {x + 32},{y - 50} {x + 28},{y - 30} {x},{y - 22} {x - 28},{y - 30}"),
            "red",
            line=3.4,
            shade=4,
            edge=1.6,
        )


def _hanging_sleeve(canvas: Canvas) -> None:
    """Draw the open outer sleeve that hangs behind the raised arm."""
    cloth = blob("384,376 430,396 470,470 478,560 466,640* 446,628 430,644 414,626 404,560 392,470")
    canvas.part(cloth, "blue", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.part(blob("396,400 414,420 430,520 432,640* 416,628 406,560 394,470"), "red", line=3.4, shade=6, edge=1.6)


def _tunic(canvas: Canvas) -> None:
    skirt = blob("250,566* 394,566* 414,640 424,716* 394,700 366,718 336,702 308,718 278,702 236,716* 236,640")
    torso = blob(
        "258,368 288,354 322,362 356,354 386,368 404,398 408,450 398,506 394,578* 322,594 252,578* 246,506 "
        "238,450 242,398"
    )
    for shape, bounds in ((skirt, (226, 556, 434, 724)), (torso, (230, 350, 416, 600))):
        cloth = [(bars.intersection(shape.buffer(-2)), colour) for bars, colour in stripes(bounds, "blue", 38, 13)]
        canvas.part(shape, "ochre", line=4.6, shade=15, edge=2.6, pattern=cloth)
    for x, y in ((242, 728), (308, 734), (366, 734), (418, 728)):
        with canvas.at(x, y, 0.3):
            bell(canvas)
    canvas.part(blob("306,362* 338,362* 340,430 322,470 304,430"), "white", line=3.4, shade=6, edge=1.6)
    belt(canvas, "246,562* 322,582 396,562* 399,590* 322,610 243,590*", 304, 574, 34)
    bag = blob("346,594* 402,588* 414,634 402,662 372,668 348,650")
    canvas.part(bag, "brown", line=4, shade=9, edge=2, hatch=6)
    canvas.part(blob("344,592* 404,586* 408,612 378,632 348,618"), "hair", line=3.4, shade=5, edge=1.6)
    canvas.part(ellipse(378, 622, 6), "ochre", line=2.6, shade=2, edge=1)


def _head(canvas: Canvas) -> None:
    hood = blob("266,352 322,366 378,352 400,388 362,402 322,420 282,402 244,388")
    canvas.part(hood, "red", line=4, shade=9, edge=2, hatch=6)
    with canvas.at(316, 264, 1.12, mirrored=True):
        three_quarter_head(canvas, _FACE)
    with canvas.at(312, 238, 1.04, mirrored=True):
        bycocket(canvas)


def _arm_on_hip(canvas: Canvas) -> None:
    upper_arm = Limb([(256, 402), (198, 446), (172, 506)], (72, 88, 62), round_start=True)
    canvas.part(upper_arm.shape, "blue", line=4.4, shade=11, edge=2.4, hatch=6)
    forearm = Limb([(172, 502), (204, 556), (258, 576)], (60, 54, 42), round_start=True)
    sleeve(canvas, forearm, "ochre")
    cuff(canvas, forearm, 0.8)
    with canvas.at(266, 580, 1.0, 74):
        fist(canvas)


def _falcon_arm(canvas: Canvas) -> None:
    upper_arm = Limb([(386, 402), (416, 450), (412, 516)], (72, 84, 62), round_start=True)
    canvas.part(upper_arm.shape, "ochre", line=4.4, shade=11, edge=2.4, hatch=6)
    forearm = Limb([(412, 512), (446, 514), (480, 486)], (60, 56, 50), round_start=True)
    sleeve(canvas, forearm, "ochre")
    glove = Limb([(432, 516), (462, 502), (490, 474)], (72, 60, 50), round_end=True)
    canvas.part(glove.shape, "brown", line=4.2, shade=8, edge=2.2, hatch=6)
    ring(canvas, glove, 0.1, 0.16, "hair", grow=3)
    canvas.brush("470,470 490,462 510,470", 3)
    for y in (480, 490):
        canvas.brush(f"486,{y} 498,{y + 2} 508,{y - 4}", 2.4)


def _falcon(canvas: Canvas) -> None:
    """Draw a falcon that perches facing left, its claws 40 units below the origin."""
    canvas.part(blob("18,20* 42,54 50,92 36,98* 22,82 6,40"), "brown", line=3.6, shade=5, edge=1.8)
    canvas.brush("28,44 38,88", 2.4)
    for x in (-8, 12):
        canvas.part(Limb([(x, 14), (x - 2, 42)], (18, 9)).shape, "ochre", line=3, shade=3, edge=1.2)
        for toe in (-12, 0, 11):
            canvas.brush([(x - 2, 40), (x - 2 + toe * 0.6, 46), (x - 2 + toe, 52)], 6, "ochre.shade", taper=(0, 0.6))
        with canvas.at(x - 2, 36, 0.15):
            bell(canvas)
    body = blob("-30,-64 -34,-30 -26,4 -8,26 16,30 32,10 30,-24 14,-60 -6,-72")
    canvas.part(body, "white", line=4, shade=8, edge=2.2)
    for row, y in enumerate((-36, -22, -8, 6)):
        for i in range(3):
            x = -22 + i * 10 + (5 if row % 2 else 0)
            canvas.brush([(x, y), (x + 2, y + 5), (x + 1, y + 9)], 4, taper=(0.1, 0.7))
    wing = blob("-2,-62 22,-58 40,-24 46,14 50,62* 34,46 18,20 4,-14")
    canvas.part(wing, "brown", line=4, shade=7, edge=2.2)
    for quill in ("12,-42 26,-6 40,36", "22,-42 36,-8 46,40", "4,-30 16,2 30,32"):
        canvas.brush(quill, 2.6)
    for x, y in ((10, -46), (20, -36), (14, -26), (28, -22), (24, -8)):
        canvas.brush([(x - 5, y), (x, y + 5), (x + 5, y)], 2.2, "brown.light")
    canvas.part(
        blob("-34,-74 -34,-100 -16,-116 6,-112 16,-92 12,-68 -10,-58 -28,-62"), "white", line=3.8, shade=6, edge=2
    )
    hood = blob("-30,-84* -32,-104 -14,-117 8,-111 16,-92 14,-74* 0,-84 -14,-80")
    canvas.part(hood, "red", line=3.6, shade=5, edge=1.6)
    canvas.part(blob("-32,-86* -46,-84 -54,-70 -50,-62* -42,-72 -30,-72*"), "ochre", line=3, shade=3, edge=1.2)
    for tuft, colour in (("-4,-112 -8,-128 2,-140", "ochre"), ("0,-112 6,-128 18,-134", "blue")):
        canvas.part(stroke(tuft, 12, 0.2, 0.6), colour, line=2.8, shade=0, edge=1)
