"""Counts of legal sequences for 20 fixed deals, also against the rules written a second time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.perft import perft
from tests.engine import plain_rules

ROWS = json.loads((Path(__file__).parents[1] / "data" / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["deal"][:40])
def test_counts_of_legal_sequences(row: dict[str, object]) -> None:
    counts = row["counts"]
    assert isinstance(counts, dict)
    deal = parse_deal(str(row["deal"]))
    assert {depth: perft(deal, int(depth)) for depth in counts} == counts


@pytest.mark.parametrize(
    "row", [row for row in ROWS if "rufer:" in row["deal"].replace(",-", "")], ids=lambda row: row["deal"][:40]
)
def test_4_5_to_4_7_counts_with_the_called_ace_are_those_of_the_plain_rules(row: dict[str, object]) -> None:
    deal = parse_deal(str(row["deal"]))
    declaration, leader = deal.declaration, deal.to_act
    assert declaration is not None
    assert declaration.contract is Contract.RUFER
    assert declaration.suit is not None
    assert leader is not None
    hands = [{card.code for card in hand} for hand in deal.held]
    cards_left = sum(len(hand) for hand in hands)
    expected = plain_rules.perft(hands, leader, "rufer", declaration.suit.value, declaration.declarer)
    assert perft(deal, cards_left) == expected


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="depth"):
        perft(parse_deal(ROWS[0]["deal"]), -1)
