"""The four kings: frontal, enthroned, the robe one big bell, a suit sign in each upper corner."""

from collections.abc import Callable, Mapping

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.patterns import lozenges
from resources.art.kit.shapes import Shape, blob, box, contains, ellipse, polygon, rectangle, shifted, union
from resources.art.kit.spline import mirrored
from resources.art.parts.hands import fist, resting_hand
from resources.art.parts.hats import crown, open_crown, plumed_cap
from resources.art.parts.heads import frontal_head
from resources.art.parts.props import (
    anchor_shield,
    fleur_sceptre,
    gateway_shield,
    horn_shield,
    leaf_sceptre,
    oak_shield,
    orb,
    upright_sword,
)
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import SIGNS

Motif = Callable[[float, float], Shape]
"""The pattern of a robe: its shape round a place."""
Regalia = Callable[[Canvas], None]


def king_of_bells() -> Canvas:
    """Draw the king with the arms of Salzburg: grey beard, high crown, fleur sceptre, ochre robe."""
    canvas = _enthroned("green", {}, _fleuron)
    fleur_sceptre(canvas)
    _hands(canvas, gateway_shield)
    with canvas.at(300, 306, 1.06):
        frontal_head(canvas, "grey")
    with canvas.at(300, 246, 1.06):
        crown(canvas, "blue")
    return _finished(canvas, "S")


def king_of_hearts() -> Canvas:
    """Draw the king with orb and anchor: brown beard, crown, red robe."""
    canvas = _enthroned("olive", {"ochre": "red", "red": "blue"}, _lozenge)
    orb(canvas, 154, 486)
    _hands(canvas, anchor_shield)
    with canvas.at(300, 306, 1.06):
        frontal_head(canvas, "hair")
    with canvas.at(300, 246, 1.06):
        crown(canvas, "red")
    return _finished(canvas, "H")


def king_of_leaves() -> Canvas:
    """Draw the king with the cap: jewelled band, long black moustache, sceptre, green robe, a horn as his arms."""
    canvas = _enthroned("red", {"ochre": "green", "red": "ochre"}, _trefoil)
    leaf_sceptre(canvas)
    _hands(canvas, horn_shield)
    with canvas.at(300, 306, 1.06):
        frontal_head(canvas, "black", long_beard=False)
    with canvas.at(300, 250, 1.1):
        plumed_cap(canvas)
    return _finished(canvas, "L")


def king_of_acorns() -> Canvas:
    """Draw the old king with the sword: white beard, open crown, blue and brown robe, an oak as his arms."""
    canvas = _enthroned("ochre", {"ochre": "blue", "red": "brown"}, _cross)
    upright_sword(canvas)
    _hands(canvas, oak_shield)
    with canvas.at(300, 306, 1.06):
        frontal_head(canvas, "white")
    with canvas.at(300, 248, 1.06):
        open_crown(canvas, "white")
    return _finished(canvas, "E")


def _enthroned(hanging: str, livery: Mapping[str, str], motif: Motif) -> Canvas:
    """Draw the throne with a hanging of the given colour, and on it the robed body in the livery of a suit.

    Head, hands and regalia keep their own colours.
    """
    canvas = Canvas()
    paper(canvas)
    with canvas.livery({"green": hanging}):
        _throne(canvas)
    with canvas.livery(livery):
        _dais(canvas)
    _armrests(canvas)
    with canvas.livery(livery):
        _robe(canvas, motif)
        _sleeves_and_belt(canvas)
        _ermine_collar(canvas)
    return canvas


def _finished(canvas: Canvas, suit: str) -> Canvas:
    for x in (150, 450):
        with canvas.at(x, 124, 1.14):
            SIGNS[suit](canvas)
    frame(canvas)
    return canvas


def _hands(canvas: Canvas, shield: Regalia) -> None:
    _right_hand(canvas)
    with canvas.at(420, 716, 1.06, 4):
        shield(canvas)
    _left_hand(canvas)


def _fleuron(x: float, y: float) -> Shape:
    petals = [ellipse(x, y - 8, 6, 9), ellipse(x - 9, y + 3, 6, 6), ellipse(x + 9, y + 3, 6, 6)]
    return union([*petals, rectangle(x - 2, y, 4, 15)])


def _lozenge(x: float, y: float) -> Shape:
    outer = polygon([(x, y - 20), (x + 13, y), (x, y + 20), (x - 13, y)])
    return outer.difference(polygon([(x, y - 9), (x + 6, y), (x, y + 9), (x - 6, y)]))


def _trefoil(x: float, y: float) -> Shape:
    leaf = blob(f"{x},{y - 15}* {x - 13},{y - 2} {x - 10},{y + 9} {x},{y + 5}* {x + 10},{y + 9} {x + 13},{y - 2}")
    return union([leaf, rectangle(x - 1.5, y + 4, 3, 11)])


def _cross(x: float, y: float) -> Shape:
    arms = [rectangle(x - 3.5, y - 15, 7, 30), rectangle(x - 15, y - 3.5, 30, 7)]
    return union([*arms, ellipse(x, y, 8)])


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


def _robe(canvas: Canvas, motif: Motif) -> None:
    robe = blob(
        "196,470 216,400 262,366 300,376 338,366 384,400 404,470 402,560 420,660 "
        "436,760 446,892* 400,902 356,888 300,900 "
        "244,888 200,902 154,892* 164,760 180,660 198,560"
    )
    places = [
        (300 + i * 58 + (29 if row % 2 else 0), y) for row, y in enumerate(range(400, 900, 58)) for i in range(-3, 4)
    ]
    pattern = [(union(motif(x, y) for x, y in places), "ochre.shade")]
    canvas.part(robe, "ochre", line=4.8, shade=18, edge=2.6, pattern=pattern)
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
