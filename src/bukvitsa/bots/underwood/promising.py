"""Which words are worth a closer look: all that can be made, weighed at once."""

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bukvitsa.games.underwood.seen import View
from bukvitsa.games.underwood.stock import Stock
from bukvitsa.letters.thermometer import thermometer
from bukvitsa.lexicon.columns import Ids

from .bonus import best_bonus
from .lexis import Lexis

HELD = 0.5
"""A card left in the hand counts half its price: the round may go on."""
OUT = 8.0
"""What it is worth to end the round with all the others' cards in their hands (UN-19)."""
WILD = 5
"""What a wild card in the hand costs (UN-20)."""
REACH = 4
"""No farther into the ribbon: what is torn along costs more than a word brings."""
MOST = 120
"""So many words are weighed."""
FEW = 6
"""So many words are named."""

Weights = NDArray[np.floating]


class Rack(NamedTuple):
    """What a player has for words, as the lexis reads it."""

    hand: str
    codes: list[int]
    """The hand, and the hand with ever more of the ribbon."""
    torn: list[int]
    """What each of these cards of the ribbon counts."""
    free: int
    """How many letters may be served by wild cards, of the hand or swapped in."""
    given: list[int]
    """For each swap, what the code loses by the letter that is given for the wild card."""


def promising(view: View, lexis: Lexis, stock: Stock) -> Iterator[tuple[float, str]]:
    """Name the words that seem to bring most, the best first, and what they seem to bring.

    Where no wild card, swap or prize comes in, the weight is the true one.
    """
    rack = _rack(view, stock)
    longest = stock.count + len(rack.torn) + rack.free
    rows = lexis.within(rack.codes[-1], longest, rack.free)
    if len(rows) > MOST:
        rows = rows[lexis.totals.take(rows).argpartition(-MOST)[-MOST:]]
    weights = (_weights_with_wild if rack.free else _weights)(lexis, stock, rows, rack)
    if stock.prizes:
        weights += best_bonus(lexis, rows, [card.face for card in stock.prizes])
    if stock.respelling is not None:
        more = lexis.nearly(rack.hand)
        others = lexis.totals.take(more) * (1 + HELD) - HELD * stock.cost
        rows, weights = np.concatenate((rows, more)), np.concatenate((weights, others))
    for _ in range(min(FEW, len(rows))):
        best = weights.argmax()
        yield weights.item(best), lexis.words[rows.item(best)]
        weights[best] = -np.inf


def _rack(view: View, stock: Stock) -> Rack:
    """Read the hand and the near end of the ribbon."""
    hand = "".join([letter * len(cards) for letter, cards in stock.letters.items()])
    code = thermometer(hand)
    codes, torn, held = [code], [], hand
    for card in view.ribbon[: -REACH - 1 : -1]:
        held += card.face
        code |= thermometer(card.face * held.count(card.face))
        codes.append(code)
        torn.append(view.prices.get(card.face, 0))
    swaps = [slot.face for slot in stock.slots if slot.face in stock.letters]
    given = [code & ~thermometer(held.replace(letter, "", 1)) for letter in swaps]
    return Rack(hand, codes, torn, len(stock.wild) + len(swaps), given)


def _weights(lexis: Lexis, stock: Stock, rows: Ids, rack: Rack) -> Weights:
    """Weigh words by what they count, what they tear along and what they leave in the hand."""
    weights = lexis.totals.take(rows) * (1 + HELD) - HELD * stock.cost
    left = stock.count - lexis.lengths.take(rows)
    for code, price in zip(rack.codes, rack.torn, strict=False):
        deeper = lexis.having(rows, rack.codes[-1] & ~code)
        weights -= deeper * (HELD * price)
        left += deeper
    weights += OUT * (left <= 1)
    return weights


def _weights_with_wild(lexis: Lexis, stock: Stock, rows: Ids, rack: Rack) -> Weights:
    """Weigh words likewise where wild cards, which count nothing, may stand for letters."""
    depths, missing, lack = lexis.depths(rows, rack.codes, rack.free)
    wild = np.minimum(missing, len(stock.wild))
    torn = np.array([0, *accumulate(rack.torn)]).take(depths)
    counted = lexis.totals.take(rows) - lack
    weights: Weights = counted * (1 + HELD) - HELD * (torn + stock.cost - WILD * wild)
    weights += OUT * (stock.count - lexis.lengths.take(rows) + depths <= 1)
    if rack.given:
        # A letter cannot both serve the word and be given for the wild card that the word needs.
        impossible = missing > len(stock.wild)
        for code in rack.given:
            impossible &= lexis.having(rows, code)
        weights[impossible] = -np.inf
    return weights
