"""The Ober of hearts: the signature card of the pattern."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import belt, boot, coat_skirt, cuff, falling_collar, frogging, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.hats import bicorne
from resources.art.parts.heads import Beard, head
from resources.art.parts.props import scabbard
from resources.art.parts.stage import empty_stage, finished_ober


def ober_of_hearts() -> Canvas:
    """Draw the officer with bicorne, moustache and red coat, his hand on the hilt drawing a curved sabre."""
    canvas = empty_stage(3, 322, 180)
    scabbard(canvas, [(430, 566), (506, 652), (552, 806)], (32, 30, 16), (0.1, 0.5, 0.9), glint=True)
    _striped_legs(canvas)
    _coat(canvas)
    _head(canvas)
    _drawn_sabre(canvas)
    return finished_ober(canvas, "H")


def _striped_legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((352, 630), (388, 750), (394, 874), 466), ((286, 630), (260, 750), (246, 878), 172)):
        middle = ((hip[0] + knee[0]) / 2 + (10 if knee[0] > 300 else -10), (hip[1] + knee[1]) / 2)
        thigh = Limb([hip, middle, knee], (106, 116, 66))
        bands = [(thigh.band(start, start + 0.07, 0.05), "red") for start in (0.1, 0.28, 0.46, 0.64, 0.82)]
        canvas.part(thigh.shape, "white", line=4.4, shade=12, edge=2.4, pattern=bands)
        boot(canvas, (knee[0], knee[1] + 8), ankle, toe)


def _coat(canvas: Canvas) -> None:
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


def _head(canvas: Canvas) -> None:
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
