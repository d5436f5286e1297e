"""The world's clock for tests that cannot wait: it runs so many times faster."""

import asyncio
import time
from collections.abc import Callable

from bukvitsa.journal.store import Moment
from bukvitsa.tables.times import Timer


class FastClock:
    """Runs faster than the machine's own, from now on."""

    def __init__(self, speed: float) -> None:
        self._speed, self._start = speed, time.monotonic()
        self._base = time.time()

    def now(self) -> Moment:
        lived = (time.monotonic() - self._start) * self._speed
        return Moment(int((self._base + lived) * 1000))

    def ticks(self) -> int:
        return int(time.monotonic_ns() * self._speed)

    def at(self, moment: Moment, what: Callable[[], object]) -> Timer:
        wait = max(0, moment - self.now()) / 1000 / self._speed
        return asyncio.get_running_loop().call_later(wait, what)
