"""A file is the old or the new one, whatever happens while it is written."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from schafkopf_desktop.storage.atomic import set_aside, write_atomically


def test_the_folder_is_made_and_nothing_else_is_left_in_it(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "file"
    write_atomically(path, b"first")
    write_atomically(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(path.parent.iterdir()) == [path]


def test_a_full_disk_leaves_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_goes_on_pointing_to_the_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
def test_killed_in_the_middle_of_writing_the_old_content_stands(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")
    # The child stops itself when the draft is on disk but not yet renamed: just where a power cut hurts.
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from schafkopf_desktop.storage.atomic import write_atomically\n"
        "os.replace = lambda *paths: os.kill(os.getpid(), signal.SIGKILL)\n"
        "write_atomically(Path(sys.argv[1]), b'new')\n"
    )
    done = subprocess.run([sys.executable, "-c", program, str(path)], check=False, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert path.read_bytes() == b"old"
    (draft,) = set(tmp_path.iterdir()) - {path}
    assert draft.read_bytes() == b"new"

    write_atomically(path, b"newer")
    assert path.read_bytes() == b"newer"
    assert draft.exists(), "a fresh draft may belong to another program that is writing right now"
    an_hour_ago = time.time() - 3600
    os.utime(draft, (an_hour_ago, an_hour_ago))
    write_atomically(path, b"newest")
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_file_never_replaces_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    moved = []
    for content in (b"1", b"2", b"3"):
        path.write_bytes(content)
        moved.append(set_aside(path))
    assert [each.name for each in moved] == ["file.json.bad", "file.json.2.bad", "file.json.3.bad"]
    assert [each.read_bytes() for each in moved] == [b"1", b"2", b"3"]
    assert not path.exists()
