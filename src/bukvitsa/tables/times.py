"""The world's clock behind a port, and the time that tables lived through.

A game's clock runs with the world's, less the time in which nobody served any table. How long
that was is everybody's knowledge (`Store.outages`); until it is known, no clock runs further than
a little past the last beat, so that nobody's time runs out in the dark.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from bukvitsa.journal.store import Moment, Outage
from bukvitsa.kernel.moments import Instant

BEAT = 2_000
"""Every so many milliseconds a process says that it serves tables."""
LATE = 5_000
"""After so many milliseconds without a beat nobody has served."""
GRACE = 5_000
"""So long the clocks stand still after an outage, for people to come back."""


class Timer(Protocol):
    """Something that is going to happen."""

    def cancel(self) -> None:
        """Let it not happen."""
        ...


class WorldClock(Protocol):
    """The world's time."""

    def now(self) -> Moment:
        """Tell the time; it may be set, forward and back."""
        ...

    def ticks(self) -> int:
        """Count nanoseconds of a clock that nobody sets, to tell who was first."""
        ...

    def at(self, moment: Moment, what: Callable[[], object]) -> Timer:
        """Let something happen at a moment, at once if it is past."""
        ...


class SystemClock:
    """The machine's own clock and the loop's timers."""

    def now(self) -> Moment:
        """Tell the time."""
        return Moment(time.time_ns() // 1_000_000)

    def ticks(self) -> int:
        """Count nanoseconds."""
        return time.monotonic_ns()

    def at(self, moment: Moment, what: Callable[[], object]) -> Timer:
        """Let something happen at a moment."""
        wait = max(0, moment - self.now()) / 1000
        return asyncio.get_running_loop().call_later(wait, what)


class Alarm:
    """Rings at one moment: the earliest it was set to."""

    __slots__ = ("_at", "_clock", "_ring", "_timer")

    def __init__(self, clock: WorldClock, ring: Callable[[], object]) -> None:
        """Be set to no moment yet."""
        self._clock, self._ring = clock, ring
        self._timer: Timer | None = None
        self._at = Moment(0)

    def ring_at(self, moment: Moment) -> None:
        """Ring then, unless it rings earlier: who is rung for too early sets it again."""
        if self._timer is not None:
            if self._at <= moment:
                return
            self._timer.cancel()
        self._at = moment
        self._timer = self._clock.at(moment, self._rung)

    @property
    def is_set(self) -> bool:
        """Tell whether it will ring."""
        return self._timer is not None

    def rings_by(self, moment: Moment) -> bool:
        """Tell whether it rings at that moment or before."""
        return self._timer is not None and self._at <= moment

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _rung(self) -> None:
        self._timer = None
        self._ring()


async def sleep(clock: WorldClock, span: int) -> None:
    """Wait for so many milliseconds."""
    woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def wake() -> None:
        if not woken.done():
            woken.set_result(None)

    timer = clock.at(Moment(clock.now() + span), wake)
    try:
        await woken
    finally:
        timer.cancel()


class Anchor(msgspec.Struct, frozen=True, gc=False):
    """From this moment of the world the game's clock goes on from that instant."""

    moment: Moment
    instant: Instant


class Lived:
    """The world's time less what nobody lived through."""

    def __init__(self) -> None:
        """Begin without knowledge: no clock is held back."""
        self.outages: Sequence[Outage] = ()
        self.beat: Moment | None = None
        """When this process last heard that the store heard it."""

    def instant(self, anchor: Anchor, moment: Moment) -> Instant:
        """Tell what the game's clock says at a moment.

        >>> lived = Lived()
        >>> lived.outages = [Outage(Moment(1_300), Moment(1_500))]
        >>> lived.instant(Anchor(Moment(1_000), Instant(70)), Moment(2_000))
        870
        """
        beat, since = self.beat, anchor.moment
        if beat is not None and moment > beat + LATE:
            moment = Moment(beat + LATE)
        span = moment - since
        for outage in reversed(self.outages):
            if outage.end <= since:
                break
            span -= max(0, min(outage.end, moment) - max(outage.start, since))
        return Instant(anchor.instant + span) if span > 0 else anchor.instant

    def moment(self, anchor: Anchor, instant: Instant) -> Moment:
        """Tell when the game's clock will say so, if nothing comes between.

        >>> lived = Lived()
        >>> lived.outages = [Outage(Moment(1_300), Moment(1_500))]
        >>> lived.moment(Anchor(Moment(1_000), Instant(70)), Instant(870))
        2000
        """
        moment = anchor.moment + max(0, instant - anchor.instant)
        for outage in self.outages:
            if anchor.moment < outage.end and outage.start < moment:
                moment += outage.end - max(outage.start, anchor.moment)
        return Moment(moment)
