"""Colour temperature and contrast: a curve per channel, so one table of 256 codes each."""

from functools import lru_cache

from schafkopf_desktop.imaging.codes import IDENTITY, code

_NEUTRAL_KELVIN = 6504.0
_WARMEST_KELVIN = 4000.0
_MIRED_NEUTRAL = 1e6 / _NEUTRAL_KELVIN
_MIRED_SPAN = 1e6 / _WARMEST_KELVIN - _MIRED_NEUTRAL

_RGB_FROM_XYZ = (
    (3.24045416211, -1.5371385128, -0.498531409556),
    (-0.969266030505, 1.87601084545, 0.0415560175303),
    (0.0556434309591, -0.204025913517, 1.05722518822),
)


def kelvin(temperature: float) -> float:
    """The correlated colour temperature in kelvin of a slider place 0..100, linear in mired."""
    return 1e6 / (_MIRED_NEUTRAL + _MIRED_SPAN * (temperature - 50) / 50)


def channel_gains(temperature: float) -> tuple[float, float, float]:
    """The factors for red, green and blue in linear light at a slider place 0..100; the largest is 1."""
    if temperature == 50:
        return (1.0, 1.0, 1.0)
    white = _daylight_white(kelvin(temperature))
    neutral = _daylight_white(_NEUTRAL_KELVIN)
    red, green, blue = (channel / reference for channel, reference in zip(white, neutral, strict=True))
    largest = max(red, green, blue)
    return (red / largest, green / largest, blue / largest)


@lru_cache(maxsize=256)
def tone_table(contrast: int, temperature: int) -> tuple[int, ...]:
    """The 1024 codes for `Image.point` on an RGBA picture with straight alpha: temperature, then contrast.

    The last quarter, which is for alpha, changes nothing.
    """
    codes = [
        code(_contrasted(_tempered(number / 255, gain), contrast))
        for gain in channel_gains(temperature)
        for number in range(256)
    ]
    return (*codes, *IDENTITY)


def _daylight_white(temperature_kelvin: float) -> tuple[float, ...]:
    """Linear sRGB of the CIE 15 daylight of that temperature (4000 K to 25000 K) at luminance 1."""
    t = temperature_kelvin
    if t <= 7000:
        x = -4.6070e9 / t**3 + 2.9678e6 / t**2 + 0.09911e3 / t + 0.244063
    else:
        x = -2.0064e9 / t**3 + 1.9018e6 / t**2 + 0.24748e3 / t + 0.237040
    y = -3 * x * x + 2.87 * x - 0.275
    xyz = (x / y, 1.0, (1 - x - y) / y)
    return tuple(sum(factor * part for factor, part in zip(row, xyz, strict=True)) for row in _RGB_FROM_XYZ)


def _tempered(value: float, gain: float) -> float:
    """An encoded sRGB value 0..1 with its light multiplied."""
    return value if gain == 1.0 else _encoded(_linear(value) * gain)


def _contrasted(value: float, contrast: float) -> float:
    """An encoded sRGB value 0..1 on the contrast curve around mid grey; black and white are never clipped."""
    amount = (contrast - 50) / 50
    if amount <= 0:
        return 0.5 + (1 + amount / 2) * (value - 0.5)
    return value + amount * (value * value * (3 - 2 * value) - value)


def _linear(value: float) -> float:
    """Linear light of an encoded sRGB value (IEC 61966-2-1)."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> float:
    """Encoded sRGB value of linear light (IEC 61966-2-1)."""
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)
