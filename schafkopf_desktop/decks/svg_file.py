"""One picture of a pack as a file: whether it is there, well-formed, of the right shape, and drawn right by QtSvg."""

from collections.abc import Mapping
from pathlib import Path
from xml.parsers import expat

_SVG = "http://www.w3.org/2000/svg"
_MOST_BYTES = 500_000
_CARD_RATIO = 5 / 3
_ALLOWED_DEVIATION = 0.01

_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
_FRAMEWORK = frozenset({"svg", "g", "defs", "use", "title", "desc"})
_GRADIENTS = frozenset({"linearGradient", "radialGradient", "stop"})
_ELEMENTS = _SHAPES | _FRAMEWORK | _GRADIENTS
"""Elements that QtSvg draws right; it ignores or misplaces others without a word."""
_DRAWN_WRONG = ("clip-path", "mask", "filter", "paint-order", "mix-blend-mode")


class PackError(Exception):
    """A pack that can not be used as it is; says what is wrong and names the file.

    Attributes:
        file: the file or folder at fault.
        problem: what is wrong with it.
    """

    def __init__(self, file: Path, problem: str) -> None:
        super().__init__(f"{file}: {problem}")
        self.file = file
        self.problem = problem


def read_file(file: Path) -> bytes:
    """The content of a file of a pack, whatever it is; raises `PackError` when it can not be read."""
    try:
        # Whoever reads from a pipe that lies in the folder waits for ever.
        if file.exists() and not file.is_file():
            raise PackError(file, "can not be read (it is no file)")
        return file.read_bytes()
    except OSError as error:
        raise PackError(file, f"can not be read ({error.strerror})") from error


def read_svg(file: Path) -> bytes:
    """The content of an SVG file; raises `PackError` when it can not be read or is no well-formed SVG."""
    return _parsed(file, _Reader(file))


def check_svg(file: Path) -> None:
    """Raise `PackError` when a card's picture is unreadable, too large, not 3 by 5, or has what QtSvg draws wrong."""
    content = _parsed(file, _Checker(file))
    if len(content) > _MOST_BYTES:
        raise PackError(file, f"weighs {len(content) // 1000} kB, more than {_MOST_BYTES // 1000}")


class _Reader:
    """Takes the elements of a file one by one and raises `PackError` at the first that should not be there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.depth = 0

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        """The parser meets an element; names have their namespace before them."""
        space, _, tag = name.rpartition(" ")
        if self.depth == 0 and (space, tag) != (_SVG, "svg"):
            raise PackError(self.file, f"is not an SVG picture but <{tag}>")
        self.take(space, tag, attributes)
        self.depth += 1

    def end(self, _name: str) -> None:
        """The element ends."""
        self.depth -= 1

    def take(self, space: str, tag: str, attributes: Mapping[str, str]) -> None:
        """Look at an element."""

    def doctype(self, *_declaration: object) -> None:
        """The parser meets a document type, which could blow up a small file to any size."""
        raise PackError(self.file, "has a document type, which is not allowed")


class _Checker(_Reader):
    def take(self, space: str, tag: str, attributes: Mapping[str, str]) -> None:
        if space != _SVG or tag not in _ELEMENTS or (tag == "svg" and self.depth > 0):
            raise PackError(self.file, f"has the element <{tag}>, which is not allowed")
        if tag == "svg":
            self._check_shape(attributes.get("viewBox", ""))
        for name, value in attributes.items():
            self._check_attribute(name.rpartition(" ")[2], value)

    def _check_shape(self, view_box: str) -> None:
        try:
            _, _, width, height = (float(number) for number in view_box.replace(",", " ").split())
        except ValueError:
            raise PackError(self.file, f"has no viewBox of four numbers but {view_box!r}") from None
        if width <= 0 or abs(height / width / _CARD_RATIO - 1) > _ALLOWED_DEVIATION:
            raise PackError(self.file, f"is {width:g} by {height:g}, not three by five")

    def _check_attribute(self, name: str, value: str) -> None:
        if name in _DRAWN_WRONG or name.startswith("on"):
            raise PackError(self.file, f"has the attribute {name!r}, which is not allowed")
        if name == "style" and any(word in value for word in _DRAWN_WRONG):
            raise PackError(self.file, f"has the style {value!r}, which is not allowed")
        if name == "href" and not value.startswith("#"):
            raise PackError(self.file, f"points out of itself, to {value[:40]!r}")
        if name in {"fill", "stroke"} and (value.startswith("rgba") or (value.startswith("#") and len(value) == 9)):
            raise PackError(self.file, f"has the colour {value!r}, which would be drawn black")


def _parsed(file: Path, reader: _Reader) -> bytes:
    content = read_file(file)
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.StartDoctypeDeclHandler = reader.doctype
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise PackError(file, f"is not well-formed XML ({error})") from error
    return content
