"""Files that are either the old or the new one, whatever happens while they are written."""

import contextlib
import os
import tempfile
import time
from pathlib import Path

_STALE_AFTER = 60.0


def write_atomically(path: Path, content: bytes) -> None:
    """Replace the file's content, making its folder where needed; when this fails the old content still stands.

    Raises:
        OSError: the disk is full, the place is read-only, or the like.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    _remove_stale_drafts(path)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".draft", dir=path.parent)
    draft = Path(name)
    try:
        with open(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to end in ``.bad``, never over an older one, and return its new path.

    Raises:
        OSError: the file cannot be renamed.
    """
    aside = path.with_name(f"{path.name}.bad")
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.name}.{number}.bad")
        number += 1
    return path.rename(aside)


def _remove_stale_drafts(path: Path) -> None:
    """Remove what a program killed in the middle of writing left behind."""
    for draft in path.parent.glob(f".{path.name}.*.draft"):
        # Another program may remove or hold the same draft; either way it is not ours to complain about.
        with contextlib.suppress(OSError):
            if time.time() - draft.stat().st_mtime > _STALE_AFTER:
                draft.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself survive a power cut, where the system can."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
