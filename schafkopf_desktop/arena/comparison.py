"""What the duplicate deals say about A and B: differences, contracts, win rates, points lost, times."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

from schafkopf_desktop.arena.games import DecisionKind
from schafkopf_desktop.arena.results import DuplicateDeal, GameResult, Role, SideRecord
from schafkopf_desktop.arena.statistics import Estimate, estimate, quantile
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.public_state import TRICKS_IN_A_DEAL
from schafkopf_desktop.engine.seats import SEATS, Seat

SeatValue: TypeAlias = Callable[[GameResult, Seat], float]
GamesOf: TypeAlias = Callable[[DuplicateDeal], Sequence[GameResult]]


def units(game: GameResult, seat: Seat) -> float:
    """Return the units that `seat` won."""
    return game.scores[seat]


def card_points(game: GameResult, seat: Seat) -> float:
    """Return the card points of the side of `seat`."""
    return game.points_of_side(seat)


def whole_deals(deal: DuplicateDeal) -> Sequence[GameResult]:
    """Return the games of A with the auction included."""
    return deal.auction


def fixed_contracts(deal: DuplicateDeal) -> Sequence[GameResult]:
    """Return the games of A under the auction of four B."""
    return deal.play


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How often A did better than, the same as, or worse than B at the same seat, as shares of seats and deals."""

    better: float
    same: float
    worse: float


def difference(
    deals: Iterable[DuplicateDeal],
    games: GamesOf,
    value: SeatValue,
    accepts: Callable[[GameResult], bool] = lambda game: True,
) -> Estimate | None:
    """Return how much more of `value` A reached than B at the same seat, one independent value a deal.

    Args:
        deals: The deals.
        games: Which games of A.
        value: What is compared.
        accepts: Which of these games count.
    """
    return estimate([[_gain(deal.base, game, value) for game in games(deal) if accepts(game)] for deal in deals])


def outcomes(deals: Iterable[DuplicateDeal], games: GamesOf) -> Outcomes | None:
    """Return how often A won more, as many or fewer units than B at the same seat, None without any game."""
    gains = [
        game.scores[seat] - deal.base.scores[seat] for deal in deals for game in games(deal) for seat in game.lineup
    ]
    if not gains:
        return None
    better, worse = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    return Outcomes(better / len(gains), 1 - (better + worse) / len(gains), worse / len(gains))


def roles_of(game: GameResult) -> tuple[Role, ...]:
    """Return what the seats of A were, in the order of `Role`; empty when all passed."""
    roles = [role for seat in game.lineup if (role := game.role_of(seat)) is not None]
    return tuple(role for role in Role for _ in range(roles.count(role)))


def role_groups(deals: Iterable[DuplicateDeal], games: GamesOf) -> list[tuple[Contract, tuple[Role, ...]]]:
    """Return the contracts that were played with what the seats of A were in them, in the order of the rules."""
    groups = {(game.contract, roles_of(game)) for deal in deals for game in games(deal)}
    places = {role: place for place, role in enumerate(Role)}
    played = [(contract, roles) for contract, roles in groups if contract is not None]
    return sorted(played, key=lambda group: (group[0], len(group[1]), [places[role] for role in group[1]]))


@dataclass(frozen=True, slots=True)
class ContractShares:
    """How often a contract was played, None standing for four passes.

    Attributes:
        of_base: As a share of the games of four B.
        of_lineups: As a share of the games with A.
        declared_by_b: How often a seat declared it, as a share of seats and deals, among four B.
        declared_by_a: The same for the seats of A in the lineups.
    """

    contract: Contract | None
    of_base: float
    of_lineups: float
    declared_by_b: float
    declared_by_a: float


def contract_shares(deals: Sequence[DuplicateDeal]) -> Iterator[ContractShares]:
    """Yield each contract that occurred and, last, four passes; without games from the auction on nothing."""
    bases = [deal.base for deal in deals]
    lineups = [game for deal in deals for game in deal.auction]
    if not lineups:
        return
    of_base, of_lineups = (Counter(game.contract for game in games) for games in (bases, lineups))
    by_a = Counter(game.contract for game in lineups if game.declarer in game.lineup)
    seats_of_a = sum(len(game.lineup) for game in lineups)
    for contract in (*Contract, None):
        if of_base[contract] or of_lineups[contract]:
            by_b = of_base[contract] if contract is not None else 0
            yield ContractShares(
                contract,
                of_base[contract] / len(bases),
                of_lineups[contract] / len(lineups),
                by_b / (len(SEATS) * len(bases)),
                by_a[contract] / seats_of_a,
            )


@dataclass(frozen=True, slots=True)
class WinRate:
    """How often seats in a role won: `won` of `played`."""

    won: int
    played: int


def win_rates(games: Iterable[tuple[GameResult, Iterable[Seat]]]) -> dict[tuple[Contract, Role], WinRate]:
    """Return the win rate for each contract and role of the given seats of the games."""
    won: Counter[tuple[Contract, Role]] = Counter()
    played: Counter[tuple[Contract, Role]] = Counter()
    for game, seats in games:
        for seat in seats:
            role = game.role_of(seat)
            if game.contract is not None and role is not None:
                played[game.contract, role] += 1
                won[game.contract, role] += game.won_by(seat)
    return {group: WinRate(won[group], count) for group, count in played.items()}


@dataclass(frozen=True, slots=True)
class TrickLosses:
    """Points given away per card against best play with open cards.

    Attributes:
        cards: How many cards were examined.
        mean: Points lost per card.
        share: The share of cards that lost any.
    """

    cards: int
    mean: float
    share: float


@dataclass(frozen=True, slots=True)
class Losses:
    """Points lost by one kind of player: by trick, over all tricks, and the latter with its uncertainty by deal."""

    tricks: tuple[TrickLosses, ...]
    all_tricks: TrickLosses
    per_card: Estimate


def losses(games_of_deals: Iterable[Iterable[GameResult]]) -> Losses | None:
    """Return the points lost in games, those of one deal together; None when no card was examined."""
    by_trick: dict[int, list[int]] = defaultdict(list)
    by_deal: list[list[int]] = []
    for games in games_of_deals:
        of_deal: list[int] = []
        for game in games:
            for lost in game.points_lost.values():
                of_deal += lost
                for trick, points in enumerate(lost):
                    by_trick[trick].append(points)
        by_deal.append(of_deal)
    per_card = estimate(by_deal)
    if per_card is None:
        return None
    everything = [points for of_deal in by_deal for points in of_deal]
    tricks = tuple(_trick_losses(by_trick[trick]) for trick in range(TRICKS_IN_A_DEAL))
    return Losses(tricks, _trick_losses(everything), per_card)


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds per decision."""

    count: int
    median: float
    p95: float
    longest: float


def times(records: Iterable[SideRecord], kind: DecisionKind) -> Times | None:
    """Return how long decisions of a kind took, None when there were none."""
    spent = sorted(time for record in records for time in record.milliseconds.get(kind, ()))
    if not spent:
        return None
    return Times(len(spent), quantile(spent, 0.5), quantile(spent, 0.95), spent[-1])


def _gain(base: GameResult, game: GameResult, value: SeatValue) -> float:
    return fmean(value(game, seat) - value(base, seat) for seat in game.lineup)


def _trick_losses(lost: Sequence[int]) -> TrickLosses:
    if not lost:
        return TrickLosses(0, 0.0, 0.0)
    return TrickLosses(len(lost), fmean(lost), sum(points > 0 for points in lost) / len(lost))
