"""What the people of the Tell pack carry, each round an origin where the hand holds it, upright."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, box, ellipse, polygon, rectangle, stroke
from resources.art.kit.spline import mirrored
from resources.art.parts.garments import ring


def crossbow(canvas: Canvas) -> None:
    """Draw a crossbow pointing up, its bow 250 above the hand, its string spanned."""
    for side in (-1, 1):
        canvas.line(mirrored("2,-120 80,-200", side), 3.4)
    bow = stroke("-82,-198 -66,-234 -36,-260 0,-268 36,-260 66,-234 82,-198", 20, 0.25, 0.25, 0.35)
    canvas.part(bow, "steel", line=4, shade=5, edge=1.8)
    canvas.part(ellipse(0, -292, 20, 17).difference(ellipse(0, -294, 11, 9)), "steel", line=3.2, shade=3, edge=1.2)
    canvas.part(
        blob("-13,-282* 13,-282* 13,-110 17,-20 16,60 26,120* -14,128* -16,60 -17,-20 -13,-110"),
        "brown",
        line=4.4,
        shade=8,
        edge=2.2,
    )
    canvas.part(rectangle(-7, -276, 14, 150, 4), "hair", line=2.6, shade=3, edge=0)
    canvas.part(rectangle(-3, -300, 6, 170), "ochre", line=2.4, shade=0, edge=0)
    canvas.part(polygon([(-9, -298), (0, -326), (9, -298)]), "steel", line=2.8, shade=3, edge=1)
    for y in (-250, -190):
        canvas.part(rectangle(-17, y, 34, 11, 3), "ochre", line=2.8, shade=2, edge=1)
    canvas.part(ellipse(0, -116, 13), "white", line=3, shade=3, edge=1.2)
    canvas.brush("16,-60 30,-30 22,10", 6, taper=(0.1, 0.4))


def pierced_apple(canvas: Canvas) -> None:
    """Draw an apple with a bolt through it, its foot at the origin."""
    shaft = stroke([(-78, -22), (78, -62)], 9, 0, 0)
    canvas.part(shaft, "ochre", line=3, shade=0, edge=1)
    apple = "0,-72* -18,-82 -38,-70 -43,-42 -30,-12 -10,-2 0,-6* 10,-2 30,-12 43,-42 38,-70 18,-82"
    canvas.part(blob(apple), "red", line=4.2, shade=11, edge=2.2, hatch=5, light=5)
    canvas.part(stroke([(-78, -22), (-36, -33)], 9, 0, 0), "ochre", line=3, shade=0, edge=1)
    for side in (-1, 1):
        vane = [(-84, -20 + side * 3), (-60, -27 + side * 3), (-68, -27 + side * 17), (-92, -20 + side * 17)]
        canvas.part(polygon(vane), "white", line=2.6, shade=0, edge=0)
    canvas.part(polygon([(72, -74), (104, -69), (78, -47)]), "steel", line=3, shade=3, edge=1)
    canvas.brush("0,-70 3,-88 12,-98", 6, taper=(0, 0.1))
    canvas.part(blob("6,-84* 22,-102 48,-98* 36,-82 18,-78"), "green", line=3, shade=4, edge=1.2)


def staff_of_office(canvas: Canvas) -> None:
    """Draw the bailiff's staff, its knob 240 above the hand."""
    canvas.part(rectangle(-8, -230, 16, 400, 4), "black", line=3.6, shade=0, edge=0)
    canvas.line([(-3, -222), (-3, 160)], 2.4, "ink.light")
    for y in (-216, -186, 60):
        canvas.part(rectangle(-12, y, 24, 12, 3), "ochre", line=2.8, shade=2, edge=1)
    canvas.part(ellipse(0, -250, 24), "ochre", line=4, shade=8, edge=2, light=4)
    canvas.part(
        blob("-24,-250* 0,-242 24,-250* 24,-240* 0,-232 -24,-240*").intersection(ellipse(0, -250, 22.5)),
        "red",
        line=2.6,
        shade=0,
        edge=0,
    )
    canvas.part(polygon([(-8, -272), (0, -296), (8, -272)]), "ochre", line=3, shade=2, edge=1)


def lance(canvas: Canvas, colours: tuple[str, str]) -> None:
    """Draw a knight's lance with a swallow-tailed pennon that flies to the left, its head 300 above the hand."""
    canvas.part(rectangle(-7, -270, 14, 460, 3), "hair", line=3.4, shade=3, edge=1.4)
    for y in range(-240, 180, 34):
        canvas.brush([(-6, y + 10), (6, y)], 3)
    pennon = blob("-8,-192* -36,-202 -66,-188 -98,-194* -84,-170* -102,-144* -66,-142 -36,-154 -8,-140*")
    canvas.part(pennon, colours[0], line=4, shade=8, edge=2, pattern=[(box(-130, -176, 0, -158), colours[1])])
    canvas.part(polygon([(-13, -268), (0, -318), (13, -268), (0, -256)]), "steel", line=3.6, shade=4, edge=1.6)


def halberd(canvas: Canvas) -> None:
    """Draw a halberd with its axe to the left, its point 300 above the hand."""
    canvas.part(rectangle(-8, -236, 16, 420, 3), "brown", line=3.6, shade=3, edge=1.4)
    canvas.part(blob("8,-232* 34,-238 52,-222* 36,-214 8,-206*"), "steel", line=3.4, shade=4, edge=1.4)
    axe = blob("-8,-244* -30,-250 -66,-272* -78,-226 -64,-180* -32,-204 -8,-204*")
    canvas.part(axe, "steel", line=4, shade=8, edge=2, hatch=6)
    canvas.part(ellipse(-34, -226, 7), "ink", line=0, shade=0, edge=0)
    canvas.part(polygon([(-12, -246), (0, -324), (12, -246)]), "steel", line=3.8, shade=5, edge=1.6)
    canvas.brush([(0, -306), (0, -250)], 2.4)
    canvas.part(rectangle(-13, -250, 26, 52, 4), "steel", line=3.4, shade=4, edge=1.4)
    for y in (-238, -214):
        canvas.ink(ellipse(0, y, 3))
    canvas.part(blob("-14,-198* 14,-198* 18,-168 8,-156 0,-166 -8,-156 -18,-168"), "red", line=3, shade=4, edge=1.2)


def mace(canvas: Canvas) -> None:
    """Draw a flanged mace, its head 120 above the hand."""
    canvas.part(rectangle(-7, -110, 14, 170, 3), "brown", line=3.4, shade=3, edge=1.4)
    for side in (-1, 1):
        canvas.part(
            blob(mirrored("4,-88* 30,-104 34,-130 24,-156 4,-166*", side)), "steel", line=3.8, shade=6, edge=1.8
        )
    canvas.part(blob("-10,-86* -13,-128 -6,-168 0,-182* 6,-168 13,-128 10,-86*"), "steel", line=3.6, shade=5, edge=1.6)
    canvas.part(rectangle(-13, -92, 26, 12, 3), "ochre", line=2.8, shade=2, edge=1)
    canvas.part(ellipse(0, 62, 12), "ochre", line=3, shade=3, edge=1.2)


def hunting_horn(canvas: Canvas, points: str, widths: tuple[float, ...], mouth: tuple[float, float, float]) -> None:
    """Draw a horn from its mouthpiece along the points; mouth are the place and the direction of its opening."""
    horn = Limb(points, widths)
    canvas.part(horn.shape, "white", line=4.2, shade=8, edge=2, hatch=6)
    for place in (0.06, 0.42, 0.86):
        ring(canvas, horn, place, 0.07, grow=2.4)
    x, y, angle = mouth
    canvas.part(ellipse(x, y, 9, widths[-1] / 2 + 3, angle), "black", line=3.2, shade=0, edge=0)


def crook(canvas: Canvas) -> None:
    """Draw a herdsman's crook that curls to the right, its top 230 above the hand."""
    rod = Limb(
        [(0, 190), (2, 40), (-2, -120), (-4, -190), (16, -232), (52, -228), (60, -196), (42, -180)],
        (15, 15, 15, 14, 13, 12, 11, 9),
        round_end=True,
    )
    canvas.part(rod.shape, "hair", line=3.8, shade=4, edge=1.6)
    for place in (0.2, 0.42, 0.6):
        canvas.brush([rod.at(place, -0.8), rod.at(place + 0.02, 0.4)], 2.6)
    canvas.part(rectangle(-11, -110, 20, 26, 4), "red", line=3, shade=3, edge=1.2)


def great_sword(canvas: Canvas) -> None:
    """Draw a great sword held upright by its grip, its point 330 above the hand."""
    canvas.part(
        polygon([(-14, -50), (-13, -300), (0, -336), (13, -300), (14, -50)]), "steel", line=4, shade=7, edge=1.8
    )
    canvas.brush([(0, -310), (0, -70)], 3.2, taper=(0.2, 0.1))
    canvas.part(rectangle(-8, -48, 16, 104, 4), "red", line=3.4, shade=3, edge=1.4)
    for y in range(-36, 50, 13):
        canvas.line([(-8, y + 5), (8, y)], 2.4)
    canvas.part(blob("-62,-64* -24,-56 24,-56 62,-64* 64,-46* 0,-38 -64,-46*"), "ochre", line=3.6, shade=5, edge=1.6)
    canvas.part(ellipse(0, 64, 15), "ochre", line=3.6, shade=5, edge=1.6)


def scroll(canvas: Canvas) -> None:
    """Draw a charter that hangs open from the hand, with its seal."""
    canvas.part(blob("-44,0* 44,0* 48,50 42,112* 0,118 -46,110* -50,50"), "white", line=3.8, shade=9, edge=2)
    for i, y in enumerate((26, 42, 58, 74)):
        canvas.brush([(-34, y), (30 - (i % 2) * 12, y + 1)], 3.2, taper=(0.1, 0.2))
    canvas.part(Limb([(-54, -2), (54, -2)], (24, 24)).shape, "white", line=3.6, shade=6, edge=1.6)
    for x in (-54, 54):
        canvas.part(ellipse(x, -2, 7, 13), "white.shade", line=3, shade=0, edge=0)
    for x in (-6, 8):
        canvas.line([(4, 112), (x + 4, 136)], 5, "red")
    canvas.part(ellipse(6, 144, 17), "red", line=3.4, shade=5, edge=1.4)
    canvas.part(rectangle(3, 136, 6, 16), "white", line=0, shade=0, edge=0)
    canvas.part(rectangle(-2, 141, 16, 6), "white", line=0, shade=0, edge=0)


def book(canvas: Canvas) -> None:
    """Draw a law book with clasps, closed, its middle at the origin."""
    canvas.part(polygon([(-58, -64), (54, -72), (62, 52), (-50, 62)]), "white", line=3.6, shade=6, edge=1.6)
    canvas.part(polygon([(-66, -60), (44, -68), (52, 56), (-58, 66)]), "red", line=4.2, shade=12, edge=2.2, hatch=6)
    canvas.part(polygon([(-66, -60), (-48, -61), (-40, 64), (-58, 66)]), "brown", line=3, shade=4, edge=1)
    for x, y in ((-36, -48), (32, -52), (40, 42), (-30, 50)):
        canvas.part(ellipse(x, y, 8), "ochre", line=2.8, shade=2, edge=1)
    canvas.part(blob("0,-24* -16,-4 0,20* 16,-4"), "ochre", line=3, shade=4, edge=1.2)
    for y in (-34, 22):
        canvas.part(polygon([(40, y), (62, y - 2), (63, y + 10), (41, y + 12)]), "ochre", line=2.8, shade=0, edge=1)


def lily_sceptre(canvas: Canvas) -> None:
    """Draw a golden sceptre with a lily, its tip 200 above the hand."""
    canvas.part(rectangle(-7, -130, 14, 250, 4), "ochre", line=3.4, shade=3, edge=1.4)
    for y in (-130, -60, 40):
        canvas.part(rectangle(-12, y, 24, 11, 4), "ochre", line=2.8, shade=2, edge=1)
    for side in (-1, 1):
        canvas.part(
            blob(mirrored("0,-126* 18,-140 30,-168 44,-170 36,-194 16,-188 6,-160", side)),
            "ochre",
            line=3.4,
            shade=4,
            edge=1.6,
        )
    canvas.part(blob("-10,-126* -16,-164 0,-208* 16,-164 10,-126*"), "ochre", line=3.6, shade=5, edge=1.6)
    canvas.part(ellipse(0, -128, 11), "red", line=3, shade=3, edge=1.2)


def falcon(canvas: Canvas) -> None:
    """Draw a hooded falcon that looks left, its claws at the origin."""
    canvas.part(blob("16,-34* 34,0 44,56* 26,58 6,8"), "brown", line=3.4, shade=4, edge=1.4)
    body = blob("-22,-112 -34,-84 -34,-44 -20,-10 4,2 26,-14 38,-56 30,-96 8,-118")
    canvas.part(body, "white", line=4, shade=9, edge=2)
    for row, y in enumerate((-72, -50, -28)):
        for x in (-22, -8, 6) if row % 2 else (-16, -2):
            canvas.brush([(x - 5, y), (x, y + 6), (x + 5, y)], 2.6)
    canvas.part(blob("8,-104* 34,-92 44,-52 48,-4 36,40* 16,-12 6,-56"), "brown", line=3.8, shade=7, edge=1.8, hatch=6)
    for quill in ("20,-80 30,-40 34,10", "32,-76 40,-40 40,0"):
        canvas.brush(quill, 2.6)
    canvas.part(blob("-30,-104 -36,-130 -16,-146 8,-142 20,-122 12,-104 -10,-98"), "red", line=3.6, shade=6, edge=1.6)
    canvas.part(blob("-34,-128* -50,-122 -54,-106* -40,-110 -30,-112*"), "ochre", line=3, shade=2, edge=1)
    for tuft in ("-6,-142 -4,-162 8,-170", "0,-142 6,-158 20,-160"):
        canvas.brush(tuft, 5, taper=(0, 0.6))
    for x in (-8, 8):
        canvas.brush([(x, -6), (x - 2, 6), (x - 8, 14)], 7, "ochre", taper=(0, 0.5))


def sickle(canvas: Canvas) -> None:
    """Draw a sickle whose blade bends to the right over the hand."""
    blade = blob("-8,-34* -30,-70 -30,-112 0,-144 44,-150 76,-128* 44,-132 12,-122 -8,-98 -8,-66 8,-36*")
    canvas.part(blade, "steel", line=3.8, shade=5, edge=1.8)
    canvas.part(rectangle(-9, -40, 18, 84, 7), "hair", line=3.4, shade=4, edge=1.4)
    canvas.part(rectangle(-11, -44, 22, 12, 3), "ochre", line=2.8, shade=2, edge=1)
