"""A pack of cards on disk: `pack.toml`, one SVG per face, one for the back.

`resources/decks/README.md` describes the format for people who draw a pack.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from schafkopf_desktop.decks.svg_file import PackError, check_svg, read_file

BACK = "back"
"""The face id of the back."""

SUITS = ("E", "L", "H", "S")
RANKS = ("D", "K", "O", "U", "10", "9", "8", "7", "6", "5")
PLAYED_RANKS = RANKS[:8]
"""The ranks that every pack must have, since the game is played with them."""
WELI = "S_6"
"""The face of the Weli in packs that have one: the 6 of bells."""

LANGUAGE_OF_LAST_RESORT = "en"

PackText: TypeAlias = Literal["name", "region", "description", "pattern", "back", "wikipedia"]
"""What a pack says about itself in words, each a table of languages in `pack.toml`."""

_FORMAT = 1
_RANK_OF_CODE = {"A": "D", "X": "10"}
_Kind = TypeVar("_Kind")


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as its `pack.toml` describes it.

    Attributes:
        id: name of the pack in settings, and of its folder.
        author: who drew it.
        licence: SPDX name of the pictures' licence.
        faces: the ids of all faces, suit by suit, "S_D" for the Daus of bells; without the back.
        has_weli: whether the 6 of bells is the Weli.
        double_headed: whether the figures look the same upside down.
        has_index: whether every face has a corner index to lay over it.
        texts: by `PackText`, then by language code; English is always there.
        motifs: what is drawn on a face as a sentence, by language code and face; may lack some or all.
        path: the folder.
    """

    id: str
    author: str
    licence: str
    faces: tuple[str, ...]
    has_weli: bool
    double_headed: bool
    has_index: bool
    texts: Mapping[str, Mapping[str, str]]
    motifs: Mapping[str, Mapping[str, str]]
    path: Path

    def __contains__(self, face: str) -> bool:
        return face == BACK or face in self.faces

    def text(self, key: PackText, language: str) -> str:
        """What the pack says about itself, in a language or else in English."""
        texts = self.texts[key]
        return texts.get(language, texts[LANGUAGE_OF_LAST_RESORT])

    def motif(self, face: str, language: str) -> str:
        """What is drawn on a face, in a language or else in English; empty when the pack does not say."""
        for code in (language, LANGUAGE_OF_LAST_RESORT):
            sentence = self.motifs.get(code, {}).get(face)
            if sentence is not None:
                return sentence
        return ""

    def picture_file(self, face: str) -> Path:
        """The SVG of a face or of the back."""
        return self.path / f"{face}.svg"

    def index_file(self, face: str, ace_letter: str = "D") -> Path | None:
        """The SVG with the corner index of a face; None where there is none to show.

        `ace_letter` is what a Daus is marked with, "D" or "A"; a pack without files for "A" keeps to "D".
        """
        if not self.has_index or face == BACK:
            return None
        suit, rank = face.split("_")
        if rank == "D" and ace_letter == "A" and (other := self.path / f"{suit}_A.index.svg").is_file():
            return other
        return self.path / f"{face}.index.svg"

    def picture_files(self) -> tuple[Path, ...]:
        """Every file that a complete pack has."""
        pictures = [self.picture_file(face) for face in (*self.faces, BACK)]
        indexes = [file for face in self.faces if (file := self.index_file(face)) is not None]
        return (*pictures, *indexes)

    def problems(self) -> tuple[PackError, ...]:
        """Every picture that is missing, unreadable or not allowed; empty for a sound pack. Reads all files."""
        letters = [file for suit in SUITS if (file := self.index_file(f"{suit}_D", "A")) is not None]
        found = []
        for file in dict.fromkeys((*self.picture_files(), *letters)):
            try:
                check_svg(file)
            except PackError as problem:
                found.append(problem)
        return tuple(found)


def load_pack(folder: Path) -> Pack:
    """The pack described in a folder's `pack.toml`.

    Raises `PackError`, naming the file, when the description is missing or wrong. Pictures are only read when they
    are asked for: `Pack.problems` finds the ones that are damaged.
    """
    file = folder / "pack.toml"
    try:
        entries = tomllib.loads(read_file(file).decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(file, f"is not valid TOML ({error})") from error
    if _entry(entries, "format", int, file) != _FORMAT:
        raise PackError(file, f"is of format {entries['format']}; this program reads format {_FORMAT}")
    faces = _faces(entries, file)
    return Pack(
        id=_id(entries, file),
        author=_entry(entries, "author", str, file),
        licence=_entry(entries, "licence", str, file),
        faces=faces,
        has_weli=_entry(entries, "weli", bool, file),
        double_headed=_entry(entries, "double_headed", bool, file),
        has_index=_entry(entries, "index", bool, file),
        texts=MappingProxyType({key: _worded(entries, key, file) for key in get_args(PackText)}),
        motifs=_motifs(entries, faces, file),
        path=folder,
    )


def face_of(card_code: str) -> str:
    """The face id of a card code: "S_D" for "SA", "S_10" for "SX", "E_O" for "EO"."""
    suit, rank = card_code[0], card_code[1:]
    return f"{suit}_{_RANK_OF_CODE.get(rank, rank)}"


def _id(entries: Mapping[str, Any], file: Path) -> str:
    name = _entry(entries, "id", str, file)
    if name != file.parent.name:
        raise PackError(file, f"has the id {name!r}, which is not the name of its folder")
    return name


def _faces(entries: Mapping[str, Any], file: Path) -> tuple[str, ...]:
    ranks = _entry(entries, "ranks", list, file)
    for rank in ranks:
        if rank not in RANKS:
            raise PackError(file, f"lists the rank {rank!r}, which is none of {', '.join(RANKS)}")
    if len(set(ranks)) != len(ranks):
        raise PackError(file, "lists a rank twice")
    lacking = [rank for rank in PLAYED_RANKS if rank not in ranks]
    if lacking:
        raise PackError(file, f"lacks {', '.join(lacking)} of the ranks that are played with")
    has_weli = _entry(entries, "weli", bool, file)
    possible = [(f"{suit}_{rank}", rank) for suit in SUITS for rank in RANKS]
    faces = tuple(face for face, rank in possible if rank in ranks or (has_weli and face == WELI))
    count = _entry(entries, "cards", int, file)
    if len(faces) != count:
        raise PackError(file, f"speaks of {count} cards, while its ranks make {len(faces)}")
    return faces


def _worded(entries: Mapping[str, Any], key: str, file: Path) -> Mapping[str, str]:
    texts = _entry(entries, key, dict, file)
    for language, text in texts.items():
        if not isinstance(text, str) or not text.strip():
            raise PackError(file, f"has no text under {key}.{language}")
        if key == "wikipedia" and not text.startswith("https://"):
            raise PackError(file, f"has no https address under {key}.{language}")
    if LANGUAGE_OF_LAST_RESORT not in texts:
        raise PackError(file, f"has no entry '{key}.{LANGUAGE_OF_LAST_RESORT}'")
    return MappingProxyType(texts)


def _motifs(entries: Mapping[str, Any], faces: tuple[str, ...], file: Path) -> Mapping[str, Mapping[str, str]]:
    if "motifs" not in entries:
        return MappingProxyType({})
    motifs = _entry(entries, "motifs", dict, file)
    for language, sentences in motifs.items():
        if not isinstance(sentences, dict):
            raise PackError(file, f"has no table under motifs.{language}")
        for face, sentence in sentences.items():
            if face not in faces or not isinstance(sentence, str):
                raise PackError(file, f"has no sentence about a card of its own under motifs.{language}.{face}")
    return MappingProxyType(motifs)


def _entry(entries: Mapping[str, Any], key: str, kind: type[_Kind], file: Path) -> _Kind:
    value = entries.get(key)
    if value is None:
        raise PackError(file, f"has no entry {key!r}")
    if not isinstance(value, kind):
        raise PackError(file, f"has {value!r} under {key!r}, which should be of type {kind.__name__}")
    return value
