"""The command line as another program meets it: exit codes, streams, no traceback, no Qt."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

REPLAY_LINE = json.dumps(
    {
        "contract": "sie",
        "suit": None,
        "declarer": 1,
        "hands": [
            ["EA", "EX", "EK", "E9", "E8", "E7", "SA", "SX"],
            ["EO", "LO", "HO", "SO", "EU", "LU", "HU", "SU"],
            ["LA", "LX", "LK", "L9", "L8", "L7", "SK", "S9"],
            ["HA", "HX", "HK", "H9", "H8", "H7", "S8", "S7"],
        ],
        "plays": [],
    }
)

# Makes every import of Qt fail, as where it is not installed.
WITHOUT_QT = "import sys; sys.modules['PySide6'] = None; from schafkopf_desktop.cli import main; sys.exit(main())"


def run_cli(
    arguments: Sequence[str], stdin: str = "", program: Sequence[str] = ("-m", "schafkopf_desktop")
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *program, *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["replay"],
        ["selfplay", "--deals", "-1"],
        ["selfplay", "--deals", "many"],
        ["selfplay", "--seed", "a\nb"],
        ["shots"],
        ["shots", "--out", "x", "--size", "wide"],
        ["shots", "--out", "x", "--size", "0x5"],
        ["shots", "--out", "x", "--scale", "nan"],
        ["shots", "--out", "x", "--lang", "fr"],
        ["perft", "--depth", "x", "-"],
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_2_and_a_sentence(arguments: list[str]) -> None:
    done = run_cli(arguments)
    assert done.returncode == 2
    assert "error:" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["replay", "perft"])
def test_a_file_that_cannot_be_read_ends_with_2(command: str, tmp_path: Path) -> None:
    for path in (tmp_path / "absent", tmp_path):
        done = run_cli([command, str(path)])
        assert done.returncode == 2
        assert str(path) in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (["replay", "-"], REPLAY_LINE),
        (["selfplay", "--deals", "2"], ""),
        (["perft", "-"], ""),
        (["play", "--seed", "x"], ""),
        (["--version"], ""),
    ],
    ids=["replay", "selfplay", "perft", "play", "version"],
)
def test_everything_but_the_window_works_without_qt(arguments: list[str], stdin: str) -> None:
    done = run_cli(arguments, stdin, ("-c", WITHOUT_QT))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout or arguments[0] == "perft"


def test_replay_answers_from_standard_input_and_from_a_file(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text(REPLAY_LINE + "\n\nnonsense\n", encoding="utf-8")
    from_file = run_cli(["replay", str(games)])
    from_stdin = run_cli(["replay", "-"], games.read_text(encoding="utf-8"))
    assert from_file.stdout == from_stdin.stdout
    assert from_file.returncode == 0
    assert [json.loads(line)["ok"] for line in from_file.stdout.splitlines()] == [True, False]


def test_a_reader_that_goes_away_ends_the_output_quietly() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "schafkopf_desktop", "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with process.stderr, process.stdin:
        process.stdin.write((REPLAY_LINE + "\n").encode())
        process.stdin.close()
        errors = process.stderr.read()
    assert process.wait(timeout=60) == 141
    assert errors == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_said_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "schafkopf_desktop", "selfplay", "--deals", "2"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "schafkopf-desktop: cannot write: No space left on device\n"
