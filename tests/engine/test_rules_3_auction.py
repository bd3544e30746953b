"""Rule 3: the auction and what a hand can play."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalAction, IllegalReason
from schafkopf_desktop.engine.public_state import Phase
from tests.engine.positions import hands_with

# Seat 0 is forehand. Every one of these hands can play everything but Sie.
EVERYBODY_CAN_PLAY = {
    0: "EO EU EK E9 SX S9 HA H7",
    1: "LO LU EA E8 LK L9 SK S8",
    2: "HO HU EX LX L8 SA HX H8",
    3: "SO SU E7 LA L7 S7 HK H9",
}


def start(known: dict[int, str] | None = None, dealer: int = 3) -> Deal:
    return Deal.start(hands_with(known if known is not None else EVERYBODY_CAN_PLAY), dealer)


def called(deal: Deal, text: str) -> Deal:
    for name in text.split():
        deal = deal.apply(Pass() if name == "-" else Bid(Contract(name)))
    return deal


def allowed(deal: Deal) -> str:
    names = [action.contract.value if isinstance(action, Bid) else "-" for action in deal.legal_actions()]
    return " ".join(names)


@pytest.mark.parametrize("dealer", range(4))
def test_3_1_one_round_forehand_first_each_speaks_once(dealer: int) -> None:
    deal = start(dealer=dealer)
    speakers = []
    while deal.phase is Phase.AUCTION:
        assert deal.to_act is not None
        speakers.append(deal.to_act)
        deal = deal.apply(Pass())
    assert speakers == [(dealer + place) % 4 for place in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("calls", "choices"),
    [
        ("", "- rufer wenz solo wenz_tout solo_tout"),
        ("-", "- rufer wenz solo wenz_tout solo_tout"),
        ("rufer", "- wenz solo wenz_tout solo_tout"),
        ("rufer -", "- wenz solo wenz_tout solo_tout"),
        ("wenz", "- solo wenz_tout solo_tout"),
        ("rufer wenz", "- solo wenz_tout solo_tout"),
        ("- solo", "- wenz_tout solo_tout"),
        ("wenz_tout", "- solo_tout"),
        ("rufer wenz solo", "- wenz_tout solo_tout"),
        ("solo_tout", "-"),
    ],
)
def test_3_1_only_a_strictly_higher_contract(calls: str, choices: str) -> None:
    assert allowed(called(start(), calls)) == choices


@pytest.mark.parametrize(("lower", "higher"), list(combinations_with_replacement(list(Contract)[:5], 2)))
def test_3_1_an_equal_or_lower_bid_is_not_higher(lower: Contract, higher: Contract) -> None:
    deal = start().apply(Bid(higher))
    assert deal.why_illegal(Bid(lower)) is IllegalReason.BID_NOT_HIGHER


@pytest.mark.parametrize(
    ("calls", "declarer", "phase"),
    [
        ("rufer - - -", 0, Phase.DECLARATION),
        ("- - - rufer", 3, Phase.DECLARATION),
        ("rufer wenz - -", 1, Phase.PLAY),
        ("rufer wenz solo -", 2, Phase.DECLARATION),
        ("- wenz - wenz_tout", 3, Phase.PLAY),
        ("- - solo_tout -", 2, Phase.DECLARATION),
    ],
)
def test_3_1_the_highest_bid_declares(calls: str, declarer: int, phase: Phase) -> None:
    deal = called(start(), calls)
    assert deal.phase is phase
    assert (deal.to_act if phase is Phase.DECLARATION else deal.declaration.declarer) == declarer  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("calls", "suits"),
    [
        ("rufer - - -", "E S"),  # acorns king and nine; bells ten and nine; no leaves; hearts never
        ("- rufer - -", "L S"),  # holds the acorn ace
        ("- - rufer -", "E L"),
        ("- - - rufer", "E S"),
        ("solo - - -", "E H S"),
        ("- solo - -", "E L S"),
        ("- - solo_tout -", "E L H S"),
    ],
)
def test_3_3_the_winner_names_the_suit(calls: str, suits: str) -> None:
    deal = called(start(), calls)
    assert [action.suit.value for action in deal.legal_actions() if isinstance(action, Declare)] == suits.split()


def test_3_3_wenz_names_no_suit() -> None:
    deal = called(start(), "wenz - - -")
    assert deal.declaration == Declaration(Contract.WENZ, 0)
    assert deal.why_illegal(Declare(Suit.ACORNS)) is IllegalReason.WRONG_PHASE


@pytest.mark.parametrize("dealer", range(4))
def test_3_4_four_passes_score_nothing(dealer: int) -> None:
    deal = called(start(dealer=dealer), "- - - -")
    assert deal.phase is Phase.FINISHED
    assert deal.passed_out
    assert deal.settlement is not None
    assert deal.settlement.scores == (0, 0, 0, 0)
    assert deal.settlement.value == 0
    assert deal.settlement.lines == ()
    assert deal.legal_actions() == ()


@pytest.mark.parametrize(
    ("hand", "contract", "reason"),
    [
        # Rufer: an ace of acorns, leaves or bells that the hand does not hold, and an ordinary card of its suit
        ("EO LO HO EU HA HX S9 LA", "rufer", None),
        ("EO LO HO EU HA HX SA LA", "rufer", IllegalReason.NO_CALLABLE_ACE),  # holds the aces whose suits it has
        ("EO LO HO EU HA HX HK H9", "rufer", IllegalReason.NO_CALLABLE_ACE),  # only trumps
        ("EO LO HO SO LU HU SU SA", "rufer", IllegalReason.NO_CALLABLE_ACE),  # an Ober is no ordinary card
        ("EA EX LA LX SA SX HA HX", "rufer", IllegalReason.NO_CALLABLE_ACE),
        ("EA EX LA LX SX HK HA HX", "rufer", None),
        # Solo: one ordinary card of the trump suit
        ("EO LO HO SO EU LU HU S9", "solo", None),
        ("EO LO HO SO EU LU HU SU", "solo", IllegalReason.NO_SOLO_SUIT),
        ("EO LO HO SO EU LU HU SU", "solo_tout", IllegalReason.NO_SOLO_SUIT),
        ("EO LO HO SO EU LU HU H7", "solo_tout", None),
        # Sie: exactly the four Obers and the four Unters
        ("EO LO HO SO EU LU HU SU", "sie", None),
        ("EO LO HO SO EU LU HU HA", "sie", IllegalReason.NOT_ALL_OBERS_AND_UNTERS),
        # Wenz: any hand
        ("E9 E8 E7 L9 L8 L7 H7 S7", "wenz", None),
        ("EO LO HO SO EU LU HU SU", "wenz_tout", None),
    ],
)
def test_3_5_a_contract_only_for_a_hand_that_can_play_it(
    hand: str, contract: str, reason: IllegalReason | None
) -> None:
    assert start({0: hand}).why_illegal(Bid(Contract(contract))) is reason


@pytest.mark.parametrize(
    ("contract", "suit", "reason"),
    [
        ("rufer", "E", None),
        ("rufer", "L", IllegalReason.NO_ORDINARY_CARD_OF_SUIT),
        ("rufer", "H", IllegalReason.HEARTS_NEVER_CALLED),
        ("rufer", "S", IllegalReason.HOLDS_CALLED_ACE),
        ("solo", "E", None),
        ("solo", "L", IllegalReason.NO_ORDINARY_CARD_OF_SUIT),
        ("solo", "H", None),
        ("solo_tout", "S", None),
        ("solo_tout", "L", IllegalReason.NO_ORDINARY_CARD_OF_SUIT),
    ],
)
def test_3_5_the_suit_must_fit_the_hand(contract: str, suit: str, reason: IllegalReason | None) -> None:
    deal = called(start({0: "EO LO LU EX E9 SA S9 HX"}), f"{contract} - - -")
    assert deal.why_illegal(Declare(Suit(suit))) is reason


@pytest.mark.parametrize(
    ("calls", "action", "seat", "reason"),
    [
        ("", Pass(), 1, IllegalReason.NOT_YOUR_TURN),
        ("-", Bid(Contract.WENZ), 0, IllegalReason.NOT_YOUR_TURN),
        ("", Play(Card.parse("EO")), 0, IllegalReason.WRONG_PHASE),
        ("", Declare(Suit.ACORNS), 0, IllegalReason.WRONG_PHASE),
        ("rufer - - -", Pass(), 0, IllegalReason.WRONG_PHASE),
        ("rufer - - -", Declare(Suit.ACORNS), 1, IllegalReason.NOT_YOUR_TURN),
        ("wenz - - -", Bid(Contract.SOLO), 0, IllegalReason.WRONG_PHASE),
        ("- - - -", Pass(), 0, IllegalReason.DEAL_FINISHED),
        ("- - - -", Play(Card.parse("EO")), None, IllegalReason.DEAL_FINISHED),
    ],
)
def test_3_1_actions_out_of_turn_or_phase(calls: str, action: Action, seat: int | None, reason: IllegalReason) -> None:
    deal = called(start(), calls)
    assert deal.why_illegal(action, seat) is reason
    with pytest.raises(IllegalAction) as raised:
        deal.apply(action, seat)
    assert raised.value.reason is reason
    assert reason.section in str(raised.value)
