"""The four kings, unnamed riders: each with a horse, a crown and a bearing of his own."""

from resources.art.double_german.garb import fist_at, plain_arm
from resources.art.double_german.halves import court
from resources.art.double_german.hats import crowned_hat, crowned_helmet, pointed_crown
from resources.art.double_german.horse import Horse, draw_horse
from resources.art.double_german.props import falcon, great_sword, lily_sceptre
from resources.art.kit.canvas import Canvas, Pattern
from resources.art.kit.patterns import stripes
from resources.art.kit.shapes import blob, ellipse
from resources.art.parts.hats import crown
from resources.art.parts.heads import frontal_head
from resources.art.parts.portraits import Fashion, ruler_head
from resources.art.parts.props import orb

_AXIS = 356  # the rider sits to the right of the horse's neck
_ROBE_AREA = (240, 340, 480, 640)


def king_of_acorns() -> Canvas:
    """Draw the old king on the black horse, his sword raised."""
    return court("E", "K", _old_king)


def king_of_leaves() -> Canvas:
    """Draw the hunting king on the bay, a falcon on his fist."""
    return court("L", "K", _hunting_king)


def king_of_hearts() -> Canvas:
    """Draw the young king on the white horse, his helmet crowned, a sceptre in his hand."""
    return court("H", "K", _young_king)


def king_of_bells() -> Canvas:
    """Draw the grey-bearded king on the dun, who holds out the orb."""
    return court("S", "K", _grey_king)


def _old_king(canvas: Canvas) -> None:
    with canvas.at(470, 450, 0.9, 2):
        great_sword(canvas)
    plain_arm(
        canvas, [(420, 404), (470, 432), (474, 506)], [(474, 508), (492, 492), (474, 458)], ("brown", "blue"), "ochre"
    )
    fist_at(canvas, (470, 446), 4, mirrored=True)
    _robe(canvas, "blue", ())
    _ermine(canvas)
    with canvas.at(_AXIS, 284, 1.04):
        ruler_head(canvas, "white", Fashion.PARTED)
    with canvas.at(_AXIS, 226, 0.98):
        pointed_crown(canvas, "brown")
    draw_horse(canvas, Horse("black", "grey", "red", ("brown", "ochre"), nod=4, blaze=True))
    _rein_arm(canvas, "brown", "blue")


def _hunting_king(canvas: Canvas) -> None:
    plain_arm(
        canvas, [(420, 404), (472, 436), (470, 506)], [(470, 508), (500, 488), (488, 430)], ("green", "brown"), "ochre"
    )
    fist_at(canvas, (486, 412), -20, mirrored=True)
    with canvas.at(480, 384, 1):
        falcon(canvas)
    _robe(canvas, "green", stripes(_ROBE_AREA, "green.shade", 30, 12))
    canvas.part(
        blob("268,388 306,362 356,380 406,362 444,388 432,424 356,440 280,424"), "brown", line=4.2, shade=9, edge=2.2
    )
    for x in range(290, 440, 26):
        canvas.brush([(x - 2, 396), (x + 2, 404), (x - 2, 414)], 3.2, taper=(0.1, 0.7))
    with canvas.at(_AXIS, 284, 1.04):
        ruler_head(canvas, "hair", Fashion.BOXED)
    with canvas.at(_AXIS, 232, 1.0):
        crowned_hat(canvas)
    draw_horse(canvas, Horse("brown", "black", "ochre", ("green", "ochre"), nod=-2))
    _rein_arm(canvas, "green", "brown")


def _young_king(canvas: Canvas) -> None:
    with canvas.at(478, 446, 0.92, 1):
        lily_sceptre(canvas)
    plain_arm(
        canvas, [(420, 404), (470, 432), (474, 506)], [(474, 508), (496, 490), (482, 456)], ("red", "steel"), "ochre"
    )
    fist_at(canvas, (478, 442), 2, mirrored=True)
    _robe(canvas, "steel", ())
    cloak = (
        "262,404 284,366 330,384 356,440 382,384 428,366 450,404 456,470 440,640* 412,640* "
        "400,470 356,458 312,470 300,640* 262,640*"
    )
    canvas.part(blob(cloak), "red", line=4.4, shade=10, edge=2.4, hatch=6)
    canvas.part(ellipse(356, 424, 15), "ochre", line=3.2, shade=4, edge=1.4)
    canvas.part(ellipse(356, 424, 7), "blue", line=2.4, shade=0, edge=0)
    with canvas.at(_AXIS, 284, 1.04):
        ruler_head(canvas, "black", Fashion.CHIN_TUFT)
    with canvas.at(_AXIS, 238, 1.0):
        crowned_helmet(canvas)
    draw_horse(canvas, Horse("white", "grey", "red", ("red", "white"), nod=8))
    _rein_arm(canvas, "red", "steel")


def _grey_king(canvas: Canvas) -> None:
    plain_arm(canvas, [(420, 404), (468, 440), (466, 510)], [(466, 512), (504, 494), (488, 448)], ("ochre", "blue"))
    orb(canvas, 482, 402)
    fist_at(canvas, (484, 442), -30, mirrored=True)
    _robe(canvas, "ochre", stripes(_ROBE_AREA, "red", 44, 7))
    _ermine(canvas)
    with canvas.at(_AXIS, 284, 1.02):
        frontal_head(canvas, "grey")
    with canvas.at(_AXIS, 224, 0.98):
        crown(canvas, "blue")
    draw_horse(canvas, Horse("hair", "white", "blue", ("blue", "ochre"), nod=-6))
    _rein_arm(canvas, "ochre", "blue")


def _robe(canvas: Canvas, colour: str, pattern: Pattern) -> None:
    robe = blob("262,404 296,368 356,378 416,368 450,404 456,480 446,640* 262,640* 256,480")
    canvas.part(robe, colour, line=4.6, shade=16, edge=2.6, hatch=0 if pattern else 6, pattern=pattern)
    for fold in ("430,440 436,500 430,560", "404,480 408,530 404,560"):
        canvas.brush(fold, 3.4)


def _ermine(canvas: Canvas) -> None:
    collar = "262,424 282,382 320,364 356,380 392,364 430,382 450,424 436,456 356,476 276,456"
    canvas.part(blob(collar), "white", line=4.2, shade=10, edge=2.2)
    for x, y in ((286, 420), (308, 442), (404, 442), (426, 420), (340, 456), (372, 456), (300, 396), (412, 396)):
        canvas.brush([(x, y - 7), (x + 1, y), (x, y + 9)], 6, taper=(0.1, 0.7))


def _rein_arm(canvas: Canvas, upper: str, lower: str) -> None:
    plain_arm(
        canvas, [(284, 414), (250, 462), (274, 516)], [(272, 518), (300, 544), (336, 524)], (upper, lower), "ochre"
    )
    fist_at(canvas, (338, 514), 30)
