"""What must hold for every picture and every place of the sliders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from schafkopf_desktop.imaging import NEUTRAL, FilterSettings, apply_filters
from schafkopf_desktop.imaging.grain import card_noise, noise_tile
from schafkopf_desktop.imaging.tone import tone_table

places = st.integers(0, 100)
settings_of_sliders = st.builds(FilterSettings, places, places, places)
card_ids = st.sampled_from(["S_D", "E_10", "H_O", "back"])


@st.composite
def pictures(draw: st.DrawFn) -> Image.Image:
    width, height = draw(st.integers(1, 24)), draw(st.integers(1, 24))
    return Image.frombytes(
        "RGBA", (width, height), draw(st.binary(min_size=width * height * 4, max_size=width * height * 4))
    )


@given(pictures(), settings_of_sliders, card_ids, st.sampled_from([1, 1.25, 2]))
def test_alpha_and_the_given_picture_stay(
    picture: Image.Image, settings: FilterSettings, card_id: str, ratio: float
) -> None:
    before = picture.tobytes()
    filtered = apply_filters(picture, settings, card_id, ratio)
    assert picture.tobytes() == before
    assert filtered is not picture
    assert filtered.size == picture.size
    assert filtered.getchannel("A").tobytes() == picture.getchannel("A").tobytes()


@given(pictures(), settings_of_sliders, card_ids)
def test_the_same_picture_every_time(picture: Image.Image, settings: FilterSettings, card_id: str) -> None:
    once, again = (apply_filters(picture, settings, card_id, 1.5).tobytes() for _ in range(2))
    assert once == again


@given(pictures(), card_ids)
def test_neutral_changes_nothing(picture: Image.Image, card_id: str) -> None:
    assert apply_filters(picture, NEUTRAL, card_id, 2).tobytes() == picture.tobytes()


@given(places, places)
def test_tone_curves_rise_and_leave_alpha(contrast: int, temperature: int) -> None:
    table = tone_table(contrast, temperature)
    assert len(table) == 1024
    channels = [table[start : start + 256] for start in range(0, 1024, 256)]
    assert all(list(channel) == sorted(channel) for channel in channels)
    assert channels[3] == tuple(range(256))


@given(places, places)
def test_warmer_means_less_blue_and_more_red(one: int, other: int) -> None:
    cooler, warmer = sorted((one, other))
    red, blue = 200, 512 + 200
    assert tone_table(50, cooler)[red] <= tone_table(50, warmer)[red]
    assert tone_table(50, cooler)[blue] >= tone_table(50, warmer)[blue]


@given(st.integers(0, 255), places, places)
def test_more_grain_is_never_weaker(grey: int, one: int, other: int) -> None:
    weaker, stronger = sorted((one, other))
    patch = Image.new("RGBA", (16, 16), (grey, grey, grey, 255))

    def spread(grain: int) -> int:
        filtered = apply_filters(patch, FilterSettings(50, grain, 50), "S_D", 1)
        low, high = filtered.getchannel("R").getextrema()
        assert isinstance(low, int)
        assert isinstance(high, int)
        return high - low

    assert spread(weaker) <= spread(stronger)


def test_every_card_lies_elsewhere_in_the_noise() -> None:
    ids = [f"{suit}_{rank}" for suit in "SLEH" for rank in ("D", "K", "O", "U", "10", "9", "8", "7", "6", "5")]
    assert len({card_noise(card_id, (60, 100), 1).tobytes() for card_id in [*ids, "back"]}) == 41


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_noise_repeats_without_a_seam(ratio: float) -> None:
    tile = noise_tile(ratio)
    noise = card_noise("S_D", (2 * tile.width, 2 * tile.height), ratio)
    left_top = noise.crop((0, 0, tile.width, tile.height))
    right_bottom = noise.crop((tile.width, tile.height, 2 * tile.width, 2 * tile.height))
    assert left_top.tobytes() == right_bottom.tobytes()
    # Neighbours across the edge differ no more than neighbours in any other column.
    steps = ImageChops.difference(tile, ImageChops.offset(tile, 1, 0))
    means = [ImageStat.Stat(steps.crop((x, 0, x + 1, tile.height))).mean[0] for x in range(tile.width)]
    assert min(means[1:]) <= means[0] <= max(means[1:])


@pytest.mark.parametrize(
    "sliders", [{"contrast": -1}, {"contrast": 101}, {"grain": -5}, {"grain": 101}, {"temperature": 200}]
)
def test_sliders_outside_their_range_are_refused(sliders: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(sliders))):
        FilterSettings(**sliders)


@pytest.mark.parametrize("mode", ["RGB", "RGBa", "L"])
def test_other_modes_are_refused(mode: str) -> None:
    with pytest.raises(ValueError, match=mode):
        apply_filters(Image.new(mode, (2, 2)), FilterSettings(), "S_D", 1)
