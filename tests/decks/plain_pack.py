"""A pack whose cards are plain colours, so that a test can tell what it sees."""

from collections.abc import Mapping
from pathlib import Path

_DESCRIPTION = """\
format = 1
id = "{id}"
author = "nobody"
licence = "CC-BY-4.0"
cards = 32
ranks = ["D", "K", "O", "U", "10", "9", "8", "7"]
weli = false
double_headed = true
index = true
[name]
en = "{id} in English"
de = "{id} auf Deutsch"
[region]
en = "nowhere"
[description]
en = "Plain colours."
[pattern]
en = "None."
[back]
en = "Ochre."
[wikipedia]
en = "https://en.wikipedia.org/wiki/{id}"
de = "https://de.wikipedia.org/wiki/{id}"
[motifs.en]
S_D = "Green."
"""
COLOURS = {"E_D": "#808080", "E_10": "#c2352a", "S_D": "#5b8a45", "S_10": "#34516a", "back": "#e5ac38"}
FACES = tuple(f"{suit}_{rank}" for suit in "ELHS" for rank in ("D", "K", "O", "U", "10", "9", "8", "7"))
INDEX_COLOUR, INDEX_COLOUR_OF_A = "#2b1c14", "#c2352a"

_FACE = '<rect width="600" height="1000" rx="34" fill="{colour}"/>'
_INDEX = '<rect x="42" y="42" width="50" height="110" fill="{colour}"/>'


def svg(content: str, view_box: str = "0 0 600 1000") -> str:
    """A picture with this content."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{content}</svg>'


def write_plain_pack(folder: Path, colours: Mapping[str, str] = COLOURS) -> None:
    """Write the 32 faces with their indexes, the back and the description into a new folder of the pack's name."""
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(_DESCRIPTION.format(id=folder.name), encoding="utf-8")
    for face in (*FACES, "back"):
        colour = colours.get(face, "#fbf6e8")
        (folder / f"{face}.svg").write_text(svg(_FACE.format(colour=colour)), encoding="utf-8")
        if face != "back":
            (folder / f"{face}.index.svg").write_text(svg(_INDEX.format(colour=INDEX_COLOUR)), encoding="utf-8")
    for suit in "ELHS":
        a = _INDEX.format(colour=INDEX_COLOUR_OF_A)
        (folder / f"{suit}_A.index.svg").write_text(svg(a), encoding="utf-8")
