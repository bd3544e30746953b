"""Schafkopf Desktop: the four-player Bavarian trick game against three computer players."""

__version__ = "0.1.0"
