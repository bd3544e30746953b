"""The ground that figures stand on, and what grows on it."""

import math
import random

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, ellipse, rectangle
from resources.art.parts.sheet import PICTURE_AREA

_GROUND_AREA = rectangle(34, 34, 532, 932, 10)


def ground(canvas: Canvas, top: float = 905, seed: int = 1) -> None:
    """Draw a meadow from `top` to the foot of the card; the seed scatters its blades."""
    scatter = random.Random(seed)
    near = blob(
        f"20,{top + 14}* 120,{top - 6} 250,{top + 6} 380,{top - 8} 500,{top + 2} 580,{top + 10}* 580,990* 20,990*"
    )
    canvas.part(near.intersection(_GROUND_AREA), "green", line=3.6, shade=0, edge=0)
    dark = blob(f"20,{top + 52}* 140,{top + 34} 300,{top + 46} 440,{top + 30} 580,{top + 46}* 580,990* 20,990*")
    canvas.fill(dark.intersection(_GROUND_AREA), "green.shade")
    for _ in range(34):
        x, y = scatter.uniform(50, 550), scatter.uniform(top + 12, 955)
        canvas.brush([(x - 11, y), (x, y - 3), (x + 11, y)], 2.6, taper=(0.5, 0.5))
    for x, scale in ((70, 1.1), (118, 0.7), (530, 1.2), (482, 0.7)):
        tuft(canvas, x, top + 10, scale)


def tuft(canvas: Canvas, x: float, y: float, scale: float = 1, blades: int = 5) -> None:
    """Draw a tuft of grass."""
    for i in range(blades):
        lean = (i - (blades - 1) / 2) / max(1, (blades - 1) / 2)
        middle, tip = 16 * scale * (1.1 - 0.35 * abs(lean)), 30 * scale * (1.15 - 0.5 * abs(lean))
        root = x + lean * 5 * scale
        canvas.brush(
            [(root, y), (x + lean * 9 * scale, y - middle), (x + lean * 17 * scale, y - tip)], 6 * scale, taper=(0, 0.9)
        )
        middle, tip = 15 * scale * (1.1 - 0.35 * abs(lean)), 25 * scale * (1.15 - 0.5 * abs(lean))
        blade = [(root, y - 1), (x + lean * 9 * scale, y - middle), (x + lean * 15 * scale, y - tip)]
        canvas.brush(blade, 3 * scale, "green", taper=(0, 0.9))


def flower(canvas: Canvas, x: float, y: float, colour: str = "red", scale: float = 1) -> None:
    """Draw a five-petalled flower with its foot at x, y."""
    canvas.line([(x, y), (x + 2 * scale, y - 14 * scale), (x - scale, y - 26 * scale)], 3 * scale, "green")
    for petal in range(5):
        angle = math.radians(petal * 72 - 90)
        petal_x, petal_y = x - scale + 6 * scale * math.cos(angle), y - 30 * scale + 6 * scale * math.sin(angle)
        canvas.part(ellipse(petal_x, petal_y, 4.4 * scale), colour, line=1.8, shade=0, edge=0)
    canvas.fill(ellipse(x - scale, y - 30 * scale, 3 * scale), "ochre.light")


def meadow(canvas: Canvas, level: float = 884) -> None:
    """Draw the meadow of a vignette from about y `level` to the foot of the card, darker at its foot."""
    near = f"35,{level}* 170,{level - 12} 330,{level + 6} 470,{level - 10} 565,{level + 2}* 565,965* 35,965*"
    canvas.part(blob(near).intersection(PICTURE_AREA), "green", line=3, shade=0, edge=0)
    dark = f"35,{level + 46}* 200,{level + 32} 380,{level + 48} 565,{level + 34}* 565,965* 35,965*"
    canvas.fill(blob(dark).intersection(PICTURE_AREA), "green.shade")
