"""How long a slider step takes to reach the cards: `python -m tests.bench.bench_filters`."""

import os
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QGuiApplication

from schafkopf_desktop.decks.pack import load_pack
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.imaging import FilterSettings
from schafkopf_desktop.resources_path import resource_path

_STEPS = 20
_TABLE_WIDTH = 119  # of a hand card in a window of 1280 x 800
_GALLERY_WIDTH = 78


class LongestPause:
    """Measures how long the window could not have answered."""

    def __init__(self) -> None:
        self.milliseconds = 0.0
        self._since = QElapsedTimer()
        self._since.start()
        self._tick = QTimer()
        self._tick.timeout.connect(self._measure)
        self._tick.start(0)

    def stop(self) -> float:
        self._tick.stop()
        return self.milliseconds

    def _measure(self) -> None:
        self.milliseconds = max(self.milliseconds, self._since.nsecsElapsed() / 1e6)
        self._since.start()


def measure(name: str, faces: tuple[str, ...], width: float, ratio: float) -> None:
    """Print the time to the first pictures and from a slider step to the picture."""
    pictures = CardPictures(load_pack(resource_path("decks", "salzburg")))

    def look() -> None:
        for face in faces:
            pictures.pixmap(face, width, ratio, True)

    pictures.changed.connect(look)
    pause = LongestPause()
    start = time.perf_counter()
    look()
    asked = time.perf_counter() - start
    pictures.wait_settled()
    first = time.perf_counter() - start
    steps = []
    for step in range(_STEPS):
        start = time.perf_counter()
        pictures.set_filters(FilterSettings(contrast=30 + step, grain=50, temperature=80 - step))
        pictures.wait_settled()
        steps.append(time.perf_counter() - start)
    print(
        f"{name:<22} ratio {ratio:<4} asked {1e3 * asked:5.1f} ms, drawn {1e3 * first:6.0f} ms, "
        f"slider step {1e3 * min(steps):5.1f} ms (median {1e3 * sorted(steps)[_STEPS // 2]:5.1f}), "
        f"longest pause {pause.stop():5.1f} ms"
    )
    pictures.close()


def main() -> None:
    """Print the times for the table's thirteen cards and for the gallery."""
    application = QGuiApplication([])
    faces = load_pack(resource_path("decks", "salzburg")).faces
    for ratio in (1, 1.25, 2, 3):
        measure("13 cards of a table", faces[:13], _TABLE_WIDTH, ratio)
    for ratio in (1, 2):
        measure("40 cards of the deck", faces, _GALLERY_WIDTH, ratio)
    application.quit()


if __name__ == "__main__":
    main()
