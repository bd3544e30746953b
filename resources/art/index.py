"""The corner index: a small transparent picture per card, which the program lays over the face when it is wanted."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.lettering import write
from resources.art.signs import place_sign


def corner_index(suit: str, rank: str) -> Canvas:
    """Draw rank and suit into the upper left corner, x 42..92 and y 42..152, which every face leaves empty."""
    canvas = Canvas()
    wide = len(rank) > 1
    write(canvas, rank, 72 if wide else 70, 48, 0.62 if wide else 0.82, nib=12, gap=2)
    with canvas.at(70, 132, 0.42):
        place_sign(canvas, suit)
    return canvas
