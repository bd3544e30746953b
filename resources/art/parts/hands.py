"""Hands, about 46 units wide: smaller ones turn to mittens."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob


def fist(canvas: Canvas) -> None:
    """Draw a fist round a rod that runs upright; the knuckles look left."""
    canvas.part(blob("-22,-18 -6,-25 14,-22 23,-8 22,12 12,24 -8,25 -24,16 -27,-2"), "flesh", line=3.6, shade=6, edge=2)
    for y in (-9, 3, 14):
        canvas.brush(f"-25,{y - 1} -14,{y} -4,{y + 1}", 2.4, taper=(0.1, 0.6))
    canvas.part(blob("20,-16 8,-24 -8,-20 -14,-12 -4,-9 12,-8"), "flesh", line=3, shade=3, edge=1.4)


def fingering_hand(canvas: Canvas) -> None:
    """Draw a hand with three fingers laid on a flute."""
    canvas.part(blob("-22,-12 -10,-22 8,-22 22,-10 24,14 10,26 -12,24 -24,8"), "flesh", line=3.6, shade=6, edge=2)
    for x in (-12, 0, 11):
        finger = f"{x - 6},-14 {x - 4},-26 {x + 5},-26 {x + 6},-12 {x + 4},-2 {x - 5},-2"
        canvas.part(blob(finger), "flesh", line=2.8, shade=3, edge=1)


def resting_hand(canvas: Canvas) -> None:
    """Draw a hand that lies on the rim of a shield, fingers down."""
    canvas.part(blob("-28,-16 -10,-24 14,-22 26,-8 26,10 10,24 -4,26 -20,24 -30,8"), "flesh", line=3.6, shade=6, edge=2)
    for x in (-14, -2, 10):
        canvas.brush([(x, 2), (x - 1, 14), (x - 2, 24)], 2.6, taper=(0.5, 0.1))
