"""The Ober and Unter of acorns: Wilhelm Tell and Rudolf der Harras."""

from resources.art.double_german.garb import TORSO, dagged_cape, doublet, fist_at, plain_arm, skirt, small_clothes
from resources.art.double_german.halves import court
from resources.art.double_german.hats import marksmans_hat, sallet
from resources.art.double_german.props import crossbow, mace, pierced_apple
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, cuff
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head


def ober_of_acorns() -> Canvas:
    """Draw Tell: crossbow at his shoulder, the pierced apple in his raised hand, feathered hat, short beard."""
    return court("E", "O", _tell)


def unter_of_acorns() -> Canvas:
    """Draw Rudolf der Harras, master of the horse, in armour with a mace."""
    return court("E", "U", _harras)


def _tell(canvas: Canvas) -> None:
    skirt(canvas, "brown")
    doublet(canvas, "brown")
    small_clothes(canvas, "white", "blue")
    belt(canvas, "248,532* 322,550 392,532* 395,560* 322,578 246,560*", 304, 544)
    with canvas.at(446, 460, 0.98, 3):
        crossbow(canvas)
    plain_arm(canvas, [(388, 402), (440, 444), (452, 516)], [(452, 514), (484, 500), (462, 454)], ("blue", "brown"))
    fist_at(canvas, (448, 448), 6, mirrored=True)
    plain_arm(canvas, [(254, 410), (200, 462), (158, 504)], [(156, 506), (124, 464), (140, 408)], ("blue", "brown"))
    dagged_cape(canvas, "blue", "brown")
    with canvas.at(310, 266, 1.12):
        three_quarter_head(canvas, Portrait("hair", Cut.BOB, Jaw.SQUARE, Nose.STRAIGHT, Whiskers.BOXED, brow=2))
    with canvas.at(312, 240, 1.02):
        marksmans_hat(canvas)
    with canvas.at(146, 374, 0.9):
        pierced_apple(canvas)
    _open_hand(canvas)


def _open_hand(canvas: Canvas) -> None:
    """Draw the hand under the apple, its fingers round it."""
    canvas.part(
        blob("118,372 116,346 132,356 146,354 162,354 176,342 174,370 162,392 132,392"),
        "flesh",
        line=3.6,
        shade=6,
        edge=2,
    )
    for finger in ("118,392 110,366 112,348", "174,390 184,366 180,348"):
        canvas.part(stroke(finger, 14, 0.1, 0.2, 0.7), "flesh", line=3, shade=3, edge=1.2)


def _harras(canvas: Canvas) -> None:
    skirt(canvas, "blue")
    rear = ([(390, 400), (448, 430), (464, 486)], [(464, 486), (456, 530), (428, 536)])
    plain_arm(canvas, *rear, ("brown", "steel"), "ochre")
    canvas.part(TORSO, "steel", line=4.6, shade=18, hatch=6, edge=2.6)
    canvas.brush("322,380 328,470 322,556", 4, taper=(0.2, 0.2))
    for line in ("254,420 290,440 320,436", "326,436 354,440 392,420", "254,520 322,540 390,520"):
        canvas.brush(line, 3, taper=(0.1, 0.1))
    for x, y in ((264, 410), (380, 410), (266, 506), (378, 506)):
        canvas.part(ellipse(x, y, 5), "ochre", line=2.4, shade=0, edge=0)
    sash = stroke("256,380 318,470 398,540", 30, 0, 0).intersection(TORSO.buffer(3))
    canvas.part(sash, "blue", line=3.4, shade=5, edge=1.6)
    belt(canvas, "248,532* 322,550 392,532* 395,560* 322,578 246,560*", 304, 544)
    canvas.part(stroke("432,574 420,530 408,494", 15, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(405, 486, 13), "ochre", line=3.2, shade=4, edge=1.4)
    fist_at(canvas, (420, 526), -18)
    with canvas.at(310, 268, 1.1):
        three_quarter_head(canvas, Portrait("boar", Cut.CROPPED, Jaw.SQUARE, Nose.HOOKED, Whiskers.CHOPS, brow=-2))
    gorget = blob("256,366 268,340 320,352 372,336 388,364 376,392 322,404 268,394")
    canvas.part(gorget, "steel", line=4.2, shade=9, edge=2, hatch=6)
    canvas.brush("264,372 322,386 380,370", 3)
    with canvas.at(312, 246, 1.06):
        sallet(canvas)
    with canvas.at(168, 316, 1, -8):
        mace(canvas)
    upper = Limb([(254, 402), (204, 430), (172, 432)], (74, 88, 68), round_start=True)
    canvas.part(upper.shape, "brown", line=4.4, shade=11, edge=2.4, hatch=6)
    lower = Limb([(174, 434), (152, 396), (168, 340)], (66, 58, 46), round_start=True)
    canvas.part(lower.shape, "steel", line=4.4, shade=10, edge=2.4, hatch=6)
    cuff(canvas, lower, 0.8, colour="ochre")
    for side in ((256, 384), (388, 384)):
        for radius, drop in ((46, 14), (36, 0)):
            canvas.part(ellipse(side[0], side[1] + drop, radius, radius * 0.7), "steel", line=4, shade=9, edge=2)
    fist_at(canvas, (168, 318), -6)
