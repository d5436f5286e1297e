"""`bukvitsa serve` by a clock that a test sets: it runs faster than the world's, and jumps."""

import asyncio
import mmap
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bukvitsa.cli.main import main
from bukvitsa.journal.store import Moment
from bukvitsa.tables import house
from bukvitsa.tables.times import Timer

EPOCH, SPEED, OFFSET = "CHAOS_EPOCH", "CHAOS_SPEED", "CHAOS_OFFSET"
"""Where the clock began (ms), how much faster it runs, and the file that says how far it jumped."""
WIDTH = 8


def set_offset(file: Path, offset: int) -> None:
    """Set the clock of whoever reads this file; it is seen at once."""
    file.touch()
    with file.open("r+b") as opened:
        opened.write(offset.to_bytes(WIDTH, "big", signed=True))


class SetClock:
    """The world's time as somebody sets it; all processes agree on it but for their jumps."""

    def __init__(self, epoch: int, speed: float, file: Path) -> None:
        self._epoch, self._speed = epoch, speed
        with file.open("rb") as opened:
            self._offset = mmap.mmap(opened.fileno(), WIDTH, access=mmap.ACCESS_READ)

    def now(self) -> Moment:
        lived = (time.time() * 1000 - self._epoch) * self._speed
        jumped = int.from_bytes(self._offset[:WIDTH], "big", signed=True)
        return Moment(self._epoch + int(lived) + jumped)

    def ticks(self) -> int:
        return int(time.monotonic_ns() * self._speed)

    def at(self, moment: Moment, what: Callable[[], object]) -> Timer:
        wait = max(0, moment - self.now()) / 1000 / self._speed
        return asyncio.get_running_loop().call_later(wait, what)


def clock_here() -> SetClock:
    """Make the clock that the environment describes."""
    given = os.environ
    return SetClock(int(given[EPOCH]), float(given[SPEED]), Path(given[OFFSET]))


if __name__ == "__main__":
    setattr(house, "SystemClock", clock_here)  # noqa: B010 - a seam of ours, not of the house
    sys.exit(main(["serve", "--no-open", *sys.argv[1:]]))
