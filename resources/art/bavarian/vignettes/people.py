"""Country people of the Bavarian scenes, feet at y 0 of the local system, about 220 units high, looking left."""

from collections.abc import Callable

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, ellipse
from resources.art.kit.spline import Point
from resources.art.parts.villagers import (
    breeches_and_stockings,
    limb,
    small_hand,
    small_hat,
    small_head,
    small_shoe,
)

Arm = list[Point]
"""Shoulder, elbow, hand."""


def countryman(
    canvas: Canvas,
    *,
    coat: str,
    vest: str,
    hat: str,
    hair: str,
    far_arm: Arm,
    near_arm: Arm,
    stride: float = 12,
    held: Callable[[], None] | None = None,
) -> None:
    """Draw a man in leather breeches; `held` draws what his hands hold, after the far and before the near arm."""
    breeches_and_stockings(
        canvas,
        ((-8, -76), (12, -74)),
        ((-8 - stride * 0.6, -42), (12 + stride * 0.6, -40)),
        ((-10 - stride, -8), (12 + stride, -8)),
        side=-1,
    )
    far = limb(canvas, far_arm, (24, 21, 14), coat)
    body = blob("-28,-138 -12,-150 16,-150 30,-138 28,-104 26,-72* -24,-72* -26,-104")
    canvas.part(body, coat, line=3.2, shade=7, edge=1.6)
    canvas.part(blob("-18,-149* 8,-149* 4,-110 6,-73* -20,-73* -22,-110"), vest, line=2.8, shade=4, edge=1.2)
    for y in (-132, -116, -100, -84):
        canvas.ink(ellipse(-8, y, 2))
    small_hand(canvas, far)
    small_head(canvas, 2, -174, hair=hair)
    small_hat(canvas, 2, -176, hat, "red")
    if held:
        held()
    near = limb(canvas, near_arm, (27, 23, 15), coat)
    small_hand(canvas, near)


def countrywoman(
    canvas: Canvas, *, skirt: str, bodice: str, apron: str, hair: str, far_arm: Arm, near_arm: Arm
) -> None:
    """Draw a woman in a bodice with white sleeves, a wide skirt and an apron, her hair in a crown of plaits."""
    for foot in ((-12, -8), (14, -8)):
        small_shoe(canvas, foot, -1)
    far = limb(canvas, far_arm, (22, 19, 13), "white")
    gown = blob("-22,-92* 24,-92* 42,-48 52,-12* 20,-4 -20,-4 -50,-12* -38,-48")
    canvas.part(gown, skirt, line=3.4, shade=9, edge=1.8)
    canvas.part(blob("-20,-90* 8,-90* 14,-48 14,-14* -10,-10 -34,-16* -28,-48"), apron, line=2.8, shade=5, edge=1.2)
    canvas.part(
        blob("-24,-136 -10,-148 14,-148 26,-136 22,-112 26,-90* -24,-90* -20,-112"), bodice, line=3.2, shade=6, edge=1.6
    )
    canvas.part(blob("-12,-147* 14,-147* 8,-122 -4,-122"), "white", line=2.6, shade=0, edge=0)
    small_hand(canvas, far)
    small_head(canvas, 0, -172, hair=hair)
    canvas.part(blob("-18,-190 -10,-204 8,-206 22,-194 18,-186 2,-194"), hair, line=2.8, shade=3, edge=1.2)
    for x in (-8, 2, 12):
        canvas.brush([(x - 3, -203), (x + 2, -194)], 2)
    near = limb(canvas, near_arm, (25, 21, 14), "white")
    small_hand(canvas, near)
