"""Hats, helmets and crowns of the Bavarian figures, each with its brim or base near y 0 of the local system."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, box, ellipse, polygon, rectangle, union
from resources.art.kit.spline import mirrored
from resources.art.signs import leaf_on_twig


def ostrich_plume(canvas: Canvas, spine: str, colour: str, width: float = 34) -> None:
    """Draw a curling ostrich feather along its spine, from the root to the tip."""
    feather = Limb(spine, (width * 0.4, width, width * 1.05, width * 0.8, width * 0.4), round_end=True)
    canvas.part(feather.shape, colour, line=3.6, shade=6, edge=1.8)
    for t in (0.18, 0.32, 0.46, 0.6, 0.74, 0.88):
        for side in (-1, 1):
            canvas.brush([feather.at(t - 0.06), feather.at(t + 0.02, side * 0.5), feather.at(t + 0.05, side * 0.9)], 2)
    canvas.brush([feather.at(i / 14) for i in range(14)], 2.4, taper=(0.1, 0.6))


def burgonet(canvas: Canvas) -> None:
    """Draw an open helmet that looks left, with peak, cheek piece, ochre comb and two plumes that fall to the right."""
    ostrich_plume(canvas, "26,-96 62,-132 112,-122 134,-72 124,-20", "red", 36)
    ostrich_plume(canvas, "14,-100 38,-142 84,-158 128,-138", "white", 30)
    canvas.part(
        blob("34,-36* 70,-30 74,10 66,44 74,70* 44,74 34,40 30,0*"), "steel", line=4.2, shade=8, edge=2.2, hatch=6
    )
    for lame in ("38,16 54,22 70,16", "38,42 54,48 70,42"):
        canvas.brush(lame, 3)
    skull = blob("-66,-22* -62,-70 -32,-100 8,-106 46,-92 70,-56 72,-14*")
    canvas.part(skull, "steel", line=4.4, shade=14, edge=2.4, hatch=6)
    canvas.part(
        blob("-58,-66* -34,-116 6,-130 48,-112 66,-74* 40,-98 6,-110 -30,-98"), "ochre", line=4, shade=6, edge=2
    )
    canvas.brush("-44,-48 -36,-72 -18,-86", 5, "steel.light")
    canvas.part(
        blob("-112,-18* -88,-36 -40,-44 20,-38 72,-28* 72,-8* 24,-14 -36,-16"), "steel", line=4, shade=6, edge=2
    )
    for x, y in ((-74, -25), (-44, -31), (-12, -32), (20, -27), (50, -22)):
        canvas.part(ellipse(x, y, 4.4), "ochre", line=2.2, shade=0, edge=0)
    canvas.part(ellipse(48, -40, 12), "ochre", line=3, shade=4, edge=1.2)


def pomponned_bicorne(canvas: Canvas) -> None:
    """Draw a two-cornered hat worn crosswise, edged in white, with a green cockade, a loop and a pompon."""
    canvas.part(
        blob("-46,-94 -58,-114 -48,-132 -30,-134 -20,-118 -30,-98"), "green", line=3.6, shade=6, edge=1.8, hatch=5
    )
    for tuft in ("-48,-106 -50,-122", "-38,-106 -38,-126", "-30,-106 -26,-120"):
        canvas.brush(tuft, 2.2)
    hat = blob("-104,14* -112,-18 -86,-68 -44,-98 6,-102 52,-90 90,-58 112,-12 104,18* 70,-18 6,-32 -66,-20")
    canvas.part(hat, "black", line=4.4, shade=0, edge=0)
    canvas.brush("52,-72 80,-46 94,-16", 4, "ink.light")
    lace = hat.difference(hat.buffer(-10)).intersection(box(-130, -120, 130, -14))
    canvas.part(lace, "white", line=2.4, shade=0, edge=0)
    canvas.part(ellipse(-38, -72, 18), "green", line=3.4, shade=5, edge=1.4)
    canvas.part(ellipse(-38, -72, 9), "white", line=2.6, shade=0, edge=0)
    canvas.part(polygon([(-42, -74), (-34, -74), (-28, -30), (-38, -30)]), "ochre", line=2.6, shade=0, edge=1)
    canvas.part(ellipse(-33, -36, 5.4), "ochre", line=2.4, shade=0, edge=1)
    for x, y in ((-106, 14), (106, 16)):
        canvas.part(ellipse(x, y, 8), "ochre", line=2.8, shade=3, edge=1)


def busby(canvas: Canvas) -> None:
    """Draw a hussar's cap of brown fur that looks left, with a red bag, cords and a standing plume."""
    ostrich_plume(canvas, "-22,-98 -30,-128 -22,-152 -4,-164", "white", 24)
    bag = blob("30,-98* 64,-104 92,-72 100,-28 94,10* 82,-4 70,-40 56,-56")
    canvas.part(bag, "red", line=4, shade=8, edge=2, hatch=6)
    canvas.part(ellipse(93, 16, 9, 12), "ochre", line=3, shade=3, edge=1.2)
    fur = blob("-68,2* -76,-40 -72,-86 -56,-104 0,-112 54,-104 72,-84 76,-36 70,4* 30,-10 0,-14 -34,-10")
    canvas.part(fur, "brown", line=4.4, shade=14, edge=2.6)
    for row, y in enumerate((-92, -74, -56, -38, -20)):
        for i in range(7):
            x = -60 + i * 19 + (9 if row % 2 else 0)
            if x < 66:
                canvas.brush([(x, y - 7), (x + 2, y + 1), (x - 2, y + 9)], 3.4, taper=(0.1, 0.7))
    for cord, colour in (("-74,-70 -30,-52 24,-50 74,-72", "ochre"), ("-76,-58 -30,-38 24,-36 76,-60", "white")):
        canvas.brush(cord, 9, taper=(0, 0))
        canvas.brush(cord, 4.6, colour, taper=(0, 0))
    canvas.part(ellipse(-24, -92, 12), "ochre", line=3, shade=4, edge=1.2)
    canvas.fill(ellipse(-24, -92, 5), "red")


def landsknecht_hat(canvas: Canvas) -> None:
    """Draw a mercenary's broad slashed hat, tilted, covered with ostrich feathers."""
    ostrich_plume(canvas, "-16,-72 -50,-100 -86,-94 -104,-58", "white", 30)
    ostrich_plume(canvas, "10,-76 48,-124 104,-128 146,-92", "blue", 36)
    ostrich_plume(canvas, "30,-66 84,-92 130,-68 150,-20", "red", 34)
    canvas.part(blob("-66,-30* -60,-66 -24,-84 24,-84 60,-66 68,-28*"), "ochre", line=4.2, shade=9, edge=2, hatch=6)
    ostrich_plume(canvas, "44,-62 20,-108 -24,-130 -64,-118", "red", 32)
    brim = blob("-122,-26 -100,-52 -46,-62 0,-56 48,-62 102,-48 124,-20 100,-4 50,-18 0,-22 -50,-18 -98,-4")
    canvas.part(brim, "ochre", line=4.2, shade=8, edge=2.2)
    for x in (-92, -58, -24, 24, 58, 92):
        top, bottom = -48 + abs(x) * 0.06, -22 + abs(x) * 0.12
        slash = blob(f"{x - 9},{top} {x},{top - 5} {x + 9},{top} {x + 7},{bottom} {x},{bottom + 3} {x - 7},{bottom}")
        canvas.part(slash, "blue", line=2.6, shade=0, edge=1)
    canvas.part(ellipse(0, -40, 11), "white", line=3, shade=3, edge=1.2)
    canvas.fill(ellipse(0, -40, 5), "red")


def cap_with_jay_feathers(canvas: Canvas) -> None:
    """Draw a close leather cap with a notched brim turned up, and two barred feathers at the back."""
    for feather, colour in (("44,-52 78,-104 116,-132", "blue"), ("50,-44 94,-78 138,-84", "white")):
        vane = Limb(feather, (8, 19, 14, 5), round_end=True)
        bars = [(vane.band(t, t + 0.07), "ink") for t in (0.3, 0.48, 0.66, 0.84)]
        canvas.part(vane.shape, colour, line=3.2, shade=0, edge=1.6, pattern=bars)
    dome = blob("-62,-12* -68,-56 -42,-88 0,-96 44,-86 66,-56 66,-8*")
    canvas.part(dome, "brown", line=4.4, shade=13, edge=2.4, hatch=6)
    for seam in ("-30,-22 -34,-56 -14,-92", "24,-20 28,-56 14,-92"):
        canvas.brush(seam, 2.8)
    canvas.part(ellipse(0, -96, 8), "ochre", line=3, shade=3, edge=1)
    brim = blob("-80,2* -84,-36 -62,-44* -40,-28* -16,-48* 6,-28* 30,-48* 52,-28* 78,-40* 80,4* 36,-8 0,-12 -40,-8")
    canvas.part(brim, "olive", line=4, shade=6, edge=2)
    for x in (-62, -16, 30):
        canvas.part(ellipse(x, -26, 4.6), "red", line=2.2, shade=0, edge=0)


def tricorne(canvas: Canvas) -> None:
    """Draw a three-cornered hat that looks left, edged in ochre, with a green rosette."""
    canvas.part(blob("-58,-20* -56,-68 -20,-88 24,-86 58,-64 60,-18*"), "black", line=4.2, shade=0, edge=0)
    canvas.brush("20,-76 42,-64 50,-46", 3.4, "ink.light")
    back = blob("30,-26* 60,-62 100,-70 124,-54* 112,-28 86,-6 56,4*")
    canvas.part(back, "black", line=4, shade=0, edge=0)
    front = blob("-118,8* -110,-24 -76,-58 -30,-72* 4,-48 34,-26 66,2* 20,-8 -30,-8 -74,0")
    canvas.part(front, "black", line=4.4, shade=0, edge=0)
    canvas.brush("-116,4 -106,-24 -74,-56 -32,-69 2,-46 34,-24 62,0", 9, taper=(0.05, 0.05))
    canvas.brush("-115,3 -105,-24 -74,-54 -32,-67 2,-44 34,-22 61,0", 4.6, "ochre", taper=(0.05, 0.05))
    canvas.brush("62,-60 98,-68 122,-54 110,-30", 8, taper=(0.05, 0.05))
    canvas.brush("62,-59 98,-66 120,-54 109,-31", 4, "ochre", taper=(0.05, 0.05))
    for petal in range(6):
        with canvas.at(-22, -40, 1, petal * 60):
            canvas.part(ellipse(0, -10, 7, 9), "green", line=2.4, shade=0, edge=1)
    canvas.part(ellipse(-22, -40, 5.4), "white", line=2.2, shade=0, edge=0)


def iron_hat(canvas: Canvas) -> None:
    """Draw an iron hat with a sloping brim, ridged, with a tuft of red feathers on top."""
    for plume in ("0,-110 -22,-136 -50,-142", "2,-110 6,-142 -8,-162", "4,-110 34,-134 58,-132"):
        ostrich_plume(canvas, plume, "red", 22)
    skull = blob("-62,-30* -58,-78 -26,-108 0,-114 26,-108 58,-78 62,-30*")
    canvas.part(skull, "steel", line=4.4, shade=14, edge=2.4, hatch=6)
    for rib in ("-34,-36 -34,-80 -12,-108", "0,-34 0,-112", "34,-36 34,-80 12,-108"):
        canvas.brush(rib, 3)
    canvas.brush("-46,-50 -44,-74 -34,-90", 5, "steel.light")
    canvas.part(blob("-64,-44* 0,-34 64,-44* 65,-28* 0,-18 -65,-28*"), "red", line=3.2, shade=0, edge=1.2)
    brim = blob("-64,-34* 0,-24 64,-34* 92,-20 120,6* 84,2 40,-2 0,-4 -40,-2 -84,2 -120,6* -92,-20")
    canvas.part(brim, "steel", line=4.2, shade=8, edge=2.2)
    for x, y in ((-74, -12), (-38, -12), (0, -13), (38, -12), (74, -12)):
        canvas.part(ellipse(x, y, 4), "ochre", line=2, shade=0, edge=0)


def bycocket(canvas: Canvas) -> None:
    """Draw a hunter's hat with its brim pointed at the left and turned up at the back, with one long feather."""
    crown_shape = blob("-54,-30* -46,-82 -10,-104 34,-98 62,-62 64,-26*")
    canvas.part(crown_shape, "blue", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.brush("-30,-44 -20,-76 4,-94", 2.8)
    brim = blob("-142,6* -96,-18 -50,-38 0,-42 50,-40 74,-62* 86,-36 82,-8 40,-4 0,-14 -60,-10")
    canvas.part(brim, "ochre", line=4.2, shade=7, edge=2)
    canvas.brush("-112,-4 -60,-24 0,-30 56,-26", 2.4)
    feather = Limb("-30,-34 24,-76 86,-104 146,-104", (6, 20, 22, 14, 3), round_end=True)
    canvas.part(feather.shape, "red", line=3.4, shade=5, edge=1.6)
    canvas.brush([feather.at(i / 14) for i in range(14)], 2.2, taper=(0.1, 0.5))
    for t in (0.3, 0.5, 0.7, 0.85):
        canvas.brush([feather.at(t), feather.at(t + 0.06, 0.8)], 1.9)
        canvas.brush([feather.at(t), feather.at(t + 0.06, -0.8)], 1.9)
    canvas.part(ellipse(-28, -34, 8), "ochre", line=2.8, shade=2, edge=1)


def _circlet(canvas: Canvas, gems: tuple[str, str]) -> None:
    """Draw the rim that all crowns share, about 130 wide, set with stones of two colours."""
    canvas.part(blob("-66,-26* 0,-14 66,-26* 64,6* 0,18 -64,6*"), "ochre", line=3.8, shade=6, edge=2)
    for i, (x, y) in enumerate(((-44, -6), (-22, -1), (0, 1), (22, -1), (44, -6))):
        if i % 2:
            canvas.part(ellipse(x, y, 4.6), "white", line=2.2, shade=0, edge=0)
        else:
            canvas.part(rectangle(x - 7, y - 7, 14, 14, 3), gems[i // 2 % 2], line=2.4, shade=0, edge=1)


def arched_crown(canvas: Canvas) -> None:
    """Draw an emperor's crown: a blue cap under three beaded arches with orb and cross."""
    canvas.part(blob("-54,-12* -62,-60 -34,-88 0,-92 34,-88 62,-60 54,-12*"), "blue", line=3.8, shade=10, edge=1.8)
    for side in (-1, 1):
        arch = Limb(mirrored("60,-20 74,-58 44,-92 4,-100", side), (15, 15, 14, 12))
        canvas.part(arch.shape, "ochre", line=3.4, shade=4, edge=1.6)
        for t in (0.2, 0.4, 0.6, 0.8):
            canvas.part(ellipse(*arch.at(t), 3.8), "white", line=1.8, shade=0, edge=0)
    canvas.part(blob("-8,-20* -9,-96* 9,-96* 8,-20*"), "ochre", line=3.4, shade=3, edge=1.4)
    for y in (-36, -54, -72):
        canvas.part(ellipse(0, y, 3.8), "white", line=1.8, shade=0, edge=0)
    canvas.part(ellipse(0, -108, 12), "ochre", line=3.2, shade=4, edge=1.4)
    cross = union([rectangle(-3.4, -140, 6.8, 24), rectangle(-10, -134, 20, 6.8)])
    canvas.part(cross, "ochre", line=2.8, shade=0, edge=1)
    _circlet(canvas, ("red", "green"))


def leaf_crown(canvas: Canvas) -> None:
    """Draw a crown of golden lime leaves on a circlet, over a green cap."""
    canvas.part(blob("-54,-12* -58,-44 -28,-62 0,-66 28,-62 58,-44 54,-12*"), "green", line=3.6, shade=9, edge=1.6)
    with canvas.livery({"green": "ochre", "leaf": "ochre"}):
        for x, y, scale, angle in ((-56, -46, 0.44, -16), (56, -46, 0.44, 16), (-29, -50, 0.5, -6), (29, -50, 0.5, 6)):
            with canvas.at(x, y, scale, angle):
                leaf_on_twig(canvas)
        with canvas.at(0, -58, 0.64):
            leaf_on_twig(canvas)
    _circlet(canvas, ("red", "blue"))


def lily_crown(canvas: Canvas) -> None:
    """Draw a tall open crown of three lilies and two spikes with pearls."""
    canvas.part(blob("-52,-12* -54,-40 -24,-52 0,-54 24,-52 54,-40 52,-12*"), "red", line=3.6, shade=8, edge=1.6)
    for x in (-31, 31):
        canvas.part(polygon([(x - 11, -14), (x, -62), (x + 11, -14)]), "ochre", line=3.4, shade=4, edge=1.6)
        canvas.part(ellipse(x, -68, 8), "white", line=2.8, shade=3, edge=1.2)
    for x, y, scale, angle in ((-58, -24, 0.86, -10), (58, -24, 0.86, 10), (0, -16, 1.05, 0)):
        with canvas.at(x, y, scale, angle):
            for side in (-1, 1):
                canvas.part(
                    blob(mirrored("2,0* 12,-18 22,-28 30,-22 34,-34* 36,-52 20,-60 8,-40", side)),
                    "ochre",
                    line=3.2,
                    shade=3,
                    edge=1.4,
                )
            canvas.part(blob("-8,2* -17,-36 -10,-56 0,-80* 10,-56 17,-36 8,2*"), "ochre", line=3.4, shade=5, edge=1.6)
            canvas.part(rectangle(-15, -24, 30, 10, 3), "ochre", line=2.8, shade=0, edge=1)
    _circlet(canvas, ("blue", "green"))


def electors_hat(canvas: Canvas) -> None:
    """Draw an elector's hat: a red cap with a golden bow and orb, its broad brim of ermine."""
    canvas.part(
        blob("-60,-24* -70,-66 -40,-98 0,-104 40,-98 70,-66 60,-24*"), "red", line=4.2, shade=12, edge=2.2, hatch=6
    )
    for side in (-1, 1):
        canvas.brush(mirrored("34,-30 40,-62 24,-94", side), 2.8)
    canvas.part(blob("-9,-22* -10,-106* 10,-106* 9,-22*"), "ochre", line=3.4, shade=3, edge=1.4)
    for y in (-42, -62, -82):
        canvas.part(ellipse(0, y, 4.4), "white", line=2, shade=0, edge=0)
    canvas.part(ellipse(0, -116, 13), "ochre", line=3.2, shade=4, edge=1.4)
    cross = union([rectangle(-3.4, -146, 6.8, 22), rectangle(-10, -141, 20, 6.8)])
    canvas.part(cross, "ochre", line=2.8, shade=0, edge=1)
    brim = blob("-84,-22 -70,-42 -36,-38 0,-34 36,-38 70,-42 84,-22 78,4 40,14 0,16 -40,14 -78,4")
    canvas.part(brim, "white", line=4.2, shade=8, edge=2)
    for x, y in ((-64, -18), (-40, -6), (-20, -18), (0, 0), (20, -18), (40, -6), (64, -18)):
        canvas.brush([(x, y - 7), (x + 1, y), (x, y + 9)], 5.4, taper=(0.1, 0.7))
