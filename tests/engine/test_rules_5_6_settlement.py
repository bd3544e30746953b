"""Rules 5 and 6: what a deal pays, line by line."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.settlement import (
    BillItem,
    BillLine,
    Run,
    Settlement,
    declarer_side,
    run_of,
    settlement_of,
)
from tests.engine.positions import cards, hands_with


@dataclass(frozen=True)
class Worked:
    """A row of the table of worked values, with a deal that leads to it; scores are declarer first, then partner."""

    title: str
    record: str
    points: int
    value: int
    scores: str
    bill: str


WORKED = [
    Worked(
        "rufer won 61:59, no run",
        "sk1 3 EKLALXLOL8L7SOSU/EXEOEUE8LKHXS8S7/E9HKHUH9H8SASXSK/EAE7LUL9HAHOH7S9 - -,-,-,rufer:L"
        " LXLKE9L9,SUEUHKLU,E8SXEAEK,HASOEOH8,S7SAS9LA,SKHOL7S8,H7LOHXHU,L8EXH9E7 =61:4:+1:-1:-1:+1",
        61,
        1,
        "+1 +1 -1 -1",
        "base 1x1",
    ),
    Worked(
        "rufer won 91:29, run of 3 with the declarer's side",
        "sk1 2 EAEOE7L7HOSXS8S7/EKE8LOHAHUH8SASU/LALXLKHXH7SKSOS9/EXEUE9LUL9L8HKH9 - -,-,rufer,-:E"
        " E9EAE8H7,LXL9L7HA,H8HXH9HO,S7SAS9L8,SUSOEUEO,S8LOSKLU,EKLKEXE7,HKSXHULA =91:6:+5:+5:-5:-5",
        91,
        5,
        "+5 +5 -5 -5",
        "base 1x1, schneider 1x1, laufende 3x1",
    ),
    Worked(
        "rufer lost 60:60, the declarer's side had a run of 4",
        "sk1 1 EKEUE7LKL9HAHKSK/EALALUL7SOS9S8S7/E8LXL8HXHUH9H7SU/EXEOE9LOHOH8SASX - -,-,-,rufer:S"
        " HUEOHKSO,SASKS7H9,E8E9EKEA,L7L8LOL9,SXEUS8LX,E7LASUEX,HXHOHALU,H8LKS9H7 =60:5:+1:-1:+1:-1",
        60,
        1,
        "-1 -1 +1 +1",
        "base 1x1",
    ),
    Worked(
        "rufer lost 30:90",
        "sk1 2 EXLXHXHKH9H7S9S8/EOE9E7LUL8HOSASO/EAEKLKL7HAH8SXS7/EUE8LALOL9HUSKSU - -,-,-,rufer:L"
        " LALXL8L7,E8EXE9EK,HXEOH8SU,HOHAHUHK,SOS7EUH9,E7EASKH7,S9SASXL9,LULKLOS8 =30:2:+2:+2:-2:-2",
        30,
        2,
        "-2 -2 +2 +2",
        "base 1x1, schneider 1x1",
    ),
    Worked(
        "rufer lost 31:89",
        "sk1 0 EAEKE7LKL9L7HAS9/EOLOLUHXHKHUSOS8/EXE9LAHOH8H7SASU/EUE8LXL8H9SXSKS7 - -,-,-,rufer:L"
        " EOH7EUHA,LOH8H9E7,LUSULXL7,SOHOSXL9,E9E8EKHU,HXEXSKS9,S8SAS7LK,LAL8EAHK =31:2:-1:+1:-1:+1",
        31,
        1,
        "-1 -1 +1 +1",
        "base 1x1",
    ),
    Worked(
        "rufer won, all eight tricks, run of 5",
        "sk1 2 EXE8LUL8L7H9SKS9/EKEULXHXHOH8SOS7/EAE9E7HUH7SXSUS8/EOLALKLOL9HAHKSA - -,-,rufer,-:L"
        " EOLUHOH7,LOH9SOSU,HASKEUHU,HXE7HKL7,H8S8SAE8,LXE9LAL8,LKS9EKSX,L9EXS7EA =120:8:-8:+8:-8:+8",
        120,
        8,
        "+8 +8 -8 -8",
        "base 1x1, schwarz 1x2, laufende 5x1",
    ),
    Worked(
        "wenz won 75:45, acorn and leaf Unter",
        "sk1 3 EOLXLKL7HOH9SOS9/EAEULALUL9HAHXSK/EXHKHUH8SXSUS8S7/EKE9E8E7LOL8H7SA - -,wenz,-,-"
        " S9SKS8SA,E7EOEAEX,LUSUL8LK,L9S7LOLX,H9HXHKH7,HAH8E8HO,LAHUEKL7,SXE9SOEU =75:5:-7:+21:-7:-7",
        75,
        7,
        "+21 -7 -7 -7",
        "base 1x5, laufende 2x1",
    ),
    Worked(
        "solo lost 59:61, the defenders had a run of 3",
        "sk1 1 E8LOL9L7HAHOH9H7/EKE9LUL8HKH8SUS9/EAEOEULALKSXSKS8/EXE7LXHXHUSASOS7 - -,solo,-,-:E"
        " SKS7HOS9,L9L8LKLX,SOE8SUEU,HXH7H8S8,SAL7LUSX,E9EAEXLO,H9HKEOE7,LAHUHAEK =59:4:+8:+8:+8:-24",
        59,
        8,
        "-24 +8 +8 +8",
        "base 1x5, laufende 3x1",
    ),
    Worked(
        "solo lost without a trick, no run",
        "sk1 1 EXEKEUE9H9SASXS8/EAEOLALXL7H7SKSO/LKLUL9L8HOHUSUS9/E8E7LOHAHXHKH8S7 - -,solo,-,-:S"
        " HOS7EUSO,LULOSAEO,SKHUE7SX,SUE8S8EA,S9H8EXLA,LKHKEKLX,L7L9HXE9,L8HAH9H7 =0:0:+7:+7:+7:-21",
        0,
        7,
        "-21 +7 +7 +7",
        "base 1x5, schwarz 1x2",
    ),
    Worked(
        "solo tout won, run of 5",
        "sk1 1 EAEXE8E7L9H8SKS8/EKE9LXHUH7SAS9S7/LKLUL8L7HAHKH9SX/EOEULALOHXHOSOSU - -,solo_tout,-,-:H"
        " L7LAL9LX,EOH8H7H9,LOE7HUHK,HOE8S7HA,SOS8E9LU,EUEXS9L8,SUSKEKLK,HXEASASX =120:8:-20:-20:-20:+60",
        120,
        20,
        "+60 -20 -20 -20",
        "base 1x10, laufende 5x2",
    ),
    Worked(
        "wenz tout lost in the third trick, defenders hold acorn and leaf Unter",
        "sk1 1 LUL9L8HAHXH8SOS8/EUE9L7HKHOH9H7S9/EXEKE8LALXLKLOHU/EAEOE7SASXSKSUS7 - wenz_tout,-,-,-"
        " LXS7L8L7,LOSKL9S9,HUSULUEU =17:2:+14:+14:-42:+14",
        17,
        14,
        "-42 +14 +14 +14",
        "base 1x10, laufende 2x2",
    ),
    Worked(
        "sie",
        "sk1 3 EOEULOLUHOHUSOSU/EAEXEKE9E8E7LALX/LKL9L8L7HAHXHKH9/H8H7SASXSKS9S8S7 - sie,-,-,- . =0:0:+156:-52:-52:-52",
        0,
        52,
        "+156 -52 -52 -52",
        "base 1x20, laufende 8x4",
    ),
]


def bill(settlement: Settlement) -> str:
    return ", ".join(f"{line.item.value} {line.count}x{line.each}" for line in settlement.lines)


def declarer_first(settlement: Settlement) -> str:
    declaration = settlement.declaration
    assert declaration is not None
    others = [seat for seat in range(4) if seat not in settlement.declarer_side]
    return " ".join(f"{settlement.scores[seat]:+d}" for seat in (*settlement.declarer_side, *others))


def rotated(deal: Deal, by: int) -> Deal:
    """Return the same deal with everybody moved `by` seats to the left."""
    hands = tuple(deal.hands[(seat - by) % 4] for seat in range(4))
    return Deal.load(hands, (deal.dealer + by) % 4, deal.house_rules, deal.actions)


@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("row", WORKED, ids=lambda row: row.title)
def test_6_worked_values(row: Worked, by: int) -> None:
    settlement = rotated(parse_deal(row.record), by).settlement
    assert settlement is not None
    assert settlement.points == row.points
    assert settlement.value == row.value
    assert declarer_first(settlement) == row.scores
    assert bill(settlement) == row.bill
    assert sum(settlement.scores) == 0


def test_6_the_wenz_tout_is_lost_in_the_third_trick() -> None:
    record = next(row.record for row in WORKED if row.title.startswith("wenz tout"))
    assert len(parse_deal(record).tricks) == 3


SIDES = {"rufer": (0, 2)}
SUITS = {"rufer": Suit.BELLS, "solo": Suit.ACORNS, "solo_tout": Suit.ACORNS}


def settled(contract: str, points: int, tricks: int, run: int = 0, house_rules: HouseRules | None = None) -> Settlement:
    """Settle a deal of declarer 0; a positive run was dealt to the declarer's side, a negative one to the defenders."""
    declaration = Declaration(Contract(contract), 0, SUITS.get(contract))
    trumps = declaration.order.trumps
    length = abs(run) or 1
    holder = 0 if run >= 0 else 3
    dealt = Run(trumps[:length], (holder,) * length, run >= 0, 2 if "wenz" in contract else 3, None, None)
    return settlement_of(declaration, SIDES.get(contract, (0,)), points, tricks, dealt, house_rules or HouseRules())


@pytest.mark.parametrize(
    ("contract", "points", "won"),
    [
        ("rufer", 61, True),
        ("rufer", 60, False),
        ("wenz", 61, True),
        ("wenz", 60, False),
        ("solo", 61, True),
        ("solo", 60, False),
        ("solo", 120, True),
        ("solo", 0, False),
    ],
)
def test_1_2_declarer_side_needs_61(contract: str, points: int, won: bool) -> None:
    assert settled(contract, points, 4).won is won


@pytest.mark.parametrize(
    ("contract", "base"),
    [("rufer", 1), ("wenz", 5), ("solo", 5), ("wenz_tout", 10), ("solo_tout", 10), ("sie", 20)],
)
def test_5_1_base(contract: str, base: int) -> None:
    assert settled(contract, 70, 5).lines[0] == BillLine(BillItem.BASE, 1, base, "5.1")


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "expected"),
    [
        ("rufer", 90, 5, "base 1x1"),
        ("rufer", 91, 5, "base 1x1, schneider 1x1"),
        ("rufer", 31, 2, "base 1x1"),
        ("rufer", 30, 2, "base 1x1, schneider 1x1"),
        ("rufer", 120, 8, "base 1x1, schwarz 1x2"),
        ("rufer", 120, 7, "base 1x1, schneider 1x1"),  # Schwarz counts tricks, not points
        ("rufer", 0, 1, "base 1x1, schneider 1x1"),
        ("rufer", 0, 0, "base 1x1, schwarz 1x2"),
        ("wenz", 91, 6, "base 1x5, schneider 1x1"),
        ("wenz", 120, 8, "base 1x5, schwarz 1x2"),
        ("solo", 30, 3, "base 1x5, schneider 1x1"),
        ("solo", 0, 0, "base 1x5, schwarz 1x2"),
    ],
)
def test_5_2_schneider_and_schwarz(contract: str, points: int, tricks: int, expected: str) -> None:
    assert bill(settled(contract, points, tricks)) == expected


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "expected"),
    [
        ("wenz_tout", 120, 8, "base 1x10"),
        ("wenz_tout", 0, 0, "base 1x10"),
        ("solo_tout", 120, 8, "base 1x10"),
        ("solo_tout", 100, 7, "base 1x10"),
        ("sie", 0, 0, "base 1x20"),
    ],
)
def test_5_3_tout_and_sie_have_neither(contract: str, points: int, tricks: int, expected: str) -> None:
    assert bill(settled(contract, points, tricks)) == expected


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "run", "paid"),
    [
        ("rufer", 70, 5, 2, None),
        ("rufer", 70, 5, 3, "3x1"),
        ("rufer", 70, 5, 14, "14x1"),
        ("solo", 70, 5, 2, None),
        ("solo", 70, 5, 3, "3x1"),
        ("wenz", 70, 5, 1, None),
        ("wenz", 70, 5, 2, "2x1"),
        ("wenz", 70, 5, 4, "4x1"),
        ("wenz_tout", 120, 8, 2, "2x2"),
        ("solo_tout", 120, 8, 2, None),
        ("solo_tout", 120, 8, 3, "3x2"),
        ("sie", 0, 0, 8, "8x4"),
        # only the side that was dealt the run is paid for it
        ("rufer", 60, 4, 4, None),
        ("rufer", 60, 4, -4, "4x1"),
        ("rufer", 61, 4, -4, None),
        ("solo", 60, 4, 5, None),
        ("wenz_tout", 90, 6, -2, "2x2"),
        ("wenz_tout", 90, 6, 2, None),
    ],
)
def test_5_4_laufende(contract: str, points: int, tricks: int, run: int, paid: str | None) -> None:
    lines = [line for line in settled(contract, points, tricks, run).lines if line.item is BillItem.LAUFENDE]
    assert [f"{line.count}x{line.each}" for line in lines] == ([paid] if paid else [])


@pytest.mark.parametrize(
    ("points", "run", "paid"), [(60, 4, 4), (60, -4, 4), (61, -4, 4), (61, 4, 4), (61, 2, 0), (60, -2, 0)]
)
def test_5_4_house_rule_laufende_for_the_winners_whoever_was_dealt_them(points: int, run: int, paid: int) -> None:
    assert settled("rufer", points, 4, run, HouseRules(laufende_for_winners=True)).laufende == paid


@pytest.mark.parametrize(
    ("known", "contract", "suit", "run", "of_declarer_side", "breaks_at"),
    [
        # seat 0 declares; in Rufer seat 1 has the called ace of bells
        ({0: "EO HO S9", 1: "LO SA", 3: "SO"}, "rufer", "S", "EO LO HO", True, "SO"),
        ({0: "HO S9", 1: "SA", 2: "EO", 3: "LO"}, "rufer", "S", "EO LO", False, "HO"),
        ({0: "EO HO S9", 1: "LO"}, "solo", "S", "EO", True, "LO"),
        ({1: "EO", 2: "LO", 3: "HO", 0: "SO S9"}, "solo", "S", "EO LO HO", False, "SO"),
        ({0: "EO LO HO SO EU LU HU SU"}, "sie", None, "EO LO HO SO EU LU HU SU", True, "HA"),
        ({0: "EU LU HU SU"}, "wenz", None, "EU LU HU SU", True, None),
        ({0: "EU LU", 1: "HU"}, "wenz_tout", None, "EU LU", True, "HU"),
        ({1: "EU", 2: "LU", 0: "HU"}, "wenz", None, "EU LU", False, "HU"),
    ],
)
def test_5_4_the_run_is_counted_on_the_cards_dealt_to_one_side(
    known: dict[int, str], contract: str, suit: str | None, run: str, of_declarer_side: bool, breaks_at: str | None
) -> None:
    declaration = Declaration(Contract(contract), 0, Suit(suit) if suit else None)
    hands = hands_with(known)
    found = run_of(declaration, declarer_side(declaration, hands), hands)
    assert found.cards == cards(run)
    assert found.of_declarer_side is of_declarer_side
    assert found.next_card == (cards(breaks_at)[0] if breaks_at else None)
    assert all(card in hands[holder] for card, holder in zip(found.cards, found.holders, strict=True))
    if found.next_card is not None and found.next_holder is not None:
        assert found.next_card in hands[found.next_holder]


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "scores"),
    [
        ("rufer", 70, 5, (1, -1, 1, -1)),
        ("rufer", 50, 4, (-1, 1, -1, 1)),
        ("wenz", 70, 5, (15, -5, -5, -5)),
        ("wenz", 50, 4, (-15, 5, 5, 5)),
        ("solo", 70, 5, (15, -5, -5, -5)),
        ("wenz_tout", 120, 8, (30, -10, -10, -10)),
        ("solo_tout", 110, 7, (-30, 10, 10, 10)),
    ],
)
def test_5_5_who_gains_and_who_pays(contract: str, points: int, tricks: int, scores: tuple[int, int, int, int]) -> None:
    settlement = settled(contract, points, tricks)
    assert settlement.scores == scores
    assert settlement.winners == tuple(seat for seat in range(4) if scores[seat] > 0)


def test_5_a_match_adds_up_per_deal() -> None:
    match = Match(first_dealer=3)
    for row in WORKED[:6]:
        deal = parse_deal(row.record)
        match = match.add(rotated(deal, match.dealer - deal.dealer))
    assert match.totals == tuple(sum(record.settlement.scores[seat] for record in match.records) for seat in range(4))
    assert sum(match.totals) == 0
    assert [record.number for record in match.records] == [1, 2, 3, 4, 5, 6]
    assert [parse_deal(record.notation).settlement for record in match.records] == [
        record.settlement for record in match.records
    ]
