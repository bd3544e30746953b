"""Points lost against best play with open cards: they explain the whole way from the forced to the actual result."""

from itertools import count
from random import Random

import pytest

from schafkopf_desktop.arena.contestants import new_player
from schafkopf_desktop.arena.games import numbered_deal, play_game
from schafkopf_desktop.arena.points_lost import points_lost
from schafkopf_desktop.engine.actions import Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import SEATS


def best_points(deal: Deal) -> int:
    """Return what the declarer's side can force, by trying everything."""
    if deal.phase is Phase.FINISHED:
        settlement = deal.settlement
        assert settlement is not None
        return settlement.points
    values = [best_points(deal.apply(action)) for action in deal.legal_actions()]
    return max(values) if deal.to_act in deal.declarer_side else min(values)


def game_by_chance(seed: str) -> Deal:
    """Return a finished deal of four players by chance that was not passed out."""
    deals = (
        play_game([new_player("random") for _ in SEATS], numbered_deal(seed, number), "chance").deal
        for number in count(1)
    )
    return next(deal for deal in deals if not deal.passed_out)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_losses_lead_from_the_forced_points_to_those_made(seed: str) -> None:
    deal = game_by_chance(seed)
    settlement = deal.settlement
    assert settlement is not None
    lost = points_lost(deal, SEATS)
    assert set(lost) == set(SEATS)
    assert all(len(cards) == 8 and min(cards) >= 0 for cards in lost.values())
    # The last three tricks, worked out by trying everything.
    ending = Deal.load(deal.hands, deal.dealer, deal.house_rules, deal.actions[:-12])
    by_declarers = sum(sum(lost[seat][5:]) for seat in deal.declarer_side)
    by_defenders = sum(sum(lost[seat][5:]) for seat in SEATS if seat not in deal.declarer_side)
    assert best_points(ending) - by_declarers + by_defenders == settlement.points


def test_a_seat_examined_alone_loses_the_same() -> None:
    deal = game_by_chance("alone")
    together = points_lost(deal, SEATS)
    assert [points_lost(deal, [seat]) for seat in SEATS] == [{seat: together[seat]} for seat in SEATS]


def test_a_passed_out_deal_is_not_examined() -> None:
    deal = numbered_deal("passed out", 1)
    assert points_lost(Deal.load(deal.hands, deal.dealer, actions=[Pass()] * 4), SEATS) == {}


def test_a_tout_is_not_examined() -> None:
    hands = [
        ["EO", "LO", "HO", "SO", "EU", "LU", "HU", "E7"],
        ["EA", "EX", "EK", "E9", "E8", "SU", "SA", "SX"],
        ["LA", "LX", "LK", "L9", "L8", "L7", "SK", "S9"],
        ["HA", "HX", "HK", "H9", "H8", "H7", "S8", "S7"],
    ]
    cards = [[Card.parse(code) for code in hand] for hand in hands]
    deal = Deal.declared(cards, 3, Declaration(Contract.SOLO_TOUT, 0, Card.parse("E7").suit))
    random = Random(1)
    while deal.to_act is not None:
        deal = deal.apply(random.choice([action for action in deal.legal_actions() if isinstance(action, Play)]))
    assert points_lost(deal, SEATS) == {}
