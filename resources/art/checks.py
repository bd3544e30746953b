"""What must be true of the deck's files: one function per kind of defect, each returning sentences about what is wrong.

Needs the committed files and QtSvg, but not the drawing kit's shapely. A pack has to be as `schafkopf_desktop.decks`
wants it; ours have to be better: one palette, one budget, cards that nobody takes for each other.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QColor, QTransform, qGray

from resources.art.kit.palette import COLOURS
from resources.art.rendering import UnreadablePictureError, grey_values, render
from schafkopf_desktop.decks.pack import SUITS, WELI, Pack, load_pack
from schafkopf_desktop.decks.svg_file import PackError

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
    (r"[ELHS]_D\.svg", 130),
    (r"[ELHS]_[KOU]\.svg", 110),
    (r"[ELHS]_\d+\.svg", 50),
    (r"back\.svg", 40),
    (r"[ELHS]_\w+\.index\.svg", 8),
    (r"[ELHS]\.svg", 8),
)
_DECK_BUDGET = 2_500
_MARGINS = ((20, 3, 260, 7), (20, 490, 260, 7), (3, 20, 7, 460), (290, 20, 7, 460))
"""Between the card's edge and the frame, straight parts only: left, top, width, height at 300 x 500."""
_INDEX_CORNER = (21, 21, 25, 55)
_ALIKE = 6.0  # mean difference of brightness below which two cards are taken for each other at 45 x 75


_SIGNS = {"E": "acorn", "L": "leaf", "H": "heart", "S": "bell"}
_PIP = re.compile(r"(?:[a-z]+-)?(acorn|leaf|heart|bell)(?:-on-twig)?")
"""The name of a symbol that is a pip, as in `acorn`, `acorn-on-twig`, `turned-acorn`."""


def expected_files(pack: Pack) -> list[str]:
    """Return the name of every SVG file of a pack of ours below its folder."""
    faces = [name for face in pack.faces for name in (f"{face}.svg", f"{face}.index.svg")]
    return [*faces, "back.svg", *(f"{suit}_A.index.svg" for suit in SUITS)]


def problems_of_pack(folder: Path) -> list[str]:
    """Return every defect of the pack in a folder; an empty list when it is fit to be shown."""
    try:
        pack = load_pack(folder)
    except PackError as error:
        return [f"{error.file.name}: {error.problem}"]
    missing = [f"{name}: is missing" for name in expected_files(pack) if not (folder / name).is_file()]
    if missing:
        return missing
    problems = [f"{error.file.name}: {error.problem}" for error in pack.problems()]
    documents = {name: (folder / name).read_text(encoding="utf-8") for name in expected_files(pack)}
    problems += [problem for name, text in documents.items() for problem in problems_of_document(name, text)]
    size = sum(len(text.encode()) for text in documents.values()) / 1000
    if size > _DECK_BUDGET:
        problems.append(f"the pack weighs {size:.0f} kB, more than {_DECK_BUDGET}")
    if problems:
        return problems
    faces = {face: documents[f"{face}.svg"] for face in pack.faces}
    for face, text in faces.items():
        problems += problems_of_face(face, text)
        problems += problems_of_pips(face, text, has_weli=pack.has_weli)
    problems += problems_of_back(documents["back.svg"])
    return [*problems, *faces_taken_for_each_other(faces)]


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
    image = render(text, 300, 500, background=COLOURS["paper"])
    problems = []
    if min(min(grey_values(image.copy(*strip))) for strip in _MARGINS) < 150:
        problems.append(f"{face}: something crosses the frame")
    paper = qGray(QColor(COLOURS["paper"]).rgb())
    corner = grey_values(image.copy(*_INDEX_CORNER))
    if min(corner) < paper - 12 or max(corner) > paper + 12:
        problems.append(f"{face}: the corner of the index is not empty")
    return problems


def problems_of_pips(face: str, text: str, *, has_weli: bool) -> list[str]:
    """Return whether a pip card has other pips than its rank says; the Weli has an acorn and a heart more."""
    suit, rank = face.split("_")
    if not rank.isdigit():
        return []
    used = (_reference(element) for element in ElementTree.fromstring(text).iter() if _plain(element.tag) == "use")
    counted = Counter(match[1] for name in used if (match := _PIP.fullmatch(name)))
    expected = Counter({_SIGNS[suit]: int(rank)})
    if has_weli and face == WELI:
        expected.update(("acorn", "heart"))
    return [] if counted == expected else [f"{face}: has the pips {dict(counted)}, not {dict(expected)}"]


def _reference(element: ElementTree.Element) -> str:
    return next(value for name, value in element.attrib.items() if _plain(name) == "href").removeprefix("#")


def problems_of_back(text: str) -> list[str]:
    """Return whether the back tells which way up a card lies."""
    image = render(text, 300, 500)
    turned = image.transformed(QTransform().rotate(180))
    difference = _mean_difference(grey_values(image), grey_values(turned))
    return [] if difference < 2 else [f"back: differs from itself upside down by {difference:.1f}"]


def faces_taken_for_each_other(faces: Mapping[str, str]) -> list[str]:
    """Return the pairs of faces, given as documents, that look alike at 45 x 75 pixels in grey."""
    small = {face: grey_values(render(text, 45, 75)) for face, text in faces.items()}
    return [
        f"{first} and {second}: look alike, difference {difference:.1f}"
        for first, second in combinations(small, 2)
        if (difference := _mean_difference(small[first], small[second])) < _ALIKE
    ]


def _mean_difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
