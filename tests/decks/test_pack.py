"""Packs on disk: the one of the game is sound, and a damaged one says which file is at fault."""

from pathlib import Path

import pytest

from schafkopf_desktop.decks.pack import BACK, PackError, face_of, load_pack
from schafkopf_desktop.resources_path import resource_path


@pytest.mark.parametrize(
    ("code", "face"),
    [("SA", "S_D"), ("EO", "E_O"), ("SX", "S_10"), ("LU", "L_U"), ("HK", "H_K"), ("E9", "E_9"), ("S6", "S_6")],
)
def test_face_of_a_card_code(code: str, face: str) -> None:
    assert face_of(code) == face


def test_the_pack_of_the_game_is_complete() -> None:
    pack = load_pack(resource_path("decks", "salzburg"))
    assert pack.id == "salzburg"
    assert set(pack.faces) == {face_of(suit + rank) for suit in "ELHS" for rank in "AXKOU98765"}
    assert len(pack.faces) == 40
    assert pack.problems() == ()
    assert {"es", "en", "de", "it"} <= pack.wikipedia.keys()


def test_every_face_has_an_index_and_the_back_has_none(pack_folder: Path) -> None:
    pack = load_pack(pack_folder)
    assert pack.index_file("S_10") == pack_folder / "S_10.index.svg"
    assert pack.index_file(BACK) is None
    assert len(pack.picture_files()) == 4 + 1 + 4


def test_a_pack_without_indexes_needs_none(pack_folder: Path) -> None:
    description = pack_folder / "pack.toml"
    description.write_text(description.read_text(encoding="utf-8").replace("index = true", "index = false"))
    for file in pack_folder.glob("*.index.svg"):
        file.unlink()
    pack = load_pack(pack_folder)
    assert pack.index_file("S_10") is None
    assert pack.problems() == ()


def test_a_folder_without_description_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="can not be read") as caught:
        load_pack(tmp_path / "nothing")
    assert caught.value.file == tmp_path / "nothing" / "pack.toml"


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ('id = "plain"', 'id = "plain', "is not valid TOML"),
        ('id = "plain"\n', "", "has no entry 'id'"),
        ('id = "plain"', "id = 7", "should be of type str"),
        ("index = true", 'index = "yes"', "should be of type bool"),
        ("cards = 4", "cards = 40", "lists 4 faces and speaks of 40 cards"),
        ('"E_10", "S_D"', '"X_10", "S_D"', "lists the face 'X_10'"),
        ('"E_10", "S_D"', '"E_D", "S_D"', "lists a face twice"),
        ("https://", "http://", "no https address under wikipedia.en"),
    ],
)
def test_a_wrong_description_says_what_is_wrong(pack_folder: Path, was: str, becomes: str, problem: str) -> None:
    file = pack_folder / "pack.toml"
    text = file.read_text(encoding="utf-8")
    assert was in text
    file.write_text(text.replace(was, becomes), encoding="utf-8")
    with pytest.raises(PackError, match=problem) as caught:
        load_pack(pack_folder)
    assert caught.value.file == file
    assert str(file) in str(caught.value)


def test_a_description_in_another_encoding_is_named(pack_folder: Path) -> None:
    file = pack_folder / "pack.toml"
    file.write_bytes(file.read_bytes() + 'note = "T\xfcrol"'.encode("latin-1"))
    with pytest.raises(PackError, match="is not valid TOML"):
        load_pack(pack_folder)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "can not be read"),
        ("", "no element found"),
        ("<svg", "is not well-formed XML"),
        ("<html/>", "is not an SVG picture but <html>"),
        ("<svg/>", "is not an SVG picture"),
    ],
)
def test_damaged_pictures_are_found(pack_folder: Path, content: str | None, problem: str) -> None:
    damaged = pack_folder / "S_D.svg"
    if content is None:
        damaged.unlink()
    else:
        damaged.write_text(content, encoding="utf-8")
    (found,) = load_pack(pack_folder).problems()
    assert found.file == damaged
    assert problem in found.problem
