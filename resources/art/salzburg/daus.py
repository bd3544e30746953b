"""The four Daus (aces): two hanging signs and a scene each."""

import math
import random

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, contains, ellipse, stroke, union
from resources.art.kit.spline import mirrored, spline
from resources.art.parts.animals import boar, eagle, hound, rampant_stag, rampant_unicorn
from resources.art.parts.buildings import ridge
from resources.art.parts.garments import bow
from resources.art.parts.ground import flower, ground, tuft
from resources.art.parts.hands import fist
from resources.art.parts.heads import frontal_head
from resources.art.parts.plants import fir, grapes, oak_leaf
from resources.art.parts.props import barrel, goblet
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import bell, hanging_acorn, hanging_leaf, heart, leaf_on_twig


def daus_of_acorns() -> Canvas:
    """Draw Bacchus with ivy wreath, goblet and grapes, astride a barrel under an oak twig."""
    canvas = Canvas()
    paper(canvas)
    ground(canvas, 900, 21)
    _oak_twig(canvas)
    canvas.shadow(300, 934, 210, 15)
    barrel(canvas)
    _bacchus(canvas)
    flower(canvas, 84, 936, "red")
    flower(canvas, 524, 938, "white")
    frame(canvas)
    return canvas


def _oak_twig(canvas: Canvas) -> None:
    twig = union(
        [
            Limb([(300, 66), (236, 72), (186, 74), (160, 116)], (13, 12, 10, 9)).shape,
            Limb([(300, 66), (364, 72), (414, 74), (440, 116)], (13, 12, 10, 9)).shape,
            Limb([(300, 46), (300, 70)], (15, 17)).shape,
        ]
    )
    for direction, x, y, scale in (
        (164, 252, 74, 0.86),
        (120, 348, 74, 0.86),
        (142, 300, 70, 0.95),
        (156, 196, 76, 0.7),
        (128, 404, 76, 0.7),
    ):
        oak_leaf(canvas, x, y, direction, scale, colour="olive" if x == 300 else "green")
    canvas.part(twig, "brown", line=3.6, shade=4, edge=1.6)
    for x in (160, 440):
        with canvas.at(x, 172, 1.3):
            hanging_acorn(canvas)


def _bacchus(canvas: Canvas) -> None:
    for side in (-1, 1):
        _bacchus_leg(canvas, side)
    torso = blob("218,440 244,404 300,398 356,404 382,440 388,494 412,566 396,636 300,672 204,636 188,566 212,494")
    canvas.part(torso, "flesh", line=4.8, shade=16, hatch=8, edge=2.6)
    for chest in ("246,478 268,492 292,480", "308,480 332,492 354,478"):
        canvas.brush(chest, 3.4)
    canvas.ink(ellipse(268, 476, 3))
    canvas.ink(ellipse(334, 476, 3))
    canvas.brush("300,500 301,540", 2.4)
    canvas.brush("244,600 300,622 356,600", 3.2)
    canvas.ink(ellipse(300, 586, 3.4, 5))
    for x, y, direction in (
        (222, 640, -100),
        (262, 660, -130),
        (300, 668, 200),
        (338, 660, 170),
        (378, 640, 140),
        (244, 648, -80),
        (356, 648, 120),
    ):
        oak_leaf(canvas, x, y - 14, direction, 0.72)
    raised = Limb([(240, 436), (158, 500), (112, 432)], (66, 60, 48), round_start=True)
    canvas.part(raised.shape, "flesh", line=4.6, shade=9, edge=2.4)
    hanging = Limb([(362, 430), (430, 484), (424, 560)], (66, 58, 46), round_start=True)
    canvas.part(hanging.shape, "flesh", line=4.6, shade=9, edge=2.4)
    grapes(canvas, 440, 590, 1.25)
    with canvas.at(426, 572, 1.04, 80):
        fist(canvas)
    goblet(canvas, 106, 372)
    with canvas.at(106, 404, 1.06, 8):
        fist(canvas)
    with canvas.at(300, 324, 1.1):
        _bacchus_head(canvas)


def _bacchus_leg(canvas: Canvas, side: int) -> None:
    leg = Limb(
        [(300 + side * 58, 640), (300 + side * 150, 640), (300 + side * 196, 716), (300 + side * 196, 806)],
        (88, 88, 60, 36),
    )
    canvas.part(leg.shape, "flesh", line=4.6, shade=11, edge=2.4)
    foot = mirrored("178,792 214,794 226,822 246,838 240,852 184,848 175,822", side, 300)
    canvas.part(blob(foot), "flesh", line=4.2, shade=6, edge=2)
    for toe in (0, 9, 18):
        canvas.line([(300 + side * (238 - toe), 838), (300 + side * (234 - toe), 848)], 2.2)
    canvas.brush(mirrored("172,688 192,698 216,686", side, 300), 2.6)


def _bacchus_head(canvas: Canvas) -> None:
    canvas.part(blob("-60,-10 -62,-54 -34,-92 0,-100 34,-92 62,-54 60,-10"), "hair", line=4, shade=10, edge=2)
    frontal_head(canvas, "hair")
    for curl in (
        "-46,-44 -38,-70 -14,-80 -20,-62 -34,-50",
        "46,-44 38,-70 14,-80 20,-62 34,-50",
        "-16,-78 0,-86 16,-78 8,-62 -8,-64",
    ):
        canvas.part(blob(curl), "hair", line=3, shade=4, edge=1.2)
    for i in range(9):
        place = 188 + i * 20.5
        x, y = 62 * math.cos(math.radians(place)), -34 + 58 * math.sin(math.radians(place))
        with canvas.at(x, y, 0.46, place + 90 + (-26 if i % 2 else 26)):
            leaf_on_twig(canvas)
    for side in (-1, 1):
        for dx, dy in ((0, 0), (10, 7), (-1, 13), (8, 19), (3, 29)):
            canvas.part(ellipse(side * (60 + dx), -22 + dy, 7), "blue", line=2.6, shade=3, edge=1)


def daus_of_bells() -> Canvas:
    """Draw a wild boar attacked by a hound under an oak, two bells on a red ribbon above."""
    canvas = Canvas()
    paper(canvas)
    _spreading_oak(canvas)
    for x, height, colour in ((92, 250, "green"), (508, 270, "green"), (148, 200, "olive"), (458, 190, "olive")):
        fir(canvas, x, 890, height, colour)
    ground(canvas, 880, 5)
    canvas.shadow(290, 900, 190, 13)
    _ribbon(canvas)
    for x in (168, 432):
        with canvas.at(x, 190, 1.44):
            bell(canvas)
    with canvas.at(-16, -40, 1.03):
        boar(canvas)
        hound(canvas)
    for x, scale in ((92, 1.3), (516, 1.2), (470, 0.9)):
        tuft(canvas, x, 930, scale)
    flower(canvas, 150, 940, "red")
    flower(canvas, 440, 944, "white")
    frame(canvas)
    return canvas


def _ribbon(canvas: Canvas) -> None:
    for side in (-1, 1):
        line = spline([(300, 74), (300 + side * 60, 66), (300 + side * 100, 80), (300 + side * 131, 112)])
        canvas.part(stroke(line, 11, 0.05, 0.2), "red", line=3, shade=0, edge=1)
    bow(canvas, 300, 76, "red", 2)


def _spreading_oak(canvas: Canvas) -> None:
    trunk = Limb([(470, 900), (460, 780), (474, 660), (440, 540)], (74, 54, 44, 26))
    right = Limb([(470, 690), (520, 640), (548, 600)], (26, 16, 9))
    left = Limb([(466, 640), (400, 580), (360, 560)], (24, 15, 9))
    wood = union([trunk.shape, right.shape, left.shape]).intersection(PICTURE_AREA)
    canvas.part(wood, "brown", line=3.8, shade=9, hatch=6, edge=2)
    clumps = ((430, 520, 96, 60), (520, 560, 70, 60), (350, 540, 70, 46), (470, 450, 84, 60), (390, 470, 70, 54))
    foliage = union(ellipse(*clump) for clump in (*clumps, (540, 480, 60, 56))).intersection(PICTURE_AREA)
    canvas.part(foliage, "olive", line=4, shade=14, light=5, edge=2.4)
    scatter = random.Random(8)
    for _ in range(70):
        x, y = scatter.uniform(290, 560), scatter.uniform(400, 600)
        if contains(foliage.buffer(-10), x, y):
            canvas.brush([(x - 9, y), (x - 3, y - 6), (x + 3, y - 1), (x + 9, y - 6)], 2.4)


def daus_of_hearts() -> Canvas:
    """Draw a blindfold Cupid with his bow on a hillock."""
    canvas = Canvas()
    paper(canvas)
    ground(canvas, 906, 31)
    for x in (168, 432):
        with canvas.at(x, 178, 1.42):
            heart(canvas)
    hillock = blob("140,926* 176,864 250,842 350,842 424,864 460,926*")
    canvas.part(hillock, "green", line=4, shade=14, edge=2.2, hatch=7)
    for side in (1, -1):
        with canvas.at(300 + side * 46, 470, 1.22, mirrored=side < 0):
            _wing(canvas)
    _cupid_body(canvas)
    _cupid_bow(canvas)
    with canvas.at(296, 354, 1.06):
        _cupid_head(canvas)
    flower(canvas, 84, 930, "red")
    flower(canvas, 520, 934, "white")
    flower(canvas, 492, 948, "red", 0.8)
    frame(canvas)
    return canvas


def _wing(canvas: Canvas) -> None:
    for i in range(6):
        length = 132 - i * 13
        with canvas.at(8 + i * 2, 6 + i * 7, 1, 32 + i * 22):
            quill = (
                f"-14,0* -17,{-length * 0.5} -8,{-length * 0.9} 4,{-length} "
                f"14,{-length * 0.82} 15,{-length * 0.4} 12,0*"
            )
            canvas.part(blob(quill), "red" if i > 3 else "white", line=3.4, shade=5, edge=1.6)
            canvas.brush(f"0,-14 1,{-length * 0.8}", 2)
    for i in range(5):
        length = 72 - i * 7
        with canvas.at(4 + i * 2, 4 + i * 6, 1, 40 + i * 22):
            covert = blob(f"-13,0* -14,{-length * 0.5} 0,{-length} 14,{-length * 0.5} 12,0*")
            canvas.part(covert, "blue", line=3, shade=4, edge=1.4)
    canvas.part(blob("-14,14 -8,-14 14,-28 36,-30 30,-10 20,8 22,26 6,34"), "white", line=3.4, shade=5, edge=1.6)


def _cupid_body(canvas: Canvas) -> None:
    for hip, knee, ankle, side in (((276, 640), (252, 730), (262, 812), -1), ((326, 640), (352, 726), (344, 812), 1)):
        leg = Limb([hip, knee, ankle], (92, 72, 46))
        canvas.part(leg.shape, "flesh", line=4.6, shade=12, edge=2.4)
        (x, y), f = ankle, side
        foot = (
            f"{x - 22 * f},{y - 12} {x + 20 * f},{y - 12} {x + 44 * f},{y + 16} "
            f"{x + 54 * f},{y + 30} {x + 40 * f},{y + 38} "
            f"{x - 24 * f},{y + 36} {x - 26 * f},{y + 8}"
        )
        canvas.part(blob(foot), "flesh", line=4.2, shade=6, edge=2)
        for toe in (0, 9, 18):
            canvas.line([(x + (52 - toe) * f, y + 27), (x + (47 - toe) * f, y + 36)], 2.2)
        canvas.brush([(knee[0] - 16, knee[1] + 2), (knee[0], knee[1] + 10), (knee[0] + 16, knee[1] + 2)], 2.6)
    torso = blob("244,452 262,432 300,428 340,432 360,452 362,520 370,580 362,640 300,664 240,640 232,580 240,520")
    canvas.part(torso, "flesh", line=4.8, shade=16, edge=2.6, hatch=8)
    canvas.brush("262,494 282,506 298,498", 3)
    canvas.brush("308,498 326,506 346,494", 3)
    canvas.ink(ellipse(301, 590, 3.2, 4.6))
    canvas.brush("258,618 300,634 344,618", 3)
    sash = blob("232,596* 270,636 330,642 372,590* 380,636 340,682 286,690 238,656")
    canvas.part(sash, "red", line=4.2, shade=11, edge=2.2, hatch=6)
    sash_end = blob("360,628* 420,640 446,690 436,752* 412,742 398,748 390,700 352,668")
    canvas.part(sash_end, "red", line=4, shade=9, edge=2, hatch=6)
    canvas.brush("372,640 410,664 420,734", 2.6)
    canvas.part(stroke("344,438 300,520 236,604", 20, 0, 0), "brown", line=3.2, shade=0, edge=1.2)


def _cupid_bow(canvas: Canvas) -> None:
    """Draw the drawn bow with its arrow, and both arms."""
    bow_wood = stroke("150,288 108,330 96,392 116,446 96,500 108,560 150,606", 15, 0.4, 0.4, 0.3)
    canvas.part(bow_wood, "brown", line=3.6, shade=0, edge=1.4)
    for string_end in ((148, 292), (148, 602)):
        canvas.line(sorted([(366, 404), string_end], key=lambda point: point[1]), 2.6)
    canvas.line([(66, 460), (370, 404)], 6)
    canvas.line([(70, 459), (368, 405)], 2.6, "ochre")
    canvas.part(blob("42,464* 76,442* 72,458 82,474*"), "steel", line=3, shade=0, edge=1)
    pulling = Limb([(350, 470), (424, 452), (392, 398)], (56, 52, 40), round_start=True)
    canvas.part(pulling.shape, "flesh", line=4.6, shade=9, edge=2.4)
    with canvas.at(378, 404, 1.0, 70):
        fist(canvas)
    holding = Limb([(256, 468), (196, 462), (134, 452)], (56, 50, 40), round_start=True)
    canvas.part(holding.shape, "flesh", line=4.6, shade=9, edge=2.4)
    with canvas.at(112, 450, 1.02):
        fist(canvas)


def _cupid_head(canvas: Canvas) -> None:
    canvas.part(blob("-70,-10 -62,-56 -24,-84 24,-84 62,-56 70,-8 62,26 -62,26"), "ochre", line=4.2, shade=9, edge=2)
    face = blob("-58,-34 -62,10 -46,48 -14,66 14,66 46,48 62,10 58,-34 20,-52 -20,-52")
    canvas.part(face, "flesh", line=4.4, shade=10, edge=2.2)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 34 - 4, 28, 13, 10), "blush")
    canvas.brush("-14,12 -18,22 -8,26 0,22", 3.2)
    canvas.brush("-22,42 -8,48 10,42", 3.6)
    canvas.fill(blob("-16,46 -6,48 4,46 -6,54"), "lip")
    for i in range(9):
        y = -44 - 14 * math.sin((i + 0.5) / 9 * math.pi)
        canvas.part(ellipse(-56 + i * 14, y, 14, 13), "ochre", line=3.2, shade=4, edge=1.4)
    for i in range(7):
        y = -64 - 13 * math.sin((i + 0.5) / 7 * math.pi)
        canvas.part(ellipse(-46 + i * 15.4, y, 13, 12), "ochre", line=3.2, shade=4, edge=1.4)
    canvas.part(blob("-66,-22* 0,-12 66,-22* 66,4* 0,14 -66,4*"), "white", line=3.8, shade=5, edge=1.6)
    canvas.brush("-60,-10 -20,-2 30,-4 60,-12", 2.2)
    canvas.brush("-40,2 0,6 40,2", 2)
    for knot_end in ("62,-20* 96,-34 112,-22* 92,-12 66,2*", "64,-6* 92,6 98,26* 80,18 62,4*"):
        canvas.part(blob(knot_end), "white", line=3.4, shade=4, edge=1.4)


def daus_of_leaves() -> Canvas:
    """Draw a crowned eagle displayed above a stag and a unicorn rampant."""
    canvas = Canvas()
    paper(canvas)
    ridge(canvas, "35,850 110,770 180,820 300,730 420,816 490,768 565,850", 970)
    ground(canvas, 868, 9)
    for x, height in ((66, 120), (536, 126)):
        fir(canvas, x, 890, height)
    twig = union(
        [
            Limb([(300, 70), (240, 76), (190, 86), (168, 126)], (11, 10, 9, 7)).shape,
            Limb([(300, 70), (360, 76), (410, 86), (432, 126)], (11, 10, 9, 7)).shape,
        ]
    )
    canvas.part(twig, "olive", line=3.4, shade=3, edge=1.4)
    for x in (168, 432):
        with canvas.at(x, 186, 1.42):
            hanging_leaf(canvas)
    with canvas.at(300, 356, 1.04):
        eagle(canvas)
    canvas.shadow(180, 902, 90, 10)
    canvas.shadow(430, 902, 90, 10)
    with canvas.at(172, 892, 1.02):
        rampant_stag(canvas)
    with canvas.at(428, 892, 1.02, mirrored=True):
        rampant_unicorn(canvas)
    for x in (300, 120, 490):
        tuft(canvas, x, 932, 1.1)
    flower(canvas, 250, 942, "red")
    flower(canvas, 350, 942, "white")
    frame(canvas)
    return canvas
