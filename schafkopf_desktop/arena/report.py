"""The report of a duel, as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from schafkopf_desktop.arena import comparison
from schafkopf_desktop.arena.comparison import GamesOf, TrickLosses, WinRate, fixed_contracts, whole_deals
from schafkopf_desktop.arena.duel import Duel
from schafkopf_desktop.arena.games import DecisionKind
from schafkopf_desktop.arena.points_lost import PLAYED_FOR_POINTS
from schafkopf_desktop.arena.results import DuplicateDeal, GameResult, Role
from schafkopf_desktop.arena.statistics import Estimate
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.seats import SEATS


def report(duel: Duel, played: Iterable[DuplicateDeal]) -> Iterator[str]:
    """Yield the lines of the report; the order in which the deals were played makes no difference."""
    deals = sorted(played, key=lambda deal: deal.number)
    yield (
        f"A {duel.a} against B {duel.b}: {len(deals)} deals, seed {duel.seed}, "
        f"assignment {duel.assignment.value}, 95 % intervals by deal"
    )
    for section in (
        _units(deals, whole_deals, "A less B at the same seat, auction included"),
        _units(deals, fixed_contracts, "A less B at the same seat, contract fixed by the auction of four B"),
        _by_role(deals),
        _contracts(deals),
        _win_rates(deals),
        _points_lost(deals),
        _times(deals),
        _failures(deals),
    ):
        lines = list(section)
        if lines:
            yield ""
            yield from lines


def estimate_text(estimate: Estimate) -> str:
    """Return mean and interval, for example `+0.412 [+0.301, +0.523]`."""
    return f"{estimate.mean:+.3f} [{estimate.low:+.3f}, {estimate.high:+.3f}]"


def _units(deals: Sequence[DuplicateDeal], games: GamesOf, title: str) -> Iterator[str]:
    sizes = sorted({len(game.lineup) for deal in deals for game in games(deal)})
    if not sizes:
        return
    yield title
    for size in sizes:
        found = comparison.difference(deals, games, comparison.units, _has_size(size))
        if found is not None:
            yield f"  {size} A among {len(SEATS) - size} B: {estimate_text(found)} units a deal"
    if games is fixed_contracts:
        points = comparison.difference(deals, games, comparison.card_points, _is_for_points)
        if points is not None:
            yield f"  card points of the own side: {estimate_text(points)} a deal"
    shares = comparison.outcomes(deals, games)
    if shares is not None:
        yield f"  better {shares.better:.1%}, same {shares.same:.1%}, worse {shares.worse:.1%} of seats and deals"


def _by_role(deals: Sequence[DuplicateDeal]) -> Iterator[str]:
    groups = comparison.role_groups(deals, fixed_contracts)
    if not groups:
        return
    yield "The same by contract and role of A"
    yield f"  {'contract':<10} {'role':<20} {'deals':>6}  {'units':<26}  card points"
    for contract, roles in groups:
        accepts = _is_of(contract, roles)
        found = comparison.difference(deals, fixed_contracts, comparison.units, accepts)
        points = comparison.difference(deals, fixed_contracts, comparison.card_points, accepts)
        if found is not None and points is not None:
            shown = estimate_text(points) if contract in PLAYED_FOR_POINTS else "-"
            group = f"{contract.value:<10} {_roles_text(roles):<20} {found.count:>6}"
            yield f"  {group}  {estimate_text(found):<26}  {shown}"


def _contracts(deals: Sequence[DuplicateDeal]) -> Iterator[str]:
    shares = list(comparison.contract_shares(deals))
    if not shares:
        return
    yield "Contracts, as shares of games; how often a seat of B (among four B) and of A declares"
    yield f"  {'contract':<12} {'four B':>8} {'with A':>8} {'B declares':>11} {'A declares':>11}"
    for share in shares:
        name = "passed out" if share.contract is None else share.contract.value
        line = f"  {name:<12} {share.of_base:>8.2%} {share.of_lineups:>8.2%}"
        yield line if share.contract is None else f"{line} {share.declared_by_b:>11.2%} {share.declared_by_a:>11.2%}"


def _win_rates(deals: Sequence[DuplicateDeal]) -> Iterator[str]:
    of_b = comparison.win_rates((deal.base, SEATS) for deal in deals)
    of_a = comparison.win_rates((game, game.lineup) for deal in deals for game in deal.auction)
    fixed = comparison.win_rates((game, game.lineup) for deal in deals for game in deal.play)
    groups = [(contract, role) for contract in Contract for role in Role if (contract, role) in of_a | of_b | fixed]
    if not groups:
        return
    yield "Won, of so many times a seat had the role"
    yield f"  {'contract':<10} {'role':<9} {'B among four B':>16} {'A, own auction':>16} {'A, fixed':>16}"
    for group in groups:
        contract, role = group
        rates = " ".join(f"{_rate_text(found.get(group)):>16}" for found in (of_b, of_a, fixed))
        yield f"  {contract.value:<10} {role.value:<9} {rates}"


def _points_lost(deals: Sequence[DuplicateDeal]) -> Iterator[str]:
    of_a = comparison.losses((*deal.auction, *deal.play) for deal in deals)
    of_b = comparison.losses((deal.base,) for deal in deals)
    if of_a is None or of_b is None:
        return
    yield "Card points lost per card against best play with open cards, and the share of cards that lost any"
    if any(deal.play for deal in deals):
        yield "(A under the auction of four B, so under the same contracts)"
    yield f"  {'trick':<6} {'A':>16} {'B':>16}"
    for number, (a, b) in enumerate(zip(of_a.tricks, of_b.tricks, strict=True), start=1):
        yield f"  {number:<6} {_losses_text(a):>16} {_losses_text(b):>16}"
    yield f"  {'all':<6} {_losses_text(of_a.all_tricks):>16} {_losses_text(of_b.all_tricks):>16}"
    for name, found in (("A", of_a), ("B", of_b)):
        yield f"  {name}, mean of the deals: {estimate_text(found.per_card)} over {found.all_tricks.cards} cards"
    if of_b.all_tricks.mean:
        yield f"  A loses {of_a.all_tricks.mean / of_b.all_tricks.mean:.2f} times what B loses"


def _times(deals: Sequence[DuplicateDeal]) -> Iterator[str]:
    yield "Milliseconds per decision"
    yield f"  {'':<10} {'count':>8} {'median':>9} {'p95':>9} {'longest':>9}"
    for name, records in (("A", [deal.a for deal in deals]), ("B", [deal.b for deal in deals])):
        for kind in DecisionKind:
            found = comparison.times(records, kind)
            if found is not None:
                yield (
                    f"  {name} {kind.value:<8} {found.count:>8} {found.median:>9.2f} {found.p95:>9.2f} "
                    f"{found.longest:>9.2f}"
                )


def _failures(deals: Sequence[DuplicateDeal]) -> Iterator[str]:
    for name, records in (("A", [deal.a for deal in deals]), ("B", [deal.b for deal in deals])):
        failures = [failure for record in records for failure in record.failures]
        if failures:
            yield f"{name} failed {len(failures)} times and was replaced by something safe, first: {failures[0]}"


def _has_size(size: int) -> Callable[[GameResult], bool]:
    return lambda game: len(game.lineup) == size


def _is_for_points(game: GameResult) -> bool:
    return game.contract in PLAYED_FOR_POINTS


def _is_of(contract: Contract, roles: tuple[Role, ...]) -> Callable[[GameResult], bool]:
    return lambda game: game.contract is contract and comparison.roles_of(game) == roles


def _roles_text(roles: tuple[Role, ...]) -> str:
    counted = [(role, roles.count(role)) for role in Role if role in roles]
    return "+".join(role.value if count == 1 else f"{count} {role.value}s" for role, count in counted)


def _rate_text(rate: WinRate | None) -> str:
    return "-" if rate is None else f"{rate.won / rate.played:.1%} of {rate.played}"


def _losses_text(lost: TrickLosses) -> str:
    return "-" if not lost.cards else f"{lost.mean:.2f} ({lost.share:.1%})"
