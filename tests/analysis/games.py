"""Finished deals to analyse."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from schafkopf_desktop.engine.actions import Bid, Pass
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from tests.players.positions import dealt

_DECLARED = Path(__file__).parents[1] / "data" / "solver_deals.txt"
_TOUT = ("EOLOHOSOEULUHUE7", "EAEXEKE9E8SUSASX", "LALXLKL9L8L7SKS9", "HAHXHKH9H8H7S8S7")
_WEAK_TOUT = ("EOLOHOEUEAEXE9LX", "SOLUHUEKE8SUSASX", "LALKL9L8L7SKS9E7", "HAHXHKH9H8H7S8S7")
_SIE = ("EOLOHOSOEULUHUSU", "EAEXEKE9E8E7SASX", "LALXLKL9L8L7SKS9", "HAHXHKH9H8H7S8S7")


@cache
def played(number: int) -> Deal:
    """Return one of 600 declared deals, 200 each of Rufer, Wenz and Solo, played to its end by rules of thumb."""
    return _played_out(parse_deal(_DECLARED.read_text("utf-8").splitlines()[number]), number)


@cache
def played_at_random(number: int) -> Deal:
    """Return such a deal with cards played by chance, which costs much more."""
    deal, random = parse_deal(_DECLARED.read_text("utf-8").splitlines()[number]), Random(number)
    while deal.to_act is not None:
        deal = deal.apply(random.choice(deal.legal_actions()))
    return deal


@cache
def tout(*, is_won: bool) -> Deal:
    """Return a Solo Tout in acorns by seat 0, won, or lost before all cards are played."""
    hands = _hands(_TOUT if is_won else _WEAK_TOUT)
    return _played_out(Deal.declared(hands, 3, Declaration(Contract.SOLO_TOUT, 0, Suit.ACORNS)), 1)


def sie() -> Deal:
    """Return a Sie, which is won without play."""
    deal = Deal.start(_hands(_SIE), 3).apply(Bid(Contract.SIE))
    for _ in range(3):
        deal = deal.apply(Pass())
    return deal


def passed_out() -> Deal:
    """Return a deal in which all have passed."""
    deal = dealt("passed", 3)
    for _ in range(4):
        deal = deal.apply(Pass())
    return deal


def _hands(texts: tuple[str, ...]) -> list[list[Card]]:
    return [[Card.parse(text[place : place + 2]) for place in range(0, 16, 2)] for text in texts]


def _played_out(deal: Deal, number: int) -> Deal:
    player, random = RuleOfThumbPlayer(), Random(number)
    while deal.to_act is not None:
        deal = deal.apply(player.decide(deal.view(deal.to_act), random))
    return deal
