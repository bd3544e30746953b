"""How each card of the Bavarian pack is drawn."""

from functools import partial

from resources.art.bavarian.back import back
from resources.art.bavarian.pip_cards import pip_card
from resources.art.bavarian.vignettes import VIGNETTES
from resources.art.deck import Deck

DECK = Deck(
    faces={
        **{f"{suit}_{count}": partial(pip_card, suit, count, scene) for (suit, count), scene in VIGNETTES.items()},
    },
    back=back,
)
