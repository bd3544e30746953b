"""The page with the table: the scene, the rail, the panels that ask, and the result."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from schafkopf_desktop.engine.actions import Action, Declare, Play
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.hints import Hint
from schafkopf_desktop.session.events import Dealt, Event, PassedOut, Settled
from schafkopf_desktop.ui.controls import Button, Shape
from schafkopf_desktop.ui.match.auction_model import AuctionModel
from schafkopf_desktop.ui.match.auction_panel import AuctionPanel
from schafkopf_desktop.ui.match.choice_panel import ChoicePanel
from schafkopf_desktop.ui.match.claim_panel import ClaimPanel
from schafkopf_desktop.ui.match.contract_chip import ContractChip
from schafkopf_desktop.ui.match.hint_display import HintDisplay
from schafkopf_desktop.ui.match.match_controller import ClaimAnswer, MatchController
from schafkopf_desktop.ui.match.next_deal_panel import NextDealPanel
from schafkopf_desktop.ui.match.panel_place import PanelPlace
from schafkopf_desktop.ui.match.rail import Rail
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.match.shuffle_panel import FingerprintButton, open_shuffle
from schafkopf_desktop.ui.match.table_actions import TableActions
from schafkopf_desktop.ui.overlays import Placement
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.share.share_panel import open_share
from schafkopf_desktop.ui.table.geometry import Frame, frame_of
from schafkopf_desktop.ui.table.table_view import TableView
from schafkopf_desktop.ui.translation import translate

_EDGE, _BETWEEN = 14, 8
"""Pixels between the buttons of the compact layout and the edges of the table, and between each other."""


class TablePage(Page):
    """Shows what the controller reports, in order, and brings the person's choices back to it.

    The controller is ahead of the table: its reports wait here until the table has shown the ones before. Rail, panels
    and result follow what the table has shown, never what the controller already knows.

    Signals:
        sheet_requested: show the score sheet.
        repeat_requested(record): play the cards of that deal again, unscored.
        analysis_requested(record): show what the cards of the deal that has just ended were worth.
    """

    bar_items: ClassVar[tuple[BarItem, ...]] = (BarItem.SHEET, BarItem.RULES, BarItem.SETTINGS)
    sheet_requested = Signal()
    repeat_requested = Signal(object)
    analysis_requested = Signal(object)
    is_practice: ClassVar[bool] = False

    def __init__(self, services: Services, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._services = services
        self._controller = controller
        self._reports: deque[tuple[tuple[Event, ...], SeatView]] = deque()
        self._showing: tuple[Event, ...] = ()
        self._view: SeatView | None = None
        self._is_entered = False
        self._result: ResultPanel | None = None
        self._bids = AuctionModel(self)
        self.table = TableView(services, self)
        self._rail = Rail(services, self)
        self._drawer = Rail(services, self)
        self._drawer.hide()
        self._chip = ContractChip(look, self)
        self._chip.hide()
        self._fingerprint = FingerprintButton(look, self)
        self._fingerprint.hide()
        self._corner = TableActions(look, self, with_keys=False)
        self._trumps = Button(look, Shape.OUTLINE, icon="eye", parent=self)
        self.auction = AuctionPanel(look, self._bids, self)
        self.choice = ChoicePanel(services, self)
        self.claim = ClaimPanel(services, self)
        self._next_deal = NextDealPanel(look, self, is_practice=self.is_practice)
        self._panels = PanelPlace(self.table, self.auction, self.choice, (self.claim, self._next_deal))
        self._hints = HintDisplay(self.table, self.auction, self.choice, self._panels)
        self._connect()
        self._panels.hide()
        self.retranslate()

    # What the window asks of a page

    def name(self) -> str:
        return translate("TablePage", "Table", "the playing table, as target of the back button")

    def heading(self) -> str:
        return translate("TablePage", "Deal {number}").format(number=max(1, self._controller.deal_number))

    def subheading(self) -> str:
        view = self._view
        if view is None:
            return ""
        if view.phase in (Phase.AUCTION, Phase.DECLARATION):
            return translate("TablePage", "Auction")
        if view.phase is Phase.FINISHED:
            return translate("TablePage", "Result")
        return translate("TablePage", "Trick {number}").format(number=len(view.tricks) + 1)

    def bar_widget(self) -> QWidget | None:
        has_contract = self._view is not None and self._view.declaration is not None
        if has_contract and self._frame.compact:
            return self._chip
        return self._fingerprint if self._controller.fingerprint is not None else None

    def rules_section(self) -> str:
        view = self._view
        if view is None or view.phase is Phase.AUCTION:
            return "3.1"
        if view.phase is Phase.DECLARATION:
            return "3.5"
        return "4" if view.phase is Phase.PLAY else "5"

    def entered(self) -> None:
        self._is_entered = True
        self.overlays.closed.connect(self._overlay_closed)
        self._show_afresh()
        self._controller.go_on()

    def left(self) -> None:
        self._is_entered = False
        self.overlays.closed.disconnect(self._overlay_closed)
        self._controller.pause()
        self.claim.close_answer()
        self._reports.clear()
        self._showing = ()
        self._panels.hide()
        self.table.show_state(None)

    def closing(self) -> None:
        if self._is_entered:
            self.left()

    # The person's choices

    def _act(self, action: Action) -> None:
        self._forget_hint()
        self._panels.hide()
        self._controller.act(action)

    def _deal_next(self) -> None:
        self._close_result()
        self._panels.hide()
        self._controller.start_deal()

    # Hints

    def toggle_hint(self) -> None:
        """Ask for a hint, or take the one away that is shown."""
        if self._hints.is_shown:
            self._hints.hide()
        elif self._person_may_act:
            self._for_actions(lambda actions: actions.set_thinking(True))
            self._controller.ask_for_hint()

    @property
    def _person_may_act(self) -> bool:
        """Whether everything is shown and the person is to act."""
        view = self._view
        is_asked = view is not None and view.to_act == view.seat and self._controller.asks_person
        return is_asked and self._is_entered and self.table.is_idle and not self._showing and not self._reports

    def _take_hint(self, hint: Hint | None) -> None:
        self._offer_actions()
        if hint is not None and self._person_may_act:
            self._hints.show(hint)

    def _forget_hint(self) -> None:
        self._hints.forget()
        self._for_actions(lambda actions: actions.set_possible(hint=False, claim=False))

    def _offer_actions(self) -> None:
        """Let the buttons say what the person may ask for now."""
        may_act, may_claim = self._person_may_act, self._person_may_claim
        self._for_actions(lambda actions: actions.set_possible(hint=may_act, claim=may_claim))

    def _for_actions(self, do: Callable[[TableActions], None]) -> None:
        for actions in (self._rail.asking, self._drawer.asking, self._corner):
            do(actions)

    # Claims

    def ask_for_claim(self) -> None:
        """Ask whether all tricks that are left go to one side for certain."""
        if not self._person_may_claim or self.claim.isVisible():
            return
        self._hints.hide()
        answer = self._controller.claim()
        if answer.ruling.is_granted:
            # The cards are open now: no choice is left.
            self.table.set_turn(None)
            self._for_actions(lambda actions: actions.set_possible(hint=False, claim=False))
        self.claim.show_answer(answer, compact=self._frame.compact)
        self._panels.open(self.claim)
        self.claim.take_keyboard()

    @property
    def _person_may_claim(self) -> bool:
        return self._person_may_act and self._view is not None and self._view.phase is Phase.PLAY

    def _claim_read(self, answer: ClaimAnswer) -> None:
        self._panels.hide()
        if answer.ruling.is_granted:
            self.table.set_running_out(True)
            self._controller.play_claim_out(answer)
        else:
            self.table.focus_hand()

    # What happens, in order

    def _report(self, events: tuple[Event, ...], view: SeatView) -> None:
        if self._is_entered:
            self._reports.append((events, view))
            self._show_next_report()

    def _show_next_report(self) -> None:
        if not self._reports or self._showing or self.overlays.top() is not None:
            return
        self._showing, self._view = self._reports.popleft()
        if isinstance(self._showing[0], Dealt):
            self._show_fingerprint()
        self._panels.hide()
        self.table.play(self._showing, self._view)

    def _report_shown(self) -> None:
        """Follow what the table has shown; called from the event loop, so that a long row of reports cannot pile up.

        Under an open drawer everything waits until it is closed.
        """
        if not self.table.is_idle or not self._showing or self._view is None or self.overlays.top() is not None:
            return
        events, self._showing = self._showing, ()
        self._show_view(self._view)
        if any(isinstance(event, Settled) for event in events):
            self.table.set_running_out(False)
            self._show_result()
        elif any(isinstance(event, PassedOut) for event in events):
            self._controller.start_deal()
        elif self._reports:
            self._show_next_report()
        else:
            self._ask_person()

    def _show_view(self, view: SeatView) -> None:
        self._rail.set_view(view)
        self._drawer.set_view(view)
        if view.declaration is not None:
            self._chip.set_view(view)
        self.heading_changed.emit()

    def _show_fingerprint(self) -> None:
        """Show what the program is bound to, before the first card lies there."""
        self._fingerprint.set_fingerprint(self._controller.fingerprint)
        self.heading_changed.emit()

    def _ask_person(self) -> None:
        view = self._view
        self._offer_actions()
        if view is None or view.to_act != view.seat or not self._controller.asks_person:
            return
        if view.phase is Phase.AUCTION:
            self._bids.set_view(view)
            self._panels.open(self.auction)
            self.auction.focus_first()
        elif view.phase is Phase.DECLARATION:
            self.choice.set_view(view)
            self._panels.open(self.choice)
            self.choice.focus_first()
        elif self._keyboard_is_free():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_afresh(self) -> None:
        """Show the deal as it stands, without any way there."""
        self._reports.clear()
        self._showing = ()
        self._forget_hint()
        self._panels.hide()
        self.table.set_running_out(False)
        self._arrange()
        self._view = self._controller.view
        self.table.set_totals(self._controller.match.totals)
        self.table.show_state(self._view)
        if self._view is None:
            return
        self._show_fingerprint()
        self._show_view(self._view)
        if self._controller.deal_is_running:
            self._ask_person()
        else:
            self._offer_next_deal()

    def _replaced(self) -> None:
        if self._is_entered:
            self.overlays.close_all()
            self._show_afresh()

    # The result

    def _show_result(self) -> None:
        match = self._controller.match
        record, compact = match.records[-1], self._frame.compact
        panel = ResultPanel(
            self._services, record, match.totals, is_new=True, is_small=compact, is_practice=self.is_practice
        )
        panel.next_requested.connect(self._deal_next)
        panel.sheet_requested.connect(self.sheet_requested)
        panel.analysis_requested.connect(lambda: self.analysis_requested.emit(record))
        panel.repeat_requested.connect(lambda: self.repeat_requested.emit(record))
        panel.share_requested.connect(lambda: open_share(self.overlays, self._services, record))
        panel.shuffle_requested.connect(self._open_shuffle)
        self._result = panel
        self.overlays.open(panel, Placement.CENTRE, keep=False, on_close=self._forget_result)
        panel.begin()

    def _forget_result(self) -> None:
        self._result = None
        if self._is_entered and not self._controller.deal_is_running:
            self._offer_next_deal()

    def _close_result(self) -> None:
        if self._result is not None:
            self.overlays.close(self._result)

    def _offer_next_deal(self) -> None:
        self._next_deal.set_has_result(bool(self._controller.match.records))
        self._panels.open(self._next_deal)
        self._next_deal.take_keyboard()

    def _overlay_closed(self) -> None:
        if self.overlays.top() is None:
            self._report_shown()
            self._show_next_report()

    # Panels and layout

    @property
    def _frame(self) -> Frame:
        window = self.window()
        return frame_of(window.width(), window.height())

    def _arrange(self) -> None:
        frame = self._frame
        rail = round(frame.rail)
        width = self.width() - rail
        self.table.set_frame(frame)
        self.table.setGeometry(0, 0, width, self.height())
        self._rail.setVisible(rail > 0)
        self._rail.setGeometry(width, 0, rail, self.height())
        button, corner = self._trumps.sizeHint(), self._corner.sizeHint()
        wide = max(button.width(), corner.width())
        left, top = width - wide - _EDGE, self.height() - button.height() - _EDGE
        self._trumps.setVisible(frame.compact)
        self._trumps.setGeometry(left, top, wide, button.height())
        self._corner.setVisible(frame.compact)
        self._corner.setGeometry(left, top - corner.height() - _BETWEEN, wide, corner.height())
        self._panels.fit_open()
        self._hints.show_again()
        self.heading_changed.emit()

    def _open_drawer(self) -> None:
        self.overlays.open(self._drawer, Placement.RIGHT)

    def _open_shuffle(self) -> None:
        controller = self._controller
        record = None if controller.deal_is_running else controller.match.records[-1]
        open_shuffle(self.overlays, self._services, controller.deal_number, controller.fingerprint, record)

    def _keyboard_is_free(self) -> bool:
        """Whether the keyboard is with nothing that the person may be using: the pace, a card, an open drawer."""
        focus = self.window().focusWidget()
        if self.overlays.top() is not None:
            return False
        return focus is None or not (self._rail.isAncestorOf(focus) or self.table.isAncestorOf(focus))

    def retranslate(self) -> None:
        """Take every text again."""
        self._corner.retranslate()
        self._trumps.set_text(translate("TablePage", "Trumps"))
        self._bids.retranslate()
        self.choice.retranslate()
        self.claim.retranslate()
        self._next_deal.retranslate()
        self._rail.retranslate()
        self._drawer.retranslate()
        self._chip.retranslate()
        self._fingerprint.retranslate()
        self._arrange()

    def _connect(self) -> None:
        self.table.card_chosen.connect(lambda card: self._act(Play(card)))
        self.table.idle.connect(self._report_shown, Qt.ConnectionType.QueuedConnection)
        self.auction.bid_chosen.connect(self._act)
        self.choice.suit_chosen.connect(lambda suit: self._act(Declare(suit)))
        self._next_deal.next_requested.connect(self._deal_next)
        self._next_deal.result_requested.connect(self._show_result)
        self._chip.clicked.connect(self._open_drawer)
        self._fingerprint.clicked.connect(self._open_shuffle)
        self._trumps.clicked.connect(self._open_drawer)
        for actions in (self._rail.asking, self._corner):
            actions.hint_requested.connect(self.toggle_hint)
            actions.claim_requested.connect(self.ask_for_claim)
        self.claim.closed.connect(self._claim_read)
        self._drawer.asking.hide()
        self._controller.hinted.connect(self._take_hint)
        self._controller.happened.connect(self._report)
        self._controller.replaced.connect(self._replaced)
        self._services.theme.changed.connect(self._arrange)
        self._services.translator.language_changed.connect(self.retranslate)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Plus:
            self._rail.pace.step(1)
        elif event.key() == Qt.Key.Key_Minus:
            self._rail.pace.step(-1)
        elif event.key() == Qt.Key.Key_H and not event.modifiers():
            self.toggle_hint()
        elif event.key() == Qt.Key.Key_R and not event.modifiers():
            self.ask_for_claim()
        elif event.key() == Qt.Key.Key_Escape and self.claim.isVisible():
            self.claim.close_answer()
        elif self.auction.isVisible() and not self.auction.isAncestorOf(self.window().focusWidget()):
            self.auction.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
