"""Positions for the tests of the players: reached by play from a seed, and varied in what one seat cannot see."""

from __future__ import annotations

from random import Random

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalAction
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.shuffle import deal_hands, shuffled_pack
from schafkopf_desktop.players.player import Player

Hands = tuple[tuple[Card, ...], ...]


def dealt(seed: str, dealer: Seat) -> Deal:
    """Return the deal of a seed before the first call."""
    return Deal.start(deal_hands(shuffled_pack(seed), dealer), dealer)


def after_actions(deal: Deal, actions: int, player: Player, random: Random) -> Deal:
    """Return the deal after at most `actions` more actions by `player` in every seat."""
    for _ in range(actions):
        if deal.to_act is None:
            break
        deal = deal.apply(player.decide(deal.view(deal.to_act), random))
    return deal


def with_hidden_cards_swapped(deal: Deal, seat: Seat, swaps: int, random: Random) -> Deal:
    """Return a deal with the same public history and the same cards of `seat`, but hidden cards in other hands.

    Tries `swaps` exchanges of one unplayed card between two other seats and keeps those under which every action of
    the history stays legal.
    """
    others = [other for other in SEATS if other != seat]
    for _ in range(swaps):
        one, two = random.sample(others, 2)
        if deal.hand(one) and deal.hand(two):
            mine, theirs = random.choice(deal.hand(one)), random.choice(deal.hand(two))
            varied = _replayed(_exchanged(deal.hands, mine, theirs), deal)
            deal = deal if varied is None else varied
    return deal


def _exchanged(hands: Hands, mine: Card, theirs: Card) -> Hands:
    other = {mine: theirs, theirs: mine}
    return tuple(tuple(other.get(card, card) for card in hand) for hand in hands)


def _replayed(hands: Hands, like: Deal) -> Deal | None:
    deal = Deal.start(hands, like.dealer, like.house_rules)
    try:
        for action in like.actions:
            deal = deal.apply(action)
    except IllegalAction:
        return None
    return deal
