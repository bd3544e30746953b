"""The second start with the same files shows the window of the first."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.single_instance import SingleInstance


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[SingleInstance]:
    first = SingleInstance(tmp_path)
    assert first.claim()
    yield first
    first.release()


def claim_in_another_process(files: Path, then: str = "") -> subprocess.Popen[str]:
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from schafkopf_desktop.ui.single_instance import SingleInstance\n"
        "application = QCoreApplication([])\n"
        "claimed = SingleInstance(Path(sys.argv[1])).claim()\n"
        f"print(claimed, flush=True)\n{then}\n"
    )
    return subprocess.Popen([sys.executable, "-c", program, str(files)], stdout=subprocess.PIPE, text=True)


def test_the_second_start_asks_the_first_to_show_itself(qtbot: QtBot, first: SingleInstance, tmp_path: Path) -> None:
    with qtbot.waitSignal(first.asked_again):
        second = claim_in_another_process(tmp_path)
    said, _ = second.communicate(timeout=60)
    assert said == "False\n"


@pytest.mark.usefixtures("first")
def test_other_files_have_a_window_of_their_own(tmp_path: Path) -> None:
    other = SingleInstance(tmp_path / "other")
    assert other.claim()
    other.release()


def test_after_the_first_has_ended_the_next_may_open(first: SingleInstance, tmp_path: Path) -> None:
    first.release()
    second = SingleInstance(tmp_path)
    assert second.claim()
    second.release()


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
@pytest.mark.usefixtures("qapp")
def test_a_killed_program_stands_in_nobodys_way(tmp_path: Path) -> None:
    killed = claim_in_another_process(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    said, _ = killed.communicate(timeout=60)
    assert said == "True\n"
    after = SingleInstance(tmp_path)
    assert after.claim()
    after.release()


@pytest.mark.usefixtures("qapp")
def test_without_local_sockets_the_game_opens_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocalServer, "listen", lambda *arguments: False)
    assert SingleInstance(tmp_path).claim()
