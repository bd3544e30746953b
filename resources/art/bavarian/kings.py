"""The four kings: enthroned before a hanging of lozenges, knees to the front, a suit sign in each upper corner."""

from collections.abc import Callable

from resources.art.bavarian.cloth import lozenge_cloth, sabre
from resources.art.kit.canvas import Canvas, Pattern
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, shifted, stroke, union
from resources.art.kit.spline import Point, mirrored
from resources.art.parts.garments import cuff, ring
from resources.art.parts.hands import fingering_hand, fist, resting_hand
from resources.art.parts.headgear import arched_crown, electors_hat, leaf_crown, lily_crown
from resources.art.parts.portraits import Fashion, ruler_head
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import SIGNS, bell, heart

Motif = Callable[[float, float], Shape]
"""The pattern of a robe: its shape round a place."""


def king_of_acorns() -> Canvas:
    """Draw the old emperor: arched crown, grey parted beard, a bare sabre laid across his knees."""
    canvas = _throne("brown", "blue")
    _mantle(canvas, "blue")
    _shins(canvas, "ochre", "brown")
    _body(canvas, "brown", _oak_sprig, hem="ochre")
    sabre(canvas, "196,668 300,694 420,674 520,604", 30)
    _ermine_tippet(canvas)
    for side, elbow, wrist in ((-1, (146, 540), (186, 634)), (1, (452, 548), (404, 640))):
        _arm(canvas, "blue", (300 + side * 84, 430), elbow, wrist)
    canvas.part(stroke("118,630 160,650 200,668", 18, 0, 0), "black", line=3.4, shade=0, edge=0)
    canvas.part(ellipse(112, 627, 12), "ochre", line=3.2, shade=4, edge=1.4)
    with canvas.at(160, 652, 1.1, 104):
        fist(canvas)
    canvas.part(stroke("192,700 200,668 210,634", 14, 0.1, 0.1), "ochre", line=3.2, shade=0, edge=1.4)
    with canvas.at(396, 668, 1.08, 16, mirrored=True):
        resting_hand(canvas)
    with canvas.at(300, 306, 1.06):
        ruler_head(canvas, "grey", Fashion.PARTED)
    with canvas.at(300, 250, 1.04):
        arched_crown(canvas)
    return _finished(canvas, "E")


def king_of_leaves() -> Canvas:
    """Draw the young king: crown of leaves, fair curls, no beard, both hands in the strings of a harp."""
    canvas = _throne("green", "red")
    _mantle(canvas, "red")
    _shins(canvas, "white", "green", stripe="green")
    _body(canvas, "green", _trefoil, hem="ochre")
    _arm(canvas, "green", (384, 430), (462, 520), (436, 572))
    _harp(canvas)
    _jewelled_collar(canvas)
    with canvas.at(412, 570, 1.0, -62, mirrored=True):
        fingering_hand(canvas)
    _arm(canvas, "green", (216, 430), (182, 548), (286, 566))
    with canvas.at(314, 562, 1.02, 78):
        fingering_hand(canvas)
    with canvas.at(300, 306, 1.06):
        ruler_head(canvas, "ochre", Fashion.SHAVEN, curled=True)
    with canvas.at(300, 252, 1.06):
        leaf_crown(canvas)
    return _finished(canvas, "L")


def king_of_hearts() -> Canvas:
    """Draw the king in his prime: crown of lilies, brown curled beard, sceptre with a heart, the orb on his knee."""
    canvas = _throne("red", "green")
    _mantle(canvas, "green")
    _long_robe(canvas, "red", _rosette)
    _ermine_tippet(canvas)
    _chain(canvas)
    canvas.line("112,300 150,470 198,716", 14)
    canvas.line("112,301 150,470 198,715", 7.6, "ochre")
    canvas.part(ellipse(200, 724, 12), "ochre", line=3.4, shade=4, edge=1.4)
    with canvas.at(106, 264, 0.72, -12):
        heart(canvas)
    canvas.part(ellipse(114, 306, 13), "ochre", line=3.4, shade=4, edge=1.4)
    _arm(canvas, "red", (216, 430), (148, 520), (158, 574))
    with canvas.at(164, 546, 1.1, -8):
        fist(canvas)
    _orb(canvas, 398, 640)
    _arm(canvas, "red", (384, 430), (466, 506), (430, 580))
    with canvas.at(412, 604, 1.06, 20, mirrored=True):
        resting_hand(canvas)
    with canvas.at(300, 306, 1.06):
        ruler_head(canvas, "brown", Fashion.BOXED, curled=True)
    with canvas.at(300, 252, 1.04):
        lily_crown(canvas)
    return _finished(canvas, "H")


def king_of_bells() -> Canvas:
    """Draw the elector: ermine hat, black moustache and chin tuft, a staff of bells, the arms of Bavaria."""
    canvas = _throne("ochre", "red")
    _mantle(canvas, "red")
    _boots(canvas)
    _body(canvas, "ochre", _lozenge, hem="blue")
    _ermine_tippet(canvas)
    _chain(canvas)
    _bell_staff(canvas)
    _arm(canvas, "ochre", (216, 430), (150, 516), (150, 570))
    with canvas.at(150, 544, 1.1, -4):
        fist(canvas)
    _arms_of_bavaria(canvas)
    _arm(canvas, "ochre", (384, 430), (456, 510), (436, 580))
    with canvas.at(426, 606, 1.08, 8, mirrored=True):
        resting_hand(canvas)
    with canvas.at(300, 306, 1.06):
        ruler_head(canvas, "black", Fashion.CHIN_TUFT)
    with canvas.at(300, 250, 1.0):
        electors_hat(canvas)
    return _finished(canvas, "S")


def _finished(canvas: Canvas, suit: str) -> Canvas:
    for x in (150, 450):
        with canvas.at(x, 124, 1.14):
            SIGNS[suit](canvas)
    frame(canvas)
    return canvas


def _throne(border: str, carpet: str) -> Canvas:
    """Draw the dais with its carpet, the lozenge hanging with a border, and the seat with its lion-footed legs."""
    canvas = Canvas()
    paper(canvas)
    _dais(canvas, carpet)
    cloth = rectangle(178, 222, 244, 660)
    canvas.part(cloth, "white", line=4, shade=0, edge=2, pattern=lozenge_cloth((178, 222, 422, 882), 44, 66))
    for x in (178, 406):
        canvas.part(rectangle(x, 222, 16, 660), border, line=3, shade=0, edge=1.4)
    canvas.part(rectangle(164, 206, 272, 18, 6), "ochre", line=4, shade=5, edge=2)
    for x in (164, 436):
        canvas.part(ellipse(x, 226, 11), "ochre", line=3.4, shade=4, edge=1.4)
        canvas.part(
            blob(f"{x - 7},236* {x + 7},236* {x + 10},276* {x},268 {x - 10},276*"), border, line=3, shade=4, edge=1.2
        )
    for side in (-1, 1):
        post = mirrored("150,560* 178,560* 180,890* 150,890*", side, 300)
        canvas.part(blob(post), "brown", line=4.2, shade=9, edge=2.2, hatch=6)
        foot = mirrored("142,876 164,866 190,878 196,902 176,912 146,908", side, 300)
        canvas.part(blob(foot), "ochre", line=3.8, shade=6, edge=1.8)
        for x in (158, 172):
            canvas.brush([(300 + side * x, 888), (300 + side * (x + 2), 906)], 2.6)
        rest = mirrored("126,566* 126,548* 176,540 196,556 190,584 170,590 164,574*", side, 300)
        canvas.part(blob(rest), "brown", line=4, shade=7, edge=2)
        canvas.part(ellipse(300 + side * 180, 564, 11), "ochre", line=3, shade=3, edge=1.2)
    return canvas


def _dais(canvas: Canvas, carpet: str) -> None:
    floor = blob("35,880* 565,880* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(floor, "paper", line=3.6, shade=0, edge=0)
    for row in range(3):
        for i in range(12):
            x, y = 35 + i * 50 + (25 if row % 2 else 0), 896 + row * 26
            tile = polygon([(x - 25, y), (x, y - 15), (x + 25, y), (x, y + 15)]).intersection(floor)
            if not tile.is_empty:
                canvas.fill(tile, "grey" if row != 1 else "grey.shade")
    runner = polygon([(196, 880), (404, 880), (440, 965), (160, 965)]).intersection(PICTURE_AREA)
    canvas.part(runner, carpet, line=3.4, shade=0, edge=0)
    for side in (-1, 1):
        canvas.brush(mirrored("92,884 124,962", side, 300), 5, "ochre", taper=(0, 0))
    canvas.line([(36, 880), (564, 880)], 4)


def _mantle(canvas: Canvas, colour: str) -> None:
    mantle = blob(
        "236,372 300,360 364,372 428,440 466,560 484,720 508,886* 452,906 400,890 300,884 200,890 148,906 92,886* "
        "116,720 134,560 172,440"
    )
    canvas.part(mantle, colour, line=4.8, shade=18, edge=2.6, hatch=8)
    for side in (-1, 1):
        for fold in ("150,560 164,720 186,880", "132,640 140,760 152,884"):
            canvas.brush(mirrored(fold, side, 300), 4, taper=(0.5, 0.2))
        edge = Limb(mirrored("62,372 104,520 106,700 118,892", side, 300), (34, 44, 48, 50))
        canvas.part(edge.shape, "white", line=4, shade=8, edge=1.8)
        for t in (0.3, 0.42, 0.54, 0.66, 0.78, 0.9):
            x, y = edge.at(t, 0.35 if int(t * 50) % 4 else -0.3)
            canvas.brush([(x, y - 8), (x + 1, y), (x, y + 10)], 6, taper=(0.1, 0.7))


def _shins(canvas: Canvas, hose: str, shoe: str, stripe: str = "") -> None:
    for side in (-1, 1):
        shin = Limb([(300 + side * 66, 690), (300 + side * 70, 790), (300 + side * 62, 880)], (74, 78, 44))
        bands = [(shin.lens(0, 1, place, 0.13), stripe) for place in (-0.6, 0.0, 0.6)] if stripe else []
        canvas.part(shin.shape, hose, line=4.4, shade=11, edge=2.4, pattern=bands, hatch=0 if bands else 6)
        ring(canvas, shin, 0.32, 0.09, "red" if hose != "red" else "ochre", grow=3)
        front = mirrored("36,868* 88,868* 96,896 112,926 90,938 50,934 34,912", side, 300)
        canvas.part(blob(front), shoe, line=4.2, shade=8, edge=2.2)
        canvas.part(ellipse(300 + side * 66, 892, 12, 9), "ochre", line=3, shade=3, edge=1.2)


def _boots(canvas: Canvas) -> None:
    for side in (-1, 1):
        shaft = Limb([(300 + side * 66, 680), (300 + side * 70, 790), (300 + side * 62, 890)], (80, 78, 56))
        canvas.part(shaft.shape, "brown", line=4.4, shade=12, edge=2.4, hatch=6)
        front = mirrored("34,868 90,868 98,896 114,926 90,940 48,936 32,912", side, 300)
        canvas.part(blob(front), "brown", line=4.2, shade=8, edge=2.2)
        top = Limb([(300 + side * 66, 716), (300 + side * 69, 772)], (94, 80))
        canvas.part(top.shape.buffer(4), "red", line=4, shade=8, edge=2)
        canvas.part(ellipse(300 + side * 66, 884, 9), "ochre", line=3, shade=3, edge=1.2)


def _strewn(motif: Motif, gap: float) -> Shape:
    """Return the motif scattered evenly over the whole robe."""
    places = [
        (300 + i * gap + (gap / 2 if row % 2 else 0), 400 + row * gap * 0.9)
        for row in range(int(520 / (gap * 0.9)))
        for i in range(-4, 5)
    ]
    return union(motif(x, y) for x, y in places)


def _body(canvas: Canvas, colour: str, motif: Motif, hem: str) -> None:
    """Draw a tunic that covers the thighs of the seated king down to his knees."""
    cloth: Pattern = [(_strewn(motif, 56), f"{colour}.shade")]
    lap = blob("206,566 394,566 420,640 424,724* 372,752 332,742 300,716 268,742 228,752 176,724* 180,640")
    canvas.part(lap, colour, line=4.6, shade=15, edge=2.6, pattern=cloth)
    border = lap.difference(shifted(lap, 0, -26)).intersection(rectangle(160, 690, 280, 80))
    canvas.part(border, hem, line=3, shade=0, edge=1.2)
    for side in (-1, 1):
        canvas.brush(mirrored("20,640 70,622 112,660", side, 300), 4.6, taper=(0.3, 0.5))
    torso = blob("214,430 244,378 300,364 356,378 386,430 386,510 394,584 300,602 206,584 214,510")
    canvas.part(torso, colour, line=4.6, shade=15, edge=2.6, pattern=cloth)
    _sash(canvas, hem)


def _sash(canvas: Canvas, colour: str) -> None:
    canvas.part(blob("204,560* 300,582 396,560* 400,594* 300,616 200,594*"), colour, line=3.8, shade=0, edge=2)
    for i in range(6):
        x = 224 + i * 30.4
        canvas.part(ellipse(x, 584 + 12 * (1 - ((x - 300) / 100) ** 2), 6), "red", line=2.4, shade=2, edge=1)


def _long_robe(canvas: Canvas, colour: str, motif: Motif) -> None:
    """Draw a robe that falls over the knees to the floor, open in the middle over a white skirt."""
    cloth: Pattern = [(_strewn(motif, 58), f"{colour}.shade")]
    canvas.part(blob("250,640* 350,640* 366,894* 300,902 234,894*"), "white", line=4, shade=10, edge=2, hatch=7)
    for side in (-1, 1):
        toe = mirrored("30,884* 84,886* 100,912 84,930 40,926", side, 300)
        canvas.part(blob(toe), "ochre", line=4, shade=6, edge=2)
        half = mirrored("6,566* 96,566 122,640 132,760 140,888* 96,902 52,892* 44,740 22,620", side, 300)
        canvas.part(blob(half), colour, line=4.6, shade=15, edge=2.6, pattern=cloth)
        edge = Limb(mirrored("16,590 36,660 50,760 60,890", side, 300), (18, 20, 20, 20))
        canvas.part(edge.shape, "ochre", line=3.2, shade=3, edge=1.4)
        for t in (0.2, 0.4, 0.6, 0.8, 0.95):
            canvas.part(ellipse(*edge.at(t), 5), "blue", line=2.2, shade=0, edge=0)
        canvas.brush(mirrored("40,640 84,626 118,672", side, 300), 5, taper=(0.3, 0.5))
        canvas.brush(mirrored("96,700 102,800 100,884", side, 300), 4, taper=(0.6, 0.2))
    torso = blob("214,430 244,378 300,364 356,378 386,430 386,510 394,584 300,602 206,584 214,510")
    canvas.part(torso, colour, line=4.6, shade=15, edge=2.6, pattern=cloth)
    _sash(canvas, "ochre")


def _arm(canvas: Canvas, colour: str, shoulder: Point, elbow: Point, wrist: Point) -> None:
    """Draw a wide sleeve over a narrow white one that ends in a cuff."""
    inner = Limb([elbow, wrist], (58, 46))
    canvas.part(inner.shape, "white", line=4, shade=7, edge=2, hatch=6)
    cuff(canvas, inner, 0.72, colour="ochre")
    middle = ((shoulder[0] + elbow[0]) / 2 + (8 if elbow[0] > 300 else -8), (shoulder[1] + elbow[1]) / 2 - 6)
    end = (elbow[0] * 0.62 + wrist[0] * 0.38, elbow[1] * 0.62 + wrist[1] * 0.38)
    outer = Limb([shoulder, middle, elbow, end], (86, 100, 92, 84), round_start=True)
    canvas.part(outer.shape, colour, line=4.6, shade=12, edge=2.4, hatch=6)
    canvas.part(outer.band(0.9, 1.0).buffer(3), "white", line=3.4, shade=5, edge=1.6)


def _ermine_tippet(canvas: Canvas) -> None:
    tippet = blob("190,448 214,392 258,358 300,374 342,358 386,392 410,448 388,486 344,478 300,506 256,478 212,486")
    canvas.part(tippet, "white", line=4.2, shade=10, edge=2.2)
    for x, y in (
        (216, 440),
        (248, 416),
        (246, 458),
        (282, 446),
        (300, 480),
        (318, 446),
        (354, 458),
        (352, 416),
        (384, 440),
    ):
        canvas.brush([(x, y - 8), (x + 1, y), (x, y + 10)], 6, taper=(0.1, 0.7))


def _chain(canvas: Canvas) -> None:
    for i in range(9):
        t = (i - 4) / 4
        x, y = 300 + 82 * t, 470 - 66 * t * t
        link = polygon([(x - 11, y), (x, y - 9), (x + 11, y), (x, y + 9)])
        canvas.part(link, "ochre", line=3, shade=3, edge=1.2)
    canvas.part(polygon([(286, 500), (300, 480), (314, 500), (300, 524)]), "ochre", line=3.4, shade=4, edge=1.6)
    canvas.part(ellipse(300, 500, 6), "red", line=2.4, shade=0, edge=0)


def _jewelled_collar(canvas: Canvas) -> None:
    collar = blob("206,432 232,384 268,362 300,376 332,362 368,384 394,432 350,458 300,466 250,458")
    canvas.part(collar, "ochre", line=4.2, shade=9, edge=2.2)
    canvas.brush("222,430 258,446 300,452 342,446 378,430", 3)
    for x, y, colour in (
        (232, 418, "red"),
        (264, 432, "blue"),
        (300, 438, "red"),
        (336, 432, "blue"),
        (368, 418, "red"),
        (250, 394, "white"),
        (350, 394, "white"),
        (282, 410, "white"),
        (318, 410, "white"),
    ):
        canvas.part(ellipse(x, y, 6.4), colour, line=2.4, shade=0, edge=1)


def _harp(canvas: Canvas) -> None:
    """Draw a harp that stands on the right knee and leans on the shoulder."""
    for i in range(9):
        top, bottom = (322 + i * 15, 474 - i * 3 + (i - 4) ** 2 * 0.7), (338 + i * 11.5, 702 - i * 15)
        canvas.line([top, bottom], 2.4)
    sound_box = Limb("330,722 380,660 432,596 462,500", (34, 32, 28, 20), round_start=True, round_end=True)
    canvas.part(sound_box.shape, "brown", line=4.2, shade=8, edge=2.2, hatch=6)
    pillar = Limb("318,724 304,620 300,540 306,470", (22, 18, 17, 20), round_start=True)
    canvas.part(pillar.shape, "ochre", line=4, shade=6, edge=2)
    neck = Limb("300,474 340,486 400,470 430,440 470,488", (24, 26, 26, 24, 22), round_start=True, round_end=True)
    canvas.part(neck.shape, "ochre", line=4.2, shade=7, edge=2)
    for t in (0.12, 0.24, 0.36, 0.48, 0.6, 0.74):
        canvas.ink(ellipse(*neck.at(t), 3))
    canvas.part(ellipse(300, 468, 19), "ochre", line=3.8, shade=6, edge=1.8)
    canvas.ink(ellipse(300, 468, 7))
    for t in (0.3, 0.5, 0.7):
        canvas.ink(ellipse(*sound_box.at(t), 4))


def _orb(canvas: Canvas, x: float, y: float) -> None:
    ball = ellipse(x, y, 46)
    canvas.part(ball, "blue", line=4.4, shade=14, light=7, edge=2.2, hatch=6)
    band = blob(f"{x - 50},{y - 6}* {x},{y + 6} {x + 50},{y - 6}* {x + 50},{y + 10}* {x},{y + 22} {x - 50},{y + 10}*")
    canvas.part(band.intersection(ball.buffer(-1.6)), "ochre", line=3, shade=0, edge=0)
    upright = blob(f"{x - 8},{y + 14}* {x + 8},{y + 14}* {x + 6},{y + 46}* {x - 6},{y + 46}*")
    canvas.part(upright.intersection(ball.buffer(-1.6)), "ochre", line=3, shade=0, edge=0)
    for dx in (-26, 0, 26):
        canvas.part(ellipse(x + dx, y + 14 - abs(dx) * 0.16, 4.6), "red", line=2, shade=0, edge=0)


def _bell_staff(canvas: Canvas) -> None:
    canvas.line("118,316 150,540 172,760", 14)
    canvas.line("118,317 150,540 172,759", 7.6, "brown")
    canvas.part(ellipse(173, 768, 12), "ochre", line=3.4, shade=4, edge=1.4)
    for x, y in ((92, 306), (146, 300)):
        canvas.line([(118, 312), (x, y - 16)], 7)
        canvas.line([(118, 312), (x, y - 16)], 3, "ochre")
        with canvas.at(x, y + 8, 0.32):
            bell(canvas)
    with canvas.at(114, 262, 0.6):
        bell(canvas)
    canvas.part(ellipse(119, 318, 12), "ochre", line=3.2, shade=4, edge=1.4)


def _arms_of_bavaria(canvas: Canvas) -> None:
    """Draw a shield of lozenges that stands at the king's left knee."""
    with canvas.at(432, 722, 1.1, 4):
        shield = blob("-70,-84* -36,-78 0,-90 36,-78 70,-84* 76,0 58,56 0,98* -58,56 -76,0")
        canvas.part(shield.buffer(9), "ochre", line=4.4, shade=8, edge=2.4)
        canvas.part(shield, "white", line=3, shade=12, edge=0, pattern=lozenge_cloth((-80, -90, 80, 100), 34, 52))


def _oak_sprig(x: float, y: float) -> Shape:
    nut = blob(f"{x},{y - 15}* {x - 8},{y - 4} {x - 7},{y + 4}* {x + 7},{y + 4}* {x + 8},{y - 4}")
    cup = blob(f"{x - 10},{y + 7}* {x + 10},{y + 7}* {x + 6},{y + 14} {x - 6},{y + 14}")
    return union([nut, cup])


def _trefoil(x: float, y: float) -> Shape:
    lobes = [ellipse(x, y - 8, 7, 8), ellipse(x - 9, y + 3, 7), ellipse(x + 9, y + 3, 7)]
    return union([*lobes, rectangle(x - 2, y + 2, 4, 14)])


def _rosette(x: float, y: float) -> Shape:
    petals = [ellipse(x + dx, y + dy, 6) for dx, dy in ((0, -9), (9, -2), (6, 8), (-6, 8), (-9, -2))]
    return union(petals).difference(ellipse(x, y, 4))


def _lozenge(x: float, y: float) -> Shape:
    outer = polygon([(x, y - 18), (x + 12, y), (x, y + 18), (x - 12, y)])
    return outer.difference(polygon([(x, y - 8), (x + 5, y), (x, y + 8), (x - 5, y)]))
