"""What a person has chosen: every setting declared once, with type, default, what is allowed and a description."""

from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

from schafkopf_desktop.storage.document import DamagedDocument, DocumentFile

LEVELS = ("apprentice", "amateur", "veteran", "master")
"""The strengths of computer players, the weakest first."""


def declared(default: Any, description: str, *, allowed: tuple[str, ...] | range | None = None) -> Any:
    """Declare a setting; ``allowed`` are the texts to choose from, or the range of a whole number."""
    return field(default=default, metadata={"description": description, "allowed": allowed})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings at one moment.

    Raises:
        ValueError: a value is of the wrong type or not allowed; the text names the setting.
    """

    language: str | None = declared(
        None, "Language of the program; None follows the system", allowed=("es", "en", "de", "it")
    )
    theme: str = declared("system", "Light or dark", allowed=("system", "light", "dark"))

    contrast: int = declared(50, "Contrast of the card pictures in percent", allowed=range(101))
    grain: int = declared(50, "Grain of the card pictures in percent", allowed=range(101))
    temperature: int = declared(50, "Colour temperature of the card pictures in percent", allowed=range(101))
    pack: str = declared("salzburg", "The pack of cards; another takes its place when it is not there")
    corner_index: bool = declared(True, "Rank and suit in the corners of the cards")
    ace_letter: str = declared("D", "What marks a Daus in the corner: D for Daus or A for ace", allowed=("D", "A"))
    suit_letters: bool = declared(False, "The corner names the suit in letters, too")
    only_played_cards: bool = declared(False, "The gallery shows only the 32 cards that are played with")

    pace: str = declared("normal", "How fast the table moves", allowed=("wait", "calm", "normal", "brisk", "instant"))
    reduced_motion: bool = declared(False, "Cards appear in their place instead of flying there")

    level_left: str = declared("veteran", "Strength of the player at the left", allowed=LEVELS)
    level_across: str = declared("veteran", "Strength of the player across the table", allowed=LEVELS)
    level_right: str = declared("veteran", "Strength of the player at the right", allowed=LEVELS)
    level_of_partners: str = declared(
        "amateur", "Whoever certainly plays with the person plays at least like this", allowed=LEVELS
    )

    laufende_for_winners: bool = declared(False, "House rule: Laufende count for the winners whoever was dealt them")

    window_width: int = declared(1280, "Width of the window in logical pixels", allowed=range(320, 16385))
    window_height: int = declared(800, "Height of the window in logical pixels", allowed=range(240, 16385))
    window_maximized: bool = declared(False, "Whether the window fills the screen")

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if not is_valid(name, value):
                raise ValueError(f"setting {name} cannot be {value!r}")


def is_valid(name: str, value: object) -> bool:
    """Return whether the setting of this name, which must exist, may have this value."""
    types = get_args(_TYPES[name]) or (_TYPES[name],)
    # type() and not isinstance(): True is no percentage.
    if type(value) not in types:
        return False
    allowed = _ALLOWED[name]
    return value is None or allowed is None or value in allowed


_TYPES: dict[str, Any] = get_type_hints(Settings)
_ALLOWED: dict[str, tuple[str, ...] | range | None] = {
    setting.name: setting.metadata["allowed"] for setting in fields(Settings)
}


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """What was read, and what was wrong with it.

    Attributes:
        settings: the values that could be understood, defaults for the rest.
        set_aside: where the damaged file is now; None when nothing was damaged, or it could not be renamed.
        problem: what was wrong, in English, for the log; None when nothing was.
    """

    settings: Settings
    set_aside: Path | None = None
    problem: str | None = None


class SettingsStore:
    """Keeps the settings in one file."""

    def __init__(self, path: Path) -> None:
        self._file = DocumentFile(path, "schafkopf-desktop settings", version=1)

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    def load(self) -> LoadedSettings:
        """Read the settings; a damaged file is set aside, and a new one keeps what could be understood of it.

        Names the program does not know are passed over.
        """
        try:
            content = self._file.read()
        except DamagedDocument as damage:
            return LoadedSettings(Settings(), self._file.set_aside(), f"{self.path} {damage}")
        known: dict[str, Any] = {name: value for name, value in (content or {}).items() if name in _TYPES}
        wrong = [name for name, value in known.items() if not is_valid(name, value)]
        settings = replace(Settings(), **{name: value for name, value in known.items() if name not in wrong})
        if not wrong:
            return LoadedSettings(settings)
        aside = self._file.set_aside()
        if aside is not None:
            with suppress(OSError):
                self.save(settings)
        return LoadedSettings(settings, aside, f"{self.path} has wrong values: {', '.join(wrong)}")

    def save(self, settings: Settings) -> None:
        """Write the settings.

        Raises:
            OSError: see write_atomically.
        """
        self._file.write(asdict(settings))
