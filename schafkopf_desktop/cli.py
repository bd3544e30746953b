"""The command line: `schafkopf-desktop` opens the window, sub-commands do the rest.

Exit codes: 0 done (replay, solve: every line was answered, legal or not); 1 self-play found a defect; 2 wrong usage, a
file that cannot be read, a full disk, or no display; 130 interrupted; 141 the reader of the output went away.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from schafkopf_desktop import __version__
from schafkopf_desktop.arena.duel import Duel, Part
from schafkopf_desktop.arena.lineups import Assignment
from schafkopf_desktop.commands.streams import EXIT_INTERRUPTED, CommandError

EXIT_FAILED = 2
EXIT_BROKEN_PIPE = 141

_LANGUAGES = ("es", "en", "de", "it")
_THEMES = ("light", "dark")
_LARGEST_SIDE = 8192


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given arguments (by default those of the process) and return its exit code."""
    options = _parser().parse_args(arguments)
    try:
        code = _command(options)()
        sys.stdout.flush()
    except CommandError as error:
        print(f"schafkopf-desktop: {error}", file=sys.stderr)
        return EXIT_FAILED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return EXIT_BROKEN_PIPE
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _give_up_output()
        print(f"schafkopf-desktop: cannot write: {error.strerror}", file=sys.stderr)
        return EXIT_FAILED
    return code


def _give_up_output() -> None:
    """Let what Python flushes to standard output at exit go nowhere, instead of failing again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _command(options: argparse.Namespace) -> Callable[[], int]:
    """Return the chosen command; its module is imported only now, so that none needs what another needs."""
    match options.command:
        case "play":
            from schafkopf_desktop.commands import play

            return lambda: play.run(options.seed, options.deals)
        case "selfplay":
            from schafkopf_desktop.commands import selfplay

            return lambda: selfplay.run(
                options.deals, options.seed, options.json, options.level, options.jobs, options.summary
            )
        case "arena":
            from schafkopf_desktop.commands import arena

            assignment, part = Assignment(options.assignment), Part(options.part)
            duel = Duel(options.a, options.b, options.seed, assignment, part, options.points_lost)
            return lambda: arena.run(duel, options.deals, options.jobs, options.results)
        case "replay":
            from schafkopf_desktop.commands import replay

            return lambda: replay.run(options.file, options.legal)
        case "solve":
            from schafkopf_desktop.commands import solve

            if options.jsonl is not None:
                return lambda: solve.run_lines(options.jsonl)
            return lambda: solve.run(options.notation)
        case "perft":
            from schafkopf_desktop.commands import perft

            return lambda: perft.run(options.file, options.depth)
        case "shots":
            from schafkopf_desktop.commands import shots

            return lambda: shots.run(options.out, options.lang, options.size, options.scale, options.theme)
        case _:
            from schafkopf_desktop.app import run

            return run


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="schafkopf-desktop",
        description="Schafkopf against three computer players. Without a command the window opens.",
        epilog="Exit codes: 0 done, 1 self-play found a defect, 2 wrong usage, unreadable file or no display.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("--seed", type=_seed, default=None, help="text that decides the cards (default: by chance)")
    play.add_argument("--deals", type=_count, default=1, help="how many deals (default: 1)")

    selfplay = commands.add_parser("selfplay", help="let four computer players play, print records and a summary")
    selfplay.add_argument("--deals", type=_count, default=100, help="how many deals (default: 100)")
    selfplay.add_argument("--seed", type=_seed, default="1", help="text that decides the cards (default: 1)")
    selfplay.add_argument("--level", type=_contestant, default="thumb", help="who plays (default: thumb)")
    selfplay.add_argument("--jobs", type=_jobs, default=1, help="how many processes (default: 1)")
    selfplay.add_argument("--json", action="store_true", help="print JSON lines")
    selfplay.add_argument("--summary", action="store_true", help="leave the records out")

    arena = commands.add_parser("arena", help="compare two kinds of computer players on duplicate deals")
    arena.add_argument("--a", required=True, type=_contestant, help="who is examined")
    arena.add_argument("--b", required=True, type=_contestant, help="who it is compared with and plays among")
    arena.add_argument("--deals", type=_count, default=100, help="how many deals (default: 100)")
    arena.add_argument("--seed", type=_seed, default="1", help="text that decides the cards (default: 1)")
    arena.add_argument(
        "--assignment",
        choices=[assignment.value for assignment in Assignment],
        default=Assignment.ONE.value,
        help="one: A alone at each seat; pairs: two A at each pair of seats; all: one, two and three A (default: one)",
    )
    arena.add_argument(
        "--part",
        choices=[part.value for part in Part],
        default=Part.BOTH.value,
        help="auction: whole deals; play: the cards alone, with the contract fixed by four B (default: both)",
    )
    arena.add_argument(
        "--no-points-lost",
        dest="points_lost",
        action="store_false",
        help="do not hold each card against best play with open cards (slow where the search is not compiled)",
    )
    arena.add_argument("--jobs", type=_jobs, default=1, help="how many processes (default: 1)")
    arena.add_argument("--results", type=Path, help="file that keeps every deal, to go on where it was interrupted")

    replay = commands.add_parser("replay", help="check written games, JSON lines in and out")
    replay.add_argument("file", metavar="FILE", help="file of games, or - for standard input")
    replay.add_argument("--legal", action="store_true", help="also print the legal cards at every play")

    solve = commands.add_parser("solve", help="print what every legal card is worth with open cards")
    asked = solve.add_mutually_exclusive_group(required=True)
    asked.add_argument("notation", nargs="?", help="a deal in the notation")
    asked.add_argument("--jsonl", metavar="FILE", help="file of written games as for replay, or - for standard input")

    perft = commands.add_parser("perft", help="count the legal sequences of deals")
    perft.add_argument("file", metavar="FILE", help="file of deals in the notation, one a line, or -")
    perft.add_argument("--depth", type=_count, default=4, help="how many actions ahead (default: 4)")

    shots = commands.add_parser("shots", help="draw every screen to PNG files")
    shots.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    shots.add_argument("--lang", choices=_LANGUAGES, default="es", help="language (default: es)")
    shots.add_argument("--size", type=_size, default=(1280, 800), help="window size (default: 1280x800)")
    shots.add_argument("--scale", type=_scale, default=1.0, help="device pixel ratio (default: 1)")
    shots.add_argument("--theme", choices=_THEMES, default="light", help="theme (default: light)")
    return parser


def _count(text: str) -> int:
    try:
        count = int(text)
    except ValueError:
        count = -1
    if count < 0:
        raise argparse.ArgumentTypeError("expected a whole number, 0 or more")
    return count


def _jobs(text: str) -> int:
    jobs = _count(text)
    if jobs == 0:
        raise argparse.ArgumentTypeError("expected 1 or more")
    return jobs


def _contestant(text: str) -> str:
    from schafkopf_desktop.arena.contestants import CONTESTANTS

    if text not in CONTESTANTS:
        raise argparse.ArgumentTypeError(f"no player is called {text!r}; known are {', '.join(CONTESTANTS)}")
    return text


def _seed(text: str) -> str:
    if not text.isprintable():
        raise argparse.ArgumentTypeError("expected printable text")
    return text


def _size(text: str) -> tuple[int, int]:
    sides = text.lower().split("x")
    if len(sides) != 2 or not all(side.isdecimal() and 1 <= int(side) <= _LARGEST_SIDE for side in sides):
        raise argparse.ArgumentTypeError(f"expected WIDTHxHEIGHT, each at most {_LARGEST_SIDE}")
    return int(sides[0]), int(sides[1])


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 1.0 <= scale <= 4.0:
        raise argparse.ArgumentTypeError("expected a number from 1 to 4")
    return scale
