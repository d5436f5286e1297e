"""What a front is worth (FO-30, FO-31)."""

from collections.abc import Mapping

from bukvitsa.letters.alphabet import Letter

from .field import Front
from .options import ForestOptions

CLOSED_PRICE = 2
"""What a face-down card is worth where prices count (FO-31)."""


def cards(front: Front) -> int:
    """Count the cards a player has won (FO-30)."""
    return len(front.letters) + front.closed


def score(front: Front, options: ForestOptions, prices: Mapping[Letter, int]) -> int:
    """Count a front's cards, or add up their prices (FO-31).

    >>> prices = {Letter("а"): 1, Letter("щ"): 5}
    >>> [score(Front("ащ", 1), ForestOptions(prices=said), prices) for said in (False, True)]
    [3, 8]
    """
    if not options.prices:
        return cards(front)
    return sum(prices.get(Letter(sign), 0) for sign in front.letters) + CLOSED_PRICE * front.closed
