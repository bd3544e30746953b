"""The Unter of hearts: an old guardsman with a partisan."""

from resources.art.bavarian.cloth import thigh_and_calf
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import lozenges
from resources.art.kit.shapes import blob, ellipse, polygon
from resources.art.kit.spline import mirrored
from resources.art.parts.garments import belt, cuff, ring, shoe, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.headgear import iron_hat
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head
from resources.art.parts.stage import empty_stage, finished_unter

_FACE = Portrait("grey", Cut.CROPPED, Jaw.ROUND, Nose.HOOKED, Whiskers.CHOPS, brow=2)


def unter_of_hearts() -> Canvas:
    """Draw the guardsman: iron hat, grey whiskers, quilted coat, a partisan held aslant before him."""
    canvas = empty_stage(79, 330, 180)
    _legs(canvas)
    _coat(canvas)
    _head(canvas)
    _far_arm(canvas)
    _partisan(canvas)
    _hands(canvas)
    return finished_unter(canvas, "H")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe, colour in (
        ((362, 640), (392, 754), (402, 884), 480, "white"),
        ((302, 640), (282, 754), (272, 884), 206, "red"),
    ):
        thigh, calf, leg = thigh_and_calf(hip, knee, ankle)
        bands = []
        if colour == "white":
            bands = [(thigh.band(t, t + 0.1, 0.05), "red") for t in (0.3, 0.55, 0.8)]
            bands += [(calf.band(t, t + 0.1, 0.05), "red") for t in (0.1, 0.34, 0.58, 0.82)]
        canvas.part(leg, colour, line=4.4, shade=12, edge=2.4, pattern=bands, hatch=0 if bands else 6)
        ring(canvas, calf, 0.05, 0.1, "ochre", grow=4)
        shoe(canvas, (ankle[0], ankle[1] + 12), toe)


def _coat(canvas: Canvas) -> None:
    """Draw a quilted coat to the thigh, sewn in lozenges with a stud in each."""
    skirt = blob("248,556* 402,556* 420,630 430,700* 380,690 332,702 284,690 236,702* 240,630")
    torso = blob(
        "258,370 290,356 326,364 362,356 394,370 410,402 414,454 406,508 402,570* 326,586 248,570* 244,508 "
        "236,454 240,402"
    )
    for shape, bounds in ((skirt, (220, 556, 440, 710)), (torso, (230, 356, 420, 590))):
        seams = [(pattern.boundary.buffer(1.3), "red.shade") for pattern, _ in lozenges(bounds, "red", 40, 56)]
        canvas.part(shape, "red", line=4.6, shade=15, edge=2.6, pattern=seams)
    hem = skirt.difference(blob("200,500* 460,500* 460,674* 380,666 332,678 284,666 200,676*"))
    canvas.part(hem, "white", line=3, shade=4, edge=1.4)
    canvas.part(blob("310,366* 344,366* 346,470 340,580* 314,580* 308,470"), "ochre", line=3.4, shade=6, edge=1.6)
    for y in (404, 438, 472, 506, 540):
        canvas.line([(312, y), (342, y)], 3)
        canvas.part(ellipse(327, y, 6), "steel", line=2.6, shade=2, edge=1)
    belt(canvas, "244,554* 326,574 406,554* 409,584* 326,604 241,584*", 308, 566)
    gorget = blob("270,352 326,366 382,352 398,390 362,414 326,420 290,414 254,390")
    canvas.part(gorget, "steel", line=4.2, shade=10, edge=2.2, hatch=6)
    canvas.brush("264,386 326,408 388,386", 3)
    for x, y in ((276, 378), (326, 394), (376, 378)):
        canvas.part(ellipse(x, y, 4.6), "ochre", line=2.2, shade=0, edge=0)


def _head(canvas: Canvas) -> None:
    with canvas.at(322, 268, 1.12):
        three_quarter_head(canvas, _FACE)
    with canvas.at(326, 240, 1.06):
        iron_hat(canvas)


def _far_arm(canvas: Canvas) -> None:
    upper_arm = Limb([(398, 404), (462, 450), (466, 528)], (74, 98, 68), round_start=True)
    slashed_sleeve(canvas, upper_arm, "white", "red")


def _partisan(canvas: Canvas) -> None:
    """Draw the weapon along one line from the lower right to the upper left."""
    with canvas.at(344, 600, 1, -26):
        canvas.line([(0, 296), (0, -390)], 18)
        canvas.line([(0, 295), (0, -390)], 11, "brown")
        canvas.line([(-3, 290), (-3, -380)], 2.4, "brown.light")
        for y in (-300, -270, -240):
            canvas.line([(-7, y), (7, y + 10)], 4)
        canvas.part(polygon([(-8, 296), (0, 322), (8, 296)]), "steel", line=3, shade=2, edge=1)
        for side in (-1, 1):
            tassel = blob(mirrored("4,-396* 30,-380 38,-340* 26,-350 16,-336* 6,-352*", side))
            canvas.part(tassel, "red", line=3.2, shade=4, edge=1.4)
        head = (
            "-9,-396* -12,-414 -46,-424 -52,-446* -34,-440 -20,-444 -23,-476 -12,-508 0,-530* "
            "12,-508 23,-476 20,-444 34,-440 52,-446* 46,-424 12,-414 9,-396*"
        )
        canvas.part(blob(head), "steel", line=4, shade=7, edge=2)
        canvas.brush([(0, -520), (0, -410)], 3.4, taper=(0.2, 0.1))
        canvas.part(blob("-13,-404* 13,-404* 11,-376* -11,-376*"), "ochre", line=3.2, shade=3, edge=1.4)


def _hands(canvas: Canvas) -> None:
    forearm = Limb([(466, 524), (430, 590), (374, 610)], (66, 60, 46), round_start=True)
    sleeve(canvas, forearm, "ochre")
    cuff(canvas, forearm, 0.78)
    with canvas.at(352, 614, 1.06, 64):
        fist(canvas)
    upper_arm = Limb([(256, 404), (196, 450), (168, 506)], (74, 98, 68), round_start=True)
    slashed_sleeve(canvas, upper_arm, "white", "red")
    near = Limb([(168, 506), (178, 452), (214, 404)], (66, 58, 46), round_start=True)
    sleeve(canvas, near, "ochre")
    cuff(canvas, near, 0.74)
    with canvas.at(232, 378, 1.06, -4):
        fist(canvas)
