"""The settings page: sections at the left, the chosen one beside them."""

from collections.abc import Callable
from enum import Enum
from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from schafkopf_desktop.ui.controls import Dressed, Label, Pressable, ScrollPage
from schafkopf_desktop.ui.icons import IconName, paint_icon
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.appearance_section import AppearanceSection
from schafkopf_desktop.ui.settings.pace_section import PaceSection
from schafkopf_desktop.ui.settings.players_section import PlayersSection
from schafkopf_desktop.ui.settings.rows import Section
from schafkopf_desktop.ui.settings.sections import HouseRulesSection, LanguageSection, TableSection
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_NAVIGATION_WIDTH = 246


class SectionKey(Enum):
    """The sections, in the order of the list."""

    APPEARANCE = "appearance"
    TABLE = "table"
    PACE = "pace"
    PLAYERS = "players"
    HOUSE_RULES = "house rules"
    LANGUAGE = "language"


_ICONS: dict[SectionKey, IconName] = {
    SectionKey.APPEARANCE: "appearance",
    SectionKey.TABLE: "table",
    SectionKey.PACE: "clock",
    SectionKey.PLAYERS: "players",
    SectionKey.HOUSE_RULES: "house",
    SectionKey.LANGUAGE: "globe",
}


class SettingsPage(Page):
    """Everything that can be chosen. Each section is built when it is first looked at."""

    bar_items: ClassVar[tuple[BarItem, ...]] = ()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._saved_alone = Label(services.theme, Role.SECONDARY, "ink2", parent=self)
        self._saved_alone.hide()
        self._stack = QStackedWidget()
        self._sections: dict[SectionKey, Section] = {}
        self._areas: dict[SectionKey, QWidget] = {}
        self._list = _SectionList(services.theme)
        self.buttons = {key: self._list.add(_ICONS[key]) for key in SectionKey}
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, key=key: self.show_section(key))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._list)
        row.addWidget(self._stack, 1)
        services.translator.language_changed.connect(self.retranslate)
        services.theme.changed.connect(self.update)
        self.retranslate()

    def name(self) -> str:
        return translate("SettingsPage", "Settings")

    def bar_widget(self) -> QWidget:
        return self._saved_alone

    def entered(self) -> None:
        if not self._sections:
            self.show_section(SectionKey.APPEARANCE)
        checked = next(button for button in self.buttons.values() if button.isChecked())
        checked.setFocus(Qt.FocusReason.OtherFocusReason)

    def closing(self) -> None:
        section = self._sections.get(SectionKey.APPEARANCE)
        if isinstance(section, AppearanceSection):
            section.comparison.close_pictures()

    def show_section(self, key: SectionKey) -> None:
        """Show a section."""
        self.buttons[key].setChecked(True)
        self._stack.setCurrentWidget(self._area(key))

    def section(self, key: SectionKey) -> Section:
        """A section, built now if it was not before."""
        self._area(key)
        return self._sections[key]

    def retranslate(self) -> None:
        """Take all texts again."""
        self._saved_alone.set_text(translate("SettingsPage", "Changes are saved by themselves"))
        names = {
            SectionKey.APPEARANCE: translate("SettingsPage", "Appearance"),
            SectionKey.TABLE: translate("SettingsPage", "Table"),
            SectionKey.PACE: translate("SettingsPage", "Pace and motion"),
            SectionKey.PLAYERS: translate("SettingsPage", "Players and levels"),
            SectionKey.HOUSE_RULES: translate("SettingsPage", "House rules"),
            SectionKey.LANGUAGE: translate("SettingsPage", "Language"),
        }
        for key, button in self.buttons.items():
            button.set_text(names[key])
        self.heading_changed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._services.theme.theme.paper)

    def _area(self, key: SectionKey) -> QWidget:
        if key not in self._sections:
            section = self._build(key)
            self._sections[key] = section
            self._areas[key] = ScrollPage(self._services.theme, section)
            self._stack.addWidget(self._areas[key])
        return self._areas[key]

    def _build(self, key: SectionKey) -> Section:
        if key is SectionKey.HOUSE_RULES:
            house_rules = HouseRulesSection(self._services)
            house_rules.rules_requested.connect(lambda: self.rules_requested.emit(""))
            return house_rules
        makers: dict[SectionKey, Callable[[Services], Section]] = {
            SectionKey.APPEARANCE: AppearanceSection,
            SectionKey.TABLE: TableSection,
            SectionKey.PACE: PaceSection,
            SectionKey.PLAYERS: PlayersSection,
            SectionKey.LANGUAGE: LanguageSection,
        }
        return makers[key](self._services)


class _SectionList(Dressed, QWidget):
    """The list of sections; the arrow keys go through it."""

    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self.dress(look)

    def add(self, icon: IconName) -> "_SectionButton":
        button = _SectionButton(self.look, icon)
        self._group.addButton(button)
        self._column.insertWidget(self._column.count() - 1, button)
        return button

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(14), px(18), px(14), px(14))
        self._column.setSpacing(px(2))
        self.setFixedWidth(px(_NAVIGATION_WIDTH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self.look.theme.line)


class _SectionButton(Pressable):
    def __init__(self, look: ThemeController, icon: IconName) -> None:
        super().__init__()
        self._icon: IconName = icon
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.dress(look)

    def set_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        text = QFontMetrics(self.look.font(Role.BODY_STRONG)).horizontalAdvance(self.text())
        return QSize(text + self.look.px(60), self.look.px(42))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        if chosen or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ochre_background if chosen else theme.sunken)
            painter.drawRoundedRect(QRectF(self.rect()), px(9), px(9))
        colour = theme.ink if chosen else theme.ink2
        size = px(20)
        paint_icon(painter, QRectF(px(13), (self.height() - size) / 2, size, size), self._icon, colour)
        painter.setPen(colour)
        painter.setFont(self.look.font(Role.BODY_STRONG if chosen else Role.BODY))
        words = QRectF(px(45), 0, self.width() - px(50), self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
