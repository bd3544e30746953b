"""Searching the rules: which rules hold all the words, and where in their text, whatever case or accents were typed."""

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from schafkopf_desktop.ui.rules.content import Block, CardRow, Chapter, Grid, Paragraph


def search(chapters: Iterable[Chapter], query: str) -> tuple[Chapter, ...]:
    """The chapters cut down to the rules in which every word of the query occurs; chapters without any are left out.

    A table keeps its matching rows only, and brings along the paragraph that introduces it.
    """
    words = _words(query)
    cut = (Chapter(chapter.key, chapter.title, _matching_blocks(chapter.blocks, words)) for chapter in chapters)
    return tuple(chapter for chapter in cut if chapter.blocks)


def count_hits(chapters: Iterable[Chapter]) -> int:
    """How many rules a search has left: each paragraph counts once, with or without its table."""
    return sum(isinstance(block, Paragraph) for chapter in chapters for block in chapter.blocks)


def occurrences(text: str, query: str) -> tuple[range, ...]:
    """Where words of the query stand in the text, from left to right and without overlap."""
    folded = _fold(text)
    found = sorted(
        (range(start, start + len(word)) for word in _words(query) for start in _starts(folded, word)),
        key=lambda place: (place.start, -place.stop),
    )
    kept: list[range] = []
    for place in found:
        if not kept or place.start >= kept[-1].stop:
            kept.append(place)
    return tuple(kept)


def _matching_blocks(blocks: tuple[Block, ...], words: tuple[str, ...]) -> tuple[Block, ...]:
    kept: list[Block] = []
    lead: Paragraph | None = None
    for block in blocks:
        match block:
            case Paragraph(number, text):
                lead = block
                if _holds_all(f"{number} {text}", words):
                    kept.append(block)
            case Grid(header, rows):
                matching = tuple(row for row in rows if _holds_all(" ".join((*header, *row)), words))
                if matching:
                    if lead is not None and lead not in kept:
                        kept.append(lead)
                    kept.append(replace(block, rows=matching))
            case CardRow():
                pass
    return tuple(kept)


def _holds_all(text: str, words: tuple[str, ...]) -> bool:
    folded = _fold(text)
    return bool(words) and all(word in folded for word in words)


def _words(query: str) -> tuple[str, ...]:
    return tuple(_fold(query).split())


def _starts(text: str, word: str) -> Iterable[int]:
    start = text.find(word)
    while start >= 0:
        yield start
        start = text.find(word, start + len(word))


def _fold(text: str) -> str:
    """Without case and accents, and exactly as long as before, so that places in it are places in the text."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)
