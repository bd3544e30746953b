"""Plump children: the head of a putto, its arms, legs and feet."""

from collections.abc import Sequence

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, union
from resources.art.kit.spline import Point, mirrored
from resources.art.parts.heads import eye


def putto_head(canvas: Canvas, hair: str) -> None:
    """Draw a curly child's head that looks left, x -66..72, y -84..70; mirror it to look right."""
    behind = ((10, -62), (34, -52), (54, -34), (64, -12), (64, 12), (54, 32), (40, 46))
    canvas.part(union(ellipse(x, y, 21, 19) for x, y in behind), hair, line=4.2, shade=8, edge=2)
    for x, y in behind[1:]:
        canvas.brush([(x - 8, y + 3), (x, y - 7), (x + 8, y), (x + 3, y + 6)], 2.4)
    canvas.part(blob("-14,46* -16,80 32,82 34,30*"), "flesh", line=4, shade=10, edge=2)
    face = blob("-24,-52 -44,-36 -51,-12 -51,8 -58,24 -52,42 -36,56 -12,63 14,60 38,46 52,22 52,-10 42,-40 10,-58")
    canvas.part(face, "flesh", line=4.2, shade=10, edge=2.2)
    canvas.fill(ellipse(18, 30, 15, 12, -15), "blush")
    canvas.fill(ellipse(-42, 30, 8, 10), "blush")
    canvas.part(blob("42,0 54,-4 58,10 50,26 42,22"), "flesh", line=3, shade=3, edge=1)
    canvas.brush("47,6 52,8 50,16", 2)
    eye(canvas, -32, 2, 10, -0.5)
    eye(canvas, 4, 2, 13, -0.5)
    canvas.brush("-44,-14 -35,-19 -24,-15", 4.6, f"{hair}.shade", taper=(0.4, 0.3))
    canvas.brush("-8,-16 6,-23 22,-14", 5.4, f"{hair}.shade", taper=(0.3, 0.5))
    canvas.fill(blob("-22,8* -16,18 -24,30 -34,27 -27,18"), "flesh.shade")
    canvas.brush("-27,12 -36,20 -37,27 -29,30 -19,28", 3.4, taper=(0.6, 0.3))
    canvas.brush("-33,41 -22,44 -10,43 0,38", 3.4, taper=(0.3, 0.4))
    canvas.fill(blob("-28,44 -18,47 -8,45 -16,52"), "lip")
    before = ((-40, -46), (-22, -58), (0, -64), (22, -58), (40, -42), (48, -20))
    canvas.part(union(ellipse(x, y, 17, 15) for x, y in before), hair, line=3.6, shade=6, edge=1.6)
    for x, y in before:
        canvas.brush([(x - 8, y + 3), (x - 1, y - 6), (x + 7, y + 1)], 2.4)


def putto_limb(canvas: Canvas, points: Sequence[Point], widths: tuple[float, ...]) -> Limb:
    """Draw a plump arm or leg and return it."""
    limb = Limb(points, widths, round_start=True)
    canvas.part(limb.shape, "flesh", line=4.6, shade=10, edge=2.4)
    return limb


def putto_foot(canvas: Canvas, x: float, y: float, side: int) -> None:
    """Draw a bare foot below an ankle at x, y that points left (-1) or right (1)."""
    with canvas.at(x, y):
        canvas.part(
            blob(mirrored("-22,-14 20,-14 42,12 56,26 44,38 -22,36 -28,10", side)), "flesh", line=4.2, shade=6, edge=2
        )
        for toe in (0, 9, 18):
            canvas.line([(side * (53 - toe), 26), (side * (48 - toe), 36)], 2.2)


def putto_torso(canvas: Canvas) -> None:
    """Draw a round-bellied trunk, its shoulders at y -110 and its loins at y 110 of the local system."""
    torso = blob(
        "-56,-104 -36,-116 0,-120 36,-116 56,-104 62,-50 70,10 66,76 40,106 0,114 -40,106 -66,76 -70,10 -62,-50"
    )
    canvas.part(torso, "flesh", line=4.8, shade=16, edge=2.6, hatch=8)
    canvas.brush("-38,-58 -20,-46 -4,-54", 3)
    canvas.brush("6,-54 24,-46 42,-58", 3)
    canvas.ink(ellipse(1, 36, 3.4, 5))
    canvas.brush("-44,66 -20,80 0,82 22,80 46,66", 3)
