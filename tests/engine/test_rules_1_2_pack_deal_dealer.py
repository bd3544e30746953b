"""Rules 1 and 2: aim, pack, deal, dealer."""

from __future__ import annotations

import pickle

import pytest

from schafkopf_desktop.engine.actions import Pass
from schafkopf_desktop.engine.cards import FULL_PACK, PACK, Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.seats import forehand_of
from schafkopf_desktop.engine.shuffle import deal_hands, shuffled_pack
from tests.engine.positions import deal_of


def test_1_1_the_pack_has_120_card_points() -> None:
    assert sum(card.points for card in PACK) == 120


@pytest.mark.parametrize(
    ("contract", "suit", "hand", "side"),
    [
        ("rufer", "S", "EO LO HO EU LU HU S9 S8", (1, 2)),
        ("wenz", None, "EU LU HU SU EA LA HA SA", (1,)),
        ("solo", "L", "EO LO HO SO EU LU LA LX", (1,)),
        ("wenz_tout", None, "EU LU HU SU EA LA HA SA", (1,)),
        ("solo_tout", "L", "EO LO HO SO EU LU LA LX", (1,)),
        ("sie", None, "EO LO HO SO EU LU HU SU", (1,)),
    ],
)
def test_1_3_only_rufer_has_a_partner(contract: str, suit: str | None, hand: str, side: tuple[int, ...]) -> None:
    known = {1: hand, 2: "SA"} if contract == "rufer" else {1: hand}
    assert deal_of(known, contract, 1, suit).declarer_side == side


@pytest.mark.parametrize(("letter", "suit"), list(zip("ELHS", Suit, strict=True)))
def test_2_1_suits_have_the_letters_of_the_card_codes(letter: str, suit: Suit) -> None:
    assert Suit(letter) is suit


@pytest.mark.parametrize(
    ("rank", "points"), [("A", 11), ("X", 10), ("K", 4), ("O", 3), ("U", 2), ("9", 0), ("8", 0), ("7", 0)]
)
def test_2_1_card_points(rank: str, points: int) -> None:
    assert {Card.parse(suit.value + rank).points for suit in Suit} == {points}


def test_2_2_the_32_cards_are_the_40_without_fives_and_sixes() -> None:
    assert len(FULL_PACK) == 40
    assert set(FULL_PACK) - set(PACK) == {Card(suit, rank) for suit in Suit for rank in (Rank.SIX, Rank.FIVE)}


@pytest.mark.parametrize("card", FULL_PACK, ids=str)
def test_2_2_every_card_is_one_object_with_one_code(card: Card) -> None:
    assert Card.parse(card.code) is card
    assert Card(card.suit, card.rank) is card
    assert pickle.loads(pickle.dumps(card)) is card


@pytest.mark.parametrize("code", ["", "E", "EOX", "XE", "eo", "E6 ", "Q9", "S10"])
def test_2_2_no_card_has_another_code(code: str) -> None:
    with pytest.raises(ValueError, match="no card has the code"):
        Card.parse(code)


def test_2_2_a_card_cannot_change() -> None:
    with pytest.raises(AttributeError):
        Card.parse("EO").points = 20


@pytest.mark.parametrize("dealer", range(4))
def test_2_3_two_rounds_of_four_cards_clockwise_from_forehand(dealer: int) -> None:
    hands = deal_hands(PACK, dealer)
    first = (dealer + 1) % 4
    for place in range(4):
        assert hands[(first + place) % 4] == PACK[place * 4 : place * 4 + 4] + PACK[16 + place * 4 : 20 + place * 4]


@pytest.mark.parametrize(("dealer", "forehand"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_2_4_forehand_bids_first_and_leads_whoever_declares(dealer: int, forehand: int) -> None:
    assert forehand_of(dealer) == forehand
    assert Deal.start(deal_hands(PACK, dealer), dealer).to_act == forehand
    for declarer in range(4):
        assert deal_of({}, "wenz", declarer, dealer=dealer).to_act == forehand


def test_2_5_the_deal_moves_one_seat_to_the_left_after_a_passed_out_deal_too() -> None:
    match = Match(first_dealer=2)
    dealers = []
    for number in range(5):
        dealers.append(match.dealer)
        deal = Deal.start(deal_hands(shuffled_pack(str(number)), match.dealer), match.dealer)
        for _ in range(4):
            deal = deal.apply(Pass())
        match = match.add(deal)
    assert dealers == [2, 3, 0, 1, 2]


def test_2_5_another_seat_may_not_deal() -> None:
    deal = Deal.start(deal_hands(PACK, 1), 1)
    for _ in range(4):
        deal = deal.apply(Pass())
    with pytest.raises(ValueError, match="seat 3 deals"):
        Match(first_dealer=3).add(deal)


def test_5_a_deal_in_progress_is_not_added_to_a_match() -> None:
    with pytest.raises(ValueError, match="finished"):
        Match().add(Deal.start(deal_hands(PACK, 3), 3))


@pytest.mark.parametrize(
    ("seed", "pack"),
    [
        ("1", "SA LU E9 EX HX SX LO LX HK EO EK S9 S7 S8 H9 L7 SU H8 EU E8 SK L9 HA E7 HO L8 HU H7 SO EA LA LK"),
        (
            "Schafkopf",
            "SK S8 EX LO SU SO E7 LA LX HK SX E9 HU H8 L9 LU S9 L8 H9 S7 SA EU EK HX L7 H7 HA HO LK E8 EA EO",
        ),
        (
            "ñandú/2026",
            "E8 L9 L7 SX HU H7 SO HX L8 EK LA EA LX SK E9 S7 EO S9 EX SU E7 H9 H8 LO HK HO EU LU LK SA S8 HA",
        ),
    ],
)
def test_2_3_the_shuffle_of_a_seed_is_the_same_everywhere(seed: str, pack: str) -> None:
    assert " ".join(card.code for card in shuffled_pack(seed)) == pack


def test_3_2_order_of_contracts() -> None:
    names = ["rufer", "wenz", "solo", "wenz_tout", "solo_tout", "sie"]
    assert sorted(Contract, key=lambda contract: contract.value) != sorted(Contract)
    assert [contract.value for contract in sorted(Contract)] == names
