"""What is kept of a deal is what its settlement says, and can be written for other programs."""

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.engine.match import DealRecord, Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui.history.export import ExportFormat, exported
from schafkopf_desktop.ui.history.keeping import kept_deal, record_of, restored_record


def played(deals: int) -> tuple[DealRecord, ...]:
    session = Session((RuleOfThumbPlayer(),) * 4, "kept", Match())
    for _ in range(deals):
        session.start_deal()
        session.play_out()
    return session.match.records


RECORDS = played(40)
KEPT = [(kept_deal(record, "m", 1_790_000_000, "master,master,master"), record_of(record)) for record in RECORDS]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.number))
def test_a_kept_deal_says_what_the_settlement_says(record: DealRecord) -> None:
    deal = kept_deal(record, "m", 1, "")
    settlement = record.settlement
    assert deal.units == settlement.scores[0]
    assert (deal.won is None) == (settlement.declaration is None) == (deal.contract == "") == (deal.role == "")
    if settlement.declaration is not None:
        assert deal.won == (settlement.scores[0] > 0)
        assert (deal.role == "declarer") == (deal.declarer == 0)
        assert (deal.role == "partner") == (deal.partner == 0)
        assert deal.points in (settlement.points, 120 - settlement.points)
        assert (deal.role == "defender") == (0 not in settlement.declarer_side)
    assert sum(hand.points for hand in deal.hands) == 120
    assert sum(hand.trumps for hand in deal.hands) == 14
    assert sum(hand.obers for hand in deal.hands) == 4


def test_the_record_comes_back_as_it_was() -> None:
    assert [restored_record(record.number, record_of(record)) for record in RECORDS] == list(RECORDS)


@given(st.sampled_from(RECORDS), st.integers(0, 250), st.characters(codec="ascii"))
def test_a_damaged_record_is_refused_or_reads_as_a_finished_deal(record: DealRecord, place: int, sign: str) -> None:
    notation = record.notation[:place] + sign + record.notation[place + 1 :]
    kept = record_of(DealRecord(1, record.dealer, record.settlement, notation))
    try:
        restored = restored_record(1, kept)
    except ValueError:
        return
    assert parse_deal(restored.notation).settlement is not None


def test_csv_has_a_line_for_each_deal_with_the_names_of_the_columns_first() -> None:
    rows = list(csv.DictReader(io.StringIO(exported(KEPT, ExportFormat.CSV))))
    assert [row["notation"] for row in rows] == [record.notation for record in RECORDS]
    assert {row["finished"] for row in rows} == {"2026-09-21T14:13:20Z"}
    assert [row["units"] for row in rows] == [str(record.settlement.scores[0]) for record in RECORDS]


def test_json_holds_the_same_with_numbers_and_nothing_where_nothing_is() -> None:
    rows = json.loads(exported(KEPT, ExportFormat.JSON))
    assert [row["seed"] for row in rows] == [record.seed for record in RECORDS]
    passed = [row for row in rows if row["contract"] is None]
    assert passed
    assert all(row["won"] is row["role"] is row["declarer"] is None for row in passed)
    assert json.loads(exported([], ExportFormat.JSON)) == []


def test_notation_is_one_line_a_deal_that_the_engine_reads() -> None:
    lines = exported(KEPT, ExportFormat.NOTATION).splitlines()
    assert [str(parse_deal(line)) for line in lines] == [record.notation for record in RECORDS]
