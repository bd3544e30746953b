"""A pack of cards on disk: `pack.toml`, one SVG per face, one for the back."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from xml.parsers import expat

BACK = "back"
"""The face id of the back."""

_RANK_OF_CODE = {"A": "D", "X": "10"}
_Kind = TypeVar("_Kind")


class PackError(Exception):
    """A pack that can not be used as it is; says what is wrong and names the file.

    Attributes:
        file: the file or folder at fault.
    """

    def __init__(self, file: Path, problem: str) -> None:
        super().__init__(f"{file}: {problem}")
        self.file = file
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as its `pack.toml` describes it.

    Attributes:
        id: name of the pack in settings and files.
        region: key of the region it comes from; the words for it are translated elsewhere.
        country: ISO 3166 code of the country, lower case.
        licence: SPDX name of the pictures' licence.
        faces: the ids of all faces, suit by suit, "S_D" for the Daus of bells; without the back.
        has_index: whether every face has a corner index to lay over it.
        wikipedia: address of an article per language code.
        path: the folder.
    """

    id: str
    region: str
    country: str
    licence: str
    faces: tuple[str, ...]
    has_index: bool
    wikipedia: Mapping[str, str]
    path: Path

    def __contains__(self, face: str) -> bool:
        return face == BACK or face in self.faces

    def picture_file(self, face: str) -> Path:
        """The SVG of a face or of the back."""
        return self.path / f"{face}.svg"

    def index_file(self, face: str) -> Path | None:
        """The SVG with the corner index of a face; None where there is none to show."""
        return self.path / f"{face}.index.svg" if self.has_index and face != BACK else None

    def picture_files(self) -> tuple[Path, ...]:
        """Every file that a complete pack has."""
        pictures = [self.picture_file(face) for face in (*self.faces, BACK)]
        indexes = [file for face in self.faces if (file := self.index_file(face)) is not None]
        return (*pictures, *indexes)

    def problems(self) -> tuple[PackError, ...]:
        """Every picture that is missing or unreadable; empty for a sound pack. Reads all files."""
        found = []
        for file in self.picture_files():
            try:
                read_svg(file)
            except PackError as problem:
                found.append(problem)
        return tuple(found)


def load_pack(folder: Path) -> Pack:
    """The pack described in a folder's `pack.toml`.

    Raises `PackError`, naming the file, when the description is missing or wrong. Pictures are only read when they
    are asked for, since a game can be played without one of them: `Pack.problems` finds the ones that are damaged.
    """
    file = folder / "pack.toml"
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise PackError(file, f"can not be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(file, f"is not valid TOML ({error})") from error
    faces = _faces(entries, file)
    return Pack(
        id=_entry(entries, "id", str, file),
        region=_entry(entries, "region", str, file),
        country=_entry(entries, "country", str, file),
        licence=_entry(entries, "licence", str, file),
        faces=faces,
        has_index=_entry(entries, "index", bool, file),
        wikipedia=_addresses(entries, file),
        path=folder,
    )


def face_of(card_code: str) -> str:
    """The face id of a card code: "S_D" for "SA", "S_10" for "SX", "E_O" for "EO"."""
    suit, rank = card_code[0], card_code[1:]
    return f"{suit}_{_RANK_OF_CODE.get(rank, rank)}"


def read_svg(file: Path) -> bytes:
    """The content of an SVG file; raises `PackError` when it can not be read or is no well-formed SVG."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise PackError(file, f"can not be read ({error.strerror})") from error
    elements: list[str] = []
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = lambda name, _attributes: elements.append(name)
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise PackError(file, f"is not well-formed XML ({error})") from error
    if elements[0] != "http://www.w3.org/2000/svg svg":
        raise PackError(file, f"is not an SVG picture but <{elements[0].rpartition(' ')[2]}>")
    return content


def _faces(entries: Mapping[str, Any], file: Path) -> tuple[str, ...]:
    faces = _entry(entries, "faces", list, file)
    suits, ranks = _entry(entries, "suits", list, file), _entry(entries, "ranks", list, file)
    possible = {f"{suit}_{rank}" for suit in suits for rank in ranks}
    for face in faces:
        if face not in possible:
            raise PackError(file, f"lists the face {face!r}, which is none of its suits and ranks")
    if len(set(faces)) != len(faces):
        raise PackError(file, "lists a face twice")
    count = _entry(entries, "cards", int, file)
    if len(faces) != count:
        raise PackError(file, f"lists {len(faces)} faces and speaks of {count} cards")
    return tuple(faces)


def _addresses(entries: Mapping[str, Any], file: Path) -> dict[str, str]:
    addresses = _entry(entries, "wikipedia", dict, file)
    for language, address in addresses.items():
        if not isinstance(address, str) or not address.startswith("https://"):
            raise PackError(file, f"has no https address under wikipedia.{language}")
    return addresses


def _entry(entries: Mapping[str, Any], key: str, kind: type[_Kind], file: Path) -> _Kind:
    value = entries.get(key)
    if value is None:
        raise PackError(file, f"has no entry {key!r}")
    if not isinstance(value, kind):
        raise PackError(file, f"has {value!r} under {key!r}, which should be of type {kind.__name__}")
    return value
