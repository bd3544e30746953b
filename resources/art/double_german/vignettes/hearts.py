"""Scenes of the hearts: the lake, the pastures and the pass."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle
from resources.art.kit.spline import mirrored
from resources.art.parts.alpine import peak, rock, water
from resources.art.parts.plants import fir


def lake_chapel(canvas: Canvas) -> None:
    """Draw the chapel on the ledge of the lake where Tell leapt ashore."""
    peak(canvas, -50, -30, 150, 150)
    peak(canvas, 62, -30, 140, 120)
    fir(canvas, 84, -26, 84)
    rock(canvas, 10, -4, 190, 40)
    canvas.part(rectangle(-46, -106, 92, 70), "white", line=3.2, shade=8, edge=1.4)
    for x in (-24, 24):
        canvas.part(
            blob(f"{x - 15},-37* {x - 15},-66 {x},-80 {x + 15},-66 {x + 15},-37*"), "black", line=2.6, shade=0, edge=0
        )
    canvas.part(
        polygon([(-60, -100), (-42, -144), (42, -144), (60, -100)]), "red", line=3.2, shade=8, edge=1.6, hatch=6
    )
    canvas.part(rectangle(-11, -172, 22, 34), "white", line=2.8, shade=4, edge=1)
    canvas.part(polygon([(-18, -168), (0, -206), (18, -168)]), "red", line=2.8, shade=4, edge=1)
    canvas.line([(0, -204), (0, -222)], 3)
    canvas.line([(-7, -215), (7, -215)], 3)
    water(canvas, 0, -8, 236, 46)


def cow(canvas: Canvas) -> None:
    """Draw a cow with a bell that rests on the pasture."""
    peak(canvas, 40, -30, 170, 120)
    canvas.part(blob("-20,4 -62,6 -78,-4 -70,-16 -20,-18"), "brown", line=3, shade=4, edge=1.2)
    body = blob("-56,-40 -34,-84 10,-92 56,-88 88,-64 96,-24 84,4 30,10 -20,6 -48,-6")
    patch = blob("10,-100 60,-96 56,-50 24,-40 6,-64"), "white"
    canvas.part(body, "brown", line=3.6, shade=11, edge=2, pattern=[patch])
    canvas.part(blob("30,8 -2,12 -12,2 6,-8 44,-14"), "brown", line=3, shade=4, edge=1.2)
    canvas.brush("92,-50 108,-34 104,-4 96,6", 6, taper=(0.1, 0.1))
    canvas.part(
        blob("-32,-88 -54,-118 -84,-120 -104,-84 -112,-60 -100,-46 -78,-50 -56,-38 -36,-48"),
        "brown",
        line=3.4,
        shade=7,
        edge=1.8,
    )
    canvas.part(blob("-112,-68 -116,-54 -102,-42 -86,-48 -92,-66"), "flesh", line=3, shade=3, edge=1.2)
    canvas.part(blob("-86,-118 -76,-116 -84,-80 -98,-76"), "white", line=0, shade=0, edge=0)
    canvas.ink(ellipse(-108, -58, 3, 4))
    canvas.ink(ellipse(-76, -94, 4, 4.4))
    for horn in ("-82,-118 -94,-132 -92,-148", "-60,-120 -56,-136 -44,-144"):
        canvas.brush(horn, 9, taper=(0, 0.7))
        canvas.brush(horn, 5, "white", taper=(0, 0.7))
    canvas.part(blob("-52,-112* -30,-118 -18,-104 -36,-98"), "brown", line=2.8, shade=3, edge=1)
    canvas.line("-66,-42 -50,-50 -34,-72", 9)
    canvas.line("-66,-42 -50,-50 -34,-72", 5, "red")
    canvas.part(blob("-70,-42* -50,-42* -44,-18 -76,-18"), "ochre", line=2.8, shade=4, edge=1.2)


def bridge(canvas: Canvas) -> None:
    """Draw the stone bridge high over the gorge, a waterfall under it."""
    peak(canvas, 0, -60, 150, 140)
    canvas.part(blob("-36,-110* 36,-110* 44,10* -44,10*"), "blue", line=3, shade=0, edge=0)
    for x in (-24, -8, 8, 24):
        canvas.brush([(x, -100), (x * 1.1, -50), (x * 1.3, 4)], 4, "water.light")
    for side in (-1, 1):
        canvas.part(
            blob(mirrored("118,8* 112,-70* 84,-96* 52,-88* 40,-40* 46,8*", side)),
            "grey",
            line=3.2,
            shade=9,
            edge=1.8,
            hatch=6,
        )
    arch = polygon([(-98, -92), (-60, -112), (0, -120), (60, -112), (98, -92), (98, -70), (50, -70)])
    canvas.part(
        arch.union(polygon([(-98, -92), (-98, -70), (-50, -70), (0, -96)])).difference(ellipse(0, -56, 50, 44)),
        "white",
        line=3.2,
        shade=6,
        edge=1.6,
    )
    for i in range(-4, 5):
        angle = i * 0.34
        canvas.line(
            [(52 * math.sin(angle), -58 - 46 * math.cos(angle)), (58 * math.sin(angle), -58 - 56 * math.cos(angle))],
            2.4,
        )
    fir(canvas, -84, -90, 74)
    fir(canvas, 86, -88, 60, "olive")


def alpine_flowers(canvas: Canvas) -> None:
    """Draw an edelweiss between alpine roses and gentians."""
    for stalk in (
        "0,8 -2,-60 0,-110",
        "-8,8 -44,-40 -66,-78",
        "8,8 44,-36 68,-72",
        "-4,8 -20,-16 -84,-20",
        "4,8 24,-16 88,-22",
    ):
        canvas.line(stalk, 7)
        canvas.line(stalk, 3, "green")
    for x, direction in ((-30, -50), (30, 50), (-14, -24), (16, 24)):
        with canvas.at(x * 0.6, 4, 1.1, direction):
            canvas.part(blob("0,4* -13,-30 0,-72* 13,-30"), "green", line=2.8, shade=4, edge=1.2)
            canvas.brush("0,0 0,-54", 2, taper=(0, 0.8))
    for x, y in ((-70, -86), (72, -80)):
        for dx, dy in ((-16, 8), (16, 8), (0, -14), (0, 10)):
            canvas.part(ellipse(x + dx, y + dy, 15, 13), "red", line=2.8, shade=0, edge=1.2)
        canvas.fill(ellipse(x, y, 5), "ochre.light")
    bud = "-6,16* -20,-14* -8,-8* 0,-22* 8,-8* 20,-14* 6,16*"
    for x, y in ((-86, -22), (90, -24)):
        with canvas.at(x, y):
            canvas.part(blob(bud), "blue", line=2.8, shade=5, edge=1.2)
    for length, scale, offset in ((66, 1.0, 0.0), (50, 0.8, 25.7)):
        for petal in range(7):
            with canvas.at(0, -136, scale, petal * 360 / 7 + offset):
                canvas.part(
                    blob(f"0,0* -12,-22 -9,-46 0,-{length}* 9,-46 12,-22"), "white", line=2.8, shade=3, edge=1.2
                )
    for i in range(6):
        floret = ellipse(11 * math.cos(i * 1.047), -136 + 11 * math.sin(i * 1.047), 6.4)
        canvas.part(floret, "ochre", line=2.4, shade=0, edge=1)
    canvas.part(
        Limb([(-1, -136), (1, -136)], (12, 12), round_start=True, round_end=True).shape,
        "ochre",
        line=2.4,
        shade=0,
        edge=1,
    )
