"""Rule 4: trump orders, following, winning, the called ace, Tout and Sie."""

from __future__ import annotations

from random import Random

import pytest

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, card_order
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.public_state import Phase, Trick
from tests.engine.positions import cards, codes, deal_of, played_on, random_deal

COURTS = "EO LO HO SO EU LU HU SU"


def legal(deal: Deal) -> str:
    return codes([action.card for action in deal.legal_actions() if isinstance(action, Play)])


@pytest.mark.parametrize(
    ("contract", "suit", "trumps"),
    [
        ("rufer", "S", f"{COURTS} HA HX HK H9 H8 H7"),
        ("solo", "E", f"{COURTS} EA EX EK E9 E8 E7"),
        ("solo", "L", f"{COURTS} LA LX LK L9 L8 L7"),
        ("solo", "H", f"{COURTS} HA HX HK H9 H8 H7"),
        ("solo", "S", f"{COURTS} SA SX SK S9 S8 S7"),
        ("solo_tout", "S", f"{COURTS} SA SX SK S9 S8 S7"),
        ("wenz", None, "EU LU HU SU"),
        ("wenz_tout", None, "EU LU HU SU"),
        ("sie", None, f"{COURTS} HA HX HK H9 H8 H7"),
    ],
)
def test_4_1_trumps_highest_first(contract: str, suit: str | None, trumps: str) -> None:
    assert card_order(Contract(contract), Suit(suit) if suit else None).trumps == cards(trumps)


@pytest.mark.parametrize(
    ("contract", "suit", "led", "order"),
    [
        ("rufer", "S", "E", "EA EX EK E9 E8 E7"),
        ("solo", "L", "H", "HA HX HK H9 H8 H7"),
        ("wenz", None, "H", "HA HX HK HO H9 H8 H7"),
        ("wenz_tout", None, "S", "SA SX SK SO S9 S8 S7"),
    ],
)
def test_4_2_ordinary_suits_highest_first(contract: str, suit: str | None, led: str, order: str) -> None:
    ranking = card_order(Contract(contract), Suit(suit) if suit else None)
    plain = [card for card in cards(order) if ranking.effective_suit(card) is Suit(led)]
    assert len(plain) == len(order.split())
    assert ranking.sort_hand(reversed(plain)) == cards(order)


@pytest.mark.parametrize(
    ("contract", "suit", "card", "effective"),
    [
        ("rufer", "S", "SO", None),
        ("rufer", "S", "SU", None),
        ("rufer", "S", "H7", None),
        ("rufer", "S", "S7", "S"),
        ("solo", "S", "H7", "H"),
        ("solo", "S", "HO", None),
        ("wenz", None, "HO", "H"),
        ("wenz", None, "HU", None),
        ("wenz", None, "H7", "H"),
    ],
)
def test_4_2_a_trump_does_not_belong_to_its_printed_suit(
    contract: str, suit: str | None, card: str, effective: str | None
) -> None:
    order = card_order(Contract(contract), Suit(suit) if suit else None)
    assert order.effective_suit(Card.parse(card)) is (Suit(effective) if effective else None)
    assert order.is_trump(Card.parse(card)) is (effective is None)


# declarer 0 leads; seat 1 follows with a known hand
FOLLOWING = [
    ("rufer", "S", "EO EU LK L9 S9 S8 E9 HX", "EO", "LO HA EA EX LA LX SA SX", "HA LO"),
    ("rufer", "S", "EO EU LK L9 S9 S8 E9 HX", "LK", "LO HA EA EX LA LX SA SX", "LA LX"),
    ("rufer", "S", "HO HU LK L9 S9 S8 E9 HX", "E9", "LO HA EO EU LA LX SA SX", "LO HA EO EU LA LX SX"),
    ("solo", "L", "EO EU LK L9 S9 S8 E9 HX", "L9", "LO HA EA EX LA LX SA SX", "LA LX LO"),
    ("solo", "L", "EO EU LK L9 S9 S8 E9 HX", "HX", "LO HA EA EX LA LX HO HU", "HA"),
    ("wenz", None, "EO EU LK L9 S9 S8 E9 HX", "HX", "LO HA EA EX LA LX HO HU", "HA HO"),
    ("wenz", None, "EO EU LK L9 S9 S8 E9 HX", "EU", "LO HA EA EX LA LX HO HU", "HU"),
    ("wenz", None, "EO EU LK L9 S9 S8 E9 HX", "EO", "LO HA EA EX LA LX HO HU", "EA EX"),
]


@pytest.mark.parametrize(("contract", "suit", "leader_hand", "lead", "hand", "choices"), FOLLOWING)
def test_4_3_follow_the_led_effective_suit(
    contract: str, suit: str | None, leader_hand: str, lead: str, hand: str, choices: str
) -> None:
    deal = deal_of({0: leader_hand, 1: hand}, contract, 0, suit, plays=lead)
    assert set(legal(deal).split()) == set(choices.split())


@pytest.mark.parametrize(
    ("lead", "hand", "tried", "reason"),
    [
        ("EO", "LO HA EA EX LA LX SA SX", "EA", IllegalReason.MUST_FOLLOW_TRUMP),
        ("LK", "LO HA EA EX LA LX SA SX", "EA", IllegalReason.MUST_FOLLOW_SUIT),
        ("LK", "LO HA EA EX LA LX SA SX", "LO", IllegalReason.MUST_FOLLOW_SUIT),
        ("LK", "LO HA EA EX LA LX SA SX", "H7", IllegalReason.NOT_IN_HAND),
        ("S9", "LO HA EA EX LA LX SA SX", "SX", IllegalReason.MUST_PLAY_CALLED_ACE),
        ("E9", "LO HA L8 L7 LA LX SA SX", "SA", IllegalReason.MAY_NOT_DISCARD_CALLED_ACE),
    ],
)
def test_4_3_the_reason_why_a_card_may_not_be_played(lead: str, hand: str, tried: str, reason: IllegalReason) -> None:
    deal = deal_of({0: "EO EU LK L9 S9 S8 E9 HX", 1: hand}, "rufer", 0, "S", plays=lead)
    assert deal.why_illegal(Play(Card.parse(tried))) is reason


def test_4_3_no_duty_to_beat_or_to_trump() -> None:
    deal = deal_of({0: "LK L9 L8 L7 S9 S8 E9 HX", 1: "EO LO HO SO EU SX EX EK"}, "rufer", 0, "S", plays="LK")
    assert set(legal(deal).split()) == {"EO", "LO", "HO", "SO", "EU", "SX", "EX", "EK"}


@pytest.mark.parametrize(
    ("contract", "suit", "trick", "place"),
    [
        ("rufer", "S", "S9 SX S7 SA", 3),
        ("rufer", "S", "S9 SX H7 SA", 2),
        ("rufer", "S", "LA EA SA LX", 0),
        ("rufer", "S", "H7 HA HX SU", 3),
        ("rufer", "S", "SU EU LU HU", 1),
        ("rufer", "S", "EU SO LO HO", 2),
        ("rufer", "S", "EX E9 EA HO", 3),
        ("solo", "L", "HA HX L7 HK", 2),
        ("solo", "L", "HA EA SA HX", 0),
        ("wenz", None, "SO SK S9 EO", 1),
        ("wenz", None, "SO S9 EO LA", 0),
        ("wenz", None, "EA SU EX LU", 3),
        ("wenz", None, "EO LO HO SO", 0),
    ],
)
def test_4_4_highest_trump_else_highest_card_of_the_led_suit(
    contract: str, suit: str | None, trick: str, place: int
) -> None:
    order = card_order(Contract(contract), Suit(suit) if suit else None)
    assert order.winner(cards(trick)) == place
    for leader in range(4):
        assert Trick(leader, cards(trick)).winner(order) == (leader + place) % 4


@pytest.mark.parametrize("dealer", range(4))
def test_4_4_the_winner_leads_next(dealer: int) -> None:
    random = Random(dealer)
    for _ in range(20):
        deal = played_on(random_deal(random, Contract.SOLO), random)
        leaders = [trick.leader for trick in deal.tricks]
        assert leaders == [(deal.dealer + 1) % 4, *deal.public.trick_winners[:-1]]


# Bells called by seat 0, who leads; the ace with seat 1 unless the row moves it.
CALLER = "EO LO HO EU S9 S8 LX L9"
HOLDER = "SA SX S7 EA EX LA HA H7"


@pytest.mark.parametrize(
    ("known", "plays", "choices"),
    [
        ({0: CALLER, 1: HOLDER}, "S9", "SA"),  # its suit is led for the first time
        ({0: CALLER, 2: HOLDER, 1: "SO SK EK E9 LK L8 HX HK"}, "S9 SK", "SA"),
        # seat 1 has no bells and trumps: the ace must be played even then
        ({0: CALLER, 2: HOLDER, 1: "SO LU HU E9 LK L8 HX HK"}, "S9 SO", "SA"),
        ({0: CALLER, 3: HOLDER, 1: "SO LU HU E9 LK L8 HX HK", 2: "SU SK E8 E7 EK L7 H9 H8"}, "S9 SO SK", "SA"),
        # another suit is led: follow it
        ({0: CALLER, 1: HOLDER}, "L9", "LA"),
        ({0: CALLER, 1: HOLDER}, "EO", "H7 HA"),
    ],
)
def test_4_5_called_ace_must_be_played_when_its_suit_is_led(known: dict[int, str], plays: str, choices: str) -> None:
    assert set(legal(deal_of(known, "rufer", 0, "S", plays=plays)).split()) == set(choices.split())


@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("SA SX S7 EA EX LA HA H7", "SA EA EX LA HA H7"),  # two others: the ace, not the ten or seven
        ("SA SX EA EX LA LK HA H7", "SA EA EX LA LK HA H7"),
        ("SA EA EX EK LA LK HA H7", "SA EA EX EK LA LK HA H7"),
        ("SA SX SO SU LA LK HA H7", "SA SO SU LA LK HA H7"),  # Ober and Unter are no ordinary cards
    ],
)
def test_4_5_holder_may_lead_the_ace_but_not_another_of_its_suit(hand: str, choices: str) -> None:
    deal = deal_of({0: hand, 1: "EO LO HO EU S9 S8 LX L9"}, "rufer", 1, "S")
    assert set(legal(deal).split()) == set(choices.split())


def test_4_5_underleading_the_called_ace_has_its_own_reason() -> None:
    deal = deal_of({0: HOLDER, 1: CALLER}, "rufer", 1, "S")
    assert deal.why_illegal(Play(Card.parse("SX"))) is IllegalReason.MAY_NOT_UNDERLEAD_CALLED_ACE


@pytest.mark.parametrize(
    ("hand", "lead", "choices"),
    [
        ("SA SX S7 EA EX HX HA H7", "L9", "SX S7 EA EX HX HA H7"),  # may not be thrown on leaves
        ("SA SX S7 EA EX LA LK L7", "EO", "SX S7 EA EX LA LK L7"),  # nor on a trump
    ],
)
def test_4_6_called_ace_may_not_be_discarded(hand: str, lead: str, choices: str) -> None:
    deal = deal_of({0: CALLER, 1: hand}, "rufer", 0, "S", plays=lead)
    assert set(legal(deal).split()) == set(choices.split())


def test_4_6_unless_it_is_the_only_card() -> None:
    random = Random(46)
    seen = 0
    while seen < 20:
        deal = random_deal(random, Contract.RUFER)
        declaration = deal.declaration
        assert declaration is not None
        while deal.phase is Phase.PLAY:
            seat = deal.to_act
            assert seat is not None
            last = deal.hand(seat)
            if len(last) == 1 and last[0] is declaration.called_ace:
                assert deal.legal_actions() == (Play(last[0]),)
                seen += 1
            deal = played_on(deal, random, 1)


@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("SA SX SK S7 EX LA HA H7", "SA SX SK S7 EX LA HA H7"),  # three others: any of them
        ("SA SX SK S7 S9 LA HA H7", "SA SX SK S7 S9 LA HA H7"),
        ("SA SX SK SO SU LA HA H7", "SA SO SU LA HA H7"),  # only two ordinary ones
    ],
)
def test_4_7_running_away_with_three_others(hand: str, choices: str) -> None:
    deal = deal_of({0: hand, 1: "EO LO HO EU S8 E7 LX L9"}, "rufer", 1, "S")
    assert set(legal(deal).split()) == set(choices.split())


def test_4_7_after_running_away_the_ace_is_an_ordinary_card() -> None:
    known = {
        0: "SA SX SK S7 EX LA HA H7",
        1: "EO LO HO EU S8 E7 LX L9",
        2: "S9 E9 E8 LK L8 HX HK SO",
        3: "EA EK L7 LU HU SU H9 H8",
    }
    ran = deal_of(known, "rufer", 1, "S", plays="S7 S8 S9 SU")
    # seat 3 has trumped and leads acorns: the runaway may follow only with the ten
    assert legal(ran.apply(Play(Card.parse("EK")))) == "EX"
    # leaves: follow; a trump: follow; once void, the ace may be thrown
    thrown = ran.apply(Play(Card.parse("EK")))
    for code in ("EX", "E7", "E9"):
        thrown = thrown.apply(Play(Card.parse(code)))
    assert thrown.to_act == 0
    assert "SA" in legal(thrown)
    assert "SX" in legal(thrown)
    # the suit led again: the ace need not be played
    again = thrown.apply(Play(Card.parse("LA")))
    for code in ("LX", "LK", "L7"):
        again = again.apply(Play(Card.parse(code)))
    assert set(legal(again).split()) == {"SA", "SX", "SK", "HA", "H7"}


@pytest.mark.parametrize(
    ("plays", "public", "holder_knows"),
    [
        ("", None, 0),
        ("EX EA E7 E9", None, 0),
        ("SA", 0, 0),
    ],
)
def test_4_8_partner_is_public_when_the_ace_is_played(plays: str, public: int | None, holder_knows: int) -> None:
    known = {
        0: "SA SX SK S7 EX LA HA H7",
        1: "EO LO HO EU S8 EA LX L9",
        2: "S9 E7 E8 LK L8 HX HK SO",
        3: "E9 EK L7 LU HU SU H9 H8",
    }
    deal = deal_of(known, "rufer", 1, "S", plays=plays)
    assert deal.public.revealed_partner == public
    assert deal.partner == 0
    assert deal.view(0).partner == holder_knows
    assert [deal.view(seat).partner for seat in (1, 2, 3)] == [public] * 3


def test_4_8_running_away_is_public_once_the_trick_shows_it() -> None:
    known = {
        0: "SA SX SK S7 EX LA HA H7",
        1: "EO LO HO EU S8 E7 LX L9",
        2: "S9 E9 E8 LK L8 HX HK SO",
        3: "EA EK L7 LU HU SU H9 H8",
    }
    on_its_way = deal_of(known, "rufer", 1, "S", plays="S7 S8 S9")
    assert [on_its_way.view(seat).partner for seat in range(4)] == [0, None, None, None]
    assert on_its_way.apply(Play(Card.parse("SU"))).public.revealed_partner == 0


@pytest.mark.parametrize(("contract", "suit"), [("wenz_tout", None), ("solo_tout", "E")])
def test_4_9_tout_ends_lost_at_the_first_trick_that_the_declarer_does_not_win(contract: str, suit: str | None) -> None:
    random = Random(49)
    lengths = set()
    for _ in range(300):
        deal = played_on(random_deal(random, Contract(contract)), random)
        declaration, settlement = deal.declaration, deal.settlement
        assert declaration is not None
        assert settlement is not None
        winners = deal.public.trick_winners
        assert all(winner == declaration.declarer for winner in winners[:-1])
        assert settlement.won is (winners == (declaration.declarer,) * 8)
        assert deal.why_illegal(Play(deal.hands[0][0])) is IllegalReason.DEAL_FINISHED
        lengths.add(len(winners))
    assert {1, 2, 3} <= lengths


def test_4_9_a_tout_with_all_eight_tricks_is_won() -> None:
    deal = deal_of({0: "EO LO HO SO EU LU HU SA"}, "solo_tout", 0, "S")
    for _ in range(8):
        own = deal.declaration.order.sort_hand(deal.hand(0))[0]  # type: ignore[union-attr]
        deal = deal.apply(Play(own))
        for _ in range(3):
            deal = deal.apply(deal.legal_actions()[0])
    assert deal.settlement is not None
    assert deal.settlement.won
    assert deal.settlement.tricks == 8


@pytest.mark.parametrize("declarer", range(4))
def test_4_10_sie_is_won_at_once(declarer: int) -> None:
    deal = deal_of({declarer: COURTS}, "sie", declarer)
    assert deal.phase is Phase.FINISHED
    assert deal.settlement is not None
    assert deal.settlement.won
    assert deal.settlement.scores[declarer] == 156
