"""The translations are complete and fit their source texts; lupdate and lrelease check none of this."""

import re
import shutil
from pathlib import Path

import pytest

from i18n import catalogues
from schafkopf_desktop.ui.translation import LANGUAGES
from tests.i18n.messages import FOLDER, Message, messages_of, placeholders

# A translation may be this much longer than the English text before a label is likely to be cut.
LONGEST = 2.2
SHORT_TEXT = 12

every_language = pytest.mark.parametrize("language", LANGUAGES)


def complaints(messages: list[str]) -> str:
    return "\n".join(["", *messages])


def finished(language: str) -> list[Message]:
    return [message for message in messages_of(language) if message.finished]


def test_the_files_are_up_to_date_with_the_program(tmp_path: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(FOLDER / f"schafkopf_{language}.ts", tmp_path)
    catalogues.update(tmp_path)
    for language in LANGUAGES:
        now, then = set(map(str, messages_of(language, tmp_path))), set(map(str, messages_of(language)))
        assert now == then, "run: python i18n/catalogues.py update" + complaints(sorted(now ^ then))


def test_the_tool_and_the_program_speak_the_same_languages() -> None:
    assert set(catalogues.LANGUAGES) == set(LANGUAGES)
    assert {path.stem.removeprefix("schafkopf_") for path in FOLDER.glob("*.ts")} == set(LANGUAGES)


@every_language
def test_every_text_is_translated(language: str) -> None:
    # English is the source: there only plurals need forms of their own.
    open_ones = [
        str(message)
        for message in messages_of(language)
        if (message.plural or language != "en") and not (message.finished and all(message.forms))
    ]
    assert not open_ones, f"{len(open_ones)} texts are not translated to {language}" + complaints(open_ones)


@every_language
def test_placeholders_are_those_of_the_source(language: str) -> None:
    # A translation may name something twice, but neither lose nor invent it.
    wrong = [
        f"{message}: {form!r}"
        for message in finished(language)
        for form in filter(None, message.forms)
        if set(placeholders(form)) != set(placeholders(message.source))
    ]
    assert not wrong, complaints(wrong)


@every_language
def test_counts_have_every_plural_form(language: str) -> None:
    wrong = []
    for message in finished(language):
        if message.plural and len(message.forms) != 2:
            wrong.append(f"{message}: {len(message.forms)} forms")
        if "%n" in message.source and "%n" not in message.forms[-1]:
            wrong.append(f"{message}: {message.forms[-1]!r} lost %n")
        if "%n" not in message.source and any("%n" in form for form in message.forms):
            wrong.append(f"{message}: %n is not counted")
    assert not wrong, complaints(wrong)


@every_language
def test_accelerators_are_kept(language: str) -> None:
    accelerator = re.compile(r"&(?=\w)")
    wrong = [
        f"{message}: {form!r}"
        for message in finished(language)
        for form in filter(None, message.forms)
        if len(accelerator.findall(form)) != len(accelerator.findall(message.source))
    ]
    assert not wrong, complaints(wrong)


@every_language
def test_white_space_and_endings_are_those_of_the_source(language: str) -> None:
    def edges(text: str) -> tuple[str, str, bool, int]:
        lead, trail = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
        return lead, trail, text.rstrip().endswith(":"), text.count("\n")

    wrong = [
        f"{message}: {form!r}"
        for message in finished(language)
        for form in filter(None, message.forms)
        if edges(form) != edges(message.source) or "  " in form
    ]
    assert not wrong, complaints(wrong)


@every_language
def test_labels_are_not_much_longer_than_the_source(language: str) -> None:
    wrong = [
        f"{message}: {form!r}"
        for message in finished(language)
        for form in message.forms
        if len(form) > LONGEST * max(len(message.source), SHORT_TEXT)
    ]
    assert not wrong, complaints(wrong)


@every_language
def test_no_exclamation_marks(language: str) -> None:
    wrong = [f"{message}: {form!r}" for message in messages_of(language) for form in message.forms if "!" in form]
    assert not wrong, complaints(wrong)
