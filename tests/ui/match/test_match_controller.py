"""The controller: late answers, saving at every step, failing to save, pausing."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.actions import Action, Bid, Pass
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.errors import IllegalAction
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.events import Called, Dealt, Event
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from schafkopf_desktop.ui.match.match_controller import MatchController
from schafkopf_desktop.ui.match.match_saving import restored_session, saved_match

PLAYERS = (None, RuleOfThumbPlayer(), RuleOfThumbPlayer(), RuleOfThumbPlayer())


class FailingStore(MatchStore):
    """Cannot write while ``is_full``."""

    is_full = False

    def save(self, match: SavedMatch) -> None:
        if self.is_full:
            raise OSError(28, "No space left on device")
        super().save(match)


class Listener:
    """Notes every event, and how often a match was replaced."""

    def __init__(self, controller: MatchController) -> None:
        self.events: list[Event] = []
        controller.happened.connect(self._note)

    def _note(self, events: tuple[Event, ...], _view: SeatView) -> None:
        self.events += events


@pytest.fixture
def store(tmp_path: Path) -> FailingStore:
    return FailingStore(tmp_path / "match.json")


@pytest.fixture
def controller(qapp: object, store: FailingStore) -> Iterator[MatchController]:
    seeds = iter(f"seed {number}" for number in range(100))
    made = MatchController(
        Session(PLAYERS, "seed 0"),
        players=PLAYERS,
        adviser=RuleOfThumbPlayer(),
        new_seed=lambda: next(seeds),
        house_rules=HouseRules,
        store=store,
    )
    yield made
    made.close()


def wait_for_person(qtbot: QtBot, controller: MatchController) -> None:
    qtbot.waitUntil(lambda: controller.asks_person or not controller.deal_is_running, timeout=10_000)


def finish_deal(qtbot: QtBot, controller: MatchController) -> None:
    while controller.deal_is_running:
        wait_for_person(qtbot, controller)
        if controller.deal_is_running:
            view = controller.view
            assert view is not None
            controller.act(view.legal_actions()[0])


def test_computer_players_go_on_until_the_person_is_asked(qtbot: QtBot, controller: MatchController) -> None:
    controller.go_on()
    controller.start_deal()
    assert controller.asks_person
    controller.act(Pass())
    wait_for_person(qtbot, controller)
    view = controller.view
    assert view is not None
    assert view.phase is Phase.PLAY


def test_a_whole_deal_ends_in_the_score_sheet(qtbot: QtBot, controller: MatchController) -> None:
    controller.go_on()
    controller.start_deal()
    finish_deal(qtbot, controller)
    assert len(controller.match.records) == 1
    assert not controller.deal_is_running


def test_an_illegal_action_changes_nothing(controller: MatchController) -> None:
    controller.start_deal()
    before = controller.view
    with pytest.raises(IllegalAction):
        controller.act(Bid(Contract.SIE))
    assert controller.view == before
    assert controller.asks_person


def test_acting_out_of_turn_is_refused(controller: MatchController) -> None:
    controller.start_deal()
    controller.act(Pass())
    with pytest.raises(RuntimeError):
        controller.act(Pass())


def test_an_answer_to_a_deal_that_is_gone_is_dropped(qtbot: QtBot, controller: MatchController) -> None:
    controller.go_on()
    controller.start_deal()
    listener = Listener(controller)
    controller.act(Pass())  # now a computer player thinks
    controller.start_deal_afresh()  # and its answer comes too late
    qtbot.wait(50)
    assert [type(event) for event in listener.events].count(Called) == 1
    view = controller.view
    assert view is not None
    assert view.calls == ()
    assert controller.asks_person


def test_nothing_is_reported_after_closing(qtbot: QtBot, controller: MatchController) -> None:
    controller.go_on()
    controller.start_deal()
    controller.act(Pass())
    listener = Listener(controller)
    controller.close()
    qtbot.wait(50)
    assert listener.events == []


def test_a_paused_controller_asks_nobody(qtbot: QtBot, controller: MatchController) -> None:
    controller.start_deal()
    controller.act(Pass())
    listener = Listener(controller)
    qtbot.wait(50)
    assert listener.events == []
    with qtbot.waitSignal(controller.happened):
        controller.go_on()


def test_every_step_is_saved(qtbot: QtBot, controller: MatchController, store: FailingStore) -> None:
    saved: list[str | None] = []

    def read(_events: object, view: SeatView) -> None:
        loaded = store.load().match
        assert loaded is not None
        session = restored_session(loaded, PLAYERS, "")
        assert (session.deal.view(0) if session.deal else None) == (view if session.is_running else None)
        saved.append(loaded.running)

    controller.happened.connect(read)
    controller.go_on()
    controller.start_deal()
    finish_deal(qtbot, controller)
    assert len(saved) == len(set(saved)) > 30
    assert saved[-1] is None


def test_a_failed_save_is_told_and_the_next_one_takes_it_back(
    qtbot: QtBot, controller: MatchController, store: FailingStore
) -> None:
    store.is_full = True
    with qtbot.waitSignal(controller.save_failed) as told:
        controller.start_deal()
    assert told.args == ["No space left on device"]
    controller.act(Pass())
    store.is_full = False
    with qtbot.waitSignal(controller.saved):
        controller.save()
    loaded = store.load().match
    assert loaded is not None
    assert loaded.running is not None


def test_a_new_deal_in_place_of_a_running_one_keeps_dealer_and_scores(
    qtbot: QtBot, controller: MatchController
) -> None:
    controller.go_on()
    controller.start_deal()
    finish_deal(qtbot, controller)
    controller.start_deal()
    before = controller.view
    with qtbot.waitSignal(controller.replaced):
        controller.start_deal_afresh()
    assert before is not None
    assert controller.view is not None
    assert controller.view.dealer == before.dealer
    assert len(controller.match.records) == 1
    assert controller.deal_number == 2


def test_a_new_evening_begins_with_an_empty_sheet(qtbot: QtBot, controller: MatchController) -> None:
    controller.go_on()
    controller.start_deal()
    finish_deal(qtbot, controller)
    listener = Listener(controller)
    controller.start_evening()
    assert controller.match.records == ()
    assert controller.match.totals == (0, 0, 0, 0)
    assert listener.events[0] == Dealt(1, controller.match.dealer)


def test_5_4_the_house_rule_holds_from_the_next_deal_on(qtbot: QtBot, qapp: object, store: FailingStore) -> None:
    rules = [HouseRules()]
    controller = MatchController(
        Session(PLAYERS, "seed 0"),
        players=PLAYERS,
        adviser=RuleOfThumbPlayer(),
        new_seed=lambda: "x",
        house_rules=lambda: rules[0],
        store=store,
    )
    controller.go_on()
    controller.start_deal()
    rules[0] = HouseRules(laufende_for_winners=True)
    finish_deal(qtbot, controller)
    assert parse_deal(controller.match.records[0].notation).house_rules == HouseRules()
    controller.start_deal()
    assert controller.view is not None
    assert controller.view.house_rules.laufende_for_winners
    controller.close()


class Unsure:
    """A player that fails."""

    def decide(self, view: SeatView, random: Random) -> Action:
        raise ValueError("no idea")


def test_a_player_that_fails_is_replaced_by_a_safe_action(qtbot: QtBot, qapp: object, store: FailingStore) -> None:
    players = (None, Unsure(), RuleOfThumbPlayer(), RuleOfThumbPlayer())
    controller = MatchController(
        Session(players, "seed 0"),
        players=players,
        adviser=RuleOfThumbPlayer(),
        new_seed=lambda: "x",
        house_rules=HouseRules,
        store=store,
    )
    controller.go_on()
    controller.start_deal()
    finish_deal(qtbot, controller)
    assert len(controller.match.records) == 1
    controller.close()


def test_a_match_comes_back_as_it_was_at_every_step() -> None:
    session = Session((RuleOfThumbPlayer(),) * 4, "seed 5", Match(identity="a match"))
    for _ in range(3):
        session.start_deal()
        while session.request is not None:
            again = restored_session(saved_match(session), PLAYERS, "")
            assert (again.deal, again.match, again.secret) == (session.deal, session.match, session.secret)
            session.answer(session.decide(session.request))
    assert restored_session(saved_match(session), PLAYERS, "").match == session.match
