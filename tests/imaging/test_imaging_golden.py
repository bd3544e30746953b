"""The filters against values that an independent program computed in float64."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat

from schafkopf_desktop.imaging import FilterSettings, apply_filters
from schafkopf_desktop.imaging.grain import card_noise, grain_tables, noise_tile
from schafkopf_desktop.imaging.tone import channel_gains, kelvin, tone_table

GOLDEN: dict[str, Any] = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))
GRAIN_TOLERANCE = GOLDEN["tolerances"]["with_grain_codes"]


def filter_settings(row: dict[str, Any]) -> FilterSettings:
    contrast, grain, temperature = row["settings"]
    return FilterSettings(contrast, grain, temperature)


def row_name(row: dict[str, Any]) -> str:
    return "-".join(str(part) for part in [*row["settings"], row.get("name", "")])


def fingerprint(table: tuple[int, ...]) -> str:
    return hashlib.sha256(bytes(table)).hexdigest()


def deviation_and_mean(image: Image.Image) -> tuple[float, float]:
    statistics = ImageStat.Stat(image)
    return statistics.stddev[0], statistics.mean[0]


@cache
def place_of_noise(code: int) -> tuple[int, int]:
    """Where the noise of the card "S_D" has that code."""
    noise = card_noise("S_D", (320, 320), 1)
    place = noise.tobytes().index(code)
    return place % noise.width, place // noise.width


@pytest.mark.parametrize("row", GOLDEN["gains"], ids=lambda row: str(row["temperature"]))
def test_temperature_is_a_place_on_the_daylight_locus(row: dict[str, Any]) -> None:
    assert kelvin(row["temperature"]) == pytest.approx(row["kelvin"])
    assert channel_gains(row["temperature"]) == pytest.approx(row["gains"], abs=GOLDEN["tolerances"]["gains_abs"])
    table = tone_table(50, row["temperature"])
    assert [table[channel * 256 + 255] for channel in range(3)] == row["white_8bit"]


@pytest.mark.parametrize("row", GOLDEN["contrast_curve"], ids=lambda row: f"{row['contrast']}-{row['v']}")
def test_contrast_curve(row: dict[str, Any]) -> None:
    assert tone_table(row["contrast"], 50)[round(row["v"] * 255)] == pytest.approx(255 * row["out"], abs=1)


@pytest.mark.parametrize("row", GOLDEN["tone"], ids=row_name)
def test_tone_is_exact(row: dict[str, Any]) -> None:
    picture = Image.new("RGBA", (3, 2), (*row["in"], 77))
    settings = filter_settings(row)
    filtered = apply_filters(picture, settings, "S_D", 1)
    assert filtered.getpixel((2, 1)) == pytest.approx((*row["out_8bit"], 77), abs=1)


@pytest.mark.parametrize("row", GOLDEN["grain"], ids=row_name)
def test_grain_follows_the_noise(row: dict[str, Any]) -> None:
    filtered = apply_filters(Image.new("RGBA", (320, 320), (*row["in"], 255)), filter_settings(row), "S_D", 1)
    for noise, expected in row["by_u"].items():
        pixel = filtered.getpixel(place_of_noise(int(noise)))
        assert isinstance(pixel, tuple)
        assert pixel[:3] == pytest.approx(expected, abs=GRAIN_TOLERANCE)


@pytest.mark.parametrize("row", GOLDEN["lut_sha256"], ids=row_name)
def test_tables_are_the_same_on_every_machine(row: dict[str, Any]) -> None:
    contrast, grain, temperature = row["settings"]
    darker, lighter = grain_tables(grain)
    assert fingerprint(tone_table(contrast, temperature)) == row["tone"]
    assert (fingerprint(darker), fingerprint(lighter)) == (row["grain_lo"], row["grain_hi"])


def test_noise_tile_is_the_same_on_every_machine() -> None:
    tile = noise_tile(1)
    assert hashlib.sha256(tile.tobytes()).hexdigest() == GOLDEN["statistics"]["tile_sha256"]
    deviation, mean = deviation_and_mean(tile)
    assert mean == pytest.approx(GOLDEN["statistics"]["tile_mean"], abs=0.01)
    assert deviation == pytest.approx(GOLDEN["statistics"]["tile_sd"], abs=0.01)


@pytest.mark.parametrize("ratio", [1.25, 1.5, 1.75, 2, 2.5, 3])
def test_noise_is_equally_strong_at_every_ratio(ratio: float) -> None:
    deviation, mean = deviation_and_mean(noise_tile(ratio))
    assert mean == pytest.approx(GOLDEN["statistics"]["tile_mean"], abs=0.5)
    assert deviation == pytest.approx(GOLDEN["statistics"]["tile_sd"], rel=0.01)


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
@pytest.mark.parametrize(("grey", "row"), GOLDEN["statistics"]["uniform_patch_sd_examples"].items())
def test_strength_of_grain_on_a_plain_patch(grey: str, row: dict[str, Any], ratio: float) -> None:
    edge = round(320 * ratio)
    patch = Image.new("RGBA", (edge, edge), (int(grey), int(grey), int(grey), 255))
    red = apply_filters(patch, filter_settings(row), "S_D", ratio).getchannel("R")
    deviation, mean = deviation_and_mean(red)
    assert mean == pytest.approx(row["mean_codes"], abs=0.6)
    # A code is the smallest step, so very dark and very light patches can not come nearer than its rounding.
    assert deviation == pytest.approx(row["sd_codes"], rel=0.05, abs=0.15)
