"""The horses of the kings: head and neck, looking left, under the rider of garb.py's system."""

from dataclasses import dataclass

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke, union


@dataclass(frozen=True)
class Horse:
    """What tells one horse from another.

    Attributes:
        coat: its colour.
        mane: the colour of mane and forelock.
        tack: the colour of bridle and reins.
        cloth: the colours of the caparison and of its border.
        nod: how far the head is lowered, in degrees.
        blaze: whether there is a white blaze down its face.
    """

    coat: str
    mane: str
    tack: str
    cloth: tuple[str, str]
    nod: float = 0
    blaze: bool = False


_POLL = (190, 336)


def draw_horse(canvas: Canvas, horse: Horse) -> None:
    """Draw head, neck and caparison down to the ribbon; the reins end where a hand may hold them, at 318, 508."""
    hatch = 0 if horse.coat == "black" else 7
    neck = blob("344,660* 338,560 306,468 262,396 214,330 180,326 160,372 178,430 190,500 172,580 160,660*")
    canvas.part(neck, horse.coat, line=4.6, shade=14, edge=2.6, hatch=hatch)
    canvas.brush("186,430 200,470 204,510", 3.4, "ink.light" if hatch == 0 else "ink")
    _caparison(canvas, horse)
    with canvas.at(*_POLL, 1, -horse.nod), canvas.at(-_POLL[0], -_POLL[1]):
        _head(canvas, horse, hatch)
    _mane(canvas, horse)
    rein = "118,470 176,528 244,540 318,508"
    canvas.line(rein, 12)
    canvas.line(rein, 6.4, horse.tack)


def _head(canvas: Canvas, horse: Horse, hatch: float) -> None:
    canvas.part(blob("206,330 210,292 202,270* 182,296 178,326"), horse.coat, line=3.8, shade=4, edge=1.6)
    shape = blob(
        "212,330 186,314 160,322 138,352 106,402 74,446 58,466 56,488 68,502 92,502 "
        "108,492 122,474 150,462 188,446 212,406 220,362"
    )
    canvas.part(shape, horse.coat, line=4.6, shade=12, edge=2.4, hatch=hatch)
    line = "ink.light" if hatch == 0 else "ink"
    if horse.blaze:
        blaze = blob("164,330 146,348 112,404 82,444 72,456 88,458 116,416 148,364 170,338").intersection(
            shape.buffer(-2)
        )
        canvas.fill(blaze, "white")
    canvas.part(
        blob("70,446 54,470 56,490 70,503 92,502 104,488 94,464").intersection(shape),
        "flesh" if horse.coat == "white" else "boar",
        line=3,
        shade=4,
        edge=1.2,
    )
    canvas.ink(ellipse(72, 470, 5, 7, 30))
    canvas.brush("60,490 82,484 102,476", 3.2)
    canvas.brush("150,460 176,444 196,414 200,386", 3, line, taper=(0.3, 0.5))
    canvas.fill(blob("128,374 140,360 156,360 162,372 150,382 136,382"), "eye")
    canvas.ink(ellipse(145, 372, 7.4, 7.6))
    canvas.fill(ellipse(142.5, 369, 2), "glint")
    canvas.brush("124,376 138,358 158,357 166,368", 4.4, taper=(0.3, 0.2))
    canvas.brush("124,350 142,342 158,346", 3, line)
    canvas.part(blob("186,326 176,286 162,262* 150,292 156,322"), horse.coat, line=3.8, shade=4, edge=1.6)
    canvas.part(
        blob("176,310 150,306 126,326 118,352* 138,340 136,356* 154,334 166,346* 180,326"),
        horse.mane,
        line=3.4,
        shade=4,
        edge=1.4,
    )
    for strap in (
        "196,336 170,400 112,474",
        "124,372 96,424 112,474",
        "82,430 104,446 132,466",
        "142,346 176,352 206,362",
    ):
        canvas.line(strap, 11)
        canvas.line(strap, 5.6, horse.tack)
    studs = union(ellipse(x, y, 7.4) for x, y in ((104, 446), (146, 346), (198, 360)))
    canvas.part(studs, "ochre", line=2.6, shade=0, edge=1)
    canvas.part(ellipse(113, 476, 13).difference(ellipse(113, 476, 6)), "ochre", line=3, shade=2, edge=1)


def _mane(canvas: Canvas, horse: Horse) -> None:
    mane = blob(
        "196,312 226,316 262,360 300,414 330,480 344,548* 322,532 326,560* 302,520 300,538* "
        "284,486 276,500* 264,446 252,456* 246,408 230,414* 230,376 212,376* 214,346 200,344"
    )
    canvas.part(mane, horse.mane, line=4, shade=8, edge=2)
    dark = "ink.light" if horse.mane == "black" else "ink"
    for lock in (
        "216,330 236,356 240,392",
        "240,350 262,388 266,432",
        "268,384 290,430 294,480",
        "292,424 314,476 318,522",
    ):
        canvas.brush(lock, 3, dark)


def _caparison(canvas: Canvas, horse: Horse) -> None:
    cloth, border = horse.cloth
    collar = Limb([(164, 556), (226, 574), (290, 556), (352, 500)], (70, 84, 84, 70))
    canvas.part(collar.shape, cloth, line=4.2, shade=10, edge=2.2)
    rim = stroke([collar.at(i / 10, 0.66) for i in range(11)], 12, 0, 0)
    canvas.part(rim, border, line=2.6, shade=0, edge=0)
