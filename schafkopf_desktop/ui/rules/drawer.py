"""The rules drawer: five chapters behind chips, a search over all of them, and the short text for newcomers."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Field, Label, ScrollPage, Shape
from schafkopf_desktop.ui.flow_layout import FlowLayout
from schafkopf_desktop.ui.rules.blocks import CardRowView, GridView, ParagraphView, text_label
from schafkopf_desktop.ui.rules.chapters import chapters
from schafkopf_desktop.ui.rules.chip import Chip
from schafkopf_desktop.ui.rules.content import (
    Block,
    CardRow,
    Chapter,
    ChapterKey,
    Grid,
    Paragraph,
    chapter_title,
)
from schafkopf_desktop.ui.rules.introduction import introduction, introduction_title
from schafkopf_desktop.ui.rules.search import count_hits, search
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_MARGIN = 16
_LONGEST_LINE = 800  # wider, the eye loses the next line


class RulesDrawer(QWidget):
    """All the rules, to be laid over whatever is there; it knows nothing of its host.

    Signals:
        close_requested: the person is done reading (close button, or Esc with an empty search field).
    """

    close_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._chapter: ChapterKey | None = ChapterKey.OBJECTIVE  # None: the text for newcomers
        self._section = ""
        self._pending_view: ParagraphView | None = None
        self._title = Label(services.theme, Role.PAGE_TITLE)
        self._search = Field(services.theme)
        self.setFocusProxy(self._search)
        self._search.textChanged.connect(self._rebuild)
        self._close = Button(services.theme, Shape.PLAIN, icon="cross")
        self._close.clicked.connect(self.close_requested)
        self._chips = {key: Chip(services.theme) for key in ChapterKey}
        self._scroll = ScrollPage(services.theme, QWidget())
        self._header = QWidget()
        self._lay_out()
        services.translator.language_changed.connect(self.retranslate)
        services.theme.changed.connect(self.retranslate)
        self.retranslate()

    def open_at(self, section: str = "") -> None:
        """Show a rule by its number ("4.3"), marked and in view, a whole chapter ("4"), or the last one read ("").

        Raises:
            ValueError: there is no such chapter.
        """
        self._section = section
        if section:
            self._chapter = ChapterKey(section.split(".", maxsplit=1)[0])
        elif self._chapter is None:
            self._chapter = ChapterKey.OBJECTIVE
        self._show_from_the_top()

    def open_introduction(self) -> None:
        """Show how to play, in 5 minutes."""
        self._section = ""
        self._chapter = None
        self._show_from_the_top()

    def retranslate(self) -> None:
        """Take all texts and colours again; place and search stay as they are."""
        self.setAccessibleName(translate("Rules", "Rules"))
        self._title.set_text(translate("Rules", "Rules"))
        self._search.setPlaceholderText(translate("Rules", "Search the rules"))
        self._search.setAccessibleName(translate("Rules", "Search the rules"))
        self._close.set_name(translate("Rules", "Close the rules"))
        for key, chip in self._chips.items():
            chip.set_text(chapter_title(key))
        self._space_out()
        position = self._scroll.verticalScrollBar().value()
        self._rebuild()
        self._pending_view = None
        self._scroll.verticalScrollBar().setValue(position)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._scroll.verticalScrollBar()
        line = self._services.theme.px(44)
        steps = {
            Qt.Key.Key_Up: -line,
            Qt.Key.Key_Down: line,
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
        }
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape:
            if self._search.text():
                self._search.clear()
            else:
                self.close_requested.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._services.theme.theme.panel)
        bottom = self._header.geometry().bottom()
        painter.fillRect(QRectF(0, bottom, self.width(), 1), self._services.theme.theme.line)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_into_view()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._search.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bring_into_view()

    def _lay_out(self) -> None:
        first_row = QHBoxLayout()
        first_row.addWidget(self._title, 1)
        first_row.addWidget(self._search)
        first_row.addWidget(self._close)
        chips = QWidget()
        self._flow = FlowLayout(chips)
        group = QButtonGroup(self)
        for key, chip in self._chips.items():
            self._flow.addWidget(chip)
            group.addButton(chip)
            chip.clicked.connect(lambda _checked, key=key: self._go_to_chapter(key))
        group.setExclusive(False)  # The search and the text for newcomers check none; the group lends arrow keys.
        header = QVBoxLayout(self._header)
        header.addLayout(first_row)
        header.addWidget(chips)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._scroll, 1)

    def _space_out(self) -> None:
        px = self._services.theme.px
        header = self._header.layout()
        assert header is not None
        header.setContentsMargins(px(_MARGIN + 14), px(14), px(_MARGIN), px(12))
        header.setSpacing(px(8))
        self._flow.setSpacing(px(6))

    def _go_to_chapter(self, key: ChapterKey) -> None:
        self._chapter, self._section = key, ""
        self._show_from_the_top()

    def _show_from_the_top(self) -> None:
        if self._search.text():
            self._search.clear()
        self._rebuild()
        self._scroll.verticalScrollBar().setValue(0)
        self._bring_into_view()

    def _rebuild(self) -> None:
        query = self._search.text()
        content = QWidget()
        content.setMaximumWidth(self._services.theme.px(_LONGEST_LINE))
        column = QVBoxLayout(content)
        px = self._services.theme.px
        column.setContentsMargins(px(_MARGIN), px(8), px(_MARGIN), px(28))
        column.setSpacing(0)
        self._pending_view = None
        if query.strip():
            self._add_search_result(column, query)
        elif self._chapter is None:
            self._add_introduction(column)
        else:
            self._add_chapter(column, next(c for c in chapters() if c.key is self._chapter), "")
            if self._chapter is ChapterKey.OBJECTIVE:
                self._add_link(column, introduction_title(), self.open_introduction)
        column.addStretch(1)
        outgoing = self._scroll.takeWidget()
        if outgoing is not None:
            outgoing.deleteLater()
        self._scroll.setWidget(content)
        content.setAutoFillBackground(False)  # The scroll area has just turned it on.
        for key, chip in self._chips.items():
            chip.setChecked(key is self._chapter and not query.strip())

    def _add_chapter(self, column: QVBoxLayout, chapter: Chapter, query: str) -> None:
        self._add_heading(column, chapter.title)
        self._add_blocks(column, chapter.blocks, query)

    def _add_introduction(self, column: QVBoxLayout) -> None:
        self._add_heading(column, introduction_title())
        self._add_blocks(column, introduction(), "")
        self._add_link(column, translate("Rules", "All the rules"), self.open_at)

    def _add_search_result(self, column: QVBoxLayout, query: str) -> None:
        found = search(chapters(), query)
        if found:
            summary = translate("Rules", "%n rule(s) found", None, count_hits(found))
        else:
            summary = translate("Rules", "The rules say nothing about “{words}”.").format(words=query.strip())
        label = text_label(self._services, summary, Role.SECONDARY, "ink2")
        label.setContentsMargins(self._services.theme.px(14), self._services.theme.px(8), 0, 0)
        column.addWidget(label)
        for chapter in found:
            self._add_chapter(column, chapter, query)

    def _add_heading(self, column: QVBoxLayout, title: str) -> None:
        label = text_label(self._services, title, Role.PANEL_TITLE)
        label.setContentsMargins(self._services.theme.px(14), self._services.theme.px(8), 0, self._services.theme.px(4))
        column.addWidget(label)

    def _add_link(self, column: QVBoxLayout, text: str, follow: Callable[[], None]) -> None:
        link = Button(self._services.theme, Shape.LINK, tight=True)
        link.set_text(text)
        link.clicked.connect(lambda _checked: follow())
        column.addSpacing(self._services.theme.px(12))
        line = QHBoxLayout()
        line.setContentsMargins(self._services.theme.px(60), 0, 0, 0)
        line.addWidget(link)
        line.addStretch(1)
        column.addLayout(line)

    def _add_blocks(self, column: QVBoxLayout, blocks: tuple[Block, ...], query: str) -> None:
        for block in blocks:
            match block:
                case Paragraph():
                    is_marked = bool(self._section) and block.number == self._section
                    view = ParagraphView(self._services, block, is_marked=is_marked, query=query)
                    if is_marked:
                        self._pending_view = view
                    column.addWidget(view)
                case Grid():
                    column.addWidget(GridView(self._services, block, query))
                case CardRow():
                    column.addWidget(CardRowView(self._services, block, query))

    def _bring_into_view(self) -> None:
        """Scroll to the marked rule as soon as there is a size to scroll in; from then on the person scrolls."""
        if self._pending_view is None or not self.isVisible():
            return
        own = self.layout()
        assert own is not None
        own.activate()
        content = self._pending_view.parentWidget()
        assert content is not None
        layout = content.layout()
        assert layout is not None
        width = min(self._scroll.viewport().width(), content.maximumWidth())
        content.resize(width, layout.heightForWidth(width))
        layout.activate()
        self._scroll.verticalScrollBar().setValue(self._pending_view.y() - self._scroll.viewport().height() // 4)
        self._pending_view = None
