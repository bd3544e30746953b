"""The scenes of leaves: lodge, stag, chamois, wine lass, hare, fox."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, union
from resources.art.kit.spline import mirrored
from resources.art.parts.animals import hoof, leaping_stag
from resources.art.parts.buildings import ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir, grapes
from resources.art.parts.sheet import PICTURE_AREA
from resources.art.parts.villagers import limb, small_hand, small_head, small_shoe


def hunting_lodge(canvas: Canvas) -> None:
    """Draw a log hut with antlers over its door, deep in the firs."""
    for x, y, height in ((84, 890, 140), (516, 890, 136), (132, 896, 104), (470, 896, 100)):
        fir(canvas, x, y, height)
    meadow(canvas, 884)
    canvas.part(rectangle(196, 820, 208, 98), "brown", line=3.4, shade=0, edge=1.8)
    for y in range(836, 912, 16):
        canvas.brush([(198, y), (300, y + 1), (402, y)], 2.6, taper=(0.05, 0.05))
    for x in (196, 404):
        for y in range(828, 916, 16):
            canvas.part(ellipse(x, y, 8), "hair", line=2.4, shade=0, edge=1)
    canvas.part(rectangle(274, 850, 52, 68), "black", line=3, shade=0, edge=0)
    for x in (222, 346):
        canvas.part(rectangle(x, 846, 34, 32), "ochre", line=3, shade=0, edge=0)
        canvas.line([(x + 17, 846), (x + 17, 878)], 3)
        canvas.line([(x, 862), (x + 34, 862)], 3)
    canvas.part(
        polygon([(170, 826), (300, 754), (430, 826), (416, 838), (300, 776), (184, 838)]),
        "olive",
        line=3.4,
        shade=6,
        edge=1.8,
    )
    gable = polygon([(196, 830), (300, 776), (404, 830)])
    canvas.part(gable, "hair", line=3, shade=0, edge=0)
    with canvas.at(300, 826):
        canvas.part(blob("0,-4 7,-14 0,-26 -7,-14"), "white", line=2.4, shade=0, edge=1)
        for side in (-1, 1):
            for tine in ("3,-20 16,-24 20,-40", "14,-26 26,-26 32,-36"):
                canvas.brush(mirrored(tine, side), 5, taper=(0, 0.6))
    for x, colour in ((150, "red"), (176, "white"), (436, "red"), (466, "ochre")):
        flower(canvas, x, 952, colour, 0.8)


def leaping_stag_in_a_clearing(canvas: Canvas) -> None:
    """Draw a stag that leaps through a clearing."""
    meadow(canvas, 882)
    for x, y, height in ((78, 892, 120), (120, 900, 86), (520, 894, 128), (478, 902, 84)):
        fir(canvas, x, y, height)
    leaping_stag(canvas, 306, 888, 0.6)
    for x in (60, 190, 420, 548):
        tuft(canvas, x, 952, 0.6, blades=3)


def chamois(canvas: Canvas) -> None:
    """Draw a chamois on the top of a rock before the peaks."""
    ridge(canvas, "35,880 90,806 136,848 190,784 250,858 360,850 430,776 490,840 565,812", 970)
    rock = blob("180,965* 196,926 226,910 240,884 286,872 330,874 362,890 376,918 410,930 428,965*")
    canvas.part(rock.intersection(PICTURE_AREA), "grey", line=3.6, shade=14, edge=2, hatch=6)
    for crack in ("250,888 262,912 254,940", "330,884 322,908 340,936", "286,896 292,920"):
        canvas.brush(crack, 2.6)
    for side, level in (
        ("35,930* 110,914 190,934 196,965* 35,965*", 938),
        ("565,926* 490,914 420,936 414,965* 565,965*", 936),
    ):
        canvas.part(blob(side).intersection(PICTURE_AREA), "green", line=3, shade=5, edge=1.4)
        tuft(canvas, 90 if level == 938 else 512, level + 8, 0.7)
    for x, y, height in ((62, 934, 70), (538, 932, 76)):
        fir(canvas, x, y, height)
    for points in ("330,826 344,850 336,872", "262,830 250,852 252,874"):
        leg = Limb(points, (20, 11, 9))
        canvas.part(leg.shape, "brown", line=2.8, shade=3, edge=1.2)
        hoof(canvas, leg.end[0], leg.end[1], 0.6)
    near_legs = [Limb("268,826 266,852 270,880", (26, 13, 9)), Limb("322,824 324,852 318,880", (28, 13, 9))]
    trunk = blob("232,776 246,786 284,792 324,788 342,800 342,822 322,838 276,840 250,828 236,806 222,790")
    canvas.part(union([trunk, *(leg.shape for leg in near_legs)]), "brown", line=3.4, shade=7, edge=1.8, hatch=5)
    for leg in near_legs:
        hoof(canvas, leg.end[0], leg.end[1] + 1, 0.7)
    canvas.brush("340,800 352,806 350,818", 7, taper=(0, 0.5))
    canvas.part(blob("236,790 206,800 198,792 210,776 228,764 242,770 248,788"), "white", line=3, shade=3, edge=1.4)
    canvas.brush("204,790 222,782 238,772", 5, "brown.shade", taper=(0.2, 0.2))
    canvas.ink(ellipse(226, 778, 3))
    canvas.ink(ellipse(201, 793, 3))
    for horn in ("230,766 230,750 240,744 246,750", "238,768 242,752 252,750 256,756"):
        canvas.brush(horn, 5, taper=(0, 0.5))
    canvas.part(blob("242,770 256,762 258,772 250,780"), "brown", line=2.4, shade=0, edge=1)


def wine_pouring_lass(canvas: Canvas) -> None:
    """Draw a lass who pours wine from a jug into a beaker, a vine arbour beside her."""
    meadow(canvas, 886)
    _arbour(canvas)
    canvas.part(ellipse(176, 900, 40, 34), "brown", line=3.4, shade=7, edge=1.8)
    canvas.part(ellipse(176, 900, 31, 26), "ochre", line=2.8, shade=5, edge=1.2)
    for x in (162, 176, 190):
        canvas.line([(x, 878), (x, 922)], 2)
    canvas.shadow(306, 940, 66, 6)
    for foot in ((294, 930), (320, 930)):
        small_shoe(canvas, foot, -1)
    canvas.part(
        blob("282,852* 332,852* 350,890 362,926* 330,934 290,934 258,926* 268,888"),
        "red",
        line=3.4,
        shade=8,
        edge=1.8,
        hatch=6,
    )
    canvas.part(
        blob("284,854* 314,854* 318,892 318,922* 292,926 270,920* 276,888"), "white", line=2.6, shade=4, edge=1.2
    )
    canvas.part(
        blob("280,806 294,796 318,796 334,806 330,830 334,856* 282,856* 286,830"), "green", line=3.2, shade=6, edge=1.6
    )
    canvas.part(blob("294,797* 318,797* 314,818 300,818"), "white", line=2.4, shade=0, edge=0)
    low = limb(canvas, [(286, 810), (258, 842), (232, 848)], (22, 20, 14), "white")
    _beaker(canvas, 224, 846)
    small_hand(canvas, low)
    high = limb(canvas, [(330, 810), (352, 830), (290, 812), (262, 800)], (22, 22, 18, 14), "white")
    canvas.brush("234,806 226,818 225,838", 4, "red", taper=(0, 0.1))
    _jug(canvas, 246, 792)
    small_hand(canvas, high)
    small_head(canvas, 304, 770, hair="ochre")
    canvas.part(blob("292,748* 302,740 320,748 328,768 326,788* 316,770 306,756"), "red", line=2.8, shade=4, edge=1.2)
    for x, colour in ((110, "white"), (390, "red"), (420, "white")):
        flower(canvas, x, 954, colour, 0.8)


def _arbour(canvas: Canvas) -> None:
    for x in (424, 520):
        canvas.part(rectangle(x, 776, 12, 150), "brown", line=3, shade=4, edge=1.4)
    canvas.part(rectangle(404, 768, 150, 12), "brown", line=3, shade=3, edge=1.4)
    for x, y, size in ((430, 764, 20), (462, 756, 22), (496, 762, 22), (528, 758, 20), (446, 782, 18), (512, 784, 18)):
        leaf = blob(
            f"{x},{y + size}* {x - size},{y + 4} {x - size * 0.6},{y - size} {x},{y - size * 0.5} "
            f"{x + size * 0.6},{y - size} {x + size},{y + 4}"
        )
        canvas.part(leaf, "green", line=2.6, shade=5, edge=1.2)
        canvas.brush([(x, y + size * 0.8), (x, y - size * 0.3)], 2)
    grapes(canvas, 462, 800, 0.62)
    grapes(canvas, 498, 806, 0.62)


def _beaker(canvas: Canvas, x: float, y: float) -> None:
    canvas.part(
        blob(f"{x - 14},{y - 10}* {x + 14},{y - 10}* {x + 10},{y + 20}* {x - 10},{y + 20}*"),
        "steel",
        line=2.8,
        shade=4,
        edge=1.2,
    )
    canvas.part(ellipse(x, y - 10, 14, 4), "red", line=2.4, shade=0, edge=0)


def _jug(canvas: Canvas, x: float, y: float) -> None:
    with canvas.at(x, y, 1, -62):
        canvas.line("14,-12 28,-8 26,12 14,16", 7)
        canvas.line("14,-12 28,-8 26,12 14,16", 3, "blue")
        canvas.part(blob("-10,-22* 10,-22* 9,-8 19,6 15,26* -15,26* -19,6 -9,-8"), "blue", line=3, shade=6, edge=1.4)
        canvas.brush("-15,4 0,9 15,4", 3, "white")


def hare(canvas: Canvas) -> None:
    """Draw a hare that sits up in the clover."""
    meadow(canvas, 880)
    fir(canvas, 84, 896, 110)
    fir(canvas, 124, 902, 74)
    fir(canvas, 524, 898, 96)
    canvas.shadow(312, 934, 84, 8)
    canvas.part(ellipse(376, 908, 15, 13), "white", line=3, shade=3, edge=1.4)
    body = blob("270,838 300,826 336,842 364,872 376,908 356,930 300,932 272,924 262,892 258,860")
    canvas.part(body, "hair", line=3.8, shade=11, edge=2, hatch=6)
    canvas.part(blob("318,926 308,898 324,872 352,876 366,904 356,930"), "hair", line=3.2, shade=7, edge=1.6)
    canvas.part(blob("292,936 288,924 318,918 350,924 352,936"), "hair", line=3, shade=3, edge=1.4)
    canvas.fill(blob("264,868 276,862 284,888 276,910 266,898"), "hair.light")
    for points in ("276,866 258,892 252,928", "290,870 278,898 270,932"):
        leg = Limb(points, (26, 17, 12))
        canvas.part(leg.shape, "hair", line=3, shade=4, edge=1.4)
        canvas.part(ellipse(leg.end[0] - 4, leg.end[1] + 1, 11, 7), "hair", line=2.6, shade=0, edge=1)
    for ear in ("272,808 262,776 262,750 272,742 282,764 286,806", "286,808 288,772 300,746 310,748 308,778 298,812"):
        canvas.part(blob(ear), "hair", line=3.2, shade=4, edge=1.6)
    canvas.fill(blob("272,800 267,774 270,756 277,774 280,802"), "flesh")
    head = blob("256,806 276,798 298,806 304,828 292,848 266,854 244,848 236,836 244,820")
    canvas.part(head, "hair", line=3.6, shade=7, edge=1.8)
    canvas.fill(blob("240,838 252,832 258,844 248,849"), "white")
    canvas.ink(ellipse(238, 836, 4, 3.4))
    canvas.fill(ellipse(264, 822, 6), "glint")
    canvas.ink(ellipse(263, 822, 4.4))
    for whisker in ("248,842 232,846", "248,845 234,854"):
        canvas.brush(whisker, 1.9)
    for x, y, colour in (
        (150, 950, "red"),
        (196, 944, "white"),
        (420, 946, "red"),
        (456, 952, "white"),
        (224, 952, "ochre"),
    ):
        flower(canvas, x, y, colour, 0.8)
    tuft(canvas, 400, 940, 0.8)


def fox(canvas: Canvas) -> None:
    """Draw a fox that slinks past a hollow tree."""
    meadow(canvas, 880)
    fir(canvas, 70, 896, 120)
    fir(canvas, 108, 902, 84)
    fir(canvas, 536, 898, 112)
    stump = blob("432,920* 442,884 440,836 452,818 472,828 490,812 508,822 506,878 518,920*")
    canvas.part(stump, "brown", line=3.6, shade=9, edge=1.8, hatch=6)
    canvas.part(ellipse(474, 878, 13, 20), "black", line=2.6, shade=0, edge=0)
    canvas.shadow(280, 934, 130, 7)
    tail = blob("368,866 400,846 440,850 470,872 474,890* 436,892 402,896 372,886")
    with canvas.livery({"ochre": "red"}):
        canvas.part(tail, "ochre", line=3.4, shade=7, edge=1.6, hatch=5)
    canvas.part(blob("446,853 470,872 474,890* 452,890 438,874"), "white", line=2.6, shade=3, edge=1.2)
    for points in ("232,880 222,904 226,928", "350,878 360,900 346,928"):
        leg = Limb(points, (24, 14, 11))
        canvas.part(leg.shape, "black", line=2.8, shade=0, edge=0)
        canvas.part(ellipse(leg.end[0] - 4, leg.end[1] + 2, 11, 6), "black", line=2.4, shade=0, edge=0)
    near_legs = [Limb("250,878 254,904 240,930", (30, 16, 12)), Limb("360,876 378,900 374,930", (36, 17, 12))]
    trunk = blob("212,842 240,840 290,850 350,840 380,856 384,880 356,896 300,896 250,900 220,886")
    canvas.part(union([trunk, *(leg.shape for leg in near_legs)]), "red", line=3.6, shade=9, edge=1.8, hatch=6)
    for leg in near_legs:
        canvas.part(ellipse(leg.end[0] - 4, leg.end[1] + 1, 12, 7), "black", line=2.6, shade=0, edge=0)
    canvas.fill(blob("226,880 246,890 262,888 250,897 232,892"), "white")
    for ear in ("190,826* 186,796 196,790* 212,818", "214,820* 222,794 232,792* 234,824"):
        canvas.part(blob(ear), "red", line=3, shade=4, edge=1.4)
        canvas.ink(blob(ear).buffer(-5))
    head = blob("186,828 210,814 236,824 242,848 226,872 200,880 172,884 150,886 148,878 166,862 178,848")
    canvas.part(head, "red", line=3.6, shade=7, edge=1.8)
    canvas.part(blob("150,886 148,878 166,866 190,868 214,874 198,882 172,885"), "white", line=2.4, shade=0, edge=0)
    canvas.part(ellipse(149, 880, 7, 5), "black", line=2, shade=0, edge=0)
    canvas.fill(ellipse(196, 848, 6, 4.6), "glint")
    canvas.ink(ellipse(194.5, 848, 3.8))
    canvas.brush("184,844 196,840 206,846", 2.8)
    for x, scale in ((170, 0.8), (300, 0.6), (420, 0.7)):
        tuft(canvas, x, 952, scale, blades=3)
    flower(canvas, 130, 950, "white", 0.8)
    flower(canvas, 500, 952, "red", 0.8)
