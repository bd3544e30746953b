"""Faces of many kinds: a head put together from cut of hair, jaw, nose and whiskers, so that no two need be alike."""

from dataclasses import dataclass
from enum import Enum

from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, union
from resources.art.kit.spline import mirrored
from resources.art.parts.garments import bow
from resources.art.parts.heads import eye


class Cut(Enum):
    """How the hair is worn."""

    CROPPED = "cropped"
    CURLS = "curls"
    QUEUE = "queue"
    BOB = "bob"


class Jaw(Enum):
    """How the face ends below."""

    LEAN = "lean"
    ROUND = "round"
    SQUARE = "square"


class Nose(Enum):
    """How the nose runs."""

    STRAIGHT = "straight"
    HOOKED = "hooked"
    SNUB = "snub"


class Whiskers(Enum):
    """What grows on the face."""

    NONE = "none"
    DROOPING = "drooping moustache"
    CURLED = "curled moustache"
    CHOPS = "curled moustache and side whiskers"
    FORKED = "forked beard"
    BOXED = "short full beard"


@dataclass(frozen=True)
class Portrait:
    """What tells one face from another.

    Attributes:
        hair: the colour of hair, brows and whiskers.
        brow: how far the bend of the eyebrows is raised, in units.
        smile: how far the corners of a shaven mouth are raised, in units.
        freckled: whether there are freckles beside the nose.
    """

    hair: str
    cut: Cut
    jaw: Jaw
    nose: Nose
    whiskers: Whiskers = Whiskers.NONE
    brow: float = 0
    smile: float = 0
    freckled: bool = False


_OUTLINES = {
    Jaw.LEAN: "-26,-64 -42,-44 -44,-24 -41,-10 -44,8 -42,28 -36,50 -22,72 -6,78 12,68 32,44 45,14 48,-20 40,-52 10,-70",
    Jaw.ROUND: "-24,-62 -42,-44 -46,-22 -46,0 -53,18 -50,38 -38,56 -18,68 8,68 34,56 50,28 51,-8 42,-48 12,-68",
    Jaw.SQUARE: "-26,-64 -42,-46 -45,-22 -46,8 -45,30 -46,54 -34,70 -8,76 20,70 40,46 48,12 49,-20 40,-52 10,-70",
}


def three_quarter_head(canvas: Canvas, portrait: Portrait) -> None:
    """Draw a head that looks left, x -56..60, y -78..100; mirror it to look right."""
    _hair_behind(canvas, portrait)
    canvas.part(blob("-16,50* -18,96 36,98 36,30*"), "flesh", line=4, shade=12, edge=2)
    canvas.part(blob(_OUTLINES[portrait.jaw]), "flesh", line=4, shade=10, edge=2)
    if portrait.jaw is Jaw.ROUND:
        canvas.brush("-26,66 -6,74 20,68", 2.4)
    canvas.fill(ellipse(18, 24, 13, 10, -15), "blush")
    canvas.fill(ellipse(-37, 24, 7, 8), "blush")
    canvas.part(blob("38,-10 50,-14 54,0 46,18 38,14"), "flesh", line=3, shade=3, edge=1)
    canvas.brush("43,-4 48,-2 46,8", 2)
    _hair_before(canvas, portrait)
    eye(canvas, -30, -9, 9, -0.5)
    eye(canvas, 4, -9, 12, -0.5)
    brow, shade = portrait.brow, f"{portrait.hair}.shade"
    canvas.brush(f"-42,{-22 + brow} -34,{-27 - brow} -21,{-22 + brow}", 5.5, shade, taper=(0.4, 0.3))
    canvas.brush(f"-9,{-22 + brow} 6,{-29 - brow} 23,-20", 6.5, shade, taper=(0.3, 0.6))
    _nose(canvas, portrait.nose)
    if portrait.freckled:
        for x, y in ((10, 14), (19, 10), (17, 19), (26, 15), (-36, 12), (-40, 18)):
            canvas.fill(ellipse(x, y, 1.9), "flesh.shade")
    _mouth(canvas, portrait)
    _WHISKERS[portrait.whiskers](canvas, portrait.hair)


def _hair_behind(canvas: Canvas, portrait: Portrait) -> None:
    hair = portrait.hair
    if portrait.cut is Cut.CROPPED:
        canvas.part(blob("10,-74 46,-58 62,-24 60,14 50,44 36,40 30,-10"), hair, line=4, shade=7, edge=2)
        for lock in ("44,-40 54,-8 52,30", "52,-30 58,-4 56,16"):
            canvas.brush(lock, 2.4)
    elif portrait.cut is Cut.CURLS:
        places = ((40, -52), (56, -32), (62, -8), (62, 16), (58, 40), (46, 58), (42, 30), (44, 0))
        canvas.part(union(ellipse(x, y, 18, 16) for x, y in places), hair, line=4, shade=7, edge=2)
        for x, y in places[1:6]:
            canvas.brush([(x - 8, y + 2), (x - 2, y - 7), (x + 7, y - 2), (x + 4, y + 6)], 2.4)
    elif portrait.cut is Cut.QUEUE:
        tail = Limb("54,30 74,62 76,104 68,140", (20, 20, 16, 7))
        canvas.part(tail.shape, hair, line=3.8, shade=5, edge=1.8)
        for t in (0.45, 0.6, 0.75):
            canvas.brush([tail.at(t, 0.8), tail.at(t + 0.05, -0.8)], 2.4)
        canvas.part(blob("6,-74 46,-60 66,-24 66,20 56,44 34,40 28,-10"), hair, line=4, shade=7, edge=2)
        canvas.brush("48,-42 58,-8 56,30", 2.4)
        bow(canvas, 64, 46, "black", 0.9)
    else:
        canvas.part(blob("-6,-76 40,-72 64,-40 72,6 76,60 66,76 28,74 20,20"), hair, line=4, shade=9, edge=2)
        for lock in ("44,-44 58,0 60,66", "32,-20 44,20 42,68", "56,-34 68,10 70,56"):
            canvas.brush(lock, 2.6)


def _hair_before(canvas: Canvas, portrait: Portrait) -> None:
    hair = portrait.hair
    if portrait.cut is Cut.CROPPED:
        canvas.part(blob("22,-68 44,-52 54,-26 50,-8* 42,-14 40,8* 32,-12 30,-42"), hair, line=3, shade=4, edge=1)
    elif portrait.cut is Cut.CURLS:
        curls = ((-34, -56), (-14, -62), (8, -64), (28, -58), (42, -38), (46, -18))
        canvas.part(union(ellipse(x, y, 14, 12) for x, y in curls), hair, line=3, shade=4, edge=1)
        for x, y in curls:
            canvas.brush([(x - 6, y + 2), (x, y - 5), (x + 6, y + 1)], 2)
    elif portrait.cut is Cut.QUEUE:
        canvas.part(blob("-34,-62 10,-72 46,-52 52,-30 20,-48 -14,-52"), hair, line=3, shade=4, edge=1)
        for y in (-24, -6, 12):
            canvas.part(blob(f"34,{y - 8} 62,{y - 10} 68,{y} 62,{y + 9} 34,{y + 8}"), hair, line=3, shade=4, edge=1.2)
            canvas.ink(ellipse(44, y, 3.4, 4))
    else:
        canvas.part(
            blob("-42,-60 0,-76 46,-56 56,-14 52,28 46,60* 38,30 36,-8 30,-34* 4,-30 -20,-32 -44,-28*"),
            hair,
            line=3,
            shade=4,
            edge=1.2,
        )
        for lock in ("-28,-60 -26,-36", "-4,-64 -2,-36", "20,-60 24,-38", "42,-40 46,20"):
            canvas.brush(lock, 2)


def _nose(canvas: Canvas, nose: Nose) -> None:
    if nose is Nose.STRAIGHT:
        canvas.fill(blob("-18,-16* -17,2 -10,16 -22,24 -30,20 -24,10"), "flesh.shade")
        canvas.brush("-21,-14 -27,2 -36,14 -34,21 -25,23 -17,21", 3.6, taper=(0.6, 0.25))
    elif nose is Nose.HOOKED:
        canvas.fill(blob("-18,-16* -18,0 -10,16 -20,24 -34,23 -32,4"), "flesh.shade")
        canvas.brush("-20,-18 -32,-6 -37,8 -38,22 -31,25 -26,21 -16,22", 3.8, taper=(0.5, 0.25))
    else:
        canvas.fill(blob("-18,-10* -16,4 -10,14 -22,22 -34,19 -26,8"), "flesh.shade")
        canvas.brush("-22,-8 -27,3 -38,8 -39,16 -31,20 -18,19", 3.6, taper=(0.6, 0.25))
        canvas.fill(ellipse(-31, 12, 5, 4), "blush")
    canvas.brush("-13,13 -9,17 -12,22", 2.4)


def _mouth(canvas: Canvas, portrait: Portrait) -> None:
    if portrait.whiskers is not Whiskers.NONE:
        canvas.fill(blob("-30,44 -20,47 -8,44 -14,52 -24,52"), "lip.shade")
        return
    s = portrait.smile
    canvas.brush(f"-33,{41 - s} -22,42 -12,{42 - s * 0.3} 2,{40 - s * 1.2}", 3.6, taper=(0.3, 0.4))
    canvas.fill(blob("-29,44 -20,47 -10,45 -6,43 -18,52"), "lip")
    canvas.brush("-26,56 -20,58 -12,56", 2)


def _nothing(canvas: Canvas, hair: str) -> None:
    """Leave the face shaven."""


def _drooping(canvas: Canvas, hair: str) -> None:
    outline = "-21,29 -32,31 -46,40 -54,64 -50,80* -42,66 -34,50 -21,40 -4,46 10,56 18,74 20,92* 30,66 20,44 -4,31"
    canvas.part(blob(outline), hair, line=3.2, shade=4, edge=1.4)
    for lock in ("-28,36 -42,46 -48,66", "-10,37 10,44 20,66"):
        canvas.brush(lock, 2)


def _curled(canvas: Canvas, hair: str) -> None:
    outline = (
        "-21,29 -34,32 -48,32 -58,20 -56,10* -64,24 -58,42 -42,48 -21,40 0,48 22,46 34,32 30,16* 24,30 12,36 -4,31"
    )
    canvas.part(blob(outline), hair, line=3.2, shade=4, edge=1.4)
    for lock in ("-28,36 -44,40 -56,32", "-10,37 10,41 24,36"):
        canvas.brush(lock, 2)


def _chops(canvas: Canvas, hair: str) -> None:
    outline = "40,-12* 54,-4 54,26 42,52 20,70 2,72* 10,56 4,44 22,34 34,14"
    canvas.part(blob(outline), hair, line=3.4, shade=6, edge=1.6)
    for lock in ("46,4 44,28 30,50", "36,26 30,44 16,58"):
        canvas.brush(lock, 2.2)
    _curled(canvas, hair)


def _forked(canvas: Canvas, hair: str) -> None:
    outline = (
        "46,0* 42,30 26,46 4,52 -16,50 -30,46 -41,36* -48,62 -46,92 -34,122* -22,106 -14,92* -4,110 12,124* "
        "28,96 46,60 54,20"
    )
    canvas.part(blob(outline), hair, line=3.8, shade=8, edge=2)
    for strand in ("-34,58 -38,84 -34,106", "-22,60 -26,82", "2,62 8,86 10,106", "18,58 22,80", "34,44 32,62"):
        canvas.brush(strand, 2.4)
    _curled(canvas, hair)


def _boxed(canvas: Canvas, hair: str) -> None:
    outline = "46,-4* 42,26 28,44 8,50 -14,50 -30,46 -42,34* -48,54 -42,74 -20,84 8,82 32,66 48,42 54,8"
    canvas.part(blob(outline), hair, line=3.8, shade=7, edge=2)
    for x, y in ((-34, 60), (-22, 66), (-8, 68), (6, 66), (20, 60), (32, 48), (-14, 58), (12, 56), (40, 30)):
        canvas.brush([(x - 2, y), (x + 1, y + 5), (x - 1, y + 11)], 2.4, taper=(0.1, 0.5))
    outline = "-21,29 -31,31 -44,38 -48,48 -34,48 -21,41 -2,48 14,50 22,44 10,36 -4,31"
    canvas.part(blob(outline), hair, line=3, shade=3, edge=1.2)
    canvas.brush("-28,36 -38,42", 1.8)
    canvas.brush("-10,37 8,43", 1.8)


_WHISKERS = {
    Whiskers.NONE: _nothing,
    Whiskers.DROOPING: _drooping,
    Whiskers.CURLED: _curled,
    Whiskers.CHOPS: _chops,
    Whiskers.FORKED: _forked,
    Whiskers.BOXED: _boxed,
}


class Fashion(Enum):
    """How a ruler wears his beard."""

    SHAVEN = "shaven"
    BOXED = "boxed"
    CHIN_TUFT = "curled moustache and chin tuft"
    PARTED = "long parted beard"


def ruler_head(canvas: Canvas, hair: str, fashion: Fashion, curled: bool = False) -> None:
    """Draw a broad head that looks straight ahead, x -76..76, y -76..130; with `curled` its hair falls in curls."""
    for side in (-1, 1):
        if curled:
            places = [(side * x, y) for x, y in ((44, -50), (56, -30), (60, -6), (62, 18), (60, 42), (50, 60))]
            canvas.part(union(ellipse(x, y, 17, 15) for x, y in places), hair, line=4, shade=7, edge=2)
            for x, y in places[1:]:
                canvas.brush([(x - 7, y + 2), (x, y - 6), (x + 7, y), (x + 2, y + 5)], 2.2)
        else:
            outline = mirrored("28,-64 54,-50 64,-10 66,40 64,70* 40,72 34,20", side)
            canvas.part(blob(outline), hair, line=4, shade=8, edge=2)
            for lock in (mirrored("48,-40 56,0 54,62", side), mirrored("58,-20 61,20 60,60", side)):
                canvas.brush(lock, 2.2)
    face = blob("-46,-66 -51,-22 -50,16 -42,48 -20,70 0,76 20,70 42,48 50,16 51,-22 46,-66 0,-76")
    canvas.part(face, "flesh", line=4, shade=9, edge=2)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 32, 20, 11, 9), "blush")
        eye(canvas, side * 21, -12, 12, 0.1)
        canvas.brush(mirrored("8,-26 22,-33 40,-24", side), 6.5, f"{hair}.shade", taper=(0.3, 0.6))
        canvas.brush(mirrored("12,2 20,4 28,0", side), 1.8)
    canvas.fill(blob("2,-12* 7,4 15,16 6,25 -2,22"), "flesh.shade")
    canvas.brush("-5,-14 -8,2 -15,15 -9,23 0,25 9,23 15,15", 3.4, taper=(0.6, 0.3))
    if fashion in (Fashion.BOXED, Fashion.PARTED):
        _ruler_beard(canvas, hair, fashion)
    canvas.fill(blob("-13,47 0,44 13,47 7,54 -7,54"), "lip.shade")
    canvas.brush("-15,45 -8,48 0,49.5 8,48 15,45", 2.6)
    if fashion is Fashion.SHAVEN:
        canvas.brush("-8,62 0,64 8,62", 2.2)
        return
    half = {
        Fashion.BOXED: "0,30* 16,29 30,38 40,46* 28,52 12,45",
        Fashion.CHIN_TUFT: "0,30* 16,29 32,36 46,32 54,18* 56,36 46,48 28,50 10,43",
        Fashion.PARTED: "0,30* 18,28 34,40 46,58* 32,56 12,46",
    }[fashion]
    for side in (-1, 1):
        canvas.part(blob(mirrored(half, side)), hair, line=3, shade=3, edge=1.2)
        canvas.brush(mirrored("10,36 22,41 34,44", side), 1.8)
    if fashion is Fashion.CHIN_TUFT:
        canvas.part(blob("-12,60 0,57 12,60 11,78 0,100* -11,78"), hair, line=3, shade=4, edge=1.4)
        canvas.brush("-3,66 -2,86", 1.8)
        canvas.brush("4,66 3,80", 1.8)


def _ruler_beard(canvas: Canvas, hair: str, fashion: Fashion) -> None:
    if fashion is Fashion.BOXED:
        outline = "-52,0* -46,32 -30,42 -14,38 0,41 14,38 30,42 46,32 52,0* 58,36 52,70 34,88 0,92 -34,88 -52,70 -58,36"
        canvas.part(blob(outline), hair, line=4, shade=9, edge=2.2)
        for x in (-40, -26, -12, 12, 26, 40):
            canvas.brush([(x, 58 - abs(x) * 0.2), (x * 0.96, 70), (x * 0.86, 82)], 2.4, taper=(0.2, 0.5))
        canvas.brush("0,62 0,84", 2.4)
        return
    outline = (
        "-50,4* -46,32 -30,44 -14,38 0,42 14,38 30,44 46,32 50,4* 58,44 52,90 40,132 26,148* 12,126 0,96* "
        "-12,126 -26,148* -40,132 -52,90 -58,44"
    )
    canvas.part(blob(outline), hair, line=4, shade=10, edge=2.2)
    for side in (-1, 1):
        for strand in ("40,54 42,86 30,124", "26,58 28,92 24,128", "12,64 14,92 18,112"):
            canvas.brush(mirrored(strand, side), 2.4)
