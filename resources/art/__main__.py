"""Command line of the drawing program: draw the deck again, check it, or lay it out to be looked at."""

import argparse
import os
import sys
from pathlib import Path

DECK = Path(__file__).parents[1] / "decks" / "salzburg"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 1 when a check found defects."""
    parser = argparse.ArgumentParser(prog="python -m resources.art", description="Draw the South-Tyrolean deck.")
    parser.add_argument("--deck", type=Path, default=DECK, help="folder of the deck (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="check the files instead of drawing them")
    parser.add_argument("--contact", type=Path, metavar="DIR", help="write contact sheets into DIR instead of drawing")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.check:
        return _check(options.deck)
    if options.contact:
        return _contact(options.deck, options.contact)
    return _draw(options.deck)


def _draw(deck: Path) -> int:
    try:
        from resources.art.deck import write_deck
    except ModuleNotFoundError as error:
        if error.name != "shapely":
            raise
        print("Drawing needs shapely: pip install -e .[art]", file=sys.stderr)
        return 1
    print(f"{write_deck(deck)} files written to {deck}")
    return 0


def _check(deck: Path) -> int:
    from resources.art.checks import problems_of_deck

    problems = problems_of_deck(deck)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} defects")
    return 1 if problems else 0


def _contact(deck: Path, folder: Path) -> int:
    from resources.art.contact import write_contact_sheets

    for path in write_contact_sheets(deck, folder):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
