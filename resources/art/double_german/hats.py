"""What the people of the Tell pack wear on their heads, each with its brim or base near y 0, all to look left."""

import math

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, polygon, union
from resources.art.kit.spline import mirrored


def feather(canvas: Canvas, spine: str, colour: str, width: float = 22, barbs: int = 5) -> None:
    """Draw a stiff feather along its spine, root first."""
    vane = Limb(spine, (width * 0.3, width, width * 0.9, width * 0.2), round_end=True)
    canvas.part(vane.shape, colour, line=3.4, shade=width * 0.22, edge=1.6)
    canvas.brush([vane.at(i / 12) for i in range(12)], 2.4, taper=(0.1, 0.6))
    for i in range(barbs):
        place = 0.25 + 0.6 * i / barbs
        for side in (-0.85, 0.85):
            canvas.brush([vane.at(place), vane.at(place + 0.09, side)], 1.9)


def plume(canvas: Canvas, spine: str, colour: str, width: float = 36) -> None:
    """Draw a curling ostrich plume along its spine, root first."""
    vane = Limb(spine, (width * 0.4, width, width, width * 0.8, width * 0.5), round_end=True)
    canvas.part(vane.shape, colour, line=3.6, shade=width * 0.22, edge=1.8)
    canvas.brush([vane.at(i / 12) for i in range(12)], 2.6, taper=(0.1, 0.5))
    for place in (0.36, 0.6, 0.84):
        canvas.brush([vane.at(place), vane.at(place + 0.06, 0.5), vane.at(place + 0.05, 0.95)], 2)
        canvas.brush([vane.at(place), vane.at(place + 0.06, -0.5), vane.at(place + 0.05, -0.95)], 2)


def marksmans_hat(canvas: Canvas) -> None:
    """Draw Tell's felt hat: a pointed brim turned up behind, an oak twig and two cock's feathers."""
    feather(canvas, "46,-44 82,-80 116,-92 148,-78", "black", 22)
    feather(canvas, "40,-50 66,-96 96,-110 128,-108", "white", 22)
    crown = blob("-58,-24* -58,-70 -30,-98 14,-102 48,-82 62,-46 62,-20*")
    canvas.part(crown, "brown", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.brush("-20,-40 -16,-70 8,-92", 2.6)
    canvas.part(blob("-60,-38* 0,-28 62,-38* 64,-20* 0,-10 -62,-20*"), "blue", line=3.2, shade=0, edge=1.2)
    brim = blob("-128,6* -88,-18 -40,-30 10,-30 56,-34 86,-58* 98,-34 88,-8 54,0 10,-10 -40,-8 -88,4")
    canvas.part(brim, "brown", line=4.2, shade=7, edge=2.2)
    canvas.brush("-104,-2 -50,-18 10,-20 60,-20", 2.2)
    for x, direction in ((30, -30), (48, 34)):
        with canvas.at(x, -26, 0.8, direction):
            canvas.part(
                blob("0,4* -13,-10 -9,-22 -14,-32 0,-48* 14,-32 9,-22 13,-10"), "green", line=3, shade=4, edge=1.2
            )


def bailiffs_hat(canvas: Canvas) -> None:
    """Draw Gessler's hat: broad, red, turned up in front, heavy with plumes, a jewel holding them."""
    plume(canvas, "10,-66 46,-98 84,-92 104,-64 100,-34", "white", 36)
    plume(canvas, "6,-70 28,-96 60,-104 90,-96", "ochre", 28)
    crown = blob("-60,-26* -64,-64 -36,-88 4,-92 42,-86 64,-60 62,-24*")
    canvas.part(crown, "red", line=4.4, shade=12, edge=2.4, hatch=6)
    brim = blob("-112,-30* -84,-56 -40,-58 0,-44 44,-40 90,-26 114,2* 70,-4 30,-10 0,-8 -46,-6 -88,-8")
    canvas.part(brim, "red", line=4.4, shade=9, edge=2.4)
    canvas.brush("-104,-30 -80,-46 -40,-48 0,-34 44,-30 84,-18", 7, taper=(0.1, 0.1))
    canvas.brush("-103,-30 -80,-45 -40,-47 0,-33 44,-29 83,-18", 4, "ochre", taper=(0.1, 0.1))
    plume(canvas, "-2,-58 -30,-98 -74,-104 -98,-82", "white", 34)
    canvas.part(ellipse(0, -52, 15), "ochre", line=3.2, shade=4, edge=1.4)
    canvas.part(ellipse(0, -52, 7), "blue", line=2.4, shade=0, edge=0)


def young_lords_cap(canvas: Canvas) -> None:
    """Draw Rudenz's cap: a soft green bag that falls to the right over a rolled band, and a heron's feather."""
    feather(canvas, "-34,-50 -38,-78 -20,-100 14,-104", "white", 20)
    bag = blob("-64,-24* -70,-64 -34,-90 20,-88 72,-80 112,-54 118,-16 100,6* 88,-22 68,-30 60,-20*")
    canvas.part(bag, "green", line=4.4, shade=12, edge=2.4, hatch=6)
    for fold in ("-10,-34 10,-64 40,-74", "30,-34 56,-54 88,-48"):
        canvas.brush(fold, 2.8)
    band = Limb("-74,-14 -34,-28 20,-30 68,-20", (22, 28, 28, 22), round_start=True, round_end=True)
    twist = [(band.band(t, t + 0.07, 0.06), "white") for t in (0.04, 0.2, 0.36, 0.52, 0.68, 0.84)]
    canvas.part(band.shape, "green", line=4, shade=6, edge=2, pattern=twist)
    canvas.part(ellipse(-36, -30, 11), "ochre", line=3, shade=3, edge=1.2)
    canvas.fill(ellipse(-36, -30, 5), "red")


def straw_hat(canvas: Canvas) -> None:
    """Draw a plaited straw hat with a broad, wavy brim, a ribbon and ears of corn."""
    crown = blob("-54,-22* -56,-60 -40,-84 0,-90 42,-84 58,-58 58,-20*")
    canvas.part(crown, "ochre", line=4.4, shade=12, edge=2.4)
    for row in (-72, -56, -42):
        for i in range(-4, 5):
            x = i * 12 + (6 if row == -56 else 0)
            canvas.brush([(x - 6, row), (x, row + 7), (x + 6, row)], 2.2)
    canvas.part(blob("-56,-36* 0,-26 60,-36* 61,-16* 0,-6 -57,-16*"), "blue", line=3.2, shade=5, edge=1.2)
    for tip in ("40,-28 60,-66 78,-92", "46,-26 76,-56 100,-72"):
        canvas.brush(tip, 4.4, "ink")
        canvas.brush(tip, 2, "ochre.light")
    for x, y, angle in ((78, -92, 24), (70, -80, 10), (100, -72, 44), (90, -66, 30)):
        with canvas.at(x, y, 1, angle):
            canvas.part(blob("0,10* -6,-2 0,-18* 6,-2"), "ochre", line=2.2, shade=0, edge=0)
    brim = blob("-116,-8 -96,-22 -50,-26 0,-14 50,-24 98,-24 118,-6 90,8 46,2 0,6 -46,0 -90,10")
    canvas.part(brim, "ochre", line=4.2, shade=7, edge=2)
    for i in range(-7, 8):
        canvas.brush([(i * 14 - 4, -10), (i * 14 + 2, -4), (i * 14 + 8, -10)], 2)


def sallet(canvas: Canvas) -> None:
    """Draw a steel helmet with its visor up, its tail over the neck and a crest of plumes."""
    plume(canvas, "14,-82 48,-106 94,-96 118,-56 114,-12", "blue", 38)
    plume(canvas, "8,-84 40,-112 82,-112 116,-88", "white", 28)
    skull = blob("-58,-22* -62,-66 -36,-96 8,-102 48,-84 70,-44 84,10 100,30* 64,36 44,10 40,-12*")
    canvas.part(skull, "steel", line=4.4, shade=14, edge=2.4, hatch=6)
    canvas.brush("2,-100 34,-70 52,-20 72,22", 3)
    for x, y in ((52, 12), (66, 20), (80, 26)):
        canvas.part(ellipse(x, y, 4), "ochre", line=2, shade=0, edge=0)
    visor = blob("-104,-30* -86,-58 -44,-74 10,-66 44,-38 40,-18* 4,-34 -44,-36 -76,-26")
    canvas.part(visor, "steel", line=4.2, shade=9, edge=2.2)
    canvas.brush("-84,-44 -44,-56 0,-48", 5, taper=(0.1, 0.1))
    for x, y in ((-60, -40), (-38, -43), (-16, -43)):
        canvas.ink(ellipse(x, y, 3))
    canvas.part(ellipse(38, -34, 11), "ochre", line=3, shade=3, edge=1.2)


def fur_cap(canvas: Canvas) -> None:
    """Draw an old man's cap of green cloth with a broad rim of fur."""
    canvas.part(
        blob("-58,-30* -60,-70 -30,-94 10,-96 46,-84 62,-56 60,-28*"), "green", line=4.4, shade=12, edge=2.4, hatch=6
    )
    canvas.brush("-22,-44 -20,-74 2,-94", 2.8)
    canvas.brush("22,-42 28,-70 8,-94", 2.8)
    canvas.part(ellipse(4, -98, 8), "ochre", line=3, shade=3, edge=1)
    tufts = [ellipse(x, -22 + abs(x) * 0.04, 20, 21) for x in range(-66, 70, 19)]
    canvas.part(union(tufts), "brown", line=4.2, shade=8, edge=2.2)
    for i, x in enumerate(range(-70, 74, 12)):
        y = -24 + (i % 3) * 7
        canvas.brush([(x - 3, y - 8), (x, y), (x - 4, y + 9)], 3, taper=(0.1, 0.7))


def herdsmans_cap(canvas: Canvas) -> None:
    """Draw the small round cap of an alpine herdsman, embroidered with flowers."""
    dome = blob("-56,-34* -52,-70 -24,-90 8,-92 40,-80 58,-50 60,-28*")
    canvas.part(dome, "black", line=4.4, shade=8, edge=2)
    for x, y in ((-26, -62), (6, -68), (36, -56)):
        for dx, dy in ((0, -8), (8, 0), (0, 8), (-8, 0)):
            canvas.part(ellipse(x + dx, y + dy, 5.6), "white", line=2, shade=0, edge=0)
        canvas.fill(ellipse(x, y, 4.4), "ochre")
    canvas.part(blob("-60,-46* 0,-36 62,-44* 63,-24* 0,-14 -61,-26*"), "red", line=3.4, shade=5, edge=1.4)
    for x in range(-48, 60, 16):
        canvas.part(polygon([(x - 6, -30), (x, -37), (x + 6, -30), (x, -23)]), "ochre", line=1.8, shade=0, edge=0)


def magistrates_cap(canvas: Canvas) -> None:
    """Draw a flat black cap with a soft crown, and ear flaps tied up with a golden pin."""
    crown = blob("-84,-34 -72,-68 -30,-86 20,-86 66,-72 84,-40 60,-24 0,-28 -60,-20")
    canvas.part(crown, "black", line=4.4, shade=9, edge=2)
    for fold in ("-40,-34 -36,-58 -18,-78", "4,-34 6,-60 14,-80", "44,-34 46,-56 42,-72"):
        canvas.brush(fold, 2.8, "ink.light")
    band = blob("-66,-40* -30,-30 0,-28 34,-30 66,-40* 68,-10* 32,-6 0,-8 -32,-4 -66,-8*")
    canvas.part(band, "blue", line=4, shade=7, edge=2)
    for side in (-1, 1):
        canvas.brush(mirrored("14,-28 16,-18 14,-8", side), 3)
    canvas.part(ellipse(0, -20, 9), "ochre", line=3, shade=3, edge=1.2)


def _rim(canvas: Canvas, stone: str) -> None:
    """Draw the golden rim of a crown, about 130 wide."""
    canvas.part(blob("-64,-24* 0,-12 64,-24* 62,6* 0,18 -62,6*"), "ochre", line=3.8, shade=6, edge=2)
    for x, y in ((-42, -5), (0, 2), (42, -5)):
        canvas.part(polygon([(x - 9, y), (x, y - 9), (x + 9, y), (x, y + 9)]), stone, line=2.4, shade=0, edge=1)
    for x in (-21, 21):
        canvas.part(ellipse(x, -1, 4.6), "white", line=2.2, shade=0, edge=0)


def pointed_crown(canvas: Canvas, cap: str) -> None:
    """Draw an old-fashioned crown of seven rays with pearls over a cap, about 130 wide, its base at y 0."""
    canvas.part(blob("-54,-10* -56,-44 -26,-62 0,-66 26,-62 56,-44 54,-10*"), cap, line=3.6, shade=8, edge=1.6)
    for x, height in ((-60, 52), (-40, 66), (-20, 74), (0, 78), (20, 74), (40, 66), (60, 52)):
        base = -22 + (60 - abs(x)) * 0.16
        lean = x * 0.22
        ray = polygon([(x - 10, base), (x + lean, -height), (x + 10, base)])
        canvas.part(ray, "ochre", line=3.2, shade=4, edge=1.4)
        canvas.part(ellipse(x + lean, -height - 4, 6.4), "white", line=2.6, shade=2, edge=1)
    _rim(canvas, "red")


def crowned_hat(canvas: Canvas) -> None:
    """Draw a hunter's hat with a broad brim, a crown laid round it and a feather."""
    feather(canvas, "34,-58 60,-84 92,-90 122,-74", "white", 24)
    canvas.part(
        blob("-54,-20* -52,-66 -28,-88 6,-92 38,-82 56,-54 56,-18*"), "green", line=4.4, shade=11, edge=2.2, hatch=6
    )
    for x in (-46, -23, 0, 23, 46):
        y = -30 - abs(x) * 0.06
        leaf = blob(f"{x - 11},{y + 10}* {x - 12},{y - 12} {x},{y - 34}* {x + 12},{y - 12} {x + 11},{y + 10}*")
        canvas.part(leaf, "ochre", line=3, shade=4, edge=1.4)
    canvas.part(blob("-60,-32* 0,-20 60,-32* 61,-10* 0,2 -61,-10*"), "ochre", line=3.6, shade=5, edge=1.8)
    for x in (-40, -14, 14, 40):
        canvas.part(ellipse(x, -12 - abs(x) * 0.08, 5.4), "red" if abs(x) == 14 else "blue", line=2.4, shade=0, edge=0)
    brim = blob("-106,-2 -86,-16 -44,-16 0,-4 44,-16 86,-16 106,-2 80,12 42,6 0,12 -42,6 -80,12")
    canvas.part(brim, "green", line=4.2, shade=7, edge=2)


def crowned_helmet(canvas: Canvas) -> None:
    """Draw an open steel helmet with cheek pieces and a crown laid round it."""
    for side in (-1, 1):
        canvas.part(blob(mirrored("50,-20* 66,0 64,52 46,84* 44,40 48,10", side)), "steel", line=3.8, shade=6, edge=1.8)
    canvas.part(
        blob("-58,-8* -62,-58 -36,-92 0,-102 36,-92 62,-58 58,-8*"), "steel", line=4.4, shade=14, edge=2.4, hatch=6
    )
    canvas.part(blob("-7,-8* -9,-104 0,-114 9,-104 7,-8*"), "steel", line=3.4, shade=3, edge=1.4)
    for x in (-54, -27, 0, 27, 54):
        y = -22 + (56 - abs(x)) * 0.12
        lobes = f"{x - 5},{y}* {x - 5},{y - 16} {x - 15},{y - 22} {x - 6},{y - 30} {x},{y - 42} {x + 6},{y - 30} "
        leaf = blob(f"{lobes} {x + 15},{y - 22} {x + 5},{y - 16} {x + 5},{y}*")
        canvas.part(leaf, "ochre", line=2.8, shade=3, edge=1.2)
    _rim(canvas, "red")


def wreath(canvas: Canvas) -> None:
    """Draw a wreath of flowers and leaves, and the parted hair over it."""
    canvas.part(blob("-56,-4* -58,-40 -30,-68 4,-74 40,-64 62,-36 60,0*"), "ochre", line=4, shade=9, edge=2)
    for strand in ("-8,-70 -30,-44 -40,-18", "4,-72 14,-44 14,-18", "22,-68 44,-40 48,-14"):
        canvas.brush(strand, 2.4)
    for x, y, direction in ((-58, -22, -110), (-40, -2, -70), (-14, 4, 60), (14, 2, -50), (38, -4, 60), (62, -20, 100)):
        with canvas.at(x, y - 14, 0.8, direction):
            canvas.part(blob("0,8* -11,-10 0,-34* 11,-10"), "green", line=3, shade=3, edge=1.2)
    turns = [petal * math.tau / 5 for petal in range(5)]
    petals = union(ellipse(10 * math.sin(turn), -10 * math.cos(turn), 7.4) for turn in turns)
    for i, x in enumerate((-52, -26, 0, 27, 54)):
        with canvas.at(x, -14 - abs(x) * 0.14):
            canvas.part(petals, "red" if i % 2 else "white", line=2.6, shade=3, edge=1)
            canvas.part(ellipse(0, 0, 5), "ochre", line=2, shade=0, edge=0)


def reapers_hat(canvas: Canvas) -> None:
    """Draw a pointed straw hat with a falling brim and a red ribbon."""
    crown = blob("-58,-18* -44,-60 -16,-94 6,-100 28,-90 50,-58 62,-16*")
    canvas.part(crown, "ochre", line=4.4, shade=12, edge=2.4)
    for y, half in ((-78, 24), (-62, 36), (-46, 44)):
        canvas.brush([(-half, y), (0, y + 9), (half, y)], 2.4)
    canvas.part(blob("-58,-32* 0,-20 60,-32* 63,-12* 0,0 -61,-12*"), "red", line=3.2, shade=5, edge=1.2)
    brim = blob("-112,18* -86,-10 -46,-20 0,-8 46,-20 88,-12 114,20* 84,16 42,6 0,10 -42,6 -84,16")
    canvas.part(brim, "ochre", line=4.2, shade=8, edge=2)
    for x in (-84, -56, -28, 0, 28, 56, 84):
        canvas.brush([(x * 0.94, -10 + abs(x) * 0.06), (x, 2 + abs(x) * 0.08)], 2.4)


def vine_wreath(canvas: Canvas) -> None:
    """Draw curls under a wreath of vine leaves and grapes."""
    canvas.part(blob("-56,0* -60,-38 -34,-66 4,-72 40,-62 62,-34 60,4*"), "hair", line=4, shade=9, edge=2)
    leaf = "0,12* -14,8 -28,12* -22,-4 -28,-18* -12,-18 0,-36* 12,-18 28,-18* 22,-4 28,12* 14,8"
    for i, (x, y, direction) in enumerate(
        ((-60, -12, -60), (60, -10, 64), (-36, -30, -24), (38, -30, 26), (0, -34, 4))
    ):
        with canvas.at(x, y, 0.92, direction):
            canvas.part(blob(leaf), "olive" if i % 2 else "green", line=3.4, shade=5, edge=1.6)
            canvas.brush("0,8 0,-26", 2.2)
    for x, y in ((-22, -14), (-12, -4), (20, -14), (10, -4), (-32, -4), (30, -4), (0, -14)):
        canvas.part(ellipse(x, y, 7.6), "blue", line=2.6, shade=2, edge=0)


def fur_hood(canvas: Canvas) -> None:
    """Draw a winter cap with a rim of grey fur and flaps over the ears."""
    canvas.part(blob("28,-24* 62,-18 72,40 62,84 44,92 36,60 34,16*"), "grey", line=4, shade=8, edge=2)
    dome = blob("-60,-22* -58,-66 -28,-94 6,-98 44,-86 64,-56 66,-18*")
    canvas.part(dome, "blue", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.brush("-20,-40 -16,-72 2,-94", 2.8)
    canvas.part(ellipse(6, -100, 14), "white", line=3.2, shade=4, edge=1.4)
    rim = union([ellipse(x, -20 + abs(x) * 0.05, 19, 20) for x in range(-62, 68, 20)])
    canvas.part(rim, "grey", line=4.2, shade=8, edge=2.2)
    for i, x in enumerate(range(-64, 70, 16)):
        canvas.brush([(x - 3, -28 + i % 2 * 8), (x, -20 + i % 2 * 8), (x - 3, -11 + i % 2 * 8)], 3, taper=(0.1, 0.7))
