"""The card itself: its paper, its frame and the area that pictures must not leave."""

from resources.art.kit.canvas import Canvas
from resources.art.kit.shapes import rectangle

PICTURE_AREA = rectangle(35, 35, 530, 930, 9)
"""Inside the frame; every piece of scenery is cut to it, since QtSvg knows no clip paths."""


def paper(canvas: Canvas) -> None:
    """Lay the blank card."""
    canvas.sheet(600, 1000, 34, "paper")
    canvas.outline(2.5, 2.5, 595, 995, radius=32, colour="card edge", line=3)


def frame(canvas: Canvas) -> None:
    """Draw the double line round the picture; comes last, over everything."""
    canvas.outline(24, 24, 552, 952, radius=16, colour="ink", line=4)
    canvas.outline(33, 33, 534, 934, radius=10, colour="ink", line=1.8)
