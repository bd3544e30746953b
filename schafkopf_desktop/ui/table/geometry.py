"""Where everything lies on the table: pure functions of the window size.

All lengths are logical pixels. The table's own coordinates start at its top left corner, below the top bar; positions
of cards are their centres. Seats are clockwise from the person at the bottom (0 south, 1 west, 2 north, 3 east) and are
never mirrored, not even where the writing runs from right to left.
"""

import math
from dataclasses import dataclass
from functools import cached_property

HAND_SIZE = 8
CARD_RATIO = 5 / 3
CORNER = 0.056
MINIMUM_WIDTH, MINIMUM_HEIGHT = 960, 600

SOUTH, WEST, NORTH, EAST = range(4)
TRICK_ROTATION = {SOUTH: -1.5, WEST: -3.0, NORTH: 1.5, EAST: 3.0}


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the table, x to the right and y downwards."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the table by its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def overlaps(self, other: "Box") -> bool:
        """Whether the two rectangles share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a card lies: its centre, its width and its rotation in degrees clockwise."""

    centre: Point
    width: float
    rotation: float = 0.0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO


@dataclass(frozen=True, slots=True)
class Frame:
    """How a window divides: chrome scale, top bar and right rail, and whether the narrow layout holds.

    Attributes:
        scale: factor of everything but the cards, 1 to 2.
        top: height of the top bar.
        rail: width of the right rail, 0 in the compact layout.
        wide: whether the window is so wide that the seats keep to the middle (21:9).
    """

    compact: bool
    scale: float
    top: float
    rail: float
    wide: bool


def frame_of(window_width: float, window_height: float) -> Frame:
    """The frame of a window whose content measures `window_width` x `window_height`."""
    compact = window_width < 1180 or window_height < 690
    growth = 1.02 * math.sqrt(min(window_width / 1280, window_height / 800)) - 0.02
    scale = 1.0 if compact else min(max(growth, 1.0), 2.0)
    rail = 0.0 if compact else max(264.0, min(0.21 * window_width, 264 * scale))
    return Frame(compact, scale, 48 * scale, rail, window_width > 2.2 * window_height)


@dataclass(frozen=True)
class TableGeometry:
    """Every place on a table of `width` x `height` inside a window divided by `frame`."""

    frame: Frame
    width: float
    height: float

    @classmethod
    def of_window(cls, window_width: float, window_height: float) -> "TableGeometry":
        """The table that a window of this size leaves beside the top bar and the rail."""
        frame = frame_of(window_width, window_height)
        return cls(frame, window_width - frame.rail, window_height - frame.top)

    @property
    def scale(self) -> float:
        return self.frame.scale

    @cached_property
    def seating(self) -> Box:
        """The part of the cloth that the seats use: all of it, but at most twice as wide as high on a 21:9 screen."""
        width = min(self.width, 2.0 * self.height) if self.frame.wide else self.width
        return Box((self.width - width) / 2, 0, width, self.height)

    # The person's hand

    @cached_property
    def card_width(self) -> float:
        by_height = 0.158 * self.height
        by_width = (self.seating.width - 2 * max(110, 0.11 * self.seating.width)) / 6.2
        return max(72.0, min(by_height, by_width, 340.0))

    @property
    def card_height(self) -> float:
        return self.card_width * CARD_RATIO

    def fan_step(self, count: int) -> float:
        """The distance between neighbours in a fan of `count` cards; fewer cards spread, the fan never gets wider."""
        width = self.card_width
        full = 0.68 * width
        if not self.frame.compact:
            full = min(0.74 * width, (self.seating.width - 356 * self.scale - width) / (HAND_SIZE - 1))
        if count >= HAND_SIZE or count < 2:
            return full
        return min(0.86 * width, full * (HAND_SIZE - 1) / (count - 1))

    @property
    def fan_top(self) -> float:
        """The top edge of the hand's middle cards at rest; a card released above it is played."""
        return self.height - self.card_height - (14 if self.frame.compact else 22 * self.scale)

    @property
    def fan_left(self) -> float:
        """The left edge of a full hand."""
        return self.seating.centre.x - ((HAND_SIZE - 1) * self.fan_step(HAND_SIZE) + self.card_width) / 2

    @property
    def fan_right(self) -> float:
        """The right edge of a full hand."""
        return 2 * self.seating.centre.x - self.fan_left

    @property
    def raise_legal(self) -> float:
        return 16 * self.scale

    @property
    def lower_illegal(self) -> float:
        return 20 * self.scale

    @property
    def raise_focus(self) -> float:
        return 12 * self.scale

    def fan_card(self, index: int, count: int, lift: float = 0.0) -> Placement:
        """Card `index` of a hand of `count`, raised by `lift` (negative: lowered)."""
        from_middle = index - (count - 1) / 2
        x = self.seating.centre.x + from_middle * self.fan_step(count)
        top = self.fan_top + 1.3 * self.scale * from_middle**2 - lift
        return Placement(Point(x, top + self.card_height / 2), self.card_width, 1.3 * from_middle)

    # The trick

    @property
    def trick_width(self) -> float:
        return self.card_width * (0.84 if self.frame.compact else 0.90)

    @property
    def trick_centre(self) -> Point:
        return Point(self.seating.centre.x, 0.435 * self.height)

    def trick_card(self, seat: int) -> Placement:
        """The place of the card that `seat` plays into the trick."""
        width = self.trick_width
        up = width * CARD_RATIO / 2 + 2
        across = 1.15 * width
        x, y = {SOUTH: (0.0, up), WEST: (-across, 0.0), NORTH: (0.0, -up), EAST: (across, 0.0)}[seat]
        centre = Point(self.trick_centre.x + x, self.trick_centre.y + y)
        return Placement(centre, width, TRICK_ROTATION[seat])

    @property
    def slot(self) -> Box:
        """The dashed place that waits for the person's card."""
        place = self.trick_card(SOUTH)
        inset = 3.5 * self.scale
        return Box(
            place.centre.x - place.width / 2 + inset,
            place.centre.y - place.height / 2 + inset,
            place.width - 2 * inset,
            place.height - 2 * inset,
        )

    def trick_tag(self, seat: int, width: float, height: float) -> Box:
        """The place of a tag of the given size that belongs to the trick card of `seat`."""
        place = self.trick_card(seat)
        half_width, half_height = place.width / 2, place.height / 2
        inset, gap, below = 2 * self.scale, 12 * self.scale, 8 * self.scale
        side_y = self.trick_centre.y + half_height + below
        if seat == WEST:
            return Box(place.centre.x + half_width - inset - width, side_y, width, height)
        if seat == EAST:
            return Box(place.centre.x - half_width + inset, side_y, width, height)
        x = place.centre.x + half_width + gap
        if seat == NORTH:
            return Box(x, place.centre.y - half_height + 14 * self.scale, width, height)
        lowest = place.centre.y + half_height - 14 * self.scale - height
        return Box(x, max(lowest, side_y + height + 4 * self.scale), width, height)

    # The seats

    def seat_plate(self, seat: int, content_width: float = 0.0) -> Box:
        """The plate of `seat`, wide enough for `content_width`; the person's is at the bottom left."""
        scale, compact = self.scale, self.frame.compact
        height = 56 * scale
        if seat == SOUTH:
            left = 18.0 if compact else 24 * scale
            bottom = 14.0 if compact else 28 * scale
            return Box(self.seating.x + left, self.height - bottom - height, max(148 * scale, content_width), height)
        usual = 172.0 if compact else 184 * scale
        width = max(usual, content_width)
        if seat == NORTH:
            return Box(self.seating.centre.x - width / 2, 30.0 if compact else 50 * scale, width, height)
        outer = (100.0 if compact else 124 * scale) - usual / 2
        y = 0.36 * self.height
        x = self.seating.x + outer if seat == WEST else self.seating.right - outer - width
        return Box(x, y, width, height)

    @property
    def back_width(self) -> float:
        return 34.0 if self.frame.compact else 40 * self.scale

    def seat_back(self, plate: Box, index: int, count: int) -> Placement:
        """Back `index` of the `count` cards that a computer player holds behind its `plate`."""
        width = self.back_width
        from_middle = index - (count - 1) / 2
        top = plate.y - 49 * self.scale * width / (40 * self.scale) + 0.8 * self.scale * from_middle**2
        x = plate.centre.x + from_middle * 0.36 * width
        return Placement(Point(x, top + width * CARD_RATIO / 2), width, 2.2 * from_middle)

    def bubble(self, seat: int, plate: Box, width: float, height: float) -> Box:
        """The place of a speech bubble of the given size beside the `plate` of `seat`."""
        gap = 10 * self.scale
        if seat == NORTH:
            return Box(plate.right + 12 * self.scale, plate.centre.y - height / 2, width, height)
        if seat == SOUTH:
            above_plate = plate.y - gap - height
            above_hand = self.fan_top - self.raise_legal - gap - height
            clear_of_hand = plate.x + width < self.fan_left - gap
            return Box(plate.x, above_plate if clear_of_hand else above_hand, width, height)
        margin = 8 * self.scale
        x = min(max(plate.centre.x - width / 2, self.seating.x + margin), self.seating.right - margin - width)
        return Box(x, plate.bottom + gap, width, height)

    # What opens over the cloth

    @property
    def panel_area(self) -> Box:
        """The free middle for the auction and choice panels, between the plate in the north and the whole hand."""
        gap = 12 * self.scale
        left = self.seat_plate(WEST).right + gap
        right = self.seat_plate(EAST).x - gap
        top = self.seat_plate(NORTH).bottom + gap
        return Box(left, top, right - left, self.fan_top - gap - top)

    def popup(self, width: float, height: float) -> Box:
        """The place of the last-trick picture: right of the trick, below the seat in the east, above the hand."""
        margin, gap = 14 * self.scale, 8 * self.scale
        right_of_trick = self.trick_card(EAST).centre.x + self.trick_width / 2 + margin
        at_edge = self.width - margin - width
        x = at_edge if self.frame.compact else min(right_of_trick, at_edge)
        over_hand = x < self.fan_right + gap
        lowest = self.fan_top - self.raise_legal - gap if over_hand else self.height - 150 * self.scale
        return Box(x, min(self.seat_plate(EAST).bottom + gap, lowest - height), width, height)

    @property
    def popup_card_width(self) -> float:
        """The width of the cards in the last-trick picture."""
        return 34.0 if self.frame.compact else 54 * self.scale

    def clamp(self, box: Box, margin: float) -> Box:
        """The same rectangle moved inside the table by at least `margin` on each side."""
        x = max(margin, min(box.x, self.width - margin - box.width))
        y = max(margin, min(box.y, self.height - margin - box.height))
        return Box(x, y, box.width, box.height)
