"""Switches for table customs that differ from the rule sheet; all are off by default."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseRules:
    """How this table differs from the rule sheet.

    Attributes:
        laufende_for_winners: A run counts for the winners whoever was dealt it, instead of rule 5.4.
    """

    laufende_for_winners: bool = False
