"""The scenes of leaves: summit, capercaillie, zither player, hunter with his dachshund, mountain flowers."""

import math

from resources.art.bavarian.vignettes.people import countryman
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, stroke, union
from resources.art.kit.spline import mirrored
from resources.art.parts.buildings import ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir, tree
from resources.art.parts.sheet import PICTURE_AREA


def summit(canvas: Canvas) -> None:
    """Draw a jagged summit with its golden cross, a lake at its foot."""
    ridge(canvas, "35,890 78,836 120,866 168,812 214,868 400,862 452,806 496,856 534,820 565,856", 930)
    peak = polygon(
        [
            (96, 930),
            (150, 880),
            (178, 888),
            (214, 822),
            (232, 834),
            (262, 782),
            (280, 798),
            (300, 790),
            (326, 836),
            (344, 824),
            (380, 880),
            (404, 868),
            (452, 930),
        ]
    )
    canvas.part(peak, "grey", line=3.8, shade=0, edge=2)
    shady = polygon(
        [
            (280, 798),
            (300, 790),
            (326, 836),
            (344, 824),
            (380, 880),
            (404, 868),
            (452, 930),
            (330, 930),
            (352, 896),
            (318, 868),
            (322, 846),
            (296, 826),
        ]
    )
    canvas.fill(shady.intersection(peak.buffer(-2)), "grey.shade")
    canvas.hatch(shady.intersection(peak.buffer(-3)), 8, 60, 1.8)
    for snow in (
        [(214, 824), (232, 836), (262, 784), (278, 800), (262, 832), (246, 822), (232, 856), (214, 842)],
        [(150, 882), (178, 890), (190, 868), (196, 884), (176, 908), (156, 896)],
        [(228, 884), (244, 870), (252, 890), (240, 908)],
        [(300, 840), (312, 856), (306, 880), (294, 862)],
    ):
        canvas.part(polygon(snow), "white", line=2.2, shade=0, edge=0)
    for crack in ("262,850 270,880 262,906", "204,870 198,896 206,920", "290,890 296,914"):
        canvas.brush(crack, 2.6)
    cross = union([rectangle(267, 748, 6, 40), rectangle(257, 757, 26, 6)])
    canvas.part(cross, "ochre", line=2.6, shade=0, edge=1)
    for i in range(7):
        angle = math.radians(180 + 30 * i)
        canvas.line(
            [
                (270 + 20 * math.cos(angle), 760 + 18 * math.sin(angle)),
                (270 + 29 * math.cos(angle), 760 + 26 * math.sin(angle)),
            ],
            2.6,
            "ochre.shade",
        )
    lake = blob("35,912* 170,904 330,912 565,902* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(lake, "blue", line=3, shade=0, edge=0)
    canvas.fill(blob("150,916 280,912 420,916 360,932 262,950 200,934"), "blue.shade")
    for wave in ("60,930 100,924 140,930", "420,934 470,928 520,934", "300,954 350,949 400,954"):
        canvas.brush(wave, 3, "water.light")
    for x, y, height in ((62, 920, 86), (96, 926, 60), (516, 916, 78), (546, 926, 58)):
        fir(canvas, x, y, height)
    canvas.part(blob("386,934* 470,934* 456,952 400,952"), "brown", line=3, shade=4, edge=1.4)
    canvas.line([(420, 934), (420, 896)], 4)
    canvas.part(polygon([(424, 896), (424, 928), (454, 928)]), "white", line=2.6, shade=4, edge=1.2)


def capercaillie(canvas: Canvas) -> None:
    """Draw a capercaillie that courts on a pine bough, its tail spread."""
    meadow(canvas, 896)
    for x, height in ((70, 120), (116, 84), (540, 124), (498, 80)):
        fir(canvas, x, 910, height)
    bough = Limb("140,936 240,916 340,918 480,902", (30, 26, 22, 12), round_start=True, round_end=True)
    canvas.part(bough.shape, "brown", line=3.6, shade=7, edge=1.8, hatch=7)
    for x, y, turn in ((438, 902, 30), (468, 902, 70), (166, 932, -40)):
        with canvas.at(x, y, 0.8, turn):
            for needle in range(-3, 4):
                canvas.brush([(0, 0), (needle * 9, -34 + abs(needle) * 4)], 5, "green.shade", taper=(0, 0.7))
    for i in range(9):
        with canvas.at(352, 850, 1, -34 + i * 17):
            quill = blob("-9,0* -13,-66 0,-84 13,-66 9,0*")
            canvas.part(quill, "black", line=3, shade=0, edge=0)
            canvas.fill(ellipse(-2, -58, 3.4, 5), "white")
            canvas.fill(ellipse(4, -44, 2.4, 3.4), "white")
    for x in (292, 322):
        canvas.part(Limb([(x, 888), (x + 2, 908)], (20, 14)).shape, "grey", line=2.8, shade=3, edge=1)
        for toe in (-12, 0, 10):
            canvas.brush([(x + 2, 906), (x + 2 + toe, 914)], 6, taper=(0, 0.5))
    body = blob("258,800 276,790 300,816 344,830 376,850 372,876 340,894 300,898 268,886 250,860 246,826")
    canvas.part(body, "black", line=3.8, shade=0, edge=0)
    canvas.fill(body.buffer(-2.4), "boar.shade")
    wing = blob("296,836 336,838 372,858 388,884* 350,888 314,880 294,862")
    canvas.part(wing, "brown", line=3.2, shade=6, edge=1.6, hatch=6)
    canvas.fill(ellipse(300, 842, 7, 6), "white")
    canvas.part(blob("252,836 268,828 290,850 286,876 264,878 250,860"), "green", line=2.8, shade=6, edge=1.4)
    head = blob("230,786 238,764 258,756 278,768 282,800 262,820 248,806")
    canvas.part(head, "black", line=3.6, shade=0, edge=0)
    canvas.fill(head.buffer(-2.4), "boar.shade")
    canvas.part(blob("214,788* 226,776 242,776 246,792 232,794"), "ochre", line=2.8, shade=3, edge=1.2)
    canvas.part(blob("244,770 256,762 268,768 262,776 250,778"), "red", line=2.4, shade=0, edge=0)
    canvas.fill(ellipse(256, 782, 5), "glint")
    canvas.ink(ellipse(255, 782, 3.2))
    for lock in ("244,812 240,828 246,838", "252,816 250,832"):
        canvas.brush(lock, 4, taper=(0, 0.7))


def zither_player(canvas: Canvas) -> None:
    """Draw an old man who plays the zither at a table under a tree."""
    meadow(canvas, 892)
    fir(canvas, 74, 906, 116)
    fir(canvas, 112, 912, 78)
    canvas.shadow(350, 944, 96, 7)
    canvas.part(rectangle(372, 890, 78, 12), "brown", line=3.2, shade=4, edge=1.4)
    for x in (380, 432):
        canvas.part(rectangle(x, 900, 10, 42), "brown", line=3, shade=4, edge=1.2)
    with canvas.at(396, 946, 0.84):
        countryman(
            canvas,
            coat="grey",
            vest="green",
            hat="green",
            hair="white",
            far_arm=[(-20, -138), (-50, -112), (-92, -112)],
            near_arm=[(20, -138), (6, -102), (-58, -106)],
            stride=20,
        )
    for x in (222, 336):
        canvas.part(rectangle(x, 872, 12, 74), "brown", line=3.2, shade=4, edge=1.4)
    canvas.part(rectangle(198, 862, 172, 13, 2), "hair", line=3.4, shade=4, edge=1.6)
    zither = blob("258,862* 262,846 300,842 352,842 364,850 366,862*")
    canvas.part(zither, "ochre", line=3.2, shade=5, edge=1.6)
    canvas.ink(ellipse(318, 852, 7, 4))
    for y in (847, 852, 857):
        canvas.line([(264, y), (362, y)], 1.9)
    for x in (316, 346):
        canvas.part(ellipse(x, 846, 10, 8), "flesh", line=2.6, shade=3, edge=1)
        canvas.brush([(x - 4, 848), (x - 6, 854)], 2.2)
    canvas.part(blob("212,826* 244,826* 242,862* 214,862*"), "grey", line=3.2, shade=6, edge=1.4)
    canvas.part(rectangle(212, 838, 32, 10), "blue", line=2, shade=0, edge=0)
    canvas.line("212,834 200,836 200,852 212,854", 6)
    canvas.line("212,834 200,836 200,852 212,854", 2.6, "grey")
    foam = union(ellipse(x, 824, 9, 7) for x in (218, 228, 238))
    canvas.part(foam, "white", line=2.6, shade=3, edge=1)
    tree(canvas, 494, 942, 178)


def hunter(canvas: Canvas) -> None:
    """Draw a hunter with his rifle slung, led by his dachshund."""
    ridge(canvas, "35,884 96,820 150,872 330,870 410,808 470,860 520,826 565,866", 930)
    meadow(canvas, 888)
    for x, height in ((66, 112), (470, 96), (514, 136), (548, 92)):
        fir(canvas, x, 904, height)
    canvas.shadow(350, 944, 64, 7)
    canvas.line("394,744 366,862", 10)
    canvas.line("393,746 372,832", 4.4, "steel")
    canvas.part(blob("374,826* 384,830* 378,868 362,886* 354,880*"), "brown", line=2.8, shade=3, edge=1.2)
    with canvas.at(350, 946, 0.88):
        countryman(
            canvas,
            coat="green",
            vest="ochre",
            hat="olive",
            hair="brown",
            far_arm=[(-20, -138), (-40, -108), (-54, -84)],
            near_arm=[(22, -138), (38, -118), (22, -110)],
            stride=18,
        )
        canvas.line("-26,-162 -42,-156 -46,-150", 5)
        canvas.part(blob("-52,-156* -40,-156* -42,-138 -50,-138"), "brown", line=2.6, shade=2, edge=1)
        canvas.brush("-20,-146 4,-110 24,-80", 6)
        canvas.brush("-20,-146 4,-110 24,-80", 2.6, "hair")
    canvas.shadow(196, 944, 76, 6)
    with canvas.at(196, 914, 0.84):
        _dachshund(canvas)
    canvas.brush("302,870 232,856 168,902", 3.4, "red.shade", taper=(0, 0))
    flower(canvas, 430, 952, "red", 0.8)
    tuft(canvas, 110, 950, 0.8)


def _dachshund(canvas: Canvas) -> None:
    """Draw a dachshund that sniffs its way to the left, feet at y 34."""
    canvas.brush("70,-12 92,-30 100,-50", 8, taper=(0, 0.8))
    canvas.brush("70,-12 92,-29 99,-46", 3.6, "brown", taper=(0, 0.8))
    for points in ("-34,10 -38,22 -34,32", "58,8 64,20 58,32"):
        leg = Limb(points, (18, 13, 12))
        canvas.part(leg.shape, "brown", line=2.8, shade=3, edge=1.2)
    near = [Limb("-20,8 -22,22 -26,33", (24, 15, 12)), Limb("44,6 48,22 42,33", (28, 16, 12))]
    trunk = blob("-50,-10 -36,-24 0,-22 44,-24 70,-16 74,2 60,18 10,14 -24,20 -46,10")
    canvas.part(
        union([trunk, *(leg.shape for leg in near)]).buffer(2).buffer(-2), "brown", line=3.4, shade=7, edge=1.8, hatch=6
    )
    for leg in near:
        canvas.part(ellipse(leg.end[0] - 5, leg.end[1] + 1, 11, 6), "hair", line=2.6, shade=0, edge=1)
    head = blob("-34,-22 -50,-38 -72,-34 -96,-14 -114,-2 -112,10 -90,10 -62,8 -42,4")
    canvas.part(head, "brown", line=3.4, shade=5, edge=1.6)
    canvas.fill(blob("-98,-8 -112,0 -110,8 -88,8 -72,6"), "hair")
    canvas.ink(ellipse(-112, 1, 6, 5))
    canvas.fill(ellipse(-74, -18, 4.6, 4), "glint")
    canvas.ink(ellipse(-75, -18, 3))
    canvas.part(blob("-52,-34 -36,-28 -30,-4 -40,12* -56,-2 -60,-20"), "brown", line=3, shade=5, edge=1.4)
    canvas.part(stroke("-40,6 -32,-6 -30,-22", 8, 0, 0), "red", line=2.6, shade=0, edge=0)


def mountain_flowers(canvas: Canvas) -> None:
    """Draw gentian, edelweiss and alpine rose on a stony hump."""
    ridge(canvas, "35,900 104,850 160,888 250,832 330,884 420,838 490,880 565,850", 940)
    meadow(canvas, 900)
    for stone in ("60,952* 74,930 110,924 140,936 150,952*", "420,956* 432,938 466,930 500,940 512,956*"):
        canvas.part(blob(stone), "grey", line=3.4, shade=7, edge=1.6, hatch=6)
    for x, top in ((252, 806), (348, 812), (300, 778)):
        canvas.line([(300 + (x - 300) * 0.3, 944), (x, (top + 944) / 2 + 20), (x, top + 58)], 7)
        canvas.line([(300 + (x - 300) * 0.3, 943), (x, (top + 944) / 2 + 20), (x, top + 58)], 3, "green")
        with canvas.at(x, top):
            canvas.symbol("gentian", _gentian)
    _edelweiss(canvas)
    _alpine_rose(canvas)
    for x, scale in ((210, 0.9), (392, 0.9), (536, 0.8)):
        tuft(canvas, x, 952, scale)


def _gentian(canvas: Canvas) -> None:
    """Draw the blossom of a gentian over two leaves, its mouth at the origin."""
    for side in (-1, 1):
        leaf = mirrored("0,96* 14,80 34,70* 24,92 0,104", side)
        canvas.part(blob(leaf), "green", line=2.8, shade=3, edge=1.2)
    cup = blob("-11,64* -18,30 -24,8* 0,16 24,8* 18,30 11,64*")
    canvas.part(cup, "blue", line=3.4, shade=8, edge=1.6, hatch=6)
    for turn in (-76, 76, -40, 40, 0):
        with canvas.at(0, 6, 1, turn):
            canvas.part(blob("0,6* -13,-12 0,-36* 13,-12"), "blue", line=3, shade=5, edge=1.2)
    canvas.part(ellipse(0, 4, 13, 8), "back field", line=2.4, shade=0, edge=0)
    canvas.fill(ellipse(0, 3, 5, 3), "ochre.light")
    canvas.part(blob("-14,70* -12,54 0,48 12,54 14,70*"), "green", line=2.8, shade=4, edge=1.2)


def _edelweiss(canvas: Canvas) -> None:
    canvas.line([(158, 946), (150, 890), (146, 850)], 7)
    canvas.line([(158, 945), (150, 890), (146, 850)], 3, "leaf.light")
    for side, y in ((-1, 906), (1, 918), (1, 884)):
        canvas.part(
            blob(f"151,{y}* {151 + side * 16},{y - 14} {151 + side * 38},{y - 14}* {151 + side * 20},{y + 3}"),
            "olive",
            line=2.6,
            shade=3,
            edge=1,
        )
    for ring_length, offset in ((44, 0.0), (34, 22.5)):
        for petal in range(8):
            with canvas.at(146, 826, 1, petal * 45 + offset), canvas.at(scale=0.9):
                shape = blob(f"0,0* -9,-14 -8,-{ring_length * 0.7} 0,-{ring_length}* 8,-{ring_length * 0.7} 9,-14")
                canvas.part(shape, "white", line=2.8, shade=3, edge=1)
    for i in range(7):
        angle = math.radians(i * 60)
        place = (146.0, 826.0) if i == 6 else (146 + 9 * math.cos(angle), 826 + 9 * math.sin(angle))
        canvas.part(ellipse(*place, 5), "ochre", line=2.2, shade=0, edge=0)


def _alpine_rose(canvas: Canvas) -> None:
    for points in ("452,946 450,900 430,860", "452,946 458,890 464,846", "452,946 470,904 496,868"):
        canvas.line(points, 7)
        canvas.line(points, 3, "hair")
    for x, y, turn in (
        (420, 890, -60),
        (444, 900, -30),
        (482, 904, 40),
        (506, 896, 66),
        (440, 876, -80),
        (484, 876, 76),
    ):
        with canvas.at(x, y, 1, turn):
            canvas.part(blob("0,14* -9,0 0,-22* 9,0"), "green", line=2.6, shade=3, edge=1.2)
    for x, y in ((428, 850), (464, 834), (498, 858)):
        with canvas.at(x, y):
            canvas.symbol("rose", _rose)


def _rose(canvas: Canvas) -> None:
    for petal in range(5):
        angle = math.radians(petal * 72 - 90)
        canvas.part(ellipse(10 * math.cos(angle), 10 * math.sin(angle), 10), "red", line=2.8, shade=3, edge=1)
    canvas.part(ellipse(0, 0, 5), "ochre", line=2.2, shade=0, edge=0)
