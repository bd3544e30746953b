"""The suit signs standing on their heads, for the lower half of a card: drawn anew, since the light must not turn."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, ellipse
from resources.art.signs import Sign, hanging_acorn, hanging_leaf


def turned_bell(canvas: Canvas) -> None:
    """Draw a bell that hangs upside down, its ring below."""
    canvas.part(ellipse(0, 49, 8, 8).difference(ellipse(0, 49, 3.6, 3.6)), "ochre", line=3, shade=0, edge=0)
    canvas.part(blob("-9,36* -6,43 0,45 6,43 9,36*"), "ochre", line=3, shade=0, edge=1)
    ball = ellipse(0, -5, 45, 43)
    canvas.part(ball, "ochre", line=4.4, shade=13, light=7, edge=2.4)
    belt = blob("-60,7* -30,-1 0,-3.5 30,-1 60,7* 60,-6* 30,-14 0,-16.5 -30,-14 -60,-6*")
    belt = belt.intersection(ball.buffer(-1.6))
    canvas.part(belt, "red", line=3, shade=0, edge=0)
    canvas.fill(belt.intersection(blob("18,20* 60,20* 60,-40* 10,-40* 22,-10")), "red.shade")
    for x in (-30, -15, 0, 15, 30):
        canvas.fill(ellipse(x, -8.7 + x * x * 0.0085, 2.7), "ochre.light")
    canvas.brush("-23,-31 -12,-36.5 0,-38.2 12,-36.5 23,-31", 4.6, taper=(0.12, 0.12), thinnest=0.5)
    canvas.ink(ellipse(-23.5, -30.4, 4.3))
    canvas.ink(ellipse(23.5, -30.4, 4.3))
    canvas.brush("0,-38 0,-46.5", 3.2, taper=(0, 0.3))
    canvas.hatch(ball.buffer(-2).difference(ellipse(-9, -13, 45, 43)).difference(belt), 4.6, -60)
    canvas.fill(blob("-35,-18 -30,-28 -24,-32 -25,-26 -29,-19"), "bell.light")


def turned_heart(canvas: Canvas) -> None:
    """Draw a heart with its tip up."""
    shape = blob("0,26* -14,43 -33,42 -45,24 -41,0 -24,-24 -6,-42 0,-50* 6,-42 24,-24 41,0 45,24 33,42 14,43")
    canvas.part(shape, "red", line=4.4, shade=11, edge=2.4, hatch=5)
    canvas.fill(blob("-32,2 -26,-10 -15,-21 -11,-20 -20,-8 -27,7"), "heart.light")


def turned_leaf(canvas: Canvas) -> None:
    """Draw a lime leaf with its tip down and its stalk up."""
    canvas.brush("0,-40 -1,-50 5,-60", 6, taper=(0, 0.15), thinnest=0.6)
    hanging_leaf(canvas)


def turned_acorn(canvas: Canvas) -> None:
    """Draw an acorn with its tip down and its stalk up."""
    canvas.brush("0,-30 -1,-46 6,-60", 7, taper=(0, 0.1), thinnest=0.7)
    hanging_acorn(canvas)


_TURNED: dict[str, tuple[str, Sign]] = {
    "E": ("turned-acorn", turned_acorn),
    "L": ("turned-leaf", turned_leaf),
    "H": ("turned-heart", turned_heart),
    "S": ("turned-bell", turned_bell),
}


_HANGING: dict[str, tuple[str, Sign]] = {
    "E": ("hanging-acorn", hanging_acorn),
    "L": ("hanging-leaf", hanging_leaf),
}


def place_turned_sign(canvas: Canvas, suit: str, on_twig: bool = False) -> None:
    """Place a suit sign upside down at the origin, as a symbol; on a twig it has no stalk of its own."""
    name, draw = _HANGING[suit] if on_twig else _TURNED[suit]
    canvas.symbol(name, draw)
