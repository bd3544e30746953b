"""Endings for the tests of what a seat knows, and all hidden hands that the engine accepts for what was seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from schafkopf_desktop.engine.actions import Action, Bid, Play
from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from tests.engine.positions import random_hands

Hands = tuple[tuple[Card, ...], ...]
Chooser = Callable[[Deal, Random], Action]

_THUMB = RuleOfThumbPlayer()


def by_chance(deal: Deal, random: Random) -> Action:
    """Choose any legal action."""
    return random.choice(deal.legal_actions())


def by_rule_of_thumb(deal: Deal, random: Random) -> Action:
    """Choose as the rule-of-thumb player does."""
    assert deal.to_act is not None
    return _THUMB.decide(deal.view(deal.to_act), random)


def holding_back(deal: Deal, random: Random) -> Action:
    """Bid whenever it is legal, low first; run away whenever it is legal; keep the cards that made the bid possible."""
    actions = deal.legal_actions()
    bids = [action for action in actions if isinstance(action, Bid)]
    if deal.phase is Phase.AUCTION:
        return (
            random.choice((bids[0], actions[0], actions[0], actions[0], random.choice(actions))) if bids else actions[0]
        )
    if deal.phase is Phase.DECLARATION or deal.declaration is None:
        return random.choice(actions)
    suit, ace = deal.declaration.suit, deal.declaration.called_ace
    plays = [action for action in actions if isinstance(action, Play)]
    leads_away = [play for play in plays if play.card.suit is suit and is_plain(play.card) and play.card is not ace]
    if not deal.current_trick.cards and leads_away and random.random() < 0.7:
        return random.choice(leads_away)
    kept = [play for play in plays if not is_plain(play.card) or play.card.rank is Rank.ACE]
    return random.choice(kept or plays)


def is_plain(card: Card) -> bool:
    return card.rank not in (Rank.OBER, Rank.UNTER)


def uneven_hands(random: Random) -> Hands:
    """Return hands in which one seat has a long suit with its ace, and another aces and trumps with little else."""
    suit = random.choice((Suit.ACORNS, Suit.LEAVES, Suit.BELLS))
    long = [card for card in PACK if card.suit is suit and is_plain(card)]
    short = [card for card in PACK if card.rank in (Rank.OBER, Rank.ACE) and card.suit is not suit]
    random.shuffle(long[1:])
    hands = [long[: random.choice((4, 5))], random.sample(short, 5), [], []]
    rest = [card for card in PACK if card not in (*hands[0], *hands[1])]
    random.shuffle(rest)
    for hand in hands:
        while len(hand) < 8:
            hand.append(rest.pop())
    random.shuffle(hands)
    return tuple(tuple(hand) for hand in hands)


def played(deal: Deal, cards: int, choose: Chooser, random: Random) -> Deal:
    """Return the deal after its auction and at most `cards` cards."""
    while deal.to_act is not None and sum(isinstance(action, Play) for action in deal.actions) < cards:
        deal = deal.apply(choose(deal, random))
    return deal


@st.composite
def deals(draw: st.DrawFn, most_cards_left: int = 32) -> tuple[Deal, int]:
    """Draw a deal after its auction with at most so many cards left in the hands, and a seat that looks."""
    random = Random(draw(st.integers(0, 10**9)))
    hands = draw(st.sampled_from((random_hands, uneven_hands)))(random)
    choose: Chooser = draw(st.sampled_from((by_chance, holding_back, by_rule_of_thumb)))
    start = Deal.start(hands, draw(st.integers(0, 3)))
    deal = played(start, 32 - draw(st.integers(0, most_cards_left)), choose, random)
    return deal, draw(st.integers(0, 3))


def accepted_worlds(deal: Deal, seat: Seat) -> set[Hands]:
    """Return all hands still held, by seat, under which the engine accepts everything that `seat` has seen."""
    out = {action.card for action in deal.actions if isinstance(action, Play)}
    gone = [tuple(card for card in hand if card in out) for hand in deal.hands]
    others = [other for other in range(4) if other != seat]
    hidden = sorted(card for other in others for card in deal.hand(other))
    accepted = set()
    for hands in _dealt_out(hidden, [len(deal.hand(other)) for other in others]):
        held = [*hands]
        held.insert(seat, deal.hand(seat))
        varied = Deal.load(
            (own + played for own, played in zip(held, gone, strict=True)), deal.dealer, deal.house_rules, deal.actions
        )
        if varied.problems() == ():
            accepted.add(varied.held)
    return accepted


def _dealt_out(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in _dealt_out(rest, sizes[1:]):
            yield (hand, *others)
