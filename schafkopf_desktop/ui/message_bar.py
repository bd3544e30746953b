"""Messages under the top bar: what happened, in plain words, and one way out."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Dressed, Label, Shape
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


@dataclass(frozen=True)
class Message:
    """One message.

    Attributes:
        text: gives the text in the language in force.
        action: gives the words of a button that does something about it; None for no such button.
        act: what that button does. The message stays until it is taken away or closed.
    """

    text: Callable[[], str]
    action: Callable[[], str] | None = None
    act: Callable[[], None] | None = None


class MessageBar(QWidget):
    """Shows messages one under the other; without any it has no height."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._rows: dict[str, _Row] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        services.translator.language_changed.connect(self.retranslate)
        self.hide()

    def show_message(self, key: str, message: Message) -> None:
        """Show a message; one with the same key gives way to it."""
        self.take_away(key)
        row = _Row(self._services, message)
        row.close_button.clicked.connect(lambda: self.take_away(key))
        self._rows[key] = row
        self._column.addWidget(row)
        row.show()
        self.show()

    def take_away(self, key: str) -> None:
        """Remove a message; one that is not there is no mistake."""
        row = self._rows.pop(key, None)
        if row is not None:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.setVisible(bool(self._rows))

    def texts(self) -> tuple[str, ...]:
        """What is shown at the moment."""
        return tuple(row.text() for row in self._rows.values())

    def retranslate(self) -> None:
        """Take all texts again."""
        for row in self._rows.values():
            row.retranslate()


class _Row(Dressed, QWidget):
    def __init__(self, services: Services, message: Message) -> None:
        super().__init__()
        look = services.theme
        self._message = message
        self._label = Label(look, Role.BODY, wrap=True)
        self._action = Button(look, Shape.OUTLINE)
        if message.act is not None:
            self._action.clicked.connect(message.act)
        self.close_button = Button(look, Shape.PLAIN, icon="cross")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._action)
        self._row.addWidget(self.close_button)
        self._action.setVisible(message.action is not None)
        self.dress(look)
        self.retranslate()

    def text(self) -> str:
        return self._label.plain_text()

    def retranslate(self) -> None:
        self._label.set_text(self._message.text())
        if self._message.action is not None:
            self._action.set_text(self._message.action())
        self.close_button.set_name(translate("MessageBar", "Close this message"))

    def restyle(self) -> None:
        px = self.look.px
        self._row.setContentsMargins(px(56), px(6), px(16), px(6))
        self._row.setSpacing(px(12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.ochre_background)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.ochre)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, QRectF(px(28), (self.height() - px(20)) / 2, px(20), px(20)), "warning", theme.ochre_text)
