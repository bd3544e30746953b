"""Every level sees only what a seat may see, plays by the rules and commits no blunder on a sure trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from schafkopf_desktop.engine.actions import Bid, Play
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.levels import MASTER, VETERAN, Level, player_of
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.players.searching_player import SearchingPlayer, Skill
from tests.engine.positions import hands_with
from tests.players.positions import dealt, with_hidden_cards_swapped

POSITIONS_PER_LEVEL = 1000
FEW_WORLDS = 3
"""Few worlds are searched as many are; without a limit of time, which would make decisions differ from run to run."""


def quick(skill: Skill) -> Player:
    return SearchingPlayer(replace(skill, worlds=FEW_WORLDS, seconds=None))


PLAYERS: dict[Level, Callable[[], Player]] = {
    Level.APPRENTICE: partial(player_of, Level.APPRENTICE),
    Level.AMATEUR: partial(player_of, Level.AMATEUR),
    Level.VETERAN: partial(quick, VETERAN),
    Level.MASTER: partial(quick, MASTER),
}
LEVELS = pytest.mark.parametrize("level", Level)


def positions(seed: str) -> Iterator[Deal]:
    """Yield deals before each of their actions without end, as rule-of-thumb players with some whims come to them."""
    thumb = RuleOfThumbPlayer()
    number = 0
    while True:
        random = Random(f"{seed} {number}")
        deal = dealt(f"{seed} {number}", number % 4)
        while deal.to_act is not None:
            yield deal
            whim = random.random() < 0.15
            action = random.choice(deal.legal_actions()) if whim else thumb.decide(deal.view(deal.to_act), random)
            deal = deal.apply(action)
        number += 1


@LEVELS
def test_hidden_cards_change_no_decision(level: Level) -> None:
    player = PLAYERS[level]()
    phases: dict[Phase, int] = dict.fromkeys(Phase, 0)
    for number, deal in enumerate(positions(f"fair {level.value}")):
        assert deal.to_act is not None
        varied = with_hidden_cards_swapped(deal, deal.to_act, 6, Random(number))
        if varied.hands == deal.hands:
            continue
        decision = player.decide(deal.view(deal.to_act), Random(number))
        assert decision in deal.legal_actions()
        assert player.decide(varied.view(deal.to_act), Random(number)) == decision
        phases[deal.phase] += 1
        if sum(phases.values()) == POSITIONS_PER_LEVEL:
            break
    assert phases[Phase.AUCTION] > 50
    assert phases[Phase.DECLARATION] > 5
    assert phases[Phase.PLAY] > 400


@LEVELS
def test_no_level_blunders_on_a_sure_trick(level: Level) -> None:
    player = PLAYERS[level]()
    foes_tricks = friends_tricks = 0
    for number, deal in enumerate(positions(f"manners {level.value}")):
        trick = deal.current_trick
        if deal.phase is not Phase.PLAY or not trick.cards or deal.to_act is None:
            continue
        known = Knowledge(deal.view(deal.to_act))
        cards = [action.card for action in deal.legal_actions() if isinstance(action, Play)]
        trumps = [card for card in cards if known.order.is_trump(card)]
        action = player.decide(known.view, Random(number))
        assert isinstance(action, Play)
        if known.is_sure_of_trick(known.foes) and any(card.points < 10 for card in cards):
            foes_tricks += any(card.points >= 10 for card in cards)
            assert action.card.points < 10, str(deal)
        led_trump = known.order.is_trump(trick.cards[0])
        if known.is_sure_of_trick(known.friends) and not led_trump and 0 < len(trumps) < len(cards):
            friends_tricks += 1
            most = max(card.points for card in cards if card not in trumps)
            assert action.card not in trumps or action.card.points > most, str(deal)
        if foes_tricks >= 25 and friends_tricks >= 5:
            break


@LEVELS
def test_3_2_a_sie_is_bid_by_whoever_holds_it(level: Level) -> None:
    deal = Deal.start(hands_with({0: "EO LO HO SO EU LU HU SU"}), dealer=3)
    assert PLAYERS[level]().decide(deal.view(0), Random(1)) == Bid(Contract.SIE)
