"""What playing a card is likely to bring: the chance of the trick, the points in it, and what the card is worth kept.

Values are card points. A chance is 0 to 1. These are rules of thumb written as numbers, no search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.seats import SEATS, Seat, seats_from
from schafkopf_desktop.players.knowledge import beats
from schafkopf_desktop.players.likelihoods import Likelihoods

# What a seat that plays later adds to a trick on the average, in points, when its own side is about to win it or not.
POINTS_GIVEN_TO_FRIENDS = 5.5
POINTS_GIVEN_TO_FOES = 1.5
# A whole Tout hangs on every trick: no points outweigh it.
TOUT_TRICK_VALUE = 500.0
# A seat that can trump a trick does not always do so.
EAGERNESS_TO_TRUMP = 0.6
_SURELY = (1.0, 1.0, 1.0, 1.0)
# A sure trump is worth a trick later; every unseen trump above it takes some of that away.
SURE_TRUMP_VALUE = 12.0
TRUMP_VALUE_FALL = 0.8
LOW_TRUMP_VALUE = 1.3
# Taking a trick with a sure ordinary card later gives its points and about this much more.
REST_OF_A_TRICK = 6.0


def value_of_playing(likely: Likelihoods, card: Card) -> float:
    """Return the points that playing `card` now is expected to win (or, below zero, to lose) for the own side."""
    chance = chance_of_trick(likely, card)
    won, lost = _trick_values(likely, card)
    return chance * won - (1.0 - chance) * lost - value_of_keeping(likely, card)


def chance_of_trick(likely: Likelihoods, card: Card) -> float:
    """Return the chance that the own side wins the current trick when this seat plays `card` to it."""
    trick = likely.known.view.current_trick
    winning, winner, led = card, likely.known.seat, likely.known.order.effective_suit(card)
    if trick.cards:
        led = likely.known.order.effective_suit(trick.cards[0])
        best = likely.known.order.winner((*trick.cards, card))
        if best < len(trick.cards):
            winning, winner = trick.cards[best], trick.seat_of(best)
    untaken, ours = 1.0, 0.0
    for taker, eagerness in _takers(likely, winning, led):
        for seat in seats_still_to_play(likely):
            taking = untaken * eagerness[seat] * likely.places[taker][seat]
            ours += taking * _friendliness(likely, seat, taker)
            untaken -= taking
    return ours + untaken * likely.alliances[winner]


def seats_still_to_play(likely: Likelihoods) -> tuple[Seat, ...]:
    """Return the seats that play to the current trick after this one, in order."""
    view = likely.known.view
    leader = view.current_trick.leader if view.current_trick.cards else view.seat
    order_of_play = seats_from(leader)
    return order_of_play[order_of_play.index(view.seat) + 1 :]


def _takers(likely: Likelihoods, winning: Card, led: Suit | None) -> Iterator[tuple[Card, Sequence[float]]]:
    """Yield the unseen cards that beat the winning card, highest first, each with how likely every seat that has it
    can and will play it."""
    order = likely.known.order
    takers = sorted(
        (card for card in likely.known.unseen if beats(order, card, winning)), key=order.strength, reverse=True
    )
    followers = likely.known.unseen_of(led)
    trumping = [EAGERNESS_TO_TRUMP * (1.0 - likely.chance_of_any(seat, followers)) for seat in SEATS]
    for taker in takers:
        follows = order.effective_suit(taker) is led
        yield taker, _SURELY if follows else trumping


def _friendliness(likely: Likelihoods, seat: Seat, card: Card) -> float:
    """Return the chance that `seat` is on the own side, given that it holds `card`."""
    if card is likely.known.declaration.called_ace:
        return float(likely.known.is_declarers_side)
    return likely.alliances[seat]


def value_of_keeping(likely: Likelihoods, card: Card) -> float:
    """Return what the card is likely to bring in a later trick; below zero it is better gone."""
    suit = likely.known.order.effective_suit(card)
    higher = len(likely.known.unseen_above(card))
    if suit is None:
        return SURE_TRUMP_VALUE * TRUMP_VALUE_FALL**higher + LOW_TRUMP_VALUE - card.points * 0.6
    companions = sum(likely.known.order.effective_suit(other) is suit for other in likely.known.view.hand) - 1
    if not higher:
        return max(0.0, (2.0 * _chance_to_go_round(likely, suit) - 1.0) * (card.points + REST_OF_A_TRICK))
    if card.points >= 10:
        return -1.0 if companions else -3.0
    frees_hand_for_trumping = companions == 0 and any(
        likely.known.order.is_trump(other) for other in likely.known.view.hand
    )
    return -1.5 if frees_hand_for_trumping else 0.3 * (card.points == 0)


def _chance_to_go_round(likely: Likelihoods, suit: Suit) -> float:
    """Return the chance that no foe trumps the suit when it is led."""
    chance = 1.0
    for seat, friendly in enumerate(likely.alliances):
        if seat != likely.known.seat:
            follows = likely.chance_of_any(seat, likely.known.unseen_of(suit))
            chance *= 1.0 - (1.0 - friendly) * (1.0 - follows) * likely.chance_of_any(
                seat, likely.known.unseen_of(None)
            )
    return chance


def _trick_values(likely: Likelihoods, card: Card) -> tuple[float, float]:
    """Return what the trick is worth when the own side wins it, and when it loses it."""
    if likely.known.declaration.contract.is_tout:
        return TOUT_TRICK_VALUE, TOUT_TRICK_VALUE
    lying = float(likely.known.view.current_trick.points + card.points)
    won = lost = lying
    for seat in seats_still_to_play(likely):
        friendly = likely.alliances[seat]
        won += friendly * POINTS_GIVEN_TO_FRIENDS + (1.0 - friendly) * POINTS_GIVEN_TO_FOES
        lost += friendly * POINTS_GIVEN_TO_FOES + (1.0 - friendly) * POINTS_GIVEN_TO_FRIENDS
    return won, lost
