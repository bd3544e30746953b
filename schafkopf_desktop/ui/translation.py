"""The languages of the program: one function that translates a text, and one object that switches the language."""

from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

LANGUAGES: Final = MappingProxyType({"es": "Español", "en": "English", "de": "Deutsch", "it": "Italiano"})
"""Code of every language the program speaks, with the language's own name, in the order they are offered."""

FALLBACK_LANGUAGE: Final = "en"

CATALOGUES: Final = Path(__file__).with_name("translations")
"""Folder of the compiled catalogues, ``schafkopf_<code>.qm``; built, never committed."""


def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """Return the text in the language of the moment, or unchanged where no catalogue has it.

    Context, text and comment are literals, so that ``i18n/catalogues.py`` finds them. ``n`` (0 or more) chooses
    the plural form and replaces ``%n``; -1 means that nothing is counted.
    """
    return QCoreApplication.translate(context, text, comment, n)


def system_language(preferred: list[str] | None = None) -> str:
    """Return the code of the first of the system's languages that the program speaks, English when there is none.

    ``preferred`` are language tags such as ``de-AT``, best first; without them the system is asked.
    """
    for tag in QLocale.system().uiLanguages() if preferred is None else preferred:
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK_LANGUAGE


class Translator(QObject):
    """Puts the catalogues of one language in place, ours and Qt's own.

    Signals:
        language_changed: everything visible must take its texts again.
    """

    language_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = FALLBACK_LANGUAGE
        self._chosen: str | None = FALLBACK_LANGUAGE
        self._installed: list[QTranslator] = []

    @property
    def language(self) -> str:
        """Code of the language of the moment."""
        return self._language

    @property
    def chosen(self) -> str | None:
        """The code that was asked for; None means the system's language."""
        return self._chosen

    def install(self, code: str | None) -> None:
        """Switch to a language of LANGUAGES; None and unknown codes follow the system.

        A missing catalogue leaves the English source texts.
        """
        self._chosen = code
        self._language = code if code is not None and code in LANGUAGES else system_language()
        self._remove_installed()
        qt_catalogues = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._load(qt_catalogues / f"qtbase_{self._language}.qm")
        self._load(CATALOGUES / f"schafkopf_{self._language}.qm")
        QLocale.setDefault(QLocale(self._language))
        self.language_changed.emit()

    def _load(self, catalogue: Path) -> None:
        translator = QTranslator(self)
        if translator.load(str(catalogue)):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)

    def _remove_installed(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
