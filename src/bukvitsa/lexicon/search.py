"""All the words that can be made of letters, by their codes."""

import numpy as np

from .columns import LOW, Ids
from .compile import BLOCK, SHORT
from .index import Index, Zones

FEW = 7
"""Up to so many letters the words that are short enough are quicker read than the zone map."""

# Numbers of NumPy's own: a Python number would be turned into one at every call.
_SHIFT = np.int64(BLOCK.bit_length() - 1)
_NONE = np.uint64(0)
_COUNT = np.arange(1 << 16)


def ids_within(index: Index, outside: int, at_hand: int, shortest: int, longest: int) -> Ids:
    """Find the words of a length that have none of the bits outside.

    The bits outside are those of the letters that are not among so many at hand, and of the marks
    that are refused. The ids come in no particular order.
    """
    low, high = np.uint64(outside & LOW), np.uint64(outside >> 64)
    most = min(at_hand, longest)
    if most <= FEW:
        return _slice(index, low, high, index.start(shortest), index.start(most + 1))
    found = _zones(index.long_zones if shortest >= SHORT else index.zones, low, high)
    if shortest != SHORT and index.start(shortest):
        found = found[found >= index.start(shortest)]
    if longest < at_hand:
        found = found[found < index.start(longest + 1)]
    return found


def _slice(index: Index, low: np.uint64, high: np.uint64, start: int, end: int) -> Ids:
    """Read one column of all the words of the length, the other column where it may matter."""
    rows = ((index.low[start:end] & low) == 0).nonzero()[0]
    rows += start
    rest = index.high.take(rows)
    rest &= high
    found: Ids = rows[rest == 0]
    return found


def _zones(zones: Zones, low: np.uint64, high: np.uint64) -> Ids:
    """Read the blocks whose shared letters are at hand; skip the others unread."""
    blocks = ((zones.shared & low) == _NONE).nonzero()[0]
    codes = zones.low.take(blocks, 0)
    codes &= low
    places = (codes == _NONE).ravel().nonzero()[0]
    blocks -= _COUNT[: len(blocks)]
    blocks <<= _SHIFT
    places += blocks.take(places >> _SHIFT)
    rest = zones.high.take(places)
    rest &= high
    found: Ids = zones.ids.take(places.compress(rest == _NONE))
    return found
