"""The program as a process of its own, in a real window under X with a window manager."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from schafkopf_desktop.startup import x11_answers

TOOLS = ("Xvfb", "openbox", "xdotool")
PATIENCE = 60

pytestmark = pytest.mark.skipif(
    "CI" not in os.environ and not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}; CI always has them"
)


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """An X server with a window manager; its name is in DISPLAY, and nothing else says where windows go."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with open(reading, encoding="ascii") as answer:
        # The server writes its number when it is ready for windows.
        name = f":{answer.readline().strip()}"
    monkeypatch.setenv("DISPLAY", name)
    for variable in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    ready = tmp_path / "openbox is ready"
    os.mkfifo(ready)
    manager = subprocess.Popen(["openbox", "--startup", f"sh -c 'echo > \"{ready}\"'"], stderr=subprocess.DEVNULL)
    ready.read_text()
    yield name
    for process in (manager, server):
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture
def program(display: str) -> Iterator[subprocess.Popen[str]]:
    """The program with its window open and the keyboard on it."""
    with start() as process:
        yield process


@contextmanager
def start() -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen([sys.executable, "-m", "schafkopf_desktop"], stderr=subprocess.PIPE, text=True)
    try:
        xdotool("search", "--sync", "--onlyvisible", "--name", "^Schafkopf$", "windowactivate", "--sync")
        yield process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def close(process: subprocess.Popen[str]) -> None:
    """Close the window as a person does; the program must end without a word."""
    xdotool("key", "alt+F4")
    _, said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (0, "")


def xdotool(*arguments: str) -> str:
    done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=True, timeout=PATIENCE)
    return done.stdout


def test_the_display_is_asked_before_qt_is_loaded(display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert x11_answers()
    monkeypatch.setenv("DISPLAY", f"{display}4711")
    assert not x11_answers()


def test_the_window_opens_and_closes_without_a_word(program: subprocess.Popen[str]) -> None:
    close(program)


def test_a_deal_begun_with_the_keyboard_is_saved_when_the_window_closes(
    program: subprocess.Popen[str], own_home: Path
) -> None:
    xdotool("key", "space")
    close(program)
    saved = json.loads((own_home / "match.json").read_text("utf-8"))
    assert saved["running"]
    assert saved["finished"] == []


def test_a_program_killed_after_its_start_still_has_the_deal(program: subprocess.Popen[str], own_home: Path) -> None:
    xdotool("key", "space")
    close(program)
    saved = (own_home / "match.json").read_bytes()
    with start() as again:
        again.kill()
    assert (own_home / "match.json").read_bytes() == saved


def test_a_second_start_brings_the_window_to_the_front(program: subprocess.Popen[str]) -> None:
    xdotool("search", "--onlyvisible", "--name", "^Schafkopf$", "windowminimize", "--sync")
    second = subprocess.run(
        [sys.executable, "-m", "schafkopf_desktop"], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert second.returncode == 0
    assert "already open" in second.stderr
    xdotool("search", "--sync", "--onlyvisible", "--name", "^Schafkopf$", "windowactivate", "--sync")
    close(program)


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("file", ["settings.json", "match.json"])
def test_with_a_damaged_file_the_window_opens_and_the_file_is_kept(file: str, own_home: Path) -> None:
    own_home.mkdir()
    (own_home / file).write_bytes(b"\0" * 100)
    with start() as process:
        close(process)
    assert (own_home / f"{file}.bad").read_bytes() == b"\0" * 100
    assert f"{file} is empty" in (own_home / "schafkopf-desktop.log").read_text("utf-8")
