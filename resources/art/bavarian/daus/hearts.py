"""The Daus of hearts: Cupid, at rest after the shot."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, rectangle, stroke, union
from resources.art.parts.hands import fist
from resources.art.parts.putti import putto_foot, putto_head, putto_limb, putto_torso
from resources.art.parts.sheet import PICTURE_AREA, frame, paper
from resources.art.signs import heart


def daus_of_hearts() -> Canvas:
    """Draw Cupid on a cloud, a rose wreath in his hair, his bow set down, and two hearts pierced by one arrow."""
    canvas = Canvas()
    paper(canvas)
    _pierced_hearts(canvas)
    for side in (-1, 1):
        _wing(canvas, side)
    _cloud(canvas)
    _quiver(canvas)
    _body(canvas)
    _bow_arm(canvas)
    _arrow_arm(canvas)
    with canvas.at(302, 352, 1.14, mirrored=True):
        putto_head(canvas, "ochre")
        _rose_wreath(canvas)
    _cloud_before(canvas)
    frame(canvas)
    return canvas


def _pierced_hearts(canvas: Canvas) -> None:
    for x in (168, 432):
        with canvas.at(x, 176, 1.42):
            heart(canvas)
    for start, end in ((76, 128), (208, 392), (472, 496)):
        canvas.line([(start, 196 - start * 0.04), (end, 196 - end * 0.04)], 9)
        canvas.line([(start + 1, 196 - start * 0.04), (end - 1, 196 - end * 0.04)], 4.6, "hair")
    canvas.part(blob("492,160* 540,174* 494,194* 504,177"), "steel", line=3.6, shade=4, edge=1.6)
    for i in range(3):
        x = 68 + i * 15
        for side in (-1, 1):
            vane = f"{x},192* {x - 14},{192 + side * 22}* {x + 2},{192 + side * 22}* {x + 15},192*"
            canvas.part(blob(vane), "white" if i % 2 else "blue", line=2.8, shade=2, edge=1)


def _wing(canvas: Canvas, side: int) -> None:
    for i in range(7):
        length = 196 - i * 17
        with canvas.at(300 + side * (44 + i), 476 + i * 7, 1, side * (26 + i * 17)):
            low, high = -length * 0.5, -length * 0.88
            quill = f"-15,0* -19,{low} -9,{high} 3,{-length} 16,{high} 18,{low} 12,0*"
            canvas.part(blob(quill), "white" if i % 2 == 0 else "blue", line=3.6, shade=6, edge=1.8)
            canvas.brush(f"0,-30 1,{-length * 0.82}", 2.2)
    for i in range(6):
        length = 104 - i * 8
        with canvas.at(300 + side * (42 + i), 478 + i * 7, 1, side * (34 + i * 18)):
            canvas.part(
                blob(f"-15,0* -17,{-length * 0.5} 0,{-length} 17,{-length * 0.5} 13,0*"),
                "red",
                line=3.4,
                shade=5,
                edge=1.6,
            )
            canvas.brush(f"0,-24 0,{-length * 0.8}", 2)


def _cloud(canvas: Canvas) -> None:
    puffs = (
        (92, 900, 60),
        (166, 868, 62),
        (246, 884, 64),
        (330, 872, 66),
        (414, 884, 62),
        (486, 874, 58),
        (530, 912, 44),
    )
    cloud = union([*(ellipse(x, y, r, r * 0.8) for x, y, r in puffs), rectangle(35, 896, 530, 69)]).intersection(
        PICTURE_AREA
    )
    canvas.part(cloud, "blue", line=4, shade=0, edge=0)
    canvas.fill(cloud.intersection(blob("35,930* 180,912 300,926 430,908 565,926* 565,965* 35,965*")), "blue.shade")
    for x, y in ((120, 876), (196, 848), (282, 862), (366, 850), (448, 862), (508, 866)):
        canvas.brush(
            f"{x - 24},{y + 14} {x - 12},{y - 4} {x + 8},{y - 4} {x + 14},{y + 10} {x + 4},{y + 18}",
            3,
            "blue.light",
            taper=(0.2, 0.5),
        )


def _cloud_before(canvas: Canvas) -> None:
    """Draw the foremost puffs, which hide the soles of the feet."""
    puffs = (
        (70, 944, 42),
        (140, 938, 44),
        (218, 950, 40),
        (300, 944, 46),
        (384, 950, 40),
        (458, 938, 46),
        (534, 946, 40),
    )
    cloud = union([*(ellipse(x, y, r, r * 0.7) for x, y, r in puffs), rectangle(35, 944, 530, 21)]).intersection(
        PICTURE_AREA
    )
    canvas.part(cloud, "white", line=4, shade=10, edge=2, hatch=8)
    for x, y in ((132, 934), (300, 938), (450, 934)):
        canvas.brush(
            f"{x - 24},{y + 14} {x - 12},{y - 6} {x + 8},{y - 6} {x + 14},{y + 8} {x + 4},{y + 14}", 3, taper=(0.2, 0.5)
        )


def _quiver(canvas: Canvas) -> None:
    for dx, colour in ((-8, "white"), (4, "red"), (14, "blue")):
        canvas.line([(384 + dx, 448), (398 + dx * 1.4, 404)], 6)
        vane = (
            f"{396 + dx * 1.4 - 7},416* {396 + dx * 1.4 - 2},386* {396 + dx * 1.4 + 10},386* {396 + dx * 1.4 + 8},414*"
        )
        canvas.part(blob(vane), colour, line=2.8, shade=2, edge=1)
    case = Limb("388,438 364,540 336,640", (40, 42, 30), round_end=True)
    canvas.part(case.shape, "brown", line=4, shade=8, edge=2, hatch=6)


def _body(canvas: Canvas) -> None:
    far = putto_limb(canvas, [(336, 650), (364, 742), (352, 842)], (96, 76, 48))
    putto_foot(canvas, far.end[0], far.end[1] - 2, 1)
    near = putto_limb(canvas, [(270, 650), (248, 744), (262, 850)], (98, 78, 50))
    putto_foot(canvas, near.end[0], near.end[1] - 2, -1)
    for leg in (far, near):
        canvas.brush([leg.at(0.5, 0.6), leg.at(0.54, 0), leg.at(0.5, -0.6)], 2.6)
    with canvas.at(302, 552, 1.06):
        putto_torso(canvas)
    strap = stroke("376,432 304,530 222,650", 18, 0, 0).intersection(blob("226,400* 380,400* 380,680* 226,680*"))
    canvas.part(strap, "blue", line=3.2, shade=0, edge=1.4)
    sash = blob("226,620* 270,656 334,660 378,612* 388,664 350,706 286,714 236,684")
    canvas.part(sash, "red", line=4.2, shade=11, edge=2.2, hatch=6)
    for fold in ("240,640 290,676 360,652", "240,660 290,694 350,684"):
        canvas.brush(fold, 2.8)
    tail = blob("232,626* 190,646 160,704 158,770* 184,758 200,766 214,706 246,668")
    canvas.part(tail, "red", line=4, shade=9, edge=2, hatch=6)
    canvas.brush("222,648 188,690 178,750", 2.6)


def _bow_arm(canvas: Canvas) -> None:
    """Draw the arm at the right, the hand on the bow that stands on the cloud."""
    canvas.line([(514, 402), (488, 874)], 2.6)
    wood = stroke("516,398 470,430 446,500 470,580 452,660 430,750 452,840 490,876", 16, 0.3, 0.3, 0.3)
    canvas.part(wood, "brown", line=3.8, shade=0, edge=1.6)
    arm = putto_limb(canvas, [(356, 462), (424, 500), (446, 566)], (58, 54, 42))
    canvas.part(stroke("470,560 466,580 466,606", 20, 0.1, 0.1), "ochre", line=3, shade=0, edge=1)
    with canvas.at(arm.end[0] + 16, arm.end[1] + 16, 1.02, -6, mirrored=True):
        fist(canvas)


def _arrow_arm(canvas: Canvas) -> None:
    """Draw the arm at the left, which holds up an arrow."""
    canvas.line([(84, 520), (176, 318)], 8)
    canvas.line([(84, 519), (176, 319)], 4, "hair")
    with canvas.at(178, 314, 0.34, 24):
        canvas.part(blob("0,50* -34,20 -40,-14 -20,-30 0,-10* 20,-30 40,-14 34,20"), "red", line=8, shade=9, edge=4)
    for t in (0.0, 0.09, 0.18):
        x, y = 84 + 92 * t, 520 - 202 * t
        for side in (-1, 1):
            tip_x, tip_y = x + side * 18, y + side * 4
            vane = f"{x},{y}* {tip_x - 7},{tip_y + 16}* {tip_x},{tip_y - 2}* {x + 7},{y - 16}*"
            canvas.part(blob(vane), "white" if side < 0 else "blue", line=2.6, shade=2, edge=1)
    arm = putto_limb(canvas, [(248, 462), (186, 504), (142, 436)], (58, 54, 42))
    with canvas.at(arm.end[0] - 2, arm.end[1] - 12, 1.06, 20):
        fist(canvas)


def _rose_wreath(canvas: Canvas) -> None:
    for x, y, size in ((-46, -50, 11), (-24, -66, 13), (2, -72, 12), (28, -64, 13), (48, -46, 11)):
        canvas.part(ellipse(x, y, size), "red" if size > 11 else "white", line=3, shade=4, edge=1.4)
        canvas.brush([(x - 5, y + 1), (x - 1, y - 5), (x + 4, y - 1), (x, y + 4)], 2.2)
    for x, y, turn in ((-36, -62, -40), (-10, -76, -10), (16, -74, 20), (40, -60, 50)):
        with canvas.at(x, y, 0.8, turn):
            canvas.part(blob("0,6* -8,-4 0,-18* 8,-4"), "green", line=2.6, shade=3, edge=1)
