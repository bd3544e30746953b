"""The three filters in their order."""

from PIL import Image

from schafkopf_desktop.imaging.grain import grained
from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.imaging.tone import tone_table


def apply_filters(image: Image.Image, settings: FilterSettings, card_id: str, ratio: float) -> Image.Image:
    """A new picture with grain, then colour temperature, then contrast; the picture given stays as it is.

    `image` is RGBA with straight alpha, encoded sRGB; alpha is kept bit for bit. `card_id` decides where the card
    lies in the noise, `ratio` (> 0) how many of its pixels make one logical pixel. Raises `ValueError` for another
    mode than RGBA. Grain comes first because it sits in the negative, contrast and tint belong to the print.
    """
    if image.mode != "RGBA":
        raise ValueError(f"filters need an RGBA picture with straight alpha, not {image.mode}")
    return grained(image, settings.grain, card_id, ratio).point(tone_table(settings.contrast, settings.temperature))
