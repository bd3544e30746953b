"""The bar over every page: the way back, where one is, and the ways on."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafkopf_desktop.ui.controls import Button, Dressed, Label, Separator, Shape
from schafkopf_desktop.ui.icons import IconName
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

HEIGHT = 48
_ICONS: dict[BarItem, IconName] = {
    BarItem.SHEET: "sheet",
    BarItem.HISTORY: "history",
    BarItem.RULES: "book",
    BarItem.SETTINGS: "gear",
    BarItem.THEME: "moon",
}


class TopBar(Dressed, QWidget):
    """Shows what a page says about itself; its buttons lose their words when the bar is too narrow for them.

    Signals:
        back_requested: go to the page before.
        item_requested: one of the buttons was pressed.
    """

    back_requested = Signal()
    item_requested = Signal(BarItem)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._page: Page | None = None
        self._before: Page | None = None
        self._extra: QWidget | None = None
        self._back = Button(look, Shape.PLAIN, icon="back")
        self._back.clicked.connect(self.back_requested)
        self._line = Separator(look, Qt.Orientation.Vertical)
        self._heading = Label(look, Role.BID)
        self._subheading = Label(look, Role.SUBTITLE, "ink2")
        self._items: dict[BarItem, Button] = {}
        self._row = QHBoxLayout(self)
        for widget in (self._back, self._line, self._heading, self._subheading):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for item, icon in _ICONS.items():
            button = Button(look, Shape.PLAIN, icon=icon)
            button.clicked.connect(lambda _checked=False, item=item: self.item_requested.emit(item))
            self._items[item] = button
            self._row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress(look)
        services.translator.language_changed.connect(self.retranslate)

    def show_page(self, page: Page, before: Page | None) -> None:
        """Speak of a page, and of the one that the back button leads to; None when this is the first page."""
        self._page = page
        self._back.setVisible(before is not None)
        self._line.setVisible(before is not None)
        self._before = before
        self._show_extra(page.bar_widget())
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts again."""
        if self._page is None:
            return
        if self._before is not None:
            name = self._before.name()
            self._back.set_text(name)
            self._back.setAccessibleName(translate("TopBar", "Back: {page}").format(page=name))
        self._heading.set_text(self._page.heading())
        self._subheading.set_text(self._page.subheading())
        self._subheading.setVisible(bool(self._page.subheading()))
        self._name_items()

    def restyle(self) -> None:
        px = self.look.px
        self.setFixedHeight(px(HEIGHT))
        self._row.setContentsMargins(px(12), 0, px(16), 0)
        self._row.setSpacing(px(8))
        self._line.setFixedHeight(px(22))
        at_home = self._page is not None and self._before is None
        self._heading.setContentsMargins(px(16) if at_home else px(6), 0, 0, 0)
        if self._page is not None:
            self._name_items()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page is not None:
            self._name_items()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(600), self.look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.look.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.theme.panel)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.look.theme.line)

    def _show_extra(self, extra: QWidget | None) -> None:
        if extra is self._extra:
            return
        if self._extra is not None:
            self._row.removeWidget(self._extra)
            self._extra.hide()
            self._extra.setParent(None)
        self._extra = extra
        if extra is not None:
            self._row.insertWidget(self._row.count() - len(self._items), extra)
            extra.show()

    def _name_items(self) -> None:
        assert self._page is not None
        names = {
            BarItem.SHEET: translate("TopBar", "Score sheet"),
            BarItem.HISTORY: translate("TopBar", "History"),
            BarItem.RULES: translate("TopBar", "Rules"),
            BarItem.SETTINGS: translate("TopBar", "Settings"),
            BarItem.THEME: self._theme_name(),
        }
        self._items[BarItem.THEME].set_icon("sun" if self.look.theme.is_dark else "moon")
        for item, button in self._items.items():
            button.setVisible(item in self._page.bar_items)
            button.set_text("" if item is BarItem.THEME else names[item])
            button.setToolTip("")
        if self._row.sizeHint().width() > self.width():
            for button in self._items.values():
                button.set_text("")
        for item, button in self._items.items():
            if button.text():
                button.setAccessibleName(names[item])
            else:
                button.set_name(names[item])

    def _theme_name(self) -> str:
        if self.look.theme.is_dark:
            return translate("TopBar", "Switch to light colours")
        return translate("TopBar", "Switch to dark colours")
