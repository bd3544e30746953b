"""Which card to play to a trick that somebody else has led."""

from __future__ import annotations

from collections.abc import Sequence

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.players.likelihoods import Likelihoods
from schafkopf_desktop.players.outlook import value_of_playing


def values_of_following(likely: Likelihoods, cards: Sequence[Card]) -> dict[Card, float]:
    """Return the value in points of playing each legal card to the current trick.

    The weighing of the trick against the kept card gives the rules every player learns: points on the partner's sure
    trick, nothing on the other side's, the cheapest card that wins, no trump on a trick that is ours already.
    """
    return {card: value_of_playing(likely, card) for card in cards}
