"""Scenes of the leaves: the oath on the meadow, and the hunt."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, stroke, union
from resources.art.kit.spline import mirrored
from resources.art.parts.alpine import hut, peak, rock
from resources.art.parts.garments import ring
from resources.art.parts.plants import fir


def oath(canvas: Canvas) -> None:
    """Draw the three raised hands of the oath."""
    for lean, colour, band in ((-34, "red", "white"), (34, "ochre", "red"), (0, "blue", "white")):
        with canvas.at(lean * 0.5, 12, 1, lean):
            arm = Limb([(0, 10), (-3, -50), (0, -104)], (58, 54, 34))
            canvas.part(arm.shape, colour, line=3.4, shade=8, edge=1.8)
            canvas.part(arm.band(0.84, 1).buffer(4), band, line=3, shade=4, edge=1.4)
            for dx, tip in ((-9, -170), (1, -176), (10, -168)):
                canvas.part(
                    stroke([(dx * 0.8, -130), (dx * 1.3, tip)], 11, 0.1, 0.2, 0.6), "flesh", line=2.6, shade=2, edge=1
                )
            canvas.part(
                blob("-17,-104 -19,-130 -8,-142 10,-142 18,-128 15,-104 0,-98"), "flesh", line=3, shade=5, edge=1.4
            )
            canvas.part(blob("16,-112 6,-126 -10,-124 -12,-116 2,-108"), "flesh", line=2.4, shade=2, edge=1)


def hung_horn(canvas: Canvas) -> None:
    """Draw a hunting horn on the branch of a dead tree."""
    trunk = Limb([(58, 8), (54, -80), (64, -160)], (40, 26, 16))
    branch = Limb([(56, -136), (10, -160), (-50, -158)], (20, 13, 7))
    stub = Limb([(58, -100), (86, -126), (96, -150)], (16, 10, 6))
    canvas.part(
        union([trunk.shape, branch.shape, stub.shape]).buffer(2).buffer(-2),
        "brown",
        line=3.2,
        shade=6,
        edge=1.6,
        hatch=6,
    )
    canvas.line("-66,-70 -42,-148 -14,-156 24,-100", 7)
    canvas.line("-66,-70 -42,-148 -14,-156 24,-100", 3.4, "red")
    horn = Limb([(-74, -78), (-58, -28), (-14, -22), (34, -92)], (12, 22, 32, 48))
    canvas.part(horn.shape, "ochre", line=3.4, shade=7, edge=1.8, hatch=6)
    for place in (0.08, 0.48, 0.84):
        ring(canvas, horn, place, 0.07, "red", grow=2, line=2.6)
    canvas.part(ellipse(36, -94, 10, 25, 40), "black", line=2.8, shade=0, edge=0)


def chamois(canvas: Canvas) -> None:
    """Draw a chamois on its rock."""
    rock(canvas, 4, 10, 190, 70)
    with canvas.at(0, 20, 0.96):
        _chamois_body(canvas)


def _chamois_body(canvas: Canvas) -> None:
    for points in (
        "-26,-112 -34,-90 -30,-74",
        "-14,-112 -12,-92 -16,-74",
        "40,-116 50,-98 42,-74",
        "50,-116 62,-96 58,-78",
    ):
        canvas.part(Limb(points, (16, 10, 8)).shape, "boar", line=2.8, shade=2, edge=1)
    body = blob(
        "-46,-118 -38,-146 -52,-168 -38,-184 -18,-160 10,-154 44,-156 62,-142 58,-112 34,-102 -12,-100 -36,-104"
    )
    canvas.part(body, "brown", line=3.4, shade=9, edge=1.8, hatch=6)
    canvas.part(
        blob("-28,-176 -48,-190 -66,-182 -82,-164 -78,-156 -60,-158 -42,-162"), "white", line=3, shade=4, edge=1.4
    )
    canvas.brush("-32,-180 -50,-178 -70,-164", 6, "boar", taper=(0.2, 0.5))
    canvas.ink(ellipse(-54, -177, 3))
    for horn in ("-40,-186 -40,-212 -26,-222 -20,-212", "-46,-188 -48,-214 -36,-228 -28,-220"):
        canvas.brush(horn, 6, taper=(0, 0.6))
    canvas.part(blob("-30,-182 -18,-194 -14,-184 -22,-176"), "brown", line=2.4, shade=0, edge=1)
    canvas.brush("60,-146 70,-138 68,-126", 6, taper=(0.1, 0.5))


def log_hut(canvas: Canvas) -> None:
    """Draw a hut between firs under the peaks."""
    peak(canvas, -42, -14, 130, 150)
    peak(canvas, 52, -14, 120, 116)
    fir(canvas, -84, 2, 96)
    fir(canvas, 88, -2, 110, "olive")
    hut(canvas, 2, 6, 132)
    for side in (-1, 1):
        canvas.line(mirrored("54,6 54,-16", side), 5, "brown")
    canvas.part(polygon([(-102, 4), (-98, -8), (-62, -8), (-60, 4)]), "hair", line=2.4, shade=3, edge=1)
