"""The Unter of leaves: a boy of the regiment who plays the fife."""

from resources.art.bavarian.cloth import buckled_shoe, stockinged_leg
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import cuff, ring, sleeve
from resources.art.parts.hands import fingering_hand
from resources.art.parts.headgear import tricorne
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, three_quarter_head
from resources.art.parts.stage import empty_stage, finished_unter

_FACE = Portrait("ochre", Cut.CURLS, Jaw.ROUND, Nose.SNUB, brow=5, smile=-2, freckled=True)


def unter_of_leaves() -> Canvas:
    """Draw the fifer: three-cornered hat, freckles, green coat over a striped waistcoat, a fife to the right."""
    canvas = empty_stage(73, 326, 160)
    _coat_tails(canvas)
    _legs(canvas)
    _far_sleeve(canvas)
    _coat(canvas)
    _head(canvas)
    _fife(canvas)
    _hands(canvas)
    return finished_unter(canvas, "L")


def _coat_tails(canvas: Canvas) -> None:
    for tail in (
        "246,540* 300,540* 296,660 268,752* 236,744 218,728 232,620",
        "394,540* 342,540* 348,660 376,752* 408,744 428,728 410,620",
    ):
        canvas.part(blob(tail), "green", line=4.4, shade=12, edge=2.4, hatch=6)
    for turn in ("232,690* 262,676 266,748* 236,742 220,728*", "412,690* 384,676 378,748* 408,742 426,728*"):
        canvas.part(blob(turn), "red", line=3.4, shade=5, edge=1.6)


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((350, 588), (370, 752), (372, 878), 448), ((294, 588), (276, 752), (268, 878), 200)):
        side = 1 if knee[0] > 320 else -1
        stockinged_leg(canvas, knee, ankle, "white", (-0.62, 0.0, 0.62), "green")
        buckled_shoe(canvas, (ankle[0], ankle[1] + 10), toe)
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + side * 10, (hip[1] + knee[1]) / 2), knee], (104, 110, 66))
        canvas.part(thigh.shape, "ochre", line=4.4, shade=12, edge=2.4, hatch=6)
        ring(canvas, thigh, 0.96, 0.1, "green", grow=3)
        for t in (0.72, 0.82):
            canvas.part(ellipse(*thigh.at(t, -0.72 * side), 4.6), "white", line=2.2, shade=0, edge=0)


def _far_sleeve(canvas: Canvas) -> None:
    upper_arm = Limb([(384, 400), (450, 440), (488, 498)], (72, 86, 62), round_start=True)
    canvas.part(upper_arm.shape, "green", line=4.4, shade=11, edge=2.4, hatch=6)
    forearm = Limb([(488, 496), (500, 440), (484, 384)], (60, 54, 42), round_start=True)
    sleeve(canvas, forearm, "green")
    cuff(canvas, forearm, 0.52, 0.86, "red")
    canvas.part(forearm.band(0.86, 1.0).buffer(4), "white", line=3.2, shade=4, edge=1.4)


def _coat(canvas: Canvas) -> None:
    torso = blob(
        "252,368 282,354 322,362 362,354 392,368 408,400 414,456 412,520 408,590* 322,608 238,590* 234,520 "
        "230,456 236,400"
    )
    canvas.part(torso, "green", line=4.6, shade=14, edge=2.6, hatch=6)
    waistcoat = blob("292,362* 350,362* 366,480 372,594* 350,624 322,606 294,624 272,594* 276,480")
    cloth = [
        (bars.intersection(waistcoat.buffer(-2)), colour)
        for bars, colour in stripes((260, 350, 384, 630), "red", 22, 6)
    ]
    canvas.part(waistcoat, "white", line=3.6, shade=10, edge=1.8, pattern=cloth)
    canvas.line("322,364 322,604", 3)
    for y in (402, 440, 478, 516, 554, 588):
        canvas.part(ellipse(327, y, 5.6), "ochre", line=2.4, shade=2, edge=1)
    for x in (268, 376):
        for y in (420, 468, 516, 564):
            canvas.part(ellipse(x + (x - 322) * 0.0014 * (y - 420), y, 5.4), "ochre", line=2.4, shade=0, edge=1)
    canvas.part(stroke("274,366 330,480 404,588", 15, 0, 0).intersection(torso), "brown", line=3, shade=0, edge=1.4)
    case = Limb("388,560 424,640 440,720", (24, 26, 22), round_start=True, round_end=True)
    canvas.part(case.shape, "brown", line=4, shade=6, edge=2, hatch=6)
    for place in (0.12, 0.5, 0.9):
        ring(canvas, case, place, 0.07)


def _head(canvas: Canvas) -> None:
    stock = blob("286,346 322,356 360,346 368,372 340,380 322,372 304,380 278,372")
    canvas.part(stock, "white", line=3.6, shade=6, edge=1.8)
    canvas.part(blob("308,372 336,372 344,420* 328,408 314,424*"), "white", line=3.4, shade=5, edge=1.6)
    with canvas.at(316, 266, 1.14, mirrored=True):
        three_quarter_head(canvas, _FACE)
    with canvas.at(312, 238, 1.1, mirrored=True):
        tricorne(canvas)


def _fife(canvas: Canvas) -> None:
    tube = Limb([(326, 318), (430, 334), (552, 350)], (16, 17, 15))
    canvas.part(tube.shape, "brown", line=3.6, shade=4, edge=1.6)
    for place in (0.03, 0.97, 0.42):
        ring(canvas, tube, place, 0.05, grow=2, line=2.6, shade=2)
    for place in (0.56, 0.62, 0.8, 0.86):
        canvas.ink(ellipse(*tube.at(place, -0.1), 2.6))


def _hands(canvas: Canvas) -> None:
    with canvas.at(476, 356, 1.0, -6, mirrored=True):
        fingering_hand(canvas)
    upper_arm = Limb([(256, 402), (206, 456), (220, 524)], (72, 90, 66), round_start=True)
    canvas.part(upper_arm.shape, "green", line=4.4, shade=11, edge=2.4, hatch=6)
    forearm = Limb([(220, 522), (302, 480), (384, 378)], (64, 58, 42), round_start=True)
    sleeve(canvas, forearm, "green", edge=2.2)
    cuff(canvas, forearm, 0.58, 0.86, "red")
    canvas.part(forearm.band(0.86, 1.0).buffer(4), "white", line=3.2, shade=4, edge=1.4)
    with canvas.at(396, 346, 1.0, -14, mirrored=True):
        fingering_hand(canvas)
