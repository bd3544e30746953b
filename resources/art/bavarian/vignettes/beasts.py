"""The beasts that work in the Bavarian scenes, and the wheels they draw; they look left, hooves at y 0."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, rectangle, union
from resources.art.parts.animals import hoof
from resources.art.parts.garments import ring


def horse(canvas: Canvas, coat: str, mane: str) -> None:
    """Draw a harnessed heavy horse at a walk, about 210 x 190."""
    tail = blob("86,-116 104,-104 108,-64 100,-34* 92,-46 88,-80 80,-98")
    canvas.part(tail, mane, line=3, shade=4, edge=1.4)
    for points in ("-44,-70 -60,-40 -44,-10", "66,-74 84,-40 74,-10"):
        leg = Limb(points, (34, 19, 17))
        canvas.part(leg.shape, coat, line=3.2, shade=6, edge=1.4)
        hoof(canvas, leg.end[0] - 2, leg.end[1] + 6, 0.9)
    near = [Limb("-28,-70 -30,-38 -40,-8", (46, 22, 18)), Limb("54,-76 58,-40 44,-8", (56, 23, 18))]
    trunk = blob("-62,-100 -48,-124 -20,-132 20,-124 56,-134 84,-122 92,-92 78,-66 30,-56 -24,-56 -54,-72")
    canvas.part(union([trunk, *(leg.shape for leg in near)]).buffer(4).buffer(-4), coat, line=3.8, shade=10, edge=2)
    for leg in near:
        fetlock = Limb([leg.at(0.78), leg.end], (22, 26))
        canvas.part(fetlock.shape, "white", line=2.6, shade=3, edge=1)
        hoof(canvas, leg.end[0] - 2, leg.end[1] + 6)
    neck = blob(
        "-18,-130 -40,-156 -66,-182 -84,-178 -106,-148 -118,-130 -112,-118 -94,-120 -80,-128 -72,-110 -62,-84 -34,-92"
    )
    canvas.part(neck, coat, line=3.8, shade=8, edge=2)
    canvas.part(blob("-64,-178* -72,-200 -60,-196 -54,-180*"), coat, line=2.8, shade=2, edge=1)
    hair = blob("-70,-186 -52,-184 -34,-164 -14,-136 -10,-122* -26,-134 -44,-150 -58,-164 -78,-168")
    canvas.part(hair, mane, line=3, shade=4, edge=1.4)
    canvas.ink(ellipse(-86, -160, 4))
    canvas.ink(ellipse(-112, -128, 3.4, 2.6))
    for strap in ("-84,-176 -92,-152 -100,-122", "-98,-148 -80,-140 -70,-138", "-106,-142 -90,-132"):
        canvas.brush(strap, 4.4, "red.shade", taper=(0, 0))
    collar = Limb("-26,-134 -44,-112 -52,-78", (18, 22, 18), round_start=True, round_end=True)
    canvas.part(collar.shape, "black", line=3.2, shade=0, edge=0)
    for t in (0.15, 0.5, 0.85):
        canvas.part(ellipse(*collar.at(t), 4), "ochre", line=2, shade=0, edge=0)
    canvas.brush("-46,-92 10,-88 84,-92", 7, taper=(0, 0))
    canvas.brush("-46,-92 10,-88 84,-92", 3, "hair", taper=(0, 0))
    girth = Limb("2,-128 6,-92 2,-58", (10, 10, 10))
    ring(canvas, girth, 0.5, 0.94, "red", grow=0, line=2.8)


def cow(canvas: Canvas, coat: str) -> None:
    """Draw a cow that comes home from the alp, with a bell and a crown of flowers and fir twigs, about 240 x 200."""
    canvas.brush("96,-116 112,-90 106,-50", 6)
    canvas.part(ellipse(106, -44, 7, 14), "black", line=2.6, shade=0, edge=0)
    for points in ("-40,-62 -48,-34 -44,-8", "72,-66 82,-34 76,-8"):
        leg = Limb(points, (32, 18, 15))
        canvas.part(leg.shape, coat, line=3.2, shade=6, edge=1.4)
        hoof(canvas, leg.end[0] - 1, leg.end[1] + 5, 0.8)
    canvas.part(blob("44,-60 66,-58 66,-40 54,-34 42,-44"), "flesh", line=2.8, shade=3, edge=1.2)
    near = [Limb("-24,-66 -26,-34 -30,-6", (44, 21, 16)), Limb("62,-70 66,-36 58,-6", (54, 23, 16))]
    trunk = blob("-66,-108 -44,-120 0,-118 50,-122 92,-124 102,-104 98,-72 72,-56 10,-50 -40,-54 -64,-76")
    body = union([trunk, *(leg.shape for leg in near)]).buffer(4).buffer(-4)
    patches = [
        (blob("-20,-130 20,-130 30,-90 6,-74 -20,-92"), "white"),
        (blob("60,-60 80,-84 110,-70 90,-40 60,-20"), "white"),
    ]
    canvas.part(body, coat, line=3.8, shade=9, edge=2, pattern=patches)
    for leg in near:
        hoof(canvas, leg.end[0] - 1, leg.end[1] + 5, 0.9)
    head = blob("-56,-118 -74,-134 -100,-134 -114,-112 -126,-88 -124,-76 -106,-72 -88,-80 -66,-84")
    canvas.part(head, coat, line=3.8, shade=7, edge=2)
    canvas.part(blob("-114,-96 -128,-84 -124,-72 -106,-70 -100,-84"), "flesh", line=2.8, shade=3, edge=1.2)
    canvas.ink(ellipse(-118, -82, 2.6, 3.4))
    canvas.fill(ellipse(-94, -112, 5, 4.4), "glint")
    canvas.ink(ellipse(-95, -112, 3.4))
    canvas.part(blob("-70,-126 -50,-132 -44,-122 -62,-114"), coat, line=2.8, shade=2, edge=1)
    for horn in ("-92,-132 -104,-148 -100,-164", "-80,-134 -72,-152 -78,-166"):
        canvas.part(Limb(horn, (12, 9, 3)).shape, "paper", line=2.8, shade=2, edge=1)
    for turn in (-60, -30, 0, 30, 60):
        with canvas.at(-88, -138, 1, turn):
            canvas.part(blob("0,0* -8,-20 0,-44* 8,-20"), "green", line=2.6, shade=3, edge=1)
    for x, y, colour in (
        (-104, -142, "red"),
        (-92, -150, "white"),
        (-78, -150, "red"),
        (-68, -142, "ochre"),
        (-86, -138, "red"),
    ):
        canvas.part(ellipse(x, y, 8), colour, line=2.6, shade=2, edge=1)
        canvas.ink(ellipse(x, y, 2))
    collar = Limb("-50,-124 -62,-100 -58,-74", (15, 16, 15))
    canvas.part(collar.shape, "red", line=3, shade=3, edge=1.2)
    for t in (0.2, 0.5, 0.8):
        canvas.part(ellipse(*collar.at(t), 3.2), "ochre", line=1.8, shade=0, edge=0)
    canvas.part(blob("-70,-70* -46,-70* -42,-40* -76,-40*"), "ochre", line=3.2, shade=5, edge=1.4)
    canvas.part(rectangle(-64, -78, 12, 9, 2), "brown", line=2.4, shade=0, edge=0)
    canvas.ink(ellipse(-59, -36, 5))


def spoked_wheel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a cart wheel with ten spokes."""
    for i in range(10):
        angle = math.radians(i * 36 + 9)
        end = (x + (radius - 5) * math.cos(angle), y + (radius - 5) * math.sin(angle))
        canvas.line([(x, y), end], 5.4)
        canvas.line([(x, y), end], 2.4, "ochre")
    rim = ellipse(x, y, radius).difference(ellipse(x, y, radius - 8))
    canvas.part(rim, "red", line=2.8, shade=3, edge=1.2)
    canvas.part(ellipse(x, y, 8), "ochre", line=2.6, shade=2, edge=1)
