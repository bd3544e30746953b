"""Film grain: a fixed noise that shifts every colour between a darker and a lighter neighbour."""

import random
import zlib
from functools import lru_cache
from math import sqrt
from statistics import NormalDist

from PIL import Image, ImageChops

from schafkopf_desktop.imaging.codes import IDENTITY, code

TILE_SIZE = 320
"""Edge of the noise tile in logical pixels; beyond it the noise repeats."""

_SEED = 20240
_NOISE = NormalDist(127.5, 42.5)
_STRONGEST_SHIFT = 0.18
_SHIFT_FLOOR = 0.25


def grained(image: Image.Image, grain: int, card_id: str, ratio: float) -> Image.Image:
    """The RGBA picture (straight alpha) with grain 0..100; alpha stays as it is.

    The noise is measured in logical pixels: `ratio` is the number of the picture's pixels to one of them. Every
    card has its own place in the noise, taken from `card_id`, the same on every run and machine.
    """
    if grain == 0:
        return image
    darker, lighter = grain_tables(grain)
    return Image.composite(image.point(lighter), image.point(darker), card_noise(card_id, image.size, ratio))


@lru_cache(maxsize=101)
def grain_tables(grain: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The colours that noise 0 and noise 255 lead to, as two tables of 1024 codes for `Image.point`."""
    strength = grain / 100
    darker, lighter = [], []
    for number in range(256):
        value = number / 255
        shift = _STRONGEST_SHIFT * (_SHIFT_FLOOR + (1 - _SHIFT_FLOOR) * 4 * value * (1 - value))
        darker.append(code(value + strength * (max(0.0, value - shift) - value)))
        lighter.append(code(value + strength * (min(1.0, value + shift) - value)))
    return (*(darker * 3), *IDENTITY), (*(lighter * 3), *IDENTITY)


def card_noise(card_id: str, size: tuple[int, int], ratio: float) -> Image.Image:
    """The noise (8 bit, mean 127.5) that falls on a card of that size in pixels."""
    tile = noise_tile(ratio)
    place = zlib.crc32(card_id.encode())
    left = round(place % TILE_SIZE * ratio) % tile.width
    top = round(place // TILE_SIZE % TILE_SIZE * ratio) % tile.height
    return _wrapped_crop(tile, (left, top, left + size[0], top + size[1]))


@lru_cache(maxsize=8)
def noise_tile(ratio: float) -> Image.Image:
    """The noise tile at that many pixels per logical pixel, equally strong at every ratio."""
    if ratio == 1:
        return Image.frombytes("L", (TILE_SIZE, TILE_SIZE), _tile_bytes())
    tile = noise_tile(1)
    edge = max(1, round(TILE_SIZE * ratio))
    # Scaling sees nothing beyond an edge, so the seam would show: scale four tiles and keep the middle of them.
    four = _wrapped_crop(tile, (0, 0, 2 * TILE_SIZE, 2 * TILE_SIZE)).resize(
        (2 * edge, 2 * edge), Image.Resampling.BICUBIC
    )
    half = edge // 2
    scaled = ImageChops.offset(four.crop((half, half, half + edge, half + edge)), half, half)
    stretch = _deviation(tile) / _deviation(scaled)
    return scaled.point([code(0.5 + (number / 255 - 0.5) * stretch) for number in range(256)])


def _tile_bytes() -> bytes:
    """Seeded bytes, blurred (1 4 1) around the edges and mapped by rank to a normal distribution."""
    blurred = _blurred(random.Random(_SEED).randbytes(TILE_SIZE * TILE_SIZE))
    tile = bytearray(len(blurred))
    codes = iter(_normal_codes(len(blurred)))
    # A bucket per sum instead of one big sort, which would hold up every other thread while it lasts.
    buckets: list[list[int]] = [[] for _ in range(36 * 255 + 1)]
    for place, total in enumerate(blurred):
        buckets[total].append(place)
    for bucket in buckets:
        for place in bucket:
            tile[place] = next(codes)
    return bytes(tile)


def _blurred(noise: bytes) -> list[int]:
    rows = [_neighbours_added(noise[start : start + TILE_SIZE]) for start in range(0, len(noise), TILE_SIZE)]
    return [
        above + 4 * here + below
        for y, row in enumerate(rows)
        for above, here, below in zip(rows[y - 1], row, rows[(y + 1) % TILE_SIZE], strict=True)
    ]


def _neighbours_added(row: bytes) -> list[int]:
    return [left + 4 * here + right for left, here, right in zip(row[-1:] + row, row, row[1:] + row[:1], strict=False)]


def _normal_codes(count: int) -> list[int]:
    """Codes 0..255 in rising order, as often as the normal distribution, cut at three sigma, wants each."""
    lowest, highest = _NOISE.cdf(0), _NOISE.cdf(255)
    codes: list[int] = []
    for number in range(256):
        share = (_NOISE.cdf(min(number + 0.5, 255)) - lowest) / (highest - lowest)
        codes.extend([number] * (round(share * count) - len(codes)))
    return codes


def _wrapped_crop(tile: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """The box cut out of endless copies of the tile."""
    left, top, right, bottom = box
    crop = Image.new("L", (right - left, bottom - top))
    for y in range(top // tile.height * tile.height, bottom, tile.height):
        for x in range(left // tile.width * tile.width, right, tile.width):
            crop.paste(tile, (x - left, y - top))
    return crop


def _deviation(image: Image.Image) -> float:
    histogram = image.histogram()
    count = sum(histogram)
    mean = sum(number * times for number, times in enumerate(histogram)) / count
    return sqrt(sum((number - mean) ** 2 * times for number, times in enumerate(histogram)) / count)
