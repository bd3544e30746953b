"""The Ober of leaves: a drummer."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, stroke
from resources.art.parts.garments import (
    belt,
    boot,
    coat_skirt,
    cuff,
    falling_collar,
    frogging,
    slashed_breeches,
    slashed_sleeve,
    sleeve,
)
from resources.art.parts.hands import fist
from resources.art.parts.hats import brimmed_hat
from resources.art.parts.heads import Beard, head
from resources.art.parts.props import drum, drumstick, scabbard
from resources.art.parts.stage import empty_stage, finished_ober


def ober_of_leaves() -> Canvas:
    """Draw the drummer: the drum on his hip, one stick raised, brimmed hat and grey goatee."""
    canvas = empty_stage(41, 310, 180)
    scabbard(canvas, [(214, 560), (150, 650), (120, 782)], (26, 26, 13), (0.12, 0.55, 0.92))
    _legs(canvas)
    _coat(canvas)
    _head(canvas)
    with canvas.at(418, 628, 1, 14):
        drum(canvas)
    _drumming_arms(canvas)
    return finished_ober(canvas, "L")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((268, 632), (248, 752), (246, 876), 182), ((336, 632), (352, 752), (366, 876), 446)):
        middle = ((hip[0] + knee[0]) / 2 + (12 if knee[0] > 300 else -14), (hip[1] + knee[1]) / 2)
        thigh = Limb([hip, middle, knee], (106, 122, 62))
        slashed_breeches(canvas, thigh, "red", "white")
        boot(canvas, (knee[0], knee[1] + 8), ankle, toe, "green")


def _coat(canvas: Canvas) -> None:
    left = blob("296,552* 232,540* 190,606 172,676* 214,694 256,672 300,692* 306,620")
    coat_skirt(canvas, left, "green", "242,566 220,622 212,676", 650)
    right = blob("290,552* 370,540* 404,604 420,672* 380,692 338,674 298,694* 296,620")
    coat_skirt(canvas, right, "green", "356,566 376,624 386,676", 650)
    rear_arm = Limb([(240, 398), (188, 446), (170, 512)], (70, 90, 62), round_start=True)
    slashed_sleeve(canvas, rear_arm, "green", "white")
    torso = blob(
        "236,362 262,350 296,356 330,350 354,362 374,394 378,442 368,492 368,552* "
        "302,566 232,552* 230,492 220,440 222,394"
    )
    canvas.part(torso, "green", line=4.6, shade=14, hatch=6, edge=2.6)
    canvas.part(blob("272,352* 320,352* 328,450 318,564* 282,564* 268,450"), "red", line=3.4, shade=8, edge=1.4)
    for y in (396, 428, 460, 492, 524):
        frogging(canvas, y, 266, 297, 330)
    strap = stroke("246,370 320,470 420,566", 24, 0, 0).intersection(torso.buffer(40))
    canvas.part(strap, "white", line=3.2, shade=0, edge=1.4)
    belt(canvas, "230,536* 302,554 370,536* 372,564* 302,582 228,564*", 284, 546)


def _head(canvas: Canvas) -> None:
    with canvas.at(302, 262, 1.12, mirrored=True):
        head(canvas, "grey", Beard.GOATEE)
    collar = "230,356* 262,334 300,356 334,332 370,356* 348,388 322,374 300,392 278,374 250,390"
    falling_collar(canvas, collar, ("266,342 268,372", "330,340 330,370", "300,358 300,384"))
    with canvas.at(300, 236, 1.08, mirrored=True):
        brimmed_hat(canvas)


def _drumming_arms(canvas: Canvas) -> None:
    forearm = Limb([(168, 510), (226, 562), (312, 566)], (62, 58, 44), round_start=True)
    sleeve(canvas, forearm, "ochre")
    cuff(canvas, forearm, 0.84)
    drumstick(canvas, "318,556 364,556 424,570", "320,556 364,556 422,570", (428, 571), 14)
    with canvas.at(336, 562, 1.04, 78):
        fist(canvas)
    upper_arm = Limb([(358, 398), (424, 420), (476, 472)], (72, 90, 60), round_start=True)
    slashed_sleeve(canvas, upper_arm, "green", "white")
    raised = Limb([(478, 470), (510, 456), (512, 412)], (58, 52, 42), round_start=True)
    sleeve(canvas, raised, "ochre")
    cuff(canvas, raised, 0.8)
    drumstick(canvas, "528,360 500,430 470,520", "527,362 500,430 471,518", (468, 526), -60)
    with canvas.at(512, 390, 1.02, 22, mirrored=True):
        fist(canvas)
