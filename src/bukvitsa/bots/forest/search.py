"""Which word to write: all that can be made are weighed at once by the best cards of their letters.

A table tells what one, two, three… of a letter are worth here, with the best cards for them. The
worth of a word is the sum over its letters, so that thousands of words are weighed in a few steps
of NumPy.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, islice
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bukvitsa.games.forest.seen import MOST_OF_FRONT, View
from bukvitsa.games.forest.ways import Spot, least_missed, spots
from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.lexicon.columns import Ids
from bukvitsa.lexicon.index import Index
from bukvitsa.lexicon.vocabulary import Vocabulary

COPIES = 5
"""A table has a cell for none, one, two… of a letter; hardly a noun has more of one."""

MOST_WORDS = 300
"""Of more words that can be made only some are looked at, as many as that about."""

WHIM = 20
"""How much dearer a card may be by mere liking, in hundredths of a card."""

Sums: TypeAlias = tuple[float, float, float, float, float]
"""A cell of all the tables."""

_NOTHING: Sums = (0, 0, 0, 0, 0)

Worths = NDArray[np.float64]


class Tables(NamedTuple):
    """For so many of each letter: what they are worth, and what they take."""

    worth: Worths
    more: Worths
    """Of that: by cubes added where own ones stand already (FO-14)."""
    cubes: Worths
    need: Worths
    """Of these: for cards without an own one."""
    front: Worths


def best_word(view: View, vocabulary: Vocabulary, dice: Random) -> str | None:
    """Choose the word that wins most where it is marked best; None if a mere mark wins more.

    The dice make one card or another a little dearer: players who see the same would otherwise
    write the same word, and none of them would ever lead.
    """
    assert view.you is not None
    trees, front = spots(view), view.fronts[view.you].letters
    letters = "".join(sorted({*view.field.letters, *front}))
    tables = _tables(letters, trees, dice)
    columns = np.array([ALPHABET.index(letter) for letter in letters], np.intp)
    starts = np.arange(0, COPIES * len(letters), COPIES, dtype=np.int16)
    best, most = None, float(max([0, *(spot.gain for spot in trees)]))
    cubes = view.supply[view.you] + view.field.cubes_of(view.you)
    for index, found in vocabulary.found(view.field.letters + front, longest=cubes):
        if len(found):
            step = -(-len(found) // MOST_WORDS)
            ids = found[dice.randrange(step) :: step]
            cells = _counts_of(index).take(ids, 0).take(columns, 1) + starts
            word, worth = _best_unused(view, index, ids, _weighed(view, tables, cells))
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
    """Weigh words: what their cards are worth with as many cubes as there are (FO-10, FO-16)."""
    assert view.you is not None
    each = np.ones(cells.shape[1])
    worths: Worths = tables.worth.take(cells) @ each
    if view.fronts[view.you].letters:
        worths[tables.front.take(cells) @ each > MOST_OF_FRONT] = -np.inf
    cubes, supply = tables.cubes.take(cells) @ each, view.supply[view.you]
    if cubes.max() > supply:
        needs, more = tables.need.take(cells) @ each, tables.more.take(cells) @ each
        lacking = np.clip(cubes - supply, 0, cubes - needs) / np.maximum(1, cubes - needs)
        worths -= lacking * more
        worths -= _moving(view, supply, int(needs.max())).take(needs.astype(np.intp))
    return worths


def _moving(view: View, supply: int, most: int) -> Worths:
    """Say what it costs if a word needs none, one, two… cubes (FO-16)."""
    losses = [float(lost) for lost, _ in islice(least_missed(view), max(0, most - supply))]
    costs = [*[0.0] * supply, *accumulate(losses, initial=0.0)]
    return np.array(costs + [np.inf] * (most + 1 - len(costs)))


def _tables(letters: str, trees: Sequence[Spot], dice: Random) -> Tables:
    """Sum up the best cards of each letter."""
    cards: dict[str, list[Sums]] = {letter: [] for letter in letters}
    for spot in trees:
        worth = spot.gain + WHIM * dice.random()
        if not spot.own:
            cards[spot.letter].append((worth, 0, 1, 1, 0))
        else:
            cards[spot.letter].append((worth, worth, 1, 0, 0) if spot.gain > 0 else _NOTHING)
    cells: list[float] = []
    for letter in letters:
        best = sorted(cards[letter], reverse=True)[: COPIES - 1]
        worth = more = cubes = need = 0.0
        cells += _NOTHING
        for card in best:
            worth, more = worth + card[0], more + card[1]
            cubes, need = cubes + card[2], need + card[3]
            cells += (worth, more, cubes, need, 0)
        for front in range(1, COPIES - len(best)):
            cells += (worth, more, cubes, need, front)
    return Tables(*np.array(cells).reshape(-1, len(_NOTHING)).T.copy())


@lru_cache(maxsize=8)
def _counts_of(index: Index) -> NDArray[np.uint8]:
    """Count the letters of every word of an index, a column per letter."""
    shifts = np.arange(0, 64, 4, dtype=np.uint64)
    nibble = np.uint64(15)
    halves = [column[:, None] >> shifts & nibble for column in (index.first, index.second)]
    return np.minimum(np.concatenate(halves, axis=1), COPIES - 1).astype(np.uint8)
