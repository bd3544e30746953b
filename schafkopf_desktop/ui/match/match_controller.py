"""The match in the window: one session, computer players that think in the background, and every step saved."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from schafkopf_desktop.engine.actions import Action, Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.remarks import RemarkKind
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.claim import Claim, Ruling, rule_on
from schafkopf_desktop.players.hints import Hint, hint_for
from schafkopf_desktop.players.knowledge import Knowledge
from schafkopf_desktop.players.levelled_player import Interruptible
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.session.events import Event
from schafkopf_desktop.session.session import Decision, Request, Session
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.ui.match.match_saving import saved_match
from schafkopf_desktop.ui.match.thinking import Thinker

PERSON: Seat = 0
"""The seat of the person in the window."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Advice:
    request: Request
    hint: Hint | None
    error: str | None = None


@dataclass(frozen=True, slots=True)
class ClaimAnswer:
    """What has become of the person's claim.

    Attributes:
        claim: what was ruled on: the claim that is granted, or the one for the person's side.
        ruling: whether it is granted, and what stands against it.
        hands: the cards that the three others still hold, by seat; empty where the claim is refused.
    """

    claim: Claim
    ruling: Ruling
    hands: dict[Seat, tuple[Card, ...]]


class MatchController(QObject):
    """Owns the session and keeps it going: asks computer players, passes on the person's actions, saves every step.

    The session is always ahead of what the table shows: events are published as they happen, and the computer players
    go on at once. Each decision carries its request, so that an answer to a deal that is gone is dropped.

    Signals:
        happened(events, view): a tuple of events in order, and the person's view after them.
        hinted(hint): what the person asked for with `ask_for_hint`; None when the player asked has failed. A hint that
            comes after the person has acted is dropped.
        replaced(): another match or another deal stands in place of the one before; show it afresh.
        save_failed(text): the match could not be saved, for the reason given by the system; play goes on.
        saved(): saving works again after it had failed.
    """

    happened = Signal(tuple, object)
    hinted = Signal(object)
    replaced = Signal()
    save_failed = Signal(str)
    saved = Signal()

    def __init__(
        self,
        session: Session,
        *,
        players: Sequence[Player | None],
        adviser: Player,
        new_seed: Callable[[], str],
        house_rules: Callable[[], HouseRules],
        store: MatchStore | None,
        parent: QObject | None = None,
    ) -> None:
        """Take up a session.

        Args:
            session: The match to go on with; seat 0 is the person.
            players: Who plays in every later session; None is the person.
            adviser: Whose decisions are the hints.
            new_seed: Gives something that nobody can guess, another one each time.
            house_rules: Gives the table's switches as they are to hold from the next deal on.
            store: Where the match is saved; None when it is not to be saved.
            parent: The Qt parent.
        """
        super().__init__(parent)
        self._session = session
        self._players = tuple(players)
        self._adviser = adviser
        self._new_seed = new_seed
        self._house_rules = house_rules
        self._store = store
        self._paused = True
        self._claimed: tuple[Card, ...] | None = None
        self._asked: Request | None = None
        self._save_has_failed = False
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._take_decision)
        self._advising: Request | None = None
        self._advice_thinker = Thinker(self)
        self._advice_thinker.decided.connect(self._take_advice)

    @property
    def match(self) -> Match:
        """The finished deals and the next dealer."""
        return self._session.match

    @property
    def deal_number(self) -> int:
        """The number of the deal in progress or just finished, from 1; 0 before the first."""
        return self._session.number

    @property
    def fingerprint(self) -> str | None:
        """What binds to the shuffle of the deal in progress or just finished; None when nothing does."""
        return self._session.fingerprint

    @property
    def view(self) -> SeatView | None:
        """What the person may see of the deal in progress or just finished, None before the first."""
        return None if self._session.deal is None else self._session.view(PERSON)

    @property
    def deal_is_running(self) -> bool:
        """Whether a deal is in progress."""
        return self._session.is_running

    @property
    def asks_person(self) -> bool:
        """Whether the next action is the person's."""
        request = self._session.request
        return request is not None and request.seat == PERSON

    def act(self, action: Action) -> None:
        """Do what the person chose.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
            RuntimeError: it is not the person's turn.
        """
        request = self._session.request
        if request is None or request.seat != PERSON:
            raise RuntimeError("It is not the person's turn")
        self._drop_advice()
        self._publish(self._session.submit(request, action))

    def ask_for_hint(self) -> None:
        """Have thought about what the person could do; ``hinted`` brings it. Nothing happens out of turn."""
        request = self._session.request
        if request is not None and request.seat == PERSON and request is not self._advising:
            self._advising = request
            self._advice_thinker.ask(request, self._advise)

    def claim(self) -> ClaimAnswer:
        """Rule on whether all tricks that are left certainly go to the person, to the person's side, or to the others.

        Raises:
            RuntimeError: it is not the person's turn to play a card.
        """
        request, deal = self._session.request, self._session.deal
        if request is None or request.seat != PERSON or deal is None or request.view.phase is not Phase.PLAY:
            raise RuntimeError("It is not the person's turn to play a card")
        known = Knowledge(request.view)
        rulings = {claim: rule_on(claim, known) for claim in Claim}
        granted = next((claim for claim in Claim if rulings[claim].is_granted), None)
        if granted is None:
            return ClaimAnswer(Claim.OURS, rulings[Claim.OURS], {})
        hands = {seat: known.order.sort_hand(deal.hand(seat)) for seat in SEATS if seat != PERSON}
        return ClaimAnswer(granted, rulings[granted], hands)

    def play_claim_out(self, answer: ClaimAnswer) -> None:
        """Play the person's cards of a granted claim to the end of the deal, as it demands."""
        self._claimed = answer.ruling.order
        self._ask_next_player()

    def start_deal(self) -> None:
        """Deal the next deal by the house rules of the moment; the one before must be over."""
        match = replace(self.match, house_rules=self._house_rules())
        if match != self.match:
            self._session = Session(self._players, self._session.secret, match, chance=self._new_seed())
        self._publish(self._session.start_deal())

    def start_deal_afresh(self) -> None:
        """Throw away the deal in progress, unscored, and deal anew with the same dealer."""
        self._begin(self.match)

    def start_evening(self) -> None:
        """Begin a new score sheet and deal its first deal; the deal in progress is thrown away."""
        self._begin(Match(first_dealer=self.match.first_dealer, identity=self._new_seed()))

    def pause(self) -> None:
        """Ask no computer player until ``go_on``; an answer under way is still taken."""
        self._paused = True

    def go_on(self) -> None:
        """Let the computer players act whenever it is their turn."""
        self._paused = False
        self._ask_next_player()

    def save(self) -> None:
        """Save the match as it stands; a failure is reported by ``save_failed``."""
        if self._store is None:
            return
        try:
            self._store.save(saved_match(self._session))
        except OSError as error:
            self._save_has_failed = True
            self.save_failed.emit(error.strerror or str(error))
        else:
            if self._save_has_failed:
                self._save_has_failed = False
                self.saved.emit()

    def close(self) -> None:
        """Stop thinking; the match is saved at every step, so nothing is lost."""
        self._paused = True
        self._interrupt_players()
        self._thinker.close()
        self._advice_thinker.close()

    def _publish(self, events: tuple[Event, ...]) -> None:
        self.save()
        self.happened.emit(events, self.view)
        self._ask_next_player()

    def _ask_next_player(self) -> None:
        request = self._session.request
        if request is None:
            self._claimed = None
        if self._paused or request is None or request is self._asked:
            return
        if request.seat == PERSON:
            if self._claimed is not None:
                self._publish(self._session.submit(request, _claimed_card(request.view, self._claimed)))
            return
        self._asked = request
        self._thinker.ask(request, self._session.decide)

    @Slot(object)
    def _take_decision(self, decision: Decision) -> None:
        if decision.request is self._session.request:
            self._publish(self._session.answer(decision))

    def _interrupt_players(self) -> None:
        """Let decisions that nobody waits for any more end at once."""
        self._drop_advice()
        self._thinker.forget()
        for player in self._players:
            if isinstance(player, Interruptible):
                player.interrupt()

    def _advise(self, request: Request) -> _Advice:
        """Think about a request; runs in a worker thread."""
        try:
            return _Advice(request, hint_for(request.view, self._adviser, Random(request.seed)))
        except Exception as error:  # a hint is no reason to end the program
            return _Advice(request, None, f"{type(error).__name__}: {error}")

    @Slot(object)
    def _take_advice(self, advice: _Advice) -> None:
        if advice.request is self._advising:
            self._advising = None
            if advice.error is not None:
                _logger.error("no hint: %s", advice.error)
            else:
                self._session.remark(advice.request, RemarkKind.HINT)
                self.save()
            self.hinted.emit(advice.hint)

    def _drop_advice(self) -> None:
        """Want no hint any more, and let the thinking about it end."""
        if self._advising is not None:
            self._advising = None
            self._advice_thinker.forget()
            if isinstance(self._adviser, Interruptible):
                self._adviser.interrupt()

    def _begin(self, match: Match) -> None:
        self._take_up(Session(self._players, self._new_seed(), match, chance=self._new_seed()))
        self.start_deal()

    def _take_up(self, session: Session) -> None:
        """Put another session in place of the one before."""
        self._interrupt_players()
        self._claimed = None
        self._session = session
        self.replaced.emit()


def _claimed_card(view: SeatView, order: tuple[Card, ...]) -> Action:
    """The next card of a granted claim; any legal one where the order does not matter."""
    actions = view.legal_actions()
    wanted = (Play(card) for card in order if card in view.hand)
    return next((play for play in wanted if play in actions), actions[0])
