"""`shots`: draws every screen to PNG files, without a display."""

from __future__ import annotations

from pathlib import Path


def run(out: Path, language: str, size: tuple[int, int], scale: float, theme: str) -> int:
    """Write the pictures into the folder `out`; `size` is in logical pixels, `scale` the device pixel ratio."""
    from schafkopf_desktop.ui.shots import run_shots

    return run_shots(out, language, size, scale, theme)
