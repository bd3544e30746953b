"""The pip cards 10 to 5: bells and hearts in columns, acorns and leaves growing on a stem, a vignette at the foot."""

from collections.abc import Callable
from functools import partial

from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, stroke, union
from resources.art.kit.spline import Point, mirrored, spline
from resources.art.parts.sheet import frame, paper
from resources.art.signs import place_sign

_LEFT, _MIDDLE, _RIGHT = 150, 300, 450
_TRUNK_FOOT = 716


def pip_card(suit: str, count: int, vignette: Callable[[Canvas], None]) -> Canvas:
    """Draw the card of a suit (E, L, H, S) with `count` pips, 5 to 10, with the scene of `vignette` at the foot."""
    canvas = Canvas()
    paper(canvas)
    vignette(canvas)
    if suit in "HS":
        _in_columns(canvas, suit, count)
    else:
        _on_stem(canvas, suit, count)
    if count == 10:
        write(canvas, "X", _MIDDLE, 72 if suit in "HS" else 62, 1.25, nib=11)
    frame(canvas)
    return canvas


def _in_columns(canvas: Canvas, suit: str, count: int) -> None:
    for x, y in columns(count):
        with canvas.at(x, y, 1.12 if count < 9 else 1.04):
            place_sign(canvas, suit)


def columns(count: int) -> list[Point]:
    """Return where the pips of bells and hearts sit."""
    rows = {5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}[count]
    top, bottom = (150, 580) if count == 5 else (118, 640)
    heights = [top + (bottom - top) * i / (rows - 1) for i in range(rows)]
    between = {5: (365,), 6: (), 7: (246,), 8: (246, 522), 9: (384,), 10: (292, 476)}[count]
    return [*((_LEFT, y) for y in heights), *((_RIGHT, y) for y in heights), *((_MIDDLE, y) for y in between)]


def _on_stem(canvas: Canvas, suit: str, count: int) -> None:
    """Draw a winding trunk with S-curved twigs left and right, and one pip on its tip for odd counts."""
    odd, rows = count % 2 == 1, count // 2
    scale = {2: 1.28, 3: 1.1, 4: 1.1, 5: 1.0}[rows]
    top, bottom = {5: (330, 590), 10: (140, 640)}.get(count, (262 if odd else 150, 640))
    step = (bottom - top) / (rows - 1)
    heights = [top + (bottom - top) * i / (rows - 1) for i in range(rows)]
    trunk: list[Point] = [(300, _TRUNK_FOOT)]
    trunk += [(300 + (9 if i % 2 else -9), y + 56) for i, y in enumerate(reversed(heights))]
    trunk.append((300, 172 if odd else heights[0] + 34))
    wood = [Limb(trunk, (22, 17, 14, 11, 8)).shape]
    twigs = []
    for y in heights:
        for side in (-1, 1):
            twig = _twig(side, y, min(y + step * 0.5 + 22, 704), scale)
            twigs.append((twig, side))
            wood += [twig.shape, _tendril(side, y, scale)]
    bark = union(wood).buffer(1.5).buffer(-1.5)
    canvas.part(bark, "olive" if suit == "L" else "brown", line=3.6, shade=4, edge=1.8)
    for twig, side in twigs:
        draw = partial(_leaflet, side=side, colour="green" if suit == "E" else "olive")
        with canvas.at(*twig.at(0.34, side * 0.6)):
            canvas.symbol("left-leaflet" if side < 0 else "right-leaflet", draw)
    for y in heights:
        for side in (-1, 1):
            with canvas.at(300 + side * 156, y, scale):
                place_sign(canvas, suit, on_twig=True)
    if odd:
        with canvas.at(300, 124, scale * 1.04):
            place_sign(canvas, suit, on_twig=True)


def _twig(side: int, y: float, root: float, scale: float) -> Limb:
    points = [
        (300, root + 16),
        (300 + side * 44, root - 14),
        (300 + side * 104, y + 64 * scale),
        (300 + side * 140, y + 72 * scale),
        (300 + side * 156, y + 44 * scale),
    ]
    return Limb(points, (12, 10, 9, 8, 7))


def _tendril(side: int, y: float, scale: float) -> Shape:
    points = [
        (300 + side * 104, y + 64 * scale),
        (300 + side * 116, y + 40 * scale),
        (300 + side * 102, y + 28 * scale),
        (300 + side * 92, y + 38 * scale),
    ]
    return stroke(spline(points), 5, 0.1, 0.6)


def _leaflet(canvas: Canvas, side: int, colour: str) -> None:
    canvas.part(blob(mirrored("0,4* -4,-18 14,-38* 22,-18 14,-2", side)), colour, line=2.6, shade=4, edge=1.2)
    canvas.brush(mirrored("1,1 8,-14 12,-30", side), 1.8)
