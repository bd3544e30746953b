"""The Ober and Unter of leaves: Ulrich von Rudenz and Walter Fuerst."""

from resources.art.double_german.garb import TORSO, doublet, fist_at, fur_collar, oath_hand, plain_arm, skirt
from resources.art.double_german.halves import court
from resources.art.double_german.hats import fur_cap, young_lords_cap
from resources.art.double_german.props import hunting_horn, lance, scroll
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse
from resources.art.parts.garments import belt, cuff, slashed_sleeve, sleeve
from resources.art.parts.hands import fingering_hand
from resources.art.parts.heads import Beard, head
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, three_quarter_head


def ober_of_leaves() -> Canvas:
    """Draw young Rudenz, who blows his hunting horn, a lance with a pennon in his other hand."""
    return court("L", "O", _rudenz)


def unter_of_leaves() -> Canvas:
    """Draw old Walter Fuerst, who swears the oath, the charter in his other hand."""
    return court("L", "U", _fuerst)


def _rudenz(canvas: Canvas) -> None:
    skirt(canvas, "green")
    doublet(canvas, "green", stripes((240, 340, 400, 620), "white", 34, 11))
    belt(canvas, "248,532* 322,550 392,532* 395,560* 322,578 246,560*", 304, 544)
    for y in (412, 452, 492):
        canvas.part(ellipse(321, y, 7), "ochre", line=2.6, shade=2, edge=1)
    with canvas.at(474, 450, 1, 4):
        lance(canvas, ("green", "white"))
    upper = Limb([(390, 398), (446, 438), (458, 512)], (72, 90, 66), round_start=True)
    slashed_sleeve(canvas, upper, "green", "white")
    lower = Limb([(458, 512), (492, 496), (478, 456)], (62, 56, 44), round_start=True)
    sleeve(canvas, lower, "ochre")
    cuff(canvas, lower, 0.78)
    fist_at(canvas, (473, 444), 8, mirrored=True)
    with canvas.at(312, 264, 1.1):
        three_quarter_head(canvas, Portrait("ochre", Cut.BOB, Jaw.LEAN, Nose.STRAIGHT, brow=4))
    collar = "250,366* 276,346 318,376 362,344 392,364* 372,398 340,384 320,404 296,384 268,398"
    canvas.part(blob(collar), "white", line=3.8, shade=7, edge=2)
    with canvas.at(314, 238, 1.04):
        young_lords_cap(canvas)
    hunting_horn(canvas, "290,312 252,346 196,358 122,318", (11, 19, 30, 52), (119, 316, 32))
    upper = Limb([(256, 404), (206, 452), (180, 500)], (72, 92, 64), round_start=True)
    slashed_sleeve(canvas, upper, "green", "white")
    lower = Limb([(180, 500), (168, 448), (200, 396)], (64, 56, 42), round_start=True)
    sleeve(canvas, lower, "ochre")
    cuff(canvas, lower, 0.8)
    with canvas.at(206, 368, 1.04, 14):
        fingering_hand(canvas)


def _fuerst(canvas: Canvas) -> None:
    canvas.part(TORSO, "ochre", line=4.6, shade=14, edge=2.6)
    robe = blob("236,404 262,364 300,372 304,480 300,640* 200,640* 226,500")
    canvas.part(robe, "green", line=4.6, shade=12, edge=2.4, hatch=6)
    robe = blob("340,372 380,364 406,404 414,500 440,640* 342,640* 338,480")
    canvas.part(robe, "green", line=4.6, shade=14, edge=2.4, hatch=6)
    plain_arm(
        canvas, [(392, 404), (446, 440), (452, 506)], [(452, 506), (486, 478), (466, 420)], ("green", "green"), "brown"
    )
    fur_collar(canvas, "brown")
    with canvas.at(462, 400, 0.88, 3):
        scroll(canvas)
    fist_at(canvas, (460, 394), 14, mirrored=True)
    for fold in ("252,440 240,520 238,560", "392,446 400,510 404,548"):
        canvas.brush(fold, 3.4)
    upper = Limb([(254, 410), (196, 440), (158, 412)], (76, 92, 74), round_start=True)
    canvas.part(upper.shape, "green", line=4.4, shade=11, edge=2.4, hatch=6)
    lower = Limb([(158, 416), (140, 366), (160, 296)], (74, 62, 48), round_start=True)
    canvas.part(lower.shape, "green", line=4.4, shade=10, edge=2.4, hatch=6)
    cuff(canvas, lower, 0.8, colour="brown")
    with canvas.at(164, 268, 1.1, 8):
        oath_hand(canvas)
    with canvas.at(312, 264, 1.12):
        head(canvas, "white", Beard.FULL, brow=3)
    with canvas.at(314, 232, 1.04):
        fur_cap(canvas)
