"""The small scenes at the foot of the pip cards, one for each card; no box round them, they fade into the paper.

Under hearts and bells a scene may reach up to y 700, under the stems of acorns and leaves to y 735.
"""

from collections.abc import Callable

from resources.art.kit.canvas import Canvas
from resources.art.salzburg.vignettes import acorns, bells, hearts, leaves

Vignette = Callable[[Canvas], None]

VIGNETTES: dict[tuple[str, int], Vignette] = {
    ("E", 10): acorns.mountain_village,
    ("E", 9): acorns.squirrel,
    ("E", 8): acorns.woodcutter,
    ("E", 7): acorns.handcart,
    ("E", 6): acorns.watermill,
    ("E", 5): acorns.oak_with_piglets,
    ("L", 10): leaves.hunting_lodge,
    ("L", 9): leaves.leaping_stag_in_a_clearing,
    ("L", 8): leaves.chamois,
    ("L", 7): leaves.wine_pouring_lass,
    ("L", 6): leaves.hare,
    ("L", 5): leaves.fox,
    ("H", 10): hearts.resting_lion,
    ("H", 9): hearts.village_church,
    ("H", 8): hearts.dancing_couple,
    ("H", 7): hearts.wayside_shrine,
    ("H", 6): hearts.farmhouse_with_geraniums,
    ("H", 5): hearts.doves_on_a_nest,
    ("S", 10): bells.market_square,
    ("S", 9): bells.farmhand_with_cow,
    ("S", 8): bells.covered_bridge,
    ("S", 7): bells.castle_on_a_rock,
    ("S", 5): bells.horse_sleigh,
}
"""The scene of each pip card by suit and number of pips; the 6 of bells is the Weli."""
