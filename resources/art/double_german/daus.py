"""The four Daus are the seasons: a girl in spring, a reaper, a vintner and an old man who brings wood in winter."""

import math

from resources.art.double_german.garb import TORSO, doublet, fist_at, fur_collar, plain_arm, skirt
from resources.art.double_german.halves import Scene, court
from resources.art.double_german.hats import fur_hood, reapers_hat, vine_wreath, wreath
from resources.art.double_german.props import sickle
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, stroke, union
from resources.art.kit.spline import Point
from resources.art.parts.alpine import peak
from resources.art.parts.garments import bow, cuff
from resources.art.parts.ground import flower
from resources.art.parts.plants import fir
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head
from resources.art.parts.props import goblet

_LEFTWARD = -45  # a Daus stands in the middle of the card, between two signs


def daus_of_hearts() -> Canvas:
    """Draw spring: a girl with a wreath, a twig in blossom in one hand, a basket of flowers on her arm."""
    return court("H", "D", _season(_spring_meadow, _girl))


def daus_of_bells() -> Canvas:
    """Draw summer: a reaper with his sickle and a sheaf before the standing corn."""
    return court("S", "D", _season(_corn_field, _reaper))


def daus_of_leaves() -> Canvas:
    """Draw autumn: a vintner with a goblet in his hand and grapes in the pannier on his back, among the vines."""
    return court("L", "D", _season(_vineyard, _vintner))


def daus_of_acorns() -> Canvas:
    """Draw winter: an old man with a bundle of wood and a stick in the falling snow."""
    return court("E", "D", _season(_snow, _wood_gatherer))


def _season(ground: Scene, figure: Scene) -> Scene:
    def scene(canvas: Canvas) -> None:
        with canvas.at(_LEFTWARD):
            ground(canvas)
            figure(canvas)

    return scene


def _meadow(canvas: Canvas, colour: str) -> None:
    hill = blob("-20,520* 100,500 220,516 340,494 460,504 620,486* 620,660* -20,660*")
    canvas.part(hill, colour, line=3.2, shade=0, edge=0)
    canvas.fill(blob("-20,560* 140,540 320,546 480,528 620,524* 620,660* -20,660*"), f"{colour}.shade")


def _blossom(canvas: Canvas, place: Point, colour: str, size: float = 1) -> None:
    x, y = place
    turns = [i * math.tau / 5 - 1.57 for i in range(5)]
    petals = union(ellipse(x + 11 * size * math.cos(a), y + 11 * size * math.sin(a), 7.6 * size) for a in turns)
    canvas.part(petals, colour, line=2.6, shade=3, edge=1)
    canvas.part(ellipse(x, y, 5.4 * size), "ochre", line=2, shade=0, edge=0)


def _spring_meadow(canvas: Canvas) -> None:
    peak(canvas, 108, 524, 190, 126)
    peak(canvas, 560, 512, 190, 104)
    _meadow(canvas, "green")
    for x, y, colour in (
        (76, 556, "red"),
        (124, 560, "white"),
        (172, 556, "ochre"),
        (478, 530, "red"),
        (528, 530, "white"),
    ):
        flower(canvas, x, y, colour, 1.3)


def _girl(canvas: Canvas) -> None:
    canvas.part(blob("250,540* 390,540* 440,640* 200,640*"), "green", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.part(blob("286,548* 354,548* 374,640* 266,640*"), "white", line=3.6, shade=8, edge=1.6)
    puff = Limb([(388, 398), (434, 428), (452, 472)], (70, 100, 62), round_start=True)
    canvas.part(puff.shape, "white", line=4.4, shade=11, edge=2.2)
    _basket(canvas)
    forearm = Limb([(452, 470), (448, 520), (398, 536)], (50, 48, 36), round_start=True)
    canvas.part(forearm.shape, "flesh", line=4.2, shade=8, edge=2)
    canvas.part(blob("400,516 380,514 362,524 360,540 376,552 402,552"), "flesh", line=3.6, shade=5, edge=1.8)
    canvas.part(
        blob("266,366 290,352 352,352 376,366 392,400 386,452 376,548* 264,548* 254,452 248,400"),
        "white",
        line=4.4,
        shade=10,
        edge=2.2,
    )
    canvas.part(blob("290,346 352,346 352,384 322,410 292,384"), "flesh", line=3.2, shade=6, edge=1.4)
    bodice = blob("264,412* 296,440 322,446 348,440 380,412* 386,460 376,556* 322,570 264,556* 256,460")
    canvas.part(bodice, "red", line=4.6, shade=12, hatch=6, edge=2.6)
    for y in (462, 488, 514):
        canvas.line([(306, y), (338, y + 16)], 4.4, "white")
        canvas.line([(338, y), (306, y + 16)], 4.4, "white")
    braid = Limb([(372, 300), (398, 352), (384, 410), (372, 448)], (30, 28, 24, 16))
    canvas.part(braid.shape, "ochre", line=4, shade=5, edge=1.8)
    for i in range(5):
        place = 0.14 + i * 0.16
        canvas.brush([braid.at(place, 0.9), braid.at(place + 0.07), braid.at(place, -0.9)], 2.6)
    bow(canvas, 372, 446, "red", 1.2)
    with canvas.at(312, 268, 1.06):
        three_quarter_head(canvas, Portrait("ochre", Cut.BOB, Jaw.ROUND, Nose.SNUB, brow=6, smile=6))
    with canvas.at(314, 226, 1.04):
        wreath(canvas)
    puff = Limb([(256, 402), (206, 436), (176, 470)], (70, 100, 64), round_start=True)
    canvas.part(puff.shape, "white", line=4.4, shade=11, edge=2.2)
    cuff(canvas, puff, 0.88, colour="red")
    with canvas.at(14, 72, 0.9):
        _twig(canvas)
    forearm = Limb([(174, 474), (136, 460), (142, 414)], (50, 46, 36), round_start=True)
    canvas.part(forearm.shape, "flesh", line=4.2, shade=8, edge=2)
    fist_at(canvas, (142, 394), -8)


def _twig(canvas: Canvas) -> None:
    wood = union(
        [
            Limb([(152, 410), (144, 340), (124, 270), (132, 226)], (11, 10, 8, 5)).shape,
            Limb([(136, 306), (104, 278), (90, 256)], (8, 6, 4)).shape,
            Limb([(138, 320), (168, 284), (178, 258)], (8, 6, 4)).shape,
        ]
    )
    canvas.part(wood, "brown", line=3.2, shade=2, edge=1.4)
    for x, y, angle in ((112, 300, -60), (160, 306, 50), (122, 250, -30)):
        with canvas.at(x, y, 1, angle):
            canvas.part(blob("0,4* -8,-12 0,-28* 8,-12"), "green", line=2.6, shade=2, edge=1)
    for place in ((132, 222), (88, 250), (182, 252), (150, 272), (108, 288)):
        _blossom(canvas, place, "white")


def _basket(canvas: Canvas) -> None:
    canvas.part(stroke("408,520 424,452 470,432 512,456 524,520", 11, 0, 0), "hair", line=3.2, shade=0, edge=1.2)
    for x, y, colour in ((420, 508, "red"), (452, 498, "white"), (484, 496, "red"), (512, 510, "ochre")):
        _blossom(canvas, (x, y), colour, 1.15)
    canvas.part(blob("398,516* 532,516* 516,620* 412,620*"), "hair", line=4.2, shade=10, edge=2.2)
    for row, y in enumerate((534, 552, 570)):
        for i in range(6):
            x = 410 + i * 21 + (10 if row % 2 else 0)
            canvas.brush([(x, y), (x + 9, y + 6), (x + 17, y)], 3)
    canvas.part(rectangle(392, 508, 146, 15, 6), "hair", line=3.4, shade=4, edge=1.4)


def _corn_field(canvas: Canvas) -> None:
    sun = [polygon([(-7, -58), (0, -84), (7, -58)])]
    for i in range(12):
        with canvas.at(506, 322, 0.86, i * 30):
            canvas.part(sun[0], "ochre", line=2.6, shade=0, edge=0)
    canvas.part(ellipse(506, 322, 42), "ochre", line=3.6, shade=9, edge=1.8, light=5)
    canvas.part(blob("-20,486* 100,470 240,484 400,462 620,470* 620,660* -20,660*"), "ochre", line=3.2, shade=0, edge=0)
    for i in range(21):
        x, y = 20 + i * 28, 486 - (i * 37 % 26) - i * 0.8
        canvas.line([(x, y + 74), (x + 2, y)], 3.4, "ochre.shade")
        with canvas.at(x + 2, y, 1, (i * 53 % 24) - 12):
            canvas.part(blob("0,16* -9,-2 0,-30* 9,-2"), "ochre", line=2.8, shade=3, edge=1)
            canvas.brush("0,10 0,-22", 2)


def _reaper(canvas: Canvas) -> None:
    skirt(canvas, "blue")
    doublet(canvas, "white")
    waistcoat = "250,372* 288,358 302,450 306,560* 246,560* 244,440"
    canvas.part(blob(waistcoat), "blue", line=4, shade=9, edge=2, hatch=6)
    canvas.part(blob("390,372* 354,358 340,450 336,560* 396,560* 400,440"), "blue", line=4, shade=10, edge=2, hatch=6)
    for y in (430, 470, 510):
        for x in (297, 346):
            canvas.part(ellipse(x, y, 5.6), "ochre", line=2.4, shade=0, edge=0)
    _sheaf(canvas)
    upper = Limb([(388, 402), (446, 440), (462, 500)], (74, 90, 64), round_start=True)
    canvas.part(upper.shape, "white", line=4.4, shade=11, edge=2.4)
    cuff(canvas, upper, 0.86, colour="white")
    lower = Limb([(462, 500), (452, 540), (412, 546)], (50, 46, 38), round_start=True)
    canvas.part(lower.shape, "flesh", line=4.2, shade=8, edge=2)
    fist_at(canvas, (404, 540), 70)
    with canvas.at(312, 270, 1.06):
        three_quarter_head(canvas, Portrait("boar", Cut.CROPPED, Jaw.SQUARE, Nose.SNUB, smile=4, brow=3))
    scarf = "258,362* 286,344 320,366 356,344 386,362* 368,388 322,400 276,388"
    canvas.part(blob(scarf), "red", line=3.8, shade=6, edge=2)
    canvas.part(blob("316,388 332,388 346,430* 324,416 302,428*"), "red", line=3.2, shade=4, edge=1.4)
    with canvas.at(314, 234, 0.9):
        reapers_hat(canvas)
    with canvas.at(144, 410, 0.94, -10):
        sickle(canvas)
    upper = Limb([(256, 404), (204, 448), (168, 490)], (74, 90, 64), round_start=True)
    canvas.part(upper.shape, "white", line=4.4, shade=11, edge=2.4)
    cuff(canvas, upper, 0.86, colour="white")
    lower = Limb([(168, 492), (130, 476), (142, 436)], (52, 48, 38), round_start=True)
    canvas.part(lower.shape, "flesh", line=4.2, shade=8, edge=2)
    fist_at(canvas, (142, 416), -8)


def _sheaf(canvas: Canvas) -> None:
    with canvas.at(446, 600, 1.0, 14):
        for x in (-50, -26, 0, 26, 50, -38, -12, 14, 38):
            with canvas.at(x, -204 + abs(x) * 0.2, 1.2, x * 0.7):
                canvas.part(blob("0,16* -10,-2 0,-34* 10,-2"), "ochre", line=3, shade=3, edge=1)
                canvas.brush("0,10 0,-24", 2)
        stalks = blob("-48,0* -22,-70 -26,-110 -60,-206* 60,-206* 26,-110 22,-70 48,0*")
        canvas.part(stalks, "ochre", line=4, shade=10, edge=2, hatch=6)
        for x in (-40, -20, 0, 20, 40):
            canvas.brush([(x * 0.4, -96), (x, -200)], 2.6, taper=(0.2, 0.1))


def _vineyard(canvas: Canvas) -> None:
    _meadow(canvas, "olive")
    for x, y in ((74, 560), (524, 536)):
        canvas.part(rectangle(x - 7, y - 210, 14, 240, 3), "brown", line=3.2, shade=4, edge=1.4)
        vine = Limb([(x, y), (x + 14, y - 60), (x - 12, y - 120), (x + 6, y - 190)], (12, 10, 9, 6))
        canvas.part(vine.shape, "brown", line=3, shade=2, edge=1)
        for side, height in ((-1, 40), (1, 76), (-1, 116), (1, 156), (-1, 186)):
            _vine_leaf(canvas, (x + side * 18, y - height), side * 50)


def _vine_leaf(canvas: Canvas, place: Point, direction: float, scale: float = 1, colour: str = "green") -> None:
    with canvas.at(*place, scale, direction):
        leaf = "0,10* -14,8 -28,12* -22,-4 -28,-18* -12,-18 0,-36* 12,-18 28,-18* 22,-4 28,12* 14,8"
        canvas.part(blob(leaf), colour, line=3, shade=4, edge=1.4)
        canvas.brush("0,6 0,-24", 2)


def _vintner(canvas: Canvas) -> None:
    _pannier(canvas)
    skirt(canvas, "brown")
    doublet(canvas, "green")
    apron = blob("268,430* 372,430* 384,640* 256,640*")
    canvas.part(apron, "white", line=4, shade=9, edge=1.8)
    canvas.brush("300,450 296,520 298,580", 3)
    canvas.brush("346,450 352,520 350,580", 3)
    for x in (278, 362):
        canvas.part(stroke([(x, 362), (x + (320 - x) * 0.12, 434)], 17, 0, 0), "brown", line=3.2, shade=0, edge=1.2)
    rear = [(388, 402), (444, 444), (456, 508)], [(456, 508), (440, 548), (390, 534)]
    plain_arm(canvas, *rear, ("green", "white"), "white")
    fist_at(canvas, (380, 526), 96)
    canvas.part(stroke("372,538 344,516 328,478", 15, 0, 0.1), "hair", line=3, shade=0, edge=1)
    canvas.part(
        blob("334,488* 322,464 300,448 278,452* 300,462 308,478 318,496*"), "steel", line=3.2, shade=4, edge=1.4
    )
    with canvas.at(312, 270, 1.06):
        three_quarter_head(canvas, Portrait("hair", Cut.CURLS, Jaw.ROUND, Nose.SNUB, Whiskers.CHOPS, brow=5))
    collar = "256,366* 282,346 320,372 358,346 386,366* 368,392 340,380 320,396 298,380 274,392"
    canvas.part(blob(collar), "white", line=3.6, shade=6, edge=2)
    with canvas.at(312, 228, 1):
        vine_wreath(canvas)
    goblet(canvas, 138, 348)
    plain_arm(
        canvas, [(256, 404), (206, 452), (166, 486)], [(166, 488), (126, 452), (136, 392)], ("green", "white"), "white"
    )
    fist_at(canvas, (138, 372), -4)


def _pannier(canvas: Canvas) -> None:
    """Draw the vintner's back basket beside his shoulder, heaped with grapes."""
    for x, y in ((398, 330), (440, 318), (482, 326), (418, 304), (462, 298)):
        canvas.part(ellipse(x, y, 24), "blue", line=3.4, shade=8, edge=1.6)
    for x, y in ((388, 318), (430, 294), (450, 322), (494, 318), (474, 308), (410, 338)):
        canvas.part(ellipse(x, y, 14), "blue", line=3, shade=5, edge=1.2)
    _vine_leaf(canvas, (504, 312), 40, 0.9)
    _vine_leaf(canvas, (440, 286), -10, 0.9)
    canvas.part(blob("366,340* 520,340* 490,600* 400,600*"), "hair", line=4.4, shade=13, edge=2.2)
    for y, inset in ((362, 4), (404, 10), (446, 16), (488, 22)):
        band = polygon([(366 + inset, y), (520 - inset, y), (519 - inset, y + 13), (367 + inset, y + 13)])
        canvas.part(band, "brown", line=2.8, shade=3, edge=1)
    for x in (402, 430, 458, 486):
        canvas.brush([(x, 346), (443 + (x - 443) * 0.6, 590)], 2.6, taper=(0.05, 0.05))


def _snow(canvas: Canvas) -> None:
    _meadow(canvas, "white")
    for x, y, height in ((66, 546, 170), (556, 520, 150)):
        fir(canvas, x, y, height)
        for level, width in ((0.98, 0.05), (0.66, 0.13), (0.4, 0.18)):
            cap = (
                f"{x - height * width},{y - height * (level - 0.17)} {x},{y - height * level} "
                f"{x + height * width},{y - height * (level - 0.17)} {x},{y - height * (level - 0.13)}"
            )
            canvas.part(blob(cap), "white", line=2.4, shade=3, edge=0)
    for x, y in (
        (92, 300),
        (60, 356),
        (118, 356),
        (226, 128),
        (420, 132),
        (536, 262),
        (566, 330),
        (508, 350),
        (214, 250),
    ):
        for angle in (0, 60, 120):
            with canvas.at(x, y, 1, angle):
                canvas.line([(-11, 0), (11, 0)], 3.6, "blue")


def _wood_gatherer(canvas: Canvas) -> None:
    _bundle(canvas)
    skirt(canvas, "blue")
    canvas.part(TORSO, "brown", line=4.6, shade=14, hatch=6, edge=2.6)
    canvas.part(blob("246,536* 322,552 394,536* 397,572* 322,588 244,572*"), "grey", line=3.4, shade=5, edge=1.6)
    fur_collar(canvas, "grey")
    rear = [(390, 402), (446, 436), (448, 496)], [(448, 496), (462, 452), (424, 420)]
    plain_arm(canvas, *rear, ("brown", "blue"), "grey")
    _mitten(canvas, (414, 408), 150)
    canvas.part(stroke("346,362 384,390 430,400 470,384", 9, 0, 0), "hair", line=3, shade=0, edge=1)
    with canvas.at(312, 272, 1.06):
        three_quarter_head(canvas, Portrait("white", Cut.CROPPED, Jaw.ROUND, Nose.HOOKED, Whiskers.BOXED, brow=2))
    scarf = "250,366* 284,346 320,370 360,346 392,366* 374,398 322,412 268,398"
    canvas.part(blob(scarf), "red", line=4, shade=7, edge=2, hatch=6)
    canvas.part(blob("270,392* 300,402* 296,470* 262,466*"), "red", line=3.8, shade=6, edge=1.8)
    for x in (266, 278, 290):
        canvas.line([(x, 466), (x - 2, 482)], 5, "red")
    with canvas.at(314, 236, 1):
        fur_hood(canvas)
    stick = Limb([(120, 640), (132, 480), (140, 340), (132, 296)], (15, 14, 14, 18), round_end=True)
    canvas.part(stick.shape, "hair", line=3.8, shade=4, edge=1.6)
    plain_arm(
        canvas, [(254, 408), (204, 460), (180, 500)], [(180, 502), (142, 480), (142, 420)], ("brown", "blue"), "grey"
    )
    _mitten(canvas, (140, 394), 0)


def _mitten(canvas: Canvas, place: Point, rotation: float) -> None:
    with canvas.at(*place, 1.04, rotation):
        canvas.part(
            blob("-24,-20 -6,-27 16,-22 25,-6 24,16 12,27 -10,27 -24,16 -28,-2"), "red", line=3.8, shade=7, edge=2
        )
        canvas.part(blob("22,-16 8,-26 -10,-22 -16,-12 -4,-8 12,-8"), "red", line=3.2, shade=3, edge=1.4)
        canvas.brush("-18,8 -4,12 10,10", 2.4)


def _bundle(canvas: Canvas) -> None:
    """Draw the bundle of sticks on his back, its cut ends to the right."""
    for i, (x, y, length) in enumerate(
        ((392, 330, 150), (400, 356, 156), (388, 304, 150), (410, 380, 140), (396, 280, 130), (404, 404, 120))
    ):
        lean = (i % 3 - 1) * 8 - 26
        log = Limb([(x - 40, y + 30), (x + length, y + lean)], (24, 22))
        canvas.part(log.shape, "brown" if i % 2 else "hair", line=3.8, shade=6, edge=1.8)
        canvas.part(ellipse(*log.end, 8, 12, -14), "ochre.light", line=3, shade=0, edge=0)
    canvas.part(stroke("452,250 470,330 462,420", 12, 0, 0), "ochre", line=3.2, shade=0, edge=1.2)
