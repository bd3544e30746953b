"""The pip cards 10 to 6: bells and hearts in three columns, acorns and leaves on two entwined stems."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, stroke
from resources.art.kit.spline import Point, mirrored, spline
from resources.art.parts.sheet import frame, paper
from resources.art.signs import place_sign

_ROOT = 716
_REACH = 46  # how far a stem swings out from the middle of the card
_SWING = 58  # how far below its pips a swing lies
_ALONG = [i / 40 for i in range(2, 37)]


def pip_card(suit: str, count: int, vignette: Callable[[Canvas], None]) -> Canvas:
    """Draw the card of a suit (E, L, H, S) with `count` pips, 6 to 10, with the scene of `vignette` at the foot."""
    canvas = Canvas()
    paper(canvas)
    vignette(canvas)
    if suit in "HS":
        _in_columns(canvas, suit, count)
    else:
        _on_stems(canvas, suit, count)
    if count == 10:
        write(canvas, "X", 300, 72 if suit in "HS" else 62, 1.25, nib=11)
    frame(canvas)
    return canvas


def _in_columns(canvas: Canvas, suit: str, count: int) -> None:
    for x, y in _columns(count):
        with canvas.at(x, y, 1.12 if count < 10 else 1.04):
            place_sign(canvas, suit)


def _columns(count: int) -> list[Point]:
    """Return where pips sit: the outer columns full, in the middle one the rest, between or level with their rows."""
    rows = 4 if count == 10 else 3
    step = 522 / (rows - 1)
    outer = [118 + step * i for i in range(rows)]
    middle = {6: (), 7: (379,), 8: (248, 510), 9: (118, 379, 640), 10: (292, 466)}[count]
    return [*((150, y) for y in outer), *((450, y) for y in outer), *((300, y) for y in middle)]


def _on_stems(canvas: Canvas, suit: str, count: int) -> None:
    """Draw two stems that cross between the rows, a twig with a pip at each swing, one pip on top for odd counts."""
    odd, rows = count % 2 == 1, count // 2
    scale = 1.0 if rows == 5 else 1.04 if count == 9 else 1.1
    top, bottom = 140 if count == 10 else 262 if odd else 150, 636
    step = (bottom - top) / (rows - 1)
    heights = [top + step * i for i in range(rows)]
    swings = [y + _SWING for y in heights]
    wood, rind = ("brown", "brown.light") if suit == "E" else ("olive", "olive.light")
    stems = [_stem(swings, side, 166 if odd else swings[0] - (32 if count == 10 else 84), odd) for side in (-1, 1)]
    for y in heights:
        for side in (-1, 1):
            with canvas.at(300, y):
                draw = partial(_twig, side=side, scale=scale, wood=wood)
                canvas.symbol("left-twig" if side < 0 else "right-twig", draw)
    for stem in stems:
        canvas.part(stem.shape, wood, line=3.6, shade=4, edge=1.6)
    for i, (above, below) in enumerate(pairwise(swings)):
        if i % 2 == 0:
            _lay_over(canvas, stems[0], (above + below) / 2, wood)
    for stem in stems:
        canvas.brush([stem.at(t, -0.25) for t in _ALONG], 2, rind, taper=(0.2, 0.4))
    for y in heights:
        for side in (-1, 1):
            with canvas.at(300 + side * 154, y, scale):
                place_sign(canvas, suit, on_twig=True)
    if odd:
        with canvas.at(300, 120, scale * 1.04):
            place_sign(canvas, suit, on_twig=True)


def _stem(swings: list[float], side: int, top: float, odd: bool) -> Limb:
    """Return the stem that swings to `side` at its lowest twig; for odd counts the two join at `top`."""
    points: list[Point] = [(300 - side * 12, _ROOT + 6)]
    lean = side
    for y in reversed(swings):
        points.append((300 + lean * _REACH, y))
        lean = -lean
    points.append((300 + (0 if odd else lean * 10), top))
    return Limb(points, (17, 14, 12, 10, 6))


def _lay_over(canvas: Canvas, stem: Limb, y: float, wood: str) -> None:
    """Draw a piece of the stem again where the other one has covered it, so that the two seem to be twisted."""
    places = [i / 200 for i in range(201)]
    middle = min(places, key=lambda t: abs(stem.at(t)[1] - y))
    start, end = max(0.0, middle - 0.045), min(1.0, middle + 0.045)
    piece = stem.band(start, end)
    canvas.ink(stem.band(start + 0.008, end - 0.008).buffer(1.8))
    canvas.fill(piece, wood)


def _twig(canvas: Canvas, side: int, scale: float, wood: str) -> None:
    """Draw the twig of one row with its leaf and tendril; the pip sits 154 units from the origin."""
    points = [
        (side * (_REACH - 6), _SWING + 10),
        (side * 88, _SWING - 4),
        (side * 134, 74 * scale),
        (side * 154, 42 * scale),
    ]
    twig = Limb(points, (11, 9, 8, 7))
    canvas.part(twig.shape, wood, line=3.6, shade=3, edge=1.6)
    with canvas.at(*twig.at(0.4)):
        _leaflet(canvas, side, "green" if wood == "brown" else "olive")


def _leaflet(canvas: Canvas, side: int, colour: str) -> None:
    curl = [(0.0, 4.0), (side * 12.0, 18.0), (side * 26.0, 18.0), (side * 26.0, 8.0), (side * 18.0, 8.0)]
    canvas.ink(stroke(spline(curl), 4.6, 0.1, 0.6))
    canvas.part(blob(mirrored("0,2* -12,-14 -8,-34* 6,-24 8,-8", side)), colour, line=2.6, shade=4, edge=1.2)
    canvas.brush(mirrored("0,0 -3,-14 -6,-26", side), 1.8)
