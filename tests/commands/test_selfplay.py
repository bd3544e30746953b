"""Self-play: the whole of engine, session and players over many deals."""

import itertools
import json

import pytest

from schafkopf_desktop.commands import selfplay
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.notation import parse_deal


def test_a_thousand_deals_without_a_defect() -> None:
    tally = selfplay.Tally()
    for deal in selfplay.played_deals(1000, "a thousand"):
        assert deal.defects == ()
        settlement = deal.record.settlement
        assert sum(settlement.scores) == 0
        replayed = parse_deal(deal.record.notation)
        assert str(replayed) == deal.record.notation
        assert replayed.settlement == settlement
        tally.add(deal)
    assert tally.defects == 0
    assert tally.passed_out < 400
    assert {Contract.RUFER, Contract.WENZ, Contract.SOLO} <= set(tally.played)
    # People win 81 of 100 Rufer, 68 Wenz, 69 Solo; far from that the bidding or the play is broken.
    assert 0.65 < tally.won[Contract.RUFER] / tally.played[Contract.RUFER] < 0.95
    assert 0.5 < tally.won[Contract.SOLO] / tally.played[Contract.SOLO] < 0.95


def test_the_same_seed_gives_the_same_deals() -> None:
    first, again, other = (
        [deal.record.notation for deal in selfplay.played_deals(20, seed)] for seed in ("x", "x", "y")
    )
    assert first == again
    assert first != other


def test_two_jobs_give_the_same_deals_in_the_same_order() -> None:
    one, two = (list(selfplay.played_deals(12, "jobs", "random", jobs)) for jobs in (1, 2))
    assert one == two


def test_the_summary_stands_beside_the_numbers_of_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert selfplay.run(40, "people", as_json=False, player="random", only_summary=True) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("#") for line in lines)
    rows = {line.split()[1]: line.split()[2:] for line in lines}
    assert set(rows) >= {contract.value for contract in Contract}
    tally = selfplay.Tally()
    for deal in selfplay.played_deals(40, "people", "random"):
        tally.add(deal)
    played, won = tally.played[Contract.RUFER], tally.won[Contract.RUFER]
    assert rows["rufer"][:5] == [str(played), "100.0%", "71.9%", f"{won / played:.1%}", "80.9%"]
    assert rows["sie"] == ["0", "0.0%", "-", "-", "-", "-", "-"]


def test_the_deal_moves_on_after_every_deal() -> None:
    dealers = [deal.record.dealer for deal in selfplay.played_deals(30, "dealers")]
    assert all(after == (before + 1) % 4 for before, after in itertools.pairwise(dealers))


def test_json_output_is_one_object_a_line_with_a_summary_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert selfplay.run(5, "json", as_json=True) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines[:-1]] == [1, 2, 3, 4, 5]
    summary = lines[-1]["summary"]
    assert summary["deals"] == 5
    assert summary["defects"] == 0
    assert summary["passed_out"] + sum(contract["deals"] for contract in summary["contracts"].values()) == 5


def test_text_output_has_the_records_and_then_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert selfplay.run(5, "text", as_json=False) == 0
    lines = capsys.readouterr().out.splitlines()
    records = [line for line in lines if not line.startswith("#")]
    assert len(records) == 5
    assert all(parse_deal(record).settlement is not None for record in records)
    assert lines[-1] == "# 0 defects"
