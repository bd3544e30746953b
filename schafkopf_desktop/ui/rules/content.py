"""What the rules are made of: chapters of numbered paragraphs, small tables and rows of cards.

The numbers are those that the reasons of illegal cards and the lines of the bill name, so that each leads to its
paragraph.
"""

from dataclasses import dataclass
from enum import Enum

from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.ui.translation import translate


class ChapterKey(Enum):
    """The five chapters of the rules; the value is the number before the dot in their paragraphs."""

    OBJECTIVE = "1"
    PACK = "2"
    AUCTION = "3"
    PLAY = "4"
    BILL = "5"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule under its number ("4.3"), or running text when the number is empty."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table: a header (empty: none) and rows of equal length.

    Wide columns share the room and wrap; the others are as narrow as their words. Numbers are flush right unless wide.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    wide_columns: tuple[int, ...]
    number_columns: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side with one line about them."""

    cards: tuple[Card, ...]
    caption: str


Block = Paragraph | Grid | CardRow


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter: its key, its title, and its blocks from top to bottom."""

    key: ChapterKey
    title: str
    blocks: tuple[Block, ...]


def chapter_title(key: ChapterKey) -> str:
    """The chapter's name, as on its chip and over its text."""
    match key:
        case ChapterKey.OBJECTIVE:
            return translate("Rules", "Aim of the game")
        case ChapterKey.PACK:
            return translate("Rules", "Pack and deal")
        case ChapterKey.AUCTION:
            return translate("Rules", "Auction and contracts")
        case ChapterKey.PLAY:
            return translate("Rules", "Play")
        case ChapterKey.BILL:
            return translate("Rules", "The bill")


def cards_of(codes: str) -> tuple[Card, ...]:
    """The cards of a list of codes with spaces between: "EO LO"."""
    return tuple(Card.parse(code) for code in codes.split())
