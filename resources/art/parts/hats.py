"""Hats, each with its brim or base near y 0 of the local system, and the crown of kings."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, box, ellipse, rectangle
from resources.art.kit.spline import mirrored
from resources.art.signs import bell


def bicorne(canvas: Canvas) -> None:
    """Draw a two-cornered hat with a cockade and two plumes."""
    hat = blob("-122,4* -112,-36 -78,-84 -22,-116 36,-112 84,-82 112,-34 122,8* 74,-20 6,-34 -66,-24")
    canvas.part(hat, "black", line=4.4, shade=0, edge=0)
    braid = hat.difference(hat.buffer(-11)).intersection(box(-150, -140, 150, -26))
    canvas.part(braid, "ochre", line=2.4, shade=0, edge=0)
    canvas.brush("-92,-42 -60,-82 -16,-100 30,-98", 3.4, "ink.light")
    canvas.part(blob("-122,4* -66,-24 6,-34 74,-20 122,8* 76,-4 6,-18 -66,-8"), "ochre", line=3, shade=0, edge=1.4)
    for plume, colour in (
        ("52,-104 92,-140 138,-136 170,-104 160,-78* 142,-98 116,-106 80,-92 58,-82", "red"),
        ("46,-102 66,-148 108,-166 140,-150* 112,-142 84,-124 64,-86", "white"),
    ):
        canvas.part(blob(plume), colour, line=3.6, shade=7, edge=1.8)
    for barb in (
        "70,-96 102,-122 146,-114",
        "64,-104 84,-138 118,-154",
        "92,-114 100,-108",
        "112,-122 118,-113",
        "80,-138 90,-134",
    ):
        canvas.brush(barb, 2.4)
    canvas.part(ellipse(50, -84, 18), "white", line=3.4, shade=0, edge=1.4)
    canvas.part(ellipse(50, -84, 11), "red", line=2.6, shade=0, edge=0)
    canvas.fill(ellipse(50, -84, 4.4), "ochre")


def brimmed_hat(canvas: Canvas) -> None:
    """Draw a tall hat with a brim, a band with a buckle and two plumes at the left."""
    _plume(canvas, "-50,-76 -92,-112 -136,-104 -156,-66 -138,-40* -128,-66 -104,-78 -72,-70 -52,-52", "white")
    _plume(canvas, "-48,-68 -90,-136 -60,-160 -30,-150* -48,-134 -46,-108 -32,-78", "red")
    canvas.brush("-58,-68 -100,-96 -140,-64", 2.4)
    canvas.brush("-44,-80 -66,-120 -48,-150", 2.4)
    crown_shape = blob("-62,-24* -66,-76 -48,-104 0,-112 48,-104 66,-76 62,-24*")
    canvas.part(crown_shape, "green", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.part(blob("-64,-46* 0,-36 64,-46* 64,-26* 0,-14 -64,-26*"), "red", line=3.4, shade=0, edge=1.2)
    buckle = rectangle(-12, -48, 24, 26, 3).difference(rectangle(-6, -42, 12, 14, 2))
    canvas.part(buckle, "ochre", line=2.4, shade=0, edge=1)
    brim = "-112,-12 -90,-30 -40,-22 0,-18 40,-22 92,-32 114,-14 84,2 40,-4 0,0 -40,-4 -84,2"
    canvas.part(blob(brim), "green", line=4.2, shade=7, edge=2)


def _plume(canvas: Canvas, outline: str, colour: str) -> None:
    canvas.part(blob(outline), colour, line=3.6, shade=6, edge=1.8)


def beret(canvas: Canvas) -> None:
    """Draw a beret with a rolled brim, a brooch and two feathers at the right."""
    _plume(canvas, "40,-70 92,-112 140,-112 168,-80 158,-44* 146,-66 122,-80 88,-76 62,-56", "white")
    _plume(canvas, "36,-64 92,-82 138,-66 156,-26 138,0* 132,-26 108,-46 76,-50 50,-40", "red")
    canvas.brush("58,-68 104,-98 148,-80", 2.4)
    canvas.brush("54,-54 98,-66 136,-36", 2.4)
    dome = blob("-84,-22* -76,-62 -30,-88 30,-86 76,-62 82,-18* 40,-34 -40,-36")
    canvas.part(dome, "green", line=4.4, shade=12, edge=2.4, hatch=6)
    brim = blob("-100,-18 -92,-40 -40,-46 40,-44 88,-34 100,-10 84,4 30,-14 -40,-16 -84,0")
    canvas.part(brim, "ochre", line=4.2, shade=7, edge=2)
    for x in (-72, -40, -8, 24, 56):
        canvas.brush([(x, -42), (x - 4, -28), (x - 2, -12)], 3.4, taper=(0.3, 0.3))
    canvas.part(ellipse(52, -52, 10), "white", line=3, shade=0, edge=1)
    canvas.fill(ellipse(52, -52, 4.5), "red")


def crown(canvas: Canvas, gem: str) -> None:
    """Draw a crown of five fleurons over a red cap, about 130 wide, its base at y 0."""
    cap = blob("-52,-10* -62,-64 -30,-82 0,-86 30,-82 62,-64 52,-10*")
    canvas.part(cap, "red", line=3.6, shade=10, edge=1.6)
    for x, y, height in ((-60, -22, 46), (-32, -16, 62), (0, -13, 72), (32, -16, 62), (60, -22, 46)):
        waist, shoulder, tip = y - height * 0.4, y - height * 0.62, y - height
        fleuron = (
            f"{x - 13},{y}* {x - 9},{waist} {x - 14},{shoulder} {x},{tip} "
            f"{x + 14},{shoulder} {x + 9},{waist} {x + 13},{y}*"
        )
        canvas.part(blob(fleuron), "ochre", line=3.4, shade=5, edge=1.8)
        canvas.part(ellipse(x, y - height * 0.52, 4), "white", line=1.8, shade=0, edge=0)
        canvas.part(ellipse(x, y - height - 4, 6.4), "ochre", line=2.8, shade=2, edge=1)
    canvas.part(blob("-64,-24* 0,-12 64,-24* 62,6* 0,18 -62,6*"), "ochre", line=3.8, shade=6, edge=2)
    for x, y in ((-42, -5), (0, 2), (42, -5)):
        stone = blob(f"{x - 9},{y} {x},{y - 8} {x + 9},{y} {x},{y + 8}")
        canvas.part(stone, gem, line=2.4, shade=0, edge=1)
    for x in (-22, 22):
        canvas.part(ellipse(x, -1, 5), "blue", line=2.4, shade=0, edge=1)


def morion(canvas: Canvas) -> None:
    """Draw a steel helmet with a comb and a turned-up brim, and a plume at the right."""
    _plume(canvas, "26,-66 50,-98 84,-106 110,-88 114,-58 102,-38* 94,-62 76,-72 56,-62 42,-44", "red")
    canvas.brush("36,-64 66,-88 100,-74", 2.4)
    comb = "-58,-62 -34,-110 0,-128 34,-116 60,-66 30,-92 0,-98 -30,-90"
    canvas.part(blob(comb), "steel", line=4, shade=8, edge=2)
    canvas.part(
        blob("-64,-18* -60,-70 -30,-98 0,-102 30,-98 60,-70 64,-18*"), "steel", line=4.4, shade=14, edge=2.4, hatch=6
    )
    canvas.brush("-34,-78 -44,-56 -46,-34", 5, "steel.light")
    canvas.part(blob("-66,-36* 0,-24 66,-36* 66,-20* 0,-8 -66,-20*"), "brown", line=3.2, shade=0, edge=1.2)
    for x, y in ((-50, -26), (-26, -20), (0, -17), (26, -20), (50, -26)):
        canvas.part(ellipse(x, y, 4.4), "ochre", line=2, shade=0, edge=0)
    brim = "-118,-34* -84,-20 -40,-10 0,-6 40,-10 84,-20 118,-34* 92,4 40,12 0,14 -40,12 -92,4"
    canvas.part(blob(brim), "steel", line=4.2, shade=7, edge=2)


def flat_cap(canvas: Canvas) -> None:
    """Draw a wide flat cap with a slashed brim and one short feather at the right."""
    _plume(canvas, "46,-52 86,-84 124,-88 152,-62 150,-34* 134,-58 106,-62 76,-48 58,-34", "white")
    canvas.brush("60,-50 96,-72 136,-64", 2.4)
    crown_shape = blob("-94,-26 -84,-54 -44,-74 0,-78 48,-74 88,-52 96,-26 50,-30 -46,-30")
    canvas.part(crown_shape, "red", line=4.4, shade=11, edge=2.4, hatch=6)
    canvas.part(
        blob("-82,-30* -40,-24 40,-24 82,-32* 78,-4* 36,-10 -40,-10 -76,-2*"), "white", line=4, shade=6, edge=1.8
    )
    for x in (-58, -30, 0, 30, 56):
        slash = f"{x - 9},{-25 + abs(x) * 0.03}* {x + 9},{-25 + abs(x) * 0.03}* {x + 5},-9* {x - 5},-9*"
        canvas.part(blob(slash), "red", line=2.2, shade=0, edge=0)


def jesters_hood(canvas: Canvas) -> None:
    """Draw a hood with two horns, parti-coloured blue and ochre, with a bell on each horn."""
    for side, colour in ((1, "blue"), (-1, "ochre")):
        horn = "4,-62* 30,-104 76,-118 116,-94 128,-54 122,-38* 104,-62 80,-66 62,-42 54,-22*"
        canvas.part(blob(mirrored(horn, side)), colour, line=4.2, shade=9, edge=2.2, hatch=6)
        canvas.brush(mirrored("26,-74 62,-92 100,-78", side), 2.8)
        with canvas.at(side * 122, -16, 0.4):
            bell(canvas)
    canvas.part(
        blob("-60,-16* -58,-52 -32,-76 0,-82 32,-76 58,-52 60,-16* 30,-30 0,-34 -30,-30"),
        "ochre",
        line=4.2,
        shade=0,
        edge=2,
    )
    right = blob("0,-83* 32,-76 58,-52 60,-16* 30,-30 0,-34*")
    canvas.part(right, "blue", line=3.4, shade=9, edge=1.8)
    canvas.part(
        blob("-66,-24* -30,-38 0,-42 30,-38 66,-24* 66,-8* 30,-20 0,-24 -30,-20 -66,-8*"),
        "red",
        line=3.4,
        shade=5,
        edge=1.6,
    )


def plumed_cap(canvas: Canvas) -> None:
    """Draw a king's soft cap with a jewelled band and a plume, about 130 wide, its base at y 0."""
    _plume(canvas, "22,-80 24,-112 40,-136 58,-132 66,-110* 56,-116 48,-104 46,-82", "white")
    canvas.brush("34,-84 36,-110 54,-124", 2.4)
    dome = blob("-64,-20* -72,-60 -52,-88 -10,-98 34,-92 64,-70 74,-40 64,-18*")
    canvas.part(dome, "red", line=4.2, shade=12, edge=2.2, hatch=6)
    for fold in ("-40,-30 -44,-58 -30,-82", "-6,-26 -8,-60 2,-88", "30,-28 32,-56 42,-76"):
        canvas.brush(fold, 3, taper=(0.1, 0.6))
    canvas.part(blob("-70,-28* 0,-16 70,-28* 68,8* 0,20 -68,8*"), "white", line=3.8, shade=6, edge=2)
    canvas.part(blob("-69,-20* 0,-8 69,-20* 68,-6* 0,6 -68,-6*"), "ochre", line=3, shade=0, edge=1.2)
    for x, y in ((-44, -8), (0, -2), (44, -8)):
        canvas.part(blob(f"{x - 8},{y} {x},{y - 7} {x + 8},{y} {x},{y + 7}"), "blue", line=2.4, shade=0, edge=1)
    canvas.part(ellipse(34, -72, 11), "ochre", line=3, shade=0, edge=1)
    canvas.fill(ellipse(34, -72, 5), "red")


def open_crown(canvas: Canvas, hair: str) -> None:
    """Draw a crown without a cap, of three oak leaves and two pearls, the hair showing in it; its base at y 0."""
    canvas.part(blob("-54,-8* -52,-44 -26,-58 0,-62 26,-58 52,-44 54,-8*"), hair, line=3.6, shade=9, edge=1.6)
    for lock in ("-30,-20 -30,-38 -20,-52", "0,-18 0,-40 4,-56", "30,-20 28,-38 22,-50"):
        canvas.brush(lock, 2.4)
    for x, y in ((-34, -18), (34, -18)):
        canvas.line([(x, y), (x, y - 30)], 8)
        canvas.line([(x, y), (x, y - 29)], 3.4, "ochre")
        canvas.part(ellipse(x, y - 36, 9), "white", line=3, shade=3, edge=1.2)
    for x, y, size in ((-60, -20, 0.8), (60, -20, 0.8), (0, -12, 1.0)):
        with canvas.at(x, y, size):
            leaf = (
                "-10,0* -8,-16 -22,-22 -24,-38 -12,-38 -18,-54 -8,-60 0,-76 8,-60 "
                "18,-54 12,-38 24,-38 22,-22 8,-16 10,0*"
            )
            canvas.part(blob(leaf), "ochre", line=3.6, shade=6, edge=1.8)
            canvas.brush("0,-4 0,-30 0,-58", 2.6, taper=(0.1, 0.6))
    canvas.part(blob("-64,-24* 0,-12 64,-24* 62,6* 0,18 -62,6*"), "ochre", line=3.8, shade=6, edge=2)
    for x, y in ((-42, -5), (0, 2), (42, -5)):
        canvas.part(ellipse(x, y, 7, 6), "red" if x else "blue", line=2.4, shade=0, edge=1)
