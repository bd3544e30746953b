"""The beasts of Daus and vignettes that stand for themselves: stag, boar, hound, unicorn, eagle."""

import math
import random
from itertools import pairwise

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, contains, ellipse, polygon, shifted, stroke
from resources.art.kit.spline import normal, spline
from resources.art.parts.hats import crown


def leaping_stag(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """Draw a stag that leaps to the left over x, y, about 260 x 270 at scale 1."""
    with canvas.at(x, y, scale):
        legs = (
            ("-58,-64 -84,-34 -112,-24", (26, 14, 9)),
            ("-50,-60 -66,-26 -98,-8", (26, 14, 9)),
            ("64,-70 96,-48 126,-20", (34, 16, 9)),
            ("54,-62 80,-30 112,-4", (34, 16, 9)),
        )
        for points, widths in legs:
            leg = Limb(points, widths)
            canvas.part(leg.shape, "brown", line=3.6, shade=3, edge=1.4)
            canvas.ink(ellipse(*leg.end, 6, 5))
        body = blob(
            "-88,-128 -76,-108 -70,-80 -52,-58 -14,-50 30,-54 62,-50 84,-66 88,-92 74,-106 44,-106 4,-104 -30,-108 "
            "-52,-132 -58,-160 -72,-178 -84,-166"
        )
        canvas.part(body, "brown", line=3.8, shade=8, edge=2, hatch=5)
        canvas.fill(blob("-48,-62 -12,-54 30,-58 10,-52 -20,-51"), "brown.light")
        canvas.part(blob("84,-104 96,-114 100,-98 90,-88"), "white", line=2.4, shade=0, edge=1)
        head = blob("-58,-172 -72,-188 -90,-186 -118,-166 -126,-154 -116,-148 -94,-150 -78,-142")
        canvas.part(head, "brown", line=3.6, shade=4, edge=1.6)
        canvas.ink(ellipse(-121, -157, 4.5, 4))
        canvas.ink(ellipse(-90, -170, 3.4))
        canvas.part(blob("-68,-184 -52,-190 -44,-184 -56,-176"), "brown", line=2.6, shade=0, edge=1)
        for tine in (
            "-76,-186 -70,-216 -40,-238 -28,-262",
            "-72,-208 -86,-226 -88,-244",
            "-58,-226 -62,-248 -58,-264",
            "-40,-238 -18,-246 -4,-260",
            "-82,-186 -92,-210 -118,-224 -128,-246",
            "-96,-212 -98,-234 -94,-250",
            "-112,-221 -130,-224 -142,-236",
        ):
            canvas.brush(tine, 7, taper=(0, 0.7))


def hoof(canvas: Canvas, x: float, y: float, scale: float = 1) -> None:
    """Draw a black hoof."""
    s = scale
    shape = f"{x - 9 * s},{y - 8 * s}* {x + 9 * s},{y - 8 * s}* {x + 12 * s},{y + 5 * s}* {x - 14 * s},{y + 5 * s}*"
    canvas.part(blob(shape), "black", line=2.4, shade=0, edge=0)


def boar(canvas: Canvas) -> None:
    """Draw a wild boar that runs to the left."""
    for points, widths in (("330,790 344,836 332,884", (52, 30, 17)), ("252,800 232,846 212,878", (46, 28, 16))):
        leg = Limb(points, widths)
        canvas.part(leg.shape, "brown", line=4, shade=5, edge=1.6)
        hoof(canvas, leg.end[0], leg.end[1] + 4)
    canvas.part(stroke("428,716 446,700 456,720 444,734 440,716", 7, 0.1, 0.6), "brown", line=2.6, shade=0, edge=0)
    body = blob(
        "104,768 100,784 112,794 134,796 156,806 180,830 224,842 280,842 340,836 "
        "392,834 424,802 436,752 428,700 398,660 "
        "350,640 300,632 254,630 216,640 190,664 160,706 128,744"
    )
    canvas.part(body, "black", line=4.4, shade=0, edge=0)
    canvas.fill(body.buffer(-2), "boar")
    canvas.fill(body.buffer(-2).difference(shifted(body, -26, -30)), "boar.shade")
    _bristles(canvas, body)
    for points, widths in (("384,800 412,846 420,890", (62, 32, 18)), ("206,820 178,856 150,880", (52, 30, 16))):
        leg = Limb(points, widths)
        canvas.part(leg.shape, "black", line=4, shade=0, edge=0)
        canvas.fill(leg.shape.buffer(-2), "boar")
        hoof(canvas, leg.end[0], leg.end[1] + 4)
    _boar_head(canvas)


def _bristles(canvas: Canvas, body: Shape) -> None:
    """Draw the crest along the back, and scattered hair on the flank."""
    back = spline("204,650 240,618 290,606 350,616 402,646 432,694")
    doubled = []
    for (ax, ay), (bx, by) in pairwise(back):
        doubled += [(ax, ay), (ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5)]
    count = 34
    for i in range(count):
        place = int(i / (count - 1) * (len(doubled) - 1))
        x, y = doubled[place]
        start = max(0, min(len(doubled) - 2, place))
        nx, ny = normal(doubled[start : start + 2], 0)
        bristle = [(x + nx * 16, y + ny * 16 + 4), (x - nx * 8 + 4, y - ny * 8), (x - nx * 20 + 12, y - ny * 20)]
        canvas.brush(bristle, 8, taper=(0, 0.9))
    scatter = random.Random(4)
    for i in range(46):
        x, y = scatter.uniform(200, 420), scatter.uniform(650, 800)
        if contains(body.buffer(-16), x, y):
            canvas.brush(
                [(x, y), (x + 8, y + 5), (x + 20, y + 7)], 2.8, "ink" if i % 3 else "boar.light", taper=(0.2, 0.7)
            )


def _boar_head(canvas: Canvas) -> None:
    canvas.part(ellipse(106, 780, 11, 15, -14), "flesh", line=3.4, shade=3, edge=1.2)
    canvas.ink(ellipse(103, 776, 2.6, 3.4))
    canvas.ink(ellipse(104, 786, 2.6, 3.4))
    canvas.brush("112,796 140,800 164,790", 4)
    canvas.part(blob("140,798* 136,778 142,760 150,752* 150,774 154,794*"), "white", line=3, shade=0, edge=1)
    canvas.fill(ellipse(178, 728, 8.4, 7), "glint")
    canvas.ink(ellipse(175, 728, 4.8))
    canvas.brush("164,722 178,716 194,724", 4)
    canvas.part(blob("208,668 196,628 206,608* 234,634 240,668 224,680"), "black", line=3.6, shade=0, edge=0)
    canvas.fill(blob("211,662 203,632 208,622 226,642 229,664"), "boar.light")


def hound(canvas: Canvas) -> None:
    """Draw a spotted hound that leaps on the boar from the right and bites its ear."""
    for points, widths in (
        ("478,664 526,716 512,760 548,812", (56, 40, 22, 15)),
        ("462,668 494,724 486,770 516,826", (52, 36, 20, 14)),
    ):
        leg = Limb(points, widths)
        canvas.part(leg.shape, "white", line=4, shade=6, edge=1.8)
        canvas.part(ellipse(leg.end[0] + 7, leg.end[1] + 3, 14, 9), "white", line=3.4, shade=3, edge=1.2)
    canvas.part(stroke("508,640 548,612 566,570 560,546", 13, 0.05, 0.8), "white", line=3.4, shade=0, edge=1)
    canvas.part(Limb("352,616 332,652 306,664", (30, 20, 14)).shape, "white", line=3.8, shade=4, edge=1.4)
    canvas.part(ellipse(300, 666, 13, 9), "white", line=3, shade=2, edge=1)
    body = blob(
        "318,560 352,552 392,556 440,574 490,600 522,642 514,676 480,684 444,668 404,662 366,650 334,620 316,594"
    )
    canvas.part(body, "white", line=4.4, shade=12, edge=2.2, hatch=6)
    for spot in ("398,562 436,574 440,606 410,612 392,592", "474,604 508,634 500,660 474,650 462,626"):
        canvas.part(blob(spot).intersection(body.buffer(-2)), "brown", line=0, shade=5, edge=0)
    canvas.part(Limb("366,634 362,676 336,700", (36, 22, 15)).shape, "white", line=3.8, shade=4, edge=1.4)
    canvas.part(ellipse(328, 703, 13, 9), "white", line=3, shade=2, edge=1)
    _hound_head(canvas)


def _hound_head(canvas: Canvas) -> None:
    head = blob("336,556 318,540 290,540 266,556 236,588 228,604 240,612 262,604 284,606 306,612 330,600")
    canvas.part(head, "white", line=4, shade=7, edge=1.8)
    patch = blob("292,540 318,540 326,562 306,570 290,558").intersection(head)
    canvas.part(patch, "brown", line=0, shade=0, edge=0)
    canvas.part(blob("316,544 344,548 360,574 348,600* 330,584 314,568"), "brown", line=3.4, shade=5, edge=1.4)
    canvas.ink(ellipse(231, 600, 7, 6))
    canvas.brush("240,612 262,600 290,604", 3.4)
    canvas.fill(ellipse(284, 560, 5.6, 5), "glint")
    canvas.ink(ellipse(283, 560, 3.6))
    canvas.brush("274,556 284,550 296,556", 3)
    canvas.part(blob("322,606 336,594 352,588 358,600 344,612 330,622"), "red", line=3, shade=3, edge=1)
    for x, y in ((332, 610), (342, 602), (350, 596)):
        canvas.fill(ellipse(x, y, 2.6), "ochre.light")


def rampant_stag(canvas: Canvas) -> None:
    """Draw a stag that rears up facing right, its hind hoof at the origin, about 390 high with its antlers."""
    _rampant_body(canvas, "brown")
    for tine in (
        "58,-294 52,-324 72,-350 66,-384",
        "54,-322 36,-340 26,-366",
        "68,-344 88,-356 94,-380",
        "66,-294 84,-322 112,-332 124,-358",
        "94,-326 98,-344",
        "112,-332 132,-330 144,-340",
    ):
        canvas.brush(tine, 8, taper=(0, 0.8))
    canvas.part(blob("-76,-108 -92,-118 -94,-100 -82,-92"), "white", line=2.6, shade=0, edge=1)


def rampant_unicorn(canvas: Canvas) -> None:
    """Draw a white unicorn that rears up facing right, its hind hoof at the origin."""
    tail = blob("-66,-96 -104,-110 -128,-80 -124,-34 -140,-4* -108,-14 -96,-50 -92,-76 -60,-72")
    canvas.part(tail, "grey", line=3.6, shade=6, edge=1.6)
    canvas.brush("-76,-92 -108,-80 -114,-36", 2.6)
    _rampant_body(canvas, "white")
    canvas.part(polygon([(70, -290), (84, -284), (122, -372)]), "ochre", line=3.4, shade=0, edge=1.4)
    for t in (0.2, 0.4, 0.6, 0.8):
        canvas.line([(70 + 52 * t * 0.96, -290 - 82 * t), (84 + 38 * t * 0.98 + 1, -284 - 88 * t + 4)], 2.2)
    mane = blob(
        "58,-300 40,-290 24,-262 6,-226 -16,-190* 2,-196 -4,-176 18,-190 16,-172* 34,-204 34,-236 44,-262 62,-282"
    )
    canvas.part(mane, "grey", line=3.4, shade=5, edge=1.6)
    for lock in ("48,-286 30,-250 8,-200", "52,-278 38,-244 22,-194"):
        canvas.brush(lock, 2.4)
    canvas.part(blob("98,-242 96,-222 88,-232"), "grey", line=2.4, shade=0, edge=1)


def _rampant_body(canvas: Canvas, colour: str) -> None:
    far_hind = Limb("-40,-92 -4,-58 -26,-30 -20,-4", (62, 36, 20, 14))
    canvas.part(far_hind.shape, colour, line=4, shade=6, edge=1.8)
    hoof(canvas, far_hind.end[0] + 2, far_hind.end[1] + 6, 0.9)
    far_fore = Limb("20,-196 76,-210 96,-176", (42, 24, 14))
    canvas.part(far_fore.shape, colour, line=3.8, shade=4, edge=1.6)
    hoof(canvas, far_fore.end[0] + 3, far_fore.end[1] + 4, 0.8)
    body = blob(
        "-78,-96 -72,-126 -48,-148 -18,-176 6,-216 24,-250 48,-262 58,-236 "
        "50,-200 44,-168 20,-132 6,-96 -8,-70 -46,-60 "
        "-70,-70"
    )
    canvas.part(body, colour, line=4.4, shade=13, edge=2.4, hatch=6)
    near_hind = Limb("-52,-88 -50,-40 -78,-22 -82,4", (66, 34, 18, 13))
    canvas.part(near_hind.shape, colour, line=4, shade=7, edge=1.8)
    hoof(canvas, near_hind.end[0] + 2, near_hind.end[1] + 6, 0.9)
    near_fore = Limb("34,-186 84,-172 120,-196", (44, 24, 13))
    canvas.part(near_fore.shape, colour, line=3.8, shade=4, edge=1.6)
    hoof(canvas, near_fore.end[0] + 4, near_fore.end[1], 0.8)
    head = blob("24,-246 34,-280 56,-296 78,-290 104,-268 114,-254 106,-242 88,-244 68,-240 56,-228")
    canvas.part(head, colour, line=4, shade=6, edge=1.8)
    canvas.ink(ellipse(109, -254, 4, 3.4))
    canvas.fill(ellipse(72, -275, 5.4, 4.6), "glint")
    canvas.ink(ellipse(73.5, -275, 3.6))
    canvas.brush("62,-280 73,-284 82,-277", 3)
    canvas.brush("94,-246 102,-248 108,-246", 2.2)
    canvas.part(blob("46,-286 34,-304 44,-316* 58,-300 58,-290"), colour, line=3, shade=3, edge=1.2)


def eagle(canvas: Canvas) -> None:
    """Draw a black crowned eagle displayed, about 250 wide round the origin."""
    canvas.part(
        blob("-26,70 0,64 26,70 44,128* 26,118 18,136 0,122 -18,136 -26,118 -44,128*"),
        "black",
        line=3.6,
        shade=0,
        edge=0,
    )
    for quill in ("-14,78 -20,122", "0,74 0,116", "14,78 20,122"):
        canvas.brush(quill, 2.6, "ink.light")
    for side in (-1, 1):
        _eagle_wing(canvas, side)
        leg = Limb([(side * 20, 56), (side * 40, 80), (side * 50, 100)], (26, 14, 9))
        canvas.part(leg.shape, "ochre", line=3, shade=3, edge=1.2)
        x, y = leg.end
        for angle in (-40, 0, 40):
            sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
            claw = [(x, y), (x + side * (10 + 8 * sin), y + 14 * cos), (x + side * (8 + 20 * sin), y + 24 * cos)]
            canvas.brush(claw, 7, taper=(0, 0.9))
    canvas.part(blob("0,-70 28,-40 36,10 24,60 0,80 -24,60 -36,10 -28,-40"), "black", line=3.8, shade=0, edge=0)
    for row, y in enumerate(range(-24, 66, 18)):
        for x in (-16, 0, 16) if row % 2 else (-8, 8):
            canvas.brush(f"{x - 8},{y} {x},{y + 8} {x + 8},{y}", 2.6, "ink.light")
    canvas.part(blob("-22,-62 -26,-92 -6,-108 18,-100 24,-78 22,-60"), "black", line=3.6, shade=0, edge=0)
    canvas.part(blob("-22,-96* -40,-94 -50,-78 -46,-70* -36,-80 -22,-80*"), "ochre", line=3, shade=3, edge=1.2)
    canvas.fill(ellipse(-10, -90, 5), "glint")
    canvas.ink(ellipse(-11, -90, 3))
    with canvas.at(0, -104, 0.36):
        crown(canvas, "blue")


def _eagle_wing(canvas: Canvas, side: int) -> None:
    for i in range(6):
        length = 128 - abs(i - 2) * 9
        with canvas.at(side * 22, -8 + i * 5, 1, side * (22 + i * 23)):
            quill = f"-11,0* -14,{-length * 0.6} -5,{-length * 0.95} 3,{-length} 13,{-length * 0.75} 11,0*"
            canvas.part(blob(quill), "black", line=3, shade=0, edge=0)
            canvas.brush(f"0,-46 1,{-length * 0.8}", 2.4, "ink.light")
    for i in range(4):
        with canvas.at(side * 22, -6 + i * 8, 1, side * (34 + i * 27)):
            covert = blob("-12,0* -13,-32 0,-58 13,-32 11,0*")
            canvas.part(covert, "ochre" if i % 2 == 0 else "red", line=2.8, shade=3, edge=1.2)
