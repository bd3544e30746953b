"""Only one window for one person's files: two would overwrite each other's match."""

import getpass
import hashlib
import logging
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

_ANSWER_WITHIN_MS = 1000

_logger = logging.getLogger(__name__)


class SingleInstance(QObject):
    """The claim of this process on one person's files.

    Signals:
        asked_again: the program was started once more with the same files; show the window that is open.
    """

    asked_again = Signal()

    def __init__(self, files: Path, parent: QObject | None = None) -> None:
        """``files`` is any path that the two programs would share."""
        super().__init__(parent)
        # The name of a socket has to be short, and different for every person on the machine.
        owner = f"{getpass.getuser()}\n{files.resolve()}"
        self._name = "schafkopf-desktop-" + hashlib.sha256(owner.encode()).hexdigest()[:16]
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)

    def claim(self) -> bool:
        """Return whether this process is the only one; if not, the other has been asked to show its window.

        A system that allows no local sockets counts as having no other process: playing is worth more.
        """
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if socket.waitForConnected(_ANSWER_WITHIN_MS):
            socket.disconnectFromServer()
            return False
        if not self._server.listen(self._name):
            # A process that was killed leaves its socket behind, to which nobody answers.
            QLocalServer.removeServer(self._name)
        if not self._server.isListening() and not self._server.listen(self._name):
            _logger.warning("no local socket: %s", self._server.errorString())
        return True

    def release(self) -> None:
        """Give the claim up."""
        self._server.close()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            self.asked_again.emit()


def bring_to_front(window: QWidget) -> None:
    """Show a window that may be minimised or behind others, as far as the system lets a program do that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
