"""Searching the rules finds what a reader means, however it is typed."""

import pytest

from schafkopf_desktop.ui.rules.chapters import chapters
from schafkopf_desktop.ui.rules.content import Grid, Paragraph
from schafkopf_desktop.ui.rules.search import count_hits, occurrences, search
from tests.ui.rules.conftest import Speak


def numbers_found(query: str) -> list[str]:
    return [
        block.number
        for chapter in search(chapters(), query)
        for block in chapter.blocks
        if isinstance(block, Paragraph) and block.number
    ]


@pytest.mark.parametrize(
    ("language", "query", "numbers"),
    [
        ("en", "4.7", ["4.5", "4.7"]),
        ("en", "run away", ["4.7", "4.8"]),
        ("en", "AWAY  Run ", ["4.7", "4.8"]),
        ("es", "subasta", ["3.3"]),
        ("es", "puntúa", ["3.4", "5.1"]),
        ("es", "PUNTUA", ["3.4", "5.1"]),
        ("de", "läufst", ["4.7"]),
        ("de", "laufst", ["4.7"]),
        ("en", "poker", []),
    ],
)
def test_rules_that_hold_all_words_are_found(language: str, query: str, numbers: list[str], speak: Speak) -> None:
    speak(language)
    assert numbers_found(query) == numbers


@pytest.mark.parametrize("query", ["", "   ", "\t"])
def test_nothing_typed_finds_nothing(query: str) -> None:
    assert search(chapters(), query) == ()


def test_a_row_of_a_table_brings_the_paragraph_over_it(speak: Speak) -> None:
    speak("en")
    (chapter,) = search(chapters(), "lost 59")
    paragraph, grid = chapter.blocks
    assert isinstance(paragraph, Paragraph)
    assert isinstance(grid, Grid)
    assert [row[0] for row in grid.rows] == ["Solo lost 59 to 61; the defenders had three Laufende"]
    assert count_hits((chapter,)) == 1


@pytest.mark.parametrize(
    ("text", "query", "marked"),
    [
        ("Un Tout se pierde", "tout", ["Tout"]),
        ("Según la mano, la MANO", "mano", ["mano", "MANO"]),
        ("Läuft, laufen", "lauf", ["Läuf", "lauf"]),
        ("aaaa", "aa a", ["aa", "aa"]),
        ("nothing", "else", []),
    ],
)
def test_occurrences_are_places_in_the_text_as_it_is_written(text: str, query: str, marked: list[str]) -> None:
    assert [text[place.start : place.stop] for place in occurrences(text, query)] == marked
