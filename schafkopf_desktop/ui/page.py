"""What a page of the window is: the area under the top bar, and what it wants to see in the bar."""

from enum import Enum
from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from schafkopf_desktop.ui.overlays import OverlayHost


class BarItem(Enum):
    """The buttons that the top bar can show at its right end."""

    SHEET = "sheet"
    HISTORY = "history"
    RULES = "rules"
    SETTINGS = "settings"
    THEME = "theme"


class Page(QWidget):
    """One page of the window.

    Attributes:
        bar_items: the top bar's buttons while this page is shown.
        overlays: where drawers and panels go that lie over the page; set by the window before the page is shown.

    Signals:
        heading_changed: name, heading, subheading or bar_widget have changed.
        rules_requested: show the rules, at a section ("4.3") or where they were left ("").
    """

    bar_items: ClassVar[tuple[BarItem, ...]] = (BarItem.SHEET, BarItem.RULES, BarItem.SETTINGS)
    heading_changed = Signal()
    rules_requested = Signal(str)
    overlays: OverlayHost

    def name(self) -> str:
        """What the back button of a page that was opened from here says."""
        raise NotImplementedError

    def heading(self) -> str:
        """What the top bar says about the page, in bold; the page's name unless it knows better."""
        return self.name()

    def subheading(self) -> str:
        """What the top bar says after the heading; empty for nothing."""
        return ""

    def bar_widget(self) -> QWidget | None:
        """A widget of the page's own, to be shown in the bar before its buttons."""
        return None

    def rules_section(self) -> str:
        """The section of the rules that is in question at the moment; empty for none."""
        return ""

    def entered(self) -> None:
        """The page is shown now; it should take the keyboard."""

    def left(self) -> None:
        """Another page is shown now."""

    def closing(self) -> None:
        """The window is about to close: end what works in the background."""
