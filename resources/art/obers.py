"""The four Obers: standing figures with their suit sign at the top of the card.

Layers of a standing figure from back to front: ground, shadow, scabbard, legs, coat skirt, rear arm, torso, belt, head,
collar, hat, held blade, front arm, fist, hilt, sign, flowers, frame.
"""

from collections.abc import Mapping

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
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
from resources.art.parts.ground import flower, ground
from resources.art.parts.hands import fist
from resources.art.parts.hats import bicorne, brimmed_hat
from resources.art.parts.heads import Beard, head
from resources.art.parts.props import drum, drumstick, scabbard
from resources.art.parts.sheet import frame, paper
from resources.art.signs import SIGNS

Livery = Mapping[str, str]
_AS_DRAWN: Livery = {}


def ober_of_hearts() -> Canvas:
    """Draw the signature card: bicorne, moustache, red coat, the hand on the hilt drawing a curved sabre."""
    return _swordsman("H", _AS_DRAWN)


def ober_of_acorns() -> Canvas:
    """Draw the swordsman in blue and brown, until the fencer of acorns has a figure of his own."""
    return _swordsman("E", {"red": "blue", "ochre": "brown", "blue": "red"})


def ober_of_leaves() -> Canvas:
    """Draw the drummer: the drum on his hip, one stick raised, brimmed hat and grey goatee."""
    return _drummer("L", _AS_DRAWN)


def ober_of_bells() -> Canvas:
    """Draw the drummer in ochre and blue, until the Ober of bells has a figure of his own."""
    return _drummer("S", {"green": "ochre", "red": "blue", "blue": "red", "ochre": "white"})


def _sign(canvas: Canvas, suit: str, scale: float) -> None:
    with canvas.at(152, 128, scale):
        SIGNS[suit](canvas)


def _swordsman(suit: str, livery: Livery) -> Canvas:
    canvas = Canvas()
    paper(canvas)
    ground(canvas, 902, 3)
    canvas.shadow(322, 930, 180)
    with canvas.livery(livery):
        scabbard(canvas, [(430, 566), (506, 652), (552, 806)], (32, 30, 16), (0.1, 0.5, 0.9), glint=True)
        _striped_legs(canvas)
        _swordsman_coat(canvas)
        _swordsman_head(canvas)
        _drawn_sabre(canvas)
    _sign(canvas, suit, 1.24)
    flower(canvas, 104, 930, "red")
    flower(canvas, 520, 936, "white", 0.9)
    flower(canvas, 494, 952, "red", 0.8)
    frame(canvas)
    return canvas


def _striped_legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((352, 630), (388, 750), (394, 874), 466), ((286, 630), (260, 750), (246, 878), 172)):
        middle = ((hip[0] + knee[0]) / 2 + (10 if knee[0] > 300 else -10), (hip[1] + knee[1]) / 2)
        thigh = Limb([hip, middle, knee], (106, 116, 66))
        bands = [(thigh.band(start, start + 0.07, 0.05), "red") for start in (0.1, 0.28, 0.46, 0.64, 0.82)]
        canvas.part(thigh.shape, "white", line=4.4, shade=12, edge=2.4, pattern=bands)
        boot(canvas, (knee[0], knee[1] + 8), ankle, toe)


def _swordsman_coat(canvas: Canvas) -> None:
    right = blob("312,552* 386,540* 428,600 452,682* 414,700 368,682 330,698* 316,620")
    coat_skirt(canvas, right, "red", "380,570 404,630 410,684", 655)
    left = blob("332,552* 256,540* 208,606 190,684* 230,702 272,684 314,698* 326,620")
    coat_skirt(canvas, left, "red", "264,572 240,632 236,688", 655)
    for x, y in ((226, 604), (412, 600)):
        flap = blob(f"{x - 24},{y - 4} {x + 24},{y - 8} {x + 22},{y + 12} {x},{y + 22} {x - 22},{y + 14}")
        canvas.part(flap, "red", line=3, shade=4, edge=1.4)
        canvas.fill(ellipse(x, y + 6, 4), "ochre")
    rear_arm = Limb([(384, 398), (436, 440), (456, 506)], (70, 86, 60), round_start=True)
    slashed_sleeve(canvas, rear_arm, "red", "white")
    forearm = Limb([(457, 500), (452, 548), (440, 580)], (62, 56, 44), round_start=True)
    sleeve(canvas, forearm, "ochre", shade=8, edge=2, line=4)
    cuff(canvas, forearm, 0.8)
    torso = blob(
        "262,362 288,350 318,356 350,350 376,362 394,392 398,440 390,490 386,548* "
        "322,562 256,548* 250,490 242,440 246,392"
    )
    canvas.part(torso, "red", line=4.6, shade=14, hatch=6, edge=2.6)
    waistcoat = blob("298,352* 342,352* 352,450 340,560* 302,560* 290,450")
    canvas.part(waistcoat, "white", line=3.4, shade=8, edge=1.4)
    for y in (396, 428, 460, 492, 524):
        frogging(canvas, y, 288, 320, 354)
        for x in (290, 320, 351):
            canvas.part(ellipse(x, y + (4 if x == 320 else -5), 5.6), "ochre", line=2.4, shade=2, edge=1)
    sash = stroke("258,372 322,470 396,548", 30, 0, 0).intersection(torso.buffer(3))
    canvas.part(sash, "blue", line=3.2, shade=0, edge=1.6)
    canvas.brush("264,366 330,464 398,536", 2.2, "blue.light", taper=(0.1, 0.1))
    canvas.brush("256,384 318,478 384,548", 2.2, "blue.shade", taper=(0.1, 0.1))
    belt(canvas, "250,532* 322,550 390,532* 393,560* 322,578 248,560*", 304, 544)


def _swordsman_head(canvas: Canvas) -> None:
    with canvas.at(310, 262, 1.12):
        head(canvas, "hair", Beard.MOUSTACHE, brow=3)
    collar = "246,356* 280,334 316,356 350,332 388,356* 366,388 338,374 318,392 296,374 266,390"
    folds = ("282,342 286,372", "344,340 346,370", "317,358 318,384", "262,352 270,380", "366,348 366,378")
    falling_collar(canvas, collar, folds)
    with canvas.at(312, 240, 1.08):
        bicorne(canvas)


def _drawn_sabre(canvas: Canvas) -> None:
    """Draw the half-drawn blade, the hand on the scabbard, the front arm and the hilt in its fist."""
    blade = Limb([(376, 486), (410, 530), (438, 582)], (19, 20, 19))
    canvas.part(blade.shape, "steel", line=3.8, shade=5, edge=1.4)
    canvas.brush([blade.at(t, -0.25) for t in (0.05, 0.4, 0.7, 1)], 2)
    with canvas.at(442, 590, 1.02, 22, mirrored=True):
        fist(canvas)
    upper_arm = Limb([(252, 398), (196, 444), (190, 510)], (72, 94, 66), round_start=True)
    slashed_sleeve(canvas, upper_arm, "red", "white")
    forearm = Limb([(186, 506), (246, 532), (326, 494)], (66, 60, 46), round_start=True)
    sleeve(canvas, forearm, "ochre", shade=10)
    cuff(canvas, forearm, 0.82)
    canvas.part(stroke("336,424 354,460 376,500", 17, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(332, 418, 12), "ochre", line=3, shade=4, edge=1)
    with canvas.at(355, 464, 1.06, -28):
        fist(canvas)
    canvas.line("330,424 296,452 316,500 372,504", 9)
    canvas.line("330,424 296,452 316,500 372,504", 4.4, "ochre")
    canvas.part(stroke("350,518 376,502 404,482", 12, 0.1, 0.1), "ochre", line=3, shade=0, edge=1)


def _drummer(suit: str, livery: Livery) -> Canvas:
    canvas = Canvas()
    paper(canvas)
    ground(canvas, 902, 41)
    canvas.shadow(310, 932, 180)
    with canvas.livery(livery):
        scabbard(canvas, [(214, 560), (150, 650), (120, 782)], (26, 26, 13), (0.12, 0.55, 0.92))
        _slashed_legs(canvas)
        _drummer_coat(canvas)
        _drummer_head(canvas)
        with canvas.at(418, 628, 1, 14):
            drum(canvas)
        _drumming_arms(canvas)
    _sign(canvas, suit, 1.2)
    flower(canvas, 84, 930, "red")
    flower(canvas, 520, 936, "white", 0.9)
    frame(canvas)
    return canvas


def _slashed_legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((268, 632), (248, 752), (246, 876), 182), ((336, 632), (352, 752), (366, 876), 446)):
        middle = ((hip[0] + knee[0]) / 2 + (12 if knee[0] > 300 else -14), (hip[1] + knee[1]) / 2)
        thigh = Limb([hip, middle, knee], (106, 122, 62))
        slashed_breeches(canvas, thigh, "red", "white")
        boot(canvas, (knee[0], knee[1] + 8), ankle, toe, "green")


def _drummer_coat(canvas: Canvas) -> None:
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


def _drummer_head(canvas: Canvas) -> None:
    with canvas.at(302, 262, 1.12, mirrored=True):
        head(canvas, "grey", Beard.GOATEE)
    collar = "230,356* 262,334 300,356 334,332 370,356* 348,388 322,374 300,392 278,374 250,390"
    falling_collar(canvas, collar, ("266,342 268,372", "330,340 330,370", "300,358 300,384"))
    with canvas.at(300, 236, 1.08):
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
