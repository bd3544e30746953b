"""Which pictures somebody is looking at: the ones that were asked for lately."""

from collections.abc import Callable

from schafkopf_desktop.decks.sprites import SpriteKey


class AskedSprites:
    """Notes what is asked for between two changes of the pictures.

    Whoever shows cards asks again after every change, at the latest when it is painted. So what was asked for since
    the last change, or, as painting may take its time, since the one before, is visible.
    """

    def __init__(self) -> None:
        self._now: dict[SpriteKey, None] = {}
        self._before: dict[SpriteKey, None] = {}

    def note(self, key: SpriteKey) -> None:
        """Somebody asks for this picture."""
        self._now.pop(key, None)
        self._now[key] = None

    def turn(self) -> None:
        """The pictures change, and everybody will ask again."""
        self._before, self._now = self._now, {}

    def visible(self) -> dict[SpriteKey, None]:
        """What is being looked at, in the order of asking."""
        return {**self._before, **self._now}

    def wanted(self, is_there: Callable[[SpriteKey], bool]) -> list[SpriteKey]:
        """The pictures to draw now, one size of each.

        While a window is resized, a face is asked for at one size after the other: of those only the last is worth
        drawing. Should another still be needed, it is asked for again after the change, or nobody asks and it is
        drawn then.
        """
        latest = {key.subject: key for key in self._now if not is_there(key)}
        asked_again = {key.subject for key in self._now}
        left_over = {key.subject: key for key in self._before if not is_there(key) and key.subject not in asked_again}
        return [*latest.values(), *left_over.values()]
