"""The small scenes at the foot of the pip cards, each from Bavaria, one for each card.

Under hearts and bells a scene may reach up to y 700, under the stems of acorns and leaves to y 735.
"""

from collections.abc import Callable

from resources.art.bavarian.vignettes import acorns, bells, hearts, leaves
from resources.art.kit.canvas import Canvas

Vignette = Callable[[Canvas], None]

VIGNETTES: dict[tuple[str, int], Vignette] = {
    ("E", 10): acorns.twin_towers,
    ("E", 9): acorns.hop_garden,
    ("E", 8): acorns.maypole,
    ("E", 7): acorns.raft,
    ("E", 6): acorns.snack,
    ("L", 10): leaves.summit,
    ("L", 9): leaves.capercaillie,
    ("L", 8): leaves.zither_player,
    ("L", 7): leaves.hunter,
    ("L", 6): leaves.mountain_flowers,
    ("H", 10): hearts.brewers_dray,
    ("H", 9): hearts.pilgrimage_church,
    ("H", 8): hearts.munich_child,
    ("H", 7): hearts.window_with_a_cat,
    ("H", 6): hearts.swans,
    ("S", 10): bells.castle_above_the_gorge,
    ("S", 9): bells.brass_players,
    ("S", 8): bells.homecoming_of_the_cattle,
    ("S", 7): bells.mail_coach,
    ("S", 6): bells.chapel_by_the_lake,
}
"""The scene of each pip card by suit and number of pips."""
