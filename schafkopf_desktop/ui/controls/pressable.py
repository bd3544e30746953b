"""What everything has in common that is pressed like a button."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from schafkopf_desktop.ui.controls.dressed import Dressed


class Pressable(Dressed, QAbstractButton):
    """A button in the colours of the look; Enter presses it as the space bar does, which Qt does in dialogs only."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
