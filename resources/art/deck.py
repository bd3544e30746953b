"""All files of a pack by name, and how they are written."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from resources.art.index import corner_index
from resources.art.kit.canvas import Canvas
from resources.art.signs import SIGNS


@dataclass(frozen=True)
class Deck:
    """What a pack draws.

    Attributes:
        faces: how each face is drawn, by its id: suit E L H S, rank D K O U 10 9 8 7 6 5, as in `E_D`.
        back: how the back of all cards is drawn.
        weli: whether the 6 of bells is the Weli.
    """

    faces: Mapping[str, Callable[[], Canvas]]
    back: Callable[[], Canvas]
    weli: bool = False

    def documents(self) -> Iterator[tuple[str, str]]:
        """Draw the whole pack: each file's name below the pack's folder, and its text."""
        for face, draw in self.faces.items():
            suit, rank = face.split("_")
            yield f"{face}.svg", draw().svg()
            yield f"{face}.index.svg", corner_index(suit, "W" if self.weli and face == "S_6" else rank).svg()
            if rank == "D":
                yield f"{suit}_A.index.svg", corner_index(suit, "A").svg()
        yield "back.svg", self.back().svg()


def signs() -> Iterator[tuple[str, str]]:
    """Draw the suit signs, which the program shows beside words whatever pack is in use: each file's name and text."""
    for suit, draw_sign in SIGNS.items():
        canvas = Canvas()
        draw_sign(canvas)
        yield f"{suit}.svg", canvas.svg(view_box="-50 -60 100 120")


def write(documents: Iterable[tuple[str, str]], folder: Path) -> int:
    """Write documents, given by name and text, into a folder and return how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, text in documents:
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count


def drawn_packs() -> list[str]:
    """Return the names of the packs that are drawn here: the packages beside this file that have a `deck.py`."""
    return sorted(file.parent.name for file in Path(__file__).parent.glob("*/deck.py"))


@cache
def deck_of(pack: str) -> Deck:
    """Return the `DECK` that the `deck.py` of a pack holds."""
    deck = import_module(f"resources.art.{pack}.deck").DECK
    if not isinstance(deck, Deck):
        raise TypeError(f"DECK of {pack} is not a Deck")
    return deck
