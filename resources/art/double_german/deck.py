"""How each card of the Double-German or Tell pack is drawn."""

from collections.abc import Callable
from functools import partial

from resources.art.deck import Deck
from resources.art.double_german.acorns import ober_of_acorns, unter_of_acorns
from resources.art.double_german.back import back
from resources.art.double_german.bells import ober_of_bells, unter_of_bells
from resources.art.double_german.daus import daus_of_acorns, daus_of_bells, daus_of_hearts, daus_of_leaves
from resources.art.double_german.hearts import ober_of_hearts, unter_of_hearts
from resources.art.double_german.kings import king_of_acorns, king_of_bells, king_of_hearts, king_of_leaves
from resources.art.double_german.leaves import ober_of_leaves, unter_of_leaves
from resources.art.double_german.pip_cards import pip_card
from resources.art.double_german.vignettes import VIGNETTES
from resources.art.double_german.weli import weli
from resources.art.kit.canvas import Canvas

_COURTS: dict[str, tuple[Callable[[], Canvas], ...]] = {  # Daus, King, Ober, Unter
    "E": (daus_of_acorns, king_of_acorns, ober_of_acorns, unter_of_acorns),
    "L": (daus_of_leaves, king_of_leaves, ober_of_leaves, unter_of_leaves),
    "H": (daus_of_hearts, king_of_hearts, ober_of_hearts, unter_of_hearts),
    "S": (daus_of_bells, king_of_bells, ober_of_bells, unter_of_bells),
}

DECK = Deck(
    faces={
        **{f"{suit}_{rank}": draw for suit, row in _COURTS.items() for rank, draw in zip("DKOU", row, strict=True)},
        **{f"{suit}_{count}": partial(pip_card, suit, count, scene) for (suit, count), scene in VIGNETTES.items()},
        "S_6": weli,
    },
    back=back,
    weli=True,
)
