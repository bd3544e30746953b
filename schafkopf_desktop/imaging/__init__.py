"""Contrast, grain and colour temperature as pure functions on pictures; Pillow and nothing else."""

from .filters import apply_filters
from .settings import NEUTRAL, FilterSettings

__all__ = ["NEUTRAL", "FilterSettings", "apply_filters"]
