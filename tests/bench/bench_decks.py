"""How long the faces of a pack take, drawn and from the disk: `python -m tests.bench.bench_decks`."""

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from schafkopf_desktop.decks.corner_index import IndexMarks
from schafkopf_desktop.decks.developing import develop
from schafkopf_desktop.decks.found_packs import find_packs
from schafkopf_desktop.decks.pack import BACK, Pack
from schafkopf_desktop.decks.picture_store import PictureStore
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.decks.sprites import SpriteKey
from schafkopf_desktop.imaging import NEUTRAL, FilterSettings
from schafkopf_desktop.resources_path import resource_path
from tests.bench.bench_filters import LongestPause

_WIDTH = 180


def work(pack: Pack, filters: FilterSettings, store: PictureStore | None) -> float:
    """Return the processor's milliseconds for all faces and the back at 180 x 300 in one thread, index included."""
    start = time.thread_time()
    for face in (*pack.faces, BACK):
        key = SpriteKey.of_size(pack.id, face, _WIDTH, 1, IndexMarks() if face != BACK else None)
        develop(pack, key, None, filters, store)
    return 1e3 * (time.thread_time() - start)


def start(pack: Pack, store: PictureStore) -> tuple[float, float]:
    """Return the milliseconds until a window that asks for every card shows it, and its longest pause meanwhile."""
    pictures = CardPictures(pack, settings=FilterSettings(), store=store)

    def look() -> None:
        for face in (*pack.faces, BACK):
            pictures.pixmap(face, _WIDTH, 1, True)

    pictures.changed.connect(look)
    pause = LongestPause()
    begun = time.perf_counter()
    look()
    pictures.wait_settled()
    total = 1e3 * (time.perf_counter() - begun)
    longest = pause.stop()
    pictures.close()
    return total, longest


def main() -> None:
    """Print the times of every pack of the program, of the first start and of the second."""
    application = QGuiApplication(sys.argv[:1])
    begun = time.perf_counter()
    packs = find_packs(resource_path("decks")).offered
    print(f"packs found in {1e3 * (time.perf_counter() - begun):.0f} ms; times in ms, {_WIDTH} pixels wide")
    for pack in packs:
        with tempfile.TemporaryDirectory() as folder:
            store = PictureStore(Path(folder))
            work(pack, NEUTRAL, None)
            drawn = work(pack, NEUTRAL, None)
            work(pack, NEUTRAL, store)
            read = work(pack, NEUTRAL, store)
            filtered = work(pack, FilterSettings(), store)
            size = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
        with tempfile.TemporaryDirectory() as folder:
            first = start(pack, PictureStore(Path(folder)))
            second = start(pack, PictureStore(Path(folder)))
        print(
            f"{pack.id:<14} one thread: drawn {drawn:4.0f}, from the disk {read:3.0f} ({filtered:3.0f} with filters, "
            f"{size:.1f} MB)"
        )
        for name, (total, pause) in (("first", first), ("second", second)):
            print(f"{'':<14} {name + ' start:':<13} all shown after {total:4.0f}, longest pause {pause:3.0f}")
    application.quit()


if __name__ == "__main__":
    main()
