"""Finished deals to analyse."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from schafkopf_desktop.engine.actions import Bid, Pass, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from tests.players.positions import dealt

_DECLARED = Path(__file__).parents[1] / "data" / "solver_deals.txt"
_TOUT = ("EOLOHOSOEULUHUE7", "EAEXEKE9E8SUSASX", "LALXLKL9L8L7SKS9", "HAHXHKH9H8H7S8S7")
_WEAK_TOUT = ("EOLOHOEUEAEXE9LX", "SOLUHUEKE8SUSASX", "LALKL9L8L7SKS9E7", "HAHXHKH9H8H7S8S7")
_RUN = ("EOLOHOSOEULUE7S7", "HUSUEAEXEKE9S8L8", "E8LALXLKSASXH7H8", "HAHXHKSKS9L7H9L9")
_RUN_PLAYED = "EOHUE8HA LOSULAHX HOEALXHK SOEXLKSK EUEKSAS9 LUE9SXL7 E7S8H8H9 S7L8H7L9"
_SIE = ("EOLOHOSOEULUHUSU", "EAEXEKE9E8E7SASX", "LALXLKL9L8L7SKS9", "HAHXHKH9H8H7S8S7")


@cache
def played(number: int) -> Deal:
    """Return one of 600 declared deals, 200 each of Rufer, Wenz and Solo, played to its end by rules of thumb."""
    return _played_out(parse_deal(_DECLARED.read_text("utf-8").splitlines()[number]), number)


@cache
def played_at_random(number: int) -> Deal:
    """Return such a deal with cards played by chance, which costs much more."""
    return _by_chance(parse_deal(_DECLARED.read_text("utf-8").splitlines()[number]), number)


@cache
def tout(*, is_won: bool) -> Deal:
    """Return a Solo Tout in acorns by seat 0, won, or lost before all cards are played."""
    return _played_out(_declared_tout(is_won), 1)


@cache
def tout_at_random(number: int, *, is_strong: bool) -> Deal:
    """Return a Solo Tout with cards played by chance."""
    return _by_chance(_declared_tout(is_strong), number)


def schwarz_given_away() -> Deal:
    """Return a Solo in which seat 1 throws away the eight of bells, which takes the last trick, without points."""
    deal = Deal.declared(_hands(_RUN), 3, Declaration(Contract.SOLO, 0, Suit.ACORNS))
    for card in _cards(_RUN_PLAYED.replace(" ", "")):
        deal = deal.apply(Play(card))
    return deal


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
    return list(map(_cards, texts))


def _cards(text: str) -> list[Card]:
    return [Card.parse(text[place : place + 2]) for place in range(0, len(text), 2)]


def _declared_tout(is_strong: bool) -> Deal:
    hands = _hands(_TOUT if is_strong else _WEAK_TOUT)
    return Deal.declared(hands, 3, Declaration(Contract.SOLO_TOUT, 0, Suit.ACORNS))


def _by_chance(deal: Deal, number: int) -> Deal:
    random = Random(number)
    while deal.to_act is not None:
        deal = deal.apply(random.choice(deal.legal_actions()))
    return deal


def _played_out(deal: Deal, number: int) -> Deal:
    player, random = RuleOfThumbPlayer(), Random(number)
    while deal.to_act is not None:
        deal = deal.apply(player.decide(deal.view(deal.to_act), random))
    return deal
