"""The pip cards 10 to 7: half the pips at each end, and a small scene of Tell's country between them, twice.

Bells and hearts stand in columns; acorns and leaves grow on stems that spring from the ribbon in the middle.
"""

from resources.art.double_german.halves import RIBBONS, HalvedCanvas, Scene, draw_ribbon, place_signs
from resources.art.double_german.turned_signs import place_turned_sign
from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, union
from resources.art.kit.spline import Point
from resources.art.parts.alpine import peak
from resources.art.parts.plants import fir
from resources.art.parts.sheet import frame, paper
from resources.art.signs import place_sign

_SCALES = {10: 0.94, 9: 1.0, 8: 1.08, 7: 1.12}
_LOWER_ROWS = {10: 268, 9: 276, 8: 284, 7: 282}


def pip_card(suit: str, count: int, scene: Scene) -> Canvas:
    """Draw the card of a suit (E, L, H, S) with `count` pips, 7 to 10: the greater half above."""
    canvas = HalvedCanvas()
    paper(canvas)
    upper, lower = places(count, (count + 1) // 2), places(count, count // 2)
    on_stems = suit in "EL"
    for turned, pips in ((False, upper), (True, lower)):
        with canvas.half(turned):
            _scene(canvas, scene, _BESIDE_STEM[count] if on_stems else None)
            if on_stems:
                _stem(canvas, suit, pips)
    if on_stems:
        _place_on_twigs(canvas, suit, upper, lower, _SCALES[count])
    else:
        place_signs(canvas, suit, upper, lower, _SCALES[count])
    if count == 10:
        for turned in (False, True):
            with canvas.half(turned):
                write(canvas, "X", 300, 58, 0.9, nib=12)
    draw_ribbon(canvas, *RIBBONS[suit])
    frame(canvas)
    return canvas


def places(count: int, pips: int) -> tuple[Point, ...]:
    """Return where the 3, 4 or 5 pips in a half of the card with `count` pips sit, the middle one last."""
    heights = (116,) if pips == 3 else (116 if count < 9 else 110, _LOWER_ROWS[count])
    outer = tuple((x, y) for y in heights for x in (150, 450))
    return outer if pips == 4 else (*outer, (300, 194))


def _scene(canvas: Canvas, scene: Scene, beside_stem: Scene | None) -> None:
    if beside_stem:
        beside_stem(canvas)
    meadow = blob("0,478* 120,462 250,472 380,452 500,440 600,446* 600,560* 0,560*")
    canvas.part(meadow, "green", line=3, shade=0, edge=0)
    canvas.fill(blob("0,506* 140,492 300,486 440,470 600,468* 600,560* 0,560*"), "green.shade")
    with canvas.at(140, 500, 0.68) if beside_stem else canvas.at(300, 474, 0.95):
        scene(canvas)


def _peaks(canvas: Canvas) -> None:
    peak(canvas, 440, 470, 150, 106)
    peak(canvas, 520, 470, 150, 82)


def _firs(canvas: Canvas) -> None:
    for x, height in ((416, 96), (532, 104), (476, 128)):
        fir(canvas, x, 462, height)


def _sunrise(canvas: Canvas) -> None:
    for i in range(9):
        with canvas.at(468, 456, 1, -80 + i * 20):
            canvas.part(polygon([(-6, -62), (0, -102 if i % 2 else -88), (6, -62)]), "ochre", line=2.6, shade=0, edge=0)
    canvas.part(ellipse(468, 456, 52), "ochre", line=3.2, shade=8, edge=1.6)


def _great_peak(canvas: Canvas) -> None:
    peak(canvas, 466, 470, 220, 116)


_BESIDE_STEM: dict[int, Scene] = {10: _peaks, 9: _firs, 8: _sunrise, 7: _great_peak}
"""What stands on the meadow at the other side of the stem."""


def _stem(canvas: Canvas, suit: str, pips: tuple[Point, ...]) -> None:
    wood: list[Shape] = [Limb([(304, 520), (294, 420), (306, 330), (300, 262)], (24, 18, 13, 9)).shape]
    odd = len(pips) % 2 == 1
    if odd:
        wood.append(Limb([(300, 280), (296, 256), (300, 230)], (9, 8, 7)).shape)
    for x, y in pips[: len(pips) - 1] if odd else pips:
        side = -1 if x < 300 else 1
        root = y + 106 if y > 200 else y + 190
        points = [
            (300, root),
            (300 + side * 40, root - 30),
            (300 + side * 92, y + 66),
            (300 + side * 134, y + 72),
            (x, y + 42),
        ]
        wood.append(Limb(points, (12, 10, 9, 8, 7)).shape)
    canvas.part(union(wood).buffer(1.5).buffer(-1.5), "olive" if suit == "L" else "brown", line=3.6, shade=4, edge=1.8)
    _leaflets(canvas, suit, len(pips))


def _leaflets(canvas: Canvas, suit: str, count: int) -> None:
    leaflet = "green" if suit == "E" else "olive"
    places = [(300 + side * 62, y, side * 40) for y in ((246,) if count == 3 else (340, 246)) for side in (-1, 1)]
    if count == 4:
        places.append((300, 266, 0))
    for x, y, direction in places:
        with canvas.at(x, y, 1, direction):
            canvas.part(blob("0,6* -12,-16 0,-42* 12,-16"), leaflet, line=2.8, shade=4, edge=1.2)
            canvas.brush("0,2 0,-30", 1.8)


def _place_on_twigs(
    canvas: Canvas, suit: str, upper: tuple[Point, ...], lower: tuple[Point, ...], scale: float
) -> None:
    for x, y in upper:
        with canvas.at(x, y, scale):
            place_sign(canvas, suit, on_twig=True)
    for x, y in lower:
        with canvas.at(600 - x, 1000 - y, scale):
            place_turned_sign(canvas, suit, on_twig=True)
