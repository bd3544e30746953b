"""A deal that counts nowhere: the same cards as often as one likes, beside how they were played before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.match.match_controller import PERSON, MatchController
from schafkopf_desktop.ui.match.table_page import TablePage
from schafkopf_desktop.ui.page import BarItem
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.share.deal_text import untouched
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


class PracticeController(MatchController):
    """A match of one deal, which is dealt again and again and never saved."""

    def __init__(
        self,
        *,
        players: Sequence[Player | None],
        adviser: Player,
        new_seed: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """The arguments are those of `MatchController`."""
        super().__init__(
            Session(players, ""),
            players=players,
            adviser=adviser,
            new_seed=new_seed,
            house_rules=lambda: self.match.house_rules,
            store=None,
            parent=parent,
        )
        self._chance = new_seed
        self._given: Deal | None = None

    @property
    def before(self) -> int | None:
        """What the person won when the deal was played before; None when that is not known."""
        settlement = self._given.settlement if self._given is not None else None
        return None if settlement is None else settlement.scores[PERSON]

    def play(self, deal: Deal) -> None:
        """Deal the cards of this deal, finished or not."""
        self._given = deal
        self.start_deal()

    def start_deal(self) -> None:
        """Deal the same cards again.

        Raises:
            ValueError: There is no deal yet.
        """
        if self._given is None:
            raise ValueError("there is no deal to practise")
        match = Match(self._given.house_rules, first_dealer=self._given.dealer)
        players = self._players
        self._take_up(Session(players, "", match, untouched(self._given), chance=self._chance()))
        self._ask_next_player()


class PracticePage(TablePage):
    """The table with a deal that does not count."""

    bar_items: ClassVar[tuple[BarItem, ...]] = (BarItem.RULES, BarItem.SETTINGS)
    is_practice: ClassVar[bool] = True

    def __init__(self, services: Services, controller: PracticeController, parent: QWidget | None = None) -> None:
        self._tag = Label(services.theme, Role.SECONDARY_STRONG, "ink2")
        self._practice = controller
        super().__init__(services, controller, parent)
        self._tag.setParent(self)
        self._tag.hide()

    def name(self) -> str:
        return translate("Practice", "Practice", "the table with a deal that does not count")

    def heading(self) -> str:
        return self.name()

    def bar_widget(self) -> QWidget | None:
        return super().bar_widget() or self._tag

    def retranslate(self) -> None:
        self._tell()
        super().retranslate()

    def entered(self) -> None:
        self._tell()
        super().entered()

    def _tell(self) -> None:
        """Say that nothing counts, and how it ended before."""
        words = translate("Practice", "Does not count")
        if self._practice.before is not None:
            words = translate("Practice", "Does not count · before: {units}").format(
                units=terms.signed(self._practice.before)
            )
        self._tag.set_text(words)
