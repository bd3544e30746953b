"""The Unter of acorns: a young fencer with sabre and buckler."""

from resources.art.bavarian.cloth import grip, guard, sabre, stockinged_leg
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse
from resources.art.parts.garments import belt, cuff, ring, shoe, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.headgear import cap_with_jay_feathers
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, three_quarter_head
from resources.art.parts.stage import empty_stage, finished_unter

_FACE = Portrait("black", Cut.CURLS, Jaw.LEAN, Nose.STRAIGHT, brow=1, smile=2)


def unter_of_acorns() -> Canvas:
    """Draw the fencer: cap with jay feathers, laced jerkin, the sabre raised for a cut, the buckler stretched out."""
    canvas = empty_stage(67, 330, 190)
    _legs(canvas)
    _buckler_arm(canvas)
    _jerkin(canvas)
    _head(canvas)
    _buckler(canvas)
    _sabre_arm(canvas)
    return finished_unter(canvas, "E")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((296, 636), (264, 750), (240, 882), 182), ((356, 636), (416, 738), (420, 884), 500)):
        side = 1 if knee[0] > 320 else -1
        calf = stockinged_leg(canvas, knee, ankle, "ochre")
        for t in (0.16, 0.36):
            canvas.part(calf.band(t, t + 0.09, 0.03), "blue", line=2.8, shade=0, edge=0)
        shoe(canvas, (ankle[0], ankle[1] + 12), toe)
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + side * 14, (hip[1] + knee[1]) / 2 - 2), knee], (112, 128, 62))
        panes = [(thigh.lens(-0.02, 1.0, place, 0.15), "blue") for place in (-0.7, 0.0, 0.7)]
        canvas.part(thigh.shape, "brown", line=4.4, shade=12, edge=2.4, pattern=panes)
        ring(canvas, thigh, 0.97, 0.1, "red", grow=4)


def _buckler_arm(canvas: Canvas) -> None:
    upper_arm = Limb([(386, 402), (432, 428), (456, 470)], (72, 96, 62), round_start=True)
    slashed_sleeve(canvas, upper_arm, "blue", "white")
    forearm = Limb([(452, 470), (484, 466), (500, 440)], (60, 54, 44), round_start=True)
    sleeve(canvas, forearm, "brown")


def _jerkin(canvas: Canvas) -> None:
    skirt = blob("252,560* 390,560* 408,616 418,662* 374,650 348,668 322,652 294,668 268,650 224,662* 234,614")
    canvas.part(skirt, "brown", line=4.4, shade=12, edge=2.4, hatch=6)
    for x in (270, 322, 374):
        canvas.brush([(x, 590), (x + (x - 322) * 0.14, 640)], 3.4, taper=(0.2, 0.5))
    torso = blob(
        "258,368 286,354 322,362 358,354 386,368 404,398 408,448 400,502 394,574* 322,590 250,574* 246,502 "
        "238,448 242,398"
    )
    canvas.part(torso, "brown", line=4.6, shade=15, edge=2.6, hatch=6)
    shirt = blob("300,360* 344,360* 346,470 336,548 322,566 308,548 298,470")
    pleats = stripes((290, 350, 356, 570), "white.shade", 11, 2.4)
    canvas.part(shirt, "white", line=3.4, shade=7, edge=1.6, pattern=pleats)
    for i, y in enumerate(range(392, 548, 26)):
        half = 22 - max(0, i - 3) * 3
        for start, end in (((-half, y), (half, y + 22)), ((half, y), (-half, y + 22))):
            lace = [(322 + start[0], start[1]), (322 + end[0], end[1])]
            canvas.line(lace, 6)
            canvas.line(lace, 2.8, "ochre")
    belt(canvas, "246,558* 322,578 396,558* 399,586* 322,606 243,586*", 304, 570, 34)
    for shoulder in ("246,396 262,370 284,362 290,384 270,398", "398,396 382,370 360,362 354,384 374,398"):
        canvas.part(blob(shoulder), "ochre", line=3.4, shade=5, edge=1.6)


def _head(canvas: Canvas) -> None:
    collar = blob("284,344 322,354 360,344 368,372 344,384 322,374 300,384 276,372")
    canvas.part(collar, "white", line=3.6, shade=6, edge=1.8)
    with canvas.at(316, 264, 1.12, mirrored=True):
        three_quarter_head(canvas, _FACE)
    with canvas.at(312, 234, 1.06):
        cap_with_jay_feathers(canvas)


def _buckler(canvas: Canvas) -> None:
    x, y = 492, 418
    canvas.part(ellipse(x, y, 60), "steel", line=4.6, shade=12, edge=2.6, hatch=6)
    canvas.part(ellipse(x, y, 45).difference(ellipse(x, y, 36)), "ochre", line=2.8, shade=4, edge=1.2)
    canvas.part(ellipse(x, y, 22), "ochre", line=3.6, shade=8, edge=1.8)
    canvas.part(blob(f"{x - 9},{y - 4} {x},{y - 16} {x + 9},{y - 4} {x},{y + 8}"), "steel", line=2.8, shade=3, edge=1.2)
    for dx, dy in ((0, -52), (37, -37), (52, 0), (37, 37), (0, 52), (-37, 37), (-52, 0), (-37, -37)):
        canvas.part(ellipse(x + dx, y + dy, 4), "ochre", line=2, shade=0, edge=0)


def _sabre_arm(canvas: Canvas) -> None:
    sabre(canvas, "136,312 108,240 126,150 196,82", 25)
    upper_arm = Limb([(258, 402), (200, 438), (150, 452)], (72, 98, 66), round_start=True)
    slashed_sleeve(canvas, upper_arm, "blue", "white")
    forearm = Limb([(152, 456), (124, 416), (140, 366)], (64, 56, 44), round_start=True)
    sleeve(canvas, forearm, "brown")
    cuff(canvas, forearm, 0.74)
    grip(canvas, (162, 364), (137, 310))
    with canvas.at(148, 340, 1.04, -24):
        fist(canvas)
    guard(canvas, "112,322 136,312 162,298", "114,322 122,356 158,368")
