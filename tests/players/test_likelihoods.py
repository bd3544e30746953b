"""Likelihoods are chances, and never speak against a certainty."""

import pytest
from hypothesis import given, settings

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.hidden_cards import possible_partners
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.likelihoods import likelihoods_of
from tests.engine.positions import deal_of
from tests.players.endings import deals


@settings(max_examples=150)
@given(case=deals())
def test_chances_of_a_card_sum_to_one_and_lie_where_it_may_be(case: tuple[Deal, Seat]) -> None:
    deal, seat = case
    if deal.phase is not Phase.PLAY:
        return
    known = Knowledge(deal.view(seat))
    likely = likelihoods_of(known)
    for card in known.unseen:
        chances = likely.places[card]
        assert sum(chances) == pytest.approx(1.0)
        assert {other for other, chance in enumerate(chances) if chance} <= known.hidden.holders[card]


def test_4_7_when_nobody_else_has_the_called_ace_its_leader_has_run_away() -> None:
    hands = {0: "EA EX EK E9 LU S9 L8 L7", 1: "E8 EO LO HO HA HX LA SA", 2: "E7 SO EU HU SU HK S8 S7"}
    known = Knowledge(deal_of(hands, "rufer", 1, "E", "EX E8 E7", dealer=3).view(3))
    assert possible_partners(known.view, known.hidden.voids) == {0}
    assert likelihoods_of(known).alliances == (0.0, 0.0, 1.0, 1.0)
