"""What a front is worth (FO-30, FO-31)."""

from collections.abc import Mapping

from bukvitsa.letters.alphabet import Letter

from .field import Front
from .options import ForestOptions

CLOSED_PRICE = 2
"""What a face-down card is worth where prices count (FO-31)."""


def score(front: Front, options: ForestOptions, prices: Mapping[Letter, int]) -> int:
    """Count a front's cards, or their prices.

    >>> score(Front("ащ", 1), ForestOptions(), {}), Front("ащ", 1)
    (3, Front(letters='ащ', closed=1))
    """
    if not options.prices:
        return len(front.letters) + front.closed
    return sum(prices.get(Letter(sign), 0) for sign in front.letters) + CLOSED_PRICE * front.closed
