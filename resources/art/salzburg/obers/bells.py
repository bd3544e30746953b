"""The Ober of bells: an officer in a long coat hung with bells."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, box, ellipse, shifted, stroke
from resources.art.parts.garments import boot, cuff, falling_collar, frogging, slashed_sleeve, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.hats import brimmed_hat
from resources.art.parts.heads import Beard, head
from resources.art.parts.stage import empty_stage, finished_ober
from resources.art.signs import bell


def ober_of_bells() -> Canvas:
    """Draw the officer in an ochre coat with bells on belt and hem, sabre on the shoulder, spurs, broad-brimmed hat."""
    canvas = empty_stage(29, 316, 180)
    _legs(canvas)
    _long_coat(canvas)
    _arm_on_hip(canvas)
    _torso(canvas)
    _head(canvas)
    _shouldered_sabre(canvas)
    return finished_ober(canvas, "S")


def _legs(canvas: Canvas) -> None:
    for knee, ankle, toe in (((370, 756), (384, 876), 464), ((258, 756), (246, 878), 168)):
        boot(canvas, knee, ankle, toe, "blue")
        heel = -1 if toe > ankle[0] else 1
        x, y = ankle[0] + heel * 30, ankle[1] + 10
        canvas.line([(x, y), (x + heel * 20, y - 4)], 7)
        canvas.line([(x, y), (x + heel * 19, y - 4)], 3, "steel")
        canvas.part(ellipse(x + heel * 25, y - 5, 8), "steel", line=3, shade=2, edge=1)


def _long_coat(canvas: Canvas) -> None:
    coat = blob(
        "240,540* 388,540* 410,620 428,704 438,772* 396,788 352,774 312,788 270,774 228,788 190,772* 202,704 218,620"
    )
    canvas.part(coat, "ochre", line=4.6, shade=18, hatch=7, edge=2.6)
    hem = coat.difference(shifted(coat, 0, -26)).intersection(box(150, 720, 480, 820))
    canvas.part(hem, "blue", line=3, shade=0, edge=1)
    canvas.part(
        blob("296,548* 332,548* 340,660 346,786* 312,790 280,782* 288,660"), "blue", line=3.4, shade=9, edge=1.6
    )
    for y in (606, 652, 698):
        canvas.part(ellipse(314, y, 6.4), "ochre", line=2.6, shade=2, edge=1)
    for fold in (
        "258,586 248,670 246,748",
        "222,640 214,700 212,750",
        "368,586 380,670 386,748",
        "404,640 414,700 416,750",
    ):
        canvas.brush(fold, 3.6, taper=(0.5, 0.2))
    for x in (208, 250, 292, 334, 376, 418):
        with canvas.at(x, 800 - (6 if x in (208, 418) else 0), 0.3):
            bell(canvas)


def _arm_on_hip(canvas: Canvas) -> None:
    upper_arm = Limb([(372, 400), (438, 432), (468, 496)], (72, 88, 62), round_start=True)
    slashed_sleeve(canvas, upper_arm, "ochre", "white")
    forearm = Limb([(468, 492), (442, 540), (392, 556)], (62, 56, 44), round_start=True)
    sleeve(canvas, forearm, "blue")
    cuff(canvas, forearm, 0.8)
    with canvas.at(384, 560, 1.0, 78):
        fist(canvas)


def _torso(canvas: Canvas) -> None:
    torso = blob(
        "248,362 274,350 308,356 342,350 366,362 386,394 390,442 380,492 382,554* "
        "314,568 244,554* 242,492 232,440 234,394"
    )
    canvas.part(torso, "ochre", line=4.6, shade=14, hatch=6, edge=2.6)
    canvas.part(blob("286,352* 334,352* 342,450 332,566* 296,566* 282,450"), "white", line=3.4, shade=8, edge=1.4)
    for y in (396, 428, 460, 492, 524):
        frogging(canvas, y, 280, 311, 344)
    for lapel in ("262,358* 288,352* 280,452 262,420", "358,358* 336,352* 344,452 360,420"):
        canvas.part(blob(lapel), "blue", line=3.2, shade=5, edge=1.4)
    sash = blob("240,540* 314,558 386,540* 390,572* 314,592 236,572*")
    canvas.part(sash, "red", line=3.8, shade=5, edge=2, hatch=6)
    for x in (256, 285, 314, 343, 372):
        with canvas.at(x, 590 + (5 if 270 < x < 360 else 0), 0.24):
            bell(canvas)


def _head(canvas: Canvas) -> None:
    with canvas.at(314, 262, 1.12, mirrored=True):
        head(canvas, "ochre", Beard.MOUSTACHE, brow=-1)
    collar = "242,356* 274,334 312,356 346,332 382,356* 360,388 334,374 312,392 290,374 262,390"
    falling_collar(canvas, collar, ("278,342 280,372", "342,340 342,370", "312,358 312,384"))
    with canvas.livery({"green": "blue"}), canvas.at(312, 236, 1.08, mirrored=True):
        brimmed_hat(canvas)


def _shouldered_sabre(canvas: Canvas) -> None:
    """Draw the sabre that leans against the left shoulder, and the arm that holds its hilt before the belly."""
    blade = Limb([(204, 488), (180, 410), (172, 330), (186, 240)], (20, 24, 22, 4))
    canvas.part(blade.shape, "steel", line=3.8, shade=5, edge=1.6)
    canvas.brush([blade.at(t, -0.2) for t in (0.05, 0.35, 0.65, 0.9)], 2.4)
    upper_arm = Limb([(246, 400), (188, 452), (172, 524)], (72, 92, 64), round_start=True)
    slashed_sleeve(canvas, upper_arm, "ochre", "white")
    forearm = Limb([(172, 522), (194, 560), (216, 540)], (62, 56, 46), round_start=True)
    sleeve(canvas, forearm, "blue", shade=8)
    cuff(canvas, forearm, 0.74)
    canvas.part(stroke("206,492 216,522 228,550", 17, 0, 0), "black", line=3, shade=0, edge=0)
    canvas.part(ellipse(231, 556, 11), "ochre", line=3, shade=4, edge=1)
    with canvas.at(219, 524, 1.04, -14, mirrored=True):
        fist(canvas)
    canvas.part(stroke("182,500 204,494 232,482", 13, 0.1, 0.1), "ochre", line=3, shade=0, edge=1)
    canvas.line("186,502 190,534 226,554", 8)
    canvas.line("186,502 190,534 226,554", 4, "ochre")
