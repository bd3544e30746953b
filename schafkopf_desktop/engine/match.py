"""A match: deals one after the other, the deal moving round the table, scores adding up (rules 2.5, 5)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.deal_text import format_deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.settlement import Scores, Settlement
from schafkopf_desktop.engine.shuffle import fingerprint


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One finished deal of a match.

    Attributes:
        number: Its number in the match, from 1.
        dealer: Who dealt.
        settlement: What it paid.
        notation: The whole deal as text.
        seed: What the pack was shuffled from; None when the cards came from elsewhere.
    """

    number: int
    dealer: Seat
    settlement: Settlement
    notation: str
    seed: str | None = None

    @property
    def fingerprint(self) -> str | None:
        """What bound to the shuffle before the deal; None when the cards came from elsewhere."""
        return None if self.seed is None else fingerprint(self.seed)


@dataclass(frozen=True, slots=True)
class Match:
    """The finished deals of a match, immutable.

    Attributes:
        house_rules: The table's switches, for the deals to come.
        first_dealer: Who dealt, or will deal, the first deal.
        records: The finished deals, passed-out ones included.
        identity: What tells this match from all others, chosen by whoever begins it; the same from its first deal on.
    """

    house_rules: HouseRules = field(default_factory=HouseRules)
    first_dealer: Seat = 3
    records: tuple[DealRecord, ...] = ()
    identity: str = ""

    @property
    def number(self) -> int:
        """The number of the deal to come or in progress, from 1."""
        return len(self.records) + 1

    @property
    def dealer(self) -> Seat:
        """Who deals next: one seat further to the left after every deal (rules 2.5)."""
        return (self.first_dealer + len(self.records)) % 4

    @property
    def totals(self) -> Scores:
        """The sum of all scores, by seat; they sum to zero."""
        first, second, third, fourth = (
            sum(record.settlement.scores[seat] for record in self.records) for seat in SEATS
        )
        return first, second, third, fourth

    def add(self, deal: Deal, seed: str | None = None) -> Match:
        """Return the match with a finished deal added, and with what its pack was shuffled from.

        Raises:
            ValueError: The deal is not finished, or another seat had to deal.
        """
        settlement = deal.settlement
        if settlement is None:
            raise ValueError("only a finished deal can be added to a match")
        if deal.dealer != self.dealer:
            raise ValueError(f"seat {self.dealer} deals, not seat {deal.dealer}")
        record = DealRecord(self.number, deal.dealer, settlement, format_deal(deal), seed)
        return replace(self, records=(*self.records, record))
