"""What one seat can know about the card points taken so far."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class PointsInSight:
    """Card points in taken tricks, split by what the looking seat knows about the parties.

    Attributes:
        declarers: points surely of the declarer's side, 0..120.
        unknown: points of each seat whose party is not known, highest first; empty when all parties are known.
        defenders: points surely of the defenders, 0..120.
    """

    declarers: int
    unknown: tuple[int, ...]
    defenders: int

    @property
    def least(self) -> int:
        """The fewest points the declarer's side can have: the partner is the poorest of the unknown seats."""
        return self.declarers + min(self.unknown, default=0)

    @property
    def most(self) -> int:
        """The most points the declarer's side can have: the partner is the richest of the unknown seats."""
        return self.declarers + max(self.unknown, default=0)


def declarer_side_known_to(view: SeatView) -> frozenset[int]:
    """The seats that ``view.seat`` knows to play with the declarer, the declarer included (rules 1.3, 4.8)."""
    return frozenset() if view.declaration is None else _knowledge_of(view).declarers_side


def defenders_known_to(view: SeatView) -> frozenset[int]:
    """The seats that ``view.seat`` knows to defend, by the table, its hand and what follows from them (4.5, 4.8)."""
    return frozenset() if view.declaration is None else _knowledge_of(view).defenders


def points_in_sight(view: SeatView) -> PointsInSight:
    """The points taken so far as ``view.seat`` may count them; a declaration must stand."""
    declarers, defenders = declarer_side_known_to(view), defenders_known_to(view)
    unknown = (view.points_of(seat) for seat in SEATS if seat not in declarers | defenders)
    return PointsInSight(
        declarers=sum(view.points_of(seat) for seat in declarers),
        unknown=tuple(sorted(unknown, reverse=True)),
        defenders=sum(view.points_of(seat) for seat in defenders),
    )


@lru_cache(maxsize=1)
def _knowledge_of(view: SeatView) -> Knowledge:
    """Several widgets ask about one view, and counting its worlds takes a millisecond."""
    return Knowledge(view)
