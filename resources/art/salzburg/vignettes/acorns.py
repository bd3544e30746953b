"""The scenes of acorns: village, squirrel, woodcutter, handcart, watermill, piglets."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, union
from resources.art.parts.animals import hoof
from resources.art.parts.buildings import church, house, ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir, oak_leaf, tree
from resources.art.parts.sheet import PICTURE_AREA
from resources.art.parts.villagers import breeches_and_stockings, limb, small_hand, small_hat, small_head
from resources.art.signs import acorn_on_twig


def mountain_village(canvas: Canvas) -> None:
    """Draw a village with its church before snowy mountains."""
    ridge(canvas, "35,905 90,800 140,850 230,726 300,810 352,768 420,842 480,786 565,880", 970)
    meadow(canvas, 874)
    church(canvas, 268, 900, 0.76)
    house(canvas, 392, 902, 40, 28)
    house(canvas, 176, 900, 36, 26, roof="brown", mirrored=True)
    for x, y, height in ((92, 914, 86), (128, 922, 60), (470, 914, 92), (512, 926, 70), (436, 924, 50)):
        fir(canvas, x, y, height)
    for x in (60, 230, 350, 548):
        tuft(canvas, x, 950, 0.6, blades=3)


def squirrel(canvas: Canvas) -> None:
    """Draw a squirrel that nibbles an acorn on a mossy bough."""
    bough = Limb("36,940 150,926 300,936 440,924 564,934", (22, 30, 32, 28, 18))
    canvas.part(bough.shape.intersection(PICTURE_AREA), "brown", line=3.6, shade=7, edge=1.8, hatch=9)
    for x, y, direction, scale in ((96, 930, -20, 0.72), (150, 926, 20, 0.6), (478, 925, -30, 0.72)):
        oak_leaf(canvas, x, y, direction, scale, colour="olive" if scale > 0.7 else "green")
    tail = blob(
        "338,922 372,926 398,906 404,868 388,838 392,806 416,786 404,766 "
        "372,758 346,776 342,812 356,850 350,886 330,904"
    )
    canvas.part(tail, "red", line=3.6, shade=10, edge=2, hatch=8)
    for hair in ("368,776 360,806 374,846 376,884", "386,776 374,806 388,846 390,880"):
        canvas.brush(hair, 2.8)
    body = blob("276,830 304,822 330,844 346,884 340,916 306,928 272,924 258,894 264,856")
    canvas.part(body, "red", line=3.6, shade=10, edge=1.8, hatch=8)
    canvas.fill(blob("266,862 280,852 290,880 282,914 270,912 262,890"), "white")
    canvas.part(blob("292,924 288,892 316,878 336,898 332,924"), "red", line=3.2, shade=6, edge=1.6)
    canvas.part(blob("256,932 258,920 296,918 306,932"), "red", line=3, shade=3, edge=1.4)
    for ear in ("276,796* 270,770 280,758* 292,784", "296,792* 300,766 310,760* 308,796"):
        canvas.part(blob(ear), "red", line=3, shade=3, edge=1.4)
    head = blob("260,806 282,792 304,796 314,816 304,836 280,842 256,840 246,828")
    canvas.part(head, "red", line=3.6, shade=6, edge=1.8)
    canvas.fill(blob("250,828 264,826 274,838 258,839"), "white")
    canvas.ink(ellipse(248, 827, 4))
    canvas.fill(ellipse(276, 812, 6), "glint")
    canvas.ink(ellipse(275, 812, 4.4))
    with canvas.at(246, 866, 0.4, -20):
        acorn_on_twig(canvas)
    for points in ("288,858 268,874 252,868", "276,852 258,864 246,858"):
        paw = limb(canvas, points, (18, 14, 11), "red")
        canvas.part(ellipse(*paw, 7), "red", line=2.6, shade=0, edge=1)


def woodcutter(canvas: Canvas) -> None:
    """Draw a woodcutter with his axe swung over a log."""
    meadow(canvas, 882)
    fir(canvas, 76, 896, 130)
    fir(canvas, 116, 902, 92)
    fir(canvas, 536, 896, 118)
    _woodpile(canvas)
    canvas.shadow(330, 938, 84, 6)
    with canvas.at(40, 112, 0.88):
        _axeman(canvas)
    log = rectangle(176, 900, 104, 30, 8)
    canvas.part(log, "brown", line=3.4, shade=6, edge=1.6, hatch=6)
    canvas.part(ellipse(178, 915, 9, 15), "hair", line=3, shade=0, edge=1)
    canvas.brush([(178, 911), (181, 915), (178, 919)], 2)
    canvas.part(polygon([(224, 901), (236, 918), (248, 901)]), "ochre", line=2.6, shade=0, edge=0)
    for x, y in ((204, 944), (262, 948), (290, 942)):
        canvas.part(polygon([(x, y), (x + 12, y - 5), (x + 14, y + 3)]), "ochre", line=2, shade=0, edge=0)


def _axeman(canvas: Canvas) -> None:
    breeches_and_stockings(
        canvas, ((324, 864), (344, 864)), ((310, 892), (360, 892)), ((296, 926), (372, 926)), side=-1
    )
    far_hand = limb(canvas, [(318, 808), (296, 836), (272, 806)], (24, 22, 15), "white")
    shirt = blob("306,806 318,794 344,794 360,806 358,838 354,872* 308,872* 304,838")
    canvas.part(shirt, "white", line=3.2, shade=7, edge=1.6, hatch=6)
    for strap in ("314,796 320,832 318,870", "346,796 342,832 346,870"):
        canvas.line(strap, 7)
        canvas.line(strap, 3.6, "red")
    small_head(canvas, 330, 768)
    small_hat(canvas, 330, 768, "green", "red")
    canvas.line("302,836 262,794 216,738", 9)
    canvas.line("301,835 262,794 217,739", 5, "hair")
    canvas.part(blob("228,748* 214,734* 222,722 234,714* 252,722 254,736*"), "steel", line=3, shade=5, edge=1.2)
    small_hand(canvas, far_hand)
    near_hand = limb(canvas, [(350, 808), (346, 846), (296, 832)], (26, 24, 15), "white")
    small_hand(canvas, near_hand)


def _woodpile(canvas: Canvas) -> None:
    for row, count in enumerate((4, 3, 2)):
        for i in range(count):
            x, y = 440 + i * 32 + row * 16, 914 - row * 27
            with canvas.at(x, y):
                canvas.symbol("log-end", _log_end)


def _log_end(canvas: Canvas) -> None:
    canvas.part(ellipse(0, 0, 16), "brown", line=3, shade=4, edge=1.4)
    canvas.part(ellipse(0, 0, 11), "hair", line=2, shade=0, edge=0)
    canvas.ink(ellipse(0, 0, 2.4))


def handcart(canvas: Canvas) -> None:
    """Draw a man who pulls a handcart of sacks along the road."""
    meadow(canvas, 880)
    tree(canvas, 82, 900, 140)
    fir(canvas, 532, 896, 100)
    road = blob("35,926* 200,916 400,926 565,918* 565,950* 400,956 200,950 35,956*").intersection(PICTURE_AREA)
    canvas.part(road, "paper", line=2.8, shade=0, edge=0)
    canvas.shadow(410, 942, 90, 6)
    for x, y, width, height, colour in (
        (360, 850, 30, 24, "grey"),
        (412, 842, 34, 28, "white"),
        (462, 852, 28, 22, "grey"),
    ):
        shoulder, neck = y - height * 0.6, y - height
        sack = blob(
            f"{x - width},{y + height} {x - width * 0.8},{shoulder} {x - 6},{neck}* {x + 6},{neck}* "
            f"{x + width * 0.8},{shoulder} {x + width},{y + height}"
        )
        canvas.part(sack, colour, line=3.2, shade=8, edge=1.6, hatch=6)
        canvas.part(ellipse(x, y - height, 9, 5), "red", line=2.4, shade=0, edge=0)
    canvas.line("228,874 280,882 330,882", 9)
    canvas.line("229,874 280,882 330,882", 5, "hair")
    canvas.part(rectangle(322, 868, 178, 20, 3), "brown", line=3.4, shade=5, edge=1.6)
    _wheel(canvas, 414, 906, 34)
    with canvas.at(40, 186, 0.8):
        _carter(canvas)
    flower(canvas, 300, 962, "red", 0.7)
    flower(canvas, 500, 962, "white", 0.7)


def _carter(canvas: Canvas) -> None:
    breeches_and_stockings(
        canvas, ((194, 856), (210, 858)), ((168, 884), (226, 890)), ((154, 930), (252, 926)), side=-1
    )
    jacket = blob("164,796 180,784 206,788 222,804 222,838 220,866* 178,862* 168,832")
    canvas.part(jacket, "blue", line=3.4, shade=8, edge=1.8, hatch=6)
    hand = limb(canvas, [(212, 804), (236, 834), (238, 862)], (26, 24, 16), "blue")
    small_hand(canvas, hand)
    front = limb(canvas, [(174, 800), (150, 824), (134, 812)], (26, 24, 16), "blue")
    canvas.line("132,770 116,934", 8)
    canvas.line("132,771 116,933", 4, "hair")
    small_hand(canvas, front)
    small_head(canvas, 180, 760, hair="grey")
    small_hat(canvas, 180, 760, "brown", "ochre")


def _wheel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    rim = ellipse(x, y, radius).difference(ellipse(x, y, radius - 8))
    for i in range(8):
        angle = math.radians(i * 45 + 10)
        end = (x + (radius - 5) * math.cos(angle), y + (radius - 5) * math.sin(angle))
        canvas.line([(x, y), end], 6)
        canvas.line([(x, y), end], 2.6, "hair")
    canvas.part(rim, "brown", line=2.8, shade=4, edge=1.2)
    canvas.part(ellipse(x, y, 8), "ochre", line=2.6, shade=2, edge=1)


def watermill(canvas: Canvas) -> None:
    """Draw a mill with its wheel in the race."""
    meadow(canvas, 878)
    tree(canvas, 500, 900, 150)
    fir(canvas, 74, 898, 116)
    fir(canvas, 110, 904, 80)
    house(canvas, 246, 914, 108, 82, roof="brown", depth=0.72)
    canvas.part(rectangle(404, 770, 18, 38), "grey", line=2.6, shade=4, edge=1)
    canvas.part(polygon([(60, 838), (200, 830), (200, 844), (60, 852)]), "hair", line=3, shade=0, edge=1.4)
    for x in (92, 150):
        canvas.part(rectangle(x, 848, 8, 70), "brown", line=2.6, shade=3, edge=1)
    canvas.brush("60,836 130,832 196,829", 5, "blue", taper=(0, 0))
    water = blob("35,926* 140,920 250,930 330,940 420,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(water, "blue", line=3, shade=0, edge=0)
    _mill_wheel(canvas, 216, 886, 54)
    for wave in ("70,944 110,938 150,946", "170,946 210,940 250,948", "250,958 300,952 350,960"):
        canvas.brush(wave, 3, "water.light")
    canvas.brush("204,832 178,846 162,880 160,920", 7, "water.light", taper=(0.1, 0.2))
    flower(canvas, 450, 952, "red", 0.8)
    flower(canvas, 480, 956, "white", 0.8)


def _mill_wheel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    paddles = []
    for i in range(12):
        angle = i * 30
        with canvas.at(x, y, 1, angle):
            canvas.part(rectangle(radius - 12, -5, 20, 10), "brown", line=2.6, shade=3, edge=1)
        paddles.append(
            (x + (radius - 8) * math.cos(math.radians(angle)), y + (radius - 8) * math.sin(math.radians(angle)))
        )
    canvas.part(ellipse(x, y, radius - 4).difference(ellipse(x, y, radius - 15)), "hair", line=3, shade=5, edge=1.4)
    for end in paddles[::2]:
        canvas.line([(x, y), end], 8)
        canvas.line([(x, y), end], 4, "hair")
    canvas.part(ellipse(x, y, 10), "steel", line=3, shade=3, edge=1.2)


def oak_with_piglets(canvas: Canvas) -> None:
    """Draw two piglets that root for acorns under an old oak."""
    _old_oak(canvas)
    meadow(canvas, 888)
    canvas.part(blob("236,914* 268,884 300,874 332,884 364,914*"), "green", line=3.2, shade=8, edge=1.4)
    for x, mirrored_pig in ((176, False), (430, True)):
        canvas.shadow(x, 940, 66, 6)
        with canvas.at(x, 900, 0.96, mirrored=mirrored_pig):
            _piglet(canvas)
    for x, y, turn in ((96, 948, 70), (270, 950, -80), (330, 946, 60), (522, 948, -70)):
        with canvas.at(x, y, 0.24, turn):
            acorn_on_twig(canvas)


def _old_oak(canvas: Canvas) -> None:
    trunk = Limb("300,910 296,860 304,800 300,760", (76, 54, 48, 40))
    boughs = [Limb("300,810 250,780 214,760", (26, 20, 12)), Limb("302,800 350,776 390,760", (26, 20, 12))]
    wood = union([trunk.shape, *(bough.shape for bough in boughs)])
    canvas.part(wood, "brown", line=3.6, shade=9, edge=1.8, hatch=6)
    clumps = (
        (300, 764, 70, 26),
        (226, 766, 56, 24),
        (374, 766, 56, 24),
        (168, 776, 40, 18),
        (432, 776, 40, 18),
        (260, 784, 40, 16),
        (344, 784, 40, 16),
    )
    foliage = union(ellipse(*clump) for clump in clumps)
    canvas.part(foliage, "green", line=3.6, shade=10, light=4, edge=2)
    for i, x in enumerate(range(160, 446, 26)):
        y = 772 - (i % 3) * 10
        canvas.brush([(x - 8, y), (x - 3, y - 5), (x + 3, y - 1), (x + 8, y - 5)], 2.2)


def _piglet(canvas: Canvas) -> None:
    """Draw a piglet that roots to the left, its middle at the origin, feet at y 36."""
    for points in ("-26,10 -22,22 -26,34", "40,10 44,22 38,34"):
        leg = Limb(points, (18, 12, 10))
        canvas.part(leg.shape, "flesh", line=2.8, shade=3, edge=1.2)
        hoof(canvas, leg.end[0], leg.end[1], 0.6)
    canvas.brush("58,-12 70,-22 66,-8 76,-16", 4, taper=(0, 0.3))
    near_legs = [Limb("-16,8 -14,22 -20,36", (24, 14, 11)), Limb("30,8 32,22 28,36", (26, 14, 11))]
    trunk = blob("-40,-10 -20,-26 12,-30 46,-22 60,-2 52,16 24,24 -14,22 -36,10")
    canvas.part(union([trunk, *(leg.shape for leg in near_legs)]), "flesh", line=3.4, shade=8, edge=1.8, hatch=6)
    for leg in near_legs:
        hoof(canvas, leg.end[0], leg.end[1], 0.7)
    head = blob("-30,-16 -44,-14 -62,4 -76,16 -74,30 -60,30 -42,24 -28,12")
    canvas.part(head, "flesh", line=3.4, shade=5, edge=1.6)
    canvas.part(ellipse(-70, 24, 7, 9, -30), "blush", line=2.6, shade=0, edge=1)
    canvas.ink(ellipse(-72, 22, 1.9))
    canvas.ink(ellipse(-69, 28, 1.9))
    canvas.ink(ellipse(-52, 2, 3))
    canvas.part(blob("-34,-16* -50,-26 -54,-10 -44,2 -34,-4"), "flesh", line=2.8, shade=4, edge=1.2)
