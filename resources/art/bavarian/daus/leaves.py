"""The Daus of leaves: the eagle with the lozenge shield."""

from resources.art.bavarian.cloth import lozenge_cloth
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, rectangle, union
from resources.art.kit.spline import mirrored
from resources.art.parts.buildings import ridge
from resources.art.parts.garments import bow
from resources.art.parts.ground import flower, ground
from resources.art.parts.plants import fir
from resources.art.parts.sheet import frame, paper
from resources.art.signs import hanging_leaf, leaf


def daus_of_leaves() -> Canvas:
    """Draw a great eagle displayed, the arms of Bavaria on its breast, a twig in one claw and an orb in the other."""
    canvas = Canvas()
    paper(canvas)
    ridge(canvas, "35,880 96,812 150,854 206,796 262,846 322,806 386,858 452,800 506,850 565,822", 970)
    for x, height in ((74, 110), (118, 80), (482, 84), (528, 114)):
        fir(canvas, x, 902, height)
    ground(canvas, 892, 13)
    _leaves(canvas)
    with canvas.at(300, 540):
        _tail(canvas)
        for side in (-1, 1):
            _wing(canvas, side)
        _legs(canvas)
        _trunk(canvas)
        _head(canvas)
    flower(canvas, 84, 944, "red")
    flower(canvas, 300, 950, "white")
    flower(canvas, 520, 944, "red")
    frame(canvas)
    return canvas


def _leaves(canvas: Canvas) -> None:
    """Draw the two signs on stalks that meet in a bow above the eagle."""
    for side in (-1, 1):
        stalk = Limb(mirrored("0,92 44,64 96,72 132,128", side, 300), (9, 10, 9, 7), round_start=True)
        canvas.part(stalk.shape, "olive", line=3.4, shade=3, edge=1.4)
        with canvas.at(300 + side * 132, 184, 1.42):
            hanging_leaf(canvas)
    bow(canvas, 300, 92, "red", 1.6)


def _wing(canvas: Canvas, side: int) -> None:
    """Draw a spread wing: long quills, a row of short ones and two of coverts, from the shoulder outwards."""
    root_x, root_y = side * 40, -96
    for i in range(9):
        angle, length = 14 + i * 16.5, 222 - abs(i - 3) * 12 - (i > 6) * 14
        with canvas.at(root_x + side * i * 2, root_y + i * 9, 1, side * angle):
            low, cut, high = -length * 0.58, -length * 0.8, -length * 0.92
            quill = f"-15,0* -18,{low} -11,{high} 0,{-length} 13,{high} 18,{low} 14,0*"
            dark = blob(f"-40,{cut} 0,{cut * 0.9} 40,{cut} 40,{-length - 20} -40,{-length - 20}")
            canvas.part(blob(quill), "brown", line=3.6, shade=0, edge=1.8, pattern=[(dark, "ink")])
            canvas.brush(f"0,-60 1,{-length * 0.66}", 2.4)
    for i in range(8):
        with canvas.at(root_x + side * i * 2, root_y + i * 8, 1, side * (22 + i * 17)):
            canvas.part(blob("-15,0* -18,-76 0,-128 18,-76 14,0*"), "hair", line=3.4, shade=5, edge=1.6)
            canvas.brush("0,-40 0,-108", 2.2)
    for i in range(7):
        with canvas.at(root_x + side * i * 2, root_y + i * 7, 1, side * (26 + i * 18)):
            canvas.part(blob("-15,0* -17,-48 0,-82 17,-48 14,0*"), "ochre", line=3.2, shade=5, edge=1.4)
            canvas.brush("0,-30 0,-66", 2)
    shoulder = Limb(
        [(side * 26, -128), (side * 62, -120), (side * 84, -84), (side * 76, -28)], (40, 52, 46, 24), True, True
    )
    canvas.part(shoulder.shape, "brown", line=4, shade=8, edge=2)
    for t in (0.12, 0.3, 0.48, 0.66, 0.84):
        for across in (-0.5, 0.1, 0.6):
            x, y = shoulder.at(t, across)
            canvas.brush([(x - 6, y - 2), (x, y + 5), (x + 6, y - 2)], 2.4)


def _tail(canvas: Canvas) -> None:
    for side in (-1, 1):
        for angle, length in ((46, 150), (30, 176), (14, 190)):
            with canvas.at(0, 60, 1, 180 - side * angle):
                quill = f"-16,0* -20,{-length * 0.7} -8,{-length * 0.96} 4,{-length} 18,{-length * 0.8} 14,0*"
                canvas.part(blob(quill), "brown", line=3.6, shade=0, edge=1.8)
                canvas.brush(f"0,-50 1,{-length * 0.8}", 2.4)
    with canvas.at(0, 60, 1, 180):
        canvas.part(blob("-17,0* -20,-140 0,-204 20,-140 17,0*"), "brown", line=3.6, shade=0, edge=1.8)
        canvas.brush("0,-50 0,-170", 2.4)
    for x in (-22, 0, 22):
        canvas.part(
            blob(f"{x - 15},70* {x - 15},118 {x},140 {x + 15},118 {x + 15},70*"), "ochre", line=3.2, shade=4, edge=1.4
        )


def _legs(canvas: Canvas) -> None:
    _twig(canvas)
    _orb(canvas)
    for side in (-1, 1):
        thigh = Limb([(side * 34, 50), (side * 78, 84), (side * 108, 128)], (66, 58, 28), round_start=True)
        canvas.part(thigh.shape, "hair", line=4, shade=8, edge=2)
        for t in (0.35, 0.55, 0.75):
            for across in (-0.4, 0.4):
                x, y = thigh.at(t, across)
                canvas.brush([(x - 6, y - 3), (x, y + 5), (x + 6, y - 3)], 2.4)
        shank = Limb([(side * 104, 122), (side * 130, 152)], (22, 20))
        canvas.part(shank.shape, "ochre", line=3.6, shade=3, edge=1.6)
        for dx, dy in ((-26, 2), (-14, 22), (6, 26)):
            claw = Limb(
                [(side * 130, 152), (side * (134 + dx * 0.5 + 10), 156 + dy * 0.7), (side * (138 + dx), 164 + dy)],
                (17, 14, 5),
            )
            canvas.part(claw.shape, "ochre", line=3.2, shade=3, edge=1.4)
        hook = Limb([(side * 130, 150), (side * 156, 152), (side * 164, 172)], (16, 13, 5))
        canvas.part(hook.shape, "ochre", line=3.2, shade=3, edge=1.4)


def _twig(canvas: Canvas) -> None:
    stem = Limb("-92,232 -136,172 -182,132 -216,72", (9, 10, 9, 6))
    canvas.part(stem.shape, "olive", line=3.4, shade=3, edge=1.4)
    for x, y, angle, scale in (
        (-216, 74, -20, 0.5),
        (-178, 116, 46, 0.42),
        (-196, 124, -96, 0.42),
        (-100, 230, 170, 0.4),
    ):
        with canvas.at(x, y, scale, angle), canvas.at(0, -30):
            leaf(canvas)


def _orb(canvas: Canvas) -> None:
    ball = ellipse(146, 196, 32)
    canvas.part(ball, "blue", line=4, shade=10, light=5, edge=2)
    band = rectangle(110, 190, 72, 12)
    canvas.part(band.intersection(ball.buffer(-1.4)), "ochre", line=2.8, shade=0, edge=0)
    cross = union([rectangle(142, 228, 8, 26), rectangle(134, 236, 24, 8)])
    canvas.part(cross, "ochre", line=2.8, shade=0, edge=1)


def _trunk(canvas: Canvas) -> None:
    trunk = blob("0,-146 40,-126 58,-70 58,0 40,60 0,98 -40,60 -58,0 -58,-70 -40,-126")
    canvas.part(trunk, "brown", line=4.4, shade=12, edge=2.4)
    for row, y in enumerate(range(-126, 90, 18)):
        for i in range(-3, 4):
            x = i * 18 + (9 if row % 2 else 0)
            if abs(x) < 46 - abs(y + 20) * 0.16:
                canvas.brush([(x - 7, y), (x, y + 8), (x + 7, y)], 2.6)
    shield = blob("-50,-76* 0,-84 50,-76* 54,-16 40,26 0,58* -40,26 -54,-16")
    canvas.part(shield.buffer(8), "ochre", line=4, shade=7, edge=2.2)
    canvas.part(shield, "white", line=3, shade=9, edge=0, pattern=lozenge_cloth((-60, -80, 60, 60), 28, 42))


def _head(canvas: Canvas) -> None:
    for plume in ("-30,-152 -52,-160 -66,-150* -52,-142 -36,-132", "-34,-130 -56,-132 -68,-118* -54,-114 -36,-110"):
        canvas.part(blob(plume), "hair", line=3.4, shade=4, edge=1.6)
    neck = blob("-34,-110 -36,-150 -28,-190 -6,-214 24,-216 46,-196 44,-176 30,-166 34,-136 38,-110")
    canvas.part(neck, "hair", line=4.2, shade=10, edge=2.2)
    for x, y in ((-24, -130), (-6, -124), (12, -130), (26, -122), (-20, -152), (-2, -146), (16, -150), (-16, -174)):
        canvas.brush([(x - 6, y - 3), (x, y + 7), (x + 6, y - 3)], 2.4)
    beak = "34,-206 60,-208 82,-192 84,-168* 72,-180 56,-178 36,-172*"
    canvas.part(blob(beak), "ochre", line=3.8, shade=5, edge=1.8)
    canvas.part(blob("36,-176* 56,-174 64,-164 44,-162"), "ochre", line=3, shade=3, edge=1.2)
    canvas.ink(ellipse(54, -196, 3, 2.4))
    canvas.fill(ellipse(22, -196, 7), "ochre.light")
    canvas.ink(ellipse(24, -196, 4.6))
    canvas.brush("8,-206 24,-208 40,-198", 4.6, taper=(0.2, 0.3))
