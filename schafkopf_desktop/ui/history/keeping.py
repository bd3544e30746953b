"""A finished deal as it is kept in the history, and back."""

from __future__ import annotations

from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK, Settlement
from schafkopf_desktop.storage.history import DealtHand, KeptDeal, Record
from schafkopf_desktop.ui.match.match_controller import PERSON

_PASSED = ""
_COURTS = (Rank.OBER, Rank.UNTER)


def kept_deal(record: DealRecord, match: str, finished: int, levels: str) -> KeptDeal:
    """A deal of the match with this identity; ``finished`` in seconds since 1970, ``levels`` as in `KeptDeal`."""
    settlement = record.settlement
    declaration = settlement.declaration
    in_declarer_side = PERSON in settlement.declarer_side
    hands = tuple(dealt_hand(hand) for hand in parse_deal(record.notation).hands)
    return KeptDeal(
        match=match,
        number=record.number,
        finished=finished,
        contract=_PASSED if declaration is None else declaration.contract.value,
        suit=declaration.suit.value if declaration is not None and declaration.suit is not None else "",
        role=role_of(settlement, PERSON),
        won=None if declaration is None else settlement.won is in_declarer_side,
        units=settlement.scores[PERSON],
        points=_points_of(settlement, in_declarer_side),
        declarer=None if declaration is None else declaration.declarer,
        partner=settlement.partner,
        levels=levels,
        hands=hands,
    )


def record_of(record: DealRecord) -> Record:
    """How the deal was played."""
    return Record(record.notation, record.seed)


def restored_record(number: int, record: Record) -> DealRecord:
    """The finished deal of a record.

    Raises:
        ValueError: it cannot be read, or is not finished.
    """
    deal = parse_deal(record.notation)
    settlement = deal.settlement
    if settlement is None:
        raise ValueError("the deal is not finished")
    return DealRecord(number, deal.dealer, settlement, record.notation, record.seed)


def role_of(settlement: Settlement, seat: Seat) -> str:
    """What the seat was: "declarer", "partner", "defender", empty when all passed."""
    if settlement.declaration is None:
        return _PASSED
    if seat == settlement.declaration.declarer:
        return "declarer"
    return "partner" if seat == settlement.partner else "defender"


def dealt_hand(hand: tuple[Card, ...]) -> DealtHand:
    """Points, trumps and Obers of a hand, trumps as in Rufer (rules 2.1, 4.1)."""
    return DealtHand(
        points=sum(card.points for card in hand),
        trumps=sum(card.suit is Suit.HEARTS or card.rank in _COURTS for card in hand),
        obers=sum(card.rank is Rank.OBER for card in hand),
    )


def _points_of(settlement: Settlement, in_declarer_side: bool) -> int:
    declaration = settlement.declaration
    if declaration is None or declaration.contract is Contract.SIE:
        return 0
    return settlement.points if in_declarer_side else POINTS_IN_THE_PACK - settlement.points
