"""The Weli, 6 of bells, double-headed: three bells, an acorn and a heart at each end, its name between them."""

from resources.art.double_german.halves import HalvedCanvas, draw_ribbon, place_signs
from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.kit.shapes import blob, polygon, rectangle, union
from resources.art.kit.spline import mirrored
from resources.art.parts.alpine import peak
from resources.art.parts.plants import tree
from resources.art.parts.sheet import frame, paper


def weli() -> Canvas:
    """Draw the Weli."""
    canvas = HalvedCanvas()
    paper(canvas)
    for turned in (False, True):
        with canvas.half(turned):
            _half(canvas)
    bells = ((150, 108), (300, 108), (450, 108))
    place_signs(canvas, "S", bells, bells, 0.98)
    place_signs(canvas, "E", ((146, 236),), ((146, 236),), 0.98)
    place_signs(canvas, "H", ((454, 236),), ((454, 236),), 0.94)
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
            blob(mirrored("66,214* 98,210 90,232 100,258 66,258*", side, 300)), "red", line=3.2, shade=4, edge=1.4
        )
        fold = polygon([(300 + side * 76, 258), (300 + side * 66, 246), (300 + side * 66, 258)])
        canvas.part(fold, "black", line=2, shade=0, edge=0)
    canvas.part(
        blob("224,200* 260,194 300,192 340,194 376,200* 376,248* 340,242 300,240 260,242 224,248*"),
        "white",
        line=3.6,
        shade=6,
        edge=1.8,
    )
    write(canvas, "WELI", 300, 199, 0.58, nib=12, gap=10)
