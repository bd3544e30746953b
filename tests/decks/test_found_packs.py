"""Which packs are offered, and what is said about those that are not: the file at fault is named."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from schafkopf_desktop.decks.found_packs import USUAL_PACK, find_packs
from schafkopf_desktop.decks.svg_file import PackError
from schafkopf_desktop.resources_path import resource_path
from tests.decks.plain_pack import svg, write_plain_pack


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    for name in (USUAL_PACK, "alpine"):
        write_plain_pack(folder / name)
    return folder


@pytest.fixture
def added(tmp_path: Path) -> Path:
    folder = tmp_path / "added"
    write_plain_pack(folder / "fancy")
    return folder


def test_the_packs_of_the_program_are_all_offered() -> None:
    found = find_packs(resource_path("decks"))
    assert found.refused == ()
    assert found.offered[0].id == USUAL_PACK


def test_the_usual_pack_comes_first_and_added_ones_last(own: Path, added: Path) -> None:
    assert [pack.id for pack in find_packs(own, added).offered] == [USUAL_PACK, "alpine", "fancy"]


def test_nobody_needs_to_have_added_any(own: Path, tmp_path: Path) -> None:
    assert len(find_packs(own, tmp_path / "nowhere").offered) == 2


def test_the_chosen_pack_or_the_first(own: Path) -> None:
    found = find_packs(own)
    assert [found.chosen(name).id for name in ("alpine", "gone")] == ["alpine", USUAL_PACK]


PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes in folders")


def _without(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def _with(name: str, content: str) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        (folder / name).write_text(content, encoding="utf-8")

    return write


def _with_pipe(name: str) -> Callable[[Path], None]:
    def replace(folder: Path) -> None:
        (folder / name).unlink()
        os.mkfifo(folder / name)

    return replace


def _with_wrong_entry(was: str, becomes: str) -> Callable[[Path], None]:
    def replace(folder: Path) -> None:
        file = folder / "pack.toml"
        file.write_text(file.read_text(encoding="utf-8").replace(was, becomes), encoding="utf-8")

    return replace


@pytest.mark.parametrize(
    ("damage", "file", "problem"),
    [
        (_without("pack.toml"), "pack.toml", "can not be read"),
        (_with("pack.toml", "id = "), "pack.toml", "is not valid TOML"),
        (_with_wrong_entry('"9", "8", ', '"9", '), "pack.toml", "lacks 8 of the ranks that are played with"),
        (_without("L_8.svg"), "L_8.svg", "can not be read"),
        (_without("back.svg"), "back.svg", "can not be read"),
        (_without("L_8.index.svg"), "L_8.index.svg", "can not be read"),
        (_with("L_8.svg", "<svg"), "L_8.svg", "is not well-formed XML"),
        (_with("L_8.svg", svg("", "0 0 100 100")), "L_8.svg", "is 100 by 100"),
        (_with("L_8.svg", svg("<filter/>")), "L_8.svg", "has the element <filter>"),
        pytest.param(_with_pipe("pack.toml"), "pack.toml", "can not be read", marks=PIPES),
        pytest.param(_with_pipe("L_8.svg"), "L_8.svg", "can not be read", marks=PIPES),
    ],
)
def test_a_damaged_pack_is_refused_and_the_others_are_offered(
    own: Path, added: Path, damage: Callable[[Path], None], file: str, problem: str
) -> None:
    damage(added / "fancy")
    found = find_packs(own, added)
    assert [pack.id for pack in found.offered] == [USUAL_PACK, "alpine"]
    (refused,) = found.refused
    assert refused.file == added / "fancy" / file
    assert problem in refused.problem


def test_a_second_pack_of_the_same_id_is_refused(own: Path, added: Path) -> None:
    write_plain_pack(added / USUAL_PACK)
    (refused,) = find_packs(own, added).refused
    assert refused.file == added / USUAL_PACK / "pack.toml"
    assert "has the id of another pack" in refused.problem


def test_a_pack_of_the_program_that_lacks_a_picture_is_refused(own: Path) -> None:
    (own / USUAL_PACK / "E_7.svg").unlink()
    found = find_packs(own)
    assert [pack.id for pack in found.offered] == ["alpine"]
    assert [error.file.name for error in found.refused] == ["E_7.svg"]


def test_without_any_pack_the_file_at_fault_is_named(own: Path, tmp_path: Path) -> None:
    shutil.rmtree(own / "alpine")
    (own / USUAL_PACK / "E_7.svg").unlink()
    with pytest.raises(PackError, match=r"E_7\.svg: is missing"):
        find_packs(own)
    with pytest.raises(PackError, match="holds no pack of cards"):
        find_packs(tmp_path / "nothing")
