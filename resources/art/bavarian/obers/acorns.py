"""The Ober of acorns: a captain in brigandine who rests his round shield on the ground."""

import math

from resources.art.bavarian.cloth import grip, guard, lozenge_cloth, mail, sabre
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse
from resources.art.parts.garments import belt, boot, cuff, sleeve
from resources.art.parts.hands import fist, resting_hand
from resources.art.parts.headgear import burgonet
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, Whiskers, three_quarter_head
from resources.art.parts.stage import empty_stage, finished_ober
from resources.art.signs import acorn_on_twig

_FACE = Portrait("brown", Cut.CROPPED, Jaw.SQUARE, Nose.HOOKED, Whiskers.FORKED, brow=2)


def ober_of_acorns() -> Canvas:
    """Draw the captain: burgonet, forked beard, sabre before him, one hand on the rim of a round lozenge shield."""
    canvas = empty_stage(23, 330, 200)
    _legs(canvas)
    _shield_arm(canvas)
    _brigandine(canvas)
    _head(canvas)
    _shield(canvas)
    _sabre_arm(canvas)
    return finished_ober(canvas, "E")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((364, 626), (392, 756), (400, 876), 470), ((290, 626), (252, 752), (238, 878), 164)):
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], (104, 104, 66))
        canvas.part(thigh.shape, "blue", line=4.4, shade=12, edge=2.4, hatch=6)
        boot(canvas, (knee[0], knee[1] + 14), ankle, toe, "brown")
        plate = blob(
            f"{knee[0] - 34},{knee[1] - 14} {knee[0]},{knee[1] - 40} {knee[0] + 34},{knee[1] - 14} "
            f"{knee[0] + 28},{knee[1] + 18} {knee[0]},{knee[1] + 30} {knee[0] - 28},{knee[1] + 18}"
        )
        canvas.part(plate, "steel", line=4, shade=8, edge=2)
        canvas.brush([(knee[0] - 20, knee[1] - 2), (knee[0], knee[1] + 6), (knee[0] + 20, knee[1] - 2)], 2.6)
        canvas.part(ellipse(knee[0], knee[1] - 16, 5), "ochre", line=2.4, shade=0, edge=1)


def _shield_arm(canvas: Canvas) -> None:
    upper_arm = Limb([(392, 400), (446, 436), (468, 500)], (74, 86, 62), round_start=True)
    rings = mail((380, 350, 520, 530), 16)
    canvas.part(upper_arm.shape, "steel", line=4.4, shade=11, edge=2.4, pattern=rings)
    forearm = Limb([(468, 496), (472, 550), (460, 604)], (60, 54, 44), round_start=True)
    sleeve(canvas, forearm, "brown")


def _brigandine(canvas: Canvas) -> None:
    skirt = blob("254,556* 398,556* 428,640 436,690* 380,676 326,694 272,676 214,692* 226,636")
    canvas.part(skirt, "steel", line=4.4, shade=13, edge=2.4, pattern=mail((210, 550, 440, 700), 16))
    hem = skirt.difference(blob("200,500* 450,500* 450,664 382,652 326,668 270,652 204,668*"))
    canvas.part(hem, "ochre", line=2.8, shade=0, edge=1)
    torso = blob(
        "262,374 292,358 326,366 360,358 390,374 404,400 408,450 402,504 398,560* 326,578 256,560* 252,504 "
        "244,450 250,400"
    )
    canvas.part(torso, "brown", line=4.6, shade=16, edge=2.6, hatch=6)
    for row in range(6):
        y = 402 + row * 28
        canvas.brush(f"254,{y + 12} 326,{y + 22} 398,{y + 12}", 2.6, taper=(0.1, 0.1))
        for i in range(6):
            x = 270 + i * 22
            canvas.part(ellipse(x, y + 4 - abs(x - 326) * 0.1, 4.4), "ochre", line=2, shade=0, edge=0)
    canvas.line("326,368 326,572", 3.4)
    belt(canvas, "250,546* 326,566 404,546* 407,574* 326,594 247,574*", 308, 558)
    for x in (264, 390):
        canvas.part(ellipse(x, 384, 36, 26), "steel", line=4, shade=9, edge=2)
        canvas.brush([(x - 26, 392), (x, 402), (x + 26, 392)], 2.6)


def _head(canvas: Canvas) -> None:
    collar = blob("280,340 326,352 372,340 384,374 326,394 268,374")
    canvas.part(collar, "steel", line=4, shade=8, edge=2)
    with canvas.at(324, 264, 1.12):
        three_quarter_head(canvas, _FACE)
    with canvas.at(326, 236, 1.06):
        burgonet(canvas)


def _shield(canvas: Canvas) -> None:
    x, y = 424, 766
    canvas.part(ellipse(x, y, 130), "brown", line=5, shade=14, edge=2.8)
    field = ellipse(x, y, 112)
    canvas.part(field, "white", line=3.4, shade=14, edge=1.8, pattern=lozenge_cloth((306, 640, 540, 890), 34, 54))
    for turn in range(12):
        angle = math.radians(turn * 30 + 15)
        rivet = ellipse(x + 121 * math.cos(angle), y + 121 * math.sin(angle), 5)
        canvas.part(rivet, "ochre", line=2.4, shade=0, edge=1)
    canvas.part(ellipse(x, y, 56), "ochre", line=3.6, shade=9, edge=2)
    canvas.part(ellipse(x, y, 45), "paper", line=2.6, shade=0, edge=0)
    with canvas.at(x, y + 2, 0.72):
        acorn_on_twig(canvas)
    with canvas.at(456, 624, 1.04, 4, mirrored=True):
        resting_hand(canvas)
    cuff_limb = Limb([(467, 576), (461, 604)], (58, 52))
    canvas.part(cuff_limb.shape.buffer(3), "ochre", line=3.6, shade=5, edge=1.8)


def _sabre_arm(canvas: Canvas) -> None:
    sabre(canvas, "176,552 128,468 100,380 104,262", 25)
    upper_arm = Limb([(260, 402), (204, 450), (186, 520)], (74, 92, 66), round_start=True)
    canvas.part(upper_arm.shape, "steel", line=4.4, shade=11, edge=2.4, pattern=mail((150, 350, 300, 560), 16))
    forearm = Limb([(188, 516), (212, 566), (222, 596)], (62, 56, 46), round_start=True)
    sleeve(canvas, forearm, "brown")
    grip(canvas, (224, 622), (186, 558))
    cuff(canvas, forearm, 0.72, colour="ochre")
    with canvas.at(206, 590, 1.04, -30):
        fist(canvas)
    guard(canvas, "162,572 182,556 206,540", "166,572 176,610 220,624")
