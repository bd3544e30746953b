"""Which actions the rules allow to a seat: decided by its own hand and the public state alone (rules 3 and 4)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract, card_order
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.public_state import Phase, PublicState
from schafkopf_desktop.engine.seats import Seat

_CARDS_TO_RUN_AWAY: Final = 4


def legal_actions(public: PublicState, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """Return all actions allowed to the seat to act, which holds `hand`; empty when the deal is finished."""
    match public.phase:
        case Phase.AUCTION:
            bids = (contract for contract in Contract if why_not_bid(public, hand, contract) is None)
            return (Pass(), *(Bid(contract) for contract in bids))
        case Phase.DECLARATION:
            return tuple(Declare(suit) for suit in Suit if _why_not_declare(public, hand, suit) is None)
        case Phase.PLAY:
            return tuple(Play(card) for card in _allowed_cards(public, hand)[0])
        case Phase.FINISHED:
            return ()


def why_illegal(public: PublicState, hand: tuple[Card, ...], action: Action, seat: Seat | None) -> IllegalReason | None:
    """Return why `seat`, which holds `hand`, may not do `action` now, None when it may."""
    if public.phase is Phase.FINISHED:
        return IllegalReason.DEAL_FINISHED
    if seat != public.to_act:
        return IllegalReason.NOT_YOUR_TURN
    match public.phase, action:
        case Phase.AUCTION, Pass():
            return None
        case Phase.AUCTION, Bid(contract):
            return why_not_bid(public, hand, contract)
        case Phase.DECLARATION, Declare(suit):
            return _why_not_declare(public, hand, suit)
        case Phase.PLAY, Play(card):
            if card not in hand:
                return IllegalReason.NOT_IN_HAND
            allowed, reason = _allowed_cards(public, hand)
            return None if card in allowed else reason
        case _:
            return IllegalReason.WRONG_PHASE


def why_not_bid(public: PublicState, hand: Collection[Card], contract: Contract) -> IllegalReason | None:
    """Return why a seat with `hand` may not bid `contract` at this point of the auction (rules 3.1, 3.5)."""
    highest = public.highest_call
    if highest is not None and highest.contract is not None and contract <= highest.contract:
        return IllegalReason.BID_NOT_HIGHER
    return why_hand_cannot_play(hand, contract)


def why_hand_cannot_play(hand: Collection[Card], contract: Contract) -> IllegalReason | None:
    """Return why a full hand cannot play `contract`, None when it can (rules 3.5)."""
    if contract.is_rufer:
        return None if callable_suits(hand) else IllegalReason.NO_CALLABLE_ACE
    if contract.is_solo:
        return None if solo_suits(hand) else IllegalReason.NO_SOLO_SUIT
    if contract is Contract.SIE and not all(card.rank in (Rank.OBER, Rank.UNTER) for card in hand):
        return IllegalReason.NOT_ALL_OBERS_AND_UNTERS
    return None


def callable_suits(hand: Collection[Card]) -> tuple[Suit, ...]:
    """Return the suits whose ace a full hand may call (rules 3.5)."""
    return tuple(suit for suit in Suit if _why_not_call(hand, suit) is None)


def solo_suits(hand: Collection[Card]) -> tuple[Suit, ...]:
    """Return the suits that a full hand may make trumps (rules 3.5)."""
    return tuple(suit for suit in Suit if _has_plain_card(hand, suit))


def _why_not_declare(public: PublicState, hand: Collection[Card], suit: Suit) -> IllegalReason | None:
    highest = public.highest_call
    assert highest is not None
    if highest.contract is Contract.RUFER:
        return _why_not_call(hand, suit)
    return None if _has_plain_card(hand, suit) else IllegalReason.NO_ORDINARY_CARD_OF_SUIT


def _why_not_call(hand: Collection[Card], suit: Suit) -> IllegalReason | None:
    if suit is Suit.HEARTS:
        return IllegalReason.HEARTS_NEVER_CALLED
    if Card(suit, Rank.ACE) in hand:
        return IllegalReason.HOLDS_CALLED_ACE
    return None if _has_plain_card(hand, suit) else IllegalReason.NO_ORDINARY_CARD_OF_SUIT


def _has_plain_card(hand: Collection[Card], suit: Suit) -> bool:
    return any(card.suit is suit and card.rank not in (Rank.OBER, Rank.UNTER) for card in hand)


def _allowed_cards(public: PublicState, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], IllegalReason]:
    """Return the cards of `hand` that may be played, and the reason that forbids all the others."""
    declaration = public.declaration
    assert declaration is not None
    order = card_order(declaration.contract, declaration.suit)
    ace = declaration.called_ace
    bound = ace is not None and not public.called_suit_led and ace in hand
    trick = public.current_trick
    if not trick.cards:
        if bound:
            of_called_suit = [card for card in hand if order.effective_suit(card) is declaration.suit]
            if len(of_called_suit) < _CARDS_TO_RUN_AWAY:
                others = tuple(card for card in hand if card is ace or card not in of_called_suit)
                return others, IllegalReason.MAY_NOT_UNDERLEAD_CALLED_ACE
        return hand, IllegalReason.NOT_IN_HAND
    led = order.effective_suit(trick.cards[0])
    following = tuple(card for card in hand if order.effective_suit(card) is led)
    if following:
        if bound and ace is not None and led is ace.suit:
            return (ace,), IllegalReason.MUST_PLAY_CALLED_ACE
        return following, IllegalReason.MUST_FOLLOW_TRUMP if led is None else IllegalReason.MUST_FOLLOW_SUIT
    if bound and len(hand) > 1:
        return tuple(card for card in hand if card is not ace), IllegalReason.MAY_NOT_DISCARD_CALLED_ACE
    return hand, IllegalReason.NOT_IN_HAND
