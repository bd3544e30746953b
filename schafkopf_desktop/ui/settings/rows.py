"""Settings as rows: what it is, what it does, and the control at the right end."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Dressed, Label, Panel, Separator
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role

Texts = Callable[[], tuple[str, str]]


class SettingRow(Dressed, QWidget):
    """One setting: name and explanation at the left, its control at the right; a click anywhere turns a switch."""

    def __init__(self, look: ThemeController, texts: Texts, control: QWidget) -> None:
        super().__init__()
        self._texts = texts
        self._control = control
        self._name = Label(look, Role.BODY_STRONG, wrap=True)
        self._explanation = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._words = QVBoxLayout()
        self._words.addWidget(self._name)
        self._words.addWidget(self._explanation)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(control)
        self.dress(look)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts again."""
        name, explanation = self._texts()
        self._name.set_text(name)
        self._explanation.set_text(explanation)
        self._control.setAccessibleName(name)
        self._control.setAccessibleDescription(explanation)

    def restyle(self) -> None:
        px = self.look.px
        self._words.setSpacing(px(3))
        self._row.setContentsMargins(0, px(10), 0, px(10))
        self._row.setSpacing(px(20))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and inside and isinstance(self._control, QAbstractButton):
            self._control.click()


class SettingPanel(Panel):
    """A panel of rows with hairlines between them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.theme)
        self._rows: list[SettingRow] = []
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        services.translator.language_changed.connect(self.retranslate)
        self.restyle()

    def add_row(self, texts: Texts, control: QWidget) -> None:
        """Add a setting at the bottom."""
        if self._rows:
            self._column.addWidget(Separator(self.look))
        row = SettingRow(self.look, texts, control)
        self._rows.append(row)
        self._column.addWidget(row)

    def retranslate(self) -> None:
        """Take all texts again."""
        for row in self._rows:
            row.retranslate()

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(26), px(4), px(26), px(4))


class Section(Dressed, QWidget):
    """One subject of the settings: a title, a sentence under it, and what can be chosen."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        look = services.theme
        self._title = Label(look, Role.HEADING, wrap=True)
        self._lead = Label(look, Role.BODY, "ink2", wrap=True)
        self.column = QVBoxLayout(self)
        heading = QVBoxLayout()
        heading.setSpacing(2)
        heading.addWidget(self._title)
        heading.addWidget(self._lead)
        self.column.addLayout(heading)
        self.dress(look)
        services.translator.language_changed.connect(self.retranslate)
        services.settings.changed.connect(self.show_settings)

    def set_heading(self, title: str, lead: str = "") -> None:
        """Name the section."""
        self._title.set_text(title)
        self._lead.set_text(lead)
        self._lead.setVisible(bool(lead))

    def retranslate(self) -> None:
        """Take all texts again."""
        raise NotImplementedError

    def restyle(self) -> None:
        px = self.look.px
        self.column.setContentsMargins(px(30), px(14), px(30), px(24))
        self.column.setSpacing(px(14))

    def show_settings(self) -> None:
        """Show the settings in force, whoever changed them."""
