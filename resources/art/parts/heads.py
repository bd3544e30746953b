"""Heads: one in three quarters for Obers and Unters, one frontal for kings and Bacchus."""

from enum import Enum

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, ellipse
from resources.art.kit.spline import mirrored


class Beard(Enum):
    """What grows on a face."""

    NONE = "none"
    MOUSTACHE = "moustache"
    GOATEE = "goatee"
    FULL = "full"


def eye(canvas: Canvas, x: float, y: float, width: float, look: float) -> None:
    """Draw an eye of half width `width`; `look` moves the pupil, -1 left to 1 right."""
    w = width
    white = (
        f"{x - w},{y + 1} {x - w * 0.3},{y - 5} {x + w * 0.5},{y - 4.5} {x + w},{y + 1} "
        f"{x + w * 0.3},{y + 4} {x - w * 0.4},{y + 4}"
    )
    canvas.fill(blob(white), "eye")
    canvas.ink(ellipse(x + look * w * 0.3, y - 0.3, 4.6, 4.9))
    canvas.fill(ellipse(x + look * w * 0.3 - 1.6, y - 2, 1.3), "glint")
    lid = f"{x - w - 2},{y + 1} {x - w * 0.3},{y - 6} {x + w * 0.5},{y - 5.4} {x + w + 2},{y + 2}"
    canvas.brush(lid, 4, taper=(0.35, 0.3))
    canvas.brush(f"{x - w * 0.6},{y + 5} {x + w * 0.2},{y + 6} {x + w * 0.8},{y + 4}", 1.5)


def head(canvas: Canvas, hair: str = "hair", beard: Beard = Beard.NONE, brow: float = 0, smile: float = 0) -> None:
    """Draw a head with long hair that looks left, x -56..56, y -70..100; mirror it to look right.

    `brow` raises the bend of the eyebrows, `smile` the corners of the mouth (units).
    """
    _long_hair(canvas, hair)
    canvas.part(blob("-16,50* -18,96 34,98 34,30*"), "flesh", line=4, shade=12, edge=2)
    outline = blob(
        "-26,-64 -42,-44 -44,-24 -41,-10 -46,6 -44,26 -38,46 -24,64 -8,71 12,64 34,44 46,14 48,-20 40,-52 10,-70"
    )
    canvas.part(outline, "flesh", line=4, shade=10, edge=2)
    canvas.fill(ellipse(16, 24, 13, 9, -15), "blush")
    canvas.fill(ellipse(-36, 24, 6, 8), "blush")
    canvas.part(blob("38,-10 50,-14 54,0 46,18 38,14"), "flesh", line=3, shade=3, edge=1)
    canvas.brush("43,-4 48,-2 46,8", 2)
    canvas.part(blob("26,-66 44,-52 52,-24 47,-4* 40,-16 34,-40"), hair, line=3, shade=4, edge=1)
    canvas.brush("36,-54 44,-34 46,-14", 2)
    eye(canvas, -30, -9, 9, -0.5)
    eye(canvas, 4, -9, 12.5, -0.5)
    canvas.brush(f"-42,{-22 + brow} -34,{-27 - brow} -21,{-22 + brow}", 5.5, f"{hair}.shade", taper=(0.4, 0.3))
    canvas.brush(f"-9,{-22 + brow} 6,{-29 - brow} 23,-20", 6.5, f"{hair}.shade", taper=(0.3, 0.6))
    _nose(canvas)
    _mouth(canvas, beard, smile)
    _beard(canvas, hair, beard)


def _long_hair(canvas: Canvas, hair: str) -> None:
    outline = blob("-34,-66 10,-78 48,-58 66,-20 68,24 78,58 60,84 44,70 34,84 20,60* -20,-20")
    canvas.part(outline, hair, line=4, shade=9, edge=2)
    for lock in ("40,-44 56,-10 56,30 64,62", "28,-40 44,0 42,40 48,66", "52,-40 64,-6 62,24 70,50"):
        canvas.brush(lock, 2.6)


def _nose(canvas: Canvas) -> None:
    canvas.fill(blob("-18,-16* -17,2 -10,16 -22,24 -30,20 -24,10"), "flesh.shade")
    canvas.brush("-21,-14 -27,2 -36,14 -34,21 -25,23 -17,21", 3.6, taper=(0.6, 0.25))
    canvas.brush("-13,14 -10,18 -13,22", 2.4)


def _mouth(canvas: Canvas, beard: Beard, smile: float) -> None:
    if beard in (Beard.MOUSTACHE, Beard.FULL):
        canvas.fill(blob("-30,42 -20,46 -8,43 -14,50 -24,50"), "lip.shade")
        return
    canvas.brush(f"-33,{40 - smile} -22,41 -12,{41 - smile * 0.3} 2,{39 - smile * 1.2}", 3.6, taper=(0.3, 0.4))
    canvas.fill(blob("-29,43 -20,46 -10,44 -6,42 -18,50"), "lip")
    canvas.brush("-26,54 -20,56 -12,54", 2)


def _beard(canvas: Canvas, hair: str, beard: Beard) -> None:
    if beard is Beard.FULL:
        outline = (
            "44,4* 40,30 26,48 6,54 -6,48 -16,50 -28,47 -40,40* -44,60 -38,86 -20,106 -8,98 4,104 24,82 40,56 50,20"
        )
        canvas.part(blob(outline), hair, line=3.8, shade=8, edge=2)
        strands = (
            "-30,58 -30,74 -22,94",
            "-16,60 -14,78 -12,92",
            "0,62 4,76 4,92",
            "16,56 20,68 18,80",
            "32,42 34,52 30,62",
        )
        for strand in strands:
            canvas.brush(strand, 2.4)
    if beard in (Beard.MOUSTACHE, Beard.FULL):
        outline = "-22,29 -30,31 -46,42 -52,38* -46,52 -32,46 -21,38 -4,44 12,52 24,44* 14,44 -4,31 -16,28"
        canvas.part(blob(outline), hair, line=3, shade=4, edge=1.4)
        canvas.brush("-28,36 -38,42", 1.8)
        canvas.brush("-8,36 8,44", 1.8)
    if beard is Beard.GOATEE:
        canvas.part(blob("-28,54 -14,54 -4,58 -12,76 -22,92* -32,74"), hair, line=3, shade=4, edge=1.4)
        canvas.brush("-20,60 -21,78", 1.8)
        outline = "-20,30 -32,33 -44,30* -36,40 -21,37 2,40 12,34* -2,33"
        canvas.part(blob(outline), hair, line=2.6, shade=3, edge=1)


def frontal_head(canvas: Canvas, hair: str, long_beard: bool = True) -> None:
    """Draw a head that looks straight ahead, x -78..78, y -76..154, with a flowing beard or a long moustache."""
    for side in (-1, 1):
        outline = mirrored("30,-60 58,-40 64,10 78,54 60,92 44,74 34,40", side)
        canvas.part(blob(outline), hair, line=4, shade=8, edge=2)
        for lock in (mirrored("46,-38 56,6 62,56", side), mirrored("58,-24 66,26 70,62", side)):
            canvas.brush(lock, 2.4)
    face = blob("-44,-66 -48,-20 -44,20 -30,56 0,74 30,56 44,20 48,-20 44,-66 0,-76")
    canvas.part(face, "flesh", line=4, shade=9, edge=2)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 29, 18, 10, 8), "blush")
        eye(canvas, side * 20, -14, 12, 0.12 * side)
        canvas.brush(mirrored("7,-27 20,-35 38,-26", side), 7, f"{hair}.shade", taper=(0.3, 0.6))
        canvas.brush(mirrored("36,-6 41,-3", side), 1.8)
    canvas.fill(blob("2,-14* 6,4 13,16 4,24 -2,20"), "flesh.shade")
    canvas.brush("-4,-16 -7,2 -13,15 -8,22 0,24 8,22 13,15", 3.4, taper=(0.6, 0.3))
    if long_beard:
        _flowing_beard(canvas, hair)
    canvas.fill(blob("-12,48 0,45 12,48 6,54 -6,54"), "lip.shade")
    canvas.brush("-13,48 0,50.5 13,48", 2.4)
    if not long_beard:
        canvas.brush("-9,62 0,64 9,62", 2.2)
    half = (
        "0,30* 16,28 32,38 48,32* 44,50 26,54 10,44"
        if long_beard
        else "0,29* 18,28 34,40 48,60 68,96* 46,86 30,62 10,46"
    )
    for side in (-1, 1):
        canvas.part(blob(mirrored(half, side)), hair, line=3, shade=3, edge=1.2)
        canvas.brush(mirrored("10,36 24,44 38,44" if long_beard else "12,36 30,50 48,78", side), 1.8)


def _flowing_beard(canvas: Canvas, hair: str) -> None:
    outline = blob(
        "-46,8* -44,34 -30,44 -14,38 0,42 14,38 30,44 44,34 46,8* 54,40 48,84 30,116 22,138 8,128 0,154 -8,128 -22,138 "
        "-30,116 -48,84 -54,40"
    )
    canvas.part(outline, hair, line=4, shade=10, edge=2.2)
    for strand in (
        "-36,52 -38,82 -24,112",
        "-22,54 -24,84 -14,122",
        "-8,62 -8,96 -2,140",
        "8,62 9,96 6,124",
        "22,54 25,84 18,122",
        "36,52 39,80 30,108",
    ):
        canvas.brush(strand, 2.6)
