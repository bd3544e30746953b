"""The small scenes at the foot of the pip cards, at most y 690..965; no box round them, they fade into the paper."""

from collections.abc import Callable

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import blob, rectangle
from resources.art.parts.animals import leaping_stag
from resources.art.parts.buildings import castle, church, house, ridge
from resources.art.parts.ground import flower, meadow, tuft
from resources.art.parts.plants import fir, tree
from resources.art.parts.sheet import PICTURE_AREA

Vignette = Callable[[Canvas], None]


def mountain_village(canvas: Canvas) -> None:
    """Draw a village with its church before snowy mountains."""
    ridge(canvas, "35,905 90,800 140,850 230,716 300,806 352,758 420,842 480,786 565,880", 970)
    meadow(
        canvas,
        "35,872* 150,852 280,880 420,856 565,882* 565,965* 35,965*",
        "35,922* 200,902 380,926 565,906* 565,965* 35,965*",
    )
    church(canvas, 268, 896, 0.86)
    house(canvas, 392, 902, 40, 28)
    house(canvas, 176, 900, 36, 26, roof="brown", mirrored=True)
    for x, y, height in ((92, 914, 86), (128, 922, 60), (470, 914, 92), (512, 926, 70), (436, 924, 50)):
        fir(canvas, x, y, height)
    for x in (60, 230, 350, 548):
        tuft(canvas, x, 950, 0.6, blades=3)


def stag_in_the_clearing(canvas: Canvas) -> None:
    """Draw a stag that leaps through a clearing."""
    meadow(
        canvas,
        "35,880* 170,860 330,884 470,866 565,880* 565,965* 35,965*",
        "35,928* 200,914 380,930 565,916* 565,965* 35,965*",
    )
    for x, y, height in ((78, 892, 120), (120, 900, 86), (520, 894, 128), (478, 902, 84)):
        fir(canvas, x, y, height)
    leaping_stag(canvas, 306, 888, 0.6)
    for x in (60, 190, 420, 548):
        tuft(canvas, x, 952, 0.6, blades=3)


def castle_on_the_rock(canvas: Canvas) -> None:
    """Draw a castle on its rock above a river and a village."""
    ridge(canvas, "35,860 120,770 190,830 270,760 340,826 430,744 500,816 565,790", 970)
    meadow(canvas, "35,862* 170,850 330,866 470,852 565,862* 565,965* 35,965*", None)
    castle(canvas)
    river = blob("400,870* 350,890 300,906 240,930 220,965* 360,965* 372,936 420,906 440,872*")
    canvas.part(river.intersection(PICTURE_AREA), "blue", line=2.8, shade=0, edge=0)
    for wave in ("300,922 330,918 350,922", "270,944 300,940 330,944", "372,896 392,892 406,896"):
        canvas.brush(wave, 2.6, "water.light")
    house(canvas, 92, 912, 52, 36)
    house(canvas, 170, 924, 44, 30, roof="brown")
    house(canvas, 464, 914, 52, 36, mirrored=True)
    house(canvas, 520, 926, 36, 26, roof="brown", mirrored=True)
    for x, y, height in ((62, 930, 80), (428, 930, 60), (560, 930, 66)):
        fir(canvas, x, y, height)


def farmhouse(canvas: Canvas) -> None:
    """Draw a farmhouse with a smoking chimney between two trees."""
    meadow(
        canvas,
        "35,884* 170,872 330,890 470,874 565,886* 565,965* 35,965*",
        "35,930* 200,916 380,932 565,918* 565,965* 35,965*",
    )
    tree(canvas, 112, 912, 190)
    tree(canvas, 498, 908, 170, "green")
    house(canvas, 250, 908, 92, 64, roof="brown", depth=0.8)
    canvas.part(rectangle(372, 800, 18, 34), "grey", line=2.6, shade=4, edge=1)
    canvas.brush("381,798 376,776 388,760 380,742", 7, "grey", taper=(0.2, 0.5))
    for x in range(176, 246, 17):
        canvas.part(rectangle(x, 896, 6, 30), "brown", line=2, shade=0, edge=0)
    canvas.line("172,906 244,906", 4)
    canvas.line("172,918 244,918", 4)
    for x, colour in ((196, "red"), (222, "white"), (420, "red"), (446, "ochre")):
        flower(canvas, x, 952, colour, 0.8)


_SPREAD = {
    "E": (
        mountain_village,
        stag_in_the_clearing,
        farmhouse,
        castle_on_the_rock,
        stag_in_the_clearing,
        mountain_village,
    ),
    "L": (
        farmhouse,
        stag_in_the_clearing,
        mountain_village,
        castle_on_the_rock,
        mountain_village,
        stag_in_the_clearing,
    ),
    "H": (mountain_village, castle_on_the_rock, farmhouse, stag_in_the_clearing, castle_on_the_rock, mountain_village),
    "S": (castle_on_the_rock, farmhouse, mountain_village, stag_in_the_clearing, stag_in_the_clearing, farmhouse),
}
VIGNETTES: dict[tuple[str, int], Vignette] = {
    (suit, count): vignette
    for suit, row in _SPREAD.items()
    for count, vignette in zip(range(10, 4, -1), row, strict=True)
}
"""The scene of each pip card by suit and number of pips."""
