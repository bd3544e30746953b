"""A match being played: turn order, the event stream, requests that have become stale, players that fail."""

import itertools
from random import Random
from typing import TypeVar

import pytest

from schafkopf_desktop.engine.actions import Action, Bid, Pass, Play
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.errors import IllegalAction
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.remarks import Remark, RemarkKind
from schafkopf_desktop.engine.seats import SEATS, Seat, next_seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
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
)
from schafkopf_desktop.session.session import Session, StaleRequest

Kind = TypeVar("Kind")


class FirstChoice:
    """Always takes the first legal action."""

    def decide(self, view: SeatView, random: Random) -> Action:
        return view.legal_actions()[0]


class BidsWhenItCan:
    """Bids the contract when the rules allow it, passes else, and plays the first legal card."""

    def __init__(self, contract: Contract) -> None:
        self._contract = contract

    def decide(self, view: SeatView, random: Random) -> Action:
        if view.phase is not Phase.AUCTION:
            return view.legal_actions()[0]
        return Bid(self._contract) if Bid(self._contract) in view.legal_actions() else Pass()


class AlwaysPasses(BidsWhenItCan):
    """Passes, and plays the first legal card."""

    def decide(self, view: SeatView, random: Random) -> Action:
        return Pass() if view.phase is Phase.AUCTION else view.legal_actions()[0]


class Breaks:
    """Raises whatever it is asked."""

    def decide(self, view: SeatView, random: Random) -> Action:
        raise RuntimeError("out of thoughts")


class PlaysAForeignCard:
    """Answers with a card that it does not hold."""

    def decide(self, view: SeatView, random: Random) -> Action:
        held = {action.card for action in view.legal_actions() if isinstance(action, Play)}
        foreign = [card for trick in (*view.tricks, view.current_trick) for card in trick.cards if card not in held]
        return Play(foreign[0]) if foreign else view.legal_actions()[0]


class RemembersSeats:
    """Takes the first legal action and notes which views it was shown."""

    def __init__(self) -> None:
        self.views: list[SeatView] = []

    def decide(self, view: SeatView, random: Random) -> Action:
        self.views.append(view)
        return view.legal_actions()[0]


def computer_session(seed: str) -> Session:
    return Session([RuleOfThumbPlayer() for _ in SEATS], seed)


def whole_deal(session: Session) -> tuple[Event, ...]:
    return (*session.start_deal(), *session.play_out())


def of_kind(events: tuple[Event, ...], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def a_played_out_deal() -> tuple[Event, ...]:
    session = computer_session("events")
    while True:
        events = whole_deal(session)
        if len(of_kind(events, TrickTaken)) == 8:
            return events


def test_a_deal_is_a_stream_of_events_in_the_order_of_happening() -> None:
    events = a_played_out_deal()
    assert isinstance(events[0], Dealt)
    assert isinstance(events[-1], Settled)
    assert len(of_kind(events, Called)) == 4
    assert len(of_kind(events, Declared)) == 1
    assert len(of_kind(events, CardPlayed)) == 32
    kinds = [type(event) for event in events if isinstance(event, Called | Declared | CardPlayed | TrickTaken)]
    assert kinds == [Called] * 4 + [Declared] + ([CardPlayed] * 4 + [TrickTaken]) * 8


def test_every_card_event_names_its_trick_and_place() -> None:
    cards = of_kind(a_played_out_deal(), CardPlayed)
    numbers = sorted({card.trick_number for card in cards})
    assert [(card.trick_number, card.place) for card in cards] == [
        (number, place) for number in numbers for place in sorted({card.place for card in cards})
    ]
    assert len(numbers) == 8


def test_the_winner_of_a_trick_plays_the_next_card() -> None:
    events = [event for event in a_played_out_deal() if isinstance(event, CardPlayed | TrickTaken)]
    for before, after in itertools.pairwise(events):
        if isinstance(before, TrickTaken):
            assert isinstance(after, CardPlayed)
            assert after.seat == before.seat


def test_4_8_the_partner_is_revealed_once_in_a_rufer_and_never_else() -> None:
    session = computer_session("partners")
    for _ in range(40):
        events = whole_deal(session)
        rufer = any(event.declaration.contract is Contract.RUFER for event in of_kind(events, Declared))
        assert len(of_kind(events, PartnerRevealed)) == int(rufer)


def test_2_5_the_deal_moves_to_the_left_also_after_four_passes() -> None:
    session = Session([AlwaysPasses(Contract.RUFER) for _ in SEATS], "passes")
    dealers: list[Seat] = []
    for _ in range(5):
        events = whole_deal(session)
        assert len(of_kind(events, PassedOut)) == 1
        assert not of_kind(events, CardPlayed)
        dealers.append(of_kind(events, Dealt)[0].dealer)
    assert all(after == next_seat(before) for before, after in itertools.pairwise(dealers))
    assert session.match.totals == (0, 0, 0, 0)


def test_the_totals_are_the_sum_of_all_scores() -> None:
    session = computer_session("totals")
    sums = [0, 0, 0, 0]
    for _ in range(25):
        settled = of_kind(whole_deal(session), Settled)
        for event in settled:
            sums = [total + score for total, score in zip(sums, event.settlement.scores, strict=True)]
            assert event.totals == tuple(sums)
    assert session.match.totals == tuple(sums)
    assert sum(sums) == 0


def test_the_same_seed_gives_the_same_events() -> None:
    first, again, other = (
        [whole_deal(session) for _ in range(5)] for session in map(computer_session, ("one", "one", "two"))
    )
    assert first == again
    assert first != other


def test_a_player_sees_only_its_own_seat() -> None:
    players = [RemembersSeats() for _ in SEATS]
    whole_deal(Session(players, "views"))
    for seat, player in enumerate(players):
        assert {view.seat for view in player.views} <= {seat}
    assert any(player.views for player in players)


def person_session(seed: str) -> Session:
    return Session([None, *(RuleOfThumbPlayer() for _ in range(3))], seed)


def test_playing_out_stops_where_the_person_must_act() -> None:
    session = person_session("person")
    session.start_deal()
    session.play_out()
    request = session.request
    assert request is not None
    assert request.seat == request.view.seat == 0
    assert session.play_out() == ()
    assert session.request == request


def test_a_request_is_answered_once() -> None:
    session = person_session("stale")
    session.start_deal()
    session.play_out()
    request = session.request
    assert request is not None
    session.submit(request, request.view.legal_actions()[0])
    deal = session.deal
    with pytest.raises(StaleRequest):
        session.submit(request, request.view.legal_actions()[0])
    assert session.deal == deal


def test_a_late_answer_does_not_reach_the_next_deal() -> None:
    session = Session([FirstChoice(), FirstChoice(), FirstChoice(), FirstChoice()], "late")
    session.start_deal()
    late = session.request
    assert late is not None
    session.play_out()
    session.start_deal()
    with pytest.raises(StaleRequest):
        session.submit(late, late.view.legal_actions()[0])


def test_an_illegal_answer_changes_nothing_and_can_be_corrected() -> None:
    session = person_session("illegal")
    session.start_deal()
    session.play_out()
    request = session.request
    assert request is not None
    deal = session.deal
    with pytest.raises(IllegalAction):
        session.submit(request, Play(request.view.hand[0]))
    assert session.deal == deal
    assert session.request == request
    session.submit(request, request.view.legal_actions()[0])
    assert session.deal != deal


@pytest.mark.parametrize("broken", [Breaks(), PlaysAForeignCard()], ids=["raises", "plays illegally"])
def test_a_failing_player_is_named_and_the_deal_goes_on_legally(broken: Breaks | PlaysAForeignCard) -> None:
    bidder = BidsWhenItCan(Contract.WENZ)
    session = Session([bidder, broken, FirstChoice(), FirstChoice()], "failing")
    failures: list[PlayerFailed] = []
    for _ in range(4):
        events = whole_deal(session)
        failures += of_kind(events, PlayerFailed)
        assert len(of_kind(events, Settled)) == 1
    assert failures
    assert {failure.seat for failure in failures} == {1}
    assert all(failure.error for failure in failures)
    noted = [remark.kind for record in session.match.records for remark in parse_deal(record.notation).remarks]
    assert noted == [RemarkKind.STAND_IN] * len(failures)


def test_a_hint_is_counted_in_the_record_at_its_decision() -> None:
    session = computer_session("hinted")
    session.start_deal()
    request = session.request
    assert request is not None
    session.remark(request, RemarkKind.HINT)
    session.remark(request, RemarkKind.HINT)
    assert session.request == request
    session.play_out()
    assert parse_deal(session.match.records[0].notation).remarks == (Remark(0, RemarkKind.HINT),)
    with pytest.raises(StaleRequest):
        session.remark(request, RemarkKind.HINT)


def test_deciding_changes_nothing() -> None:
    session = computer_session("deciding")
    session.start_deal()
    request, deal = session.request, session.deal
    assert request is not None
    decision = session.decide(request)
    assert session.decide(request) == decision
    assert (session.request, session.deal) == (request, deal)
    session.answer(decision)


def test_the_next_deal_cannot_start_while_one_is_running() -> None:
    session = person_session("twice")
    session.start_deal()
    deal = session.deal
    with pytest.raises(ValueError, match="in progress"):
        session.start_deal()
    assert session.deal == deal


def test_a_session_resumes_a_deal_that_was_cut_short() -> None:
    session = Session([BidsWhenItCan(Contract.WENZ) for _ in SEATS], "resume")
    whole_deal(session)
    session.start_deal()
    for _ in range(9):
        request = session.request
        assert request is not None
        session.answer(session.decide(request))
    resumed = Session([RuleOfThumbPlayer() for _ in SEATS], "resume", match=session.match, deal=session.deal)
    assert resumed.number == session.number == 2
    assert len(of_kind(resumed.play_out(), Settled)) == 1
    assert len(resumed.match.records) == 2


def test_a_finished_deal_cannot_be_taken_up_and_settled_again() -> None:
    session = computer_session("finished")
    whole_deal(session)
    with pytest.raises(ValueError, match="not the next one"):
        Session([RuleOfThumbPlayer() for _ in SEATS], "finished", match=session.match, deal=session.deal)
