"""The table's measures, as the layout guide gives them."""

import pytest

from schafkopf_desktop.ui.table.geometry import (
    CARD_RATIO,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Box,
    Placement,
    TableGeometry,
    frame_of,
)

SIZES = [(960, 600), (1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2520, 1080), (2560, 1440), (3840, 2160)]


def box_around(placement: Placement, margin: float = 0.0) -> Box:
    width, height = placement.width + 2 * margin, placement.width * CARD_RATIO + 2 * margin
    return Box(placement.centre.x - width / 2, placement.centre.y - height / 2, width, height)


@pytest.mark.parametrize(
    ("width", "height", "card_width"),
    [(960, 600, 87), (1024, 640, 94), (1280, 800, 119), (1920, 1080, 162), (2560, 1440, 217), (3840, 2160, 329)],
)
def test_card_width_grows_with_the_window(width: int, height: int, card_width: int) -> None:
    assert round(TableGeometry.of_window(width, height).card_width) == card_width


@pytest.mark.parametrize(
    ("width", "height", "compact", "rail", "top"),
    [
        (1179, 800, True, 0, 48),
        (1280, 689, True, 0, 48),
        (1180, 690, False, 264, 48),
        (1280, 800, False, 264, 48),
        (3840, 2160, False, 264 * 1.6561, 48 * 1.6561),
    ],
)
def test_frame_divides_the_window(width: int, height: int, compact: bool, rail: float, top: float) -> None:
    frame = frame_of(width, height)
    assert frame.compact is compact
    assert frame.rail == pytest.approx(rail, rel=1e-3)
    assert frame.top == pytest.approx(top, rel=1e-3)


def test_frame_scale_never_exceeds_two() -> None:
    assert frame_of(9000, 9000).scale == 2


@pytest.mark.parametrize(
    ("seat", "left", "top", "width"),
    [(NORTH, 416, 50, 184), (WEST, 32, 270.72, 184), (EAST, 800, 270.72, 184), (SOUTH, 24, 668, 148)],
)
def test_plates_at_1280(seat: int, left: float, top: float, width: float) -> None:
    plate = TableGeometry.of_window(1280, 800).seat_plate(seat)
    assert (plate.x, plate.y, plate.width, plate.height) == pytest.approx((left, top, width, 56))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_trick_is_clockwise_round_its_centre(width: int, height: int) -> None:
    table = TableGeometry.of_window(width, height)
    centre = table.trick_centre
    assert table.trick_card(WEST).centre.x < centre.x < table.trick_card(EAST).centre.x
    assert table.trick_card(NORTH).centre.y < centre.y < table.trick_card(SOUTH).centre.y
    assert [table.trick_card(seat).rotation for seat in (WEST, NORTH, EAST, SOUTH)] == [-3, 1.5, 3, -1.5]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_fan_with_fewer_cards_spreads_but_is_never_wider(width: int, height: int) -> None:
    table = TableGeometry.of_window(width, height)

    def spread(count: int) -> float:
        return table.fan_step(count) * (count - 1)

    for count in range(2, 8):
        assert spread(count) <= spread(8) + 1e-6
        assert table.fan_step(8) <= table.fan_step(count) <= 0.86 * table.card_width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_fan_is_symmetric_and_droops_to_its_ends(width: int, height: int) -> None:
    table = TableGeometry.of_window(width, height)
    fan = [table.fan_card(index, 8) for index in range(8)]
    assert fan[0].rotation == -fan[7].rotation == pytest.approx(-4.55)
    assert fan[0].centre.y == fan[7].centre.y > fan[3].centre.y
    assert table.fan_card(2, 8, lift=16).centre.y == pytest.approx(fan[2].centre.y - 16)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_covers_anything(width: int, height: int) -> None:
    table = TableGeometry.of_window(width, height)
    plates = {seat: table.seat_plate(seat) for seat in range(4)}
    trick = [box_around(table.trick_card(seat)) for seat in range(4)]
    highest_hand_edge = table.fan_top - table.raise_legal
    for plate in plates.values():
        assert plate.x >= 0
        assert plate.right <= table.width
        assert plate.bottom <= table.height
        assert not any(plate.overlaps(card) for card in trick)
    assert all(card.bottom <= highest_hand_edge for card in trick)
    first = table.fan_card(0, 8)
    assert plates[SOUTH].right <= first.centre.x - first.width / 2 + 12
    area = table.panel_area
    assert area.width > 360
    assert area.bottom < table.fan_top
    assert not any(area.overlaps(plate) for plate in plates.values())


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_tags_keep_clear_of_each_other_and_of_the_hand(width: int, height: int) -> None:
    table = TableGeometry.of_window(width, height)
    tags = [table.trick_tag(seat, 150, 23 * table.scale) for seat in range(4)]
    for seat, tag in enumerate(tags):
        assert tag.bottom <= table.fan_top - table.raise_legal + 1
        assert not any(tag.overlaps(other) for other in tags[seat + 1 :])


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_popup_stays_on_the_table_above_the_hand(width: int, height: int) -> None:
    table = TableGeometry.of_window(width, height)
    popup = table.popup(306 * table.scale, 160 * table.scale)
    assert popup.right <= table.width
    assert popup.bottom <= table.fan_top - table.raise_legal


def test_seats_keep_to_the_middle_of_a_very_wide_screen() -> None:
    table = TableGeometry.of_window(2520, 1080)
    assert table.seating.width == pytest.approx(2 * table.height)
    assert table.seating.centre.x == pytest.approx(table.width / 2)
    assert table.seat_plate(WEST).x > 100
    assert TableGeometry.of_window(1920, 1080).seating.width == TableGeometry.of_window(1920, 1080).width


def test_bubbles_keep_on_the_table() -> None:
    table = TableGeometry.of_window(960, 600)
    for seat in range(4):
        bubble = table.bubble(seat, table.seat_plate(seat), 190, 40)
        assert bubble.x >= 0
        assert bubble.right <= table.width
        assert bubble.bottom <= table.height


def test_clamp_moves_a_box_inside() -> None:
    table = TableGeometry.of_window(960, 600)
    assert table.clamp(Box(-50, 9999, 100, 50), 8) == Box(8, table.height - 58, 100, 50)
