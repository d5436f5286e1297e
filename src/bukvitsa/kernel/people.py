"""Who sits, who watches, and who else may speak."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play (clockwise)."""


class Clock(Enum):
    """The table's own hand: it submits nothing but `TimeUp`."""

    CLOCK = "clock"


class Watcher(Enum):
    """Somebody who sees what lies open and has no seat."""

    WATCHER = "watcher"


CLOCK = Clock.CLOCK
WATCHER = Watcher.WATCHER

Actor: TypeAlias = Seat | Clock
Viewer: TypeAlias = Seat | Watcher


@cache
def everyone(seats: int) -> tuple[Seat, ...]:
    """Name all seats of a table in order.

    >>> everyone(3)
    (0, 1, 2)
    """
    return tuple(Seat(number) for number in range(seats))


def left_of(seat: Seat, seats: int) -> Seat:
    """Name the next seat clockwise.

    >>> left_of(Seat(2), 3)
    0
    """
    return Seat((seat + 1) % seats)


def clockwise(first: Seat, seats: int) -> Iterator[Seat]:
    """Go once round the table.

    >>> list(clockwise(Seat(1), 3))
    [1, 2, 0]
    """
    return (Seat((first + step) % seats) for step in range(seats))


def distance(start: Seat, end: Seat, seats: int) -> int:
    """Count the steps clockwise from one seat to another.

    >>> distance(Seat(2), Seat(1), 3)
    2
    """
    return (end - start) % seats
