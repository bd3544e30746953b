"""What is drawn on each card, in a few words."""

from collections.abc import Callable

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.translation import translate


def _village() -> str:
    return translate("Motif", "A village with its church before the mountains.")


def _stag() -> str:
    return translate("Motif", "A stag leaps through the clearing.")


def _farm() -> str:
    return translate("Motif", "A farmhouse between two trees.")


def _castle() -> str:
    return translate("Motif", "A castle above the river.")


_SCENES: dict[Callable[[], str], tuple[str, ...]] = {
    _village: ("EX", "E5", "L8", "L6", "HX", "H5", "S8"),
    _stag: ("E9", "E6", "L9", "L5", "H7", "S7"),
    _farm: ("E8", "LX", "H8", "S9", "S5"),
    _castle: ("E7", "L7", "H9", "H6", "SX"),
}
_MOTIFS: dict[str, Callable[[], str]] = {
    "EA": lambda: translate("Motif", "Bacchus with goblet and grapes, astride a barrel."),
    "LA": lambda: translate("Motif", "Stag and unicorn under the crowned eagle."),
    "HA": lambda: translate("Motif", "Cupid, blindfolded, draws his bow."),
    "SA": lambda: translate("Motif", "A hound has caught the wild boar."),
    "EK": lambda: translate("Motif", "A white-bearded king on his throne, in blue and brown."),
    "LK": lambda: translate("Motif", "A black-bearded king on his throne, in green and gold."),
    "HK": lambda: translate("Motif", "A brown-bearded king on his throne, in red."),
    "SK": lambda: translate("Motif", "A grey-bearded king with the gate of Salzburg on his shield."),
    "EO": lambda: translate("Motif", "An officer in a two-cornered hat draws his sabre; the acorn is at the top."),
    "LO": lambda: translate("Motif", "A drummer with a grey goatee; the leaf is at the top."),
    "HO": lambda: translate("Motif", "An officer in a two-cornered hat draws his sabre; the heart is at the top."),
    "SO": lambda: translate("Motif", "A drummer in a broad-brimmed hat; the bell is at the top."),
    "EU": lambda: translate("Motif", "A fifer in blue and brown; the acorn is at the bottom."),
    "LU": lambda: translate("Motif", "A fifer in green and gold; the leaf is at the bottom."),
    "HU": lambda: translate("Motif", "A fifer in red and white; the heart is at the bottom."),
    "SU": lambda: translate("Motif", "A fifer in blue and gold; the bell is at the bottom."),
    "S6": lambda: translate("Motif", "The Weli: six bells, an acorn and a heart over a tomb under a tree."),
    **{code: scene for scene, codes in _SCENES.items() for code in codes},
}


def motif(card: Card) -> str:
    """What is drawn on one of the 40 cards, as a sentence."""
    return _MOTIFS[card.code]()
