"""What must be true of the deck's files: one function per kind of defect, each returning sentences about what is wrong.

Needs the committed files, the standard library and QtSvg, but not the drawing kit's shapely.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QColor, QTransform, qGray

from resources.art.kit.palette import COLOURS
from resources.art.rendering import UnreadablePictureError, grey_values, render

SUITS = ("E", "L", "H", "S")
RANKS = ("D", "K", "O", "U", "10", "9", "8", "7", "6", "5")
FACES = tuple(f"{suit}_{rank}" for suit in SUITS for rank in RANKS)

_ALLOWED: dict[str, set[str]] = {  # what QtSvg draws right, and nothing else
    "svg": {"viewBox"},
    "defs": set(),
    "g": {"id"},
    "path": {"d", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin"},
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "ellipse": {"cx", "cy", "rx", "ry", "fill", "fill-opacity", "stroke", "stroke-width"},
    "use": {"href", "transform"},
}
_BUDGETS = (  # kilobytes by file name
    (r"\w_D\.svg", 130),
    (r"\w_[KOU]\.svg", 110),
    (r"\w_\d+\.svg", 50),
    (r"back\.svg", 40),
    (r"\w_\w+\.index\.svg", 8),
    (r"signs/\w\.svg", 8),
)
_DECK_BUDGET = 2_500
_MARGINS = ((40, 6, 520, 15), (40, 979, 520, 15), (6, 40, 15, 920), (579, 40, 15, 920))
"""Between the card's edge and the frame, straight parts only: left, top, width, height."""
_ALIKE = 6.0  # mean difference of brightness below which two cards are taken for each other at 45 x 75


def expected_files() -> list[str]:
    """Return the name of every SVG file of the deck below its folder."""
    faces = [name for face in FACES for name in (f"{face}.svg", f"{face}.index.svg")]
    return [*faces, "back.svg", *(f"signs/{suit}.svg" for suit in SUITS)]


def problems_of_deck(folder: Path) -> list[str]:
    """Return every defect of the deck in a folder; an empty list when it is fit to be shown."""
    missing = [f"{name}: is missing" for name in expected_files() if not (folder / name).is_file()]
    if missing:
        return missing
    documents = {name: (folder / name).read_text(encoding="utf-8") for name in expected_files()}
    problems = [problem for name, text in documents.items() for problem in problems_of_document(name, text)]
    size = sum(len(text.encode()) for text in documents.values()) / 1000
    if size > _DECK_BUDGET:
        problems.append(f"the deck weighs {size:.0f} kB, more than {_DECK_BUDGET}")
    if problems:
        return problems
    for face in FACES:
        problems += problems_of_face(face, documents[f"{face}.svg"])
    problems += problems_of_back(documents["back.svg"])
    return [*problems, *faces_taken_for_each_other(documents)]


def problems_of_document(name: str, text: str) -> list[str]:
    """Return what is wrong with one SVG file as a text: elements, attributes, colours, size, whether QtSvg takes it."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return [f"{name}: is not XML: {error}"]
    problems = [f"{name}: {problem}" for element in root.iter() for problem in _problems_of_element(element)]
    budget = next(limit for pattern, limit in _BUDGETS if re.fullmatch(pattern, name))
    if len(text.encode()) > budget * 1000:
        problems.append(f"{name}: weighs {len(text.encode()) / 1000:.0f} kB, more than {budget}")
    if "do not edit" not in text.splitlines()[0]:
        problems.append(f"{name}: does not say where it comes from")
    if problems:
        return problems
    try:
        render(text, 60, 100)
    except UnreadablePictureError:
        return [f"{name}: QtSvg cannot read it"]
    return []


def _problems_of_element(element: ElementTree.Element) -> Iterator[str]:
    tag = _plain(element.tag)
    if tag not in _ALLOWED:
        yield f"element {tag} is not allowed"
        return
    for attribute, value in element.attrib.items():
        name = _plain(attribute)
        if name not in _ALLOWED[tag]:
            yield f"attribute {name} of {tag} is not allowed"
        if name in {"fill", "stroke"} and value != "none" and value not in COLOURS.values():
            yield f"colour {value} is not in the palette"
        if name == "d" and not value:
            yield "a path is empty"


def _plain(name: str) -> str:
    return name.rpartition("}")[2]


def problems_of_face(face: str, text: str) -> list[str]:
    """Return whether a face draws over its frame or into the corner that is kept for the index."""
    image = render(text, 600, 1000, background=COLOURS["paper"])
    problems = []
    if min(min(grey_values(image.copy(*strip))) for strip in _MARGINS) < 150:
        problems.append(f"{face}: something crosses the frame")
    paper = qGray(QColor(COLOURS["paper"]).rgb())
    corner = grey_values(image.copy(42, 42, 50, 110))
    if min(corner) < paper - 12 or max(corner) > paper + 12:
        problems.append(f"{face}: the corner of the index is not empty")
    return problems


def problems_of_back(text: str) -> list[str]:
    """Return whether the back tells which way up a card lies."""
    image = render(text, 300, 500)
    turned = image.transformed(QTransform().rotate(180))
    difference = _mean_difference(grey_values(image), grey_values(turned))
    return [] if difference < 2 else [f"back: differs from itself upside down by {difference:.1f}"]


def faces_taken_for_each_other(documents: dict[str, str]) -> list[str]:
    """Return the pairs of faces that look alike at 45 x 75 pixels in grey."""
    small = {face: grey_values(render(documents[f"{face}.svg"], 45, 75)) for face in FACES}
    return [
        f"{first} and {second}: look alike, difference {difference:.1f}"
        for first, second in combinations(FACES, 2)
        if (difference := _mean_difference(small[first], small[second])) < _ALIKE
    ]


def _mean_difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
