"""Sizes of sprites, and which ones the cache keeps."""

import pytest
from PIL import Image
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from schafkopf_desktop.decks.asked import AskedSprites
from schafkopf_desktop.decks.corner_index import IndexMarks
from schafkopf_desktop.decks.sprites import Sprite, SpriteCache, SpriteKey
from schafkopf_desktop.imaging import FilterSettings


def key(face: str = "S_D", width: int = 60, index: bool = True, pack: str = "plain") -> SpriteKey:
    return SpriteKey.of_size(pack, face, width, 1, IndexMarks() if index else None)


def sprite(width: int, height: int) -> Sprite:
    return Sprite(Image.new("RGBA", (width, height)), FilterSettings(), QPixmap(width, height))


@pytest.mark.parametrize(
    ("width", "ratio", "pixels"),
    [
        (120, 1, (120, 200)),
        (120, 1.25, (150, 250)),
        (119, 1.5, (178, 298)),
        (118.73, 2, (237, 396)),
        (87, 1.25000001, (109, 181)),
        (0, 1, (1, 1)),
        (1e9, 1, (8192, 8192)),
    ],
)
def test_size_in_device_pixels(width: float, ratio: float, pixels: tuple[int, int]) -> None:
    made = SpriteKey.of_size("plain", "S_D", width, ratio, None)
    assert (made.width, made.height) == pixels


def test_nearest_size_of_the_same_face(qtbot: QtBot) -> None:
    cache = SpriteCache(10**9)
    assert cache.nearest(key()) is None
    for other in (key(width=40), key(width=90), key("S_10", 61), key(width=61, index=False)):
        cache.put(other, sprite(other.width, other.height))
    assert cache.nearest(key(width=60)) is cache.get(key(width=40))
    assert cache.nearest(key(width=70)) is cache.get(key(width=90))
    assert cache.nearest(key(width=60, index=False)) is cache.get(key(width=61, index=False))
    assert cache.nearest(key("S_10", 200)) is cache.get(key("S_10", 61))


def test_a_card_of_another_pack_is_nearest_only_when_there_is_no_other(qtbot: QtBot) -> None:
    cache = SpriteCache(10**9)
    cache.put(key(width=60), sprite(60, 100))
    assert cache.nearest(key(width=60, pack="fancy")) is cache.get(key(width=60))
    assert not cache.holds_subject(key(width=90, pack="fancy"))
    cache.put(key(width=90, pack="fancy"), sprite(90, 150))
    assert cache.nearest(key(width=60, pack="fancy")) is cache.get(key(width=90, pack="fancy"))
    assert cache.holds_subject(key(width=60, pack="fancy"))


def test_what_is_unused_for_longest_goes_first(qtbot: QtBot) -> None:
    cost = sprite(60, 100).cost
    cache = SpriteCache(2 * cost)
    first, second, third, fourth = (key(face) for face in ("E_D", "E_K", "E_O", "E_U"))
    for one in (first, second, third, fourth):
        cache.put(one, sprite(60, 100))
    cache.get(second)
    cache.trim(keep=[first])
    assert list(cache) == [first, second]


def test_visible_sprites_stay_beyond_the_budget(qtbot: QtBot) -> None:
    cache = SpriteCache(0)
    cache.put(key(), sprite(60, 100))
    cache.trim(keep=[key()])
    assert key() in cache
    cache.trim(keep=[])
    assert key() not in cache


def test_visible_is_what_was_asked_for_lately() -> None:
    asked = AskedSprites()
    asked.note(key("E_D"))
    asked.note(key("E_K"))
    asked.turn()
    asked.note(key("E_K"))
    assert list(asked.visible()) == [key("E_D"), key("E_K")]
    asked.turn()
    assert list(asked.visible()) == [key("E_K")]
    asked.turn()
    assert list(asked.visible()) == []


def test_of_many_sizes_the_last_is_wanted() -> None:
    asked = AskedSprites()
    for width in (60, 61, 62):
        asked.note(key("E_D", width))
        asked.note(key("E_K", width))
    assert asked.wanted(lambda _: False) == [key("E_D", 62), key("E_K", 62)]
    assert asked.wanted(lambda there: there.face == "E_K") == [key("E_D", 62)]


def test_an_earlier_size_is_wanted_still_when_nobody_asks_anew() -> None:
    asked = AskedSprites()
    asked.note(key(width=60))
    asked.note(key(width=90))
    asked.turn()
    assert asked.wanted(lambda there: there == key(width=90)) == [key(width=60)]
    asked.note(key(width=90))
    assert asked.wanted(lambda there: there == key(width=90)) == []
