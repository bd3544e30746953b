"""A small pack whose cards are plain colours, so that a test can tell what it sees."""

from pathlib import Path

_DESCRIPTION = """\
id = "plain"
region = "nowhere"
country = "it"
licence = "CC-BY-4.0"
cards = 4
suits = ["E", "S"]
ranks = ["D", "10"]
faces = ["E_D", "E_10", "S_D", "S_10"]
index = true
[wikipedia]
en = "https://en.wikipedia.org/wiki/German-suited_playing_cards"
"""
COLOURS = {"E_D": "#808080", "E_10": "#c2352a", "S_D": "#5b8a45", "S_10": "#34516a", "back": "#e5ac38"}

_FACE = '<rect width="600" height="1000" rx="34" fill="{colour}"/>'
_INDEX = '<rect x="42" y="42" width="50" height="110" fill="#2b1c14"/>'


def _svg(content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000">{content}</svg>'


def write_plain_pack(folder: Path) -> None:
    """Write the four faces with their indexes, the back and the description into a new folder."""
    folder.mkdir()
    (folder / "pack.toml").write_text(_DESCRIPTION, encoding="utf-8")
    for face, colour in COLOURS.items():
        (folder / f"{face}.svg").write_text(_svg(_FACE.format(colour=colour)), encoding="utf-8")
        if face != "back":
            (folder / f"{face}.index.svg").write_text(_svg(_INDEX), encoding="utf-8")
