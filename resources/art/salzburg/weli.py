"""The Weli, 6 of bells: an acorn and a heart beside the bells, its name on a banner, a tomb under a tree."""

import random

from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, contains, ellipse, polygon, rectangle, union
from resources.art.kit.spline import mirrored
from resources.art.parts.buildings import church, house, ridge
from resources.art.parts.ground import flower, tuft
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import place_sign


def weli() -> Canvas:
    """Draw the Weli."""
    canvas = Canvas()
    paper(canvas)
    for x in (142, 458):
        for y in (118, 250, 382):
            with canvas.at(x, y, 1.06):
                place_sign(canvas, "S")
    with canvas.at(254, 196, 1.14):
        place_sign(canvas, "E")
    with canvas.at(350, 190, 1.08):
        place_sign(canvas, "H")
    with canvas.at(0, 128):
        _banner(canvas)
    ridge(canvas, "35,800 100,716 150,770 226,690 280,752 344,700 420,778 470,730 565,800", 970)
    far = blob("35,800* 150,782 280,806 420,786 565,804* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(far, "green", line=3, shade=0, edge=0)
    church(canvas, 436, 820, 0.7)
    house(canvas, 500, 826, 34, 24)
    near = blob("35,866* 190,842 380,870 565,850* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(near, "green", line=2.6, shade=0, edge=0)
    canvas.fill(near.buffer(-1.4), "green.shade")
    _tree(canvas)
    _tomb(canvas)
    tuft(canvas, 250, 934, 0.9)
    tuft(canvas, 488, 938, 0.8)
    flower(canvas, 520, 944, "red", 0.8)
    flower(canvas, 92, 946, "white", 0.8)
    frame(canvas)
    return canvas


def _banner(canvas: Canvas) -> None:
    for side in (-1, 1):
        end = mirrored("92,330* 140,336 126,358* 144,386 92,386*", side, 300)
        canvas.part(blob(end), "red", line=3.6, shade=5, edge=1.6)
        fold = polygon([(300 + side * 104, 386), (300 + side * 92, 370), (300 + side * 92, 386)])
        canvas.part(fold, "black", line=2, shade=0, edge=0)
    cloth = blob("186,318* 240,308 300,305 360,308 414,318* 414,376* 360,366 300,363 240,366 186,376*")
    canvas.part(cloth, "white", line=4, shade=7, edge=2)
    write(canvas, "WELI", 300, 314, 0.68, nib=11, gap=12)


def _tree(canvas: Canvas) -> None:
    trunk = Limb([(178, 914), (188, 820), (170, 720), (196, 640)], (64, 44, 34, 20))
    left = Limb([(174, 740), (120, 680), (92, 640)], (22, 14, 8))
    right = Limb([(180, 700), (240, 650), (276, 620)], (20, 13, 8))
    roots = blob("140,920* 150,896 206,894 226,922*")
    wood = union([trunk.shape, left.shape, right.shape, roots]).buffer(2).buffer(-2)
    canvas.part(wood, "brown", line=3.8, shade=8, hatch=6, edge=2)
    clumps = (
        (96, 632, 56, 40),
        (160, 590, 70, 46),
        (240, 594, 66, 44),
        (284, 632, 50, 36),
        (196, 636, 78, 42),
        (128, 656, 46, 28),
        (250, 652, 50, 26),
    )
    foliage = union(ellipse(*clump) for clump in clumps)
    canvas.part(foliage.intersection(PICTURE_AREA), "olive", line=4, shade=14, light=5, edge=2.4)
    scatter = random.Random(5)
    for _ in range(60):
        x, y = scatter.uniform(50, 330), scatter.uniform(545, 672)
        if contains(foliage.buffer(-10), x, y):
            canvas.brush([(x - 9, y), (x - 3, y - 6), (x + 3, y - 1), (x + 9, y - 6)], 2.4)


def _tomb(canvas: Canvas) -> None:
    canvas.part(blob("258,924* 262,896 470,896 476,924*"), "grey", line=3.6, shade=0, edge=2)
    canvas.part(rectangle(282, 800, 172, 98), "grey", line=4, shade=14, hatch=6, edge=2.4)
    canvas.part(rectangle(270, 784, 196, 20, 3), "white", line=3.6, shade=4, edge=1.8)
    canvas.part(blob("300,784* 312,748 368,738 424,748 436,784*"), "grey", line=4, shade=10, edge=2.2)
    canvas.part(rectangle(306, 820, 124, 60, 4), "white", line=2.6, shade=0, edge=0)
    for y in (834, 848, 862):
        canvas.brush([(318, y), (420, y)], 3, taper=(0.1, 0.1))
    cross = union([rectangle(362, 690, 13, 56), rectangle(346, 704, 45, 13)])
    canvas.part(cross, "ochre", line=3, shade=3, edge=1.4)
