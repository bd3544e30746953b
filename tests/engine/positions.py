"""Positions for tests, written down as briefly as the rule under test allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.legality import callable_suits, solo_suits, why_hand_cannot_play

Hands = tuple[tuple[Card, ...], ...]


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``EO LA SX``."""
    return tuple(Card.parse(code) for code in text.split())


def codes(chosen: Sequence[Card]) -> str:
    """Return the codes of cards in pack order, the reverse of `cards`."""
    return " ".join(card.code for card in sorted(chosen))


def hands_with(known: Mapping[int, str]) -> Hands:
    """Return four hands with the known cards in their seats and the rest of the pack filled in from the lowest card."""
    given = {seat: list(cards(known.get(seat, ""))) for seat in range(4)}
    used = {card for hand in given.values() for card in hand}
    rest = [card for card in reversed(PACK) if card not in used]
    for hand in given.values():
        while len(hand) < 8:
            hand.append(rest.pop(0))
    return tuple(tuple(hand) for hand in given.values())


def deal_of(
    known: Mapping[int, str], contract: str, declarer: int, suit: str | None = None, plays: str = "", dealer: int = 3
) -> Deal:
    """Return a deal in play: `known` cards a seat, the contract declared, `plays` played."""
    declaration = Declaration(Contract(contract), declarer, Suit(suit) if suit else None)
    deal = Deal.declared(hands_with(known), dealer, declaration)
    for card in cards(plays):
        deal = deal.apply(Play(card))
    return deal


def random_hands(random: Random) -> Hands:
    """Return four random hands."""
    pack = list(PACK)
    random.shuffle(pack)
    return tuple(tuple(pack[seat * 8 : seat * 8 + 8]) for seat in range(4))


def random_declaration(random: Random, hands: Hands, contract: Contract) -> Declaration | None:
    """Return a random declaration of `contract` that some hand can play, None when none can."""
    able = [seat for seat in range(4) if why_hand_cannot_play(hands[seat], contract) is None]
    if not able:
        return None
    declarer = random.choice(able)
    suits: Sequence[Suit | None] = (None,)
    if contract.needs_suit:
        suits = callable_suits(hands[declarer]) if contract.is_rufer else solo_suits(hands[declarer])
    return Declaration(contract, declarer, random.choice(suits))


def random_deal(random: Random, contract: Contract, house_rules: HouseRules | None = None) -> Deal:
    """Return a deal of `contract` before the first lead, with random hands, dealer, declarer and suit."""
    if contract is Contract.SIE:
        sie = [card for card in PACK if card.code[1] in "OU"]
        rest = [card for card in PACK if card.code[1] not in "OU"]
        random.shuffle(rest)
        parts = [tuple(sie), *(tuple(rest[start : start + 8]) for start in (0, 8, 16))]
        random.shuffle(parts)
        hands: Hands = tuple(parts)
    else:
        hands = random_hands(random)
    declaration = random_declaration(random, hands, contract)
    if declaration is None:
        return random_deal(random, contract, house_rules)
    return Deal.declared(hands, random.randrange(4), declaration, house_rules)


def played_on(deal: Deal, random: Random, steps: int = 32) -> Deal:
    """Return the deal after up to `steps` random legal actions."""
    for _ in range(steps):
        actions = deal.legal_actions()
        if not actions:
            break
        deal = deal.apply(random.choice(actions))
    return deal
