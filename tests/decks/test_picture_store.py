"""Pictures kept on disk: what was kept comes back, and nothing that goes wrong with the files is more than a loss."""

import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from schafkopf_desktop.decks.picture_store import PictureStore


def picture(colour: str = "#c2352a", width: int = 6, height: int = 10) -> Image.Image:
    return Image.new("RGBA", (width, height), colour)


def noise(width: int, height: int, seed: int) -> Image.Image:
    """A picture that can not be packed small."""
    pixels = b"".join((seed * 65536 + i).to_bytes(8, "big")[::-1] for i in range(width * height // 2))
    return Image.frombytes("RGBA", (width, height), bytes(b * 167 % 256 ^ i * 13 % 256 for i, b in enumerate(pixels)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "pictures"


@pytest.fixture
def store(folder: Path) -> PictureStore:
    return PictureStore(folder)


def test_nothing_is_there_at_first(store: PictureStore, folder: Path) -> None:
    assert store.load("a", 6, 10) is None
    assert not folder.exists()


def test_what_was_kept_comes_back(store: PictureStore, folder: Path) -> None:
    store.save("a", picture())
    store.save("b", noise(6, 10, seed=1))
    found = [PictureStore(folder).load(name, 6, 10) for name in ("a", "b")]
    assert [image.tobytes() for image in found if image] == [picture().tobytes(), noise(6, 10, seed=1).tobytes()]


def test_no_draft_is_left(store: PictureStore, folder: Path) -> None:
    store.save("a", picture())
    assert [file.name for file in folder.iterdir()] == ["a.card"]


def _empty(content: bytes) -> bytes:
    return content[:0]


def _cut_off(content: bytes) -> bytes:
    return content[: len(content) // 2]


def _header_only(content: bytes) -> bytes:
    return content[:20]


def _other_format(content: bytes) -> bytes:
    return b"skcard00" + content[8:]


def _other_size(content: bytes) -> bytes:
    return content[:8] + bytes([7]) + content[9:]


def _other_checksum(content: bytes) -> bytes:
    return content[:16] + bytes([content[16] ^ 1]) + content[17:]


@pytest.mark.parametrize(
    "damage",
    [_empty, _cut_off, _header_only, _other_format, _other_size, _other_checksum],
    ids=lambda made: made.__name__,
)
def test_a_damaged_file_is_ignored_and_written_anew(
    store: PictureStore, folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    store.save("a", noise(6, 10, seed=3))
    file = folder / "a.card"
    file.write_bytes(damage(file.read_bytes()))
    assert store.load("a", 6, 10) is None
    store.save("a", picture())
    assert store.load("a", 6, 10) is not None


def test_a_picture_of_another_size_is_not_taken(store: PictureStore) -> None:
    store.save("a", picture(width=6, height=10))
    assert store.load("a", 10, 6) is None


@given(content=st.binary(max_size=200))
def test_no_content_whatever_raises(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pictures")
    (folder / "a.card").write_bytes(content)
    assert PictureStore(folder).load("a", 6, 10) is None


def test_the_folder_stays_within_its_budget_and_what_is_unused_goes_first(folder: Path) -> None:
    cost = len(_saved(folder, "first", seed=0))
    store = PictureStore(folder, budget=4 * cost)
    for number in range(1, 4):
        store.save(f"n{number}", noise(30, 50, seed=number))
        os.utime(folder / f"n{number}.card", (number, number))
    assert store.load("first", 30, 50) is not None  # used just now
    for number in range(4, 8):
        store.save(f"n{number}", noise(30, 50, seed=number))
    names = {file.name for file in folder.iterdir()}
    assert sum(file.stat().st_size for file in folder.iterdir()) <= 4 * cost
    assert {"n1.card", "n2.card", "n3.card"}.isdisjoint(names)
    assert "n7.card" in names


def _saved(folder: Path, name: str, seed: int) -> bytes:
    PictureStore(folder).save(name, noise(30, 50, seed))
    return (folder / f"{name}.card").read_bytes()


def test_a_place_that_cannot_be_written_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    store = PictureStore(occupied)
    with caplog.at_level(logging.WARNING):
        store.save("a", picture())
        store.save("b", picture())
    assert len(caplog.records) == 1
    assert store.load("a", 6, 10) is None
