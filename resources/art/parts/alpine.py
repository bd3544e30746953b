"""Mountains, huts, rocks and water of the high country, shaded by the canvas alone, so that they may be turned."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle


def peak(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw a blue mountain with a cap of snow, its foot in the middle at x, y."""
    w, h = width / 2, height
    outline = [
        (x - w, y),
        (x - w * 0.42, y - h * 0.52),
        (x - w * 0.3, y - h * 0.5),
        (x, y - h),
        (x + w * 0.36, y - h * 0.56),
    ]
    canvas.part(polygon([*outline, (x + w * 0.5, y - h * 0.58), (x + w, y)]), "blue", line=2.8, shade=w * 0.3, edge=1)
    snow = [(x - w * 0.2, y - h * 0.66), (x, y - h), (x + w * 0.25, y - h * 0.69), (x + w * 0.1, y - h * 0.74)]
    canvas.part(polygon([*snow, (x, y - h * 0.6), (x - w * 0.08, y - h * 0.73)]), "white", line=2, shade=3, edge=0)


def hut(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw a log hut with its gable to the front and stones on its shingles, its foot in the middle at x, y."""
    w = width
    canvas.part(rectangle(x - w * 0.4, y - w * 0.12, w * 0.8, w * 0.12), "grey", line=2.8, shade=4, edge=1)
    wall = polygon(
        [
            (x - w * 0.38, y - w * 0.1),
            (x - w * 0.38, y - w * 0.46),
            (x, y - w * 0.7),
            (x + w * 0.38, y - w * 0.46),
            (x + w * 0.38, y - w * 0.1),
        ]
    )
    canvas.part(wall, "brown", line=3, shade=w * 0.06, edge=1.2)
    for i in range(1, 5):
        canvas.line([(x - w * 0.37, y - w * (0.1 + 0.08 * i)), (x + w * 0.37, y - w * (0.1 + 0.08 * i))], 2.2)
    roof = polygon(
        [
            (x - w * 0.54, y - w * 0.4),
            (x, y - w * 0.76),
            (x + w * 0.54, y - w * 0.4),
            (x + w * 0.5, y - w * 0.32),
            (x, y - w * 0.66),
            (x - w * 0.5, y - w * 0.32),
        ]
    )
    canvas.part(roof, "grey", line=3, shade=4, edge=1.4)
    for t in (0.3, 0.6):
        for side in (-1, 1):
            canvas.part(
                ellipse(x + side * w * 0.52 * t, y - w * (0.77 - 0.35 * t), w * 0.045),
                "white",
                line=2.2,
                shade=2,
                edge=0,
            )
    canvas.part(rectangle(x - w * 0.09, y - w * 0.34, w * 0.18, w * 0.24), "black", line=2.4, shade=0, edge=0)
    for side in (-1, 1):
        canvas.part(
            rectangle(x + side * w * 0.24 - w * 0.07, y - w * 0.36, w * 0.14, w * 0.12),
            "white",
            line=2.4,
            shade=0,
            edge=0,
        )
        canvas.part(
            rectangle(x + side * w * 0.24 - w * 0.08, y - w * 0.24, w * 0.16, w * 0.05), "red", line=2, shade=0, edge=0
        )


def rock(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw a grey rock with a flat top, its foot in the middle at x, y."""
    w, h = width / 2, height
    shape = blob(
        f"{x - w},{y}* {x - w * 0.86},{y - h * 0.5}* {x - w * 0.5},{y - h * 0.66}* "
        f"{x - w * 0.36},{y - h}* {x + w * 0.3},{y - h * 0.96}* "
        f"{x + w * 0.56},{y - h * 0.5}* {x + w * 0.84},{y - h * 0.4}* {x + w},{y}*"
    )
    canvas.part(shape, "grey", line=3.2, shade=w * 0.16, edge=1.8, hatch=6)
    canvas.brush([(x - w * 0.3, y - h * 0.8), (x - w * 0.16, y - h * 0.5), (x - w * 0.26, y - h * 0.2)], 2.6)
    canvas.brush([(x + w * 0.3, y - h * 0.76), (x + w * 0.26, y - h * 0.4)], 2.6)


def water(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw a sheet of water with waves, its upper shore in the middle at x, y."""
    w, h = width / 2, height
    canvas.part(
        blob(
            f"{x - w},{y + h * 0.2} {x - w * 0.7},{y} {x + w * 0.7},{y} "
            f"{x + w},{y + h * 0.2} {x + w * 0.8},{y + h} {x - w * 0.8},{y + h}"
        ),
        "blue",
        line=3,
        shade=0,
        edge=0,
    )
    for row in range(1, max(2, int(h / 13))):
        for i in range(-2, 3):
            wx, wy = x + i * w * 0.36 + (w * 0.14 if row % 2 else 0), y + row * 13
            canvas.brush([(wx - 13, wy), (wx - 4, wy - 4), (wx + 4, wy), (wx + 13, wy - 3)], 3, "water.light")
