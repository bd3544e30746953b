"""The Ober of bells: a mercenary captain who leans on his sabre."""

from resources.art.bavarian.cloth import grip, stockinged_leg
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import cuff, slashed_breeches, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.headgear import landsknecht_hat
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head
from resources.art.parts.stage import empty_stage, finished_ober
from resources.art.signs import bell

_FACE = Portrait("hair", Cut.BOB, Jaw.SQUARE, Nose.SNUB, Whiskers.BOXED, brow=-1)


def ober_of_bells() -> Canvas:
    """Draw the captain: feathered hat, broad slashed sleeves, a baldric of bells, both hands on a grounded sabre."""
    canvas = empty_stage(59, 344, 190)
    _legs(canvas)
    _sleeves(canvas)
    _doublet(canvas)
    _head(canvas)
    _grounded_sabre(canvas)
    return finished_ober(canvas, "S")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe, colour in (
        ((386, 630), (432, 756), (446, 882), 508, "ochre"),
        ((302, 630), (256, 756), (246, 882), 180, "blue"),
    ):
        side = 1 if knee[0] > 344 else -1
        if side > 0:
            stockinged_leg(canvas, knee, ankle, "white", (-0.6, 0.0, 0.6))
        else:
            stockinged_leg(canvas, knee, ankle, "blue")
        x, y = ankle
        shoe = blob(
            f"{x - side * 28},{y - 8} {x + side * 18},{y - 8} {x + side * 42},{y + 4} {toe},{y + 2} "
            f"{toe + side * 12},{y + 18} {toe},{y + 28}* {x - side * 30},{y + 28}*"
        )
        canvas.part(shoe, "black", line=4, shade=6, edge=2)
        for dx in (30, 44):
            canvas.line([(x + side * dx, y + 4), (x + side * (dx + 4), y + 14)], 4, "ochre")
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + side * 16, (hip[1] + knee[1]) / 2 + 4), knee], (112, 136, 70))
        slashed_breeches(canvas, thigh, colour, "red" if side < 0 else "blue")
        garter = thigh.band(0.93, 1.0).buffer(5)
        canvas.part(garter, "red", line=3.2, shade=4, edge=1.4)
        for drop in (-1, 1):
            end = (
                f"{knee[0] + side * 30},{knee[1]}* {knee[0] + side * 44 + drop * 8},{knee[1] + 18} "
                f"{knee[0] + side * 40 + drop * 12},{knee[1] + 40}* {knee[0] + side * 32},{knee[1] + 22}*"
            )
            canvas.part(blob(end), "red", line=3, shade=3, edge=1.2)


def _sleeves(canvas: Canvas) -> None:
    for shoulder, elbow, side in (((272, 404), (200, 500), -1), ((416, 404), (488, 500), 1)):
        middle = ((shoulder[0] + elbow[0]) / 2 + side * 14, (shoulder[1] + elbow[1]) / 2 - 14)
        upper_arm = Limb([shoulder, middle, elbow], (84, 122, 76), round_start=True, round_end=True)
        slashed_sleeve(canvas, upper_arm, "blue" if side < 0 else "ochre", "red" if side < 0 else "white")
        canvas.part(upper_arm.band(0.44, 0.54).buffer(2), "ochre" if side < 0 else "blue", line=3.4, shade=5, edge=1.6)


def _doublet(canvas: Canvas) -> None:
    for i, x in enumerate((280, 312, 344, 376, 408)):
        lean = (x - 344) * 0.36
        tab = f"{x - 20},566* {x + 20},566* {x + 23 + lean},626* {x + lean},650 {x - 23 + lean},626*"
        canvas.part(blob(tab), "blue" if i % 2 else "ochre", line=3.8, shade=7, edge=2)
    torso = blob(
        "280,368 308,354 344,362 380,354 408,368 428,398 432,448 424,502 418,574* 344,590 270,574* 264,502 "
        "256,448 260,398"
    )
    canvas.part(torso, "ochre", line=4.6, shade=14, edge=2.6, hatch=6)
    for y in (402, 450, 498):
        for i in range(5):
            x = 284 + i * 30
            lean = (344 - x) * 0.1
            slash = blob(f"{x + lean},{y}* {x + 8},{y + 20} {x - lean},{y + 40}* {x - 8},{y + 20}")
            canvas.part(slash, "blue", line=2.8, shade=0, edge=1)
    belt = blob("262,560* 344,578 424,560* 427,586* 344,604 259,586*")
    canvas.part(belt, "red", line=3.8, shade=5, edge=2)
    baldric = stroke("404,366 344,450 262,560", 24, 0, 0)
    canvas.part(baldric.intersection(torso.buffer(2)), "red", line=3.4, shade=0, edge=1.6)
    for x, y in ((388, 396), (362, 430), (334, 468), (306, 506), (280, 542)):
        with canvas.at(x, y + 6, 0.3):
            bell(canvas)


def _head(canvas: Canvas) -> None:
    collar = blob("292,350* 316,342 344,352 372,342 396,350* 404,380 380,388 344,394 308,388 284,380")
    canvas.part(collar, "white", line=3.8, shade=7, edge=1.8)
    for x in (302, 322, 344, 366, 386):
        canvas.brush([(x, 352), (x + (x - 344) * 0.08, 368), (x + (x - 344) * 0.14, 384)], 2.4)
    with canvas.at(350, 266, 1.12, mirrored=True):
        three_quarter_head(canvas, _FACE)
    with canvas.at(350, 236, 1.04):
        landsknecht_hat(canvas)


def _grounded_sabre(canvas: Canvas) -> None:
    blade = Limb("344,600 348,700 338,800 312,896", (30, 34, 30, 6))
    canvas.part(blade.shape, "steel", line=4, shade=6, edge=1.8)
    canvas.brush([blade.at(i / 20, 0.2) for i in range(1, 18)], 2.6)
    for elbow, wrist, side in (((204, 496), (306, 548), -1), ((484, 496), (384, 530), 1)):
        forearm = Limb(
            [elbow, ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 18), wrist], (68, 62, 46), round_start=True
        )
        sleeve(canvas, forearm, "ochre" if side < 0 else "blue")
        cuff(canvas, forearm, 0.82)
    grip(canvas, (344, 490), (344, 600))
    with canvas.at(354, 522, 1.06, 6, mirrored=True):
        fist(canvas)
    with canvas.at(334, 562, 1.06, -4):
        fist(canvas)
    canvas.part(stroke("288,606 316,598 344,602 372,606 398,594", 15, 0.15, 0.15), "ochre", line=3.4, shade=0, edge=1.6)
    for x, y in ((286, 606), (400, 594)):
        canvas.part(ellipse(x, y, 9), "ochre", line=3, shade=3, edge=1)
