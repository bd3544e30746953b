"""The turns of a finished deal: each card played, and the deal as it stood before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat


class NothingToAnalyse(Enum):
    """Why a deal has no analysis."""

    NOT_FINISHED = "not finished"
    PASSED_OUT = "passed out"
    SIE = "Sie"
    """All tricks are certain, so that no card is played (rules 4.10)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A card that was played.

    Attributes:
        number: Its place among the cards of the deal, from 0.
        before: The deal as it stood.
        card: What was played.
    """

    number: int
    before: Deal
    card: Card

    @property
    def seat(self) -> Seat:
        """Who played it."""
        seat = self.before.to_act
        assert seat is not None
        return seat

    @property
    def declaration(self) -> Declaration:
        """What is played."""
        declaration = self.before.declaration
        assert declaration is not None
        return declaration

    @property
    def trick(self) -> int:
        """The number of its trick, from 0."""
        return len(self.before.tricks)

    @property
    def is_of_declarers(self) -> bool:
        """Whether the declarer's side played it."""
        return self.seat in self.before.declarer_side

    @property
    def sign(self) -> int:
        """1 where high values are good for the seat, which is of the declarer's side then, else -1."""
        return 1 if self.is_of_declarers else -1

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """What could have been played, in pack order."""
        return legal_cards(self.before)


def legal_cards(deal: Deal) -> tuple[Card, ...]:
    """Return the cards that the seat to act may play, in pack order; none when the deal is finished."""
    return tuple(action.card for action in deal.legal_actions() if isinstance(action, Play))


def nothing_to_analyse(deal: Deal) -> NothingToAnalyse | None:
    """Return why a deal has no analysis, None when it has one."""
    if deal.phase is not Phase.FINISHED:
        return NothingToAnalyse.NOT_FINISHED
    if deal.passed_out:
        return NothingToAnalyse.PASSED_OUT
    return None if deal.tricks else NothingToAnalyse.SIE


def turns_of(deal: Deal) -> tuple[Turn, ...]:
    """Return all turns in which a card was played, in order; 32, or fewer where a Tout was lost early (rules 4.9)."""
    turns: list[Turn] = []
    replayed = Deal.start(deal.hands, deal.dealer, deal.house_rules)
    for action in deal.actions:
        if isinstance(action, Play):
            turns.append(Turn(len(turns), replayed, action.card))
        replayed = replayed.apply(action)
    return tuple(turns)
