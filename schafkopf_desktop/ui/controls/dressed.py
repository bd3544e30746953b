"""What all controls have in common: they take their colours and sizes from the look in force, and follow it."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from schafkopf_desktop.ui.focus_ring import Ringed
from schafkopf_desktop.ui.theme import ThemeController


class Dressed(Ringed):
    """Mixin: keeps the look, and restyles the control whenever it changes."""

    look: ThemeController

    def dress(self, look: ThemeController) -> None:
        """Call once at the end of the control's construction."""
        self.look = look
        look.changed.connect(self._look_changed)
        self.restyle()

    def restyle(self) -> None:
        """Take fonts and sizes again; colours are taken while painting."""

    def ring_colour(self) -> QColor:
        return self.look.theme.focus

    def ring_radius(self) -> float:
        return self.look.px(9)

    def _look_changed(self) -> None:
        assert isinstance(self, QWidget)
        self.restyle()
        self.updateGeometry()
        self.update()
