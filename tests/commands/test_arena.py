"""The arena command as a person meets it: report, jobs, results file, Ctrl-C."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "schafkopf_desktop", "arena", "--a", "thumb", "--b", "random"]


def run_arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=120, check=False)


def without_times(report: str) -> str:
    """Return a report without its section of times, the only one that differs from run to run."""
    return "\n\n".join(part for part in report.split("\n\n") if not part.startswith("Milliseconds"))


def numbers_in(file: Path) -> list[int]:
    return [json.loads(line)["number"] for line in file.read_text("utf-8").splitlines()[1:]]


def test_the_report_is_the_same_with_two_jobs_and_after_going_on(tmp_path: Path) -> None:
    whole = run_arena("--deals", "10", "--seed", "x")
    assert (whole.returncode, whole.stderr) == (0, "")
    spread = run_arena("--deals", "10", "--seed", "x", "--jobs", "2")
    assert without_times(spread.stdout) == without_times(whole.stdout)

    results = tmp_path / "results.jsonl"
    run_arena("--deals", "4", "--seed", "x", "--results", str(results))
    assert numbers_in(results) == [1, 2, 3, 4]
    results.write_bytes(results.read_bytes()[:-50])
    gone_on = run_arena("--deals", "10", "--seed", "x", "--results", str(results))
    assert sorted(numbers_in(results)) == list(range(1, 11))
    assert without_times(gone_on.stdout) == without_times(whole.stdout)


def test_the_report_has_every_section() -> None:
    done = run_arena("--deals", "12", "--assignment", "all")
    assert done.returncode == 0
    titles = [part.splitlines()[0].split(",")[0] for part in done.stdout.split("\n\n")]
    assert titles == [
        "A thumb against B random: 12 deals",
        "A less B at the same seat",
        "A less B at the same seat",
        "The same by contract and role of A",
        "Contracts",
        "Won",
        "Card points lost per card against best play with open cards",
        "Milliseconds per decision",
    ]
    assert [f"{size} A among {4 - size} B" in done.stdout for size in (1, 2, 3)] == [True, True, True]


def test_no_deals_give_a_report_of_nothing() -> None:
    done = run_arena("--deals", "0")
    assert done.returncode == 0
    assert done.stdout.startswith("A thumb against B random: 0 deals")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_the_report_so_far_and_the_file_can_be_gone_on_with(tmp_path: Path, jobs: str) -> None:
    results = tmp_path / "results.jsonl"
    command = [*COMMAND, "--deals", "100000", "--jobs", jobs, "--results", str(results)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not (results.exists() and results.read_bytes().count(b"\n") > 2):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "interrupted\n")
    assert out.startswith("A thumb against B random: ")
    played = len(numbers_in(results))
    again = run_arena("--deals", str(max(numbers_in(results))), "--results", str(results))
    assert again.returncode == 0
    assert len(numbers_in(results)) >= played


WRONG: Sequence[tuple[Sequence[str], str]] = [
    (["--a", "nobody"], "known are apprentice, amateur, veteran, master, thumb, random"),
    (["--assignment", "three"], "invalid choice"),
    (["--part", "half"], "invalid choice"),
    (["--jobs", "0"], "1 or more"),
    (["--deals", "-1"], "0 or more"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG)
def test_wrong_usage_ends_with_2_and_a_sentence(arguments: Sequence[str], words: str) -> None:
    done = run_arena(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_the_results_of_another_duel_end_with_2_and_a_sentence(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    run_arena("--deals", "1", "--seed", "x", "--results", str(results))
    done = run_arena("--deals", "1", "--seed", "y", "--results", str(results))
    assert done.returncode == 2
    assert "another duel" in done.stderr
    assert "Traceback" not in done.stderr
