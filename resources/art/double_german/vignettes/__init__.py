"""The scenes of the pip cards: things and places of Tell's country, about 200 wide and high, foot at the origin."""

from resources.art.double_german.halves import Scene
from resources.art.double_german.vignettes.acorns import apple, burning_castle, crossbow, hat_on_pole
from resources.art.double_german.vignettes.bells import boat, dairy, harvest, town_gate
from resources.art.double_german.vignettes.hearts import alpine_flowers, bridge, cow, lake_chapel
from resources.art.double_german.vignettes.leaves import chamois, hung_horn, log_hut, oath

VIGNETTES: dict[tuple[str, int], Scene] = {
    ("E", 10): hat_on_pole,
    ("E", 9): burning_castle,
    ("E", 8): apple,
    ("E", 7): crossbow,
    ("L", 10): oath,
    ("L", 9): hung_horn,
    ("L", 8): chamois,
    ("L", 7): log_hut,
    ("H", 10): lake_chapel,
    ("H", 9): cow,
    ("H", 8): bridge,
    ("H", 7): alpine_flowers,
    ("S", 10): town_gate,
    ("S", 9): boat,
    ("S", 8): harvest,
    ("S", 7): dairy,
}
"""The scene of each pip card by suit and number of pips."""
