"""How each card of the Double-German or Tell pack is drawn."""

from functools import partial

from resources.art.deck import Deck
from resources.art.double_german.back import back
from resources.art.double_german.pip_cards import pip_card
from resources.art.double_german.vignettes import VIGNETTES
from resources.art.double_german.weli import weli

DECK = Deck(
    faces={
        **{f"{suit}_{count}": partial(pip_card, suit, count, scene) for (suit, count), scene in VIGNETTES.items()},
        "S_6": weli,
    },
    back=back,
    weli=True,
)
