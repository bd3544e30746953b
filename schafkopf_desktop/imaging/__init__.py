"""Contrast, grain and colour temperature as pure functions on pictures; Pillow and nothing else."""

from schafkopf_desktop.imaging.filters import apply_filters
from schafkopf_desktop.imaging.settings import NEUTRAL, FilterSettings

__all__ = ["NEUTRAL", "FilterSettings", "apply_filters"]
