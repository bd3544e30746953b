"""What a card counts."""

from schafkopf_desktop.engine.cards import PACK, Card, Rank
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.translation import translate


def worth(card: Card) -> str:
    """What a card counts in the game, or that it is not played with: "Daus · 11 points"."""
    if card not in PACK:
        return translate("Gallery", "Not played with in Schafkopf")
    points = terms.count_points(card.points)
    if card.rank is Rank.ACE:
        return translate("Gallery", "Daus · {points}").format(points=points)
    return points
