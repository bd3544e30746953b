"""The Ober of acorns: a fencer in armour."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, boot, cuff, slashed_breeches, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.hats import morion
from resources.art.parts.heads import Beard, head
from resources.art.parts.stage import empty_stage, finished_ober
from resources.art.signs import acorn_on_twig


def ober_of_acorns() -> Canvas:
    """Draw the fencer with his sabre raised, a round shield with an acorn boss, helmet and full beard."""
    canvas = empty_stage(17, 320, 200)
    _legs(canvas)
    _tassets(canvas)
    _raised_sabre(canvas)
    _cuirass(canvas)
    _head(canvas)
    _shield_arm(canvas)
    return finished_ober(canvas, "E")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((352, 630), (402, 750), (432, 876), 510), ((288, 630), (236, 746), (226, 878), 150)):
        middle = ((hip[0] + knee[0]) / 2 + (14 if knee[0] > 300 else -14), (hip[1] + knee[1]) / 2 - 4)
        thigh = Limb([hip, middle, knee], (106, 124, 64))
        slashed_breeches(canvas, thigh, "brown", "ochre")
        boot(canvas, (knee[0], knee[1] + 8), ankle, toe, "blue")


def _tassets(canvas: Canvas) -> None:
    """Draw the steel lames that hang from the cuirass over blue cloth."""
    skirt = blob("252,548* 392,548* 418,632 424,672* 372,660 322,676 272,660 218,674* 226,630")
    canvas.part(skirt, "blue", line=4.4, shade=12, edge=2.4, hatch=6)
    for top in (600, 578, 556):
        spread = (top - 556) * 0.3
        for left, right in ((246 - spread, 318), (326, 398 + spread)):
            lame = blob(
                f"{left},{top}* {(left + right) / 2},{top + 6} {right},{top}* {right + 2},{top + 32}* "
                f"{(left + right) / 2},{top + 40} {left - 2},{top + 32}*"
            )
            canvas.part(lame, "steel", line=3.4, shade=5, edge=1.6)
            canvas.ink(ellipse((left + right) / 2, top + 22, 3.4))


def _raised_sabre(canvas: Canvas) -> None:
    upper_arm = Limb([(382, 400), (440, 398), (478, 352)], (72, 88, 62), round_start=True)
    slashed_sleeve(canvas, upper_arm, "blue", "white")
    blade = Limb([(462, 236), (496, 176), (500, 118), (478, 62)], (20, 24, 22, 4))
    canvas.part(blade.shape, "steel", line=3.8, shade=5, edge=1.6)
    canvas.brush([blade.at(t, -0.2) for t in (0.05, 0.35, 0.65, 0.9)], 2.4)
    forearm = Limb([(478, 360), (484, 316), (460, 270)], (62, 56, 44), round_start=True)
    sleeve(canvas, forearm, "ochre", shade=9)
    cuff(canvas, forearm, 0.8)
    canvas.part(stroke("436,286 448,262 460,238", 17, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(433, 292, 10), "ochre", line=3, shade=3, edge=1)
    with canvas.at(450, 260, 1.04, 26, mirrored=True):
        fist(canvas)
    canvas.part(stroke("434,232 460,236 488,252", 13, 0.1, 0.1), "ochre", line=3, shade=0, edge=1)


def _cuirass(canvas: Canvas) -> None:
    collar = blob("266,360 296,346 322,352 348,346 376,360 380,384 322,396 262,384")
    canvas.part(collar, "blue", line=4, shade=8, edge=2)
    torso = blob(
        "258,378 288,370 322,384 356,370 384,378 396,402 400,450 394,500 388,552* "
        "322,574 254,552* 248,500 240,450 246,402"
    )
    canvas.part(torso, "steel", line=4.6, shade=18, hatch=6, edge=2.6)
    canvas.brush("322,392 326,470 322,566", 4, taper=(0.2, 0.2))
    canvas.brush("270,398 262,450 268,520", 6, "steel.light", taper=(0.3, 0.5))
    for line in ("256,404 288,396 320,408", "324,408 356,396 390,404", "258,528 322,548 388,528"):
        canvas.brush(line, 3, taper=(0.1, 0.1))
    for x, y in ((268, 418), (376, 418), (270, 512), (376, 512), (322, 430), (322, 530)):
        canvas.part(ellipse(x, y, 4.6), "ochre", line=2.2, shade=0, edge=0)
    belt(canvas, "250,536* 322,556 392,536* 394,564* 322,584 248,564*", 304, 550)
    for side in ((262, 384), (382, 384)):
        canvas.part(ellipse(*side, 40, 28), "steel", line=4, shade=9, edge=2)
        canvas.brush([(side[0] - 28, side[1] + 8), (side[0], side[1] + 18), (side[0] + 28, side[1] + 8)], 2.6)


def _head(canvas: Canvas) -> None:
    with canvas.at(312, 268, 1.12):
        head(canvas, "black", Beard.FULL, brow=2)
    with canvas.at(314, 238, 1.06):
        morion(canvas)


def _shield_arm(canvas: Canvas) -> None:
    """Draw the arm that carries the round shield before the left hip, and the shield over it."""
    upper_arm = Limb([(254, 402), (204, 444), (190, 500)], (72, 90, 66), round_start=True)
    slashed_sleeve(canvas, upper_arm, "blue", "white")
    x, y = 156, 528
    canvas.part(ellipse(x, y, 96), "steel", line=4.6, shade=14, edge=2.6)
    canvas.part(ellipse(x, y, 80), "blue", line=3.4, shade=14, edge=1.6, hatch=6)
    canvas.part(ellipse(x, y, 50), "ochre", line=3.4, shade=9, edge=1.6)
    canvas.part(ellipse(x, y, 40), "paper", line=2.6, shade=0, edge=0)
    with canvas.at(x, y + 2, 0.62):
        acorn_on_twig(canvas)
    for stud_x, stud_y in ((0, -88), (62, -62), (88, 0), (62, 62), (0, 88), (-62, 62), (-88, 0), (-62, -62)):
        canvas.part(ellipse(x + stud_x, y + stud_y, 5.4), "ochre", line=2.4, shade=0, edge=1)
