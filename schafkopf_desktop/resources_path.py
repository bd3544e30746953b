"""Where the files lie that the program shows beside its windows."""

from functools import cache
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """The path of a file or folder of the resources, for example ``resource_path("decks", "salzburg")``.

    The file need not exist: whoever opens it says what is missing.
    """
    return _root().joinpath(*parts)


@cache
def _root() -> Path:
    package = Path(__file__).resolve().parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
