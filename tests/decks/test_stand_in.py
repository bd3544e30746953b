"""The plain card that stands in for a picture that is not there."""

import pytest
from PySide6.QtGui import QImage

from schafkopf_desktop.decks.pack import load_pack
from schafkopf_desktop.decks.stand_in import stand_in_image
from schafkopf_desktop.resources_path import resource_path

FACES = (*load_pack(resource_path("decks", "salzburg")).faces, "back")


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def test_no_two_look_alike() -> None:
    assert len({pixels(stand_in_image(face, 60, 100)) for face in FACES}) == len(FACES)


@pytest.mark.parametrize("face", ["S_D", "back"])
@pytest.mark.parametrize(("width", "height"), [(120, 200), (87, 145), (1, 2)])
def test_size_in_pixels(face: str, width: int, height: int) -> None:
    image = stand_in_image(face, width, height)
    assert (image.width(), image.height()) == (width, height)


@pytest.mark.parametrize("face", FACES)
def test_corners_are_transparent_and_the_middle_is_not(face: str) -> None:
    image = stand_in_image(face, 120, 200)
    corners = [image.pixelColor(x, y).alpha() for x in (0, 119) for y in (0, 199)]
    assert corners == [0, 0, 0, 0]
    assert image.pixelColor(60, 100).alpha() == 255


@pytest.mark.parametrize(("face", "colour"), [("H_K", "#c2352a"), ("L_K", "#5b8a45"), ("E_K", "#8f5c35")])
def test_the_sign_has_the_colour_of_its_suit(face: str, colour: str) -> None:
    assert stand_in_image(face, 600, 1000).pixelColor(300, 330).name() == colour
