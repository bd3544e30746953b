"""The plain pack and its pictures, fresh for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.decks.pack import Pack, load_pack
from schafkopf_desktop.decks.pictures import CardPictures
from tests.decks.plain_pack import write_plain_pack


@pytest.fixture
def pack_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "plain"
    write_plain_pack(folder)
    return folder


@pytest.fixture
def pack(pack_folder: Path) -> Pack:
    return load_pack(pack_folder)


@pytest.fixture
def pictures(qtbot: QtBot, pack: Pack) -> Iterator[CardPictures]:
    made = CardPictures(pack)
    yield made
    made.close()
