"""Packs on disk: those of the game are sound, and a damaged one says which file is at fault."""

import os
from pathlib import Path

import pytest

from schafkopf_desktop.decks.pack import BACK, face_of, load_pack
from schafkopf_desktop.decks.svg_file import PackError, read_svg
from schafkopf_desktop.resources_path import resource_path
from tests.decks.plain_pack import svg

OF_THE_GAME = sorted(file.parent for file in resource_path("decks").glob("*/pack.toml"))


@pytest.mark.parametrize(
    ("code", "face"),
    [("SA", "S_D"), ("EO", "E_O"), ("SX", "S_10"), ("LU", "L_U"), ("HK", "H_K"), ("E9", "E_9"), ("S6", "S_6")],
)
def test_face_of_a_card_code(code: str, face: str) -> None:
    assert face_of(code) == face


def test_the_pack_of_south_tyrol_has_all_forty() -> None:
    pack = load_pack(resource_path("decks", "salzburg"))
    assert set(pack.faces) == {face_of(suit + rank) for suit in "ELHS" for rank in "AXKOU98765"}
    assert len(pack.faces) == 40


@pytest.mark.parametrize("folder", OF_THE_GAME, ids=lambda folder: folder.name)
def test_packs_of_the_game_are_complete_and_speak_four_languages(folder: Path) -> None:
    pack = load_pack(folder)
    assert pack.problems() == ()
    assert {frozenset(texts) for texts in pack.texts.values()} == {frozenset({"es", "en", "de", "it"})}
    for language, sentences in pack.motifs.items():
        assert set(sentences) == set(pack.faces), language


def test_texts_come_in_the_language_asked_for_or_else_in_english(pack_folder: Path) -> None:
    pack = load_pack(pack_folder)
    assert [pack.text("name", code) for code in ("en", "de", "it")] == [
        "plain in English",
        "plain auf Deutsch",
        "plain in English",
    ]
    assert [pack.motif("S_D", "de"), pack.motif("S_K", "de")] == ["Green.", ""]


def test_every_face_has_an_index_and_the_back_has_none(pack_folder: Path) -> None:
    pack = load_pack(pack_folder)
    assert pack.index_file("S_10") == pack_folder / "S_10.index.svg"
    assert pack.index_file(BACK) is None
    assert len(pack.picture_files()) == 32 + 1 + 32


def test_a_daus_is_marked_with_an_a_where_the_pack_can(pack_folder: Path) -> None:
    pack = load_pack(pack_folder)
    assert pack.index_file("S_D", "A") == pack_folder / "S_A.index.svg"
    assert pack.index_file("S_K", "A") == pack_folder / "S_K.index.svg"
    (pack_folder / "S_A.index.svg").unlink()
    assert pack.index_file("S_D", "A") == pack_folder / "S_D.index.svg"


def test_a_pack_without_indexes_needs_none(pack_folder: Path) -> None:
    description = pack_folder / "pack.toml"
    description.write_text(description.read_text(encoding="utf-8").replace("index = true", "index = false"))
    for file in pack_folder.glob("*.index.svg"):
        file.unlink()
    pack = load_pack(pack_folder)
    assert pack.index_file("S_10") is None
    assert pack.problems() == ()


@pytest.mark.parametrize(
    ("ranks", "weli", "cards", "last"),
    [
        ('"7"', "true", 33, "S_6"),
        ('"7", "6"', "false", 36, "S_6"),
        ('"7", "6"', "true", 36, "S_6"),
        ('"7", "6", "5"', "true", 40, "S_5"),
    ],
)
def test_ranks_and_weli_make_the_cards(pack_folder: Path, ranks: str, weli: str, cards: int, last: str) -> None:
    file = pack_folder / "pack.toml"
    text = file.read_text(encoding="utf-8").replace('"7"', ranks).replace("cards = 32", f"cards = {cards}")
    file.write_text(text.replace("weli = false", f"weli = {weli}"), encoding="utf-8")
    faces = load_pack(pack_folder).faces
    assert len(set(faces)) == cards
    assert faces[-1] == last


def test_a_folder_without_description_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="can not be read") as caught:
        load_pack(tmp_path / "nothing")
    assert caught.value.file == tmp_path / "nothing" / "pack.toml"


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ('id = "plain"', 'id = "plain', "is not valid TOML"),
        ("format = 1", "format = 2", "is of format 2"),
        ("format = 1\n", "", "has no entry 'format'"),
        ('id = "plain"\n', "", "has no entry 'id'"),
        ('id = "plain"', "id = 7", "should be of type str"),
        ('id = "plain"', 'id = "fancy"', "has the id 'fancy', which is not the name of its folder"),
        ("index = true", 'index = "yes"', "should be of type bool"),
        ("double_headed = true\n", "", "has no entry 'double_headed'"),
        ("cards = 32", "cards = 40", "speaks of 40 cards, while its ranks make 32"),
        ('"9", "8"', '"9"', "lacks 8 of the ranks that are played with"),
        ('"D", "K"', '"A", "K"', "lists the rank 'A'"),
        ('"D", "K"', '"D", "D", "K"', "lists a rank twice"),
        ("https://en", "http://en", "no https address under wikipedia.en"),
        ('en = "Ochre."', 'de = "Ocker."', "has no entry 'back.en'"),
        ('en = "Ochre."', 'en = ""', "has no text under back.en"),
        ('S_D = "Green."', 'S_6 = "Weli."', "under motifs.en.S_6"),
        ('[motifs.en]\nS_D = "Green."', "[motifs]\nen = 4", "has no table under motifs.en"),
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


@pytest.mark.parametrize("name", ["S_D.svg", "E_7.index.svg", "back.svg", "H_A.index.svg"])
def test_the_damaged_file_is_named(pack_folder: Path, name: str) -> None:
    (pack_folder / name).write_text("<svg", encoding="utf-8")
    (found,) = load_pack(pack_folder).problems()
    assert found.file == pack_folder / name


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "can not be read"),
        ("", "no element found"),
        ("<svg", "is not well-formed XML"),
        ("<html/>", "is not an SVG picture but <html>"),
        ("<svg/>", "is not an SVG picture"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>' + svg(""), "has a document type"),
        (svg("", view_box="0 0 600 900"), "is 600 by 900, not three by five"),
        (svg("", view_box="0 0 0 0"), "is 0 by 0, not three by five"),
        (svg("", view_box="600 1000"), "has no viewBox of four numbers but '600 1000'"),
        (svg("<text>D</text>"), "has the element <text>"),
        (svg("<script>alert(1)</script>"), "has the element <script>"),
        (svg('<image href="#a"/>'), "has the element <image>"),
        (svg('<svg viewBox="0 0 600 1000"/>'), "has the element <svg>"),
        (svg('<defs><clipPath id="a"/></defs>'), "has the element <clipPath>"),
        (svg('<x:path xmlns:x="urn:elsewhere"/>'), "has the element <path>"),
        (svg('<g clip-path="url(#a)"/>'), "has the attribute 'clip-path'"),
        (svg('<g style="fill:none;mask:url(#a)"/>'), "has the style"),
        (svg('<g onclick="alert(1)"/>'), "has the attribute 'onclick'"),
        (svg('<use href="other.svg#a"/>'), "points out of itself"),
        (svg('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="file:///etc"/>'), "points out of itself"),
        (svg('<rect fill="#c2352a80"/>'), "has the colour '#c2352a80'"),
        (svg('<rect stroke="rgba(1,2,3,0.5)"/>'), "has the colour"),
        (svg(f'<path d="M0 0l{"1 1 " * 125_000}z"/>'), "weighs 500 kB, more than 500"),
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


def test_a_picture_is_read_whole(pack_folder: Path) -> None:
    file = pack_folder / "S_D.svg"
    assert read_svg(file) == file.read_bytes()
    with pytest.raises(PackError, match=os.strerror(2)):
        read_svg(pack_folder / "S_5.svg")
