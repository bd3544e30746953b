"""The Unter of hearts: a halberdier."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse, polygon
from resources.art.parts.garments import (
    belt,
    bow,
    cuff,
    falling_collar,
    ring,
    shoe,
    slashed_breeches,
    slashed_sleeve,
    sleeve,
)
from resources.art.parts.hands import fist
from resources.art.parts.hats import flat_cap
from resources.art.parts.heads import head
from resources.art.parts.stage import empty_stage, finished_unter


def unter_of_hearts() -> Canvas:
    """Draw the young halberdier: halberd upright in both hands, flat cap, slashed red breeches."""
    canvas = empty_stage(53, 320, 160)
    _legs(canvas)
    _rear_arm(canvas)
    _doublet(canvas)
    _head(canvas)
    _halberd(canvas)
    _hands(canvas)
    return finished_unter(canvas, "H")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((272, 640), (256, 752), (250, 884), 190), ((336, 640), (356, 752), (366, 884), 444)):
        outward = 1 if knee[0] > 300 else -1
        calf = Limb(
            [knee, ((knee[0] + ankle[0]) / 2 + outward * 8, (knee[1] + ankle[1]) / 2 - 14), ankle], (60, 66, 34)
        )
        canvas.part(calf.shape, "white", line=4.4, shade=10, edge=2.2, hatch=6)
        shoe(canvas, (ankle[0], ankle[1] + 12), toe)
        canvas.part(
            ellipse(ankle[0] + (20 if toe > ankle[0] else -20), ankle[1] + 16, 8), "red", line=2.6, shade=0, edge=1
        )
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + outward * 15, (hip[1] + knee[1]) / 2 + 6), knee], (108, 126, 62))
        slashed_breeches(canvas, thigh, "red", "white")
        ring(canvas, thigh, 0.97, 0.1, "ochre", grow=4)
        bow(canvas, knee[0] + outward * 30, knee[1] + 2, "ochre", 0.9)


def _rear_arm(canvas: Canvas) -> None:
    """Draw the far arm, raised to the upper grip of the halberd."""
    upper_arm = Limb([(366, 402), (414, 446), (454, 448)], (70, 88, 60), round_start=True)
    slashed_sleeve(canvas, upper_arm, "red", "white")
    forearm = Limb([(450, 450), (462, 424), (450, 392)], (56, 52, 42), round_start=True)
    sleeve(canvas, forearm, "ochre")
    cuff(canvas, forearm, 0.78)


def _doublet(canvas: Canvas) -> None:
    skirt = blob("236,560* 370,560* 392,612 400,650* 350,640 304,654 258,640 208,650* 216,610")
    canvas.part(skirt, "red", line=4.4, shade=11, edge=2.4, hatch=6)
    for x in (246, 282, 322, 360):
        lean = (x - 304) * 0.2
        slash = blob(f"{x},572* {x + 7 + lean * 0.5},602 {x + lean},634* {x - 7 + lean * 0.5},602")
        canvas.part(slash, "white", line=2.6, shade=0, edge=0)
    torso = blob(
        "240,366 266,354 300,360 334,354 360,366 378,396 382,446 374,500 370,572* "
        "302,586 238,572* 232,500 224,446 228,396"
    )
    cloth = [
        (bars.intersection(torso.buffer(-2)), colour) for bars, colour in stripes((216, 340, 396, 600), "red", 30, 16)
    ]
    canvas.part(torso, "white", line=4.6, shade=14, edge=2.6, pattern=cloth)
    canvas.part(blob("288,358* 318,358* 316,470 308,584* 296,584* 292,470"), "ochre", line=3.2, shade=5, edge=1.2)
    for y in (400, 436, 472, 508, 544):
        canvas.part(ellipse(303, y, 6), "red", line=2.6, shade=2, edge=1)
    belt(canvas, "232,556* 302,574 370,556* 372,584* 302,602 230,584*", 286, 568, 34)


def _head(canvas: Canvas) -> None:
    with canvas.at(304, 268, 1.12, mirrored=True):
        head(canvas, "ochre", brow=4, smile=1)
    collar = "236,362* 266,342 302,364 336,340 370,362* 350,390 324,380 302,396 280,380 256,392"
    falling_collar(canvas, collar, ("268,350 272,376", "332,348 332,374", "302,366 302,388"))
    with canvas.at(302, 234, 1.1, mirrored=True):
        flat_cap(canvas)


def _halberd(canvas: Canvas) -> None:
    canvas.line([(450, 902), (450, 150)], 18)
    canvas.line([(450, 902), (450, 150)], 11, "brown")
    canvas.line([(447, 890), (447, 160)], 2.4, "brown.light")
    canvas.part(polygon([(438, 142), (450, 54), (462, 142)]), "steel", line=3.8, shade=5, edge=1.6)
    canvas.part(
        blob("456,112* 486,104 520,86* 530,132 520,178* 486,160 456,154*"),
        "steel",
        line=3.8,
        shade=8,
        edge=1.8,
        hatch=6,
    )
    canvas.part(blob("444,120* 420,122 396,108* 404,136 420,146 444,146*"), "steel", line=3.8, shade=5, edge=1.6)
    canvas.part(blob("438,110* 462,110* 464,172* 436,172*"), "ochre", line=3.2, shade=4, edge=1.4)
    for y in (126, 154):
        canvas.ink(ellipse(450, y, 3))
    canvas.part(
        blob("434,172* 466,172* 472,206* 462,200 456,212* 450,202 444,212* 438,200 428,206*"),
        "red",
        line=3,
        shade=4,
        edge=1.4,
    )


def _hands(canvas: Canvas) -> None:
    with canvas.at(450, 374, 1.04, 0, mirrored=True):
        fist(canvas)
    upper_arm = Limb([(236, 402), (184, 456), (198, 524)], (72, 94, 64), round_start=True)
    slashed_sleeve(canvas, upper_arm, "red", "white")
    forearm = Limb([(196, 520), (290, 556), (426, 548)], (64, 60, 44), round_start=True)
    sleeve(canvas, forearm, "ochre", shade=10)
    cuff(canvas, forearm, 0.88)
    with canvas.at(450, 546, 1.06, 4):
        fist(canvas)
