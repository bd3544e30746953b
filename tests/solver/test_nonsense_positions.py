"""What cannot be searched is refused with one named error that says what is wrong."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from schafkopf_desktop.engine.actions import Bid, Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.solver import deal_values
from schafkopf_desktop.solver.card_choice import Goal
from schafkopf_desktop.solver.position import Hands, PositionError
from schafkopf_desktop.solver.world_solver import WorldSolver
from tests.engine.positions import deal_of, hands_with

HANDS = hands_with({0: "EO LO HO HA EA LA S7 S8", 1: "SO EU HX H7 EX LX SA S9"})
RUFER = deal_of({0: "EO LO HO HA EA LA S7 S8", 1: "SO EU HX H7 EX LX SA S9"}, "rufer", 0, "S")
ALL_OBERS_AND_UNTERS = "EO LO HO SO EU LU HU SU"

DEALS = [
    ("no hands", Deal.load((), 3), "there are not four hands"),
    ("three hands", Deal.load(HANDS[:3], 3), "there are not four hands"),
    ("seven cards in a hand", Deal.load((HANDS[0][:7], *HANDS[1:]), 3), "a hand does not have eight cards"),
    ("a card twice", Deal.load((HANDS[0], HANDS[0], *HANDS[2:]), 3), "a card was dealt twice"),
    ("a card out of play", Deal.load(((*HANDS[0][:7], Card.parse("S6")), *HANDS[1:]), 3), "S6"),
    ("no such dealer", Deal.load(HANDS, 4), "the dealer is not one of the four seats"),
    ("an illegal action", Deal.load(HANDS, 3, None, [*RUFER.actions, Play(Card.parse("SA"))]), "not in hand"),
    ("in the auction", Deal.start(HANDS, 3), "no cards are played in the auction"),
    ("before the suit", Deal.load(HANDS, 3, None, [Bid(Contract.RUFER), *[Pass()] * 3]), "in the declaration"),
    ("passed out", Deal.load(HANDS, 3, None, [Pass()] * 4), "is finished"),
    ("Sie", deal_of({0: ALL_OBERS_AND_UNTERS}, "sie", 0), "is finished"),
    ("lost Tout", deal_of({0: "EU S7", 1: "SA", 2: "S8", 3: "S9"}, "wenz_tout", 0, plays="S7 SA S8 S9"), "is finished"),
]


QUESTIONS: list[Callable[[Deal], object]] = [
    deal_values.value,
    deal_values.card_values,
    deal_values.units,
    deal_values.all_tricks,
    deal_values.no_trick,
    lambda deal: deal_values.at_least(deal, 61),
]


@pytest.mark.parametrize(("deal", "reason"), [row[1:] for row in DEALS], ids=[row[0] for row in DEALS])
def test_a_deal_that_does_not_wait_for_a_card_has_no_value(deal: Deal, reason: str) -> None:
    for question in QUESTIONS:
        with pytest.raises(PositionError, match=reason):
            question(deal)


def exchanged(hands: Hands, one: str, other: str) -> Hands:
    """Return the hands with two cards in each other's places."""
    places = {Card.parse(one): Card.parse(other), Card.parse(other): Card.parse(one)}
    return [[places.get(card, card) for card in hand] for hand in hands]


WORLDS: list[tuple[str, Hands, str]] = [
    ("no hands", (), "0 hands instead of four"),
    ("five hands", (*HANDS, ()), "5 hands instead of four"),
    ("a card too few", (*HANDS[:3], HANDS[3][:7]), r"\(8, 8, 8, 7\) cards instead of"),
    ("a card too many", (*HANDS[:3], (*HANDS[3], Card.parse("S6"))), "S6 is not among the 32 in play"),
    ("a card twice", (*HANDS[:3], (*HANDS[3][:7], HANDS[2][0])), "not the cards that are still held"),
    ("a card twice in a hand", (*HANDS[:3], (*HANDS[3][:7], HANDS[3][0])), "not the cards that are still held"),
    ("another hand of its own", exchanged(HANDS, "S7", "S9"), "seat 0 holds other cards"),
    ("no cards", ((), (), (), ()), r"\(0, 0, 0, 0\) cards instead of"),
]


@pytest.mark.parametrize(("world", "reason"), [row[1:] for row in WORLDS], ids=[row[0] for row in WORLDS])
def test_a_world_that_does_not_fit_the_play_is_refused(world: Hands, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        WorldSolver().evaluate(RUFER.view(0), [world], Goal.UNITS)


def test_3_5_a_world_in_which_the_declarer_holds_the_called_ace_is_refused() -> None:
    after_lead = RUFER.apply(Play(Card.parse("EO")))
    world = exchanged(after_lead.held, "SA", "S7")
    seat_1 = replace(after_lead.view(1), hand=tuple(sorted(world[1])))
    with pytest.raises(PositionError, match="the declarer holds the ace that he has called"):
        WorldSolver().evaluate(seat_1, [world], Goal.POINTS)


@pytest.mark.parametrize("seat", SEATS[1:])
def test_a_seat_whose_turn_it_is_not_is_refused(seat: int) -> None:
    with pytest.raises(PositionError, match=f"not the turn of seat {seat}"):
        WorldSolver().evaluate(RUFER.view(seat), [HANDS], Goal.POINTS)


@pytest.mark.parametrize("cards", [HANDS[0][:7], HANDS[1][:7], ()], ids=["too few", "too few of another", "none"])
def test_a_view_whose_hand_does_not_fit_the_play_is_refused(cards: tuple[Card, ...]) -> None:
    with pytest.raises(PositionError, match="does not fit what was played"):
        WorldSolver().evaluate(replace(RUFER.view(0), hand=cards), [HANDS], Goal.POINTS)
