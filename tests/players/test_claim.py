"""A claim is granted only if no world and no play of the others breaks it."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.claim import Claim, rule_on
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.worlds import World
from tests.engine.positions import deal_of, played_on
from tests.players.endings import deals


def continuations(deal: Deal, seat: Seat, order: Sequence[Card]) -> Iterator[Deal]:
    """Yield the finished deal of every play of the others, `seat` keeping to its order, or playing anything without."""
    if deal.to_act is None:
        yield deal
        return
    keeps_order = deal.to_act == seat and order
    for action in (Play(order[0]),) if keeps_order else deal.legal_actions():
        yield from continuations(deal.apply(action), seat, order[1:] if keeps_order else order)


def with_hands(deal: Deal, world: World) -> Deal:
    """Return the deal with the hidden cards of a world."""
    dealt = [
        (*held, *(card for card in hand if card not in own))
        for held, hand, own in zip(world.hands, deal.hands, deal.held, strict=True)
    ]
    return Deal.load(dealt, deal.dealer, deal.house_rules, deal.actions)


def holds(claim: Claim, seat: Seat, before: Deal, after: Deal) -> bool:
    """Tell whether the tricks between the two went where the claim says; a Tout may have ended early."""
    winners = set(after.public.trick_winners[len(before.tricks) :])
    is_declarers_side = seat in before.declarer_side
    if claim is Claim.MINE:
        return winners <= {seat}
    takes_rest = is_declarers_side == (claim is Claim.OURS)
    return all((winner in before.declarer_side) == takes_rest for winner in winners)


@settings(max_examples=300)
@given(case=deals(most_cards_left=11))
def test_a_granted_claim_holds_in_every_world_for_every_play(case: tuple[Deal, int]) -> None:
    deal, seat = case
    if deal.phase is not Phase.PLAY or len(deal.hand(seat)) > 2:
        return
    known = Knowledge(deal.view(seat))
    for claim in Claim:
        ruling = rule_on(claim, known)
        if not ruling.is_granted:
            assert ruling.threat is None or ruling.threat in known.unseen
            continue
        assert ruling.threat is None
        for world in known.worlds.enumerate():
            varied = with_hands(deal, world)
            assert all(holds(claim, seat, varied, after) for after in continuations(varied, seat, ruling.order))


@settings(max_examples=150)
@given(case=deals(most_cards_left=24))
def test_chance_does_not_break_a_granted_claim_of_many_tricks(case: tuple[Deal, int]) -> None:
    deal, seat = case
    if deal.phase is not Phase.PLAY:
        return
    known, random = Knowledge(deal.view(seat)), Random(4)
    for claim in Claim:
        ruling = rule_on(claim, known)
        if ruling.is_granted:
            for _ in range(10):
                varied = with_hands(deal, known.worlds.sample(random))
                assert holds(claim, seat, varied, _played_out(varied, seat, ruling.order, random))


def _played_out(deal: Deal, seat: Seat, order: Sequence[Card], random: Random) -> Deal:
    while deal.to_act is not None:
        if deal.to_act == seat and order:
            deal, order = deal.apply(Play(order[0])), order[1:]
        else:
            deal = played_on(deal, random, steps=1)
    return deal


# Seat 0 plays a Wenz; its hand is the claim.
WENZ = [  # hand of the claimer on lead, granted or not, the card that a refusal names
    ("EU LU HU SU EA LA HA SA", True, None),
    ("EU LU HU SA SX SK SO S9", True, None),
    ("EU LU SU EA LA HA SA SX", True, None),
    ("EU SU EA LA HA SA SX SK", False, "LU"),
    ("EU LU HU SU EA EX EK SX", False, "SA"),
    ("EU LU HU SU EA EX E9 SA", False, "EK"),
    ("HU SU EA EX EK LA HA SA", False, "EU"),
]


@pytest.mark.parametrize(("hand", "is_granted", "threat"), WENZ)
def test_4_4_claim_of_a_wenz_on_lead(hand: str, is_granted: bool, threat: str | None) -> None:
    ruling = rule_on(Claim.MINE, Knowledge(deal_of({0: hand}, "wenz", 0).view(0)))
    assert ruling.is_granted == is_granted
    assert (ruling.threat and ruling.threat.code) == threat


# A Rufer of seat 1 on the ace of acorns in seat 0. After six tricks all trumps are gone and seat 1 has the lead with
# E8 L7; the others hold EA EX, EK LA and LK L9.
RUFER = {
    0: "EA EX LO HO SO HU SX S8",
    1: "E8 EO EU LU SU HA SA L7",
    2: "EK E9 E7 H9 H8 LA LX S9",
    3: "HX HK H7 LK L9 L8 SK S7",
}
SIX_TRICKS = "HU HA H8 HX HO EO H9 HK EU S9 H7 SO LO LU E7 S7 SX SA E9 SK SU LX L8 S8"
SIDES = [  # plays, who claims, the claim, granted or not, the card that a refusal names
    (SIX_TRICKS, 1, Claim.MINE, False, "EA"),
    (SIX_TRICKS, 1, Claim.OURS, False, "EA"),
    (SIX_TRICKS, 1, Claim.THEIRS, False, None),
    (SIX_TRICKS, 0, Claim.OURS, False, None),
    (SIX_TRICKS + " E8 EK L9", 0, Claim.MINE, True, None),
    (SIX_TRICKS + " E8 EK L9", 0, Claim.OURS, True, None),
    (SIX_TRICKS + " E8 EK L9", 0, Claim.THEIRS, False, None),
    # As far as seats 1 and 2 can tell, seat 0 may have the king of leaves and lead into the ace.
    (SIX_TRICKS + " E8 EK L9 EA", 1, Claim.OURS, False, None),
    (SIX_TRICKS + " E8 EK L9 EA", 2, Claim.THEIRS, False, None),
    (SIX_TRICKS + " E8 EK L9 EA EX", 1, Claim.OURS, True, None),
    (SIX_TRICKS + " E8 EK L9 EA EX", 2, Claim.THEIRS, True, None),
    (SIX_TRICKS + " E8 EK L9 EA", 3, Claim.OURS, False, None),
    (SIX_TRICKS + " L7 LA L9", 1, Claim.MINE, False, None),
]


@pytest.mark.parametrize(("plays", "seat", "claim", "is_granted", "threat"), SIDES)
def test_4_8_claim_near_the_end_of_a_rufer(
    plays: str, seat: Seat, claim: Claim, is_granted: bool, threat: str | None
) -> None:
    ruling = rule_on(claim, Knowledge(deal_of(RUFER, "rufer", 1, "E", plays, dealer=3).view(seat)))
    assert ruling.is_granted == is_granted
    assert (ruling.threat and ruling.threat.code) == threat
