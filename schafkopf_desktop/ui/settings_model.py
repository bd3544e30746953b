"""The settings as something that can be watched: changed at once, written a moment later."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from schafkopf_desktop.storage.settings import Settings, SettingsStore

WRITE_AFTER_MS = 400


class SettingsModel(QObject):
    """The settings in force, and the store they are kept in.

    Attributes:
        value: the settings; a frozen value, replaced by `update`.

    Signals:
        changed: `value` is a new one.
        save_failed: they could not be written; carries the system's words. Nothing is lost while the program runs.
        saved: they could be written.
    """

    changed = Signal()
    save_failed = Signal(str)
    saved = Signal()

    def __init__(self, value: Settings, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.value = value
        self._written = value
        self._store = store
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WRITE_AFTER_MS)
        self._timer.timeout.connect(self.flush)

    def update(self, **changes: Any) -> None:
        """Take new values for some settings; they are written once things have been quiet for a moment.

        Raises:
            TypeError: no setting has this name.
        """
        value = replace(self.value, **changes)
        if value == self.value:
            return
        self.value = value
        self._timer.start()
        self.changed.emit()

    def flush(self) -> bool:
        """Write now what has not been written yet; whether the store holds everything afterwards."""
        self._timer.stop()
        if self.value == self._written:
            return True
        value = self.value
        try:
            self._store.save(value)
        except OSError as failure:
            self.save_failed.emit(failure.strerror or str(failure))
            return False
        self._written = value
        self.saved.emit()
        return True
