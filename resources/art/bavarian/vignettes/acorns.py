"""The scenes of acorns: twin towers, hop garden, maypole, raft, a snack on the table."""

from resources.art.bavarian.cloth import lozenge_cloth
from resources.art.bavarian.vignettes.people import countryman, countrywoman
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, union
from resources.art.parts.buildings import house, ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir, tree
from resources.art.parts.sheet import PICTURE_AREA


def twin_towers(canvas: Canvas) -> None:
    """Draw the brick minster with its two domed towers above the roofs of the town."""
    ridge(canvas, "35,884 110,846 170,872 260,838 350,870 430,836 500,866 565,846", 930)
    nave = polygon([(220, 930), (220, 850), (444, 850), (444, 930)])
    canvas.part(nave, "hair", line=3.2, shade=6, edge=1.6)
    canvas.part(polygon([(208, 854), (232, 800), (426, 800), (454, 854)]), "red", line=3.4, shade=9, edge=1.8, hatch=7)
    for x in range(268, 440, 30):
        canvas.part(
            blob(f"{x - 6},918* {x - 6},876 {x},864 {x + 6},876 {x + 6},918*"), "black", line=2.2, shade=0, edge=0
        )
    for x in (150, 212):
        with canvas.at(x, 14):
            _domed_tower(canvas)
    for x, width, roof, side in ((56, 52, "red", False), (486, 50, "brown", True)):
        house(canvas, x, 938, width, 38, roof=roof, mirrored=side, depth=0.4)
    house(canvas, 340, 944, 52, 34, roof="red", depth=0.7)
    for x, height in ((290, 64), (450, 58)):
        tree(canvas, x, 946, height)
    near = blob("35,930* 180,922 320,930 460,922 565,930* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(near, "green", line=3, shade=0, edge=0)
    for x in (80, 210, 400, 530):
        tuft(canvas, x, 958, 0.5, blades=3)


def _domed_tower(canvas: Canvas) -> None:
    canvas.part(rectangle(0, 786, 44, 148), "hair", line=3.4, shade=9, edge=1.8, hatch=6)
    canvas.part(polygon([(-3, 788), (4, 768), (40, 768), (47, 788)]), "white", line=2.8, shade=3, edge=1)
    canvas.part(rectangle(4, 756, 36, 16), "hair", line=3, shade=4, edge=1.2)
    dome = "0,758* 1,744 12,734 22,732 32,734 43,744 44,758*"
    canvas.part(blob(dome), "green", line=3.2, shade=6, edge=1.6)
    canvas.part(ellipse(22, 728, 4.6), "ochre", line=2.6, shade=0, edge=1)
    canvas.part(ellipse(22, 806, 10), "white", line=2.6, shade=0, edge=1)
    canvas.line([(22, 806), (22, 800)], 2)
    canvas.line([(22, 806), (27, 808)], 2)
    for y in (828, 862, 896):
        canvas.part(
            blob(f"15,{y + 20}* 15,{y + 6} 22,{y - 2} 29,{y + 6} 29,{y + 20}*"),
            "black",
            line=2,
            shade=0,
            edge=0,
        )


def hop_garden(canvas: Canvas) -> None:
    """Draw hops on their poles and a woman who carries a basket of cones."""
    meadow(canvas, 888)
    for x, y in ((96, 912), (506, 912), (150, 930), (452, 930), (208, 944), (396, 944)):
        with canvas.at(x, y):
            canvas.symbol("hop-pole", _hop_pole)
    canvas.shadow(308, 946, 54, 6)
    with canvas.at(308, 946, 0.82):
        countrywoman(
            canvas,
            skirt="blue",
            bodice="red",
            apron="white",
            hair="hair",
            far_arm=[(-16, -138), (-40, -116), (-48, -92)],
            near_arm=[(20, -138), (20, -108), (-30, -90)],
        )
        canvas.part(blob("-86,-100* -30,-100* -36,-62 -80,-62"), "ochre", line=3.2, shade=6, edge=1.6)
        for y in (-90, -76):
            canvas.brush(f"-82,{y} -58,{y + 4} -34,{y}", 2.4, taper=(0, 0))
        cones = union(ellipse(-58 + dx, -104 + dy, 10, 9) for dx, dy in ((-20, 0), (-6, -8), (8, -6), (20, 2), (0, 2)))
        canvas.part(cones, "olive", line=2.8, shade=4, edge=1.2)


def _hop_pole(canvas: Canvas) -> None:
    canvas.line([(0, 0), (2, -176)], 8)
    canvas.line([(0, -1), (2, -175)], 4, "hair")
    vine = Limb("-2,-4 10,-30 -10,-62 12,-96 -8,-128 10,-158 2,-178", (15, 20, 22, 22, 20, 16, 8))
    canvas.part(vine.shape, "green", line=2.8, shade=4, edge=1.4)
    for x, y in ((-14, -40), (16, -62), (-16, -86), (17, -116), (-13, -140), (14, -30)):
        leaf = f"{x},{y + 11}* {x - 12},{y + 4} {x - 11},{y - 7} {x},{y - 11}* {x + 11},{y - 7} {x + 12},{y + 4}"
        canvas.part(blob(leaf), "green", line=2.4, shade=3, edge=1)
    for x, y in ((4, -46), (-6, -74), (6, -104), (-4, -126), (5, -152), (-6, -20)):
        canvas.part(ellipse(x, y, 6, 8), "olive", line=2.2, shade=3, edge=1)


def maypole(canvas: Canvas) -> None:
    """Draw a maypole in white and blue before the inn, and a couple who look up to it."""
    ridge(canvas, "35,890 90,842 140,872 200,820 262,876 330,850 420,880 565,860", 930)
    meadow(canvas, 890)
    house(canvas, 392, 930, 96, 66, roof="brown", depth=0.6)
    canvas.part(rectangle(386, 886, 108, 9), "hair", line=2.6, shade=0, edge=1)
    for x in range(394, 492, 12):
        canvas.part(ellipse(x, 885, 6), "red" if x % 24 - 10 else "white", line=2, shade=0, edge=0)
    pole = rectangle(236, 744, 15, 186)
    canvas.part(pole, "white", line=3.4, shade=3, edge=1.4, pattern=[(_spiral(), "blue")])
    for y, reach in ((770, 20), (826, 28)):
        wreath = ellipse(243, y, reach, 8).difference(ellipse(243, y, reach - 9, 2.4))
        canvas.part(wreath, "green", line=2.6, shade=2, edge=1)
        for side in (-1, 1):
            canvas.line([(243 + side * (reach - 3), y + 4), (243 + side * (reach - 2), y + 20)], 3, "red")
    for y, colours in ((798, ("red", "ochre")), (856, ("ochre", "green"))):
        for side, colour in zip((-1, 1), colours, strict=True):
            canvas.line([(243, y), (243 + side * 40, y)], 5)
            x = 243 + side * 36
            sign = f"{x - 13},{y}* {x + 13},{y}* {x + 12},{y + 14} {x},{y + 24} {x - 12},{y + 14}"
            canvas.part(blob(sign), colour, line=2.8, shade=3, edge=1)
    canvas.part(blob("243,724* 230,742 234,748 243,744 252,748 256,742"), "green", line=2.6, shade=2, edge=1)
    canvas.shadow(148, 944, 66, 6)
    with canvas.at(176, 944, 0.62, mirrored=True):
        countryman(
            canvas,
            coat="white",
            vest="green",
            hat="green",
            hair="brown",
            far_arm=[(-20, -140), (-44, -160), (-52, -186)],
            near_arm=[(22, -140), (40, -112), (28, -86)],
        )
    with canvas.at(122, 944, 0.62, mirrored=True):
        countrywoman(
            canvas,
            skirt="red",
            bodice="black",
            apron="blue",
            hair="ochre",
            far_arm=[(-18, -138), (-34, -112), (-14, -92)],
            near_arm=[(20, -138), (32, -112), (12, -90)],
        )
    flower(canvas, 316, 954, "red", 0.7)
    flower(canvas, 352, 950, "white", 0.7)


def _spiral() -> Shape:
    return union(polygon([(230, y), (256, y - 14), (256, y - 4), (230, y + 10)]) for y in range(756, 950, 22))


def raft(canvas: Canvas) -> None:
    """Draw raftsmen who steer their logs and a barrel down the river."""
    ridge(canvas, "35,880 100,808 160,858 230,786 300,846 372,800 440,856 510,800 565,850", 930)
    bank = blob("35,872* 180,860 340,874 565,858* 565,900* 35,900*").intersection(PICTURE_AREA)
    canvas.part(bank, "green", line=3, shade=0, edge=0)
    for x, height in ((66, 84), (98, 60), (530, 90)):
        fir(canvas, x, 880, height)
    water = blob("35,890* 200,884 400,892 565,884* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(water, "blue", line=3, shade=0, edge=0)
    for wave in (
        "50,906 90,900 130,908",
        "440,902 490,896 550,906",
        "60,948 120,940 170,950",
        "420,956 480,948 540,956",
    ):
        canvas.brush(wave, 3, "water.light")
    for i in range(5):
        y = 906 + i * 9
        log = Limb([(138 - i * 9, y), (300, y + 1), (450 - i * 5, y)], (13, 14, 13), round_end=True)
        canvas.part(log.shape, "hair" if i % 2 else "brown", line=3, shade=4, edge=1.4)
        canvas.part(ellipse(138 - i * 9, y, 5, 6.5), "ochre", line=2.6, shade=0, edge=1)
    for x in (180, 400):
        canvas.line([(x + 10, 900), (x - 14, 948)], 7)
        canvas.line([(x + 10, 900), (x - 14, 948)], 3, "ochre")
    canvas.part(ellipse(292, 894, 26, 24), "brown", line=3.4, shade=6, edge=1.6)
    canvas.part(ellipse(292, 894, 18, 16), "ochre", line=2.6, shade=4, edge=1)
    for x in (284, 292, 300):
        canvas.line([(x, 880), (x, 908)], 2)
    for x, facing in ((214, False), (372, True)):
        with canvas.at(x, 930, 0.66, mirrored=facing):
            countryman(
                canvas,
                coat="red" if facing else "green",
                vest="white",
                hat="black",
                hair="brown" if facing else "grey",
                far_arm=[(-20, -138), (-46, -126), (-66, -124)],
                near_arm=[(20, -138), (10, -104), (-46, -86)],
                stride=18,
                held=lambda: _pole(canvas),
            )
    canvas.brush("96,966 130,960 160,964", 3, "water.light")


def _pole(canvas: Canvas) -> None:
    canvas.line([(-84, -210), (-30, -24)], 9)
    canvas.line([(-84, -209), (-30, -25)], 4.4, "hair")


def snack(canvas: Canvas) -> None:
    """Draw a glass of beer, a pretzel and a radish on a cloth of lozenges."""
    top = polygon([(70, 884), (530, 884), (560, 930), (40, 930)])
    canvas.part(top, "hair", line=3.6, shade=0, edge=1.8)
    for y, left, right in ((898, 62, 538), (914, 52, 548)):
        canvas.brush([(left, y), (300, y + 1), (right, y)], 2.4, taper=(0.1, 0.1))
    runner = polygon([(176, 884), (424, 884), (440, 930), (448, 962), (152, 962), (160, 930)])
    canvas.part(runner, "white", line=3.2, shade=8, edge=1.6, pattern=lozenge_cloth((140, 876, 460, 970), 30, 36, 0.2))
    canvas.line([(160, 930), (440, 930)], 3)
    for x in (84, 516):
        canvas.part(rectangle(x - 10, 931, 20, 32), "brown", line=3, shade=5, edge=1.4)
    _beer_glass(canvas, 196, 838)
    _pretzel(canvas)
    _radish(canvas)
    canvas.part(blob("84,900 96,878 120,872 140,884 142,902 112,908"), "brown", line=3.4, shade=6, edge=1.6)
    for x in (100, 112, 124):
        canvas.brush([(x, 880), (x + 5, 890), (x + 4, 900)], 2.6)


def _beer_glass(canvas: Canvas, x: float, y: float) -> None:
    canvas.line(f"{x + 34},{y - 26} {x + 64},{y - 22} {x + 64},{y + 30} {x + 34},{y + 36}", 14)
    canvas.line(f"{x + 34},{y - 26} {x + 64},{y - 22} {x + 64},{y + 30} {x + 34},{y + 36}", 7, "steel")
    canvas.part(
        blob(f"{x - 40},{y - 50}* {x + 40},{y - 50}* {x + 36},{y + 64}* {x - 36},{y + 64}*"),
        "ochre",
        line=4,
        shade=12,
        edge=2,
        light=6,
    )
    for dx in (-22, 0, 22):
        for dy in (-28, 0, 28):
            canvas.part(ellipse(x + dx, y + dy + 6, 8, 11), "ochre", line=2.2, shade=4, light=2, edge=0)
    canvas.part(rectangle(x - 40, y + 58, 80, 10, 4), "steel", line=3, shade=3, edge=1.2)
    foam = union(
        ellipse(x + dx, y - 56 + dy, r, r * 0.9)
        for dx, dy, r in ((-30, 0, 16), (-12, -10, 18), (10, -8, 18), (30, 2, 16), (0, 2, 20), (-34, 12, 9))
    )
    canvas.part(foam, "white", line=3.6, shade=7, edge=1.6)


def _pretzel(canvas: Canvas) -> None:
    dough = Limb(
        "292,892 318,876 346,850 362,822 354,796 326,786 296,800 284,834 300,872 340,896 384,896 418,870 430,830 "
        "414,796 386,786 360,798 354,826 372,852 398,876 424,890",
        (9, 13, 15, 17, 19, 21, 21, 19, 17, 15, 13, 9),
        round_start=True,
        round_end=True,
    )
    with canvas.at(0, -2):
        canvas.ink(dough.shape.buffer(2.2))
        canvas.fill(dough.shape.buffer(-1), "hair")
    for t in range(4, 97, 6):
        x, y = dough.at(t / 100, -0.4)
        canvas.fill(ellipse(x, y - 2, 2.6, 2), "white" if t % 4 else "hair.light")


def _radish(canvas: Canvas) -> None:
    for leaf in (
        "470,852 500,830 520,838 516,858 484,866",
        "466,850 478,816 498,804 506,820 484,852",
        "474,860 512,862 524,878 506,886 476,872",
    ):
        canvas.part(blob(leaf), "green", line=3, shade=5, edge=1.4)
    root = blob("476,848 488,866 478,886 448,896 418,906 398,918* 420,896 430,872 448,850")
    canvas.part(root, "white", line=3.6, shade=7, edge=1.6)
    for line in ("444,866 452,872", "432,884 442,888", "462,880 470,876"):
        canvas.brush(line, 2.2)
