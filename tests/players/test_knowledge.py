"""A seat's certainties are those that hold in every world the engine accepts for what the seat has seen."""

from random import Random

import pytest
from hypothesis import given, settings

from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.players.knowledge import Knowledge
from tests.engine.positions import deal_of, played_on
from tests.players.endings import Hands, accepted_worlds, deals

# Acorns are called by seat 1. Seat 0 has the ace and can run away; seats 2 and 3 have trumps and the rest.
HANDS = {
    0: "EA EX EK E9 LU S9 L8 L7",
    1: "E8 EO LO HO HA HX LA SA",
    2: "E7 SO EU HU SU HK S8 S7",
    3: "H9 H8 H7 LX LK L9 SX SK",
}
# The same with the ace in seat 2, which must give it up when acorns are led (4.5).
ACE_BEHIND = {**HANDS, 0: "EX EK E9 LU S9 L8 L7 HK", 2: "EA E7 SO EU HU SU S8 S7"}

CALLED_ACE = [  # section, hands, plays, who looks, who may be the partner then
    ("3.5", HANDS, "", 3, {0, 2}),
    ("3.5", HANDS, "", 2, {0, 3}),
    ("4.8", HANDS, "", 1, {0, 2, 3}),
    ("4.8", HANDS, "", 0, {0}),
    ("4.7", HANDS, "EX", 3, {0, 2}),
    ("4.5", HANDS, "EX E8 E7", 3, {0}),
    ("4.8", HANDS, "EX E8 E7 H9", 1, {0}),
    ("4.5", ACE_BEHIND, "EX E8 EA", 3, {2}),
    ("4.3", HANDS, "S9 SA S8 SX EO", 3, {0, 2}),
    ("4.3", HANDS, "S9 SA S8 SX E8", 3, {0, 2}),
    ("4.5", HANDS, "S9 SA S8 SX E8 E7", 3, {0}),
    ("4.5", HANDS, "S9 SA S8 SX E8 E7", 0, {0}),
    ("4.8", {**HANDS, 0: "EA L7 LU S9 L8 HK HU E9", 2: "E7 SO EU EX SU EK S8 S7"}, "L7 LA E7 L9", 3, {0, 2}),
]


@pytest.mark.parametrize(("section", "hands", "plays", "seat", "partners"), CALLED_ACE)
def test_4_5_to_4_8_who_may_be_the_partner(
    section: str, hands: dict[int, str], plays: str, seat: int, partners: set[int]
) -> None:
    known = Knowledge(deal_of(hands, "rufer", 1, "E", plays, dealer=3).view(seat))
    assert known.partners == partners


def test_4_7_who_leads_the_called_suit_needs_three_others_to_hold_the_ace() -> None:
    """Seat 3 sees two of the six acorns, so the leader of a third can have had the ace with two others at most."""
    hands = {0: "EX L7 L8 S9 LU HK HU H9", 1: "E8 EO LO HO HA HX LA SA", 2: "EA SO EU SU S8 S7 H7 H8", 3: "EK E9 E7"}
    known = Knowledge(deal_of(hands, "rufer", 1, "E", "EX", dealer=3).view(3))
    assert known.partners == {2}
    assert known.friends == {0, 3}
    assert known.foes == {1, 2}


BINDS = [  # plays, whether 4.5 and 4.6 still bind the ace
    ("", True),
    ("S9 SA S8 SX", True),
    ("EX E8", True),
    ("EX E8 E7 H9", False),
    ("EA", False),
]


@pytest.mark.parametrize(("plays", "binds"), BINDS)
def test_4_6_whether_the_called_ace_is_bound(plays: str, binds: bool) -> None:
    for seat in SEATS:
        known = Knowledge(deal_of(HANDS, "rufer", 1, "E", plays, dealer=3).view(seat))
        assert known.called_ace_to_come == (Card.parse("EA") if binds else None)


POINTS = [  # plays, who looks, least and most points of the declarer's side as far as certain
    # Seat 3 sees neither the top trumps nor the ace.
    ("", 3, (0, 120)),
    # The caller has the three highest trumps.
    ("", 1, (9, 120)),
    # Seat 1 took 11 + 10; its partner is unknown.
    ("S9 SA S8 SX", 3, (21, 120)),
    # The holder of the ace is sure of the trick of its partner too: seat 3 has it for the defenders.
    ("EX E8 E7 H9", 3, (0, 110)),
]


@pytest.mark.parametrize(("plays", "seat", "bounds"), POINTS)
def test_points_that_are_certain(plays: str, seat: int, bounds: tuple[int, int]) -> None:
    assert Knowledge(deal_of(HANDS, "rufer", 1, "E", plays, dealer=3).view(seat)).declarers_points == bounds


@settings(max_examples=200)
@given(case=deals(most_cards_left=9))
def test_certainties_hold_in_all_worlds_and_only_they(case: tuple[Deal, int]) -> None:
    deal, seat = case
    known = Knowledge(deal.view(seat))
    if deal.declaration is None or len(known.unseen) > 7:
        return
    accepted = accepted_worlds(deal, seat)
    order = deal.declaration.order
    ace = deal.declaration.called_ace
    assert known.partners == {_dealt_ace(deal, hands, ace) for hands in accepted} - {None}
    for other in SEATS:
        for suit in (*Suit, None):
            lengths = [sum(order.effective_suit(card) is suit for card in hands[other]) for hands in accepted]
            assert known.length(other, suit) == (min(lengths), max(lengths))
            is_a_suit = any(order.effective_suit(card) is suit for card in PACK)
            assert (suit in known.voids[other]) == (is_a_suit and max(lengths) == 0)


@settings(max_examples=150)
@given(case=deals(most_cards_left=16))
def test_no_play_leads_out_of_the_certain_points(case: tuple[Deal, int]) -> None:
    deal, seat = case
    if deal.declaration is None:
        return
    known = Knowledge(deal.view(seat))
    random = Random(3)
    for _ in range(5):
        world = known.worlds.sample(random)
        dealt = [
            (*held, *(card for card in hand if card not in own))
            for held, hand, own in zip(world.hands, deal.hands, deal.held, strict=True)
        ]
        varied = Deal.load(dealt, deal.dealer, deal.house_rules, deal.actions)
        settlement = played_on(varied, random).settlement
        assert settlement is not None
        least, most = known.declarers_points
        assert least <= settlement.points <= most


def _dealt_ace(deal: Deal, hands: Hands, ace: Card | None) -> int | None:
    held_or_played = (
        (*held, *(card for card in hand if card not in own))
        for held, hand, own in zip(hands, deal.hands, deal.held, strict=True)
    )
    return next((seat for seat, cards in enumerate(held_or_played) if ace in cards), None)
