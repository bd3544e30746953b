"""The Ober and Unter of bells: Stuessi the field watchman and Itel Reding."""

from resources.art.double_german.garb import TORSO, chain, dagged_cape, doublet, fist_at, fur_collar, plain_arm, skirt
from resources.art.double_german.halves import court
from resources.art.double_german.hats import magistrates_cap, straw_hat
from resources.art.double_german.props import book, great_sword, halberd
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, cuff
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head


def ober_of_bells() -> Canvas:
    """Draw Stuessi, who shades his eyes and looks over the fields, his halberd beside him."""
    return court("S", "O", _stuessi)


def unter_of_bells() -> Canvas:
    """Draw old Itel Reding with the great sword of the land and the book of its laws."""
    return court("S", "U", _reding)


def _stuessi(canvas: Canvas) -> None:
    skirt(canvas, "ochre")
    doublet(canvas, "ochre")
    canvas.brush("321,380 323,470 321,540", 3.4, taper=(0.1, 0.1))
    for y in (418, 454, 490, 524):
        canvas.part(ellipse(330, y, 6.4), "blue", line=2.6, shade=2, edge=1)
    belt(canvas, "248,532* 322,550 392,532* 395,560* 322,578 246,560*", 304, 544)
    canvas.part(blob("252,536* 286,544* 290,590 272,606 250,596"), "brown", line=3.4, shade=5, edge=1.6)
    with canvas.at(468, 446, 0.92, 0, mirrored=True):
        halberd(canvas)
    plain_arm(
        canvas, [(388, 398), (444, 438), (456, 512)], [(456, 512), (490, 496), (478, 452)], ("blue", "ochre"), "blue"
    )
    fist_at(canvas, (468, 440), 4, mirrored=True)
    upper = Limb([(254, 408), (196, 424), (152, 388)], (76, 92, 68), round_start=True)
    canvas.part(upper.shape, "blue", line=4.4, shade=11, edge=2.4, hatch=6)
    dagged_cape(canvas, "blue", "ochre")
    with canvas.at(312, 268, 1.12):
        three_quarter_head(canvas, Portrait("grey", Cut.CROPPED, Jaw.ROUND, Nose.SNUB, Whiskers.DROOPING, brow=6))
    with canvas.at(320, 232, 1.04, 6):
        straw_hat(canvas)
    lower = Limb([(154, 392), (162, 332), (226, 276)], (66, 58, 44), round_start=True)
    canvas.part(lower.shape, "ochre", line=4.4, shade=10, edge=2.4, hatch=6)
    cuff(canvas, lower, 0.8, colour="blue")
    _shading_hand(canvas)


def _shading_hand(canvas: Canvas) -> None:
    """Draw the flat hand over the eyes, its edge to the brow."""
    hand = blob("216,282 222,256 244,238 276,226 304,222 312,232 284,246 276,258 262,272 238,292")
    canvas.part(hand, "flesh", line=3.6, shade=6, edge=2)
    for finger in ("252,248 280,236 304,231", "258,256 276,248"):
        canvas.brush(finger, 2.4, taper=(0.3, 0.2))
    canvas.part(stroke("238,284 254,286 268,280", 14, 0.1, 0.2, 0.6), "flesh", line=3, shade=2, edge=1.2)


def _reding(canvas: Canvas) -> None:
    canvas.part(TORSO, "ochre", line=4.6, shade=14, edge=2.6)
    for y in (430, 470, 510):
        canvas.part(ellipse(320, y, 7), "red", line=2.6, shade=2, edge=1)
    with canvas.at(460, 470, 0.92, 2):
        great_sword(canvas)
    for gown in (
        "236,404 262,364 300,372 304,480 300,640* 200,640* 226,500",
        "340,372 380,364 406,404 414,500 440,640* 342,640* 338,480",
    ):
        canvas.part(blob(gown), "blue", line=4.6, shade=13, edge=2.4, hatch=6)
    plain_arm(canvas, [(392, 404), (446, 444), (456, 522)], [(456, 522), (486, 508), (468, 478)], ("blue", "ochre"))
    fist_at(canvas, (460, 466), 4, mirrored=True)
    fur_collar(canvas, "grey")
    chain(canvas, "266,414 292,466 320,486 348,466 374,414", 13, pendant=False)
    with canvas.at(312, 266, 1.1):
        three_quarter_head(canvas, Portrait("white", Cut.BOB, Jaw.LEAN, Nose.HOOKED, Whiskers.FORKED, brow=3))
    with canvas.at(312, 236, 1.06):
        magistrates_cap(canvas)
    upper = Limb([(252, 408), (206, 452), (196, 500)], (78, 94, 70), round_start=True)
    canvas.part(upper.shape, "blue", line=4.4, shade=11, edge=2.4, hatch=6)
    with canvas.at(160, 352, 0.94, -6):
        book(canvas)
    lower = Limb([(200, 502), (176, 482), (160, 446)], (64, 56, 44), round_start=True)
    canvas.part(lower.shape, "ochre", line=4.4, shade=9, edge=2.4, hatch=6)
    cuff(canvas, lower, 0.72)
    canvas.part(blob("132,410 150,404 172,406 184,420 178,438 156,446 136,436"), "flesh", line=3.6, shade=6, edge=2)
    for finger in ("136,418 132,396 138,384", "152,412 150,388 156,376", "168,412 170,388 174,378"):
        canvas.part(stroke(finger, 14, 0.1, 0.2, 0.7), "flesh", line=3, shade=3, edge=1.2)
