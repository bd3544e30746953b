"""The four kings: frontal, enthroned, the robe one big bell, a suit sign in each upper corner."""

from collections.abc import Mapping

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import lozenges
from resources.art.kit.shapes import blob, box, contains, ellipse, polygon, rectangle, shifted, union
from resources.art.kit.spline import mirrored
from resources.art.parts.hands import fist, resting_hand
from resources.art.parts.hats import crown
from resources.art.parts.heads import frontal_head
from resources.art.parts.props import fleur_sceptre, gateway_shield
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import SIGNS


def king_of_bells() -> Canvas:
    """Draw the king with the arms of Salzburg: grey beard, high crown, fleur sceptre, ochre robe."""
    return _king("S", {}, "grey")


def king_of_hearts() -> Canvas:
    """Draw the king in red with a brown beard, until his orb and anchor are drawn."""
    return _king("H", {"ochre": "red", "red": "blue", "green": "ochre"}, "hair")


def king_of_leaves() -> Canvas:
    """Draw the king in green with a black beard, until his cap is drawn."""
    return _king("L", {"ochre": "green", "red": "ochre", "blue": "red"}, "black")


def king_of_acorns() -> Canvas:
    """Draw the king in blue and brown with a white beard, until his sword and oak are drawn."""
    return _king("E", {"ochre": "blue", "red": "brown", "brown": "black"}, "white")


def _king(suit: str, livery: Mapping[str, str], hair: str) -> Canvas:
    canvas = Canvas()
    paper(canvas)
    with canvas.livery(livery):
        _throne(canvas)
        _dais(canvas)
        _armrests(canvas)
        _robe(canvas)
        _sleeves_and_belt(canvas)
        _ermine_collar(canvas)
        fleur_sceptre(canvas)
        _right_hand(canvas)
        with canvas.at(420, 716, 1.06, 4):
            gateway_shield(canvas)
        _left_hand(canvas)
        with canvas.at(300, 306, 1.06):
            frontal_head(canvas, hair)
        with canvas.at(300, 246, 1.06):
            crown(canvas, "blue")
    for x in (150, 450):
        with canvas.at(x, 124, 1.14):
            SIGNS[suit](canvas)
    frame(canvas)
    return canvas


def _throne(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.part(rectangle(300 + side * 150 - 16, 330, 32, 560, 4), "brown", line=4.2, shade=9, edge=2.2)
        with canvas.at(300 + side * 150, 318, 0.5):
            canvas.part(ellipse(0, 0, 34), "ochre", line=7, shade=12, edge=3)
    back = blob("166,900* 166,372* 176,300 214,250 256,196 300,168 344,196 386,250 424,300 434,372* 434,900*")
    canvas.part(back, "brown", line=4.6, shade=0, edge=2)
    cloth = blob("188,900* 188,376* 200,306 232,264 268,218 300,198 332,218 368,264 400,306 412,376* 412,900*")
    pattern = lozenges((180, 190, 420, 900), "green.shade", 34, 54)
    canvas.part(cloth, "green", line=3.4, shade=0, edge=0, pattern=pattern)
    for row in range(13):
        for i in range(7):
            x, y = 194 + i * 34 + (17 if row % 2 else 0), 222 + row * 54
            if contains(cloth.buffer(-8), x, y):
                canvas.fill(ellipse(x, y, 3.4), "ochre")
    canvas.part(blob("300,116 316,138 312,160 300,172 288,160 284,138"), "ochre", line=3.6, shade=5, edge=1.8)


def _dais(canvas: Canvas) -> None:
    step = blob("35,884* 565,884* 565,965* 35,965*").intersection(PICTURE_AREA)
    canvas.part(step, "red", line=3.6, shade=0, edge=0)
    for i in range(16):
        x = 35 + i * 36
        point = polygon([(x, 884), (x + 18, 912), (x + 36, 884)]).intersection(PICTURE_AREA)
        canvas.part(point, "ochre", line=2.2, shade=0, edge=0)
    canvas.ink(rectangle(35, 884, 530, 7))
    canvas.part(rectangle(35, 916, 530, 12).intersection(PICTURE_AREA), "ochre", line=2.6, shade=0, edge=0)


def _armrests(canvas: Canvas) -> None:
    for side in (-1, 1):
        rest = mirrored("128,590* 190,590 206,606 196,628 128,630*", side, 300)
        canvas.part(blob(rest), "brown", line=4, shade=7, edge=2)
        canvas.part(rectangle(300 + side * 176 - 15, 626, 30, 262, 4), "brown", line=4, shade=8, edge=2, hatch=6)
        canvas.part(ellipse(300 + side * 190, 610, 13), "ochre", line=3, shade=4, edge=1.4)


def _robe(canvas: Canvas) -> None:
    robe = blob(
        "196,470 216,400 262,366 300,376 338,366 384,400 404,470 402,560 420,660 "
        "436,760 446,892* 400,902 356,888 300,900 "
        "244,888 200,902 154,892* 164,760 180,660 198,560"
    )
    flowers = []
    for row, y in enumerate(range(400, 900, 58)):
        for i in range(-3, 4):
            x = 300 + i * 58 + (29 if row % 2 else 0)
            petals = [ellipse(x, y - 8, 6, 9), ellipse(x - 9, y + 3, 6, 6), ellipse(x + 9, y + 3, 6, 6)]
            flowers.append(union([*petals, rectangle(x - 2, y, 4, 15)]))
    canvas.part(robe, "ochre", line=4.8, shade=18, edge=2.6, pattern=[(union(flowers), "ochre.shade")])
    for side in (-1, 1):
        canvas.brush(mirrored("34,640 92,628 124,668", side, 300), 6, taper=(0.3, 0.5))
        for fold, width in (
            (mirrored("46,672 40,770 54,884", side, 300), 5),
            (mirrored("112,690 116,780 104,884", side, 300), 5),
            (mirrored("78,720 82,810 78,880", side, 300), 3.6),
            (mirrored("128,676 134,780 130,880", side, 300), 3),
        ):
            canvas.brush(fold, width, taper=(0.6, 0.2))
    canvas.part(blob("278,640* 322,640* 330,892* 270,892*"), "red", line=3.6, shade=8, edge=1.6)
    for y in range(664, 890, 38):
        with canvas.at(300, y, 0.3):
            canvas.part(blob("-40,0 0,-44 40,0 0,44"), "ochre", line=6, shade=0, edge=2)
    hem = robe.difference(shifted(robe, 0, -30)).intersection(box(140, 800, 460, 920))
    canvas.part(hem, "white", line=3.4, shade=4, edge=1.4)
    for x in range(170, 446, 30):
        canvas.brush([(x, 872), (x + 1, 880), (x, 890)], 5, taper=(0.1, 0.7))
    for side in (-1, 1):
        toe = mirrored("58,884* 110,886* 128,908 104,922 66,918", side, 300)
        canvas.part(blob(toe), "red", line=4, shade=6, edge=2)


def _sleeves_and_belt(canvas: Canvas) -> None:
    for points in ([(222, 424), (166, 500), (176, 580)], [(378, 424), (436, 500), (428, 590)]):
        arm = Limb(points, (84, 104, 80), round_start=True)
        canvas.part(arm.shape, "red", line=4.6, shade=12, edge=2.4, hatch=6)
    canvas.part(blob("198,566* 300,592 402,566* 406,598* 300,624 194,598*"), "red", line=3.8, shade=0, edge=2)
    for x in range(216, 400, 28):
        canvas.part(ellipse(x, 588 + 12 * (1 - ((x - 300) / 100) ** 2), 6), "ochre", line=2.4, shade=2, edge=1)


def _ermine_collar(canvas: Canvas) -> None:
    collar = blob("196,438 218,392 262,356 300,372 338,356 382,392 404,438 392,474 350,492 300,486 250,492 208,474")
    canvas.part(collar, "white", line=4.2, shade=10, edge=2.2)
    for x, y in (
        (222, 430),
        (250, 462),
        (244, 408),
        (282, 470),
        (318, 470),
        (350, 462),
        (356, 408),
        (378, 430),
        (224, 458),
        (376, 458),
        (268, 434),
        (332, 434),
    ):
        canvas.brush([(x, y - 7), (x + 1, y), (x, y + 9)], 6, taper=(0.1, 0.7))


def _right_hand(canvas: Canvas) -> None:
    cuff = Limb([(168, 576), (160, 560), (158, 548)], (72, 60, 50))
    canvas.part(cuff.shape, "white", line=3.8, shade=5, edge=1.8)
    with canvas.at(156, 538, 1.12, -8):
        fist(canvas)


def _left_hand(canvas: Canvas) -> None:
    with canvas.at(424, 612, 1.12, 8, mirrored=True):
        resting_hand(canvas)
    cuff = Limb([(430, 578), (430, 594)], (78, 66))
    canvas.part(cuff.shape.buffer(3), "white", line=3.8, shade=5, edge=1.8)
