"""The searching player: what it plays where the search decides, and that it ends when it is told to."""

from __future__ import annotations

from random import Random
from threading import Event, Thread

import pytest

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.players.searching_player import ALIKE, SearchingPlayer, Skill
from schafkopf_desktop.players.table_manners import mannerly
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.deal_values import values_after_cards
from schafkopf_desktop.solver.search import COMPILED
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.engine.positions import hands_with
from tests.players.positions import after_actions, dealt

needs_compiler = pytest.mark.skipif(not COMPILED, reason="whole deals take too long uncompiled")

CALLS = [
    ("EO LO HO SO EU LU HA HX", "bid wenz or dearer"),
    ("E7 E8 L7 L8 S7 S8 H7 H8", "pass"),
    ("EO LO HO EU HA HX EA S7", "bid"),
]


@needs_compiler
@pytest.mark.parametrize(("hand", "expected"), CALLS)
def test_calls(hand: str, expected: str) -> None:
    deal = Deal.start(hands_with({0: hand}), dealer=3)
    action = SearchingPlayer(Skill(12)).decide(deal.view(0), Random(3))
    match expected:
        case "pass":
            assert action == Pass()
        case "bid":
            assert isinstance(action, Bid)
        case _:
            assert isinstance(action, Bid)
            assert action.contract >= Contract.WENZ


@needs_compiler
def test_the_suit_named_is_the_one_that_promises_most() -> None:
    hands = hands_with({0: "EO LO EU LU SA SX S9 S8"})
    deal = Deal.start(hands, dealer=3).apply(Bid(Contract.SOLO))
    for _ in range(3):
        deal = deal.apply(Pass())
    assert SearchingPlayer(Skill(12)).decide(deal.view(0), Random(3)) == Declare(Suit.BELLS)


def test_when_few_deals_are_possible_the_card_is_the_best_over_all_of_them() -> None:
    player, checked, solver = SearchingPlayer(Skill(12)), 0, WorldSolver()
    for number in range(150):
        deal = after_actions(dealt(f"few {number}", number % 4), 4 + 1 + 20, RuleOfThumbPlayer(), Random(number))
        while deal.phase is Phase.PLAY and deal.to_act is not None:
            known = Knowledge(deal.view(deal.to_act))
            action = player.decide(known.view, Random(number))
            assert isinstance(action, Play)
            if known.worlds.count <= 12:
                gains = mean_gains(deal, known, solver)
                allowed = mannerly(known, list(gains))
                assert gains[action.card] >= max(gains[card] for card in allowed) - ALIKE, str(deal)
                checked += len(set(gains.values())) > 1
            deal = deal.apply(action)
    assert checked > 20


def mean_gains(deal: Deal, known: Knowledge, solver: WorldSolver) -> dict[Card, float]:
    """Return the units that each legal card wins for the own side on the average, from whole deals in every world."""
    sign = 1 if known.is_declarers_side else -1
    played = [[trick.card_of(seat) for trick in (*deal.tricks, deal.current_trick)] for seat in SEATS]
    values = []
    for world in known.worlds.enumerate():
        hands = [(*held, *(card for card in played[seat] if card)) for seat, held in enumerate(world.hands)]
        possible = Deal.load(hands, deal.dealer, deal.house_rules, deal.actions)
        values.append(values_after_cards(possible, Goal.UNITS, solver))
    return {card: sign * sum(units[card] for units in values) / len(values) for card in values[0]}


@pytest.mark.parametrize("actions", [0, 4])
def test_an_interrupted_player_decides_at_once_by_rules_of_thumb(actions: int) -> None:
    deal = dealt("interrupted", 3)
    thumb = RuleOfThumbPlayer(has_manners=True)
    for _ in range(actions):
        assert deal.to_act is not None
        deal = deal.apply(
            Bid(Contract.WENZ) if deal.phase.value == "auction" and not deal.public.highest_call else Pass()
        )
    assert deal.to_act is not None
    player = SearchingPlayer(Skill(10**4))
    player.interrupt()
    action = player.decide(deal.view(deal.to_act), Random(1))
    if actions == 0:
        assert action == thumb.decide(deal.view(deal.to_act), Random(1))
    else:
        assert action in deal.legal_actions()


@needs_compiler
def test_an_interrupt_from_another_thread_ends_the_decision_under_way() -> None:
    deal = dealt("interrupted", 3).apply(Bid(Contract.WENZ)).apply(Pass()).apply(Pass()).apply(Pass())
    player = SearchingPlayer(Skill(4000))
    decided: list[Action] = []
    begun = Event()

    def decide() -> None:
        begun.set()
        decided.append(player.decide(deal.view(0), Random(1)))

    thread = Thread(target=decide)
    thread.start()
    begun.wait()
    player.interrupt()
    thread.join(timeout=30)
    assert not thread.is_alive()
    assert decided[0] in deal.legal_actions()


def test_with_no_time_it_still_plays_a_legal_card() -> None:
    deal = dealt("interrupted", 3).apply(Bid(Contract.WENZ)).apply(Pass()).apply(Pass()).apply(Pass())
    action = SearchingPlayer(Skill(60, seconds=0.0)).decide(deal.view(0), Random(1))
    assert isinstance(action, Play)
    assert isinstance(action.card, Card)
    assert action in deal.legal_actions()
