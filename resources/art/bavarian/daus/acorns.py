"""The Daus of acorns: the child Bacchus on his barrel."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke, union
from resources.art.kit.spline import mirrored
from resources.art.parts.garments import bow
from resources.art.parts.ground import flower, ground
from resources.art.parts.hands import fist
from resources.art.parts.plants import grapes, oak_leaf
from resources.art.parts.putti import putto_foot, putto_head, putto_limb, putto_torso
from resources.art.parts.sheet import frame, paper
from resources.art.signs import hanging_acorn


def daus_of_acorns() -> Canvas:
    """Draw the young Bacchus crowned with vine leaves, a tankard raised, astride a lying barrel."""
    canvas = Canvas()
    paper(canvas)
    ground(canvas, 896, 43)
    _twigs(canvas)
    canvas.shadow(300, 930, 230, 16)
    _barrel(canvas)
    _bacchus(canvas)
    flower(canvas, 74, 944, "red")
    flower(canvas, 532, 946, "white")
    frame(canvas)
    return canvas


def _twigs(canvas: Canvas) -> None:
    """Draw two oak twigs that are tied in the middle and hang down with an acorn each."""
    for side in (-1, 1):
        for x, y, direction, scale, colour in (
            (60, 66, 158, 0.74, "green"),
            (104, 80, 176, 0.66, "olive"),
            (84, 62, 50, 0.6, "green"),
        ):
            oak_leaf(canvas, 300 + side * x, y, side * direction - (90 if side < 0 else 0), scale, colour=colour)
        twig = Limb(mirrored("4,66 70,60 116,80 132,118", side, 300), (10, 11, 10, 8), round_start=True)
        canvas.part(twig.shape, "brown", line=3.6, shade=4, edge=1.6)
        with canvas.at(300 + side * 132, 176, 1.34):
            hanging_acorn(canvas)
    bow(canvas, 300, 66, "blue", 1.7)


def _barrel(canvas: Canvas) -> None:
    for x in (170, 430):
        chock = f"{x - 58},924* {x - 46},876 {x},896 {x + 46},876 {x + 58},924*"
        canvas.part(blob(chock), "brown", line=4, shade=8, edge=2, hatch=6)
    body = blob("112,668 200,640 300,630 400,640 470,664 506,764 470,862 400,886 300,896 200,886 112,858 88,764")
    canvas.part(body, "ochre", line=5, shade=22, edge=3, hatch=7)
    for y, bulge in ((680, -34), (716, -22), (752, -6), (788, 10), (824, 24), (856, 30)):
        canvas.brush(
            f"104,{y - bulge * 0.4} 200,{y + bulge * 0.2} 300,{y + bulge * 0.4} 400,{y + bulge * 0.2} "
            f"490,{y - bulge * 0.4}",
            2.8,
            taper=(0.1, 0.1),
        )
    for x, half, bend in ((128, 98, -18), (212, 122, -12), (388, 122, 12), (452, 106, 18)):
        hoop = Limb([(x, 764 - half), (x + bend, 764), (x, 764 + half)], (26, 26))
        canvas.part(hoop.shape.intersection(body.buffer(2)), "steel", line=3.6, shade=6, edge=1.8)
        for t in (0.2, 0.8):
            canvas.ink(ellipse(*hoop.at(t), 3.4))
    canvas.part(ellipse(476, 764, 34, 99), "ochre", line=4.4, shade=10, edge=2.2)
    canvas.part(ellipse(478, 764, 25, 84), "hair", line=3.4, shade=8, edge=1.6)
    for x in (468, 480, 492):
        canvas.brush([(x, 764 - 76 + abs(x - 480) * 2), (x, 764 + 76 - abs(x - 480) * 2)], 2.4, taper=(0.1, 0.1))
    canvas.part(stroke("478,812 520,816 524,832", 15, 0, 0), "brown", line=3.2, shade=0, edge=1.2)
    canvas.part(blob("504,796* 520,796* 518,812 506,812"), "ochre", line=3, shade=0, edge=1)
    for y in (850, 866, 884):
        canvas.part(blob(f"524,{y - 8}* 529,{y} 524,{y + 6} 519,{y}"), "red", line=2, shade=0, edge=0)
    canvas.part(blob("486,900* 556,900* 548,934 521,942 494,934"), "brown", line=3.8, shade=7, edge=1.8)
    canvas.part(ellipse(521, 901, 36, 9), "red", line=3.4, shade=0, edge=0)


def _bacchus(canvas: Canvas) -> None:
    for side in (-1, 1):
        leg = putto_limb(
            canvas,
            [(300 + side * 34, 622), (300 + side * 92, 634), (300 + side * 100, 714), (300 + side * 84, 784)],
            (84, 84, 62, 44),
        )
        putto_foot(canvas, *leg.end, side)
        canvas.brush([leg.at(0.52, 0.7), leg.at(0.56, 0), leg.at(0.52, -0.7)], 2.6)
    with canvas.at(300, 540, 1.02):
        putto_torso(canvas)
    for x, y, direction in ((236, 624, -96), (268, 644, -124), (300, 652, 206), (332, 644, 172), (364, 624, 142)):
        oak_leaf(canvas, x, y - 12, direction, 0.66, colour="green" if x != 300 else "olive")
    canvas.brush("240,606 270,626 300,632 330,626 360,606", 7)
    canvas.brush("241,606 270,625 300,631 330,625 359,606", 3.4, "green", taper=(0, 0))
    hanging = putto_limb(canvas, [(350, 446), (420, 474), (462, 420)], (60, 54, 42))
    grapes(canvas, 476, 412, 1.2)
    with canvas.at(hanging.end[0] + 6, hanging.end[1] - 16, 1.0, 30, mirrored=True):
        fist(canvas)
    raised = putto_limb(canvas, [(250, 446), (172, 476), (140, 410)], (60, 54, 42))
    _tankard(canvas, 112, 366)
    with canvas.at(raised.end[0] - 4, raised.end[1] - 20, 1.02, -10):
        fist(canvas)
    with canvas.at(298, 366, 1.12):
        putto_head(canvas, "hair")
        _wreath(canvas)


def _wreath(canvas: Canvas) -> None:
    """Draw vine leaves and grapes round the curls."""
    for i in range(7):
        angle = math.radians(196 + i * 27)
        x, y = 8 + 60 * math.cos(angle), -10 + 58 * math.sin(angle)
        leaf = blob("0,16* -16,8 -20,-8 -8,-8 0,-22* 8,-8 20,-8 16,8")
        with canvas.at(x, y, 1.0, 196 + i * 27 + 90):
            canvas.part(leaf, "green" if i % 2 else "olive", line=3, shade=4, edge=1.4)
            canvas.brush("0,12 0,-14", 2.2)
    for x, y in ((52, -16), (62, -6), (52, -2), (60, 8), (54, 18)):
        canvas.part(ellipse(x, y, 8), "blue", line=2.6, shade=3, edge=1)


def _tankard(canvas: Canvas, x: float, y: float) -> None:
    """Draw a stoneware tankard with a blue band and foam on it."""
    with canvas.at(x, y, 1, -8):
        body = blob("-34,-52* 34,-52* 38,50 0,60 -38,50")
        canvas.part(body, "grey", line=4.2, shade=11, edge=2.2, hatch=6)
        canvas.part(blob("-36,-6* 0,2 36,-6* 37,24* 0,32 -37,24*"), "blue", line=3, shade=5, edge=1.2)
        for dx in (-18, 0, 18):
            canvas.part(blob(f"{dx - 7},12 {dx},{3} {dx + 7},12 {dx},21"), "white", line=0, shade=0, edge=0)
        foam = union(ellipse(dx, -58 + dy, 15, 13) for dx, dy in ((-24, 2), (-6, -6), (14, -2), (28, 4), (2, 4)))
        canvas.part(foam, "white", line=3.6, shade=6, edge=1.6)
