"""Hats, each with its brim or base near y 0 of the local system, and the crown of kings."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, box, ellipse, rectangle


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
