"""The queue: in order, one after the other, ended on demand, and quiet when idle."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QVariantAnimation
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.table.animation_queue import AnimationQueue, Gate, Running, Step
from schafkopf_desktop.ui.table.motion import Motion, Movement, Pace, Pause


@pytest.fixture
def queue(qtbot: QtBot) -> AnimationQueue:
    return AnimationQueue(Motion())


def flight(milliseconds: int, log: list[str], name: str) -> Step:
    def step(motion: Motion) -> list[Running]:
        log.append(f"{name} begins")
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(0 if motion.is_instant else milliseconds)
        animation.finished.connect(lambda: log.append(f"{name} ends"))
        return [animation]

    return step


def note(log: list[str], word: str) -> Step:
    """A step that writes `word` down and is done at once."""

    def step(motion: Motion) -> list[Running]:
        log.append(word)
        return []

    return step


def test_steps_run_one_after_the_other(queue: AnimationQueue, qtbot: QtBot) -> None:
    log: list[str] = []
    with qtbot.waitSignal(queue.idle):
        queue.append(flight(20, log, "a"), flight(20, log, "b"))
        queue.append(note(log, "at once"))
        assert log == ["a begins"]
        assert not queue.is_idle
    assert log == ["a begins", "a ends", "b begins", "b ends", "at once"]
    assert queue.is_idle


def test_a_step_waits_for_its_longest_animation(queue: AnimationQueue, qtbot: QtBot) -> None:
    log: list[str] = []
    with qtbot.waitSignal(queue.idle):
        queue.append(lambda motion: [*flight(10, log, "short")(motion), *flight(40, log, "long")(motion)])
        queue.append(note(log, "next"))
    assert log[-2:] == ["long ends", "next"]


def test_finish_now_ends_everything_in_order(queue: AnimationQueue, qtbot: QtBot) -> None:
    log: list[str] = []
    gate = Gate()
    queue.append(flight(10_000, log, "a"), lambda motion: [gate], flight(10_000, log, "b"))
    with qtbot.waitSignal(queue.idle, timeout=0):
        queue.finish_now()
    assert log == ["a begins", "a ends", "b begins", "b ends"]
    assert queue.is_idle


def test_clear_forgets_what_has_not_begun(queue: AnimationQueue) -> None:
    log: list[str] = []
    queue.append(flight(10_000, log, "a"), flight(10_000, log, "b"))
    queue.clear()
    assert log == ["a begins", "a ends"]
    assert queue.is_idle


def test_idle_comes_once_for_many_steps_at_once(queue: AnimationQueue, qtbot: QtBot) -> None:
    heard: list[bool] = []
    queue.idle.connect(lambda: heard.append(True))
    queue.append(*[lambda motion: [] for _ in range(5)])
    assert len(heard) == 1


def test_a_step_may_append_steps(queue: AnimationQueue, qtbot: QtBot) -> None:
    log: list[str] = []

    def outer(motion: Motion) -> list[Running]:
        queue.append(flight(5, log, "inner"))
        log.append("outer")
        return []

    with qtbot.waitSignal(queue.idle):
        queue.append(outer)
    assert log == ["outer", "inner begins", "inner ends"]


def test_an_animation_stopped_from_outside_does_not_hold_the_queue(queue: AnimationQueue, qtbot: QtBot) -> None:
    animation = QVariantAnimation(startValue=0.0, endValue=1.0, duration=10_000)
    queue.append(lambda motion: [animation])
    with qtbot.waitSignal(queue.idle, timeout=0):
        animation.stop()


def test_gate_waits_for_the_person_without_a_running_timer(queue: AnimationQueue, qtbot: QtBot) -> None:
    log: list[str] = []
    gate = Gate()
    queue.append(lambda motion: [gate], note(log, "through"))
    assert queue.is_gated
    assert queue.is_pausing
    assert log == []
    queue.end_pause()
    assert log == ["through"]


def test_end_pause_ends_pauses_but_no_flights(queue: AnimationQueue) -> None:
    log: list[str] = []
    pause = QPauseAnimation(10_000)
    queue.append(lambda motion: [pause], flight(10_000, log, "a"))
    queue.end_pause()
    assert log == ["a begins"]
    queue.end_pause()
    assert log == ["a begins"]
    queue.finish_now()
    assert pause.state() == QAbstractAnimation.State.Stopped


@pytest.mark.parametrize("pace", Pace)
def test_order_of_steps_is_the_same_at_each_pace(qtbot: QtBot, pace: Pace) -> None:
    queue = AnimationQueue(Motion(pace))
    log: list[str] = []
    queue.append(*[flight(3, log, str(number)) for number in range(4)])
    qtbot.waitUntil(lambda: queue.is_idle)
    assert log == [f"{number} {word}" for number in range(4) for word in ("begins", "ends")]


@pytest.mark.parametrize(
    ("pace", "own_card", "trick_pause"),
    [
        (Pace.WAIT, 180, None),
        (Pace.CALM, 252, 2500),
        (Pace.NORMAL, 180, 1400),
        (Pace.BRISK, 108, 700),
        (Pace.INSTANT, 0, 0),
    ],
)
def test_pace_is_one_factor(pace: Pace, own_card: int, trick_pause: int | None) -> None:
    assert Motion(pace).duration(Movement.PLAY_OWN) == own_card
    assert Motion(pace).trick_pause == trick_pause


def test_reduced_motion_shortens_flights_and_keeps_reading_time() -> None:
    assert Motion(reduced=True).duration(Movement.PLAY_OTHER) == 100
    assert Motion(reduced=True).duration(Movement.SHAKE) == 0
    assert Motion(reduced=True).pause(Pause.PASSED_OUT) == Motion().pause(Pause.PASSED_OUT)
