"""What prizes add to words, as far as the letters tell."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from bukvitsa.games.underwood.ways import promised
from bukvitsa.lexicon.columns import Ids

from .lexis import FRAMED, LONGEST, THRICE, Lexis, Numbers


def best_bonus(lexis: Lexis, rows: Ids, prizes: Iterable[str]) -> Numbers:
    """Say what the best of some prizes would add to each word (UN-17)."""
    best, *others = [_bonus(lexis, prize).take(rows) for prize in prizes]
    for other in others:
        np.maximum(best, other, out=best)
    return best


@lru_cache(256)
def _bonus(lexis: Lexis, prize: str) -> Numbers:
    """Say what a prize would add to every word."""
    all_letters, one, points = _promises(prize)[:, lexis.kinds, lexis.lengths]
    bonus: Numbers = all_letters * lexis.totals + one * lexis.dearest + points
    return bonus


@lru_cache(64)
def weighed(prize: str) -> bool:
    """Tell whether what a prize brings is part of the weights."""
    return bool(_promises(prize).any())


@lru_cache(64)
def _promises(prize: str) -> Any:
    """Tabulate what a prize promises a word, by what is special in its spelling, and its length."""
    table = np.zeros((3, FRAMED + THRICE + 1, LONGEST), np.int16)
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
