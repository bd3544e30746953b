"""The drawing program itself: the same bytes on every run, and a kit that keeps its promises. Needs shapely."""

import math
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="drawing needs the extra `art`")

from resources.art.__main__ import DECKS
from resources.art.checks import expected_files
from resources.art.deck import Deck, deck_of, signs, write
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.palette import COLOURS
from resources.art.kit.shapes import box, contains, ellipse, polygons
from resources.art.kit.spline import mirrored, spline
from resources.art.kit.svg_path import path_data
from resources.art.pip_cards import columns
from resources.art.rendering import render
from schafkopf_desktop.decks.pack import Pack, load_pack

PACKS = [load_pack(file.parent) for file in sorted(DECKS.glob("*/pack.toml"))]


@pytest.fixture(scope="module", params=PACKS, ids=lambda pack: pack.id)
def pack(request: pytest.FixtureRequest) -> Pack:
    made: Pack = request.param
    return made


def test_the_committed_files_are_what_the_program_draws(pack: Pack) -> None:
    drawn = dict(deck_of(pack.id).documents())
    assert sorted(drawn) == sorted(expected_files(pack))
    changed = [name for name, text in drawn.items() if (pack.path / name).read_bytes() != text.encode()]
    assert changed == []


def test_the_committed_signs_are_what_the_program_draws() -> None:
    assert {name: (DECKS / "signs" / name).read_text(encoding="utf-8") for name, _ in signs()} == dict(signs())


def test_an_x_stands_on_the_tens_and_the_name_on_the_weli_alone(pack: Pack) -> None:
    faces = deck_of(pack.id).faces
    tens = {face for face in faces if face.endswith("_10")}
    pips = {face: draw().words for face, draw in faces.items() if face[2:].isdigit()}
    assert {face for face, words in pips.items() if "X" in words} == tens
    assert {face for face, words in pips.items() if "WELI" in words} == ({"S_6"} if pack.has_weli else set())


def test_files_are_written_with_unix_line_ends(tmp_path: Path) -> None:
    whole = deck_of("salzburg")
    small = Deck(faces={"E_D": whole.faces["E_D"]}, back=whole.back)
    assert write(small.documents(), tmp_path) == len(list(tmp_path.iterdir())) == 4
    assert b"\r" not in (tmp_path / "E_D.svg").read_bytes()


@pytest.mark.parametrize("count", range(5, 11))
def test_columns_hold_as_many_pips_as_the_card_says(count: int) -> None:
    places = columns(count)
    assert len(set(places)) == count
    assert sorted(x for x, _ in places) == sorted(600 - x for x, _ in places)


def test_a_spline_passes_through_its_points_and_keeps_straight_between_corners() -> None:
    line = spline("0,0* 10,0* 20,10 30,0*")
    assert line[:2] == [(0, 0), (10, 0)]
    assert (20, 10) in line
    assert line[-1] == pytest.approx((30, 0))


def test_mirrored_points_keep_their_corners() -> None:
    assert mirrored("10,5* 20,7.5", -1, 300) == "290,5* 280,7.5"


def test_a_limb_is_as_wide_as_asked() -> None:
    limb = Limb([(0, 0), (100, 0)], (20, 40))
    assert limb.half_width(0) == 10
    assert limb.half_width(1) == 20
    assert contains(limb.shape, 95, 15)
    assert not contains(limb.shape, 5, 15)


def test_path_data_drops_what_has_no_area() -> None:
    assert path_data(box(0, 0, 0.04, 0.04)) == ""
    assert path_data(box(0, 0, 10, 10)) == "M10 0l0 10-10 0 0-10z"


@pytest.mark.parametrize("flipped", [False, True])
def test_light_stays_upper_left_on_a_mirrored_part(flipped: bool) -> None:
    canvas = Canvas()
    with canvas.at(100, 100, mirrored=flipped):
        canvas.part(ellipse(0, 0, 40), "red", shade=20)
    image = render(canvas.svg(), 600, 1000)
    assert image.pixelColor(122, 118).name() == COLOURS["red.shade"]
    assert image.pixelColor(78, 82).name() == COLOURS["red"]


def test_a_livery_exchanges_a_colour_with_its_shade_but_not_within_symbols() -> None:
    canvas = Canvas()
    with canvas.livery({"red": "blue"}):
        canvas.part(box(0, 0, 50, 50), "red")
        canvas.symbol("square", lambda own: own.part(box(0, 0, 50, 50), "red"))
    svg = canvas.svg()
    symbol, placed = svg.split("</defs>")
    assert "#c2352a" in symbol
    assert "#67899e" in placed
    assert "#425f74" in placed
    assert "#c2352a" not in placed


def test_a_symbol_is_drawn_once_however_often_it_is_placed() -> None:
    canvas = Canvas()
    for x in range(3):
        with canvas.at(x * 100):
            canvas.symbol("dot", lambda own: own.ink(ellipse(0, 0, 5)))
    assert canvas.svg().count("<path") == 1
    assert canvas.svg().count("<use") == 3


def test_polygons_of_a_broken_shape_are_found_one_by_one() -> None:
    halves = box(0, 0, 10, 10).difference(box(4, -1, 6, 11))
    assert math.isclose(sum(part.area for part in polygons(halves)), 80)
