"""A deal to be given to others: as a code to copy, or as a text file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout

from schafkopf_desktop.engine.deal_code import deal_code
from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.storage.atomic import write_atomically
from schafkopf_desktop.ui.controls import Button, Field, Label, Panel, Segments, Shape
from schafkopf_desktop.ui.overlays import OverlayHost, Placement
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.share.deal_text import file_text, untouched
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_WIDTH = 560
_WITH_PLAY, _CARDS = "play", "cards"


class SharePanel(Panel):
    """Shows the code of a finished deal, with how it was played or with its cards alone.

    Attributes:
        choose_file: Asks for the file to write, given a proposed name; empty for none.

    Signals:
        close_requested: take the panel away.
    """

    close_requested = Signal()

    def __init__(self, services: Services, record: DealRecord) -> None:
        super().__init__(services.theme)
        look = services.theme
        self._number = record.number
        self._deal = parse_deal(record.notation)
        self.choose_file: Callable[[str], str] = self._ask_for_file
        self._title = Label(look, Role.PANEL_TITLE)
        self._words = Label(look, Role.BODY, "ink2", wrap=True)
        self.what = Segments(look, (_WITH_PLAY, _CARDS))
        self.what.set_key(_WITH_PLAY)
        self.what.chosen.connect(lambda _key: self._show_code())
        self.code = Field(look)
        self.code.setReadOnly(True)
        self._problem = Label(look, Role.SECONDARY, "accent_text", wrap=True)
        self._problem.hide()
        self._copy = Button(look, Shape.ACCENT, icon="copy")
        self._save = Button(look, Shape.OUTLINE)
        self._close = Button(look, Shape.OUTLINE)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.code.text()))
        self._save.clicked.connect(self._write)
        self._close.clicked.connect(self.close_requested)
        self._lay_out()
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def sizeHint(self) -> QSize:
        width = self.look.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def retranslate(self) -> None:
        """Take every text again."""
        self._title.set_text(translate("Share", "Share deal {number}").format(number=self._number))
        self._words.set_text(
            translate("Share", "Whoever opens this code in the history plays the same cards. It counts nowhere.")
        )
        self.what.set_texts(
            (
                translate("Share", "With the play", "what a code holds"),
                translate("Share", "Cards only", "what a code holds"),
            )
        )
        self.code.setAccessibleName(translate("Share", "Code"))
        self._copy.set_text(translate("Share", "Copy"))
        self._save.set_text(translate("Share", "Save as text"))
        self._close.set_text(translate("Share", "Close"))
        self.setAccessibleName(self._title.plain_text())
        self._show_code()

    def _lay_out(self) -> None:
        px = self.look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(18), px(24), px(20))
        column.setSpacing(px(10))
        foot = QHBoxLayout()
        foot.setSpacing(px(10))
        for button in (self._copy, self._save):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self._close)
        for widget in (self._title, self._words, self.what, self.code, self._problem):
            column.addWidget(widget)
        column.addLayout(foot)

    @property
    def _shared(self) -> str:
        return file_text(self._deal if self.what.key() == _WITH_PLAY else untouched(self._deal))

    def _show_code(self) -> None:
        deal = self._deal if self.what.key() == _WITH_PLAY else untouched(self._deal)
        self.code.setText(deal_code(deal))
        self.code.setCursorPosition(0)

    def _write(self) -> None:
        chosen = self.choose_file("schafkopf.txt")
        if not chosen:
            return
        try:
            write_atomically(Path(chosen), self._shared.encode())
        except OSError as error:
            words = translate("Share", "The file cannot be written: {reason}")
            self._problem.set_text(words.format(reason=error.strerror or error))
            self._problem.show()
        else:
            self._problem.hide()

    def _ask_for_file(self, name: str) -> str:
        chosen, _ = QFileDialog.getSaveFileName(self, translate("Share", "Save as text"), name)
        return chosen


def open_share(overlays: OverlayHost, services: Services, record: DealRecord) -> None:
    """Lay the code of a finished deal over everything."""
    panel = SharePanel(services, record)
    panel.close_requested.connect(lambda: overlays.close(panel))
    overlays.open(panel, Placement.CENTRE, keep=False)
