"""The one window: top bar, messages, the page of the moment, and the layers over it."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from schafkopf_desktop.ui.focus_ring import carry_ring, ring_is_shown
from schafkopf_desktop.ui.message_bar import MessageBar
from schafkopf_desktop.ui.overlays import OverlayHost, Placement
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.rules.drawer import RulesDrawer
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.geometry import frame_of
from schafkopf_desktop.ui.top_bar import TopBar
from schafkopf_desktop.ui.translation import translate

MINIMUM = QSize(960, 600)


@dataclass(frozen=True)
class Pages:
    """The pages that the window leads to.

    Attributes:
        home: where everything begins; the others lie above it.
        table: the deal being played.
        score_sheet: the deals of the match.
        settings: what can be chosen.
        history: all deals ever finished.
        others: pages that only pages lead to.
    """

    home: Page
    table: Page
    score_sheet: Page
    settings: Page
    history: Page
    others: tuple[Page, ...] = ()

    def all(self) -> tuple[Page, ...]:
        """Every page."""
        return (self.home, self.table, self.score_sheet, self.settings, self.history, *self.others)


class MainWindow(QMainWindow):
    """The program's window.

    Pages lie on a trail that begins at home: opening one adds it, going back leaves it, and a page that is on the
    trail already is gone back to.

    Attributes:
        pages: the pages that it leads to.
        bar: the top bar.
        overlays: drawers and panels over whatever is there.
        messages: the bar of messages under the top bar.
    """

    def __init__(self, services: Services, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.pages = pages
        self._trail: list[Page] = [pages.home]
        ground = QWidget(self)
        self.bar = TopBar(services)
        self.messages = MessageBar(services)
        self._stack = QStackedWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.messages)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(ground)
        self.overlays = OverlayHost(services.theme, ground)
        self._rules: RulesDrawer | None = None
        for page in pages.all():
            page.overlays = self.overlays
            page.heading_changed.connect(self._show_heading)
            page.rules_requested.connect(self.show_rules)
            self._stack.addWidget(page)
        self.bar.back_requested.connect(self.go_back)
        self.bar.item_requested.connect(self._follow_item)
        services.translator.language_changed.connect(self.retranslate)
        self._add_shortcuts()
        self.setMinimumSize(MINIMUM)
        self._take_size()
        self.retranslate()
        self._show_heading()

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._trail[-1]

    def go_to(self, page: Page) -> None:
        """Show a page; layers over the present one are closed."""
        if page is self.page:
            return
        self.overlays.close_all()
        left, with_ring = self.page, ring_is_shown()
        if page in self._trail:
            del self._trail[self._trail.index(page) + 1 :]
        else:
            self._trail.append(page)
        self._stack.setCurrentWidget(page)
        self._show_heading()
        left.left()
        page.entered()
        carry_ring(with_ring)

    def go_back(self) -> None:
        """Close the uppermost layer, or leave the page for the one it was opened from."""
        if not self.overlays.close_top() and len(self._trail) > 1:
            self.go_to(self._trail[-2])

    def show_rules(self, section: str = "") -> None:
        """Open the rules over whatever is there, at a section ("4.3") or where they were left ("")."""
        self._rules_drawer().open_at(section)
        self.overlays.open(self._rules_drawer(), Placement.RIGHT_HALF)

    def show_introduction(self) -> None:
        """Open the rules at the text for newcomers."""
        self._rules_drawer().open_introduction()
        self.overlays.open(self._rules_drawer(), Placement.RIGHT_HALF)

    def toggle_theme(self) -> None:
        """Change from light to dark or back, and stay there whatever the system does."""
        self._services.settings.update(theme="light" if self._services.theme.theme.is_dark else "dark")

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Take all texts again."""
        self.setWindowTitle(translate("MainWindow", "Schafkopf"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._services.theme.set_scale(frame_of(event.size().width(), event.size().height()).scale)
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.windowState() & Qt.WindowState.WindowFullScreen:
            size = self.normalGeometry().size() if self.isMaximized() else self.size()
            self._services.settings.update(
                window_width=size.width(), window_height=size.height(), window_maximized=self.isMaximized()
            )
        self._services.settings.flush()
        for page in self.pages.all():
            page.closing()
        super().closeEvent(event)

    def _rules_drawer(self) -> RulesDrawer:
        if self._rules is None:
            self._rules = RulesDrawer(self._services, self.centralWidget())
            self._rules.hide()
            self._rules.close_requested.connect(lambda: self.overlays.close(self._rules_drawer()))
        return self._rules

    def _follow_item(self, item: BarItem) -> None:
        if item is BarItem.RULES:
            self.show_rules(self.page.rules_section())
        elif item is BarItem.THEME:
            self.toggle_theme()
        else:
            pages = self.pages
            targets = {
                BarItem.SHEET: pages.score_sheet,
                BarItem.HISTORY: pages.history,
                BarItem.SETTINGS: pages.settings,
            }
            self.go_to(targets[item])

    def _show_heading(self) -> None:
        self.bar.show_page(self.page, self._trail[-2] if len(self._trail) > 1 else None)

    def _add_shortcuts(self) -> None:
        for keys, act in (
            ("F1", lambda: self.show_rules(self.page.rules_section())),
            ("Ctrl+,", lambda: self.go_to(self.pages.settings)),
            ("F11", self.toggle_full_screen),
            ("Alt+Left", self.go_back),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _take_size(self) -> None:
        """The size of last time, unless the screen has become smaller."""
        settings = self._services.settings.value
        screen = QGuiApplication.primaryScreen().availableSize()
        wanted = QSize(settings.window_width, settings.window_height)
        self.resize(wanted.boundedTo(screen).expandedTo(MINIMUM))
        if settings.window_maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)
