"""What is drawn on each card, in a few words."""

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.translation import translate

_MOTIFS = {
    "EA": lambda: translate("Motif", "Bacchus with goblet and grapes, astride a barrel."),
    "EK": lambda: translate("Motif", "An old king with his sword upright, in blue and brown."),
    "EO": lambda: translate("Motif", "A fencer with a round shield raises his sabre; the acorn is at the top."),
    "EU": lambda: translate("Motif", "A fencer holds his sabre low; the acorn is at the bottom."),
    "EX": lambda: translate("Motif", "A village with its church before snowy mountains."),
    "E9": lambda: translate("Motif", "A squirrel nibbles an acorn."),
    "E8": lambda: translate("Motif", "A woodcutter swings his axe."),
    "E7": lambda: translate("Motif", "A man pulls a handcart full of sacks."),
    "E6": lambda: translate("Motif", "A watermill with its wheel turning."),
    "E5": lambda: translate("Motif", "Two piglets look for acorns under an old oak."),
    "LA": lambda: translate("Motif", "Stag and unicorn under the crowned eagle."),
    "LK": lambda: translate("Motif", "A king with a feathered cap instead of a crown, in green."),
    "LO": lambda: translate("Motif", "A drummer with a grey goatee; the leaf is at the top."),
    "LU": lambda: translate("Motif", "A fifer in a striped doublet; the leaf is at the bottom."),
    "LX": lambda: translate("Motif", "A hunting lodge with antlers over its door."),
    "L9": lambda: translate("Motif", "A stag leaps through the clearing."),
    "L8": lambda: translate("Motif", "A chamois on its rock before the peaks."),
    "L7": lambda: translate("Motif", "A girl pours wine beside the vine arbour."),
    "L6": lambda: translate("Motif", "A hare sits up in the clover."),
    "L5": lambda: translate("Motif", "A fox slinks past a hollow tree."),
    "HA": lambda: translate("Motif", "Cupid, blindfolded, draws his bow."),
    "HK": lambda: translate("Motif", "A king with an orb and an anchor on his shield, in red."),
    "HO": lambda: translate("Motif", "An officer in a two-cornered hat draws his sabre; the heart is at the top."),
    "HU": lambda: translate("Motif", "A young man holds his halberd upright; the heart is at the bottom."),
    "HX": lambda: translate("Motif", "A lion rests in the grass."),
    "H9": lambda: translate("Motif", "A village church beside a lime tree."),
    "H8": lambda: translate("Motif", "A couple in costume dances."),
    "H7": lambda: translate("Motif", "A wayside shrine before the mountains."),
    "H6": lambda: translate("Motif", "A farmhouse with geraniums, between two trees."),
    "H5": lambda: translate("Motif", "Two doves, bill to bill, on their nest."),
    "SA": lambda: translate("Motif", "A hound has caught the wild boar."),
    "SK": lambda: translate("Motif", "A grey-bearded king with the gate of Salzburg on his shield."),
    "SO": lambda: translate(
        "Motif", "A soldier in a long coat with his sabre on his shoulder; the bell is at the top."
    ),
    "SU": lambda: translate("Motif", "A young man in a cap with bells; the bell is at the bottom."),
    "SX": lambda: translate("Motif", "A market square with a clock tower and a fountain."),
    "S9": lambda: translate("Motif", "A farmhand leads a cow with a bell."),
    "S8": lambda: translate("Motif", "A roofed wooden bridge over a mountain river."),
    "S7": lambda: translate("Motif", "A castle above the river."),
    "S6": lambda: translate("Motif", "The Weli: six bells, an acorn and a heart over a tomb under a tree."),
    "S5": lambda: translate("Motif", "A horse before a sleigh in the snow."),
}


def motif(card: Card) -> str:
    """What is drawn on one of the 40 cards, as a sentence."""
    return _MOTIFS[card.code]()
