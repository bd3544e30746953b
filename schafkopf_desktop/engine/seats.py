"""The four seats, numbered 0 to 3 clockwise; the seat to the left of a seat is the next one."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A seat number, 0 to 3, clockwise seen from above."""

SEATS: Final[tuple[Seat, ...]] = (0, 1, 2, 3)


def next_seat(seat: Seat) -> Seat:
    """Return the seat to the left of `seat`, which acts after it."""
    return (seat + 1) % 4


def seats_from(first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """Return the four seats in the order in which they act when `first` begins."""
    return (first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4)


def forehand_of(dealer: Seat) -> Seat:
    """Return the seat that bids first and leads the first trick (rules 2.4)."""
    return next_seat(dealer)
