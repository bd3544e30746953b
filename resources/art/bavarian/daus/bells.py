"""The Daus of bells: a boar at bay before a hound."""

import random

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, contains, ellipse, stroke, union
from resources.art.kit.spline import normal, spline
from resources.art.parts.animals import hoof
from resources.art.parts.garments import bow
from resources.art.parts.ground import flower, ground, tuft
from resources.art.parts.plants import fir
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import bell

_COAT = "hair"


def daus_of_bells() -> Canvas:
    """Draw a boar that faces a leaping hound under an old oak, two bells on a strap above."""
    canvas = Canvas()
    paper(canvas)
    _strap(canvas)
    for x, height, colour in ((392, 300, "olive"), (448, 420, "green"), (500, 330, "olive"), (514, 220, "green")):
        fir(canvas, x, 892, height, colour)
    _oak(canvas)
    ground(canvas, 884, 19)
    canvas.shadow(210, 912, 160, 13)
    canvas.shadow(470, 918, 70, 9)
    with canvas.at(-20, 176, 0.8):
        _boar(canvas)
    with canvas.at(448, 704, 0.88, 38):
        _hound(canvas)
    tuft(canvas, 70, 934, 1.2)
    tuft(canvas, 396, 940, 1.0)
    flower(canvas, 130, 946, "white")
    flower(canvas, 340, 950, "red")
    frame(canvas)
    return canvas


def _strap(canvas: Canvas) -> None:
    for side in (-1, 1):
        line = spline([(300, 84), (300 + side * 70, 98), (300 + side * 112, 96), (300 + side * 132, 118)])
        canvas.part(stroke(line, 17, 0.02, 0.1), "brown", line=3.2, shade=0, edge=1.2)
        for x, y in ((46, 93), (72, 98), (98, 97)):
            canvas.part(ellipse(300 + side * x, y, 4), "ochre", line=2, shade=0, edge=0)
        with canvas.at(300 + side * 132, 190, 1.44):
            bell(canvas)
    bow(canvas, 300, 84, "blue", 1.8)


def _oak(canvas: Canvas) -> None:
    trunk = Limb("84,906 98,800 84,680 116,560 108,470", (96, 66, 56, 46, 36))
    bough = Limb("100,610 170,560 232,540", (34, 22, 12))
    stump = Limb("92,700 60,660 46,640", (28, 20, 14))
    wood = union([trunk.shape, bough.shape, stump.shape]).buffer(3).buffer(-3).intersection(PICTURE_AREA)
    canvas.part(wood, "brown", line=4, shade=12, hatch=6, edge=2.2)
    for bark in ("78,860 88,780 78,700", "104,840 112,760 100,680", "104,640 112,580 108,520"):
        canvas.brush(bark, 3.2)
    canvas.part(ellipse(92, 742, 13, 19), "black", line=3, shade=0, edge=1)
    clumps = (
        (70, 430, 60, 62),
        (130, 372, 80, 62),
        (212, 402, 76, 58),
        (268, 470, 66, 50),
        (194, 492, 84, 52),
        (92, 492, 66, 50),
        (140, 446, 64, 54),
    )
    foliage = union(ellipse(*clump) for clump in clumps).intersection(PICTURE_AREA)
    canvas.part(foliage, "green", line=4.2, shade=15, light=5, edge=2.4)
    scatter = random.Random(12)
    for _ in range(72):
        x, y = scatter.uniform(40, 330), scatter.uniform(320, 540)
        if contains(foliage.buffer(-12), x, y):
            canvas.brush([(x - 9, y), (x - 4, y - 6), (x + 1, y - 1), (x + 5, y - 6), (x + 10, y - 1)], 2.4)


def _boar(canvas: Canvas) -> None:
    """Draw a boar that stands facing right, feet at y 912, between x 80 and 530."""
    canvas.brush("112,690 88,704 84,736 94,752", 9, taper=(0, 0.5))
    for points, widths in (("206,770 216,840 204,902", (70, 36, 24)), ("376,760 396,830 388,900", (66, 36, 24))):
        leg = Limb(points, widths)
        canvas.part(leg.shape, "boar", line=4, shade=10, edge=2)
        hoof(canvas, leg.end[0] + 2, leg.end[1] + 6, 1.05)
    near = [Limb("150,740 132,816 152,850 142,906", (110, 52, 28, 24)), Limb("332,740 344,826 336,908", (90, 42, 25))]
    trunk = blob(
        "98,706 108,648 156,610 226,584 300,572 356,578 404,606 432,660 424,724 386,776 330,804 250,812 168,806 114,772"
    )
    body = union([trunk, *(leg.shape for leg in near)]).buffer(5).buffer(-5)
    canvas.part(body, "boar", line=4.6, shade=20, edge=2.8, hatch=7)
    for leg in near:
        hoof(canvas, leg.end[0] + 2, leg.end[1] + 4, 1.1)
    scatter = random.Random(6)
    for i in range(54):
        x, y = scatter.uniform(110, 410), scatter.uniform(600, 800)
        if contains(trunk.buffer(-18), x, y):
            hair = [(x, y), (x - 8, y + 5), (x - 20, y + 7)]
            canvas.brush(hair, 2.8, "ink" if i % 3 else "boar.light", taper=(0.2, 0.7))
    crest = spline("104,668 150,614 226,584 300,570 356,576 404,602", steps=16)
    for i in range(34):
        place = int(i / 33 * (len(crest) - 2))
        (x, y), (nx, ny) = crest[place], normal(crest, place)
        canvas.brush(
            [(x + nx * 14, y + ny * 14), (x - nx * 10 - 5, y - ny * 10), (x - nx * 26 - 14, y - ny * 26)],
            9,
            taper=(0, 0.9),
        )
    _boar_head(canvas)


def _boar_head(canvas: Canvas) -> None:
    canvas.part(blob("420,620 436,584 458,574* 462,606 448,640"), "boar", line=3.8, shade=5, edge=1.8)
    head = blob("366,650 400,610 440,622 474,668 506,726 528,752 530,782 512,800 476,800 436,806 396,800 366,760")
    canvas.part(head, "boar", line=4.4, shade=12, edge=2.4)
    for x, y in ((390, 700), (410, 730), (392, 750), (426, 760), (406, 772), (440, 780)):
        canvas.brush([(x, y), (x - 8, y + 7), (x - 12, y + 18)], 4.4, taper=(0.1, 0.8))
    canvas.part(blob("516,744 534,752 540,776 528,796 514,790 510,764"), "flesh", line=3.8, shade=4, edge=1.6)
    canvas.ink(ellipse(527, 766, 3, 4))
    canvas.ink(ellipse(523, 782, 3, 4))
    canvas.brush("516,800 490,794 458,776 446,770", 4.4, taper=(0.1, 0.6))
    canvas.part(blob("470,790* 468,766 478,744 490,732* 490,756 494,788*"), "white", line=3.2, shade=0, edge=1.2)
    canvas.part(blob("496,796* 498,776 508,760* 510,780 512,798*"), "white", line=3, shade=0, edge=1)
    canvas.fill(ellipse(444, 698, 9, 7.4), "glint")
    canvas.ink(ellipse(448, 698, 5))
    canvas.brush("428,698 444,686 462,696", 4.4)
    canvas.brush("478,700 494,726", 3)
    canvas.part(blob("386,640 378,596 392,568* 424,598 428,636 408,654"), "boar", line=4, shade=6, edge=2)
    canvas.fill(blob("392,634 386,600 392,586 412,606 416,632"), "boar.light")


def _hound(canvas: Canvas) -> None:
    """Draw a lean hound that leaps to the left, stretched out round the origin, about 360 long."""
    canvas.part(stroke("88,-20 102,-44 102,-70 88,-92", 13, 0.05, 0.7), _COAT, line=3.6, shade=0, edge=1.2)
    for points, widths in (
        ("60,-4 104,24 112,58 150,76", (58, 34, 18, 14)),
        ("-62,10 -100,16 -134,-4", (36, 21, 14)),
    ):
        far = Limb(points, widths)
        canvas.part(far.shape, _COAT, line=4, shade=7, edge=1.8)
        canvas.part(ellipse(*far.end, 15, 9, 24), _COAT, line=3.4, shade=3, edge=1.4)
    near_hind = Limb("66,-4 104,40 120,76 158,100", (78, 42, 20, 15))
    near_fore = Limb("-66,10 -104,40 -142,34", (56, 25, 15))
    trunk = blob("-88,-28 -60,-42 -16,-36 28,-34 70,-42 96,-24 98,8 80,24 44,6 6,8 -24,28 -58,38 -84,24 -94,-2")
    body = union([trunk, near_hind.shape, near_fore.shape]).buffer(4).buffer(-4)
    canvas.part(body, _COAT, line=4.4, shade=11, edge=2.4, hatch=6)
    for spot in ("-8,-30 24,-30 34,-12 12,-4 -10,-14", "72,-24 92,-10 88,12 70,4"):
        canvas.part(blob(spot).intersection(trunk.buffer(-4)), "white", line=2.4, shade=4, edge=0)
    canvas.fill(blob("-86,8 -62,26 -34,24 -54,33 -76,26"), "white")
    for rib in ("-30,-10 -36,12", "-14,-10 -20,10", "2,-8 -2,4"):
        canvas.brush(rib, 2.4)
    for limb in (near_hind, near_fore):
        x, y = limb.end
        canvas.part(ellipse(x, y, 17, 10, 24 if x > 0 else -10), "white", line=3.4, shade=3, edge=1.4)
        for toe in (-6, 3):
            canvas.line([(x + toe, y + 1), (x + toe - 2, y + 9)], 2.2)
    _hound_head(canvas)


def _hound_head(canvas: Canvas) -> None:
    canvas.part(blob("-138,4* -160,8 -180,2* -176,12 -160,20 -136,18"), _COAT, line=3.4, shade=3, edge=1.4)
    canvas.part(blob("-174,2* -158,12 -136,8*"), "red", line=2.6, shade=0, edge=0)
    head = blob("-56,-32 -80,-62 -108,-72 -134,-62 -162,-40 -190,-26 -198,-14 -190,-2 -166,0 -140,8 -112,18 -76,16")
    canvas.part(head, _COAT, line=4.2, shade=9, edge=2)
    blaze = blob("-128,-62 -160,-38 -192,-22 -192,-12 -170,-16 -140,-36 -118,-56").intersection(head.buffer(-2))
    canvas.fill(blaze, "white")
    for x in (-176, -162):
        canvas.part(blob(f"{x - 5},-1* {x},10 {x + 5},0*"), "white", line=2, shade=0, edge=0)
    canvas.ink(ellipse(-194, -17, 8, 7))
    canvas.fill(ellipse(-126, -40, 6.4, 5.4), "glint")
    canvas.ink(ellipse(-128, -40, 4.2))
    canvas.brush("-138,-46 -127,-51 -114,-44", 3.2)
    canvas.part(blob("-104,-66 -76,-62 -56,-34 -64,-8* -82,-22 -98,-40"), "brown", line=3.8, shade=6, edge=1.8)
    collar = Limb("-86,22 -66,4 -58,-22", (20, 21, 20))
    canvas.part(collar.shape, "blue", line=3.4, shade=3, edge=1.4)
    canvas.part(ellipse(-80, 26, 7), "ochre", line=2.6, shade=2, edge=1)
