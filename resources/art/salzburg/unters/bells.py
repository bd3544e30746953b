"""The Unter of bells: a jester."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, box, ellipse, stroke
from resources.art.kit.spline import mirrored
from resources.art.parts.garments import belt, cuff, shoe, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.hats import jesters_hood
from resources.art.parts.heads import head
from resources.art.parts.props import scabbard
from resources.art.parts.stage import empty_stage, finished_unter
from resources.art.signs import bell


def unter_of_bells() -> Canvas:
    """Draw the jester: hood with bells, curved sabre at his side, one hand on the hip, one shaking a bell."""
    canvas = empty_stage(71, 324, 160)
    scabbard(canvas, [(392, 570), (466, 660), (486, 796)], (24, 24, 13), (0.12, 0.55, 0.92))
    _legs(canvas)
    _arm_on_hip(canvas)
    _tunic(canvas)
    _hilt(canvas)
    _head(canvas)
    _shaking_arm(canvas)
    return finished_unter(canvas, "S")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe, colour in (
        ((354, 630), (378, 752), (376, 884), 452, "ochre"),
        ((292, 630), (276, 752), (262, 884), 188, "blue"),
    ):
        outward = 1 if knee[0] > 300 else -1
        calf = Limb(
            [knee, ((knee[0] + ankle[0]) / 2 + outward * 8, (knee[1] + ankle[1]) / 2 - 14), ankle], (62, 68, 34)
        )
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + outward * 12, (hip[1] + knee[1]) / 2), knee], (100, 100, 62))
        canvas.part(calf.shape.union(thigh.shape).buffer(9).buffer(-9), colour, line=4.4, shade=12, edge=2.4, hatch=6)
        for place in (0.3, 0.62):
            canvas.part(calf.band(place, place + 0.1, 0.04), "red", line=2.8, shade=0, edge=0)
        shoe(canvas, (ankle[0], ankle[1] + 12), toe)
        with canvas.at(toe, ankle[1] + 16, 0.22):
            bell(canvas)


def _arm_on_hip(canvas: Canvas) -> None:
    upper_arm = Limb([(390, 402), (452, 446), (470, 506)], (70, 90, 62), round_start=True)
    slashed_sleeve(canvas, upper_arm, "ochre", "red")
    forearm = Limb([(470, 502), (448, 552), (404, 570)], (60, 54, 42), round_start=True)
    sleeve(canvas, forearm, "blue")
    cuff(canvas, forearm, 0.8)


def _tunic(canvas: Canvas) -> None:
    """Draw a tunic halved in ochre and blue, its hem cut into tongues with a bell on each."""
    tongues = ((258, 562, "ochre"), (296, 574, "blue"), (334, 576, "ochre"), (372, 566, "blue"))
    for x, y, colour in tongues:
        lean = (x - 316) * 0.3
        tongue = f"{x - 24},{y}* {x + 24},{y}* {x + 24 + lean},{y + 50} {x + lean},{y + 98}* {x - 24 + lean},{y + 50}"
        canvas.part(blob(tongue), colour, line=4, shade=8, edge=2, hatch=6)
        with canvas.at(x + lean, y + 112, 0.26):
            bell(canvas)
    torso = blob(
        "262,366 288,354 320,360 352,354 378,366 396,396 400,446 392,500 388,574* "
        "320,588 258,574* 252,500 244,446 246,396"
    )
    halves = [(torso.intersection(box(320, 300, 420, 620)), "blue")]
    canvas.part(torso, "ochre", line=4.6, shade=14, edge=2.6, pattern=halves)
    canvas.line("320,362 320,586", 3.4)
    for y in (404, 444, 484, 524):
        canvas.part(ellipse(320, y, 8), "red", line=2.8, shade=3, edge=1.2)
    belt(canvas, "250,558* 320,576 390,558* 392,586* 320,604 248,586*", 304, 570, 34)
    with canvas.at(404, 574, 1.0, 78):
        fist(canvas)


def _hilt(canvas: Canvas) -> None:
    canvas.part(stroke("366,528 380,554 392,576", 15, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(363, 522, 10), "ochre", line=3, shade=3, edge=1)
    canvas.brush("368,590 390,576 408,560", 11, taper=(0.1, 0.1))
    canvas.brush("370,589 390,576 406,561", 6, "ochre", taper=(0.1, 0.1))


def _head(canvas: Canvas) -> None:
    with canvas.at(314, 268, 1.12):
        head(canvas, "hair", brow=7, smile=4)
    for side in (-1, 1):
        for tongue, colour in (("8,352* 52,344* 44,396*", "blue"), ("40,346* 84,356* 82,402*", "red")):
            cloth = "ochre" if side < 0 and colour == "blue" else colour
            canvas.part(blob(mirrored(tongue, side, 318)), cloth, line=3.6, shade=5, edge=1.6)
    canvas.part(blob("298,352* 340,352* 320,402*"), "red", line=3.6, shade=5, edge=1.6)
    with canvas.at(316, 240, 1.08):
        jesters_hood(canvas)


def _shaking_arm(canvas: Canvas) -> None:
    upper_arm = Limb([(256, 402), (198, 446), (142, 478)], (72, 94, 62), round_start=True)
    slashed_sleeve(canvas, upper_arm, "blue", "red")
    forearm = Limb([(142, 480), (116, 432), (124, 372)], (62, 54, 42), round_start=True)
    sleeve(canvas, forearm, "ochre")
    cuff(canvas, forearm, 0.82)
    canvas.line("128,366 118,310 110,284", 12)
    canvas.line("128,365 118,310 110,286", 6, "brown")
    with canvas.at(103, 240, 1.0, -14):
        bell(canvas)
    with canvas.at(126, 344, 1.04, 4):
        fist(canvas)
