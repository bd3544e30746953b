"""What each card gave away against best play with open cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import PublicState
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.solver.contract_tables import tables_of
from schafkopf_desktop.solver.open_world import OpenWorld
from schafkopf_desktop.solver.position import SearchPosition, Standing

PLAYED_FOR_POINTS: Final = (Contract.RUFER, Contract.WENZ, Contract.SOLO)
"""A Tout is about tricks and a Sie is not played, so their cards are not examined."""


def points_lost(deal: Deal, seats: Iterable[Seat]) -> dict[Seat, tuple[int, ...]]:
    """Return, for each of `seats`, the card points that each of its cards cost its side, in order of play.

    A card costs the difference of what its side can force before and after it when all see all cards and play best.
    Cards without a choice cost nothing and count. Empty when the contract is not played for points.

    Args:
        deal: A finished deal.
        seats: Whose cards to examine.
    """
    declaration = deal.declaration
    if declaration is None or declaration.contract not in PLAYED_FOR_POINTS:
        return {}
    examined = tuple(seats)
    states = tuple(_states_from_first_card(deal))
    needed = {place + after for place, state in enumerate(states) if state.to_act in examined for after in (0, 1)}
    values = _forced_points(deal, declaration, states, needed)
    lost: dict[Seat, tuple[int, ...]] = dict.fromkeys(examined, ())
    for place, state in enumerate(states):
        if state.to_act in examined:
            given = values[place] - values[place + 1]
            lost[state.to_act] += (given if state.to_act in deal.declarer_side else -given,)
    return lost


def _forced_points(
    deal: Deal, declaration: Declaration, states: tuple[PublicState, ...], needed: set[int]
) -> dict[int, int]:
    """Return the final points that the declarer's side can force, at the places asked for.

    Backwards, so that the table of the search already knows the endings and the last value is a good guess.
    """
    world = _world_of(declaration.contract, declaration.suit)
    settlement = deal.settlement
    assert settlement is not None
    start = SearchPosition.of(states[0])
    masks = start.masks_of(deal.hands)
    side = start.side_of(masks)
    world.set(masks, side)
    value = settlement.points
    values = {len(states): value}
    for place in sorted(needed - {len(states)}, reverse=True):
        value = world.points(Standing(SearchPosition.of(states[place]), side), value)
        values[place] = value
    return values


def _states_from_first_card(deal: Deal) -> Iterator[PublicState]:
    """Yield what was public before each card."""
    cards = [action for action in deal.actions if isinstance(action, Play)]
    replayed = Deal.load(deal.hands, deal.dealer, deal.house_rules, deal.actions[: -len(cards)])
    for play in cards:
        yield replayed.public
        replayed = replayed.apply(play)


@lru_cache(maxsize=16)
def _world_of(contract: Contract, suit: Suit | None) -> OpenWorld:
    return OpenWorld(tables_of(Declaration(contract, 0, suit)))
