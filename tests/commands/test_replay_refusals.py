"""`replay` answers every kind of bad line with a reason and never with a traceback."""

import json
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.commands.replay import answers

HANDS = [
    ["EO", "LO", "HO", "HA", "EA", "LA", "S7", "S8"],
    ["SO", "EU", "HX", "H7", "EX", "LX", "SA", "S9"],
    ["LU", "HU", "HK", "H8", "EK", "LK", "SX", "E7"],
    ["SU", "H9", "E9", "E8", "L9", "L8", "L7", "SK"],
]
RUFER = {"contract": "rufer", "suit": "S", "declarer": 0, "hands": HANDS, "plays": []}


def answer_to(game: object) -> dict[str, Any]:
    line = game if isinstance(game, bytes) else json.dumps(game).encode()
    found = list(answers([line], with_legal=False))
    assert len(found) == 1
    return found[0]


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in RUFER.items() if name != key}


def with_hand(seat: int, hand: object) -> dict[str, Any]:
    return RUFER | {"hands": [hand if number == seat else cards for number, cards in enumerate(HANDS)]}


REFUSED = [
    ("broken off", b'{"contract":"rufer"', "not JSON"),
    ("not UTF-8", b'{"contract":"\xff"}', "not UTF-8"),
    ("nested deeply", b"[" * 100_000, "nested too deeply"),
    ("NaN", b'{"declarer":NaN}', "NaN is no JSON number"),
    ("infinity", b'{"declarer":-Infinity}', "-Infinity is no JSON number"),
    ("number of ten thousand digits", b'{"declarer":' + b"9" * 10_000 + b"}", "too long"),
    ("key twice", b'{"suit":"S","suit":"E"}', '"suit" appears twice'),
    ("a list", [RUFER], "expected an object, found a list"),
    ("null", None, "expected an object, found null"),
    ("a number", 5, "expected an object, found a number"),
    ("no contract", without("contract"), '"contract" is missing'),
    ("no declarer", without("declarer"), '"declarer" is missing'),
    ("no hands", without("hands"), '"hands" is missing'),
    ("no plays", without("plays"), '"plays" is missing'),
    ("no suit in Rufer", without("suit"), "rufer needs one"),
    ("unknown contract", RUFER | {"contract": "ramsch"}, '"ramsch" is none of'),
    ("contract of the wrong type", RUFER | {"contract": ["rufer"]}, "expected a string, found a list"),
    ("unknown suit", RUFER | {"suit": "X"}, '"X" is none of'),
    ("suit of the wrong type", RUFER | {"suit": 1}, "expected a string, found a number"),
    ("suit in Wenz", RUFER | {"contract": "wenz"}, "wenz has no suit"),
    ("true as declarer", RUFER | {"declarer": True}, "found a truth value"),
    ("declarer as text", RUFER | {"declarer": "0"}, "found a string"),
    ("declarer as fraction", RUFER | {"declarer": 0.0}, "found a decimal number"),
    ("declarer 4", RUFER | {"declarer": 4}, "seats are 0 to 3"),
    ("declarer -1", RUFER | {"declarer": -1}, "seats are 0 to 3"),
    ("hands as object", RUFER | {"hands": {}}, "expected a list, found an object"),
    ("three hands", RUFER | {"hands": HANDS[:3]}, "expected 4 hands, found 3"),
    ("hand as text", with_hand(1, "SOEUHXH7"), "hand 1: expected a list, found a string"),
    ("seven cards", with_hand(2, HANDS[2][:7]), "hand 2: expected 8 cards, found 7"),
    ("nine cards", with_hand(2, [*HANDS[2], "S6"]), "hand 2: expected 8 cards, found 9"),
    ("card twice in a hand", with_hand(3, ["SU", "SU", *HANDS[3][2:]]), "SU was dealt to seat 3 already"),
    ("card in two hands", with_hand(3, ["EO", *HANDS[3][1:]]), "EO was dealt to seat 0 already"),
    ("card out of play", with_hand(3, ["S6", *HANDS[3][1:]]), '"S6" is no card in play'),
    ("foreign card", with_hand(3, ["QH", *HANDS[3][1:]]), '"QH" is no card in play'),
    ("card of the wrong type", with_hand(3, [7, *HANDS[3][1:]]), "expected card codes, found a number"),
    ("plays as text", RUFER | {"plays": "EO"}, "plays: expected a list, found a string"),
    ("play of the wrong type", RUFER | {"plays": ["EO", None]}, "play 1: expected a card code, found null"),
    ("3.5 hearts called", RUFER | {"suit": "H"}, "seat 0 cannot play this contract"),
    ("3.5 own ace called", RUFER | {"suit": "E"}, "seat 0 cannot play this contract"),
    (
        "3.5 no card of the called suit",
        RUFER
        | {
            "declarer": 2,
            "suit": "L",
            "hands": [
                HANDS[0],
                ["SO", "EU", "HX", "LK", "EX", "LX", "SA", "S9"],
                ["LU", "HU", "HK", "H8", "EK", "H7", "SX", "E7"],
                HANDS[3],
            ],
        },
        "seat 2 cannot play this contract",
    ),
    (
        "3.5 no trump of the suit in Solo",
        RUFER
        | {
            "contract": "solo",
            "suit": "L",
            "declarer": 2,
            "hands": [
                HANDS[0],
                ["SO", "EU", "HX", "LK", "EX", "LX", "SA", "S9"],
                ["LU", "HU", "HK", "H8", "EK", "H7", "SX", "E7"],
                HANDS[3],
            ],
        },
        "seat 2 cannot play this contract",
    ),
    ("3.5 no such Sie", {**RUFER, "contract": "sie", "suit": None}, "seat 0 cannot play this contract"),
]


@pytest.mark.parametrize(("game", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_line_that_is_no_possible_game_is_refused_before_any_play(game: object, reason: str) -> None:
    answer = answer_to(game)
    assert (answer["ok"], answer["ply"]) == (False, None)
    assert reason in answer["reason"]


ILLEGAL_PLAYS = [
    ("not in hand", ["SO"], 0),
    ("no card at all", ["ZZ"], 0),
    ("card out of play", ["EO", "S6"], 1),
    ("4.3 trump led, suit played", ["EO", "EX"], 1),
    ("4.3 suit led, other suit played", ["EA", "EX", "LK"], 2),
    ("4.5 called ace not played", ["S7", "S9"], 1),
    ("4.6 called ace discarded", ["EA", "SA"], 1),
    ("played before", ["EO", "SO", "LU", "SU", "EO"], 4),
    ("the wrong leader", ["EO", "SO", "LU", "SU", "EU"], 4),
]


@pytest.mark.parametrize(("plays", "ply"), [row[1:] for row in ILLEGAL_PLAYS], ids=[row[0] for row in ILLEGAL_PLAYS])
def test_the_first_illegal_play_is_named(plays: list[str], ply: int) -> None:
    answer = answer_to(RUFER | {"plays": plays})
    assert (answer["ok"], answer["ply"]) == (False, ply)
    assert answer["reason"]


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer_in_the_same_form(line: bytes) -> None:
    for answer in answers([line], with_legal=True):
        assert answer["ok"] is False
        assert json.loads(json.dumps(answer)) == answer


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(["EO", "S"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=10,
)


@given(st.sampled_from(sorted(RUFER)), json_values)
def test_any_value_at_any_key_gets_an_answer(key: str, value: object) -> None:
    answer = answer_to(RUFER | {key: value})
    assert answer["ok"] in (True, False)


def test_a_bad_line_does_not_stop_the_next_ones() -> None:
    lines: Iterable[bytes] = [b"{", b"  \n", json.dumps(RUFER).encode()]
    assert [answer["ok"] for answer in answers(lines, with_legal=False)] == [False, True]
