"""Which words are worth a closer look: all that can be made, weighed at once."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bukvitsa.games.underwood.seen import View
from bukvitsa.games.underwood.ways import Layer, promised
from bukvitsa.letters.thermometer import thermometer
from bukvitsa.lexicon.columns import Ids

from .lexis import FRAMED, LONGEST, THRICE, Lexis, Numbers

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

Weights = NDArray[np.float64]


def promising(view: View, lexis: Lexis, layer: Layer) -> Iterator[tuple[float, str]]:
    """Name the words that seem to bring most, the best first, and what they seem to bring.

    Where no wild card, swap or prize comes in, the weight is the true one.
    """
    stock = layer.stock
    reach = "".join([card.face for card in view.ribbon[: -REACH - 1 : -1]])
    hand = "".join([letter * len(cards) for letter, cards in stock.letters.items()])
    codes = _codes(hand, reach)
    free = len(stock.wild) + sum([slot.face in stock.letters for slot in stock.slots])
    rows = lexis.within(codes[-1], stock.count + len(reach) + free, free)
    if len(rows) > MOST:
        rows = rows[lexis.totals.take(rows).argpartition(-MOST)[-MOST:]]
    weights = _weights(view, lexis, layer, (rows, codes, free))
    if stock.respelling is not None:
        more = lexis.nearly(hand)
        others = lexis.totals.take(more) * (1 + HELD) - HELD * stock.cost
        rows, weights = np.concatenate((rows, more)), np.concatenate((weights, others))
    if len(rows) > FEW:
        best = weights.argpartition(-FEW)[-FEW:]
        rows, weights = rows.take(best), weights.take(best)
    best = (-weights).argsort()
    for row, weight in zip(rows.take(best).tolist(), weights.take(best).tolist(), strict=True):
        yield weight, lexis.spell(row)


def _codes(hand: str, reach: str) -> list[int]:
    """Code the hand, and the hand with ever more of the ribbon."""
    code = thermometer(hand)
    codes = [code]
    for letter in reach:
        hand += letter
        code |= thermometer(letter * hand.count(letter))
        codes.append(code)
    return codes


def _weights(
    view: View, lexis: Lexis, layer: Layer, found: tuple[Ids, Sequence[int], int]
) -> Weights:
    """Weigh words by what they count, what they tear along and what they leave in the hand."""
    rows, codes, free = found
    stock, prices = layer.stock, view.prices
    depths, missing, lack = lexis.depths(rows, codes, free)
    torn = [0]
    for card in view.ribbon[: -len(codes) : -1]:
        torn.append(torn[-1] + prices.get(card.face, 0))
    totals = lexis.totals.take(rows)
    held = np.array(torn).take(depths) + stock.cost - totals
    if free:
        totals = totals - lack
        held += lack - WILD * np.minimum(missing, len(stock.wild))
    weights: Weights = totals - HELD * held
    weights += OUT * (depths - lexis.lengths.take(rows) <= 1 - stock.count)
    if stock.prizes:
        weights += _prized(lexis, rows, totals, [card.face for card in stock.prizes])
    return weights


def _prized(lexis: Lexis, rows: Ids, totals: Numbers, prizes: Sequence[str]) -> Numbers:
    """Say what the best prize would add to each word (UN-17)."""
    lengths, kinds = lexis.lengths.take(rows), lexis.kinds.take(rows)
    dearest = lexis.dearest.take(rows)
    best = np.zeros(len(rows), np.int64)
    for prize in prizes:
        all_letters, one, points = _promises(prize)[:, kinds, lengths]
        np.maximum(best, all_letters * totals + one * dearest + points, out=best)
    return best


@lru_cache(64)
def weighed(prize: str) -> bool:
    """Tell whether what a prize brings is part of the weights."""
    return bool(_promises(prize).any())


@lru_cache(64)
def _promises(prize: str) -> Any:
    """Tabulate what a prize promises a word, by what is special in its spelling, and its length."""
    table = np.zeros((3, FRAMED + THRICE + 1, LONGEST), np.int64)
    for kind in range(table.shape[1]):
        for length in range(2, LONGEST):
            table[:, kind, length] = promised(prize, _sample(kind, length))
    return table


def _sample(kind: int, length: int) -> str:
    """Spell something of a kind and a length.

    >>> _sample(0, 5), _sample(FRAMED, 5), _sample(FRAMED + THRICE, 5)
    ('бвгдж', 'авгда', 'аббба')
    """
    plain = ("бвгджзклмнпрстфхцчшщ" * LONGEST)[: min(length, 40)].ljust(length, "ь")
    if kind & THRICE:
        plain = plain[:1] + "ббб" + plain[4:]
    return ("а" + plain[1:-1] + "а" if kind & FRAMED else plain)[:length]
