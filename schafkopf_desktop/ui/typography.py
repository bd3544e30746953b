"""The two typefaces of the interface and the roles they play.

Vollkorn names things (titles, contracts, scores), Lato says everything else. Both come as files from their own packages
and never from the system, so that every machine shows the same letters.
"""

from enum import Enum
from functools import cache
from importlib import resources

from PySide6.QtGui import QFont, QFontDatabase

NAMES = "Vollkorn"
WORDS = "Lato"
_FILES = {
    "fontpkg_vollkorn": ("Vollkorn[wght].ttf",),
    "fontpkg_lato": ("Lato-Regular.ttf", "Lato-SemiBold.ttf", "Lato-Bold.ttf"),
}


class FontError(Exception):
    """A font file that belongs to the program is missing or cannot be read."""


class Role(Enum):
    """What a text is for: (family, weight, pixels at scale 1, letter spacing in em); some are aliases."""

    PAGE_TITLE = (NAMES, 600, 33.0, 0.0)
    HEADING = (NAMES, 600, 26.0, 0.0)
    PANEL_TITLE = (NAMES, 600, 23.0, 0.0)
    TOTAL = (NAMES, 600, 23.0, 0.0)
    DEAL_VALUE = (NAMES, 700, 32.0, 0.0)
    SUBTITLE = (NAMES, 400, 18.0, 0.0)
    BID = (NAMES, 600, 18.0, 0.0)
    SCORE = (NAMES, 600, 18.0, 0.0)
    BIG_BUTTON = (WORDS, 600, 18.0, 0.0)
    LEAD = (WORDS, 400, 16.0, 0.0)
    BODY = (WORDS, 400, 15.0, 0.0)
    BODY_STRONG = (WORDS, 600, 15.0, 0.0)
    SECONDARY = (WORDS, 400, 13.5, 0.0)
    SECONDARY_STRONG = (WORDS, 600, 13.5, 0.0)
    LABEL = (WORDS, 700, 12.5, 0.045)
    SMALL = (WORDS, 600, 12.0, 0.0)
    KEY_CAP = (WORDS, 600, 12.0, 0.0)


def pixels(length: float, scale: float) -> int:
    """Whole logical pixels of a length that is given for scale 1, halves rounded up, at least 1."""
    return max(1, int(length * scale + 0.5))


def font(role: Role, scale: float = 1.0) -> QFont:
    """The font of a role at a scale, with lining and tabular figures; a new object each time, free to be changed.

    Needs `load_fonts()` to have run once in this process.
    """
    family, weight, size, spacing = role.value
    made = QFont(family)
    made.setPixelSize(pixels(size, scale))
    if family == NAMES:
        # A variable font: setWeight would thicken the regular cut by machine.
        made.setVariableAxis(QFont.Tag("wght"), weight)
    else:
        made.setWeight(QFont.Weight(weight))
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 * (1 + spacing))
    made.setFeature(QFont.Tag("lnum"), 1)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


@cache
def load_fonts() -> None:
    """Hand the program's font files to Qt, once per process; needs a QGuiApplication.

    Raises:
        FontError: naming the file that is missing or broken.
    """
    for package, names in _FILES.items():
        for name in names:
            try:
                data = resources.files(package).joinpath("files", name).read_bytes()
            except (ModuleNotFoundError, OSError) as missing:
                raise FontError(f"font file {name} of {package}: {missing}") from missing
            if QFontDatabase.addApplicationFontFromData(data) < 0:
                raise FontError(f"font file {name} of {package} is damaged")
