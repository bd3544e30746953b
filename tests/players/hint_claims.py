"""What every reason of the hints claims, checked plainly with all cards open, by playing the trick out in every way.

A claim gets the deals that look alike to the seat (the real one first) and must hold in each, since a hint may only say
what the seat can know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import PACK, Card, Rank, Suit
from schafkopf_desktop.engine.contracts import CardOrder, Contract, Declaration, card_order
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.players.reasons import Facts, Reason


@dataclass(frozen=True)
class Claim:
    """A hint to be checked against one deal."""

    deal: Deal
    action: Action
    facts: Facts

    @property
    def seat(self) -> Seat:
        assert self.deal.to_act is not None
        return self.deal.to_act

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.deal.hand(self.seat)

    @property
    def card(self) -> Card:
        assert isinstance(self.action, Play)
        return self.action.card

    @property
    def cards(self) -> list[Card]:
        return [action.card for action in self.deal.legal_actions() if isinstance(action, Play)]

    @property
    def declaration(self) -> Declaration:
        assert self.deal.declaration is not None
        return self.deal.declaration

    @property
    def order(self) -> CardOrder:
        return self.declaration.order

    @property
    def trick(self) -> Trick:
        return self.deal.current_trick

    @property
    def winner(self) -> Seat | None:
        return self.trick.winner(self.order)

    @property
    def led(self) -> Suit | None:
        return self.order.effective_suit(self.trick.cards[0])

    @property
    def suit(self) -> Suit | None:
        return self.order.effective_suit(self.card)

    @property
    def declarers_side(self) -> set[Seat]:
        ace = self.declaration.called_ace
        return {self.declaration.declarer, *(seat for seat in SEATS if ace in self.deal.hands[seat])}

    @property
    def friends(self) -> set[Seat]:
        side = self.declarers_side
        return side if self.seat in side else set(SEATS) - side

    @property
    def is_declarer(self) -> bool:
        return self.seat == self.declaration.declarer

    @property
    def is_defender(self) -> bool:
        return self.seat not in self.declarers_side

    @property
    def later(self) -> list[Seat]:
        return [(self.seat + step) % 4 for step in range(1, 4 - len(self.trick.cards))]

    @property
    def trumps(self) -> list[Card]:
        return [card for card in self.hand if self.order.is_trump(card)]

    @property
    def out(self) -> list[Card]:
        return [card for seat in SEATS if seat != self.seat for card in self.deal.hand(seat)]

    def of_suit(self, cards: Sequence[Card]) -> list[Card]:
        return [card for card in cards if self.order.effective_suit(card) is self.suit]

    def takes(self, card: Card) -> bool:
        cards = (*self.trick.cards, card)
        return self.order.winner(cards) == len(cards) - 1

    @property
    def takers(self) -> list[Card]:
        return [card for card in self.cards if self.takes(card)]

    def ends(self) -> Iterator[Trick]:
        """Yield the trick as it may end once the card is played."""
        yield from _ends(self.deal.apply(self.action), len(self.deal.public.tricks))

    @property
    def is_ours(self) -> bool:
        return all(end.winner(self.order) in self.friends for end in self.ends())

    @property
    def is_theirs_whatever_is_played(self) -> bool:
        return all(
            end.winner(self.order) not in self.friends
            for card in self.cards
            for end in _ends(self.deal.apply(Play(card)), len(self.deal.public.tricks))
        )

    @property
    def beaters(self) -> set[Card]:
        """The cards with which somebody later really takes the trick from all who have played to it."""
        place = len(self.trick.cards)
        return {end.cards[at] for end in self.ends() if (at := self.order.winner(end.cards)) > place}

    @property
    def higher_out(self) -> list[Card]:
        return [card for card in self.of_suit(self.out) if self.order.strength(card) > self.order.strength(self.card)]

    @property
    def is_cheapest(self) -> bool:
        return self.card.points == min(card.points for card in self.cards)


def _ends(deal: Deal, tricks: int) -> Iterator[Trick]:
    if len(deal.public.tricks) > tricks:
        yield deal.public.tricks[tricks]
        return
    for action in deal.legal_actions():
        yield from _ends(deal.apply(action), tricks)


def _rufer_trumps(claim: Claim) -> list[Card]:
    order = card_order(Contract.RUFER, None)
    return [card for card in claim.hand if order.is_trump(card)]


def _aces(claim: Claim) -> int:
    return sum(card.rank is Rank.ACE and card.suit is not Suit.HEARTS for card in claim.hand)


def _high(claim: Claim) -> int:
    return sum(card.rank in (Rank.OBER, Rank.UNTER) for card in claim.hand)


def _bids(claim: Claim, contract: Contract) -> bool:
    return claim.action == Bid(contract)


def _has_run(claim: Claim) -> bool:
    return any(
        all(card in claim.hand for card in card_order(contract, suit).trumps[: claim.facts.count])
        and card_order(contract, suit).trumps[claim.facts.count or 0] not in claim.hand
        for contract, suit in ((Contract.WENZ_TOUT, None), *((Contract.SOLO_TOUT, suit) for suit in Suit))
        if _bids(claim, contract) and (claim.facts.count or 0) < len(card_order(contract, suit).trumps)
    ) or (_bids(claim, Contract.WENZ_TOUT) and claim.facts.count == 4)


def _solo_trumps(claim: Claim, suit: Suit | None) -> list[Card]:
    return [card for card in claim.hand if card_order(Contract.SOLO, suit).is_trump(card)]


def _named(claim: Claim) -> Suit:
    assert isinstance(claim.action, Declare)
    return claim.action.suit


def _other_suits(claim: Claim) -> list[Suit]:
    actions = claim.deal.legal_actions()
    return [action.suit for action in actions if isinstance(action, Declare) and action.suit is not _named(claim)]


def _plain(claim: Claim, suit: Suit) -> list[Card]:
    return [card for card in claim.hand if card.suit is suit and card.rank not in (Rank.OBER, Rank.UNTER)]


def _is_equal(claim: Claim) -> bool:
    other = claim.facts.card
    assert other is not None
    strengths = (claim.order.strength(claim.card), claim.order.strength(other))
    between = [
        card
        for card in claim.of_suit([*claim.out, *claim.trick.cards])
        if strengths[0] < claim.order.strength(card) < strengths[1]
    ]
    return other in claim.hand and other in claim.of_suit(PACK) and strengths[0] < strengths[1] and not between


def _secures(claim: Claim) -> bool:
    before = sum(claim.deal.view(claim.seat).points_of(seat) for seat in claim.friends)
    needed = 60 if claim.is_defender else 61
    points = claim.facts.points or 0
    lying = claim.trick.points + claim.card.points
    # A seat that does not yet know a friend counts too little, never too much.
    return claim.is_ours and needed <= points <= before + lying


def _friend_has_it(claim: Claim) -> bool:
    return claim.winner == claim.facts.seat and claim.winner in claim.friends


def _suit_by_length(claim: Claim, place: int, extreme: Callable[[list[int]], int]) -> bool:
    lengths = [
        sum(claim.order.effective_suit(card) is suit for card in claim.hand)
        for suit in Suit
        if any(claim.order.effective_suit(card) is suit for card in claim.hand)
    ]
    count = claim.facts.count
    is_placed = claim.is_defender and (claim.declaration.declarer - claim.seat) % 4 == place
    return is_placed and count == len(claim.of_suit(claim.hand)) == extreme(lengths)


def _leads_called_suit(claim: Claim) -> bool:
    """The ace falls whoever has it, and the suit is led for the first time."""
    ace = claim.declaration.called_ace
    assert ace is not None
    return claim.suit is ace.suit is claim.facts.suit and all(ace in end.cards for end in claim.ends())


CLAIMS: dict[Reason, Callable[[Claim], bool]] = {
    Reason.HOLDS_ALL_OBERS_AND_UNTERS: lambda it: _bids(it, Contract.SIE) and _high(it) == 8,
    Reason.LONG_RUN_OF_TRUMPS: _has_run,
    Reason.UNTERS_AND_ACES: lambda it: (
        _bids(it, Contract.WENZ)
        and it.facts.count == sum(card.rank is Rank.UNTER for card in it.hand)
        and it.facts.more == sum(card.rank is Rank.ACE for card in it.hand)
    ),
    Reason.MANY_TRUMPS_FOR_A_SOLO: lambda it: (
        _bids(it, Contract.SOLO)
        and it.facts.count == len(_solo_trumps(it, it.facts.suit))
        and it.facts.more == _high(it)
    ),
    Reason.TRUMPS_WITH_THE_ACORN_OBER: lambda it: (
        _bids(it, Contract.RUFER)
        and it.facts.count == len(_rufer_trumps(it))
        and Card.parse("EO") in it.hand
        and _aces(it) > 0
    ),
    Reason.TRUMPS_AND_AN_ACE: lambda it: (
        _bids(it, Contract.RUFER) and it.facts.count == len(_rufer_trumps(it)) and _aces(it) > 0
    ),
    Reason.MANY_TRUMPS_FOR_A_RUFER: lambda it: (
        _bids(it, Contract.RUFER) and it.facts.count == len(_rufer_trumps(it)) >= 5 and it.facts.more == _high(it)
    ),
    Reason.NOTHING_HIGHER_TO_BID: lambda it: it.deal.legal_actions() == (Pass(),),
    Reason.TOO_WEAK_TO_PLAY_ALONE: lambda it: (
        it.action == Pass() and Bid(Contract.RUFER) not in it.deal.legal_actions() and it.facts.count == _high(it)
    ),
    Reason.NO_ACE_TO_CALL: lambda it: (
        it.action == Pass()
        and all(Card(suit, Rank.ACE) in it.hand or not _plain(it, suit) for suit in Suit if suit is not Suit.HEARTS)
    ),
    Reason.TOO_FEW_TRUMPS: lambda it: it.action == Pass() and it.facts.count == len(_rufer_trumps(it)) <= 4,
    Reason.TOO_FEW_OBERS: lambda it: (
        it.action == Pass()
        and it.facts.count == sum(card.rank is Rank.OBER for card in it.hand) <= 1
        and it.facts.more == len(_rufer_trumps(it))
    ),
    Reason.NO_ACE_BESIDE_TRUMPS: lambda it: (
        it.action == Pass() and _aces(it) == 0 and it.facts.count == len(_rufer_trumps(it))
    ),
    Reason.ONLY_SUIT_ALLOWED: lambda it: it.deal.legal_actions() == (it.action,) and it.facts.suit is _named(it),
    Reason.CALLS_SHORTEST_SUIT: lambda it: (
        it.facts.count == len(_plain(it, _named(it)))
        and all(len(_plain(it, suit)) > len(_plain(it, _named(it))) for suit in _other_suits(it))
    ),
    Reason.POINTS_UNDER_CALLED_ACE: lambda it: (
        it.facts.points == sum(card.points for card in _plain(it, _named(it)))
        and all(len(_plain(it, suit)) >= len(_plain(it, _named(it))) for suit in _other_suits(it))
    ),
    Reason.LONGEST_TRUMPS: lambda it: (
        it.facts.count == len(_solo_trumps(it, _named(it)))
        and all(len(_solo_trumps(it, suit)) < len(_solo_trumps(it, _named(it))) for suit in _other_suits(it))
    ),
    Reason.BETTER_SIDE_CARDS: lambda it: (
        it.facts.count == len(_solo_trumps(it, _named(it)))
        and max(len(_solo_trumps(it, suit)) for suit in _other_suits(it)) == len(_solo_trumps(it, _named(it)))
    ),
    Reason.LAST_CARD: lambda it: it.hand == (it.card,),
    Reason.MUST_GIVE_CALLED_ACE: lambda it: (
        it.cards == [it.card] == [it.declaration.called_ace] and it.led is it.facts.suit is it.card.suit
    ),
    Reason.ONLY_TRUMP: lambda it: it.led is None and it.trumps == [it.card],
    Reason.ONLY_CARD_OF_SUIT: lambda it: it.led is it.facts.suit and it.of_suit(it.hand) == [it.card],
    Reason.ONLY_LEGAL_CARD: lambda it: it.cards == [it.card] and len(it.hand) > 1,
    Reason.BREAKS_TOUT: lambda it: (
        it.declaration.contract.is_tout
        and it.facts.seat == it.declaration.declarer
        and all(end.winner(it.order) != it.declaration.declarer for end in it.ends())
    ),
    Reason.TOUT_NEEDS_EVERY_TRICK: lambda it: it.declaration.contract.is_tout and it.is_declarer and it.takes(it.card),
    Reason.SECURES_WIN: _secures,
    Reason.FREES_OF_SUIT: lambda it: (
        it.suit is it.facts.suit is not None and it.of_suit(it.hand) == [it.card] and bool(it.trumps)
    ),
    Reason.LOWER_OF_EQUALS: _is_equal,
    Reason.WEIGHED: lambda it: it.facts == Facts(),
    Reason.GIVES_TO_SURE_FRIEND: lambda it: (
        _friend_has_it(it) and it.is_ours and it.card is it.facts.card and it.facts.points == it.card.points >= 4
    ),
    Reason.LAST_TAKES_WITH_POINTS: lambda it: (
        not it.later and it.takes(it.card) and it.facts.points == it.card.points >= 10
    ),
    Reason.LAST_TAKES_CHEAPEST: lambda it: (
        not it.later
        and it.takes(it.card)
        and all(it.order.strength(card) >= it.order.strength(it.card) for card in it.takers)
        and it.facts.points == it.trick.points
    ),
    Reason.TAKES_FOR_CERTAIN: lambda it: (
        it.takes(it.card) and it.is_ours and it.facts.points == it.trick.points + it.card.points
    ),
    Reason.GIVES_TO_PROBABLE_PARTNER: lambda it: (
        it.is_declarer
        and it.winner == it.trick.leader == it.facts.seat
        and it.led is None
        and all(end.winner(it.order) == it.winner for end in it.ends())
    ),
    Reason.GIVES_TO_UNKNOWN_SIDE: lambda it: (
        it.winner == it.facts.seat != it.declaration.declarer
        and it.deal.public.revealed_partner is None
        and not it.takes(it.card)
        and it.facts.points == it.card.points >= 4
    ),
    Reason.GIVES_TO_LIKELY_TRICK: lambda it: (
        _friend_has_it(it) and not it.takes(it.card) and it.card.points >= 4 and it.facts.card is it.card
    ),
    Reason.TRUMPS_IN: lambda it: (
        it.led is it.facts.suit is not None
        and it.card in it.trumps
        and it.takes(it.card)
        and it.facts.points == it.trick.points
    ),
    Reason.HARD_TO_BEAT: lambda it: it.takes(it.card) and 0 < (it.facts.count or 0) <= 3,
    Reason.LEAVES_FRIENDS_SURE_TRICK: lambda it: _friend_has_it(it) and it.is_ours and not it.takes(it.card),
    Reason.LEAVES_FRIENDS_TRICK: lambda it: _friend_has_it(it) and not it.takes(it.card),
    Reason.NO_POINTS_TO_SURE_FOE: lambda it: (
        it.winner == it.facts.seat
        and it.winner not in it.friends
        and it.is_theirs_whatever_is_played
        and it.is_cheapest
        and it.facts.points == it.card.points
    ),
    Reason.CANNOT_TAKE: lambda it: not it.takers and it.is_cheapest and it.facts.points == it.card.points,
    Reason.NOT_WORTH_TAKING: lambda it: (
        bool(it.takers)
        and not it.takes(it.card)
        and it.is_cheapest
        and it.facts.points == it.trick.points <= 6
        and it.winner not in it.friends
    ),
    Reason.FORCES_A_HIGHER_CARD: lambda it: (
        it.takes(it.card)
        and all(it.order.strength(card) >= it.order.strength(it.card) for card in it.takers)
        and (it.facts.count or 0) > 3
    ),
    Reason.KEEPS_HIGH_CARDS: lambda it: (
        not it.takes(it.card) and it.is_cheapest and it.facts.count == len(it.takers) > 0
    ),
    Reason.SEARCHES_CALLED_ACE: lambda it: it.is_defender and _leads_called_suit(it),
    Reason.CALLS_PARTNERS_ACE: lambda it: it.is_declarer and _leads_called_suit(it),
    Reason.RUNS_AWAY: lambda it: (
        it.declaration.called_ace in it.hand
        and it.card is not it.declaration.called_ace
        and it.suit is it.facts.suit is it.declaration.suit
        and it.facts.count == len(it.of_suit(it.hand)) - 1 >= 3
    ),
    Reason.DRAWS_TRUMPS_FROM_TOP: lambda it: (
        not it.is_defender
        and it.card in it.trumps
        and not it.higher_out
        and it.facts.count == len(it.of_suit(it.out)) > 0
    ),
    Reason.PARTNER_LEADS_TRUMPS: lambda it: (
        not it.is_defender
        and it.facts.seat == it.declaration.declarer != it.seat
        and it.card in it.trumps
        and it.facts.count == len(it.of_suit(it.out))
    ),
    Reason.DRAWS_TRUMPS: lambda it: (
        it.is_declarer and it.card in it.trumps and it.facts.count == len(it.of_suit(it.out)) > 0
    ),
    Reason.SURE_TRICK: lambda it: it.is_ours and it.facts.card is it.card,
    Reason.TOP_OF_SUIT: lambda it: (
        it.suit is it.facts.suit is not None and not it.higher_out and it.facts.count == len(it.of_suit(it.out))
    ),
    Reason.FRIEND_CAN_TRUMP: lambda it: (
        it.facts.seat in it.friends
        and it.facts.seat in it.later
        and it.suit is it.facts.suit is not None
        and not it.of_suit(it.deal.hand(it.facts.seat or 0))
    ),
    Reason.LONG_SUIT_BEFORE_DECLARER: lambda it: _suit_by_length(it, 1, max),
    Reason.SHORT_SUIT_BEHIND_DECLARER: lambda it: _suit_by_length(it, 3, min),
    Reason.DEFENDER_SPARES_TRUMPS: lambda it: (
        it.is_defender and it.facts.count == len(it.trumps) > 0 and it.card not in it.trumps
    ),
    Reason.ONLY_TRUMPS_LEFT: lambda it: list(it.hand) == it.trumps and it.facts.count == len(it.hand),
    Reason.COSTS_NOTHING: lambda it: it.card.points == 0 and it.facts.card is it.card,
}
"""By reason, what it claims; complete."""

COUNTS_WHAT_BEATS_IT = (Reason.HARD_TO_BEAT, Reason.FORCES_A_HIGHER_CARD)
"""Reasons whose `count` is the number of cards that may take the trick from the one played."""
