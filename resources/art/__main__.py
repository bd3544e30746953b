"""Command line of the drawing program: draw the packs again, check them, or lay them out to be looked at."""

import argparse
import os
import sys
from pathlib import Path

DECKS = Path(__file__).parents[1] / "decks"
"""The folder of all packs."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 1 when a check found defects."""
    parser = argparse.ArgumentParser(prog="python -m resources.art", description="Draw the packs of cards.")
    parser.add_argument("packs", nargs="*", metavar="PACK", help="packs to work on, by folder (default: all there are)")
    parser.add_argument("--decks", type=Path, default=DECKS, help="folder of the packs (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="check the files instead of drawing them")
    parser.add_argument("--contact", type=Path, metavar="DIR", help="write contact sheets into DIR instead of drawing")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.check:
        return _check(_folders(options.decks, options.packs))
    if options.contact:
        return _contact(_folders(options.decks, options.packs), options.contact)
    return _draw(options.decks, options.packs)


def _folders(decks: Path, packs: list[str]) -> list[Path]:
    return [decks / pack for pack in packs] or sorted(file.parent for file in decks.glob("*/pack.toml"))


def _draw(decks: Path, packs: list[str]) -> int:
    try:
        from resources.art.deck import deck_of, drawn_packs, signs, write
    except ModuleNotFoundError as error:
        if error.name != "shapely":
            raise
        print("Drawing needs shapely: pip install -e .[art]", file=sys.stderr)
        return 1
    for pack in packs or drawn_packs():
        print(f"{write(deck_of(pack).documents(), decks / pack)} files written to {decks / pack}")
    print(f"{write(signs(), decks / 'signs')} files written to {decks / 'signs'}")
    return 0


def _check(folders: list[Path]) -> int:
    from resources.art.checks import problems_of_pack

    problems = [f"{folder.name}/{problem}" for folder in folders for problem in problems_of_pack(folder)]
    for problem in problems:
        print(problem)
    print(f"{len(problems)} defects")
    return 1 if problems else 0


def _contact(folders: list[Path], target: Path) -> int:
    from resources.art.contact import write_contact_sheets

    for folder in folders:
        for path in write_contact_sheets(folder, target / folder.name):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
