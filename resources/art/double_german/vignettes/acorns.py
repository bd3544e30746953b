"""Scenes of the acorns: what Tell met at Altdorf, and what became of the castle."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, box, ellipse, polygon, rectangle, stroke, union
from resources.art.kit.spline import mirrored
from resources.art.parts.alpine import rock
from resources.art.parts.plants import fir


def hat_on_pole(canvas: Canvas) -> None:
    """Draw the bailiff's hat on its pole, two halberds crossed before it."""
    canvas.part(rectangle(-6, -150, 12, 156, 3), "brown", line=3, shade=4, edge=1.2)
    for side in (-1, 1):
        with canvas.at(0, -44, 1, side * 40):
            canvas.part(rectangle(-4, -62, 8, 122, 2), "hair", line=2.8, shade=2, edge=1)
            canvas.part(blob("-5,-60* -26,-74 -28,-52 -24,-40* -5,-44*"), "steel", line=2.8, shade=4, edge=1.2)
            canvas.part(polygon([(-7, -62), (0, -96), (7, -62)]), "steel", line=2.8, shade=3, edge=1)
    canvas.part(
        blob("20,-186 52,-218 92,-212 104,-182 92,-168* 78,-190 54,-194 30,-172"), "white", line=3, shade=5, edge=1.4
    )
    canvas.brush("30,-182 60,-204 90,-192", 2.2)
    canvas.part(
        blob("-40,-150* -40,-188 -14,-204 18,-202 38,-186 42,-150*"), "red", line=3.4, shade=9, edge=1.8, hatch=6
    )
    canvas.part(blob("-41,-164* 0,-156 42,-164* 43,-148* 0,-140 -41,-148*"), "ochre", line=2.6, shade=0, edge=1)
    canvas.part(
        blob("-78,-142 -46,-156 0,-148 46,-156 80,-144 50,-130 0,-134 -50,-130"), "red", line=3.2, shade=5, edge=1.6
    )


def burning_castle(canvas: Canvas) -> None:
    """Draw the tyrant's castle, broken and in flames."""
    for flame, colour in (
        ("-40,-96* -64,-140 -40,-150 -44,-190* -8,-160 -2,-196* 22,-160 46,-176* 40,-132 56,-96*", "red"),
        ("-28,-96* -40,-128 -22,-136 -20,-160* 0,-136 16,-158* 22,-130 36,-96*", "ochre"),
    ):
        canvas.part(blob(flame), colour, line=3, shade=6, edge=1.2)
    rock(canvas, 0, 8, 200, 54)
    wall = polygon(
        [
            (-84, -34),
            (-84, -108),
            (-72, -128),
            (-60, -118),
            (-50, -136),
            (-44, -84),
            (-20, -92),
            (-8, -76),
            (18, -88),
            (36, -70),
            (40, -114),
            (54, -96),
            (66, -120),
            (78, -34),
        ]
    )
    canvas.part(wall, "white", line=3.2, shade=10, edge=1.6, hatch=6)
    canvas.part(blob("-14,-34* -14,-54 2,-66 18,-54 18,-34*"), "black", line=2.6, shade=0, edge=0)
    for x, y in ((-68, -92), (52, -82), (-36, -66), (42, -58)):
        canvas.ink(rectangle(x, y, 9, 16, 2))
    for x, y in ((-60, -58), (-40, -48), (36, -40), (58, -54), (-76, -44)):
        canvas.brush([(x - 8, y), (x + 8, y)], 2.4)


def apple(canvas: Canvas) -> None:
    """Draw the apple on a stump, a bolt through it."""
    stump = blob("-66,6* -50,-14 -46,-62* 46,-62* 52,-14 70,6*")
    canvas.part(stump, "brown", line=3.4, shade=10, edge=1.8, hatch=6)
    canvas.part(ellipse(0, -62, 47, 13), "hair.light", line=3, shade=0, edge=0)
    canvas.brush("-26,-62 0,-70 26,-62 0,-56", 2)
    shaft = stroke([(-104, -98), (104, -132)], 8, 0, 0)
    canvas.part(shaft, "ochre", line=2.8, shade=0, edge=1)
    canvas.part(
        blob("0,-148* -22,-158 -44,-142 -46,-108 -28,-74 -8,-66 0,-70* 8,-66 28,-74 46,-108 44,-142 22,-158"),
        "red",
        line=3.8,
        shade=12,
        edge=2,
        hatch=5,
        light=5,
    )
    canvas.part(stroke([(-104, -98), (-40, -108)], 8, 0, 0), "ochre", line=2.8, shade=0, edge=1)
    for t in (0, 14, 28):
        canvas.part(
            polygon([(-112 + t, -96 - t * 0.16), (-100 + t, -99 - t * 0.16), (-108 + t, -114), (-120 + t, -112)]),
            "white",
            line=2.2,
            shade=0,
            edge=0,
        )
        canvas.part(
            polygon([(-112 + t, -96 - t * 0.16), (-100 + t, -99 - t * 0.16), (-104 + t, -82), (-116 + t, -80)]),
            "white",
            line=2.2,
            shade=0,
            edge=0,
        )
    canvas.part(polygon([(98, -146), (132, -137), (102, -118)]), "steel", line=2.8, shade=4, edge=1)
    canvas.brush("0,-146 4,-166 12,-178", 6, taper=(0, 0.1))
    canvas.part(blob("8,-164* 26,-182 52,-176* 38,-160 20,-158"), "green", line=2.8, shade=4, edge=1.2)


def crossbow(canvas: Canvas) -> None:
    """Draw a crossbow that leans against a rock, and a quiver of bolts."""
    fir(canvas, 84, 6, 150)
    rock(canvas, 30, 10, 130, 70)
    with canvas.at(-26, -70, 1, -24):
        for side in (-1, 1):
            canvas.line(mirrored("0,8 70,-26", side), 2.6)
        canvas.part(
            stroke("-74,-26 -40,-48 0,-56 40,-48 74,-26", 14, 0.2, 0.2, 0.4), "steel", line=3, shade=3, edge=1.2
        )
        canvas.part(blob("-9,-66* 9,-66* 8,30 14,80* -12,80* -8,30"), "brown", line=3.2, shade=5, edge=1.4)
        canvas.line([(0, -60), (0, 10)], 4, "ochre")
        canvas.part(ellipse(0, -72, 12, 9).difference(ellipse(0, -73, 6, 4)), "steel", line=2.4, shade=0, edge=0)
    quiver = Limb([(54, -8), (66, -60), (74, -92)], (30, 28, 30))
    for x in (64, 74, 84):
        canvas.line([(x, -88), (x + 6, -122)], 4)
        canvas.part(
            blob(f"{x},-112* {x - 4},-126 {x + 4},-134* {x + 13},-126 {x + 12},-112*"),
            "white",
            line=2.2,
            shade=0,
            edge=0,
        )
    canvas.part(quiver.shape, "red", line=3.2, shade=6, edge=1.4, hatch=6)
    canvas.part(
        union([quiver.band(0.86, 1), quiver.band(0.08, 0.2)]).buffer(2).intersection(box(0, -200, 200, 20)),
        "ochre",
        line=2.6,
        shade=0,
        edge=1,
    )
