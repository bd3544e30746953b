"""What the outcomes of a deal are paid, world by world."""

from __future__ import annotations

from collections.abc import Sequence

from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.settlement import run_of
from schafkopf_desktop.solver.ladder import ladder_of, units_on
from schafkopf_desktop.solver.position import SearchPosition


class PriceList:
    """The units of each rung of the ladder, asked of the settlement once for each run of highest trumps."""

    def __init__(self, position: SearchPosition, house_rules: HouseRules) -> None:
        self._position = position
        self._house_rules = house_rules
        self._known: dict[tuple[int, bool, int], tuple[int, ...]] = {}

    def units(self, masks: Sequence[int], side: int) -> tuple[int, ...]:
        """Return what the declarer wins from each opponent at each rung, with these hands still held.

        The Laufende count on the hands as dealt (rules 5.4).
        """
        dealt = [held | played for held, played in zip(masks, self._position.played, strict=True)]
        of_side = sum(dealt[seat] for seat in SEATS if side >> seat & 1)
        has_highest = bool(of_side >> 31)
        against_the_run = self._position.tables.trumps & (~of_side if has_highest else of_side)
        # The run goes from the highest trump down to the first that the other side was dealt.
        run = (side, has_highest, against_the_run.bit_length())
        if run not in self._known:
            self._known[run] = self._settled(dealt, side)
        return self._known[run]

    def _settled(self, dealt: Sequence[int], side: int) -> tuple[int, ...]:
        declaration = self._position.declaration
        cards = self._position.tables.cards
        hands = [[card for bit, card in enumerate(cards) if mask >> bit & 1] for mask in dealt]
        seats = tuple(seat for seat in SEATS if side >> seat & 1)
        run = run_of(declaration, seats, hands)
        return units_on(ladder_of(declaration.contract), declaration, seats, run, self._house_rules)
