"""Opens the window, once it is sure that it can."""

import os
import sys

from schafkopf_desktop.startup import EXIT_CANNOT_START, CannotStart, check


def run() -> int:
    """Open the window and return the exit code when it was closed; 2 with a message when it cannot open."""
    try:
        platform = check(os.environ)
    except CannotStart as reason:
        print(f"schafkopf-desktop: {reason}", file=sys.stderr)
        return EXIT_CANNOT_START
    if platform is not None:
        os.environ["QT_QPA_PLATFORM"] = platform

    # Only now: loading Qt fails where a library is missing.
    from schafkopf_desktop.composition import run_application

    return run_application()
