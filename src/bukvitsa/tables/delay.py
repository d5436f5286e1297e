"""How long the way to a player and back takes, as the server measures it."""

from collections.abc import Callable

NEWER = 0.3
"""How much the newest measurement counts."""
MOST = 10_000
"""No more milliseconds than this are believed or shown."""


class Delay:
    """A decaying mean over pings and their pongs.

    >>> delay = Delay(iter([1_000_000, 41_000_000]).__next__)
    >>> delay.heard(delay.sent())
    >>> delay.mean
    40
    """

    def __init__(self, ticks: Callable[[], int]) -> None:
        """Take a clock that counts nanoseconds."""
        self._ticks = ticks
        self._number = 0
        self._at = 0
        self._mean: float | None = None

    def sent(self) -> int:
        """Give the number of a ping that leaves now."""
        self._number += 1
        self._at = self._ticks()
        return self._number

    def heard(self, number: int) -> None:
        """Hear a pong; only the newest ping's counts, and only once."""
        if number != self._number or not self._at:
            return
        took = min((self._ticks() - self._at) / 1e6, MOST)
        self._at = 0
        self._mean = took if self._mean is None else self._mean + NEWER * (took - self._mean)

    @property
    def mean(self) -> int | None:
        """Say how long the way is, in milliseconds, once it is known."""
        return None if self._mean is None else round(self._mean)
