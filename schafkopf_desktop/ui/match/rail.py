"""The rail beside the table: the contract, the trumps, the points in sight, the last trick, the pace."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from schafkopf_desktop.engine.contracts import Contract, card_order
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import SEATS, forehand_of, seats_from
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label, ScrollPage, Separator
from schafkopf_desktop.ui.match.contract_header import ContractHeader
from schafkopf_desktop.ui.match.last_trick import LastTrick
from schafkopf_desktop.ui.match.pace_slider import PaceSlider
from schafkopf_desktop.ui.match.points_section import PointsSection
from schafkopf_desktop.ui.match.table_actions import TableActions
from schafkopf_desktop.ui.match.trump_order import TrumpOrder
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


class _Section(QWidget):
    """A hairline, a label and a content below it."""

    def __init__(self, look: ThemeController, content: QWidget) -> None:
        super().__init__()
        self.label = Label(look, Role.LABEL, "ink3")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(Separator(look))
        column.addSpacing(6)
        column.addWidget(self.label)
        column.addWidget(content)


class _Bids(QWidget):
    """Who has said what in the auction, forehand first."""

    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(5)
        self._players = tuple(Label(look, Role.BODY, "ink2") for _ in SEATS)
        self._calls = tuple(Label(look, Role.BODY_STRONG) for _ in SEATS)
        for row, (player, call) in enumerate(zip(self._players, self._calls, strict=True)):
            grid.addWidget(player, row, 0)
            grid.addWidget(call, row, 1, Qt.AlignmentFlag.AlignRight)

    def show_view(self, view: SeatView) -> None:
        said = {call.seat: call.contract for call in view.calls}
        for place, seat in enumerate(seats_from(forehand_of(view.dealer))):
            self._players[place].set_text(terms.player_name(seat))
            contract = said.get(seat)
            if contract is not None:
                text = terms.contract_name(contract)
            elif seat in said:
                text = terms.pass_name()
            else:
                text = "\N{HORIZONTAL ELLIPSIS}" if seat == view.to_act else "\N{EM DASH}"
            self._calls[place].set_text(text)
            self._calls[place].set_tint("ink" if contract is not None else "ink2")


class Rail(QWidget):
    """Everything about the deal that is worth having in sight, as the person may know it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._look = look
        self._view: SeatView | None = None
        self._title = Label(look, Role.PANEL_TITLE)
        self._subtitle = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._header = ContractHeader(services)
        self._bids_list = _Bids(look)
        self._bids = _Section(look, self._bids_list)
        self._contracts_text = Label(look, Role.SECONDARY, wrap=True)
        self._contracts = _Section(look, self._contracts_text)
        self._order = TrumpOrder(services)
        self._trumps = _Section(look, self._order)
        self._callable_text = Label(look, Role.SECONDARY, wrap=True)
        self._callable = _Section(look, self._callable_text)
        self._points_bar = PointsSection(look)
        self._points = _Section(look, self._points_bar)
        self._trick = LastTrick(services)
        self._last_trick = _Section(look, self._trick)
        self.asking = TableActions(look)
        self.pace = PaceSlider(services)
        self._lay_out()
        look.changed.connect(self.update)

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(20, 14, 20, 8)
        column.setSpacing(14)
        heading = QVBoxLayout()
        heading.setSpacing(3)
        heading.addWidget(self._title)
        heading.addWidget(self._subtitle)
        column.addLayout(heading)
        sections = (self._bids, self._contracts, self._trumps, self._callable, self._points, self._last_trick)
        for widget in (self._header, *sections):
            column.addWidget(widget)
        column.addStretch()
        scroll = ScrollPage(self._look, inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 10)
        outer.setSpacing(0)
        outer.addWidget(scroll, 1)
        pace = QVBoxLayout()
        pace.setContentsMargins(20, 4, 20, 0)
        pace.setSpacing(12)
        pace.addWidget(self.asking)
        pace.addWidget(self.pace)
        outer.addLayout(pace)

    def set_view(self, view: SeatView) -> None:
        """Show the deal as ``view`` has it."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        self.asking.retranslate()
        self.pace.retranslate()
        view = self._view
        if view is None:
            return
        is_declared = view.declaration is not None
        is_calling = view.phase is Phase.DECLARATION and view.to_act == view.seat and self._contract(view).is_rufer
        for of_deal in (self._header, self._points, self._last_trick):
            of_deal.setVisible(is_declared)
        for of_auction in (self._title, self._subtitle):
            of_auction.setVisible(not is_declared)
        self._bids.setVisible(not is_declared and not is_calling)
        self._contracts.setVisible(view.phase is Phase.AUCTION)
        self._callable.setVisible(is_calling)
        self._trumps.setVisible(is_declared or is_calling)
        self._bids.label.set_text(translate("Rail", "Bids"))
        self._contracts.label.set_text(translate("Rail", "Order of the contracts"))
        self._trumps.label.set_text(translate("Rail", "Trumps, from high to low"))
        self._callable.label.set_text(translate("Rail", "An ace may be called if"))
        self._points.label.set_text(translate("Rail", "Points in sight"))
        self._last_trick.label.set_text(translate("Rail", "Last trick"))
        self._bids_list.show_view(view)
        if is_declared:
            self._show_deal(view)
        else:
            self._show_auction(view)

    def _show_auction(self, view: SeatView) -> None:
        if view.phase is Phase.DECLARATION:
            contract = self._contract(view)
            self._title.set_text(terms.contract_name(contract))
            self._subtitle.set_text(
                translate(
                    "Rail", "{description}. Worth %n.", "contract; its base value in units", contract.base
                ).format(description=terms.contract_description(contract))
            )
            self._order.set_trumps(card_order(Contract.RUFER, None).trumps)
            self._callable_text.set_text(
                translate(
                    "Rail", "you do not hold it, it is not hearts, and you hold at least one ordinary card of its suit."
                )
                + " "
                + terms.rule_reference("3.5")
            )
            return
        self._title.set_text(translate("Rail", "Auction"))
        self._subtitle.set_text(translate("Rail", "One round. Everyone speaks once."))
        self._contracts_text.set_text(" < ".join(terms.contract_name(contract) for contract in sorted(Contract)))

    def _show_deal(self, view: SeatView) -> None:
        assert view.order is not None
        self._header.set_view(view)
        self._order.set_trumps(view.order.trumps)
        self._points_bar.set_view(view)
        self._trick.set_view(view)

    @staticmethod
    def _contract(view: SeatView) -> Contract:
        return max(call.contract for call in view.calls if call.contract is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.paper)
        painter.fillRect(0, 0, 1, self.height(), self._look.theme.line)
        painter.end()
