"""The scenes of hearts: brewer's dray, pilgrimage church, the Munich Child, window with a cat, swans."""

from functools import partial

from resources.art.bavarian.vignettes.beasts import horse, spoked_wheel
from resources.art.bavarian.vignettes.people import countryman
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, stroke, union
from resources.art.kit.spline import mirrored
from resources.art.parts.buildings import house, ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.heads import eye
from resources.art.parts.plants import fir, tree
from resources.art.parts.sheet import PICTURE_AREA


def brewers_dray(canvas: Canvas) -> None:
    """Draw two heavy horses that pull a dray of barrels."""
    meadow(canvas, 894)
    fir(canvas, 534, 906, 120)
    road = blob("35,924* 200,916 400,924 565,916* 565,956* 400,960 200,956 35,960*").intersection(PICTURE_AREA)
    canvas.part(road, "paper", line=2.8, shade=0, edge=0)
    canvas.shadow(170, 946, 110, 7)
    canvas.shadow(420, 948, 110, 7)
    for x, y, scale in ((192, 934, 0.86), (150, 944, 0.92)):
        with canvas.at(x, y, scale):
            canvas.symbol("horse", partial(horse, coat="brown", mane="ochre"))
    canvas.line([(226, 880), (330, 898)], 7)
    canvas.line([(227, 880), (330, 898)], 3, "hair")
    for x, y in ((352, 850), (412, 850), (472, 850), (382, 804), (442, 804)):
        with canvas.at(x, y):
            canvas.symbol("barrel", _barrel)
    canvas.part(rectangle(314, 876, 204, 18, 3), "blue", line=3.6, shade=5, edge=1.6)
    for i in range(7):
        x = 332 + i * 28
        canvas.fill(polygon([(x - 9, 885), (x, 880), (x + 9, 885), (x, 890)]), "white")
    for x in (352, 482):
        spoked_wheel(canvas, x, 914, 32)
    with canvas.at(324, 884, 0.62):
        countryman(
            canvas,
            coat="white",
            vest="red",
            hat="green",
            hair="brown",
            far_arm=[(-20, -138), (-50, -124), (-66, -112)],
            near_arm=[(20, -138), (2, -112), (-52, -104)],
            stride=8,
        )
    canvas.line([(286, 812), (226, 822), (170, 826)], 2.4)


def _barrel(canvas: Canvas) -> None:
    canvas.part(ellipse(0, 0, 30), "brown", line=3.6, shade=7, edge=1.8)
    canvas.part(ellipse(0, 0, 21), "ochre", line=2.8, shade=5, edge=1.2)
    for x in (-10, 0, 10):
        canvas.line([(x, abs(x) * 0.4 - 17), (x, 17 - abs(x) * 0.4)], 2)
    canvas.ink(ellipse(0, 4, 3))


def pilgrimage_church(canvas: Canvas) -> None:
    """Draw a pilgrimage church with an onion dome on a hill, a path and chapels leading up to it."""
    ridge(canvas, "35,880 84,820 140,862 200,810 260,860 400,856 462,800 520,850 565,826", 930)
    hill = blob("35,930* 120,900 210,866 300,852 390,862 470,896 565,926* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(hill, "green", line=3.2, shade=0, edge=0)
    canvas.fill(blob("35,950* 200,934 400,948 565,938* 565,965* 35,965*").intersection(PICTURE_AREA), "green.shade")
    with canvas.at(0, 20):
        _church(canvas)
    path = stroke("256,884 282,900 270,918 226,934 262,964", 18, 0.3, 0, 0.4).intersection(PICTURE_AREA)
    canvas.part(path, "paper", line=2.6, shade=0, edge=0)
    for x, y in ((196, 900), (312, 914), (168, 934)):
        canvas.part(rectangle(x - 8, y - 24, 16, 26), "white", line=2.6, shade=4, edge=1)
        canvas.part(polygon([(x - 12, y - 23), (x, y - 38), (x + 12, y - 23)]), "red", line=2.6, shade=0, edge=1)
        canvas.ink(ellipse(x, y - 12, 3.4, 5))
    for x, y, height in ((170, 884, 86), (436, 884, 94), (482, 910, 76)):
        tree(canvas, x, y, height, "green")
    for x, y in ((76, 934), (108, 942), (530, 936)):
        fir(canvas, x, y, 66)
    flower(canvas, 400, 950, "red", 0.7)


def _church(canvas: Canvas) -> None:
    canvas.part(rectangle(282, 812, 110, 52), "ochre", line=3.2, shade=6, edge=1.4)
    canvas.part(polygon([(270, 816), (292, 776), (378, 776), (404, 816)]), "red", line=3.2, shade=8, edge=1.6, hatch=7)
    canvas.part(blob("388,864* 388,822 402,814 416,824 416,864*"), "ochre", line=3, shade=5, edge=1.2)
    canvas.part(blob("384,824* 392,806 404,800 414,808 422,826*"), "red", line=2.8, shade=4, edge=1.2)
    for x in (300, 326, 352):
        canvas.part(
            blob(f"{x - 6},852* {x - 6},836 {x},828 {x + 6},836 {x + 6},852*"), "black", line=2, shade=0, edge=0
        )
    canvas.part(rectangle(230, 766, 48, 100), "white", line=3.4, shade=9, edge=1.6)
    canvas.part(rectangle(226, 794, 56, 7), "ochre", line=2.4, shade=0, edge=0)
    canvas.part(rectangle(234, 750, 40, 18), "white", line=3, shade=4, edge=1.2)
    onion = "236,752* 228,738 234,722 250,716 252,704 254,692* 256,704 258,716 274,722 280,738 272,752*"
    canvas.part(blob(onion), "green", line=3.4, shade=7, edge=1.6)
    canvas.line([(254, 694), (254, 674)], 3.4)
    canvas.line([(247, 681), (261, 681)], 3.4)
    canvas.part(ellipse(254, 782, 9), "paper", line=2.4, shade=0, edge=0)
    canvas.line([(254, 782), (254, 776)], 2)
    canvas.part(blob("247,836* 247,816 254,808 261,816 261,836*"), "black", line=2, shade=0, edge=0)


def munich_child(canvas: Canvas) -> None:
    """Draw the child in the monk's habit from the arms of Munich, a tankard and a radish in its hands."""
    meadow(canvas, 908)
    canvas.shadow(300, 944, 90, 9)
    with canvas.at(24, 76, 0.92):
        _child(canvas)
    flower(canvas, 96, 950, "red", 0.9)
    flower(canvas, 504, 952, "white", 0.9)
    for x in (150, 450):
        tuft(canvas, x, 946, 0.8)


def _child(canvas: Canvas) -> None:
    for side in (-1, 1):
        shoe = mirrored("6,926* 34,922 54,936 50,948 8,948*", side, 300)
        canvas.part(blob(shoe), "red", line=3.4, shade=4, edge=1.6)
    for side in (-1, 1):
        sleeve = blob(mirrored("20,786 58,776 106,752* 128,796* 96,818 40,836", side, 300))
        canvas.part(sleeve, "black", line=3.8, shade=0, edge=0)
        canvas.brush(mirrored("40,800 70,796 100,784", side, 300), 2.6, "ink.light")
        canvas.part(blob(mirrored("102,750* 112,748 134,792 124,800*", side, 300)), "ochre", line=3, shade=3, edge=1.2)
        canvas.part(ellipse(300 + side * 128, 768, 15, 14), "flesh", line=3.2, shade=4, edge=1.4)
    habit = blob("264,782 300,772 336,782 350,840 372,934* 334,944 300,936 266,944 228,934* 250,840")
    canvas.part(habit, "black", line=4, shade=0, edge=0)
    for fold in ("272,830 262,890 256,934", "328,830 338,890 344,934", "286,850 284,900"):
        canvas.brush(fold, 3, "ink.light")
    canvas.part(
        blob("288,776* 312,776* 318,850 322,938* 300,935 278,938* 282,850"), "ochre", line=3.2, shade=5, edge=1.4
    )
    cross = union([rectangle(295, 800, 10, 54), rectangle(283, 814, 34, 10)])
    canvas.part(cross, "red", line=2.6, shade=0, edge=0)
    hem = habit.intersection(blob("200,924* 300,918 400,924* 400,960* 200,960*"))
    canvas.part(hem, "ochre", line=2.8, shade=0, edge=1)
    hood = blob("250,742 252,704 274,680 300,672 326,680 348,704 350,742 342,772 320,790 280,790 258,772")
    canvas.part(hood, "black", line=4, shade=0, edge=0)
    canvas.brush("264,714 276,692 296,682", 3.4, "ink.light")
    canvas.part(
        blob("260,738 266,706 300,690 334,706 340,738 330,768 300,782 270,768"), "ochre", line=3, shade=0, edge=1
    )
    _child_face(canvas)
    _child_tankard(canvas)
    with canvas.at(172, 754, 1, -8):
        for turn in (-26, 0, 24):
            with canvas.at(0, -14, 1, turn):
                canvas.part(blob("-3,0* -9,-18 0,-36 9,-18 3,0*"), "green", line=2.6, shade=3, edge=1.2)
        canvas.part(blob("-14,-12 0,-18 14,-12 15,8 6,30 0,52* -6,30 -15,8"), "white", line=3.2, shade=5, edge=1.4)
        canvas.brush("-10,4 -3,6", 2)
        canvas.brush("2,18 7,19", 2)
    canvas.part(blob("158,756 178,752 184,764 166,772"), "flesh", line=2.8, shade=2, edge=1)


def _child_face(canvas: Canvas) -> None:
    face = blob("270,730 276,706 300,698 324,706 330,730 324,756 300,772 276,756")
    canvas.part(face, "flesh", line=3.4, shade=6, edge=1.6)
    curls = union(ellipse(x, y, 9, 8) for x, y in ((278, 712), (289, 704), (300, 702), (311, 704), (322, 712)))
    canvas.part(curls, "ochre", line=2.8, shade=3, edge=1)
    for side in (-1, 1):
        canvas.fill(ellipse(300 + side * 18, 746, 7, 5), "blush")
    with canvas.at(300, 732, 0.7):
        eye(canvas, -18, 0, 11, 0.1)
        eye(canvas, 18, 0, 11, -0.1)
        canvas.brush("-28,-12 -18,-16 -8,-12", 4, "ochre.shade")
        canvas.brush("8,-12 18,-16 28,-12", 4, "ochre.shade")
        canvas.brush("-5,12 0,17 6,12", 3)
        canvas.brush("-12,29 0,34 12,29", 3.4)
        canvas.fill(blob("-7,33 0,35 7,33 0,40"), "lip")


def _child_tankard(canvas: Canvas) -> None:
    with canvas.at(436, 752, 1, 6):
        canvas.line("-20,-22 -38,-16 -38,14 -20,20", 8)
        canvas.line("-20,-22 -38,-16 -38,14 -20,20", 3.4, "grey")
        canvas.part(blob("-22,-34* 22,-34* 24,32* -24,32*"), "grey", line=3.4, shade=7, edge=1.6, hatch=6)
        canvas.part(rectangle(-23, -8, 46, 16), "blue", line=2.4, shade=0, edge=0)
        for x in (-12, 0, 12):
            canvas.fill(polygon([(x - 5, 0), (x, -6), (x + 5, 0), (x, 6)]), "white")
        foam = union(ellipse(x, y, 11, 10) for x, y in ((-14, -36), (0, -42), (14, -36), (0, -32)))
        canvas.part(foam, "white", line=3, shade=4, edge=1.2)
    canvas.part(blob("412,764 432,758 440,770 420,780"), "flesh", line=2.8, shade=2, edge=1)


def window_with_a_cat(canvas: Canvas) -> None:
    """Draw a window with lozenge shutters, geraniums in its box and a cat among them."""
    wall = blob("96,722* 504,722* 520,800 508,880 516,950* 84,950* 92,880 80,800")
    canvas.part(wall, "white", line=3.4, shade=0, edge=1.6)
    for bricks in ("110,748 140,746", "470,934 498,932", "108,920 132,922", "480,744 500,746"):
        canvas.brush(bricks, 3)
    for x in (134, 372):
        canvas.part(rectangle(x, 738, 94, 172), "blue", line=3.8, shade=6, edge=1.8)
        for y in (760, 836):
            canvas.part(
                polygon([(x + 47, y - 8), (x + 78, y + 26), (x + 47, y + 60), (x + 16, y + 26)]),
                "white",
                line=3,
                shade=4,
                edge=1.2,
            )
    canvas.part(rectangle(228, 738, 144, 172), "brown", line=3.8, shade=5, edge=1.8)
    canvas.part(rectangle(240, 750, 120, 160), "black", line=3, shade=0, edge=0)
    for curtain in ("242,752* 298,752* 288,800 262,850 242,868*", "358,752* 302,752* 312,800 338,850 358,868*"):
        canvas.part(blob(curtain), "paper", line=2.8, shade=6, edge=1.2)
    for fold in ("262,756 258,810 248,850", "338,756 342,810 352,850", "280,756 276,800", "320,756 324,800"):
        canvas.brush(fold, 2)
    _cat(canvas)
    canvas.part(rectangle(206, 906, 188, 34, 3), "brown", line=3.6, shade=6, edge=1.8, hatch=7)
    for x in range(214, 396, 15):
        leaf = blob(f"{x - 11},906 {x},{890 + x % 4} {x + 11},906 {x},916")
        canvas.part(leaf, "green", line=2.4, shade=3, edge=1)
    for x, y in ((216, 888), (240, 880), (362, 880), (386, 888), (228, 900), (374, 900), (346, 896), (254, 898)):
        bloom = union(ellipse(x + dx, y + dy, 6) for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 5)))
        canvas.part(bloom, "red", line=2.4, shade=3, edge=1)
        canvas.fill(ellipse(x, y, 2.2), "ochre.light")


def _cat(canvas: Canvas) -> None:
    canvas.part(
        blob("276,908* 270,872 282,846 300,838 320,846 332,874 326,908*"), "grey", line=3.6, shade=8, edge=1.8, hatch=6
    )
    canvas.part(blob("290,906* 288,878 300,862 312,878 310,906*"), "white", line=0, shade=0, edge=0)
    for ear in ("274,826* 272,796* 292,812*", "326,826* 328,796* 308,812*"):
        canvas.part(blob(ear), "grey", line=3, shade=3, edge=1.2)
    canvas.part(
        blob("270,832 278,812 300,806 322,812 330,832 320,852 300,858 280,852"), "grey", line=3.4, shade=6, edge=1.6
    )
    for x in (286, 314):
        canvas.fill(ellipse(x, 830, 6, 6), "leaf.light")
        canvas.ink(ellipse(x, 830, 2, 5))
    canvas.fill(blob("295,840* 305,840* 300,846*"), "blush")
    for whisker in ("284,844 262,840", "284,848 264,852", "316,844 338,840", "316,848 336,852"):
        canvas.brush(whisker, 1.9, "paper")
    for stripe in ("294,808 294,818", "300,807 300,818", "306,808 306,818"):
        canvas.brush(stripe, 3)
    canvas.brush("300,846 294,852 288,850", 2)
    canvas.brush("300,846 306,852 312,850", 2)


def swans(canvas: Canvas) -> None:
    """Draw a pair of swans with a cygnet on a lake, a little boathouse behind."""
    ridge(canvas, "35,860 100,786 160,838 240,764 316,830 392,776 460,838 520,796 565,836", 900)
    bank = blob("35,854* 180,844 340,858 565,842* 565,886* 35,886*").intersection(PICTURE_AREA)
    canvas.part(bank, "green", line=3, shade=0, edge=0)
    house(canvas, 446, 872, 50, 34, roof="brown", depth=0.6)
    for x, height in ((66, 80), (104, 58), (532, 88)):
        fir(canvas, x, 866, height)
    water = blob("35,874* 200,868 400,876 565,868* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(water, "blue", line=3, shade=0, edge=0)
    for wave in (
        "60,894 110,888 160,894",
        "260,888 300,884 340,888",
        "420,896 480,890 540,896",
        "230,956 290,951 350,956",
    ):
        canvas.brush(wave, 3, "water.light")
    with canvas.at(160, 924, mirrored=True):
        _swan(canvas)
    with canvas.at(440, 924, 0.96):
        _swan(canvas)
    with canvas.at(306, 948, 0.42), canvas.livery({"white": "grey", "red": "black"}):
        _swan(canvas)
    for x in (56, 70, 84, 520, 536, 550):
        canvas.brush([(x, 964), (x + 3, 920), (x + 8, 884)], 6, "green.shade", taper=(0, 0.6))
    for x, y in ((66, 896), (80, 884), (530, 890), (548, 898)):
        canvas.part(ellipse(x, y, 5, 14), "brown", line=2.4, shade=2, edge=1)


def _swan(canvas: Canvas) -> None:
    """Draw a swan that swims to the left, the water line at y 20."""
    body = blob("-62,20* -66,-4 -48,-22 -10,-26 30,-30 66,-44 84,-52* 82,-22 66,6 44,20*")
    canvas.part(body, "white", line=3.8, shade=9, edge=2)
    neck = Limb("-48,0 -62,-36 -40,-72 -50,-102 -78,-104", (36, 24, 19, 18, 20), round_end=True)
    canvas.part(neck.shape, "white", line=3.8, shade=5, edge=2)
    canvas.part(ellipse(-80, -104, 18, 14, -14), "white", line=3.6, shade=4, edge=1.6)
    join = Limb("-50,4 -60,-30 -42,-68", (26, 15, 11))
    canvas.fill(join.shape, "white")
    canvas.part(blob("-94,-106* -104,-100 -120,-86 -112,-84 -96,-94 -90,-98*"), "red", line=3, shade=3, edge=1.2)
    canvas.ink(blob("-90,-112 -100,-104 -90,-100"))
    canvas.ink(ellipse(-82, -108, 3))
    wing = blob("-40,-8 -20,-34 20,-40 56,-58 90,-72* 84,-40 64,-12 30,8 -10,10")
    canvas.part(wing, "white", line=3.4, shade=8, edge=1.8, hatch=6)
    for quill in ("-10,-16 30,-22 74,-54", "-4,-4 36,-8 70,-34", "6,4 34,0 58,-16"):
        canvas.brush(quill, 2.6)
