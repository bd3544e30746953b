"""The packs that people can choose from: those of the program, and those that they have added."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from schafkopf_desktop.decks.pack import Pack, load_pack
from schafkopf_desktop.decks.svg_file import PackError

USUAL_PACK = "salzburg"
"""The pack that is shown unless somebody chooses another."""


@dataclass(frozen=True, slots=True)
class FoundPacks:
    """What was found.

    Attributes:
        offered: at least one, with the usual one first.
        refused: what is wrong with each pack that is not offered: the first problem of it.
    """

    offered: tuple[Pack, ...]
    refused: tuple[PackError, ...] = ()

    def chosen(self, pack_id: str) -> Pack:
        """The pack of this id, or the first one when it is not offered."""
        return next((pack for pack in self.offered if pack.id == pack_id), self.offered[0])


def find_packs(own: Path, added: Path | None = None) -> FoundPacks:
    """The packs in the program's own folder and in the one where people add theirs, which need not exist.

    A pack of the program is taken when its files are there, since its pictures are tested; every picture of an added
    one is looked at. Raises `PackError` when not even one pack can be offered.
    """
    offered: dict[str, Pack] = {}
    refused: list[PackError] = []
    folders = [(file.parent, True) for file in own.glob("*/pack.toml")]
    folders.sort(key=lambda entry: (entry[0].name != USUAL_PACK, entry[0].name))
    folders += [(folder, False) for folder in _folders_in(added)]
    for folder, is_own in folders:
        try:
            pack = load_pack(folder)
            if pack.id in offered:
                raise PackError(folder / "pack.toml", f"has the id of another pack, {pack.id!r}")
            _raise_first(_missing(pack) if is_own else pack.problems())
            offered[pack.id] = pack
        except PackError as problem:
            refused.append(problem)
    if not offered:
        raise refused[0] if refused else PackError(own, "holds no pack of cards")
    return FoundPacks(tuple(offered.values()), tuple(refused))


def _folders_in(place: Path | None) -> list[Path]:
    if place is None or not place.is_dir():
        return []
    return sorted(folder for folder in place.iterdir() if folder.is_dir() and not folder.name.startswith("."))


def _missing(pack: Pack) -> Iterable[PackError]:
    return (PackError(file, "is missing") for file in pack.picture_files() if not file.is_file())


def _raise_first(problems: Iterable[PackError]) -> None:
    for problem in problems:
        raise problem
