"""A player that asks for its level: the change counts from the next decision on, and nobody lets the person down."""

from random import Random

import pytest

from schafkopf_desktop.players import levelled_player
from schafkopf_desktop.players.levelled_player import LevelledPlayer
from schafkopf_desktop.players.levels import Level, player_of
from schafkopf_desktop.players.player import Player
from tests.engine.positions import deal_of
from tests.players.positions import dealt

# Seat 1 calls acorns; seat 2 has the ace.
HANDS = {
    0: "EX L7 L8 S9 LU HK HU H9",
    1: "E8 EO LO HO HA HX LA SA",
    2: "EA SO EU SU S8 S7 H7 H8",
    3: "EK E9 E7",
}
BESIDE = [  # who asks, contract, declarer, suit, whom it must not let down, level then
    (2, "rufer", 1, "E", 1, Level.VETERAN),
    (2, "rufer", 1, "E", 0, Level.APPRENTICE),
    (2, "wenz", 1, None, 0, Level.VETERAN),
    (1, "wenz", 1, None, 0, Level.APPRENTICE),
    (1, "rufer", 1, "E", 2, Level.APPRENTICE),  # the declarer does not yet know who has the ace
]


@pytest.mark.parametrize(("seat", "contract", "declarer", "suit", "partner", "level"), BESIDE)
def test_whoever_knows_to_play_with_the_person_plays_well_enough(
    seat: int, contract: str, declarer: int, suit: str | None, partner: int, level: Level
) -> None:
    player = LevelledPlayer(lambda: Level.APPRENTICE, lambda: Level.VETERAN, partner)
    assert player.level_for(deal_of(HANDS, contract, declarer, suit).view(seat)) is level


def test_a_stronger_level_is_not_lowered() -> None:
    player = LevelledPlayer(lambda: Level.MASTER, lambda: Level.AMATEUR, 1)
    assert player.level_for(deal_of(HANDS, "rufer", 1, "E").view(2)) is Level.MASTER


def test_a_new_level_counts_from_the_next_decision_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Level] = []

    def noted(level: Level) -> Player:
        asked.append(level)
        return player_of(Level.AMATEUR)

    monkeypatch.setattr(levelled_player, "player_of", noted)
    levels = [Level.APPRENTICE]
    player = LevelledPlayer(lambda: levels[0], lambda: Level.APPRENTICE, 0)
    view = dealt("a level", 3).view(0)
    player.decide(view, Random(1))
    levels[0] = Level.MASTER
    player.decide(view, Random(1))
    player.decide(view, Random(1))
    assert asked == [Level.APPRENTICE, Level.MASTER]


def test_an_interrupted_player_decides_as_before_the_next_time() -> None:
    player = LevelledPlayer(lambda: Level.VETERAN, lambda: Level.VETERAN, 0)
    view = deal_of(HANDS, "rufer", 1, "E").view(0)
    before = player.decide(view, Random(1))
    player.interrupt()
    assert player.decide(view, Random(1)) == before
