"""Scenes of the bells: the town, the storm on the lake and the year's work."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, rectangle, stroke, union
from resources.art.kit.spline import mirrored
from resources.art.parts.alpine import peak, water


def town_gate(canvas: Canvas) -> None:
    """Draw the gate tower of the town between its walls."""
    for side in (-1, 1):
        battlement = union([rectangle(x, -74, 15, 16) for x in (40, 66, 92)])
        wall = union([rectangle(36, -60, 74, 66), battlement])
        with canvas.at(mirrored=side < 0):
            canvas.part(wall, "grey", line=3, shade=6, edge=1.4, hatch=6)
    canvas.part(rectangle(-42, -134, 84, 140), "white", line=3.4, shade=11, edge=1.8, hatch=6)
    canvas.part(
        polygon([(-54, -130), (-34, -176), (34, -176), (54, -130)]), "red", line=3.2, shade=8, edge=1.6, hatch=6
    )
    canvas.part(rectangle(-12, -200, 24, 26), "white", line=2.6, shade=4, edge=1)
    canvas.part(polygon([(-18, -198), (0, -228), (18, -198)]), "red", line=2.8, shade=4, edge=1)
    canvas.part(blob("-22,6* -22,-32 0,-52 22,-32 22,6*"), "black", line=3, shade=0, edge=0)
    for x in (-12, 0, 12):
        canvas.line([(x, -40), (x, 4)], 3, "ochre")
    canvas.line([(-20, -18), (20, -18)], 3, "ochre")
    canvas.part(ellipse(0, -84, 19), "ochre", line=3, shade=0, edge=1)
    canvas.part(ellipse(0, -84, 13), "white", line=2, shade=0, edge=0)
    canvas.line([(0, -95), (0, -84), (8, -80)], 3)
    for x in (-28, 18):
        canvas.ink(rectangle(x, -122, 10, 16, 3))


def boat(canvas: Canvas) -> None:
    """Draw the bailiff's boat in the storm on the lake."""
    peak(canvas, 70, -24, 120, 110)
    cloud = "-92,-138 -82,-160 -58,-164 -42,-178 -18,-168 -4,-152 -18,-138 -62,-132"
    canvas.part(blob(cloud), "grey", line=3, shade=8, edge=1.4, hatch=6)
    for x in (-74, -54, -34):
        canvas.brush([(x, -124), (x - 10, -102)], 3, taper=(0.2, 0.6))
    water(canvas, 0, -36, 244, 60)
    canvas.line([(6, -44), (22, -190)], 8)
    canvas.line([(6, -44), (22, -190)], 4, "brown")
    canvas.part(blob("26,-184* 64,-160 76,-110 70,-70* 44,-62 14,-66*"), "white", line=3.4, shade=9, edge=1.8, hatch=6)
    canvas.part(blob("23,-190* 0,-196 -18,-186 -34,-194* -16,-176 4,-180 22,-174*"), "red", line=2.8, shade=4, edge=1)
    for x, colour in ((-34, "red"), (-4, "blue"), (40, "ochre")):
        canvas.part(
            blob(f"{x - 15},-34* {x - 12},-58 {x},-64 {x + 12},-58 {x + 15},-34*"), colour, line=2.8, shade=4, edge=1.2
        )
        canvas.part(ellipse(x, -72, 11), "flesh", line=2.6, shade=3, edge=1)
        canvas.part(
            blob(f"{x - 15},-76 {x - 8},-90 {x + 8},-90 {x + 15},-76"),
            "black" if colour == "ochre" else "brown",
            line=2.4,
            shade=0,
            edge=0,
        )
    canvas.part(
        blob("-84,-54* -60,-42 0,-36 60,-42 88,-60* 74,-14 40,-4 -40,-4 -70,-14"), "brown", line=3.6, shade=8, edge=1.8
    )
    canvas.brush("-76,-36 0,-20 78,-42", 3)
    for wave in (
        "-110,-6 -80,-22 -50,-4 -20,-18 10,-2 40,-18 70,-2 104,-14",
        "-90,12 -60,-2 -30,12 0,0 30,12 60,0 90,10",
    ):
        canvas.line(wave, 9)
        canvas.line(wave, 5, "water.light")


def harvest(canvas: Canvas) -> None:
    """Draw sheaves of corn, a scythe and a rake."""
    canvas.part(stroke([(-66, 6), (30, -152)], 9, 0, 0), "brown", line=2.8, shade=0, edge=1)
    canvas.part(blob("22,-158* 46,-162 70,-144 82,-110* 66,-130 46,-142 26,-144*"), "steel", line=3, shade=5, edge=1.4)
    canvas.part(stroke([(66, 6), (-36, -138)], 8, 0, 0), "hair", line=2.8, shade=0, edge=1)
    with canvas.at(-38, -142, 0.9, -35):
        canvas.part(rectangle(-34, -5, 68, 10, 3), "hair", line=2.6, shade=2, edge=1)
        for x in (-28, -10, 8, 26):
            canvas.line([(x, -4), (x, -18)], 4)
    for x, lean, size in ((-54, -12, 0.84), (56, 12, 0.84), (0, 0, 1.0)):
        with canvas.at(x, 8, size, lean):
            sheaf = blob(
                "-40,0* -24,-34 -14,-58 -34,-98 -46,-126* -22,-132 0,-142 22,-132 46,-126* 34,-98 14,-58 24,-34 40,0*"
            )
            canvas.part(sheaf, "ochre", line=3.4, shade=9, edge=1.8, hatch=6)
            for side in (-1, 1):
                for straw in ("4,-66 10,-100 12,-132", "8,-66 22,-96 32,-120", "5,-48 14,-24 24,-4"):
                    canvas.brush(mirrored(straw, side), 2.6)
            canvas.brush("0,-66 0,-136", 2.6)
            canvas.part(blob("-17,-66* 0,-60 17,-66* 18,-52* 0,-46 -18,-52*"), "red", line=2.6, shade=0, edge=1)


def dairy(canvas: Canvas) -> None:
    """Draw a milk tub, a butter churn and a wheel of cheese."""
    churn = Limb([(-46, 6), (-46, -60), (-46, -116)], (66, 54, 44))
    canvas.line([(-46, -110), (-46, -186)], 9)
    canvas.line([(-46, -110), (-46, -186)], 5, "hair")
    canvas.part(rectangle(-62, -190, 32, 10, 4), "hair", line=2.6, shade=0, edge=1)
    canvas.part(churn.shape, "brown", line=3.4, shade=9, edge=1.8, hatch=6)
    for place in (0.14, 0.5, 0.86):
        canvas.part(churn.band(place - 0.04, place + 0.04).buffer(2), "steel", line=2.6, shade=3, edge=1)
    canvas.part(blob("-72,-112* -46,-122 -20,-112* -22,-102* -46,-96 -70,-102*"), "hair", line=2.8, shade=3, edge=1)
    canvas.part(blob("4,-52* 92,-52* 84,8* 12,8*"), "hair", line=3.4, shade=10, edge=1.8, hatch=6)
    canvas.part(rectangle(76, -84, 13, 40, 3), "hair", line=2.8, shade=3, edge=1)
    canvas.part(ellipse(48, -52, 44, 12), "white", line=3, shade=0, edge=0)
    canvas.part(blob("6,-40* 48,-28 90,-40* 89,-30* 48,-18 8,-30*"), "red", line=2.6, shade=0, edge=0)
    canvas.part(
        blob("-26,-2* -26,-32* 36,-32* 36,-2* 4,10").union(ellipse(5, -2, 31, 12)),
        "ochre",
        line=3.2,
        shade=7,
        edge=1.6,
        hatch=6,
    )
    canvas.part(ellipse(5, -32, 31, 12), "ochre.light", line=3, shade=0, edge=0)
    canvas.part(polygon([(5, -32), (36, -34), (28, -24)]), "ochre", line=2.4, shade=0, edge=0)
