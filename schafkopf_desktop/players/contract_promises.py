"""What a contract promises to a hand: its outcome with open cards, over deals that fit the auction so far."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.legality import callable_suits, solo_suits
from schafkopf_desktop.engine.public_state import Phase, PublicState
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.solver.ladder import ladder_of
from schafkopf_desktop.solver.open_world import SearchStopped
from schafkopf_desktop.solver.position import Hands, SearchPosition, Standing
from schafkopf_desktop.solver.price_list import PriceList
from schafkopf_desktop.solver.world_solver import WorldSolver


@dataclass(frozen=True, slots=True)
class Promise:
    """How a contract with a suit ends on the average, with open cards.

    Attributes:
        contract: What is declared.
        suit: The called suit or the trump suit, None where the contract names none.
        units: What the declarer wins from each opponent, below zero where he loses (rules 5).
        won: The share of deals, 0 to 1, that the declarer's side wins.
    """

    contract: Contract
    suit: Suit | None
    units: float
    won: float


def suits_for(view: SeatView, contract: Contract) -> tuple[Suit | None, ...]:
    """Return the suits that this seat's hand may name in a contract (rules 3.5); (None,) where none is named."""
    if not contract.needs_suit:
        return (None,)
    return callable_suits(view.hand) if contract.is_rufer else solo_suits(view.hand)


def promise_of(
    view: SeatView,
    contract: Contract,
    suit: Suit | None,
    worlds: Iterable[Hands],
    solver: WorldSolver,
    seconds: float | None = None,
) -> Promise:
    """Return what a contract promises to the seat to speak if it bids it (or has done so) and all after it pass.

    Args:
        view: What the seat sees, in the auction or when it is to name the suit.
        contract: A contract that it may bid now, or has bid.
        suit: A suit that its hand may name in it.
        worlds: The four hands of each deal looked at, at least one.
        solver: What searches them.
        seconds: Time after which the deals looked at by then must do; None to look at them all.

    Raises:
        SearchStopped: The solver was cancelled, or the time was over, before the first deal was done.
    """
    position = SearchPosition.of(_public_if_declared(view.public, contract, suit))
    prices = PriceList(position, view.house_rules)
    ladder = ladder_of(contract)
    outcomes = []
    with solver.searching(position.declaration, seconds) as world, suppress(SearchStopped):
        for hands in worlds:
            masks = position.masks_of(hands)
            side = position.side_of(masks)
            world.set(masks, side)
            outcomes.append(prices.units(masks, side)[world.best_rung(ladder, Standing(position, side))])
    if not outcomes:
        raise SearchStopped
    won = sum(units > 0 for units in outcomes)
    return Promise(contract, suit, sum(outcomes) / len(outcomes), won / len(outcomes))


def _public_if_declared(public: PublicState, contract: Contract, suit: Suit | None) -> PublicState:
    if public.phase is Phase.AUCTION:
        public = public.after_call(contract)
    while public.phase is Phase.AUCTION:
        public = public.after_call(None)
    return public if suit is None else public.after_declaration(suit)
