"""The rules are all there, in every language, and say the same as the engine."""

import re
from itertools import pairwise

from schafkopf_desktop.engine.contracts import Contract, card_order
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.ui.rules.chapters import chapters
from schafkopf_desktop.ui.rules.content import CardRow, Chapter, ChapterKey, Grid, Paragraph
from schafkopf_desktop.ui.rules.in_play import top_trumps_row
from schafkopf_desktop.ui.rules.introduction import introduction, introduction_title
from tests.ui.rules.conftest import Speak, every_language

SECTIONS = (
    *(f"1.{n}" for n in range(1, 4)),
    *(f"2.{n}" for n in range(1, 6)),
    *(f"3.{n}" for n in range(1, 6)),
    *(f"4.{n}" for n in range(1, 11)),
    *(f"5.{n}" for n in range(1, 6)),
)


def texts_of(chapter: Chapter) -> list[str]:
    texts = [chapter.title]
    for block in chapter.blocks:
        match block:
            case Paragraph(_, text):
                texts.append(text)
            case CardRow(_, caption):
                texts.append(caption)
            case Grid(header, rows):
                texts.extend((*header, *(cell for row in rows for cell in row)))
    return texts


def worked_examples() -> Grid:
    return next(block for block in reversed(chapters()[-1].blocks) if isinstance(block, Grid))


@every_language
def test_all_five_chapters_hold_every_section_in_order(language: str, speak: Speak) -> None:
    speak(language)
    found = chapters()
    assert [chapter.key for chapter in found] == list(ChapterKey)
    assert (
        tuple(block.number for c in found for block in c.blocks if isinstance(block, Paragraph) and block.number)
        == SECTIONS
    )
    for chapter in found:
        assert all(
            block.number.startswith(f"{chapter.key.value}.")
            for block in chapter.blocks
            if isinstance(block, Paragraph) and block.number
        )


@every_language
def test_every_sentence_is_said_in_the_language(language: str, speak: Speak) -> None:
    speak("en")
    english = [text for chapter in chapters() for text in texts_of(chapter)]
    english += [block.text for block in introduction() if isinstance(block, Paragraph)]
    speak(language)
    spoken = [text for chapter in chapters() for text in texts_of(chapter)]
    spoken += [block.text for block in introduction() if isinstance(block, Paragraph)]
    assert len(spoken) == len(english)
    untranslated = [
        a for a, b in zip(english, spoken, strict=True) if a == b and len(a.split()) > 4 and re.search("[a-z]{3}", a)
    ]
    assert untranslated == (untranslated if language == "en" else [])
    assert all(spoken)


def test_every_illegal_reason_and_bill_line_leads_to_a_section() -> None:
    assert {reason.section for reason in IllegalReason} <= set(SECTIONS)


def test_4_1_the_row_of_top_trumps_is_the_order_of_the_engine() -> None:
    assert top_trumps_row().cards == card_order(Contract.RUFER, None).trumps[:8]


def test_6_worked_examples_add_up() -> None:
    for deal, value, scores in worked_examples().rows:
        terms, _, total = value.rpartition(" = ")
        worth = int(total)
        if terms:
            assert sum(_product(term) for term in terms.split("+")) == worth, deal
        signed = [int(score.replace("\N{MINUS SIGN}", "-")) for score in scores.split()]
        assert sum(signed) == 0, deal
        assert sorted(map(abs, signed))[0] == worth, deal
        assert abs(signed[0]) in (worth, 3 * worth), deal


def _product(term: str) -> int:
    factors = [int(factor) for factor in term.split("\N{MIDDLE DOT}")]
    return factors[0] if len(factors) == 1 else factors[0] * factors[1]


@every_language
def test_the_introduction_is_short_and_numbered(language: str, speak: Speak) -> None:
    speak(language)
    paragraphs = [block for block in introduction() if isinstance(block, Paragraph)]
    assert [paragraph.number for paragraph in paragraphs] == [str(n) for n in range(1, 8)]
    assert sum(len(paragraph.text.split()) for paragraph in paragraphs) < 400
    assert introduction_title()


def test_grids_are_rectangular() -> None:
    for chapter in chapters():
        for block in chapter.blocks:
            if isinstance(block, Grid):
                widths = [len(row) for row in (*((block.header,) if block.header else ()), *block.rows)]
                assert all(a == b for a, b in pairwise(widths))
