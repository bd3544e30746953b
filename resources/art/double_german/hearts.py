"""The Ober and Unter of hearts: Hermann Gessler and Kuoni the herdsman."""

from resources.art.double_german.garb import chain, doublet, fist_at, fur_collar, plain_arm, skirt
from resources.art.double_german.halves import court
from resources.art.double_german.hats import bailiffs_hat, herdsmans_cap
from resources.art.double_german.props import crook, hunting_horn, staff_of_office
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, stroke
from resources.art.parts.garments import belt, cuff, slashed_sleeve, sleeve
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head


def ober_of_hearts() -> Canvas:
    """Draw the bailiff Gessler: plumed hat, fur, golden chain, his staff of office in his hand."""
    return court("H", "O", _gessler)


def unter_of_hearts() -> Canvas:
    """Draw Kuoni with his crook and his horn, in an embroidered cap and braces."""
    return court("H", "U", _kuoni)


def _gessler(canvas: Canvas) -> None:
    skirt(canvas, "red")
    with canvas.at(474, 442, 1, 3):
        staff_of_office(canvas)
    rear = Limb([(388, 398), (444, 432), (462, 506)], (74, 96, 68), round_start=True)
    sleeve(canvas, rear, "red")
    lower = Limb([(462, 506), (496, 490), (482, 448)], (64, 58, 44), round_start=True)
    canvas.part(lower.shape, "black", line=4.4, shade=9, edge=2.4)
    cuff(canvas, lower, 0.78)
    fist_at(canvas, (474, 436), 6, mirrored=True)
    doublet(canvas, "black")
    for y in (420, 526):
        canvas.part(ellipse(320, y, 7), "ochre", line=2.6, shade=2, edge=1)
    fur_collar(canvas, "white")
    belt(canvas, "248,532* 322,550 392,532* 395,560* 322,578 246,560*", 304, 544)
    chain(canvas, "262,396 290,452 320,470 350,452 378,396", 11)
    with canvas.at(314, 266, 1.1, mirrored=True):
        three_quarter_head(canvas, Portrait("black", Cut.CURLS, Jaw.LEAN, Nose.HOOKED, Whiskers.CURLED, brow=-3))
        canvas.part(blob("-30,62* -18,58 -6,62* -10,84 -20,104* -28,84"), "black", line=3, shade=4, edge=1.4)
    with canvas.at(318, 240, 1.02, mirrored=True):
        bailiffs_hat(canvas)
    upper = Limb([(252, 402), (190, 446), (166, 512)], (74, 98, 70), round_start=True)
    slashed_sleeve(canvas, upper, "red", "ochre")
    lower = Limb([(166, 510), (206, 548), (262, 530)], (66, 58, 44), round_start=True)
    canvas.part(lower.shape, "black", line=4.4, shade=9, edge=2.4)
    cuff(canvas, lower, 0.8)
    canvas.part(stroke("262,566 280,532 292,498", 15, 0, 0), "red", line=3, shade=0, edge=0)
    canvas.part(ellipse(295, 490, 13), "ochre", line=3.2, shade=4, edge=1.4)
    fist_at(canvas, (276, 524), 24)


def _kuoni(canvas: Canvas) -> None:
    skirt(canvas, "brown")
    doublet(canvas, "white")
    waistcoat = (
        blob("252,372* 288,358 296,450 306,548* 248,548* 246,440"),
        blob("388,372* 352,358 346,450 338,548* 394,548* 398,440"),
    )
    for side in waistcoat:
        canvas.part(side, "red", line=4, shade=9, edge=2, hatch=6)
    for x, top, bottom in ((276, 366, 548), (366, 366, 548)):
        brace = polygon([(x - 13, top), (x + 13, top), (x + 13, bottom), (x - 13, bottom)])
        canvas.part(brace, "black", line=3.2, shade=0, edge=0)
        for y in range(top + 20, bottom - 10, 30):
            canvas.part(polygon([(x - 8, y), (x, y - 11), (x + 8, y), (x, y + 11)]), "ochre", line=2, shade=0, edge=0)
    bib = blob("263,446* 379,446* 379,482* 321,490 263,482*")
    canvas.part(bib, "black", line=3.4, shade=0, edge=1.4)
    for x in (288, 321, 354):
        for dx, dy in ((0, -7), (7, 0), (0, 7), (-7, 0)):
            canvas.part(ellipse(x + dx, 465 + dy, 5), "red" if x == 321 else "white", line=1.8, shade=0, edge=0)
        canvas.fill(ellipse(x, 465, 3.6), "ochre")
    belt(canvas, "248,532* 322,550 392,532* 395,560* 322,578 246,560*", 304, 544)
    plain_arm(
        canvas, [(388, 400), (444, 442), (456, 508)], [(456, 508), (478, 482), (456, 432)], ("white", "white"), "red"
    )
    hunting_horn(canvas, "404,474 440,452 470,404 464,312", (12, 22, 34, 56), (463, 306, 84))
    fist_at(canvas, (452, 430), -36, mirrored=True)
    with canvas.at(312, 266, 1.12, mirrored=True):
        three_quarter_head(canvas, Portrait("hair", Cut.CURLS, Jaw.ROUND, Nose.SNUB, smile=5, brow=5, freckled=True))
    collar = "256,366* 282,346 320,374 360,346 386,366* 366,394 340,380 320,396 300,380 274,394"
    canvas.part(blob(collar), "white", line=3.6, shade=6, edge=2)
    canvas.part(blob("312,386 330,386 340,424* 321,414 302,424*"), "red", line=3, shade=4, edge=1.2)
    with canvas.at(310, 230, 1.08, mirrored=True):
        herdsmans_cap(canvas)
    with canvas.at(178, 392, 1, 2):
        crook(canvas)
    plain_arm(
        canvas, [(254, 406), (212, 446), (186, 470)], [(188, 474), (158, 456), (172, 410)], ("white", "white"), "red"
    )
    fist_at(canvas, (176, 388), 4)
