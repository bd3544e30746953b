"""Clothes of half-length figures: doublets, capes, chains; the figure's middle is at x 320, its belt at y 552."""

import math

from resources.art.kit.canvas import Canvas, Pattern
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import Shape, blob, ellipse, polygon, stroke, union
from resources.art.kit.spline import Point, Points
from resources.art.parts.garments import cuff, sleeve
from resources.art.parts.hands import fist

TORSO: Shape = blob(
    "262,362 288,350 318,356 350,350 376,362 396,392 400,440 394,490 392,600* 322,620 248,600* 248,490 240,440 244,392"
)
"""The trunk of a man in a doublet."""


def doublet(canvas: Canvas, colour: str, pattern: Pattern = ()) -> None:
    """Draw the trunk in a doublet."""
    canvas.part(
        TORSO, colour, line=4.6, shade=14, hatch=0 if pattern or colour == "black" else 6, edge=2.6, pattern=pattern
    )


def skirt(canvas: Canvas, colour: str) -> None:
    """Draw the beginning of the skirts below the belt."""
    canvas.part(blob("250,548* 390,548* 420,640* 220,640*"), colour, line=4.4, shade=12, edge=2.4, hatch=6)
    for fold in ("280,560 272,590 270,620", "322,562 322,620", "364,560 372,590 374,620"):
        canvas.brush(fold, 3.4)


def plain_arm(
    canvas: Canvas, shoulder: Points, forearm: Points, colours: tuple[str, str], cuff_colour: str = "white"
) -> None:
    """Draw an arm in sleeves of two colours, the upper and the lower one, with a cuff."""
    upper = Limb(shoulder, (74, 90, 66), round_start=True)
    sleeve(canvas, upper, colours[0], shade=11)
    lower = Limb(forearm, (64, 58, 45), round_start=True)
    sleeve(canvas, lower, colours[1], shade=9)
    cuff(canvas, lower, 0.82, colour=cuff_colour)


def fist_at(canvas: Canvas, place: Point, rotation: float = 0, mirrored: bool = False) -> None:
    """Draw a fist of usual size."""
    with canvas.at(*place, 1.06, rotation, mirrored=mirrored):
        fist(canvas)


def dagged_cape(canvas: Canvas, colour: str, lining: str) -> None:
    """Draw a shoulder cape whose hem is cut into tongues, with its hood thrown back."""
    canvas.part(
        blob("254,372 272,340 320,328 376,338 398,366 380,394 320,402 268,396"), lining, line=4, shade=8, edge=2
    )
    tongues = []
    for i in range(7):
        x = 236 + i * 28.5
        y = 404 + 16 * math.sin(i / 6 * math.pi)
        tongues.append(polygon([(x - 16, y - 30), (x + 16, y - 30), (x + 10, y + 8), (x, y + 20), (x - 10, y + 8)]))
    body = blob("222,400 232,374 266,360 296,384 322,394 350,382 384,358 410,376 420,398 396,414 322,428 246,416")
    canvas.part(union([body, *tongues]), colour, line=4.4, shade=11, edge=2.4, hatch=6)
    canvas.brush("290,384 322,402 358,380", 3)
    canvas.part(ellipse(322, 410, 9), "ochre", line=2.8, shade=3, edge=1.2)


def fur_collar(canvas: Canvas, colour: str) -> None:
    """Draw a broad collar of fur that runs down the front on both sides."""
    for side in (-1, 1):
        lapel = Limb(
            [(320 + side * 34, 352), (320 + side * 66, 392), (320 + side * 56, 470), (320 + side * 44, 620)],
            (44, 64, 50, 44),
        )
        canvas.part(lapel.shape.union(ellipse(320 + side * 36, 356, 22)), colour, line=4.2, shade=9, edge=2.2)
        for i in range(7):
            for across in (-0.5, 0.3):
                x, y = lapel.at(0.06 + i * 0.105, across)
                canvas.brush([(x - 3, y - 7), (x, y), (x - 3, y + 8)], 3.2, taper=(0.1, 0.7))


def chain(canvas: Canvas, points: Points, links: int, pendant: bool = True) -> None:
    """Draw a golden chain along the points, a medal at its lowest link."""
    line = Limb(points, (8, 8))
    places = [line.at(i / (links - 1)) for i in range(links)]
    for x, y in places:
        canvas.part(ellipse(x, y, 7.4), "ochre", line=2.6, shade=2, edge=1)
    if pendant:
        x, y = max(places, key=lambda place: place[1])
        canvas.part(ellipse(x, y + 20, 17), "ochre", line=3.2, shade=4, edge=1.4)
        canvas.part(ellipse(x, y + 20, 9), "red", line=2.4, shade=0, edge=0)


def small_clothes(canvas: Canvas, colour: str, lacing: str) -> None:
    """Draw the opening of a shirt at the breast with its lacing."""
    canvas.part(blob("300,352* 344,352* 338,440 322,470* 306,440"), colour, line=3.2, shade=5, edge=1.2)
    for y in (384, 408, 432):
        canvas.line([(306, y), (338, y + 14)], 4, lacing)
        canvas.line([(338, y), (306, y + 14)], 4, lacing)


def oath_hand(canvas: Canvas) -> None:
    """Draw a hand raised to swear: thumb, forefinger and middle finger up, seen from the palm."""
    for finger in ("-12,-8 -16,-40 -14,-56", "2,-8 3,-44 4,-62"):
        canvas.part(stroke(finger, 15, 0.1, 0.2, 0.7), "flesh", line=3.2, shade=3, edge=1.4)
    canvas.part(blob("-22,-16 -8,-22 10,-20 22,-10 22,12 12,26 -10,26 -22,14"), "flesh", line=3.6, shade=6, edge=2)
    canvas.part(stroke("18,4 32,-16 34,-30", 14, 0.1, 0.2, 0.7), "flesh", line=3.2, shade=3, edge=1.4)
    for y in (-12, 0):
        canvas.part(blob(f"8,{y - 6} 22,{y - 4} 24,{y + 4} 10,{y + 7} 2,{y}"), "flesh", line=2.6, shade=2, edge=1)
