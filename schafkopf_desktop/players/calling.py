"""What to bid, and which suit to name, by what the contracts promise over deals that fit the auction so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract, card_order
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.bidding import COUNTING, strength_under
from schafkopf_desktop.players.contract_promises import Promise, promise_of, suits_for
from schafkopf_desktop.solver.position import Hands
from schafkopf_desktop.solver.world_solver import WorldSolver

SCREENING_DEALS: Final = 8
"""How many deals every contract and suit is looked at before only the promising ones get them all."""
SCREENING_MARGIN: Final = 3.0
"""How many units a contract may promise less than the best one, or than passing, and still be looked at closely."""


@dataclass(frozen=True, slots=True)
class Closed:
    """How a contract ends with closed cards, of what it promises with open ones: `slope` times that, plus `bonus`.

    Fitted to deals played out by searching players (`tests/bench/bench_promises.py`): with closed cards the lone
    declarer does better, since the defenders do not see what to play for, and a pair does worse.
    """

    slope: float
    bonus: float


CLOSED: Final = {
    Contract.RUFER: Closed(0.75, -0.2),
    Contract.WENZ: Closed(0.7, 1.2),
    Contract.SOLO: Closed(0.6, 2.3),
    Contract.WENZ_TOUT: Closed(1.0, 0.0),
    Contract.SOLO_TOUT: Closed(1.0, 0.0),
}
NEEDED: Final = {
    Contract.RUFER: 0.55,
    Contract.WENZ: 2.5,
    Contract.SOLO: 2.0,
    Contract.WENZ_TOUT: 2.0,
    Contract.SOLO_TOUT: 2.0,
}
"""What the seat itself must expect to win, in units, for a contract to be better than passing and waiting."""
RAISED_TO: Final = {Contract.WENZ: Contract.WENZ_TOUT, Contract.SOLO: Contract.SOLO_TOUT}
"""What a contract becomes when its declarer is to win every trick."""
SURE_OF_TOUT: Final = 0.85
"""The share of deals that a contract must win before its Tout is looked at."""
WORTH_A_LOOK: Final = 170
"""How far below what the rules of thumb ask for a hand may count and still be looked at, as in `bidding.Counting`."""


def expected_gain(promise: Promise) -> float:
    """Return what the seat itself may expect to win from a contract, in units; a lone declarer is paid by three."""
    closed = CLOSED[promise.contract]
    units = closed.slope * promise.units + closed.bonus
    return units if promise.contract.is_rufer else 3.0 * units


def best_promise(
    view: SeatView,
    contracts: Sequence[Contract],
    worlds: Sequence[Hands],
    solver: WorldSolver,
    seconds: float | None = None,
) -> Promise | None:
    """Return the contract and suit that promise most over these deals; None when there is nothing to choose from.

    Args:
        view: What the seat sees, in the auction or when it is to name the suit.
        contracts: What it may bid, or what it has bid.
        worlds: The four hands of each deal looked at, at least one.
        solver: What searches them.
        seconds: Time for all of it; with less than all deals looked at the answer is rougher. None for no limit.

    Raises:
        SearchStopped: The solver was cancelled, or there was not even time for one deal.
    """
    choices = [(contract, suit) for contract in contracts for suit in suits_for(view, contract)]
    choices = [choice for choice in choices if len(contracts) == 1 or _is_worth_a_look(view, *choice)]
    if not choices:
        return None
    each = None if seconds is None else seconds / 4 / len(choices)
    few = worlds[:SCREENING_DEALS]
    screened = [promise_of(view, *choice, few, solver, each) for choice in choices]
    for promise in tuple(screened):
        raised = RAISED_TO.get(promise.contract)
        if raised is not None and raised in contracts and promise.won >= SURE_OF_TOUT:
            screened.append(promise_of(view, raised, promise.suit, few, solver, each))
    if len(worlds) <= SCREENING_DEALS:
        return max(screened, key=_advantage)
    best = max(screened, key=_advantage)
    if _advantage(best) < -SCREENING_MARGIN and len(contracts) > 1:
        return best
    close = [promise for promise in screened if _advantage(promise) >= _advantage(best) - SCREENING_MARGIN]
    each = None if seconds is None else seconds / 2 / len(close)
    looked_at = [promise_of(view, promise.contract, promise.suit, worlds, solver, each) for promise in close]
    return max(looked_at, key=_advantage)


def is_worth_bidding(promise: Promise) -> bool:
    """Return whether the contract is better than passing."""
    return _advantage(promise) > 0.0


def _advantage(promise: Promise) -> float:
    return expected_gain(promise) - NEEDED[promise.contract]


def _is_worth_a_look(view: SeatView, contract: Contract, suit: Suit | None) -> bool:
    """Return whether a contract may be worth bidding at all; a Tout is looked at only after the contract it raises."""
    if contract not in COUNTING:
        return False
    counted = strength_under(view.hand, contract, card_order(contract, suit))
    return counted >= COUNTING[contract].needed - WORTH_A_LOOK
