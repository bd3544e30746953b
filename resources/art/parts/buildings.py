"""Houses, churches, castles and the mountains behind them."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, rectangle, stroke, union
from resources.art.kit.spline import Point, knots
from resources.art.parts.sheet import PICTURE_AREA


def house(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    roof: str = "red",
    mirrored: bool = False,
    depth: float = 0.5,
) -> None:
    """Draw a white house in three quarters: its gable from x to x + width, beside it a long side of `depth` widths."""
    w, h, f = width, height, -1 if mirrored else 1
    ridge_x, ridge_y = x + w / 2, y - h * 1.75
    long_side = w * depth * f
    near, far = (x + w, x) if f > 0 else (x, x + w)
    overhang = w * 0.1 * f
    back = near + long_side
    canvas.part(
        polygon([(near, y), (back, y - h * 0.06), (back, y - h * 0.98), (near, y - h)]),
        "white",
        line=2.8,
        shade=0,
        edge=0,
    )
    canvas.fill(polygon([(near, y - 1), (back, y - h * 0.06), (back, y - h * 0.98), (near, y - h)]), "white.shade")
    gable = polygon([(x, y), (x + w, y), (x + w, y - h), (ridge_x, ridge_y), (x, y - h)])
    canvas.part(gable, "white", line=2.8, shade=0, edge=0)
    eaves = [(near + overhang, y - h * 0.92), (ridge_x, ridge_y)]
    roof_shape = polygon([*eaves, (ridge_x + long_side, ridge_y), (back + overhang, y - h * 0.92)])
    canvas.part(roof_shape, roof, line=2.8, shade=0, edge=1)
    canvas.ink(stroke([(far - overhang, y - h * 0.92), eaves[1], eaves[0]], 5, 0, 0))
    canvas.ink(rectangle(x + w * 0.38, y - h * 0.42, w * 0.24, h * 0.42))
    for place in (0.16, 0.68):
        canvas.ink(rectangle(x + w * place, y - h * 0.82, w * 0.16, h * 0.2))
    for place in (0.25, 0.6):
        canvas.ink(rectangle(near + long_side * place - w * 0.05, y - h * 0.7, w * 0.1, h * 0.2))


def church(canvas: Canvas, x: float, y: float, scale: float = 1, roof: str = "red") -> None:
    """Draw a village church with an onion spire; the tower stands at x, the nave to the right of it."""
    s = scale
    house(canvas, x + 26 * s, y, 52 * s, 48 * s, roof=roof, depth=0.9)
    canvas.part(rectangle(x - 14 * s, y - 104 * s, 36 * s, 104 * s), "white", line=2.8, shade=7 * s, edge=1.2)
    onion = (
        f"{x - 20 * s},{y - 102 * s}* {x - 12 * s},{y - 122 * s} {x - 4 * s},{y - 130 * s} {x + 4 * s},{y - 176 * s}* "
        f"{x + 12 * s},{y - 130 * s} {x + 20 * s},{y - 122 * s} {x + 28 * s},{y - 102 * s}*"
    )
    canvas.part(blob(onion), "green" if roof == "red" else "red", line=2.8, shade=6 * s, edge=1.4)
    canvas.line([(x + 4 * s, y - 174 * s), (x + 4 * s, y - 198 * s)], 3)
    canvas.line([(x - 3 * s, y - 190 * s), (x + 11 * s, y - 190 * s)], 3)
    canvas.ink(rectangle(x - s, y - 88 * s, 10 * s, 18 * s, 4 * s))
    canvas.ink(ellipse(x + 4 * s, y - 54 * s, 7 * s))
    canvas.fill(ellipse(x + 4 * s, y - 54 * s, 4.6 * s), "paper")


def castle(canvas: Canvas) -> None:
    """Draw a castle with three red-roofed towers on a rock, in the foot of the card."""
    rock = blob("210,872* 226,816 262,796 350,794 384,820 398,872*")
    canvas.part(rock, "grey", line=3, shade=12, edge=2, hatch=6)
    canvas.part(rectangle(258, 742, 94, 62), "white", line=2.8, shade=12, edge=1)
    for x in (250, 338):
        canvas.part(rectangle(x, 724, 24, 84), "white", line=2.8, shade=6, edge=1)
        canvas.part(polygon([(x - 5, 726), (x + 12, 690), (x + 29, 726)]), "red", line=2.8, shade=4, edge=1)
        canvas.ink(rectangle(x + 9, 746, 6, 14, 2))
    canvas.part(rectangle(292, 706, 30, 60), "white", line=2.8, shade=7, edge=1)
    canvas.part(polygon([(286, 708), (307, 660), (328, 708)]), "red", line=2.8, shade=5, edge=1)
    canvas.ink(rectangle(296, 772, 22, 32, 8))
    canvas.ink(rectangle(303, 724, 8, 14, 2))
    canvas.line("307,662 307,636", 2.6)
    canvas.part(blob("307,637* 328,640 340,636* 338,650* 322,652 307,650*"), "red", line=2, shade=0, edge=0)


def ridge(canvas: Canvas, skyline: str, foot: float, hatch: float = 5) -> None:
    """Draw a blue mountain ridge down to `foot`, each peak with a hatched shady side and a cap of snow."""
    line = [(x, y) for x, y, _ in knots(skyline)]
    mass = polygon([(line[0][0], foot), *line, (line[-1][0], foot)]).intersection(PICTURE_AREA)
    canvas.part(mass, "blue", line=2.8, shade=0, edge=0)
    peaks = [
        (line[i - 1], line[i], line[i + 1])
        for i in range(1, len(line) - 1)
        if line[i][1] < line[i - 1][1] and line[i][1] <= line[i + 1][1]
    ]
    shady = union(_shady_side(peak, right) for _, peak, right in peaks).intersection(mass)
    canvas.fill(shady, "blue.shade")
    canvas.hatch(shady, hatch, 62, 1.6)
    for left, peak, right in peaks:
        canvas.part(_snow_cap(left, peak, right).intersection(PICTURE_AREA), "white", line=2, shade=0, edge=0)


def _shady_side(peak: Point, right: Point) -> Shape:
    (x, y), (far_x, far_y) = peak, right
    dx = far_x - x
    return polygon(
        [
            (x, y),
            (far_x, far_y),
            (far_x - dx * 0.1, far_y + 26),
            (x + dx * 0.28, (y + far_y) / 2 + 18),
            (x + dx * 0.1, (y + far_y) / 2 + 4),
        ]
    )


def _snow_cap(left: Point, peak: Point, right: Point) -> Shape:
    (left_x, left_y), (x, y), (right_x, right_y) = left, peak, right
    depth = 0.33
    return polygon(
        [
            (x, y),
            (x + (right_x - x) * depth, y + (right_y - y) * depth),
            (x + (right_x - x) * depth * 0.55, y + (right_y - y) * depth * 0.75),
            (x + 4, y + (right_y - y) * depth * 1.25),
            (x - (x - left_x) * depth * 0.4, y + (left_y - y) * depth * 0.7),
            (x - (x - left_x) * depth, y + (left_y - y) * depth),
        ]
    )
