"""All durations and easings of the table, with one factor for the pace and one switch for reduced motion."""

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QEasingCurve

ARC = 6.0
FADE_RISE = 6.0
SHAKE_WIDTH = 2.0
DEAL_OVERLAP = 3


class Pace(Enum):
    """How fast the table moves; the value is what the settings file holds."""

    WAIT = "wait"
    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"


_FACTOR = {Pace.WAIT: 1.0, Pace.CALM: 1.4, Pace.NORMAL: 1.0, Pace.BRISK: 0.6, Pace.INSTANT: 0.0}
_TRICK_PAUSE = {Pace.CALM: 2500, Pace.NORMAL: 1400, Pace.BRISK: 700, Pace.INSTANT: 0}


class Movement(Enum):
    """What moves: milliseconds at the normal pace, milliseconds with reduced motion, easing."""

    DEAL_PACKET = (60, 120, QEasingCurve.Type.OutCubic)
    PLAY_OWN = (180, 100, QEasingCurve.Type.OutCubic)
    PLAY_OTHER = (260, 100, QEasingCurve.Type.OutCubic)
    GLIDE_BACK = (180, 100, QEasingCurve.Type.OutCubic)
    WINNER_MARK = (120, 120, QEasingCurve.Type.Linear)
    COLLECT = (320, 120, QEasingCurve.Type.InOutCubic)
    SORT = (180, 0, QEasingCurve.Type.OutCubic)
    LEGALITY = (110, 0, QEasingCurve.Type.OutQuad)
    BUBBLE = (140, 140, QEasingCurve.Type.OutQuad)
    PARTNER = (220, 0, QEasingCurve.Type.OutQuad)
    SHAKE = (160, 0, QEasingCurve.Type.Linear)

    def __init__(self, normal: int, reduced: int, easing: QEasingCurve.Type) -> None:
        self.normal = normal
        self.reduced = reduced
        self.easing = easing


class Pause(Enum):
    """What is waited for so that it can be read: milliseconds at the normal pace."""

    THINKING = 250
    DECLARED = 900
    BEFORE_RESULT = 400
    PASSED_OUT = 2000
    PARTNER_SENTENCE = 4000


@dataclass(frozen=True, slots=True)
class Motion:
    """The person's choice of pace and reduced motion, as durations.

    Attributes:
        pace: the chosen pace.
        reduced: whether cards fade in place instead of flying.
        skips: whether everything goes to its end at once, whatever the pace.
    """

    pace: Pace = Pace.NORMAL
    reduced: bool = False
    skips: bool = False

    def duration(self, movement: Movement) -> int:
        """Milliseconds that `movement` takes; 0 means: at once."""
        if self.skips:
            return 0
        return round((movement.reduced if self.reduced else movement.normal) * _FACTOR[self.pace])

    def pause(self, pause: Pause) -> int:
        """Milliseconds to wait; reduced motion keeps the time to read, and four passes can be read at any pace."""
        if self.skips:
            return 0
        milliseconds: int = pause.value
        return milliseconds if pause is Pause.PASSED_OUT else round(milliseconds * _FACTOR[self.pace])

    @property
    def trick_pause(self) -> int | None:
        """Milliseconds that a full trick stays before it is collected; None: until the person goes on."""
        return 0 if self.skips else _TRICK_PAUSE.get(self.pace)

    @property
    def is_instant(self) -> bool:
        """Whether nothing takes any time."""
        return self.skips or self.pace is Pace.INSTANT

    def at_once(self) -> "Motion":
        """The same choice without any duration."""
        return replace(self, skips=True)
