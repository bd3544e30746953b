"""The scenes of bells: market square, farmhand, bridge, castle, sleigh."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, box, ellipse, polygon, rectangle, union
from resources.art.parts.animals import hoof
from resources.art.parts.buildings import castle, house, ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir
from resources.art.parts.sheet import PICTURE_AREA
from resources.art.parts.villagers import breeches_and_stockings, limb, small_hand, small_hat, small_head


def market_square(canvas: Canvas) -> None:
    """Draw a market square: gabled houses, a gate tower with a clock, a fountain."""
    for x, width, top, roof, wall in (
        (40, 76, 806, "red", "white"),
        (116, 66, 790, "brown", "ochre"),
        (182, 70, 812, "red", "grey"),
        (350, 70, 804, "brown", "white"),
        (420, 66, 792, "red", "ochre"),
        (486, 76, 808, "brown", "white"),
    ):
        _town_house(canvas, x, width, top, roof, wall)
    _gate_tower(canvas)
    ground_shape = blob("35,912* 180,906 420,914 565,908* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(ground_shape, "paper", line=3, shade=0, edge=0)
    canvas.fill(ground_shape.intersection(box(35, 948, 565, 966)), "paper.shade")
    for x in range(60, 560, 42):
        canvas.brush([(x, 932 + x % 5), (x + 16, 930 + x % 5)], 2.2)
    _fountain(canvas)


def _town_house(canvas: Canvas, x: float, width: float, top: float, roof: str, wall: str) -> None:
    canvas.part(rectangle(x, top, width, 914 - top), wall, line=2.8, shade=6, edge=1.2)
    canvas.part(
        polygon([(x - 3, top + 2), (x + width / 2, top - 44), (x + width + 3, top + 2)]),
        roof,
        line=2.8,
        shade=5,
        edge=1.4,
    )
    for y in (top + 14, top + 46):
        for place in (0.16, 0.6):
            canvas.ink(rectangle(x + width * place, y, width * 0.22, 17))
    canvas.ink(rectangle(x + width * 0.38, 884, width * 0.26, 30, 4))
    canvas.ink(ellipse(x + width / 2, top - 14, 5))


def _gate_tower(canvas: Canvas) -> None:
    canvas.part(rectangle(258, 748, 86, 168), "white", line=3.4, shade=12, edge=1.8, hatch=6)
    canvas.part(polygon([(250, 752), (301, 668), (352, 752)]), "red", line=3.4, shade=9, edge=1.8)
    canvas.line("301,672 301,650", 3)
    canvas.part(blob("301,651* 318,653 328,649* 326,660 312,661 301,660*"), "red", line=2, shade=0, edge=0)
    canvas.part(ellipse(301, 788, 21), "ochre", line=3, shade=0, edge=1.2)
    canvas.part(ellipse(301, 788, 15), "paper", line=2.2, shade=0, edge=0)
    canvas.line("301,788 301,777", 2.6)
    canvas.line("301,788 309,791", 2.6)
    for x in (272, 316):
        canvas.ink(rectangle(x, 824, 12, 20, 5))
    canvas.part(blob("276,916* 276,880 301,858 326,880 326,916*"), "black", line=3, shade=0, edge=0)


def _fountain(canvas: Canvas) -> None:
    canvas.part(rectangle(388, 880, 12, 50), "grey", line=2.8, shade=4, edge=1.2)
    canvas.part(ellipse(394, 874, 10), "grey", line=2.8, shade=3, edge=1.2)
    for points in ("388,894 372,896 364,918", "400,894 416,896 424,918"):
        canvas.brush(points, 3.4, "blue", taper=(0, 0.4))
    canvas.part(blob("340,918* 448,918* 442,948* 346,948*"), "grey", line=3.2, shade=7, edge=1.6, hatch=6)
    canvas.part(ellipse(394, 918, 54, 9), "blue", line=3, shade=0, edge=0)


def farmhand_with_cow(canvas: Canvas) -> None:
    """Draw a farmhand who leads a cow with a bell round its neck."""
    meadow(canvas, 880)
    fir(canvas, 74, 896, 96)
    fir(canvas, 540, 894, 84)
    canvas.shadow(330, 934, 170, 8)
    _cow(canvas)
    canvas.line("272,838 236,864 188,854", 4)
    canvas.line("272,838 236,864 188,854", 2, "ochre")
    with canvas.at(25, 160, 0.83):
        _farmhand(canvas)
    for x, scale in ((60, 0.8), (250, 0.7), (520, 0.8)):
        tuft(canvas, x, 950, scale, blades=3)
    flower(canvas, 216, 954, "red", 0.8)
    flower(canvas, 470, 954, "white", 0.8)


def _farmhand(canvas: Canvas) -> None:
    breeches_and_stockings(
        canvas, ((150, 838), (168, 838)), ((138, 874), (178, 874)), ((122, 922), (184, 922)), side=-1
    )
    smock = blob("132,772 146,760 172,760 188,772 188,814 192,850* 128,850* 132,814")
    canvas.part(smock, "blue", line=3.4, shade=8, edge=1.8, hatch=6)
    hand = limb(canvas, [(182, 774), (208, 804), (196, 836)], (26, 24, 16), "blue")
    small_hand(canvas, hand)
    limb(canvas, [(136, 774), (112, 804), (104, 836)], (26, 24, 16), "blue")
    canvas.line("108,740 102,930", 8)
    canvas.line("108,741 102,929", 4, "hair")
    small_hand(canvas, (105, 840))
    small_head(canvas, 158, 728)
    small_hat(canvas, 158, 728, "black", "ochre")


def _cow(canvas: Canvas) -> None:
    for x, top in ((352, 868), (470, 866)):
        leg = Limb([(x, top), (x + 4, 896), (x, 922)], (30, 19, 15))
        canvas.part(leg.shape, "white", line=3.2, shade=4, edge=1.4)
        hoof(canvas, x, 926)
    canvas.brush("504,806 524,836 518,872", 6, taper=(0, 0.2))
    canvas.part(blob("512,866 526,868 526,892 516,902* 508,888"), "brown", line=2.6, shade=3, edge=1)
    near_legs = [Limb([(x, 862), (x - 4, 896), (x - 6, 924)], (38, 21, 16)) for x in (330, 488)]
    trunk = blob("300,796 332,786 400,794 470,788 504,800 512,836 500,866 470,880 400,888 340,880 306,862 296,828")
    body = union([trunk, *(leg.shape for leg in near_legs)])
    udder = blob("430,880 462,876 458,896 438,898")
    canvas.part(udder, "flesh", line=2.8, shade=3, edge=1)
    patches = [blob("330,780 382,790 384,830 350,846 326,822"), blob("420,786 476,786 500,812 470,846 430,830")]
    canvas.part(body, "white", line=3.8, shade=10, edge=2, pattern=[(patch, "brown") for patch in patches])
    for leg in near_legs:
        hoof(canvas, leg.end[0], leg.end[1] + 3)
    for horn in ("262,774 250,762 250,748", "292,772 306,760 306,744"):
        canvas.brush(horn, 8, taper=(0, 0.6))
        canvas.brush(horn, 4, "ochre.light", taper=(0, 0.6))
    neck = blob("286,786 322,788 326,850 296,846 280,820")
    canvas.part(neck, "brown", line=3.4, shade=6, edge=1.6)
    head = blob("262,772 292,770 300,792 292,822 282,846 260,846 254,822 250,792")
    canvas.part(head, "brown", line=3.6, shade=6, edge=1.8)
    canvas.part(blob("256,826 288,826 286,848 274,856 258,848"), "flesh", line=2.8, shade=3, edge=1.2)
    for x in (264, 279):
        canvas.ink(ellipse(x, 840, 2.6, 3))
    for x in (261, 286):
        canvas.fill(ellipse(x, 796, 4.6), "glint")
        canvas.ink(ellipse(x - 0.5, 796, 3.2))
    for side in (-1, 1):
        ear = f"{276 + side * 24},782* {276 + side * 46},774 {276 + side * 44},790 {276 + side * 28},796"
        canvas.part(blob(ear), "brown", line=2.6, shade=3, edge=1)
    canvas.line("292,842 310,852 326,846", 6, "red")
    canvas.part(blob("302,856* 318,856* 322,878 298,878"), "ochre", line=2.8, shade=4, edge=1.2)


def covered_bridge(canvas: Canvas) -> None:
    """Draw a shingled wooden bridge over a mountain river."""
    ridge(canvas, "35,860 96,772 150,824 232,716 304,800 362,744 430,822 490,758 565,846", 970)
    for x, y, height in ((70, 884, 110), (108, 888, 76), (530, 884, 104), (494, 888, 70)):
        fir(canvas, x, y, height)
    river = blob("35,912* 200,904 400,912 565,904* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(river, "blue", line=3, shade=0, edge=0)
    for wave in (
        "150,932 190,926 226,934",
        "340,930 380,926 420,932",
        "230,952 280,946 330,954",
        "400,954 440,948 476,954",
    ):
        canvas.brush(wave, 3, "water.light")
    for x in (204, 366):
        canvas.part(
            blob(f"{x},876* {x + 30},876* {x + 34},936* {x - 4},936*"), "grey", line=3, shade=7, edge=1.4, hatch=6
        )
    canvas.part(rectangle(128, 832, 344, 48), "brown", line=3.4, shade=0, edge=1.8)
    for x in range(150, 470, 32):
        canvas.part(rectangle(x, 838, 20, 24), "black", line=2, shade=0, edge=0)
        canvas.line([(x, 862), (x + 20, 838)], 4, "brown.light")
    canvas.part(polygon([(112, 838), (146, 784), (454, 784), (488, 838)]), "red", line=3.4, shade=9, edge=1.8)
    for row, y in enumerate(range(796, 836, 14)):
        for x in range(136 - row * 8, 470 + row * 8, 22):
            canvas.brush([(x + row * 6, y), (x + 6 + row * 6, y + 5), (x + 12 + row * 6, y)], 2)
    canvas.part(rectangle(118, 876, 364, 12, 2), "brown", line=3, shade=3, edge=1.4)
    for bank in ("35,896* 90,886 138,900 150,922 110,940 35,950*", "565,892* 500,884 462,900 452,922 500,942 565,952*"):
        canvas.part(blob(bank).intersection(PICTURE_AREA), "green", line=3, shade=6, edge=1.4)
    tuft(canvas, 84, 926, 0.7)
    tuft(canvas, 520, 926, 0.7)


def castle_on_a_rock(canvas: Canvas) -> None:
    """Draw a castle on its rock above a river and a village."""
    ridge(canvas, "35,860 120,770 190,830 270,760 340,826 430,744 500,816 565,790", 970)
    land = blob("35,862* 170,850 330,866 470,852 565,862* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(land, "green", line=3, shade=0, edge=0)
    castle(canvas)
    river = blob("400,870* 350,890 300,906 240,930 220,965* 360,965* 372,936 420,906 440,872*")
    canvas.part(river.intersection(PICTURE_AREA), "blue", line=2.8, shade=0, edge=0)
    for wave in ("300,922 330,918 350,922", "270,944 300,940 330,944", "372,896 392,892 406,896"):
        canvas.brush(wave, 2.6, "water.light")
    house(canvas, 92, 912, 52, 36)
    house(canvas, 170, 924, 44, 30, roof="brown")
    house(canvas, 464, 914, 52, 36, mirrored=True)
    house(canvas, 514, 928, 34, 24, roof="brown", mirrored=True)
    for x, y, height in ((62, 930, 80), (428, 930, 60), (548, 934, 60)):
        fir(canvas, x, y, height)


def horse_sleigh(canvas: Canvas) -> None:
    """Draw a horse that trots before a sleigh through the snow."""
    ridge(canvas, "35,850 110,760 176,818 262,720 340,804 420,742 490,812 565,780", 970)
    snow = blob("35,868* 170,854 330,872 470,856 565,870* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(snow, "white", line=3, shade=0, edge=0)
    canvas.fill(blob("35,930* 200,918 380,934 565,920* 565,965* 35,965*").intersection(PICTURE_AREA), "steel.light")
    for x, y, height in ((74, 892, 120), (112, 898, 80), (534, 890, 116)):
        _snowy_fir(canvas, x, y, height)
    canvas.shadow(210, 938, 80, 6)
    _sleigh(canvas)
    _trotting_horse(canvas)
    canvas.line("262,842 330,858 376,868", 5)
    canvas.line("236,812 310,806 366,818", 2.6)
    for x, y in ((150, 950), (330, 952), (460, 950)):
        canvas.brush([(x - 16, y), (x, y - 4), (x + 16, y)], 3, "steel.shade")


def _snowy_fir(canvas: Canvas, x: float, y: float, height: float) -> None:
    fir(canvas, x, y, height)
    width = height * 0.42
    for part in (0.42, 0.68, 0.9):
        tier = y - height * (1 - part) - height * 0.05
        reach = width * 0.5 * part * 0.72
        canvas.brush(
            [(x - reach, tier), (x - reach * 0.2, tier - 7), (x + reach * 0.6, tier - 2)], 7, "white", taper=(0.3, 0.4)
        )


def _trotting_horse(canvas: Canvas) -> None:
    for points in ("236,866 250,894 232,926", "166,862 142,880 150,908"):
        leg = Limb(points, (28, 15, 11))
        canvas.part(leg.shape, "brown", line=3, shade=4, edge=1.2)
        hoof(canvas, leg.end[0], leg.end[1] + 3, 0.8)
    canvas.part(blob("258,826 286,836 292,872 284,896* 276,868 258,852"), "black", line=2.8, shade=0, edge=0)
    near_legs = [Limb("170,858 168,892 150,930", (34, 18, 12)), Limb("240,856 264,886 268,930", (42, 19, 12))]
    trunk = blob("152,826 168,812 210,820 252,812 268,830 264,862 240,876 196,880 166,872 152,852")
    canvas.part(union([trunk, *(leg.shape for leg in near_legs)]), "brown", line=3.6, shade=9, edge=1.8, hatch=6)
    for leg in near_legs:
        hoof(canvas, leg.end[0], leg.end[1] + 3, 0.9)
    head = blob("190,822 158,858 146,836 146,806 136,798 116,810 104,806 104,794 122,774 140,760 154,762 176,784")
    canvas.part(head, "brown", line=3.6, shade=7, edge=1.8)
    canvas.part(blob("144,764 146,746 156,762"), "brown", line=2.6, shade=0, edge=1)
    canvas.part(blob("152,760 172,772 192,806 188,822* 176,812 164,788 148,772"), "black", line=2.8, shade=0, edge=0)
    canvas.fill(ellipse(132, 782, 4.2), "glint")
    canvas.ink(ellipse(131, 782, 3))
    canvas.ink(ellipse(109, 801, 2.4))
    canvas.line("118,806 122,778", 2.6, "ochre")
    canvas.line("122,792 150,782", 2.6, "ochre")
    canvas.line("176,818 180,872", 9)
    canvas.line("176,819 180,871", 5, "red")
    for y in (830, 846, 862):
        canvas.part(ellipse(177 + (y - 830) * 0.1, y, 5), "ochre", line=2, shade=0, edge=0)


def _sleigh(canvas: Canvas) -> None:
    runner = "350,918 380,934 470,936 530,930 546,908"
    canvas.line(runner, 9)
    canvas.line(runner, 4, "ochre")
    for x in (408, 478):
        canvas.line([(x, 900), (x - 4, 932)], 7)
    canvas.part(
        blob("428,770 446,756 470,758 486,772 494,826 496,860* 420,860* 420,820"),
        "green",
        line=3.4,
        shade=7,
        edge=1.8,
        hatch=6,
    )
    small_head(canvas, 454, 730)
    canvas.part(blob("430,720* 436,698 456,690 476,700 482,722* 456,714"), "black", line=2.8, shade=0, edge=0)
    canvas.part(blob("424,722 454,712 484,722 484,732 454,724 426,732"), "grey", line=2.6, shade=3, edge=1.2)
    canvas.part(blob("434,752 454,760 478,752 480,766 456,774 434,766"), "red", line=2.8, shade=3, edge=1.2)
    hand = limb(canvas, [(436, 778), (408, 806), (374, 816)], (26, 24, 16), "green")
    small_hand(canvas, hand)
    shell = blob("360,842* 384,866 420,850 500,844 520,800 540,796* 546,850 528,896 440,906 386,898 362,876")
    canvas.part(shell, "red", line=3.8, shade=10, edge=2, hatch=6)
    canvas.brush("376,876 430,884 510,872 532,830", 5, "ochre", taper=(0.1, 0.3))
