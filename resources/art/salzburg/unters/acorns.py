"""The Unter of acorns: a fencer on his guard."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, cuff, ring, ruff, shoe, slashed_breeches, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.hats import beret
from resources.art.parts.heads import Beard, head
from resources.art.parts.stage import empty_stage, finished_unter


def unter_of_acorns() -> Canvas:
    """Draw the fencer in low guard: sabre down, the cloak wrapped round his other arm, a cap on his head."""
    canvas = empty_stage(61, 322, 180)
    _legs(canvas)
    _peplum(canvas)
    _sabre_arm(canvas)
    _doublet(canvas)
    _head(canvas)
    _cloaked_arm(canvas)
    return finished_unter(canvas, "E")


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe, colour in (
        ((286, 640), (268, 752), (256, 884), 192, "blue"),
        ((346, 640), (400, 742), (408, 884), 486, "brown"),
    ):
        outward = 1 if knee[0] > 300 else -1
        calf = Limb(
            [knee, ((knee[0] + ankle[0]) / 2 + outward * 8, (knee[1] + ankle[1]) / 2 - 14), ankle], (60, 66, 34)
        )
        canvas.part(calf.shape, colour, line=4.4, shade=10, edge=2.2, hatch=6)
        shoe(canvas, (ankle[0], ankle[1] + 12), toe)
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2 + outward * 12, (hip[1] + knee[1]) / 2 + 4), knee], (108, 126, 62))
        slashed_breeches(canvas, thigh, "brown", "blue")
        ring(canvas, thigh, 0.97, 0.1, "ochre", grow=4)


def _peplum(canvas: Canvas) -> None:
    for i, x in enumerate((256, 286, 316, 346, 376)):
        lean = (x - 316) * 0.34
        tab = f"{x - 19},562* {x + 19},562* {x + 22 + lean},618* {x + lean},640 {x - 22 + lean},618*"
        canvas.part(blob(tab), "blue" if i % 2 else "brown", line=3.8, shade=7, edge=2)


def _sabre_arm(canvas: Canvas) -> None:
    """Draw the far arm stretched down to the right, and the lowered sabre in its fist."""
    blade = Limb([(474, 586), (512, 650), (530, 720), (524, 800)], (20, 24, 22, 4))
    canvas.part(blade.shape, "steel", line=3.8, shade=5, edge=1.6)
    canvas.brush([blade.at(t, 0.2) for t in (0.05, 0.35, 0.65, 0.9)], 2.4)
    upper_arm = Limb([(380, 402), (428, 440), (448, 490)], (70, 88, 60), round_start=True)
    slashed_sleeve(canvas, upper_arm, "brown", "ochre")
    forearm = Limb([(446, 486), (456, 516), (460, 546)], (58, 52, 42), round_start=True)
    sleeve(canvas, forearm, "blue", shade=8)
    cuff(canvas, forearm, 0.66)
    canvas.part(stroke("446,536 460,562 476,590", 17, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(443, 530, 10), "ochre", line=3, shade=3, edge=1)
    with canvas.at(461, 562, 1.04, -28, mirrored=True):
        fist(canvas)
    canvas.part(stroke("452,600 476,588 498,570", 13, 0.1, 0.1), "ochre", line=3, shade=0, edge=1)
    canvas.line("490,576 496,548 452,526", 8)
    canvas.line("490,576 496,548 452,526", 4, "ochre")


def _doublet(canvas: Canvas) -> None:
    torso = blob(
        "252,366 278,354 312,360 346,354 372,366 392,396 396,446 388,500 382,572* "
        "314,586 250,572* 246,500 236,446 238,396"
    )
    canvas.part(torso, "brown", line=4.6, shade=14, edge=2.6, hatch=6)
    for x, lean in ((268, -4), (292, -1), (336, 1), (360, 4)):
        slash = blob(f"{x + lean},400* {x + 8},462 {x - lean},530* {x - 8},462")
        canvas.part(slash, "ochre", line=2.8, shade=0, edge=1)
    canvas.part(blob("300,358* 330,358* 328,470 320,584* 308,584* 304,470"), "blue", line=3.2, shade=5, edge=1.2)
    for y in (404, 440, 476, 512, 546):
        canvas.part(ellipse(314, y, 6), "ochre", line=2.6, shade=2, edge=1)
    belt(canvas, "244,556* 314,574 382,556* 384,584* 314,602 242,584*", 298, 568, 34)


def _head(canvas: Canvas) -> None:
    with canvas.at(312, 268, 1.12, mirrored=True):
        head(canvas, "black", Beard.GOATEE, brow=2)
    ruff(canvas, 256, 354)
    with canvas.livery({"green": "brown", "ochre": "blue"}), canvas.at(310, 232, 1.06):
        beret(canvas)


def _cloaked_arm(canvas: Canvas) -> None:
    """Draw the near arm raised before the chest with the cloak wound round it and hanging down."""
    fall = blob("122,470 168,446 214,470 224,540 214,610 224,676* 186,664 154,684 120,664 92,676* 104,600 108,530")
    canvas.part(fall, "blue", line=4.4, shade=14, edge=2.4, hatch=6)
    for fold in ("138,500 132,580 136,654", "166,496 168,580 160,664", "194,500 200,590 194,650"):
        canvas.brush(fold, 3.6, taper=(0.2, 0.4))
    canvas.part(
        blob("202,480 220,500 226,560 216,612 224,676* 204,668 200,600 206,540"), "ochre", line=3.2, shade=5, edge=1.4
    )
    upper_arm = Limb([(254, 402), (196, 452), (150, 488)], (72, 94, 70), round_start=True)
    slashed_sleeve(canvas, upper_arm, "brown", "ochre")
    forearm = Limb([(146, 494), (142, 440), (164, 376)], (84, 80, 52), round_start=True)
    canvas.part(forearm.shape, "blue", line=4.4, shade=11, edge=2.4, hatch=6)
    for winding in (0.2, 0.42, 0.64, 0.86):
        turn = [forearm.at(winding - 0.06, 0.9), forearm.at(winding, 0), forearm.at(winding + 0.08, -0.9)]
        canvas.brush(turn, 3.4, taper=(0.1, 0.1))
    cuff(canvas, forearm, 0.88)
    with canvas.at(170, 352, 1.04, 14):
        fist(canvas)
