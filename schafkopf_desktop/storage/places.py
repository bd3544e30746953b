"""Where a system wants programs to keep their files."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Places:
    """The files of one person on one machine; none of them, nor their folders, need exist.

    Attributes:
        settings, match, history, log: files.
        packs: folder of the packs of cards that the person has added.
        pictures: folder of what can be drawn again at any time.
    """

    settings: Path
    match: Path
    history: Path
    log: Path
    packs: Path
    pictures: Path


def places(
    platform: str = sys.platform, environment: Mapping[str, str] = os.environ, home: Path | None = None
) -> Places:
    """Return the places by the system's custom; SCHAFKOPF_DESKTOP_HOME puts all of them into one folder instead.

    Linux: the XDG base directory specification, 0.8; relative paths in its variables are ignored, as it says.
    """
    home = home or Path.home()

    def folder(variable: str, default: Path) -> Path:
        named = Path(environment.get(variable, ""))
        return named if named.is_absolute() else default

    chosen = environment.get("SCHAFKOPF_DESKTOP_HOME")
    if chosen:
        config = data = logs = caches = Path(chosen).absolute()
    elif platform == "win32":
        config = folder("APPDATA", home / "AppData" / "Roaming") / "Schafkopf Desktop"
        data = logs = caches = folder("LOCALAPPDATA", home / "AppData" / "Local") / "Schafkopf Desktop"
    elif platform == "darwin":
        config = data = home / "Library" / "Application Support" / "Schafkopf Desktop"
        logs = home / "Library" / "Logs" / "Schafkopf Desktop"
        caches = home / "Library" / "Caches" / "Schafkopf Desktop"
    else:
        config = folder("XDG_CONFIG_HOME", home / ".config") / "schafkopf-desktop"
        data = folder("XDG_DATA_HOME", home / ".local" / "share") / "schafkopf-desktop"
        logs = folder("XDG_STATE_HOME", home / ".local" / "state") / "schafkopf-desktop"
        caches = folder("XDG_CACHE_HOME", home / ".cache") / "schafkopf-desktop"
    return Places(
        settings=config / "settings.json",
        match=data / "match.json",
        history=data / "history.db",
        log=logs / "schafkopf-desktop.log",
        packs=data / "packs",
        pictures=caches / "pictures",
    )
