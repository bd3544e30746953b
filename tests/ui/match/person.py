"""A person at the table: clicks with the mouse, and waits until asked."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Action, Bid, Pass, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.ui.match.auction_panel import BidRow
from schafkopf_desktop.ui.match.choice_tiles import Tile
from schafkopf_desktop.ui.match.result_panel import ResultPanel

LEFT = Qt.MouseButton.LeftButton
PATIENCE_MS = 20_000


class Person:
    """Plays in an open program by clicking what is on the screen."""

    def __init__(self, qtbot: QtBot, desktop: Desktop) -> None:
        self._qtbot = qtbot
        self._desktop = desktop

    def click(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, LEFT)

    def begin(self) -> None:
        """Press "Play" on the deck page."""
        self.click(self._desktop.home.game.play)

    def result(self) -> ResultPanel | None:
        top = self._desktop.window.overlays.top()
        return top if isinstance(top, ResultPanel) else None

    def is_asked(self) -> bool:
        page = self._desktop.table
        return page.auction.isVisible() or page.choice.isVisible() or page.table.table.hand.legal is not None

    def wait_until_asked(self) -> None:
        self._qtbot.waitUntil(self.is_asked, timeout=PATIENCE_MS)

    def wait_until_asked_or_over(self) -> None:
        self._qtbot.waitUntil(lambda: self.is_asked() or self.result() is not None, timeout=PATIENCE_MS)

    def bid_row(self, bid: Action) -> BidRow:
        return next(row for row in self._desktop.table.auction.findChildren(BidRow) if row.action == bid)

    def bid(self, bid: Action) -> None:
        self.wait_until_asked()
        self.click(self.bid_row(bid))

    def confirm_suit(self) -> None:
        """Take the suit that is preselected."""
        self.wait_until_asked()
        confirmation = next(
            button
            for button in self._desktop.table.choice.findChildren(QAbstractButton)
            if button.isVisible() and not isinstance(button, Tile)
        )
        self.click(confirmation)

    def play_any_legal_card(self) -> None:
        view = self._desktop.controller.view
        assert view is not None
        action = view.legal_actions()[0]
        assert isinstance(action, Play)
        self.click_card(action.card)

    def click_card(self, card: Card) -> None:
        table = self._desktop.table.table
        QTest.mouseClick(table.viewport(), LEFT, pos=self._point_on(card))

    def play_to_the_end(self) -> None:
        """Play legal cards until the result is shown; in an auction that comes after four passes, pass again."""
        while True:
            self.wait_until_asked_or_over()
            if self.result() is not None:
                return
            if self._desktop.table.auction.isVisible():
                self.bid(Pass())
            else:
                self.play_any_legal_card()

    def play_deal(self, bid: Action) -> None:
        """Bid, name the suit when that is asked, and play to the end."""
        self.bid(bid)
        self.wait_until_asked_or_over()
        view = self._desktop.controller.view
        assert view is not None
        if isinstance(bid, Bid) and view.phase is Phase.DECLARATION:
            self.confirm_suit()
        self.play_to_the_end()

    def _point_on(self, card: Card) -> QPoint:
        """A point where the card is not covered by its neighbour."""
        hand = self._desktop.table.table.table.hand
        box = hand.box_of(card)
        for across in range(4, int(box.width()), 4):
            point = QPoint(int(box.x()) + across, int(box.y() + box.height() * 0.4))
            if hand.card_at(point.toPointF()) == card:
                return point
        raise AssertionError(f"{card} is not in sight")
