"""`shots`: draws every screen to PNG files, without a display."""

from __future__ import annotations

from pathlib import Path


def run(out: Path, language: str, size: tuple[int, int], scale: float, theme: str) -> int:
    """Write the pictures into the folder `out`; `size` is in logical pixels, `scale` the device pixel ratio."""
    # Only now: the other commands do without Qt.
    from schafkopf_desktop.screens import draw_screens

    return draw_screens(out, language, size, scale, theme)
