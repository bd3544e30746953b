"""All the rules, chapter by chapter, in the language of the window at the moment of asking."""

from schafkopf_desktop.ui.rules import before_play, in_play
from schafkopf_desktop.ui.rules.content import Chapter


def chapters() -> tuple[Chapter, ...]:
    """All five chapters in order."""
    return (before_play.aim(), before_play.pack(), before_play.auction(), in_play.play(), in_play.bill())
