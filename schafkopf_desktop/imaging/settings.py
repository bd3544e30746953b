"""What the three sliders say."""

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class FilterSettings:
    """The place of the three sliders, each a whole number 0..100.

    Contrast and temperature are neutral at 50, grain is off at 0; so the default look has visible grain.
    Raises `ValueError` for a number outside the range.

    Attributes:
        contrast: slope of the tone curve at mid grey, 0.5 at 0 to 1.5 at 100.
        grain: strength of the film grain, linear.
        temperature: white point from 17390 K (0, cool) over 6504 K (50) to 4000 K (100, warm).
    """

    contrast: int = 50
    grain: int = 50
    temperature: int = 50

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not 0 <= value <= 100:
                raise ValueError(f"{field.name} must be within 0 and 100, not {value!r}")


NEUTRAL = FilterSettings(contrast=50, grain=0, temperature=50)
"""The settings that leave every picture as it was drawn."""
