"""What the filters cost in one thread, beside the goals: `python -m tests.bench.bench_imaging`."""

import time
from collections.abc import Callable

from PIL import Image

from schafkopf_desktop.imaging import FilterSettings, apply_filters
from schafkopf_desktop.imaging.grain import noise_tile
from schafkopf_desktop.imaging.tone import tone_table

_SIZE = (357, 595)  # a hand card of a 1280 x 800 window at ratio 3
_REPEATS = 30


def fastest(work: Callable[[], object]) -> float:
    """Seconds of the quickest of some runs, which a busy machine disturbs least."""
    times = []
    for _ in range(_REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    """Print every cost with its goal."""
    start = time.perf_counter()
    noise_tile(1)
    print(f"noise tile, once a run           {1e3 * (time.perf_counter() - start):6.1f} ms")
    start = time.perf_counter()
    noise_tile(3)
    print(f"noise tile at ratio 3, once      {1e3 * (time.perf_counter() - start):6.1f} ms")
    print(f"table of 1024 codes              {1e3 * fastest(_fresh_table):6.2f} ms       goal  3")

    picture = Image.effect_noise(_SIZE, 60).convert("RGBA")
    pixels = _SIZE[0] * _SIZE[1]
    for name, settings, goal in (
        ("contrast and temperature", FilterSettings(70, 0, 80), 10),
        ("grain as well", FilterSettings(70, 50, 80), 10 + 15),
    ):
        cost = fastest(lambda settings=settings: apply_filters(picture, settings, "S_D", 3))  # type: ignore[misc]
        print(f"{name:<32} {1e9 * cost / pixels:6.2f} ns/pixel goal {goal:2}")


def _fresh_table() -> tuple[int, ...]:
    tone_table.cache_clear()
    return tone_table(35, 85)


if __name__ == "__main__":
    main()
