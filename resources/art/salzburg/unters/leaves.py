"""The Unter of leaves: a fifer."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, bow, cuff, ring, ruff, shoe, slashed_breeches, slashed_sleeve, sleeve
from resources.art.parts.hands import fingering_hand
from resources.art.parts.hats import beret
from resources.art.parts.heads import head
from resources.art.parts.props import fife, scabbard
from resources.art.parts.stage import empty_stage, finished_unter


def unter_of_leaves() -> Canvas:
    """Draw the fifer: transverse fife, beret with a rolled brim, striped doublet, parti-coloured hose."""
    canvas = empty_stage(11, 330, 150)
    scabbard(canvas, [(404, 566), (470, 660), (486, 800)], (24, 24, 13), (0.12, 0.55, 0.92))
    _parti_coloured_legs(canvas)
    _doublet(canvas)
    _head(canvas)
    fife(canvas)
    _fifing_arms(canvas)
    return finished_unter(canvas, "L")


def _parti_coloured_legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe, colour in (
        ((356, 640), (384, 752), (380, 884), 452, "white"),
        ((292, 640), (276, 752), (262, 884), 186, "green"),
    ):
        outward = 1 if knee[0] > 300 else -1
        calf_middle = ((knee[0] + ankle[0]) / 2 + outward * 8, (knee[1] + ankle[1]) / 2 - 14)
        calf = Limb([knee, calf_middle, ankle], (60, 66, 34))
        if colour == "white":
            hose = [(calf.lens(0.02, 0.98, side, 0.13), "red") for side in (-0.6, 0, 0.6)]
            canvas.part(calf.shape, colour, line=4.4, shade=10, edge=2.2, pattern=hose)
        else:
            canvas.part(calf.shape, colour, line=4.4, shade=10, edge=2.2, hatch=6)
        shoe(canvas, (ankle[0], ankle[1] + 12), toe)
        bow(canvas, ankle[0] + (4 if toe > ankle[0] else -4), ankle[1] + 2, "red", 0.8)
        thigh_middle = ((hip[0] + knee[0]) / 2 + (16 if outward > 0 else -14), (hip[1] + knee[1]) / 2 + 6)
        thigh = Limb([hip, thigh_middle, knee], (108, 126, 62))
        slashed_breeches(canvas, thigh, "green", "ochre")
        ring(canvas, thigh, 0.97, 0.1, "red", grow=4)
        bow(canvas, knee[0] + outward * 30, knee[1] + 2, "red", 0.9)


def _doublet(canvas: Canvas) -> None:
    for i, x in enumerate((262, 294, 326, 358, 390)):
        lean = (x - 326) * 0.34
        tab = f"{x - 20},566* {x + 20},566* {x + 24 + lean},628* {x + lean},648 {x - 24 + lean},628*"
        canvas.part(blob(tab), "green" if i % 2 else "ochre", line=3.8, shade=7, edge=2)
    rear_arm = Limb([(392, 402), (440, 456), (430, 520)], (70, 92, 64), round_start=True)
    slashed_sleeve(canvas, rear_arm, "green", "white")
    torso = blob(
        "268,366 294,354 326,360 358,354 384,366 402,396 406,446 398,500 392,572* "
        "326,586 264,572* 258,500 250,446 252,396"
    )
    cloth = [
        (bars.intersection(torso.buffer(-2)), colour) for bars, colour in stripes((240, 340, 420, 600), "ochre", 34, 15)
    ]
    canvas.part(torso, "green", line=4.6, shade=14, edge=2.6, pattern=cloth)
    canvas.part(blob("310,358* 346,358* 342,470 332,584* 320,584* 314,470"), "white", line=3.2, shade=5, edge=1.2)
    for y in (400, 436, 472, 508, 544):
        canvas.part(ellipse(328, y, 6), "ochre", line=2.6, shade=2, edge=1)
    belt(canvas, "256,556* 326,574 394,556* 396,584* 326,602 254,584*", 310, 568, 34)
    canvas.part(stroke("384,520 398,548 410,572", 15, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(381, 513, 10), "ochre", line=3, shade=3, edge=1)
    canvas.brush("380,578 404,566 426,548", 11, taper=(0.1, 0.1))
    canvas.brush("382,577 404,566 424,549", 6, "ochre", taper=(0.1, 0.1))


def _head(canvas: Canvas) -> None:
    with canvas.at(318, 268, 1.12):
        head(canvas, "hair", brow=5, smile=-2)
    ruff(canvas, 270, 352)
    with canvas.at(322, 232, 1.1):
        beret(canvas)


def _fifing_arms(canvas: Canvas) -> None:
    near = Limb([(432, 514), (352, 470), (272, 372)], (64, 58, 40), round_start=True)
    sleeve(canvas, near, "ochre", edge=2.2)
    cuff(canvas, near, 0.86)
    with canvas.at(262, 344, 0.98, 18):
        fingering_hand(canvas)
    upper_arm = Limb([(260, 402), (206, 446), (150, 500)], (72, 94, 62), round_start=True)
    slashed_sleeve(canvas, upper_arm, "green", "white")
    far = Limb([(152, 500), (132, 444), (142, 378)], (62, 54, 40), round_start=True)
    sleeve(canvas, far, "ochre", edge=2.2)
    cuff(canvas, far, 0.84)
    with canvas.at(144, 350, 1, 10):
        fingering_hand(canvas)
