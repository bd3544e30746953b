"""A match in progress: whose decision is wanted, what happens when it is made, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from schafkopf_desktop.engine.actions import Action, Pass, Play
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.public_state import Phase, PublicState
from schafkopf_desktop.engine.remarks import RemarkKind
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.shuffle import deal_hands, deal_seed, fingerprint, shuffled_pack
from schafkopf_desktop.engine.shuffle_check import check_shuffle
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.session.events import (
    Called,
    CardPlayed,
    Dealt,
    Declared,
    Event,
    PartnerRevealed,
    PassedOut,
    PlayerFailed,
    Settled,
    TrickTaken,
    TurnStarted,
)


@dataclass(frozen=True, slots=True)
class Request:
    """A decision that the session waits for.

    Attributes:
        token: Unique in the process, so that an answer to an older request is never taken for this one.
        seat: Who is to decide.
        view: What that seat may see.
        seed: What the chance of a computer player's decision is drawn from.
    """

    token: int
    seat: Seat
    view: SeatView
    seed: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A computer player's answer to a request.

    Attributes:
        request: The request that it answers.
        action: What to do; always legal.
        error: Why the player failed and a safe action stands in for its own, None when it did not.
    """

    request: Request
    action: Action
    error: str | None = None


class StaleRequest(Exception):
    """The answer belongs to a request that is no longer open; nothing has changed."""


class Session:
    """One match being played by four seats, each a computer player or a person.

    The session holds no thread and no clock: it says whose decision it waits for in `request`, and `submit` or `answer`
    moves it on and returns what happened.
    """

    _tokens = count(1)

    def __init__(
        self,
        players: Sequence[Player | None],
        secret: str,
        match: Match | None = None,
        deal: Deal | None = None,
        *,
        chance: str = "",
    ) -> None:
        """Take up a match, or begin one.

        Args:
            players: Who plays each of the four seats; None is a person.
            secret: What all shuffles of the match follow from.
            match: The deals finished so far.
            deal: The deal in progress, None when none is.
            chance: What the chance of computer players' decisions follows from. The cards must not follow from it, nor
                it from the secret, so that no player is handed anything that tells a hidden card.

        Raises:
            ValueError: Not four players, or the deal is finished or not the next one of the match.
        """
        if len(players) != 4:
            raise ValueError("a session has four players")
        self._players = tuple(players)
        self._secret = secret
        self._chance = chance
        self._match = match or Match()
        if deal is not None and (deal.to_act is None or deal.dealer != self._match.dealer):
            raise ValueError("the deal is not the next one of the match in progress")
        self._deal = deal
        self._deal_seed = self._seed_of(deal) if deal is not None else None
        self._running = deal is not None
        self._request = self._next_request()

    @property
    def secret(self) -> str:
        """What all shuffles of the match follow from."""
        return self._secret

    @property
    def fingerprint(self) -> str | None:
        """What binds to the shuffle of the deal in progress or just finished; None where it was not shuffled here."""
        return None if self._deal_seed is None else fingerprint(self._deal_seed)

    @property
    def match(self) -> Match:
        """The finished deals."""
        return self._match

    @property
    def deal(self) -> Deal | None:
        """The deal in progress or just finished, None before the first."""
        return self._deal

    @property
    def is_running(self) -> bool:
        """Whether a deal is in progress."""
        return self._running

    @property
    def number(self) -> int:
        """The number of the deal in progress or just finished, from 1; 0 before the first."""
        return self._match.number if self._running else len(self._match.records)

    @property
    def request(self) -> Request | None:
        """The decision that the session waits for, None when no deal is in progress."""
        return self._request

    def view(self, seat: Seat) -> SeatView:
        """Return what `seat` sees of the deal in progress or just finished.

        Raises:
            ValueError: No deal has begun.
        """
        if self._deal is None:
            raise ValueError("no deal has begun")
        return self._deal.view(seat)

    def is_person(self, seat: Seat) -> bool:
        """Return whether a person plays `seat`."""
        return self._players[seat] is None

    def start_deal(self) -> tuple[Event, ...]:
        """Shuffle and deal the next deal of the match.

        Raises:
            ValueError: A deal is in progress.
        """
        if self._running:
            raise ValueError("a deal is in progress")
        dealer = self._match.dealer
        self._deal_seed = deal_seed(self._secret, self._match.number)
        self._deal = Deal.start(deal_hands(shuffled_pack(self._deal_seed), dealer), dealer, self._match.house_rules)
        self._running = True
        self._request = self._next_request()
        return (Dealt(self._match.number, dealer), *self._turn())

    def submit(self, request: Request, action: Action) -> tuple[Event, ...]:
        """Do `action` for the seat that `request` asks, and return what happened.

        Raises:
            StaleRequest: The session waits for another decision, or for none.
            IllegalAction: The rules do not allow it.
        """
        before = self._open_deal(request)
        after = before.apply(action, request.seat)
        self._deal = after
        events = list(_events_between(before.public, after.public, action))
        settlement = after.settlement
        if settlement is not None:
            number = self._match.number
            self._match = self._match.add(after, self._deal_seed)
            self._running = False
            events.append(
                PassedOut(number, after.dealer) if after.passed_out else Settled(settlement, self._match.totals)
            )
        self._request = self._next_request()
        return (*events, *self._turn())

    def decide(self, request: Request) -> Decision:
        """Ask the computer player of the seat; may run in another thread, since it changes nothing here.

        A player that fails or chooses something illegal is replaced by a safe legal action, and the decision says so.

        Raises:
            ValueError: A person plays the seat.
        """
        player = self._players[request.seat]
        if player is None:
            raise ValueError(f"a person plays seat {request.seat}")
        try:
            action = player.decide(request.view, Random(request.seed))
        except Exception as error:  # whatever a player does wrong, the deal goes on
            return Decision(request, safe_action(request.view), f"{type(error).__name__}: {error}")
        reason = request.view.why_illegal(action)
        if reason is not None:
            return Decision(request, safe_action(request.view), f"illegal {action}: {reason.text}")
        return Decision(request, action)

    def answer(self, decision: Decision) -> tuple[Event, ...]:
        """Do what a computer player has decided, and return what happened.

        Raises:
            StaleRequest: The session waits for another decision, or for none.
        """
        if decision.error is None:
            return self.submit(decision.request, decision.action)
        self.remark(decision.request, RemarkKind.STAND_IN)
        return (PlayerFailed(decision.request.seat, decision.error), *self.submit(decision.request, decision.action))

    def remark(self, request: Request, kind: RemarkKind) -> None:
        """Note something in the record of the deal, at the action that `request` asks for.

        Raises:
            StaleRequest: The session waits for another decision, or for none.
        """
        self._deal = self._open_deal(request).remarked(kind)

    def play_out(self) -> tuple[Event, ...]:
        """Let the computer players act until a person is to act or the deal is finished."""
        events: list[Event] = []
        while self._request is not None and not self.is_person(self._request.seat):
            events += self.answer(self.decide(self._request))
        return tuple(events)

    def _open_deal(self, request: Request) -> Deal:
        """Return the deal in progress, if it waits for the decision that `request` asks for."""
        if self._request is None or request.token != self._request.token or self._deal is None:
            raise StaleRequest(f"request {request.token} is not open")
        return self._deal

    def _seed_of(self, deal: Deal) -> str | None:
        """Return the seed of the deal in progress, if this match has dealt it."""
        seed = deal_seed(self._secret, self._match.number)
        return seed if check_shuffle(seed, deal.dealer, deal.hands).all_agree else None

    def _next_request(self) -> Request | None:
        if not self._running or self._deal is None or self._deal.to_act is None:
            return None
        seat = self._deal.to_act
        seed = f"{self._chance}/player/{self._match.number}/{len(self._deal.actions)}"
        return Request(next(self._tokens), seat, self._deal.view(seat), seed)

    def _turn(self) -> tuple[Event, ...]:
        if self._request is None:
            return ()
        return (TurnStarted(self._request.seat, self._request.view.phase),)


def safe_action(view: SeatView) -> Action:
    """Return a legal action that risks least: pass, or the legal card with the fewest points."""
    actions = view.legal_actions()
    if Pass() in actions:
        return Pass()
    return min(actions, key=lambda action: action.card.points if isinstance(action, Play) else 0)


def _events_between(before: PublicState, after: PublicState, action: Action) -> Iterator[Event]:
    """Yield what one action did at the table."""
    seat = before.to_act
    assert seat is not None
    if before.phase is Phase.AUCTION:
        yield Called(seat, after.calls[-1].contract)
    if before.declaration is None and after.declaration is not None:
        yield Declared(after.declaration)
    if isinstance(action, Play):
        yield CardPlayed(seat, action.card, len(before.tricks) + 1, len(before.current_trick.cards))
    if after.revealed_partner is not None and before.revealed_partner is None:
        yield PartnerRevealed(after.revealed_partner)
    if len(after.tricks) > len(before.tricks):
        yield TrickTaken(after.trick_winners[-1], after.tricks[-1].points, len(after.tricks))
