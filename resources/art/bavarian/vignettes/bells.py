"""The scenes of bells: castle, brass players, homecoming of the cattle, mail coach, chapel by the lake."""

from resources.art.bavarian.vignettes.beasts import cow, horse, spoked_wheel
from resources.art.bavarian.vignettes.people import countryman
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, union
from resources.art.parts.buildings import ridge
from resources.art.parts.garments import ring
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir
from resources.art.parts.sheet import PICTURE_AREA


def castle_above_the_gorge(canvas: Canvas) -> None:
    """Draw a king's castle of slender towers on a crag, a bridge beside it and a waterfall below."""
    ridge(canvas, "35,860 96,776 150,832 214,770 280,840 420,836 480,764 530,820 565,790", 940)
    for crag in (
        "150,942* 168,880 190,848 236,836 330,838 352,860 368,900 376,942*",
        "450,942* 458,880 486,856 528,850 565,846* 565,942*",
    ):
        canvas.part(blob(crag).intersection(PICTURE_AREA), "grey", line=3.6, shade=13, edge=2, hatch=7)
    for line in ("200,860 192,890 204,920", "250,850 258,884 246,916", "310,856 322,890 314,926", "500,872 494,900"):
        canvas.brush(line, 2.6)
    canvas.part(blob("384,942* 388,890 396,872 412,868 420,890 424,942*"), "water.light", line=3, shade=0, edge=0)
    for x in (394, 404, 414):
        canvas.brush([(x, 880), (x - 1, 910), (x, 940)], 2.6, "blue")
    bridge = (
        rectangle(336, 846, 136, 12).union(blob("352,856* 362,880 366,858*")).union(blob("440,856* 452,884 462,858*"))
    )
    canvas.part(bridge, "ochre", line=3, shade=3, edge=1.4)
    for x in range(342, 470, 14):
        canvas.line([(x, 846), (x, 836)], 3)
    canvas.line([(336, 836), (472, 836)], 3)
    canvas.part(rectangle(206, 780, 96, 62), "white", line=3.2, shade=8, edge=1.4)
    canvas.part(polygon([(198, 782), (214, 744), (292, 744), (310, 782)]), "blue", line=3.2, shade=7, edge=1.6, hatch=7)
    for x in (222, 244, 266, 288):
        for y in (794, 816):
            canvas.part(
                blob(f"{x - 4},{y + 12}* {x - 4},{y + 3} {x},{y - 1} {x + 4},{y + 3} {x + 4},{y + 12}*"),
                "black",
                line=1.8,
                shade=0,
                edge=0,
            )
    for x, width, top, foot, roof in (
        (188, 22, 752, 846, 40),
        (232, 24, 722, 782, 48),
        (300, 30, 726, 846, 54),
        (330, 18, 782, 850, 30),
    ):
        canvas.part(rectangle(x, top, width, foot - top), "white", line=3, shade=5, edge=1.4)
        canvas.part(rectangle(x - 3, top - 4, width + 6, 9), "white", line=2.6, shade=2, edge=1)
        canvas.part(
            polygon([(x - 3, top - 3), (x + width / 2, top - roof), (x + width + 3, top - 3)]),
            "blue",
            line=3,
            shade=4,
            edge=1.4,
        )
        canvas.ink(rectangle(x + width / 2 - 3, top + 14, 6, 12, 2))
        canvas.ink(rectangle(x + width / 2 - 3, top + 40, 6, 12, 2))
    canvas.line([(315, 674), (315, 652)], 2.6)
    canvas.part(polygon([(316, 653), (336, 659), (316, 666)]), "red", line=2.2, shade=0, edge=0)
    near = blob("35,930* 150,918 300,934 450,922 565,930* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(near, "green", line=3, shade=0, edge=0)
    for x, y, height in ((60, 940, 104), (98, 946, 74), (136, 950, 56), (500, 944, 70), (540, 946, 96), (350, 950, 50)):
        fir(canvas, x, y, height)


def brass_players(canvas: Canvas) -> None:
    """Draw two men of the village band, one with a tuba and one with a trumpet."""
    meadow(canvas, 894)
    for x, height in ((68, 96), (98, 70), (530, 112)):
        fir(canvas, x, 904, height)
    canvas.shadow(224, 944, 70, 7)
    canvas.shadow(384, 944, 80, 7)
    with canvas.at(226, 946, 0.98):
        countryman(
            canvas,
            coat="green",
            vest="red",
            hat="green",
            hair="hair",
            far_arm=[(-20, -138), (-50, -130), (-64, -152)],
            near_arm=[(22, -138), (2, -112), (-48, -146)],
            held=lambda: _trumpet(canvas),
        )
    with canvas.at(392, 946, 1.02):
        countryman(
            canvas,
            coat="blue",
            vest="white",
            hat="black",
            hair="grey",
            far_arm=[(-20, -136), (-46, -122), (-58, -98)],
            near_arm=[(24, -136), (22, -98), (-22, -92)],
            held=lambda: _tuba(canvas),
        )
    for x, colour in ((150, "red"), (306, "white"), (470, "red")):
        flower(canvas, x, 956, colour, 0.8)


def _trumpet(canvas: Canvas) -> None:
    tube = Limb("-24,-156 -64,-160 -98,-164", (7, 8, 10))
    canvas.part(tube.shape, "ochre", line=2.8, shade=2, edge=1)
    canvas.part(
        blob("-94,-170* -112,-176 -124,-190* -128,-168 -124,-148* -112,-158 -94,-158*"),
        "ochre",
        line=3.2,
        shade=4,
        edge=1.4,
    )
    canvas.line("-48,-158 -46,-144 -70,-144 -74,-160", 5)
    canvas.line("-48,-158 -46,-145 -70,-145 -74,-160", 2.2, "ochre")


def _tuba(canvas: Canvas) -> None:
    coil = Limb("-26,-154 -54,-146 -62,-112 -48,-78 -12,-68 24,-80 46,-116 54,-176", (8, 12, 16, 19, 22, 25, 30, 40))
    canvas.part(coil.shape, "ochre", line=3.4, shade=6, edge=1.8)
    canvas.brush([coil.at(i / 24, -0.3) for i in range(5, 22)], 3, "ochre.light")
    bell_mouth = blob("34,-174* 28,-194 8,-212* 56,-222 104,-206* 82,-190 74,-170*")
    canvas.part(bell_mouth, "ochre", line=3.6, shade=7, edge=1.8)
    canvas.part(ellipse(56, -211, 48, 11, 4), "black", line=3.2, shade=0, edge=0)
    for x in (-40, -28, -16):
        canvas.part(rectangle(x, -114, 9, 34, 3), "steel", line=2.6, shade=2, edge=1)
    ring(canvas, coil, 0.44, 0.04, "steel", grow=1, line=2.4)


def homecoming_of_the_cattle(canvas: Canvas) -> None:
    """Draw the herdsman who leads his crowned cow home from the alp."""
    ridge(canvas, "35,874 100,792 160,850 236,776 300,846 372,786 450,854 510,806 565,850", 930)
    meadow(canvas, 886)
    for x, height in ((64, 96), (524, 116), (552, 80)):
        fir(canvas, x, 900, height)
    canvas.shadow(360, 946, 130, 8)
    canvas.shadow(156, 946, 54, 6)
    with canvas.at(366, 938, 1.02):
        cow(canvas, "brown")
    with canvas.at(160, 946, 0.92):
        countryman(
            canvas,
            coat="white",
            vest="red",
            hat="black",
            hair="brown",
            far_arm=[(-20, -138), (-42, -118), (-54, -104)],
            near_arm=[(22, -138), (46, -116), (66, -120)],
            stride=18,
            held=lambda: _crook(canvas),
        )
    canvas.line([(222, 836), (244, 846), (262, 850)], 3.4)
    flower(canvas, 90, 954, "red", 0.8)
    flower(canvas, 500, 954, "white", 0.8)
    tuft(canvas, 236, 954, 0.7)


def _crook(canvas: Canvas) -> None:
    canvas.line([(-56, -190), (-52, -4)], 8)
    canvas.line([(-56, -189), (-52, -5)], 4, "hair")


def mail_coach(canvas: Canvas) -> None:
    """Draw the yellow mail coach behind its horse."""
    ridge(canvas, "35,880 90,820 150,866 230,806 300,860 380,812 452,866 520,820 565,858", 930)
    meadow(canvas, 892)
    fir(canvas, 62, 904, 92)
    road = blob("35,924* 200,914 400,924 565,914* 565,956* 400,960 200,956 35,960*").intersection(PICTURE_AREA)
    canvas.part(road, "paper", line=2.8, shade=0, edge=0)
    canvas.shadow(186, 948, 100, 7)
    canvas.shadow(440, 950, 110, 7)
    with canvas.at(186, 944, 0.98):
        horse(canvas, "grey", "white")
    canvas.line([(260, 858), (364, 880)], 7)
    canvas.line([(261, 858), (364, 880)], 3, "hair")
    body = blob("372,884* 360,836 366,782 380,774* 520,774* 530,790 536,840 520,884*")
    canvas.part(body, "ochre", line=4, shade=13, edge=2, hatch=7)
    canvas.part(blob("372,884* 366,858 448,862 532,856 520,884*"), "black", line=3, shade=0, edge=0)
    canvas.part(rectangle(362, 764, 176, 13, 4), "black", line=3, shade=0, edge=0)
    canvas.part(rectangle(400, 744, 60, 21, 3), "brown", line=3, shade=4, edge=1.4)
    canvas.part(rectangle(468, 738, 46, 27, 3), "hair", line=3, shade=4, edge=1.4)
    for x in (418, 436, 484, 500):
        canvas.line([(x, 742), (x, 764)], 2.4)
    for x in (384, 434, 484):
        canvas.part(rectangle(x, 790, 36, 36, 4), "blue", line=3, shade=4, edge=1.2)
        canvas.part(blob(f"{x + 2},792* {x + 17},792* {x + 10},806 {x + 2},816*"), "white", line=2, shade=0, edge=0)
    canvas.part(
        rectangle(430, 788, 44, 72, 4).difference(rectangle(434, 790, 36, 36, 4)), "ochre", line=3, shade=0, edge=0
    )
    _post_horn(canvas)
    spoked_wheel(canvas, 396, 914, 34)
    spoked_wheel(canvas, 500, 910, 40)
    with canvas.at(364, 832, 0.56):
        countryman(
            canvas,
            coat="blue",
            vest="red",
            hat="black",
            hair="brown",
            far_arm=[(-20, -138), (-50, -124), (-70, -116)],
            near_arm=[(20, -138), (0, -112), (-56, -104)],
            stride=8,
        )
    canvas.brush("328,770 240,796 116,798", 2.6, taper=(0, 0))


def _post_horn(canvas: Canvas) -> None:
    coil = ellipse(452, 843, 9).difference(ellipse(452, 843, 5.4))
    canvas.fill(coil, "ink")
    canvas.ink(polygon([(459, 836), (468, 830), (468, 842)]))
    canvas.ink(rectangle(438, 848, 12, 3.4))


def chapel_by_the_lake(canvas: Canvas) -> None:
    """Draw a white chapel with red domes on the shore, the rock face behind it, a boat before it."""
    ridge(canvas, "35,846 84,768 130,812 206,716 252,768 316,728 372,806 436,742 500,812 565,776", 920, hatch=6)
    shore = blob("35,866* 160,852 300,862 430,850 565,862* 565,900* 35,900*").intersection(PICTURE_AREA)
    canvas.part(shore, "green", line=3, shade=0, edge=0)
    for x, height in ((70, 92), (110, 66), (440, 84), (486, 110), (528, 78)):
        fir(canvas, x, 872, height)
    canvas.part(rectangle(250, 820, 96, 56), "white", line=3.2, shade=8, edge=1.4)
    canvas.part(polygon([(240, 824), (262, 790), (334, 790), (356, 824)]), "red", line=3.2, shade=7, edge=1.6, hatch=7)
    for x, width, top in ((196, 44, 838), (232, 40, 824), (338, 46, 836)):
        canvas.part(rectangle(x, top, width, 876 - top), "white", line=3.2, shade=6, edge=1.4)
        middle = x + width / 2
        dome = (
            f"{x - 4},{top + 2}* {x - 1},{top - 16} {middle},{top - 30} {x + width + 1},{top - 16} "
            f"{x + width + 4},{top + 2}*"
        )
        canvas.part(blob(dome), "red", line=3.2, shade=6, edge=1.6)
        canvas.ink(rectangle(middle - 4, top + 10, 8, 16, 4))
    for x in (268, 312):
        canvas.part(rectangle(x, 776, 22, 46), "white", line=3, shade=4, edge=1.2)
        onion = (
            f"{x - 3},778* {x - 6},766 {x + 2},756 {x + 9},750 {x + 11},736* {x + 13},750 {x + 20},756 {x + 28},766 "
            f"{x + 25},778*"
        )
        canvas.part(blob(onion), "red", line=3, shade=5, edge=1.4)
        canvas.line([(x + 11, 738), (x + 11, 722)], 2.8)
        canvas.line([(x + 6, 728), (x + 16, 728)], 2.8)
        canvas.ink(rectangle(x + 7, 788, 8, 14, 4))
    for x in (276, 300, 324):
        canvas.part(
            blob(f"{x - 5},864* {x - 5},846 {x},838 {x + 5},846 {x + 5},864*"), "black", line=2, shade=0, edge=0
        )
    water = blob("35,884* 200,876 400,886 565,878* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(water, "blue", line=3, shade=0, edge=0)
    canvas.fill(blob("190,890 290,884 390,890 360,904 300,914 226,904"), "water.light")
    for wave in (
        "60,902 100,896 140,902",
        "440,902 490,896 540,902",
        "80,950 130,944 180,950",
        "300,954 350,949 400,954",
    ):
        canvas.brush(wave, 3, "water.light")
    _rowing_boat(canvas)


def _rowing_boat(canvas: Canvas) -> None:
    with canvas.at(436, 938, 0.56):
        countryman(
            canvas,
            coat="red",
            vest="white",
            hat="green",
            hair="brown",
            far_arm=[(-20, -138), (-46, -112), (-66, -92)],
            near_arm=[(20, -138), (4, -106), (-50, -86)],
            stride=10,
        )
    canvas.line([(390, 884), (376, 956)], 7)
    canvas.line([(390, 885), (376, 955)], 3, "hair")
    canvas.part(blob("362,920* 430,930 520,916* 508,946 480,954 400,954 376,944"), "brown", line=3.4, shade=6, edge=1.6)
    canvas.brush("370,930 430,939 512,928", 2.8)
    union_of_ripples = union(ellipse(x, 957, 16, 2.4) for x in (372, 440, 506))
    canvas.fill(union_of_ripples.intersection(PICTURE_AREA), "water.light")
