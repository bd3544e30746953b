"""The tool that collects texts finds every call, and stops at those that cannot be collected."""

from pathlib import Path

import pytest

from i18n import catalogues
from tests.i18n.messages import messages_of

FOUND = [
    ('translate("table", "Plain")', ("table", "Plain", None, False)),
    ('translate("table", "Plain", "a comment")', ("table", "Plain", "a comment", False)),
    ('translate("table", "%n trick(s)", None, len(tricks))', ("table", "%n trick(s)", None, True)),
    ('translate("table", "%n trick(s)", "won", n=view.count)', ("table", "%n trick(s)", "won", True)),
    ('translate("table", "Two " "parts")', ("table", "Two parts", None, False)),
    ('translate("table", "“Quoted” \\"twice\\"\\nand broken").format(n=1)', None),
]


@pytest.mark.parametrize(("call", "text"), FOUND)
def test_a_call_is_found(call: str, text: tuple[str, str, str | None, bool] | None, tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text(f"class Page:\n    def retranslate(self):\n        return {call}\n", "utf-8")
    (found,) = catalogues.collect_texts(tmp_path)
    wanted = text or ("table", '“Quoted” "twice"\nand broken', None, False)
    assert (found.context, found.source, found.comment, found.plural) == wanted


@pytest.mark.parametrize(
    "call",
    [
        'translate("table", text)',
        'translate(CONTEXT, "text")',
        'translate("table", f"text {n}")',
        'translate("table", "text", comment)',
        'translate("table", "%n tricks")',
        'translate("table", "text"',
    ],
)
def test_a_call_that_cannot_be_collected_is_named_with_its_line(call: str, tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text(f"first = 1\n{call}\n", "utf-8")
    with pytest.raises(catalogues.CatalogueError, match=r"page\.py:2: "):
        list(catalogues.collect_texts(tmp_path))


def test_texts_of_every_form_arrive_in_the_catalogue_as_they_are_written(tmp_path: Path) -> None:
    program, target = tmp_path / "program", tmp_path / "i18n"
    program.mkdir()
    target.mkdir()
    (program / "page.py").write_text("\n".join(call for call, _ in FOUND), "utf-8")
    catalogues.update(target, program)
    messages = messages_of("de", target)
    assert {(message.source, message.comment, message.plural) for message in messages} == {
        (text.source, text.comment or "", text.plural) for text in catalogues.collect_texts(program)
    }
    assert {len(message.forms) for message in messages if message.plural} == {2}


def test_translations_stay_and_texts_that_are_gone_go(tmp_path: Path) -> None:
    program, target = tmp_path / "program", tmp_path / "i18n"
    program.mkdir()
    target.mkdir()
    page, german = program / "page.py", target / "schafkopf_de.ts"
    page.write_text('translate("table", "Trick")\ntranslate("table", "Deal")', "utf-8")
    catalogues.update(target, program)
    for source, translation in (("Trick", "Stich"), ("Deal", "Spiel")):
        head, tail = german.read_text("utf-8").split(f"<source>{source}</source>")
        tail = tail.replace(
            '<translation type="unfinished"></translation>', f"<translation>{translation}</translation>", 1
        )
        german.write_text(f"{head}<source>{source}</source>{tail}", "utf-8")
    page.write_text('translate("table", "Hand")\ntranslate("table", "Trick")', "utf-8")
    catalogues.update(target, program)
    assert {(message.source, message.forms, message.finished) for message in messages_of("de", target)} == {
        ("Trick", ("Stich",), True),
        ("Hand", ("",), False),
    }
