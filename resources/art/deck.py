"""All files of the deck by name, and how they are written."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from resources.art.back import back
from resources.art.daus import daus_of_acorns, daus_of_bells, daus_of_hearts, daus_of_leaves
from resources.art.index import corner_index
from resources.art.kings import king_of_acorns, king_of_bells, king_of_hearts, king_of_leaves
from resources.art.kit.canvas import Canvas
from resources.art.obers.acorns import ober_of_acorns
from resources.art.obers.bells import ober_of_bells
from resources.art.obers.hearts import ober_of_hearts
from resources.art.obers.leaves import ober_of_leaves
from resources.art.pip_cards import pip_card
from resources.art.signs import SIGNS
from resources.art.unters.acorns import unter_of_acorns
from resources.art.unters.bells import unter_of_bells
from resources.art.unters.hearts import unter_of_hearts
from resources.art.unters.leaves import unter_of_leaves
from resources.art.weli import weli

_COURTS: dict[str, tuple[Callable[[], Canvas], ...]] = {  # Daus, King, Ober, Unter
    "E": (daus_of_acorns, king_of_acorns, ober_of_acorns, unter_of_acorns),
    "L": (daus_of_leaves, king_of_leaves, ober_of_leaves, unter_of_leaves),
    "H": (daus_of_hearts, king_of_hearts, ober_of_hearts, unter_of_hearts),
    "S": (daus_of_bells, king_of_bells, ober_of_bells, unter_of_bells),
}

FACES: dict[str, Callable[[], Canvas]] = {
    **{f"{suit}_{rank}": draw for suit, row in _COURTS.items() for rank, draw in zip("DKOU", row, strict=True)},
    **{f"{suit}_{count}": partial(pip_card, suit, count) for suit in "ELHS" for count in range(10, 4, -1)},
    "S_6": weli,
}
"""How each of the 40 faces is drawn, by its id: suit E L H S, rank D K O U 10 9 8 7 6 5."""


def documents() -> Iterator[tuple[str, str]]:
    """Draw the whole deck: each file's name below the deck's folder, and its text."""
    for face, draw in FACES.items():
        suit, rank = face.split("_")
        yield f"{face}.svg", draw().svg()
        yield f"{face}.index.svg", corner_index(suit, "W" if face == "S_6" else rank).svg()
    yield "back.svg", back().svg()
    for suit, draw_sign in SIGNS.items():
        canvas = Canvas()
        draw_sign(canvas)
        yield f"signs/{suit}.svg", canvas.svg(view_box="-50 -60 100 120")


def write_deck(folder: Path) -> int:
    """Write every file of the deck below `folder` and return how many there are."""
    count = 0
    for name, text in documents():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count
