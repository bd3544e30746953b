"""Where a hint is shown: at the card, or in the panel that asks for the bid or the suit."""

from __future__ import annotations

from PySide6.QtCore import QObject

from schafkopf_desktop.engine.actions import Declare, Play
from schafkopf_desktop.players.hints import Hint
from schafkopf_desktop.ui.match.auction_panel import AuctionPanel
from schafkopf_desktop.ui.match.choice_panel import ChoicePanel
from schafkopf_desktop.ui.match.hint_words import hint_sentence, hint_title
from schafkopf_desktop.ui.match.panel_place import PanelPlace
from schafkopf_desktop.ui.table.table_view import TableView
from schafkopf_desktop.ui.translation import translate


class HintDisplay(QObject):
    """Shows one hint until it is hidden or the person has acted."""

    def __init__(self, table: TableView, auction: AuctionPanel, choice: ChoicePanel, panels: PanelPlace) -> None:
        super().__init__(table)
        self._table = table
        self._auction = auction
        self._choice = choice
        self._panels = panels
        self._hint: Hint | None = None
        table.hint_closed.connect(self._card_hint_closed)

    @property
    def is_shown(self) -> bool:
        """Whether a hint is to be seen."""
        return self._hint is not None

    def show(self, hint: Hint) -> None:
        """Show a hint for the choice that the person has now."""
        self._hint = hint
        self.show_again()

    def show_again(self) -> None:
        """Show the hint of the moment, if there is one, in today's size and language."""
        if self._hint is None:
            return
        title, sentence = hint_title(self._hint.action), hint_sentence(self._hint)
        whole = translate("TablePage", "{title}. {reason}", "what a hint advises, and a sentence").format(
            title=title, reason=sentence
        )
        match self._hint.action:
            case Play(card):
                self._table.show_hint(card, title, sentence)
            case Declare(suit):
                self._choice.show_hint(suit, whole)
                self._panels.fit(self._choice)
            case bid:
                self._auction.show_hint(bid, whole)
                self._panels.fit(self._auction)

    def hide(self) -> None:
        """Take the hint away."""
        self._table.hide_hint()
        self.forget()
        self._panels.fit_open()

    def forget(self) -> None:
        """Show nothing at the choice that comes; the table takes its own hint away when the turn is over."""
        self._hint = None
        self._auction.hide_hint()
        self._choice.hide_hint()

    def _card_hint_closed(self) -> None:
        if self._hint is not None and isinstance(self._hint.action, Play):
            self._hint = None
