"""The messages of a ``.ts`` file, read with the standard library."""

import string
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

FOLDER = Path(__file__).resolve().parents[2] / "i18n"


@dataclass(frozen=True, slots=True)
class Message:
    """One text of the program in one language; ``forms`` has one translation, or one per plural form."""

    context: str
    source: str
    comment: str
    finished: bool
    plural: bool
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"[{self.context}] {self.source!r}" + (f" ({self.comment})" if self.comment else "")


def messages_of(language: str, folder: Path = FOLDER) -> list[Message]:
    """Return all messages of a language in the order of the file."""
    tree = ElementTree.parse(folder / f"schafkopf_{language}.ts")
    return [
        _message_of(context.findtext("name", ""), message)
        for context in tree.getroot().iter("context")
        for message in context.iter("message")
    ]


def placeholders(text: str) -> Counter[str]:
    """Return how often each ``{name}`` occurs; ValueError for braces that do not match."""
    return Counter(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def _message_of(context: str, message: ElementTree.Element) -> Message:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
    return Message(
        context=context,
        source=message.findtext("source", ""),
        comment=message.findtext("comment", ""),
        finished=translation.get("type") is None,
        plural=message.get("numerus") == "yes",
        forms=tuple(forms),
    )
