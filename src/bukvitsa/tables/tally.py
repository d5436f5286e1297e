"""What a house counts for whoever operates it; no names and no words."""

from bisect import bisect_left
from collections import Counter

import msgspec

BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
"""The upper bounds of the histograms, in milliseconds; what is longer goes to the last place."""


class Histogram(msgspec.Struct):
    """How long something took, in milliseconds."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, span: float) -> None:
        """Count one more.

        >>> histogram = Histogram()
        >>> histogram.add(3)
        >>> histogram.counts[:4]
        [0, 0, 1, 0]
        """
        self.total += span
        self.counts[bisect_left(BOUNDS, span)] += 1


class Tally(msgspec.Struct):
    """Counts since the process began."""

    acts: int = 0
    alarms: int = 0
    bot_acts: int = 0
    refusals: Counter[str] = msgspec.field(default_factory=Counter)
    told: int = 0
    """Messages handed to connections."""
    taken: int = 0
    """Appends that another process was quicker with."""
    unreachable: int = 0
    broken: int = 0
    """Exceptions in the games' own code or ours."""
    commits: Histogram = msgspec.field(default_factory=Histogram)
    fan_outs: Histogram = msgspec.field(default_factory=Histogram)
