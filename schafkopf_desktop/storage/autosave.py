"""The match that is being played, saved at every card, so that nothing is lost however the program ends."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from schafkopf_desktop.storage.document import DamagedDocument, DocumentFile


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as text: deals are in the engine's notation, which this layer neither reads nor checks.

    Attributes:
        seed: the secret that all shuffles of the match follow from.
        first_dealer: seat 0 to 3 of the dealer of the first deal.
        house_rules: name and value of every house rule.
        finished: the records of the settled deals, in order.
        running: the deal on the table, None between deals.
        identity: what tells this match from all others; empty when the program that wrote it knew none.
        seeds: what each finished deal was shuffled from, None where that is not known; empty when the program that
            wrote it did not keep them.
    """

    seed: str
    first_dealer: int
    house_rules: Mapping[str, bool] = field(default_factory=dict)
    finished: tuple[str, ...] = ()
    running: str | None = None
    identity: str = ""
    seeds: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """What was read.

    Attributes:
        match: the saved match, None when there is none or it is damaged.
        set_aside: where the damaged file is now; None when nothing was damaged, or it could not be renamed.
        problem: what was wrong, in English, for the log; None when nothing was.
    """

    match: SavedMatch | None
    set_aside: Path | None = None
    problem: str | None = None


class MatchStore:
    """Keeps the running match in one file."""

    def __init__(self, path: Path) -> None:
        self._file = DocumentFile(path, "schafkopf-desktop match", version=1)

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    def load(self) -> LoadedMatch:
        """Read the saved match; a damaged file is set aside."""
        try:
            content = self._file.read()
            return LoadedMatch(None if content is None else _match_of(content))
        except DamagedDocument as damage:
            return self.reject(str(damage))

    def reject(self, problem: str) -> LoadedMatch:
        """Set the file aside since its content makes no sense, such as a deal that breaks the rules."""
        return LoadedMatch(None, self._file.set_aside(), f"{self.path} {problem}")

    def save(self, match: SavedMatch) -> None:
        """Write the match.

        Raises:
            OSError: see write_atomically.
        """
        self._file.write(asdict(match))

    def clear(self) -> None:
        """Forget the saved match.

        Raises:
            OSError: the file cannot be removed.
        """
        self.path.unlink(missing_ok=True)


def _match_of(content: dict[str, object]) -> SavedMatch:
    match content:
        case {
            "seed": str(seed),
            "first_dealer": 0 | 1 | 2 | 3 as first_dealer,
            "house_rules": dict(house_rules),
            "finished": list(finished),
            "running": None | str() as running,
        } if (
            type(first_dealer) is int
            and all(isinstance(value, bool) for value in house_rules.values())
            and all(isinstance(record, str) for record in finished)
        ):
            return SavedMatch(seed, first_dealer, house_rules, tuple(finished), running, *_added_later(content))
        case _:
            raise DamagedDocument("does not hold a match")


def _added_later(content: dict[str, object]) -> tuple[str, tuple[str | None, ...]]:
    """Return what the first release did not write; an older program reads a file with it just as well."""
    match content.get("identity", ""), content.get("seeds", []):
        case str(identity), list(seeds) if all(seed is None or isinstance(seed, str) for seed in seeds):
            return identity, tuple(seeds)
        case _:
            raise DamagedDocument("does not hold a match")
