"""Which word to write: all that can be made are weighed at once by the best cards of their letters.

A table tells what one, two, three… of a letter are worth here, with the best cards for them. The
worth of a word is the sum over its letters, so that thousands of words are weighed in a few steps
of NumPy.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bukvitsa.games.forest.seen import MOST_OF_FRONT, View
from bukvitsa.games.forest.ways import Spot, least_missed, spots
from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.lexicon.columns import Column, Ids
from bukvitsa.lexicon.index import Index
from bukvitsa.lexicon.vocabulary import Vocabulary

COPIES = 8
"""The table has a column for none, one, two… of a letter; no noun has more of one."""

WHIM = 20
"""How much dearer a card may be by mere liking, in hundredths of a card."""

_START = {letter: COPIES * place for place, letter in enumerate(ALPHABET)}
_CELLS = COPIES * len(ALPHABET)

Worths = NDArray[np.float64]


class Tables(NamedTuple):
    """For so many of each letter: what they are worth, cubes needed, cards of the front."""

    worth: Worths
    need: NDArray[np.intp]
    front: NDArray[np.intp]


def best_word(view: View, vocabulary: Vocabulary, dice: Random) -> str | None:
    """Choose the word that wins most where it is marked best; None if a mere mark wins more.

    The dice make one card or another a little dearer: players who see the same would otherwise
    write the same word, and none of them would ever lead.
    """
    assert view.you is not None
    front = view.fronts[view.you].letters
    trees = [spot._replace(gain=spot.gain + dice.randrange(WHIM)) for spot in spots(view)]
    tables = _tables(trees, front)
    best, most = None, float(max([0, *(spot.gain for spot in trees)]))
    for index, ids in vocabulary.found(view.field.letters + front):
        if len(ids):
            worths = _weighed(view, tables, cells_of(index).take(ids, 0))
            word, worth = _best_unused(view, index, ids, worths)
            if worth > most:
                best, most = word, worth
    return best


def _best_unused(view: View, index: Index, ids: Ids, worths: Worths) -> tuple[str, float]:
    """Take the best word that is not used and has not been voted down (FO-11, WD-13)."""
    while True:
        row = int(worths.argmax())
        word, worth = index.word(int(ids[row])), float(worths[row])
        if worth == -np.inf or not (word in view.used or word in view.rulings.failed):
            return word, worth
        worths[row] = -np.inf


def _weighed(view: View, tables: Tables, cells: NDArray[np.int16]) -> Worths:
    """Weigh words: what their cards are worth, less what must be moved for them (FO-10, FO-16)."""
    assert view.you is not None
    worths: Worths = tables.worth.take(cells).sum(axis=1)
    if view.fronts[view.you].letters:
        worths[tables.front.take(cells).sum(axis=1) > MOST_OF_FRONT] = -np.inf
    needs = tables.need.take(cells).sum(axis=1)
    most, supply = int(needs.max()), view.supply[view.you]
    if most > supply:
        worths -= _moving(view, supply, most).take(needs)
    return worths


def _moving(view: View, supply: int, most: int) -> Worths:
    """Say what it costs if a word needs none, one, two… cubes (FO-16, FO-18)."""
    costs = [0.0] * (supply + 1)
    for count in range(1, most - supply + 1):
        paid = least_missed(view, count)
        costs.append(float(paid[0]) if paid is not None else np.inf)
    return np.array(costs)


def _tables(trees: Sequence[Spot], front: str) -> Tables:
    worths, needs, served = [0.0] * _CELLS, [0] * _CELLS, [0] * _CELLS
    cards: dict[str, list[tuple[int, int]]] = {letter: [] for letter in front}
    for spot in trees:
        # A card with an own cube may serve without another one.
        card = (max(0, spot.gain), 0) if spot.own else (spot.gain, 1)
        cards.setdefault(spot.letter, []).append(card)
    for letter, choices in cards.items():
        choices.sort(key=_first, reverse=True)
        worth = need = 0
        for copy, cell in enumerate(range(_START[letter] + 1, _START[letter] + COPIES)):
            if copy < len(choices):
                worth += choices[copy][0]
                need += choices[copy][1]
            worths[cell], needs[cell] = worth, need
            served[cell] = max(0, copy + 1 - len(choices))
    return Tables(np.array(worths), np.array(needs), np.array(served))


def _first(card: tuple[int, int]) -> int:
    return card[0]


@lru_cache(maxsize=8)
def cells_of(index: Index) -> NDArray[np.int16]:
    """Say for every word of an index in which cell of a table each letter's count is found."""
    shifts = np.arange(0, 64, 4, dtype=np.uint64)
    halves = [(column[:, None] >> shifts & np.uint64(COPIES - 1)) for column in _columns(index)]
    starts = np.arange(0, _CELLS, COPIES, dtype=np.int16)
    cells: NDArray[np.int16] = np.concatenate(halves, axis=1).astype(np.int16) + starts
    return cells


def _columns(index: Index) -> tuple[Column, Column]:
    return index.first, index.second
