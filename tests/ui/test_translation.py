"""One function translates, one object switches the language, and everything on screen follows."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from i18n import catalogues
from schafkopf_desktop.ui import translation
from schafkopf_desktop.ui.translation import LANGUAGES, Translator, system_language, translate


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """German and English catalogues of two texts instead of the program's own."""
    program = tmp_path / "program"
    program.mkdir()
    (program / "page.py").write_text('translate("page", "Rules")\ntranslate("page", "%n trick(s)", None, 1)', "utf-8")
    catalogues.update(tmp_path, program)
    for language, texts in {"de": ("Regeln", "Stich", "Stiche"), "en": ("", "trick", "tricks")}.items():
        file = tmp_path / f"schafkopf_{language}.ts"
        content = file.read_text("utf-8").replace(' type="unfinished"', "")
        for form in texts[1:]:
            content = content.replace("<numerusform></numerusform>", f"<numerusform>%n {form}</numerusform>", 1)
        content = content.replace("<translation></translation>", f"<translation>{texts[0]}</translation>")
        file.write_text(content, "utf-8")
    catalogues.release(tmp_path, tmp_path / "translations")
    monkeypatch.setattr(translation, "CATALOGUES", tmp_path / "translations")


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["de-AT", "en"], "de"),
        (["it_IT"], "it"),
        (["fr-FR", "es-MX", "de"], "es"),
        (["fr-FR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_the_program_speaks(preferred: list[str], code: str) -> None:
    assert system_language(preferred) == code


@pytest.mark.usefixtures("qapp", "catalogue")
def test_texts_and_counts_follow_the_language() -> None:
    translator = Translator()
    translator.install("de")
    assert translate("page", "Rules") == "Regeln"
    assert [translate("page", "%n trick(s)", None, n) for n in (0, 1, 8)] == ["0 Stiche", "1 Stich", "8 Stiche"]
    translator.install("en")
    assert translate("page", "Rules") == "Rules"
    assert [translate("page", "%n trick(s)", None, n) for n in (0, 1, 8)] == ["0 tricks", "1 trick", "8 tricks"]


@pytest.mark.usefixtures("qapp", "catalogue")
def test_without_a_catalogue_the_source_text_shows() -> None:
    translator = Translator()
    translator.install("it")
    assert translate("page", "Rules") == "Rules"
    assert translate("nowhere", "Unknown {name}") == "Unknown {name}"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", LANGUAGES)
def test_qt_speaks_the_language_too(code: str, qtbot: QtBot) -> None:
    translator = Translator()
    translator.install(code)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    assert cancel == {"es": "Cancelar", "en": "Cancel", "de": "Abbrechen", "it": "Annulla"}[code]


@pytest.mark.usefixtures("catalogue")
def test_a_switch_is_announced_when_the_new_texts_are_there(qtbot: QtBot) -> None:
    class Sign(QLabel):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                self.setText(translate("page", "Rules"))

    translator, sign, heard = Translator(), Sign(), []
    qtbot.addWidget(sign)
    translator.language_changed.connect(lambda: heard.append(translate("page", "Rules")))
    translator.install("de")
    QApplication.sendPostedEvents()
    assert heard == ["Regeln"]
    assert sign.text() == "Regeln"
    assert translator.language == "de"
    assert QLocale().language() is QLocale.Language.German


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", [None, "xx"])
def test_without_a_choice_the_system_is_followed(code: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translation, "system_language", lambda: "it")
    translator = Translator()
    translator.install(code)
    assert translator.language == "it"
    assert translator.chosen == code
