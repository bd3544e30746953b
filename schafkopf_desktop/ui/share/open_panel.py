"""A deal that somebody has sent, to be opened: its code typed or pasted, or a text file with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout

from schafkopf_desktop.ui.controls import Button, Field, Label, Panel, Shape
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.share.deal_text import deal_in
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_WIDTH = 560
_LARGEST_FILE = 1_000_000


class OpenPanel(Panel):
    """Asks for a code. A wrong one is answered with a sentence, and stays in the field.

    Attributes:
        choose_file: Asks for the file to read; empty for none.

    Signals:
        deal_opened(deal): the deal of the code.
        close_requested: take the panel away.
    """

    deal_opened = Signal(object)
    close_requested = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services.theme)
        look = services.theme
        self.choose_file: Callable[[], str] = self._ask_for_file
        self._is_wrong = False
        self._title = Label(look, Role.PANEL_TITLE)
        self._words = Label(look, Role.BODY, "ink2", wrap=True)
        self.code = Field(look)
        self.code.returnPressed.connect(self._open)
        self.code.textEdited.connect(lambda _text: self._say_wrong(False))
        self.problem = Label(look, Role.BODY_STRONG, "accent_text", wrap=True)
        self._play = Button(look, Shape.ACCENT, icon="play")
        self._file = Button(look, Shape.OUTLINE)
        self._close = Button(look, Shape.OUTLINE)
        self._play.clicked.connect(self._open)
        self._file.clicked.connect(self._read_file)
        self._close.clicked.connect(self.close_requested)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(18), px(24), px(20))
        column.setSpacing(px(10))
        foot = QHBoxLayout()
        foot.setSpacing(px(10))
        for button in (self._play, self._file):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self._close)
        for widget in (self._title, self._words, self.code, self.problem):
            column.addWidget(widget)
        column.addLayout(foot)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def sizeHint(self) -> QSize:
        width = self.look.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def retranslate(self) -> None:
        """Take every text again."""
        self._title.set_text(translate("Share", "Open a code"))
        self._words.set_text(
            translate("Share", "You play the cards of that deal. It is practice: no score, no statistics.")
        )
        self.code.setAccessibleName(translate("Share", "Code"))
        self.code.setPlaceholderText(translate("Share", "Code or notation of a deal"))
        self._play.set_text(translate("Share", "Play these cards"))
        self._file.set_text(translate("Share", "From a file"))
        self._close.set_text(translate("Share", "Close"))
        self.setAccessibleName(self._title.plain_text())
        self._say_wrong(self._is_wrong)

    def _say_wrong(self, is_wrong: bool) -> None:
        self._is_wrong = is_wrong
        self.problem.set_text(translate("Share", "This code belongs to no deal.") if is_wrong else "")
        self.problem.setVisible(is_wrong)
        self.updateGeometry()

    def _open(self) -> None:
        deal = deal_in(self.code.text())
        self._say_wrong(deal is None)
        if deal is not None:
            self.close_requested.emit()
            self.deal_opened.emit(deal)

    def _read_file(self) -> None:
        chosen = self.choose_file()
        if not chosen:
            return
        try:
            with Path(chosen).open("rb") as file:
                text = file.read(_LARGEST_FILE).decode("utf-8", "replace")
        except OSError as error:
            self.problem.set_text(f"{chosen}: {error.strerror or error}")
            self.problem.show()
            return
        deal = deal_in(text)
        self._say_wrong(deal is None)
        if deal is not None:
            self.close_requested.emit()
            self.deal_opened.emit(deal)

    def _ask_for_file(self) -> str:
        chosen, _ = QFileDialog.getOpenFileName(self, translate("Share", "Open a code"))
        return chosen
