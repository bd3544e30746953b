"""Translation catalogues: collect the texts of the program into the ``.ts`` files, compile those into ``.qm`` files.

    python i18n/catalogues.py update      after changing a text in the program: bring i18n/*.ts up to date
    python i18n/catalogues.py release     after translating: build schafkopf_desktop/ui/translations/*.qm

lupdate does the merging, but it does not read our sources itself: of ``translate("table", "%n trick(s)", None, n)`` it
loses the plural, and a count like ``len(cards)`` makes it skip the text without a word. So the calls are read with
Python's own parser, which also stops at a text that is not written out, and lupdate gets them in a form it understands.
"""

import argparse
import ast
import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "schafkopf_desktop"
SOURCES = ROOT / "i18n"
COMPILED = PACKAGE / "ui" / "translations"
LANGUAGES = ("es", "en", "de", "it")


class CatalogueError(Exception):
    """A text that cannot be collected, or a Qt tool that is missing or failed."""


@dataclass(frozen=True, slots=True)
class Text:
    """One call of ``translate``: context, source text, comment, and whether it counts something."""

    context: str
    source: str
    comment: str | None
    plural: bool


def collect_texts(program: Path) -> Iterator[Text]:
    """Yield every text of the Python files below a folder, in order; CatalogueError names the line of a bad call."""
    for file in sorted(program.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except SyntaxError as error:
            raise CatalogueError(f"{file}:{error.lineno}: {error.msg}") from error
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_translate(node.func)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            yield _text_of(call, file)


def update(folder: Path = SOURCES, program: Path = PACKAGE) -> list[Path]:
    """Bring the ``.ts`` files in the folder up to date with the texts of the program.

    Texts that are new or have changed are unfinished, those that are gone are removed with their translations.
    """
    catalogues = [folder / f"schafkopf_{code}.ts" for code in LANGUAGES]
    with tempfile.TemporaryDirectory() as scratch:
        collected = Path(scratch, "collected.py")
        # In this order they also stand in the files, so that moving code does not move translations.
        calls = sorted(map(_call_for_lupdate, collect_texts(program)))
        collected.write_text("".join(calls), encoding="utf-8")
        for code, catalogue in zip(LANGUAGES, catalogues, strict=True):
            # fmt: off
            _run_qt_tool("lupdate", "-silent", "-no-obsolete", "-locations", "none",
                         "-source-language", "en", "-target-language", code,
                         "-extensions", "py", str(collected), "-ts", str(catalogue))
            # fmt: on
    return catalogues


def release(folder: Path = SOURCES, target: Path = COMPILED) -> list[Path]:
    """Compile the ``.ts`` files of the folder; unfinished texts are left out, so that the source text shows instead."""
    target.mkdir(parents=True, exist_ok=True)
    compiled = []
    for code in LANGUAGES:
        catalogue, output = folder / f"schafkopf_{code}.ts", target / f"schafkopf_{code}.qm"
        if not output.exists() or output.stat().st_mtime <= catalogue.stat().st_mtime:
            _run_qt_tool("lrelease", "-silent", "-nounfinished", str(catalogue), "-qm", str(output))
        compiled.append(output)
    return compiled


def _is_translate(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "translate"


def _text_of(call: ast.Call, file: Path) -> Text:
    given = dict(zip(("context", "text", "comment", "n"), call.args, strict=False))
    given.update({keyword.arg or "**": keyword.value for keyword in call.keywords})
    literals = {name: node.value for name, node in given.items() if isinstance(node, ast.Constant)}
    match literals.get("context"), literals.get("text"), literals.get("comment"):
        case str(), str(source), _ if "%n" in source and "n" not in given:
            problem = "a text with %n needs the number as fourth argument of translate()"
        case str(context), str(source), str() | None as comment if "comment" in literals or "comment" not in given:
            return Text(context, source, comment, "n" in given)
        case _:
            problem = "context, text and comment of translate() must be written out"
    raise CatalogueError(f"{file}:{call.lineno}: {problem}")


def _call_for_lupdate(text: Text) -> str:
    arguments = [text.context, text.source] + ([text.comment or ""] if text.comment or text.plural else [])
    quoted = ", ".join(_quoted(argument) for argument in arguments)
    return f"translate({quoted}{', 1' if text.plural else ''})\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def _run_qt_tool(name: str, *arguments: str) -> None:
    installed = importlib.util.find_spec("PySide6")
    if installed is None or not installed.submodule_search_locations:
        raise CatalogueError(f"{name} comes with PySide6-Essentials, which is not installed")
    executable = Path(installed.submodule_search_locations[0], name + (".exe" if sys.platform == "win32" else ""))
    try:
        done = subprocess.run([executable, *arguments], capture_output=True, text=True, check=False)
    except OSError as error:
        raise CatalogueError(f"{name} cannot be started: {error}") from error
    if done.returncode != 0:
        raise CatalogueError(f"{name} failed ({done.returncode}): {done.stderr.strip() or done.stdout.strip()}")


def main() -> int:
    """Run the command line; exit code 1 and a message when something is wrong."""
    parser = argparse.ArgumentParser(description="Collect and compile the translations.")
    parser.add_argument("command", choices=("update", "release"))
    arguments = parser.parse_args()
    try:
        for written in update() if arguments.command == "update" else release():
            print(written.relative_to(ROOT))
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
