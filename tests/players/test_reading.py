"""Plays tell who holds what: worlds that explain them weigh more."""

from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.play_model import moments_of
from schafkopf_desktop.players.reading import CardReading
from tests.engine.positions import cards, deal_of, random_hands
from tests.players.endings import by_rule_of_thumb, deals


def chance_of_holding(known: Knowledge, code: str, seat: Seat, worlds: int = 400) -> float:
    """Return the share of weight of worlds in which the seat holds the card."""
    random, (card,) = Random(6), cards(code)
    drawn = [known.worlds.sample(random) for _ in range(worlds)]
    weights = CardReading(known).weights(drawn)
    return sum(weight for world, weight in zip(drawn, weights, strict=True) if card in world.hands[seat])


# Seat 1 calls acorns. Seat 0 looks, and has led the first trick.
CALL = {
    0: "EX LK S9 S8 HK H7 SU L7",
    1: "E7 EO LO HU HX H9 SA LA",
    2: "EA SO EU HA H8 LX L8 SX",
    3: "EK HO E9 LU L9 E8 SK S7",
}

SIGNS = [  # plays, a seat, whether it is likelier the partner than a count of the worlds says
    ("LK LA LX L9", 2, True),  # gives the caller's trick a ten
    ("LK LA L8 L9", 3, False),  # gives it nothing, as the last
    ("LK LA L8 L9 SA SX S7 S8", 2, True),
    ("H7 H9 HA LU HO SU HX H8", 3, True),  # leads trumps for the caller
]


@pytest.mark.parametrize(("plays", "seat", "is_likelier"), SIGNS)
def test_what_tells_the_partner(plays: str, seat: Seat, is_likelier: bool) -> None:
    known = Knowledge(deal_of(CALL, "rufer", 1, "E", plays, dealer=3).view(0))
    (ace,) = cards("EA")
    read = chance_of_holding(known, "EA", seat)
    assert (read > known.worlds.chance(ace, seat)) == is_likelier


def test_the_declarer_is_read_to_hold_trumps() -> None:
    known = Knowledge(deal_of(CALL, "rufer", 1, "E").view(0))
    (ober,) = cards("EO")
    assert chance_of_holding(known, "EO", 1) > 1.2 * known.worlds.chance(ober, 1)


@settings(max_examples=60)
@given(case=deals())
def test_weights_sum_to_one_and_leave_no_world_out(case: tuple[Deal, Seat]) -> None:
    deal, seat = case
    if deal.phase is not Phase.PLAY:
        return
    known = Knowledge(deal.view(seat))
    worlds = [known.worlds.sample(Random(number)) for number in range(5)]
    weights = CardReading(known).weights(worlds)
    assert sum(weights) == pytest.approx(1.0)
    assert min(weights) > 0


@settings(max_examples=60)
@given(case=deals())
def test_moments_are_what_the_engine_had_at_each_card(case: tuple[Deal, Seat]) -> None:
    deal, seat = case
    moments = iter(moments_of(deal.view(seat)))
    before = Deal.start(deal.hands, deal.dealer)
    for action in deal.actions:
        if isinstance(action, Play):
            moment = next(moments)
            assert (moment.seat, moment.card) == (before.to_act, action.card)
            assert moment.trick == before.current_trick
            assert moment.gone == {card for trick in before.tricks for card in trick.cards}
            assert moment.partner == before.public.revealed_partner
            assert moment.called_suit_led == before.public.called_suit_led
        before = before.apply(action)
    assert next(moments, None) is None


def test_reading_finds_the_called_ace_more_often_than_counting() -> None:
    counted, read = [], []
    for seed in range(30):
        random = Random(seed)
        deal = Deal.start(random_hands(random), 3)
        while deal.to_act is not None and len(deal.tricks) < 3:
            deal = deal.apply(by_rule_of_thumb(deal, random))
        if deal.to_act is None or deal.declaration is None or deal.partner is None:
            continue
        known = Knowledge(deal.view(deal.declaration.declarer))
        if not known.is_allegiance_known:
            ace = known.called_ace_to_come
            assert ace is not None
            counted.append(known.worlds.chance(ace, deal.partner))
            read.append(chance_of_holding(known, ace.code, deal.partner, worlds=150))
    assert len(counted) > 3
    assert mean(read) > mean(counted) + 0.1
