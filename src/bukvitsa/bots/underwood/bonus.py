"""What prizes add to words, as far as the letters tell."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from bukvitsa.games.underwood.ways import promised

from .lexis import FRAMED, LONGEST, THRICE, Lexis, WordSet, word_set


class Bonus(NamedTuple):
    """What a prize adds to the words of a lexis."""

    words: WordSet
    """Those to which it adds something."""
    points: list[int]
    """How much, by word."""


@lru_cache(256)
def bonus_of(lexis: Lexis, prize: str) -> Bonus:
    """Say what a prize would add to every word (UN-17)."""
    all_letters, one, more = _promises(prize)[:, lexis.kinds, lexis.lengths]
    points = all_letters * lexis.totals + one * lexis.dearest + more
    return Bonus(word_set(points > 0), points.tolist())


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
