"""`perft`: counts the legal action sequences of deals, the strictest short test of a rules engine."""

from __future__ import annotations

from schafkopf_desktop.commands.streams import CommandError, open_input
from schafkopf_desktop.engine.notation import NotationError, parse_deal
from schafkopf_desktop.engine.perft import perft


def run(path: str, depth: int) -> int:
    """Print the number of legal sequences of `depth` actions for each deal of a file (`-`: standard input).

    A line holds a deal in the notation; blank lines and lines that begin with `#` are skipped.
    """
    with open_input(path) as lines:
        for number, line in enumerate(lines, start=1):
            try:
                text = line.decode("utf-8").strip()
                if text and not text.startswith("#"):
                    print(perft(parse_deal(text), depth), text, sep="\t")
            except UnicodeDecodeError as error:
                raise CommandError(f"line {number}: not UTF-8") from error
            except NotationError as error:
                raise CommandError(f"line {number}: {error}") from error
    return 0
