"""The stage of a standing figure: what comes before it and what comes after it.

Layers of a standing figure from back to front: ground, shadow, scabbard, legs, coat skirt, rear arm, torso, belt, head,
collar, hat, held blade, front arm, fist, hilt, sign, flowers, frame.
"""

from resources.art.kit.canvas import Canvas
from resources.art.parts.ground import flower, ground
from resources.art.parts.sheet import frame, paper
from resources.art.signs import SIGNS


def empty_stage(seed: int, shadow_x: float, shadow_radius: float) -> Canvas:
    """Return a card with its meadow and the shadow that the figure will cast; the seed scatters the grass."""
    canvas = Canvas()
    paper(canvas)
    ground(canvas, 902, seed)
    canvas.shadow(shadow_x, 932, shadow_radius)
    return canvas


def finished_ober(canvas: Canvas, suit: str) -> Canvas:
    """Put the sign of an Ober at the top, and flowers and frame round the figure."""
    return _finished(canvas, suit, 128)


def finished_unter(canvas: Canvas, suit: str) -> Canvas:
    """Put the sign of an Unter at the bottom, and flowers and frame round the figure."""
    return _finished(canvas, suit, 800)


def _finished(canvas: Canvas, suit: str, height: float) -> Canvas:
    with canvas.at(152 if height < 500 else 140, height, 1.24):
        SIGNS[suit](canvas)
    flower(canvas, 84, 936, "red")
    flower(canvas, 520, 936, "white", 0.9)
    flower(canvas, 494, 952, "red", 0.8)
    frame(canvas)
    return canvas
