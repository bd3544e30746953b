"""Worlds are exactly the hidden hands that the engine accepts for what was seen, each equally likely."""

from collections import Counter
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.players.hidden_cards import hidden_cards_of
from schafkopf_desktop.players.worlds import World, WorldSpace
from tests.engine.positions import deal_of
from tests.players.endings import (
    accepted_worlds,
    deals,
    holding_back,
    played,
    uneven_hands,
)


@settings(max_examples=250)
@given(case=deals(most_cards_left=9))
def test_the_worlds_of_an_ending_are_those_that_the_engine_accepts(case: tuple[Deal, int]) -> None:
    deal, seat = case
    hidden = hidden_cards_of(deal.view(seat))
    if len(hidden.cards) > 8:
        return
    space = WorldSpace(hidden)
    listed = [world.hands for world in space.enumerate()]
    accepted = accepted_worlds(deal, seat)
    assert len(listed) == space.count == len(accepted)
    assert set(listed) == accepted
    for card in hidden.cards:
        for other in range(4):
            share = sum(card in hands[other] for hands in accepted) / len(accepted)
            assert space.chance(card, other) == pytest.approx(share)
            assert (other in space.holders[card]) == (share > 0)
    some = Random(1).sample(hidden.cards, len(hidden.cards) // 2)
    for other in range(4):
        counts = [len(set(some).intersection(hands[other])) for hands in accepted]
        assert (space.fewest(other, some), space.most(other, some)) == (min(counts), max(counts))


@settings(max_examples=150)
@given(case=deals(), chance=st.integers(0, 10**9))
def test_a_drawn_world_could_have_led_to_everything_seen(case: tuple[Deal, int], chance: int) -> None:
    deal, seat = case
    world = WorldSpace(hidden_cards_of(deal.view(seat))).sample(Random(chance))
    out = {action.card for action in deal.actions if isinstance(action, Play)}
    gone = [tuple(card for card in hand if card in out) for hand in deal.hands]
    dealt = [held + played for held, played in zip(world.hands, gone, strict=True)]
    assert world.hands[seat] == deal.hand(seat)
    assert Deal.load(dealt, deal.dealer, deal.house_rules, deal.actions).problems() == ()


SPREAD = comb(16, 8)
AT_THE_FIRST_LEAD = [  # contract of seat 1 and its suit, who looks, hands, the number of worlds
    ("wenz", None, 0, {0: "EA EX EK E9 E8 E7 LA LX"}, comb(24, 8) * SPREAD),
    # For the caller any hand may have any of the other 24 cards.
    ("rufer", "E", 1, {1: "E7 LX LK L9 S8 SX HK H9"}, comb(24, 8) * SPREAD),
    # It has one of the four acorns that the holder of the ace does not see.
    ("rufer", "E", 0, {0: "EA EX LX LK S8 SX HK H9", 1: "E9"}, (comb(24, 8) - comb(20, 8)) * SPREAD),
    # It has one of the three that are left besides the ace, and not the ace.
    ("rufer", "E", 2, {2: "EX EK LX LK S8 SX HK H9", 1: "E9", 3: "EA"}, (comb(23, 8) - comb(20, 8)) * SPREAD),
    # It has the only card of its suit that seat 2 does not see.
    ("solo", "E", 2, {2: "EX EK E9 E8 E7 SX HK H9", 1: "EA"}, comb(23, 7) * SPREAD),
]


@pytest.mark.parametrize(("contract", "suit", "seat", "hands", "count"), AT_THE_FIRST_LEAD)
def test_3_5_number_of_worlds_at_the_first_lead(
    contract: str, suit: str | None, seat: int, hands: dict[int, str], count: int
) -> None:
    assert WorldSpace(hidden_cards_of(deal_of(hands, contract, 1, suit).view(seat))).count == count


OPEN_REQUIREMENTS = [  # a seed, who looks, contract, section and number of the ways to meet a requirement still open
    (6, 0, "wenz", "3.5", 1),
    (439, 2, "wenz", "3.5", 2),
    (646, 1, "wenz", "3.5", 3),
    (3683, 0, "wenz", "3.5", 3),
    (13, 0, "solo", "3.5", 1),
    (86, 1, "solo", "3.5", 2),
    (1039, 0, "solo", "3.5", 3),
    (14030, 2, "solo_tout", "3.5", 1),
    (28, 0, "rufer", "3.5", 1),
    (98, 2, "rufer", "4.7", 1),
    (12649, 1, "rufer", "4.7", 2),
    (18340, 0, "rufer", "4.7", 2),
]


@pytest.mark.parametrize(("seed", "seat", "contract", "section", "ways"), OPEN_REQUIREMENTS)
def test_3_5_and_4_7_requirements_leave_the_worlds_that_the_engine_accepts(
    seed: int, seat: int, contract: str, section: str, ways: int
) -> None:
    random = Random(seed)
    deal = played(Deal.start(uneven_hands(random), 0), 21 + seed % 4, holding_back, random)
    hidden = hidden_cards_of(deal.view(seat))
    assert deal.declaration is not None
    assert deal.declaration.contract.value == contract
    assert (section, ways) in {(one.section, len(one.any_of)) for one in hidden.requirements}
    space = WorldSpace(hidden)
    listed = [world.hands for world in space.enumerate()]
    assert len(listed) == space.count
    assert set(listed) == accepted_worlds(deal, seat)


def test_every_world_is_drawn_equally_often() -> None:
    deal, seat = _ending_with_a_requirement()
    space = WorldSpace(hidden_cards_of(deal.view(seat)))
    random, draws = Random(2), 200 * space.count
    drawn: Counter[World] = Counter(space.sample(random) for _ in range(draws))
    expected = draws / space.count
    chi_square = sum((drawn[world] - expected) ** 2 / expected for world in space.enumerate())
    degrees = space.count - 1
    assert len(drawn) == space.count
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5


def _ending_with_a_requirement() -> tuple[Deal, int]:
    """Return the first ending by seed with a requirement still open and 20 to 200 worlds."""
    for seed in range(10_000):
        random = Random(seed)
        deal = played(Deal.start(uneven_hands(random), 0), 24, holding_back, random)
        hidden = hidden_cards_of(deal.view(3))
        if hidden.requirements and deal.to_act is not None and 20 < WorldSpace(hidden).count < 200:
            return deal, 3
    raise AssertionError("no such ending")
