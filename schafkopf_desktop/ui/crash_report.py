"""What happens with an error nobody foresaw: it is logged to a file, a person is told, and the game goes on."""

import faulthandler
import logging
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QMessageBox

from schafkopf_desktop.ui.translation import translate

_LARGEST_LOG = 256 * 1024
_OLDER_LOGS = 2

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_logger = logging.getLogger("schafkopf_desktop")


def open_log(path: Path) -> logging.Handler:
    """Send what the program and Qt log to a file of at most 768 kB in three parts, or to the terminal when it fails."""
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            path, maxBytes=_LARGEST_LOG, backupCount=_OLDER_LOGS, encoding="utf-8", delay=False
        )
    except OSError as error:
        handler = logging.StreamHandler()
        handler.handle(logging.makeLogRecord({"msg": f"The log {path} cannot be written: {error}"}))
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


class CrashReporter(QObject):
    """Takes every exception that nothing else caught, from any thread.

    Signals:
        reported: an error was logged; carries its traceback. Emitted in the thread it happened in.
    """

    reported = Signal(str)

    def __init__(self, log: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._box: QMessageBox | None = None
        self.reported.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take over Python's hooks for uncaught exceptions and Qt's for messages."""
        sys.excepthook = self.report
        threading.excepthook = self._report_from_thread
        sys.unraisablehook = self._report_unraisable
        qInstallMessageHandler(_log_qt_message)
        if sys.__stderr__ is not None:
            # For crashes below Python, where no hook runs any more.
            faulthandler.enable(sys.__stderr__)

    def uninstall(self) -> None:
        """Give the hooks back and close the message, if one is open."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        if self._box is not None:
            self._box.close()

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and tell the person."""
        _logger.critical("uncaught exception", exc_info=(kind, error, trace))
        self.reported.emit("".join(traceback.format_exception(kind, error, trace)))

    def _report_from_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None and not issubclass(arguments.exc_type, SystemExit):
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _report_unraisable(self, unraisable: "sys.UnraisableHookArgs") -> None:
        if unraisable.exc_value is not None:
            self.report(unraisable.exc_type, unraisable.exc_value, unraisable.exc_traceback)

    def _show(self, details: str) -> None:
        """Open one message; errors that follow while it is open are only logged."""
        if self._box is not None:
            return
        box = QMessageBox(QApplication.activeWindow())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("CrashReport", "Something went wrong"))
        box.setText(translate("CrashReport", "Something went wrong in the program. Your match is saved at every card."))
        box.setInformativeText(
            translate(
                "crash", "You can play on. If it happens again, start the program anew. Details are in {file}."
            ).format(file=self._log)
        )
        box.setDetailedText(details)
        play_on = box.addButton(translate("CrashReport", "Play on"), QMessageBox.ButtonRole.AcceptRole)
        # Without an escape button a message box with two buttons refuses to be closed.
        box.setEscapeButton(play_on)
        box.setDefaultButton(play_on)
        leave = box.addButton(translate("CrashReport", "Quit"), QMessageBox.ButtonRole.DestructiveRole)
        leave.clicked.connect(QApplication.closeAllWindows)
        box.finished.connect(self._forget_box)
        self._box = box
        box.open()

    def _forget_box(self) -> None:
        self._box = None


def _log_qt_message(level: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(level, logging.WARNING), message)
