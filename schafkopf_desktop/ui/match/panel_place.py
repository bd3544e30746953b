"""Where the panels that ask the person lie: over the middle of the cloth, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from schafkopf_desktop.ui.match.auction_panel import AuctionPanel
from schafkopf_desktop.ui.match.choice_panel import ChoicePanel
from schafkopf_desktop.ui.match.floating_panel import FloatingPanel
from schafkopf_desktop.ui.table.table_view import TableView


class PanelPlace(QObject):
    """Opens and hides the panels over a table, gives them their room, and lets a card that is looked at lie on top."""

    def __init__(
        self, table: TableView, auction: AuctionPanel, choice: ChoicePanel, others: tuple[FloatingPanel, ...]
    ) -> None:
        super().__init__(table)
        self._table = table
        self._auction = auction
        self._choice = choice
        self._panels = (auction, choice, *others)
        table.card_looked_at.connect(self._make_way)

    def open(self, panel: FloatingPanel) -> None:
        """Show this panel and no other."""
        self.hide()
        self.fit(panel)
        panel.show()
        panel.raise_()

    def hide(self) -> None:
        """Show no panel; a keyboard that was in one goes to the table, so that its keys go on working."""
        focus = self._table.window().focusWidget()
        for panel in self._panels:
            if not panel.isHidden() and focus is not None and panel.isAncestorOf(focus):
                self._table.setFocus()
            panel.hide()

    def fit(self, panel: FloatingPanel) -> None:
        """Give a panel the room for its contents, as far as the table has it."""
        area = self._table.panel_area
        compact = self._table.table.geometry.frame.compact
        self._auction.set_compact(compact)
        self._choice.fit(int(area.height), compact)
        # A hidden panel does not hear by itself that texts inside it have changed.
        panel.contents.activate()
        size = panel.sizeHint()
        shadow = panel.shadow
        width = min(size.width(), int(area.width) + 2 * shadow)
        height = min(size.height(), int(area.height) + 2 * shadow)
        x, y = area.centre.x - width / 2, area.centre.y - height / 2
        panel.setGeometry(round(x), round(y), width, height)

    def fit_open(self) -> None:
        """Give the panel that is open, if one is, the room it needs now."""
        for panel in self._panels:
            if not panel.isHidden():
                self.fit(panel)

    def _make_way(self, card_is_looked_at: bool) -> None:
        for panel in self._panels:
            if card_is_looked_at:
                panel.lower()
            else:
                panel.raise_()
