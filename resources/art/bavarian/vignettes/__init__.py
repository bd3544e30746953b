"""The small scenes at the foot of the pip cards, each from Bavaria, one for each card.

Under hearts and bells a scene may reach up to y 700, under the stems of acorns and leaves to y 735.
"""

from collections.abc import Callable

from resources.art.kit.canvas import Canvas
from resources.art.parts.ground import meadow

Vignette = Callable[[Canvas], None]

VIGNETTES: dict[tuple[str, int], Vignette] = {(suit, count): meadow for suit in "ELHS" for count in range(6, 11)}
"""The scene of each pip card by suit and number of pips."""
