"""Endings of deals for the tests of the search, a few cards a hand, all contracts, any place in the trick."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.settlement import run_of, settlement_of
from tests.engine.positions import played_on, random_deal
from tests.solver.plain_minimax import PlainContract, PlainEnding, mask_of

PLAYED = [contract for contract in Contract if contract is not Contract.SIE]


def random_endings(random: Random, contract: Contract, cards: int, count: int) -> Iterator[Deal]:
    """Yield deals in which the seat to play still holds `cards`, after random play."""
    while count:
        house_rules = HouseRules(laufende_for_winners=random.random() < 0.3)
        deal = random_deal(random, contract, house_rules)
        deal = _with_lucky_declarer(deal) if contract.is_tout else deal
        deal = played_on(deal, random, 4 * (8 - cards) + count % 4)
        if deal.to_act is not None:
            count -= 1
            yield deal


def endings_with_called_suit(random: Random, cards: int, count: int) -> Iterator[Deal]:
    """Yield Rufer endings in which the called ace's holder has kept it with one to three others of its suit.

    In three of four it is to lead.
    """
    while count:
        deal = _with_long_called_suit(
            random, kept=random.choice([kept for kept in (2, 3, 4, 4, 4, 4) if kept <= cards])
        )
        steps = 4 * (8 - cards) + random.choice((0, random.randrange(4)))
        for _ in range(steps):
            plays = [action for action in deal.legal_actions() if isinstance(action, Play)]
            kept = [play for play in plays if not _is_called(play.card, deal)]
            deal = deal.apply(random.choice(kept or plays))
        if not deal.public.called_suit_led and (count % 4 == 0 or (deal.partner, 0) == (deal.to_act, steps % 4)):
            count -= 1
            yield deal


def plain_ending(deal: Deal) -> PlainEnding:
    """Return the same position for the plain minimax."""
    declaration, side = deal.declaration, deal.declarer_side
    assert declaration is not None
    first, second, third, fourth = (mask_of([card.code for card in hand]) for hand in deal.held)
    return PlainEnding(
        contract=plain_contract(declaration.contract, declaration.suit),
        hands=(first, second, third, fourth),
        side=frozenset(side),
        leader=deal.current_trick.leader,
        trick=tuple(PACK.index(card) for card in deal.current_trick.cards),
        bound=not deal.public.called_suit_led,
        points=sum(deal.public.points_of(seat) for seat in side),
        tricks=sum(deal.public.tricks_of(seat) for seat in side),
        is_tout=declaration.contract.is_tout,
    )


def plain_points(ending: PlainEnding) -> dict[str, int]:
    """Return the points of the declarer's side after each legal card by plain minimax; in Tout 1 or 0."""
    if ending.is_tout:
        return ending.values(lambda _points, tricks: int(tricks == 8))
    return ending.values(lambda points, _tricks: points, adds_up=True)


def plain_units(deal: Deal, ending: PlainEnding) -> dict[str, int]:
    """Return the units after each legal card by plain minimax; outcomes are priced by the engine's settlement."""
    declaration, side = deal.declaration, deal.declarer_side
    assert declaration is not None
    run = run_of(declaration, side, deal.hands)

    @cache
    def units(points: int, tricks: int) -> int:
        settlement = settlement_of(declaration, side, points, tricks, run, deal.house_rules)
        return settlement.value if settlement.won else -settlement.value

    return ending.values(units)


@cache
def plain_contract(contract: Contract, suit: Suit | None) -> PlainContract:
    """Return the plain minimax's cards of a contract."""
    return PlainContract(contract.value, suit.value if suit is not None else None)


def _with_lucky_declarer(deal: Deal) -> Deal:
    """Return the deal with the best six cards for the declarer, so that a Tout is not over at once."""
    declaration = deal.declaration
    assert declaration is not None
    order = declaration.order
    best = sorted(PACK, key=lambda card: (not order.is_trump(card), -order.strength(card)))[:6]
    # In Solo Tout he keeps an ordinary card of the trump suit (rules 3.5).
    own = sorted(set(deal.hands[declaration.declarer]) - set(best), key=lambda card: card.suit is not declaration.suit)
    rest = [card for card in PACK if card not in best and card not in own[:2]]
    hands = [(*best, *own[:2]) if seat == declaration.declarer else [rest.pop() for _ in range(8)] for seat in range(4)]
    return Deal.declared(hands, deal.dealer, declaration, deal.house_rules)


def _with_long_called_suit(random: Random, kept: int) -> Deal:
    """Return a Rufer before the first lead whose partner was dealt the called ace and `kept` - 1 others of its suit."""
    suit = random.choice([Suit.ACORNS, Suit.LEAVES, Suit.BELLS])
    of_suit = [card for card in PACK if card.suit is suit and card.rank not in (Rank.OBER, Rank.UNTER)]
    ace, *others = of_suit
    random.shuffle(others)
    declarer, partner = random.sample(range(4), 2)
    given = {declarer: [others.pop()], partner: [ace, *(others.pop() for _ in range(kept - 1))]}
    rest = [card for card in PACK if card not in given[declarer] and card not in given[partner]]
    random.shuffle(rest)
    hands = []
    for seat in range(4):
        hand = given.get(seat, [])
        hands.append((*hand, *(rest.pop() for _ in range(8 - len(hand)))))
    return Deal.declared(hands, random.randrange(4), Declaration(Contract.RUFER, declarer, suit))


def _is_called(card: Card, deal: Deal) -> bool:
    declaration = deal.declaration
    return declaration is not None and declaration.order.effective_suit(card) is declaration.suit
