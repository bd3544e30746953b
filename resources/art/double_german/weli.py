"""The Weli, 6 of bells: three bells at each end, an acorn below these and a heart below those, and its name at both."""

from resources.art.double_german.halves import HalvedCanvas, draw_ribbon, place_signs
from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.kit.shapes import blob, polygon, rectangle, union
from resources.art.kit.spline import mirrored
from resources.art.parts.alpine import peak
from resources.art.parts.plants import tree
from resources.art.parts.sheet import frame, paper

_OTHER_SUIT = (150, 232)
_BANNER_X = 362


def weli() -> Canvas:
    """Draw the Weli."""
    canvas = HalvedCanvas()
    paper(canvas)
    for turned in (False, True):
        with canvas.half(turned):
            _half(canvas)
    bells = ((150, 108), (300, 108), (450, 108))
    place_signs(canvas, "S", bells, bells, 0.98)
    place_signs(canvas, "E", (_OTHER_SUIT,), (), 0.98)
    place_signs(canvas, "H", (), (_OTHER_SUIT,), 0.94)
    draw_ribbon(canvas, "ochre", "blue")
    frame(canvas)
    return canvas


def _half(canvas: Canvas) -> None:
    peak(canvas, 380, 470, 200, 134)
    peak(canvas, 500, 470, 190, 110)
    canvas.part(blob("0,470* 150,454 300,462 450,436 600,440* 600,560* 0,560*"), "green", line=3, shade=0, edge=0)
    canvas.fill(blob("0,500* 160,486 300,484 450,462 600,462* 600,560* 0,560*"), "green.shade")
    tree(canvas, 122, 506, 182)
    _tomb(canvas)
    _banner(canvas)


def _tomb(canvas: Canvas) -> None:
    canvas.part(rectangle(262, 390, 116, 86), "grey", line=3.6, shade=11, edge=2)
    canvas.part(rectangle(252, 376, 136, 17, 3), "white", line=3.2, shade=4, edge=1.6)
    canvas.part(blob("270,376* 282,354 320,346 358,354 370,376*"), "grey", line=3.4, shade=7, edge=1.8)
    canvas.part(union([rectangle(315, 308, 10, 40), rectangle(303, 318, 34, 10)]), "ochre", line=2.8, shade=3, edge=1.2)
    canvas.part(rectangle(282, 404, 76, 40, 3), "white", line=2.4, shade=0, edge=0)
    for y in (416, 430):
        canvas.brush([(292, y), (348, y)], 3, taper=(0.1, 0.1))


def _banner(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.part(
            blob(mirrored("96,214* 130,210 120,232 132,258 96,258*", side, _BANNER_X)),
            "red",
            line=3.2,
            shade=4,
            edge=1.4,
        )
        fold = polygon([(_BANNER_X + side * n, y) for n, y in ((106, 258), (96, 246), (96, 258))])
        canvas.part(fold, "black", line=2, shade=0, edge=0)
    canvas.part(
        blob("254,200* 300,194 362,192 424,194 470,200* 470,248* 424,242 362,240 300,242 254,248*"),
        "white",
        line=3.6,
        shade=6,
        edge=1.8,
    )
    write(canvas, "WELI", _BANNER_X, 199, 0.58, nib=12, gap=14)
