"""`solve` prints values for people and for programs, and answers every kind of bad input with a reason."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.cli import EXIT_FAILED, main
from schafkopf_desktop.commands.solve import answers
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.solver import deal_values
from tests.engine.positions import codes, deal_of, hands_with, played_on, random_deal

HANDS = [codes(hand).split() for hand in hands_with({0: "EO LO HO HA EA LA S7 S8", 1: "SO EU HX H7 EX LX SA S9"})]
RUFER: dict[str, Any] = {"contract": "rufer", "suit": "S", "declarer": 0, "hands": HANDS, "plays": []}
SIE = [codes(hand).split() for hand in hands_with({0: "EO LO HO SO EU LU HU SU"})]


def answer_to(game: object) -> dict[str, Any]:
    line = game if isinstance(game, bytes) else json.dumps(game).encode()
    (found,) = answers([line])
    return found


def game_of(deal: Deal) -> dict[str, Any]:
    """Write a deal, dealt by seat 3, as a game line."""
    declaration = deal.declaration
    assert declaration is not None
    return {
        "contract": declaration.contract.value,
        "suit": declaration.suit.value if declaration.suit else None,
        "declarer": declaration.declarer,
        "hands": [codes(hand).split() for hand in deal.hands],
        "plays": [action.card.code for action in deal.actions if isinstance(action, Play)],
    }


@pytest.mark.parametrize("contract", [contract for contract in Contract if contract is not Contract.SIE])
@pytest.mark.parametrize("plays", [16, 21, 26, 31])
def test_a_game_cut_short_has_the_values_of_its_deal(contract: Contract, plays: int) -> None:
    random = Random(f"{contract.value} {plays}")
    deal = random_deal(random, contract)
    while deal.dealer != 3:
        deal = random_deal(random, contract)
    deal = played_on(deal, random, plays)
    answer = answer_to(game_of(deal))
    if deal.to_act is None:
        assert answer == {"value": 0, "cards": {}}
    else:
        expected = {card.code: value.points for card, value in deal_values.card_values(deal).items()}
        assert answer == {"value": deal_values.value(deal), "cards": expected}


TRUMPS_ONLY = {0: "EO LO HO SO EU LU HU HA", 1: "SU"}
WITHOUT_ACE = {0: "EU S7", 1: "SA", 2: "S8", 3: "S9"}

ENDED = [
    ("Solo won with all tricks", deal_of(TRUMPS_ONLY, "solo", 0, "H"), 32, 120),
    ("Solo Tout won", deal_of(TRUMPS_ONLY, "solo_tout", 0, "H"), 32, 1),
    ("4.9 Wenz Tout lost at the first trick", deal_of(WITHOUT_ACE, "wenz_tout", 0, plays="S7 SA S8 S9"), 0, 0),
    ("4.10 Sie", deal_of({0: "EO LO HO SO EU LU HU SU"}, "sie", 0), 0, 1),
]


@pytest.mark.parametrize(("deal", "plays", "value"), [row[1:] for row in ENDED], ids=[row[0] for row in ENDED])
def test_a_finished_deal_has_its_result_and_no_cards(deal: Deal, plays: int, value: int) -> None:
    for _ in range(plays):
        deal = deal.apply(deal.legal_actions()[0])
    assert answer_to(game_of(deal)) == {"value": value, "cards": {}}


REFUSED = [
    ("broken off", b'{"contract":"rufer"', None, "not JSON"),
    ("no object", b"[]", None, "expected an object"),
    ("hearts called", RUFER | {"suit": "H"}, None, "seat 0 cannot play this contract"),
    ("three hands", RUFER | {"hands": HANDS[:3]}, None, "expected 4 hands, found 3"),
    ("a card that nobody knows", RUFER | {"plays": ["EO", "QH"]}, 1, "is no card in play"),
    ("4.3 not in hand", RUFER | {"plays": ["SO"]}, 0, "not in hand"),
    ("4.5 called ace not played", RUFER | {"plays": ["S7", "S9"]}, 1, "must play the called ace"),
    ("a card after a Sie", RUFER | {"contract": "sie", "suit": None, "hands": SIE, "plays": ["EO"]}, 0, "is finished"),
]


@pytest.mark.parametrize(("game", "ply", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_bad_line_has_no_value_but_a_reason(game: object, ply: int | None, reason: str) -> None:
    answer = answer_to(game)
    assert (answer["value"], answer["cards"], answer["ply"]) == (None, {}, ply)
    assert reason in answer["reason"]


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer_in_the_same_form(line: bytes) -> None:
    for answer in answers([line]):
        assert (answer["value"], answer["cards"]) == (None, {})
        assert answer["reason"]


def test_the_answers_come_line_by_line_and_blank_lines_have_none() -> None:
    late = game_of(played_on(deal_of({}, "wenz", 0), Random(1), 24))
    lines = [b"{", b"  \n", json.dumps(late).encode()]
    assert [answer["value"] is None for answer in answers(lines)] == [True, False]


def test_the_command_reads_a_file_and_prints_json_lines(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    deal = played_on(deal_of({}, "wenz", 0), Random(1), 24)
    file.write_text(json.dumps(game_of(deal)) + "\n{\n", "utf-8")
    assert main(["solve", "--jsonl", str(file)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert json.loads(first) == answer_to(game_of(deal))
    assert json.loads(second)["value"] is None


def test_the_command_shows_every_legal_card_and_marks_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    deal = played_on(deal_of({}, "wenz", 1), Random(2), 20)
    assert main(["solve", str(deal)]) == 0
    lines = capsys.readouterr().out.splitlines()
    values = deal_values.card_values(deal)
    assert lines[0] == f"Seat 1 plays Wenz. Seat {deal.to_act} is to play."
    assert lines[1].split() == ["points", "units"]
    assert [line[2:4] for line in lines[2:]] == [card.code for card in values]
    assert [line.split()[-2:] for line in lines[2:]] == [[str(v.points), f"{v.units:+}"] for v in values.values()]
    marked = [value for line, value in zip(lines[2:], values.values(), strict=True) if line.startswith("*")]
    choose = max if deal.to_act in deal.declarer_side else min
    assert {(value.units, value.points) for value in marked} == {choose((v.units, v.points) for v in values.values())}


def test_the_command_shows_the_bill_of_a_finished_deal(capsys: pytest.CaptureFixture[str]) -> None:
    deal = deal_of({0: "EO LO HO SO EU LU HU SU"}, "sie", 0)
    assert main(["solve", str(deal)]) == 0
    assert capsys.readouterr().out.startswith("Sie won with 0 points.\n  Base: 1 x 20 = 20\n")


UNUSABLE = [
    ("no deal", "nonsense", "a deal begins with"),
    ("cut off", str(deal_of({}, "wenz", 0))[:30], "six fields"),
    ("in the auction", str(Deal.start(hands_with({}), 3)), "no cards are played in the auction"),
    ("a file that is missing", "--jsonl=/nowhere/at/all", "cannot read"),
]


@pytest.mark.parametrize(("argument", "reason"), [row[1:] for row in UNUSABLE], ids=[row[0] for row in UNUSABLE])
def test_the_command_refuses_what_it_cannot_read(
    argument: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", argument]) == EXIT_FAILED
    assert reason in capsys.readouterr().err


def test_the_command_needs_a_deal_or_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["solve"])
    assert stopped.value.code == EXIT_FAILED
    assert "required" in capsys.readouterr().err
