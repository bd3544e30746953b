"""The scenes of hearts: lion, church, dancers, shrine, farmhouse, doves."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, smooth_polygon
from resources.art.kit.spline import mirrored
from resources.art.parts.buildings import church, house, ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir, tree
from resources.art.parts.sheet import PICTURE_AREA
from resources.art.parts.villagers import (
    breeches_and_stockings,
    limb,
    small_hand,
    small_hat,
    small_head,
    small_shoe,
)


def resting_lion(canvas: Canvas) -> None:
    """Draw a lion that rests in the grass."""
    meadow(canvas, 872)
    canvas.shadow(310, 926, 190, 9)
    canvas.line("446,896 506,886 522,842 508,806", 12)
    canvas.line("446,896 506,886 522,842 508,808", 6, "ochre")
    canvas.part(blob("508,822 492,802 500,776 512,762* 524,784 524,806"), "hair", line=3, shade=4, edge=1.4)
    body = blob("216,916* 212,858 250,816 312,806 384,810 440,836 468,884 462,916*")
    canvas.part(body, "ochre", line=4, shade=12, edge=2.2, hatch=6)
    canvas.part(
        blob("376,918* 366,872 396,838 440,846 466,884 462,918*"), "ochre", line=3.4, shade=9, edge=1.6, hatch=6
    )
    canvas.part(blob("352,924 348,908 372,900 412,906 416,924"), "ochre", line=3.4, shade=4, edge=1.6)
    for points in ("262,872 244,906 190,916", "236,868 206,902 146,914"):
        paw = Limb(points, (46, 32, 26))
        canvas.part(paw.shape, "ochre", line=3.4, shade=6, edge=1.6)
        canvas.part(ellipse(paw.end[0] - 4, paw.end[1] + 2, 20, 13), "ochre", line=3.4, shade=4, edge=1.4)
        for toe in (-14, -5):
            canvas.line([(paw.end[0] + toe, paw.end[1] + 4), (paw.end[0] + toe - 2, paw.end[1] + 13)], 2)
    _mane(canvas, 228, 806)
    with canvas.at(220, 802):
        _lion_face(canvas)
    for x, scale in ((70, 1.0), (540, 0.9), (330, 0.6)):
        tuft(canvas, x, 944, scale)
    flower(canvas, 96, 952, "red", 0.8)
    flower(canvas, 510, 952, "white", 0.8)


def _mane(canvas: Canvas, x: float, y: float) -> None:
    locks = []
    for i in range(26):
        angle, reach = math.radians(i * 360 / 26), 74 if i % 2 else 60
        locks.append((x + reach * math.cos(angle), y + reach * 0.98 * math.sin(angle), bool(i % 2)))
    canvas.part(smooth_polygon(locks), "hair", line=3.8, shade=12, edge=2, hatch=6)
    for i in range(13):
        angle = math.radians(i * 360 / 13 + 7)
        inner, outer = (
            (x + 42 * math.cos(angle), y + 42 * math.sin(angle)),
            (x + 60 * math.cos(angle), y + 60 * math.sin(angle)),
        )
        canvas.brush([inner, outer], 2.6, taper=(0.1, 0.8))


def _lion_face(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.part(ellipse(side * 32, -30, 12, 12), "ochre", line=3, shade=3, edge=1.2)
    canvas.part(blob("-36,-20 -20,-40 20,-40 36,-20 34,8 18,34 -18,34 -34,8"), "ochre", line=3.6, shade=8, edge=1.8)
    canvas.part(blob("-22,14 0,8 22,14 22,32 0,44 -22,32"), "white", line=2.8, shade=4, edge=1.2)
    canvas.part(blob("-12,2* 12,2* 8,14 0,19 -8,14"), "black", line=2, shade=0, edge=0)
    canvas.brush("0,18 0,28", 2.6)
    for side in (-1, 1):
        canvas.brush(mirrored("0,28 8,34 16,30", side), 2.6)
        canvas.fill(ellipse(side * 16, -12, 6, 5), "glint")
        canvas.ink(ellipse(side * 16 - 1, -12, 3.8))
        canvas.brush(mirrored("6,-16 16,-21 26,-15", side), 3.2)
        canvas.brush(mirrored("5,-10 7,2", side), 2)


def village_church(canvas: Canvas) -> None:
    """Draw a village church between a lime tree and its graveyard wall."""
    meadow(canvas, 880)
    tree(canvas, 112, 906, 176)
    fir(canvas, 500, 902, 122)
    fir(canvas, 540, 912, 84)
    church(canvas, 262, 910, 1.12)
    canvas.part(rectangle(400, 886, 150, 34), "grey", line=2.8, shade=5, edge=1.4)
    canvas.part(rectangle(394, 878, 162, 12, 2), "white", line=2.6, shade=0, edge=1)
    for x in (430, 472, 514):
        canvas.brush([(x, 898), (x + 18, 898)], 2)
        canvas.brush([(x - 16, 908), (x + 2, 908)], 2)
    path = blob("322,910* 346,910* 330,930 356,950 366,965* 288,965* 300,940")
    canvas.part(path.intersection(PICTURE_AREA), "paper", line=2.4, shade=0, edge=0)
    for x, colour in ((190, "red"), (214, "white"), (412, "red"), (440, "ochre")):
        flower(canvas, x, 950, colour, 0.8)


def dancing_couple(canvas: Canvas) -> None:
    """Draw a couple in costume that dances, the near hands joined above their heads."""
    meadow(canvas, 880)
    tree(canvas, 84, 896, 130)
    fir(canvas, 520, 900, 112)
    canvas.shadow(300, 932, 130, 8)
    _lass(canvas)
    _lad(canvas)
    small_hand(canvas, (300, 706))
    for x, colour in ((120, "red"), (150, "white"), (470, "ochre"), (500, "red")):
        flower(canvas, x, 952, colour, 0.8)


def _lad(canvas: Canvas) -> None:
    breeches_and_stockings(canvas, ((238, 838), (256, 838)), ((226, 872), (268, 870)), ((212, 918), (288, 914)), side=1)
    limb(canvas, [(270, 772), (296, 748), (302, 714)], (24, 24, 15), "white")
    canvas.part(
        blob("222,770 236,758 262,758 276,770 274,812 268,846* 226,846* 220,812"), "red", line=3.2, shade=7, edge=1.6
    )
    canvas.part(blob("242,760* 258,760* 262,800 258,846* 240,846* 238,800"), "white", line=2.4, shade=0, edge=0)
    for y in (782, 800, 818):
        canvas.fill(ellipse(250, y, 2.6), "ink")
    hand = limb(canvas, [(226, 774), (198, 800), (220, 828)], (26, 24, 15), "white")
    small_hand(canvas, hand)
    small_head(canvas, 250, 726, mirrored=True)
    small_hat(canvas, 250, 726, "green", "red", mirrored=True)


def _lass(canvas: Canvas) -> None:
    for foot in ((346, 918), (376, 916)):
        limb(canvas, [(foot[0] + 4, 880), foot], (18, 13), "white")
        small_shoe(canvas, foot, -1)
    limb(canvas, [(336, 776), (312, 752), (300, 716)], (22, 22, 14), "white")
    skirt = blob("336,824* 384,824* 402,858 424,898* 390,908 356,902 320,908 300,894* 322,856")
    canvas.part(skirt, "blue", line=3.4, shade=9, edge=1.8, hatch=6)
    canvas.part(
        blob("338,826* 366,826* 372,868 374,896* 340,900 322,894* 330,864"), "white", line=2.6, shade=4, edge=1.2
    )
    canvas.part(
        blob("332,774 346,762 370,762 386,774 380,800 384,828* 336,828* 338,800"), "red", line=3.2, shade=6, edge=1.6
    )
    canvas.part(blob("346,762* 370,762* 366,786 352,786"), "white", line=2.4, shade=0, edge=0)
    for y in (796, 808):
        canvas.line([(350, y), (366, y)], 2)
    hand = limb(canvas, [(382, 776), (410, 802), (394, 830)], (24, 22, 14), "white")
    small_hand(canvas, hand)
    small_head(canvas, 356, 730, hair="ochre")
    for x, y in ((380, 742), (384, 756), (384, 770)):
        canvas.part(ellipse(x, y, 7), "ochre", line=2.4, shade=2, edge=1)
    for i in range(7):
        angle = math.radians(200 + i * 23)
        canvas.part(
            ellipse(356 + 23 * math.cos(angle), 728 + 23 * math.sin(angle), 5.4),
            "red" if i % 2 else "white",
            line=2,
            shade=0,
            edge=0,
        )


def wayside_shrine(canvas: Canvas) -> None:
    """Draw a painted wayside shrine with a bench before the mountains."""
    ridge(canvas, "35,870 100,800 150,840 214,752 280,826 346,776 420,842 486,770 565,856", 970)
    meadow(canvas, 880)
    for x, y, height in ((78, 904, 104), (116, 910, 70), (540, 904, 96)):
        fir(canvas, x, y, height)
    canvas.part(blob("240,930* 246,912 354,912 360,930*"), "grey", line=3, shade=4, edge=1.4)
    canvas.part(rectangle(268, 820, 64, 94), "white", line=3.2, shade=9, edge=1.6, hatch=6)
    canvas.part(rectangle(258, 744, 84, 80), "white", line=3.4, shade=9, edge=1.6)
    canvas.part(blob("272,816* 272,776 300,756 328,776 328,816*"), "blue", line=2.8, shade=0, edge=0)
    _madonna(canvas)
    canvas.part(polygon([(244, 748), (300, 696), (356, 748)]), "red", line=3.4, shade=8, edge=1.8)
    canvas.line("300,698 300,672", 3.4)
    canvas.line("291,681 309,681", 3.4)
    canvas.part(rectangle(258, 820, 84, 9), "grey", line=2.4, shade=0, edge=1)
    for x, colour in ((276, "red"), (292, "white"), (308, "red"), (324, "ochre")):
        canvas.part(ellipse(x, 818, 6), colour, line=2, shade=0, edge=0)
    for x in (398, 470):
        canvas.part(rectangle(x, 898, 10, 30), "brown", line=2.6, shade=3, edge=1)
    canvas.part(rectangle(384, 884, 110, 13, 2), "brown", line=3, shade=4, edge=1.4)
    for x, colour in ((150, "red"), (178, "white"), (204, "ochre"), (520, "red")):
        flower(canvas, x, 952, colour, 0.9)


def _madonna(canvas: Canvas) -> None:
    canvas.part(ellipse(300, 778, 13), "ochre", line=2, shade=0, edge=0)
    canvas.part(blob("300,772* 312,786 318,816* 282,816* 288,786"), "red", line=2.6, shade=4, edge=1)
    canvas.part(ellipse(300, 781, 7), "flesh", line=2, shade=0, edge=0)


def farmhouse_with_geraniums(canvas: Canvas) -> None:
    """Draw a farmhouse with a smoking chimney and red geraniums at its windows, between two trees."""
    meadow(canvas, 884)
    tree(canvas, 104, 912, 176)
    tree(canvas, 494, 908, 160, "green")
    house(canvas, 214, 912, 120, 84, roof="brown", depth=0.8)
    for x in (235, 305, 362, 396):
        _window_box(canvas, x, 866)
    canvas.part(rectangle(368, 764, 20, 42), "grey", line=2.6, shade=4, edge=1)
    canvas.brush("378,760 372,736 386,720 376,700", 8, "grey", taper=(0.2, 0.5))
    for x in range(140, 208, 17):
        canvas.part(rectangle(x, 898, 6, 32), "brown", line=2, shade=0, edge=0)
    canvas.line("134,908 204,908", 4)
    canvas.line("134,920 204,920", 4)
    for x, colour in ((160, "red"), (188, "white"), (432, "red"), (458, "ochre")):
        flower(canvas, x, 954, colour, 0.8)


def _window_box(canvas: Canvas, x: float, y: float) -> None:
    canvas.part(rectangle(x - 15, y, 30, 7), "brown", line=2, shade=0, edge=0)
    for dx in (-11, -4, 4, 11):
        canvas.part(ellipse(x + dx, y - 3, 5), "red", line=1.8, shade=0, edge=0)


def doves_on_a_nest(canvas: Canvas) -> None:
    """Draw two white doves, bill to bill, on a nest in a rose bough."""
    bough = Limb("44,936 160,922 300,934 440,918 556,930", (12, 20, 24, 20, 10))
    canvas.part(bough.shape, "brown", line=3.4, shade=5, edge=1.6, hatch=5)
    for x, y, side in ((110, 922, -1), (170, 916, 1), (438, 912, -1), (500, 918, 1)):
        with canvas.at(x, y):
            canvas.part(blob(mirrored("0,0* 10,-22 34,-30* 26,-8 12,4", side)), "green", line=2.8, shade=4, edge=1.2)
            canvas.brush(mirrored("2,-2 14,-14 26,-22", side), 2)
    for x, y in ((80, 906), (530, 900), (476, 884)):
        _rose(canvas, x, y)
    for side in (1, -1):
        with canvas.at(300, 0, mirrored=side < 0):
            _dove(canvas)
    nest = blob("196,880* 236,894 300,898 364,894 404,880* 396,916 352,938 300,944 248,938 204,916")
    canvas.part(nest, "hair", line=3.8, shade=10, edge=2)
    for straw in (
        "204,892 260,916 330,912 392,894",
        "212,906 280,930 350,926 390,906",
        "224,898 262,930 310,940",
        "376,898 350,924 290,940",
        "250,904 300,920 356,908",
    ):
        canvas.brush(straw, 2.8)


def _rose(canvas: Canvas, x: float, y: float) -> None:
    canvas.part(ellipse(x, y, 17), "red", line=3, shade=5, edge=1.4)
    canvas.brush([(x - 9, y - 1), (x - 1, y - 9), (x + 8, y - 2), (x + 3, y + 6), (x - 4, y + 3)], 2.4)


def _dove(canvas: Canvas) -> None:
    """Draw a dove right of x 0 that looks left."""
    tail = blob("96,856* 150,842 186,848* 180,862 184,874* 140,884 92,882")
    canvas.part(tail, "white", line=3.2, shade=5, edge=1.4)
    body = blob("22,790 34,774 54,774 64,792 86,816 112,842 122,874 96,896 52,900 24,880 18,846 30,814")
    canvas.part(body, "white", line=3.6, shade=10, edge=1.8, hatch=6)
    wing = blob("58,824 92,824 132,846 156,876* 118,882 76,876 56,854")
    canvas.part(wing, "grey", line=3.2, shade=6, edge=1.6)
    for feather in ("76,862 108,872 140,872", "70,848 104,856 128,858"):
        canvas.brush(feather, 2.6)
    canvas.part(polygon([(26, 790), (6, 800), (27, 804)]), "ochre", line=2.6, shade=0, edge=1)
    canvas.fill(ellipse(40, 791, 5), "glint")
    canvas.ink(ellipse(39.5, 791, 3.4))
