"""The page of all finished deals: the list, how the person fared, and whether the shuffle is fair."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.settlement import Scores
from schafkopf_desktop.storage.atomic import write_atomically
from schafkopf_desktop.storage.history import KeptDeal
from schafkopf_desktop.ui.controls import Button, Label, ScrollPage, Segments, Shape
from schafkopf_desktop.ui.history.cells import CellTable, TablePanel
from schafkopf_desktop.ui.history.deals_model import Column, DealsModel
from schafkopf_desktop.ui.history.export import ExportFormat, exported
from schafkopf_desktop.ui.history.filter_bar import FilterBar
from schafkopf_desktop.ui.history.history_keeper import HistoryKeeper
from schafkopf_desktop.ui.history.keeping import restored_record
from schafkopf_desktop.ui.history.roles_model import RolesModel
from schafkopf_desktop.ui.history.seats_view import SeatsView
from schafkopf_desktop.ui.match.question import Question
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.match.shuffle_panel import open_shuffle
from schafkopf_desktop.ui.overlays import Placement
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.share.open_panel import OpenPanel
from schafkopf_desktop.ui.share.share_panel import open_share
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_NARROW = 1100
_DEALS, _ROLES, _SEATS, _EMPTY = range(4)
_VIEWS = ("deals", "contracts", "seats")


class HistoryPage(Page):
    """Shows what the history keeps, through filters that hold for all three views.

    Attributes:
        choose_file: Asks for the file to export to, given a proposed name; empty for none.

    Signals:
        repeat_requested(record): play the cards of a finished deal again, unscored.
        deal_opened(deal): play the cards of a deal that somebody has sent, unscored.
        analysis_requested(record): show what the cards of a finished deal were worth.
    """

    bar_items: ClassVar[tuple[BarItem, ...]] = (BarItem.RULES, BarItem.SETTINGS)
    repeat_requested = Signal(object)
    deal_opened = Signal(object)
    analysis_requested = Signal(object)

    def __init__(self, services: Services, keeper: HistoryKeeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._services = services
        self._keeper = keeper
        self.choose_file: Callable[[str], str] = self._ask_for_file
        self._deals = DealsModel(keeper, self)
        self._roles = RolesModel(self)
        self._title = Label(look, Role.PAGE_TITLE)
        self._count = Label(look, Role.SECONDARY, "ink2")
        self.views = Segments(look, _VIEWS)
        self.views.set_key(_VIEWS[0])
        self.views.chosen.connect(lambda _key: self._refresh())
        self.filters = FilterBar(services)
        self.filters.changed.connect(self._refresh)
        self.table = CellTable(look, self._deals, (Column.CONTRACT, Column.ROLE, Column.LEVELS))
        self.table.row_chosen.connect(self._open_deal)
        self.contracts = CellTable(look, self._roles, (0, 1))
        self.contracts.setCursor(Qt.CursorShape.ArrowCursor)
        self.contracts.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.seats = SeatsView(services)
        self._note = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._empty = Label(look, Role.BODY, "ink2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._show_all = Button(look, Shape.OUTLINE)
        self._show_all.clicked.connect(self.filters.reset)
        self._in_bar = QWidget(self)
        self._in_bar.hide()
        self._open = Button(look, Shape.PLAIN, icon="play")
        self._open.clicked.connect(self._ask_for_code)
        self._export = Button(look, Shape.PLAIN, icon="export")
        self._export.clicked.connect(self._ask_for_format)
        self._stack = QStackedWidget()
        self._column = QVBoxLayout(self)
        self._lay_out()
        keeper.changed.connect(self._refresh_when_shown)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def name(self) -> str:
        return translate("History", "History", "the page with all finished deals")

    def bar_widget(self) -> QWidget | None:
        return self._in_bar

    def entered(self) -> None:
        self._refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Take every text again."""
        self._title.set_text(translate("History", "All deals"))
        self.views.set_texts(
            (
                translate("History", "Deals", "view"),
                translate("History", "Contracts", "view: statistics by contract and role"),
                translate("History", "Seats", "view: statistics by seat"),
            )
        )
        self._note.set_text(translate("History", "A click on a row shows its bill."))
        self._show_all.set_text(translate("History", "Show all deals"))
        self._open.set_text(translate("History", "Open a code", "of a deal that somebody has sent"))
        self._export.set_text(translate("History", "Export"))
        self.filters.retranslate()
        self._deals.retranslate()
        self._roles.retranslate()
        self.table.retranslate()
        self.contracts.retranslate()
        self.seats.retranslate()
        self._tell_count()
        self.heading_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _lay_out(self) -> None:
        look = self._services.theme
        head = QHBoxLayout()
        head.setSpacing(look.px(14))
        head.addWidget(self._title)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self.views)
        in_bar = QHBoxLayout(self._in_bar)
        in_bar.setContentsMargins(0, 0, 0, 0)
        in_bar.addWidget(self._open)
        in_bar.addWidget(self._export)
        listed = QWidget()
        list_column = QVBoxLayout(listed)
        list_column.setContentsMargins(0, 0, 0, 0)
        list_column.setSpacing(look.px(8))
        list_column.addWidget(TablePanel(look, self.table), 1)
        list_column.addWidget(self._note)
        empty = QWidget()
        empty_column = QVBoxLayout(empty)
        empty_column.addStretch(1)
        empty_column.addWidget(self._empty)
        empty_column.addWidget(self._show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        empty_column.addStretch(2)
        for view in (listed, TablePanel(look, self.contracts), ScrollPage(look, self.seats), empty):
            self._stack.addWidget(view)
        self._column.addLayout(head)
        self._column.addWidget(self.filters)
        self._column.addWidget(self._stack, 1)
        self._arrange()

    def _arrange(self) -> None:
        px = self._services.theme.px
        narrow = self.width() < _NARROW
        edge = px(20 if narrow else 28)
        self._column.setContentsMargins(edge, px(12 if narrow else 18), edge, px(14 if narrow else 20))
        self._column.setSpacing(px(8 if narrow else 12))
        self.table.set_narrow(narrow)
        self.contracts.set_narrow(narrow)

    # What is shown

    def _refresh_when_shown(self) -> None:
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        """Ask the history anew for what is in sight."""
        view = _VIEWS.index(self.views.key())
        # Whoever plays a Solo was dealt one: among such deals no shuffle looks fair.
        self.filters.offer_only_time(view == _SEATS)
        wanted = self.filters.wanted
        self._deals.load(wanted)
        if self._deals.total == 0:
            view = _EMPTY
        elif view == _ROLES:
            self._roles.set_tallies(self._keeper.ask(lambda history: history.roles(wanted), ()))
        elif view == _SEATS:
            self.seats.set_tallies(self._keeper.ask(lambda history: history.seats(wanted), ()))
        self._stack.setCurrentIndex(view)
        self._show_all.setVisible(not self.filters.lets_all_through)
        self._export.setEnabled(self._deals.total > 0)
        self._tell_count()

    def _tell_count(self) -> None:
        self._count.set_text(translate("History", "%n deal(s)", "", self._deals.total))
        if self.filters.lets_all_through:
            self._empty.set_text(translate("History", "The history begins with the first finished deal."))
        else:
            self._empty.set_text(translate("History", "No deal fits these filters."))

    # One deal

    def _open_deal(self, index: QModelIndex) -> None:
        key, deal = self._deals.deal(index.row())
        kept = self._keeper.ask(lambda history: history.record(key), None)
        record = None
        if kept is not None:
            with suppress(ValueError):
                record = restored_record(deal.number, kept)
        if record is None:
            self._say(
                translate("History", "This deal cannot be read"),
                translate("History", "Its record in the history is damaged. The other deals are not concerned."),
            )
        else:
            self._show_record(record, self._totals_after(deal))

    def _totals_after(self, deal: KeptDeal) -> Scores:
        """The totals of the deal's evening once it was over, as far as the history knows them."""
        before = self._keeper.ask(lambda history: history.match_until(deal.match, deal.number), ())
        totals = [0, 0, 0, 0]
        for number, record in enumerate(before, start=1):
            with suppress(ValueError):
                scores = restored_record(number, record).settlement.scores
                totals = [total + score for total, score in zip(totals, scores, strict=True)]
        first, second, third, fourth = totals
        return first, second, third, fourth

    def _show_record(self, record: DealRecord, totals: Scores) -> None:
        panel = ResultPanel(self._services, record, totals, is_new=False, is_small=self.window().height() < 690)
        panel.close_requested.connect(lambda: self.overlays.close(panel))
        panel.analysis_requested.connect(lambda: self.analysis_requested.emit(record))
        panel.repeat_requested.connect(lambda: self.repeat_requested.emit(record))
        panel.share_requested.connect(lambda: open_share(self.overlays, self._services, record))
        panel.shuffle_requested.connect(
            lambda: open_shuffle(self.overlays, self._services, record.number, record.fingerprint, record)
        )
        self.overlays.open(panel, Placement.CENTRE, keep=False)
        panel.begin()

    # Deals of others

    def _ask_for_code(self) -> None:
        panel = OpenPanel(self._services)
        panel.deal_opened.connect(self.deal_opened)
        panel.close_requested.connect(lambda: self.overlays.close(panel))
        self.overlays.open(panel, Placement.CENTRE, keep=False)

    # Export

    def _ask_for_format(self) -> None:
        question = Question(
            self._services.theme,
            title=translate("History", "Export %n deal(s)", "", self._deals.total),
            text=translate(
                "History",
                "The deals that the filters let through, the oldest first: as a table, as JSON, or as notation.",
            ),
            answers=(
                (translate("History", "Table (CSV)"), lambda: self._export_as(ExportFormat.CSV)),
                (translate("History", "JSON"), lambda: self._export_as(ExportFormat.JSON)),
                (translate("History", "Notation"), lambda: self._export_as(ExportFormat.NOTATION)),
            ),
        )
        question.answered.connect(lambda: self.overlays.close(question))
        self.overlays.open(question, Placement.CENTRE, keep=False)

    def _export_as(self, form: ExportFormat) -> None:
        chosen = self.choose_file(f"schafkopf.{form.value}")
        if not chosen:
            return
        wanted = self.filters.wanted
        text = self._keeper.ask(lambda history: exported(history.everything(wanted), form), None)
        if text is None:
            return
        try:
            write_atomically(Path(chosen), text.encode())
        except OSError as error:
            self._say(translate("History", "The file cannot be written"), f"{chosen}: {error.strerror or error}")

    def _ask_for_file(self, name: str) -> str:
        chosen, _ = QFileDialog.getSaveFileName(self, translate("History", "Export"), name)
        return chosen

    def _say(self, title: str, text: str) -> None:
        question = Question(
            self._services.theme,
            title=title,
            text=text,
            answers=((translate("History", "Close"), lambda: None),),
        )
        question.answered.connect(lambda: self.overlays.close(question))
        self.overlays.open(question, Placement.CENTRE, keep=False)
