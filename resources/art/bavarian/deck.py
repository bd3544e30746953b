"""How each card of the Bavarian pack is drawn."""

from collections.abc import Callable
from functools import partial

from resources.art.bavarian.back import back
from resources.art.bavarian.daus.acorns import daus_of_acorns
from resources.art.bavarian.daus.bells import daus_of_bells
from resources.art.bavarian.daus.hearts import daus_of_hearts
from resources.art.bavarian.daus.leaves import daus_of_leaves
from resources.art.bavarian.kings import king_of_acorns, king_of_bells, king_of_hearts, king_of_leaves
from resources.art.bavarian.obers.acorns import ober_of_acorns
from resources.art.bavarian.obers.bells import ober_of_bells
from resources.art.bavarian.obers.hearts import ober_of_hearts
from resources.art.bavarian.obers.leaves import ober_of_leaves
from resources.art.bavarian.pip_cards import pip_card
from resources.art.bavarian.unters.acorns import unter_of_acorns
from resources.art.bavarian.unters.bells import unter_of_bells
from resources.art.bavarian.unters.hearts import unter_of_hearts
from resources.art.bavarian.unters.leaves import unter_of_leaves
from resources.art.bavarian.vignettes import VIGNETTES
from resources.art.deck import Deck
from resources.art.kit.canvas import Canvas

_COURTS: dict[str, Callable[[], Canvas]] = {
    "E_D": daus_of_acorns,
    "L_D": daus_of_leaves,
    "H_D": daus_of_hearts,
    "S_D": daus_of_bells,
    "E_K": king_of_acorns,
    "L_K": king_of_leaves,
    "H_K": king_of_hearts,
    "S_K": king_of_bells,
    "E_O": ober_of_acorns,
    "L_O": ober_of_leaves,
    "H_O": ober_of_hearts,
    "S_O": ober_of_bells,
    "E_U": unter_of_acorns,
    "L_U": unter_of_leaves,
    "H_U": unter_of_hearts,
    "S_U": unter_of_bells,
}

DECK = Deck(
    faces={
        **_COURTS,
        **{f"{suit}_{count}": partial(pip_card, suit, count, scene) for (suit, count), scene in VIGNETTES.items()},
    },
    back=back,
)
