"""Who was first: the last acts of a table, and how it stood before each."""

from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .history import AnyTable
from .wire import First

REMEMBERED = 8
"""So many acts are looked back; of those who claim at one instant one wins and the rest lose."""
LONGEST = 10_000
"""Who comes later than that was not in a race."""
FAILED = "failed"
"""So ends the name of the event by which a game tells that a call was judged wrong."""


class Recent(msgspec.Struct, frozen=True, gc=False):
    """An act that was done here a moment ago."""

    by: Seat
    ticks: int
    """When it arrived."""
    seq: int
    """How many open events had happened before it."""
    before: AnyTable
    after: AnyTable


class Races:
    """The last acts of one table."""

    __slots__ = ("_recent",)

    def __init__(self) -> None:
        """Remember nothing."""
        self._recent: deque[Recent] = deque(maxlen=REMEMBERED)

    def add(self, recent: Recent) -> None:
        """Remember an act that everybody could see."""
        self._recent.append(recent)

    def first(
        self, tried: tuple[Seat, Any, World], seen: int, ticks: int, newer: list[Recent]
    ) -> First | None:
        """Name who was quicker, where an act would have come off at the table its player had seen.

        `newer` are acts that have been judged and are being written.
        """
        by, act, world = tried
        possible = False
        for recent in (*self._recent, *newer):
            if recent.seq < seen or ticks - recent.ticks > LONGEST * 1_000_000:
                continue
            possible = possible or _possible(recent.before, by, act, world)
            if possible and recent.by != by and not _possible(recent.after, by, act, world):
                return First(recent.by, max(0, round((ticks - recent.ticks) / 1e6)))
        return None


def failed(events: Iterable[Any]) -> bool:
    """Tell whether an act was a call that was judged wrong."""
    return any(map(_tells_of_failure, map(type, events)))


@cache
def _tells_of_failure(event: type[msgspec.Struct]) -> bool:
    return str(event.__struct_config__.tag).endswith(FAILED)


def _possible(table: AnyTable, by: Seat, act: Any, world: World) -> bool:
    result = table.submit(by, act, world)
    return not isinstance(result, Refusal) and not failed(result.events)
