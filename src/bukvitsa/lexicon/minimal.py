"""The minimal words: those that contain no other. A word can be made if one of these can."""

from collections.abc import Sequence

import numpy as np

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.multiset import Letters

from .columns import Column, letter_counts, minimal_rows, odd_rows, thermometers
from .plain import makes

_ONE = {letter: 1 << place for place, letter in enumerate(ALPHABET)}
_TWO = {letter: 1 << place | 1 << place + 32 for place, letter in enumerate(ALPHABET)}
_ALL = (1 << 64) - 1
_BYTES = tuple(
    tuple(
        "".join(letter for bit, letter in enumerate(ALPHABET[start : start + 8]) if byte >> bit & 1)
        for byte in range(256)
    )
    for start in range(0, 32, 8)
)
"""The letters that each byte of a set of letters stands for."""


class Minimal:
    """A few hundred words that answer for all of them, in a code of one machine word.

    A bit says «the letter is here», another «it is here twice». The few words with three equal
    letters stand at the end: for them the code is necessary, not sufficient.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Take words; those that contain another one are dropped."""
        self.words = tuple(sorted(minimal_words(words), key=_is_thick))
        self._codes = np.array([_code(word) for word in self.words], np.uint64)
        self._thin = sum(not _is_thick(word) for word in self.words)

    def any_within(self, letters: str) -> bool:
        """Tell whether a word can be made of letters."""
        missing = self._missing(letters)
        return bool(np.count_nonzero(missing) < len(missing)) and self._any(missing, letters)

    def one_within(self, letters: str) -> str | None:
        """Name one of these words that can be made of letters, if any can."""
        missing = self._missing(letters)
        if np.count_nonzero(missing) == len(missing):
            return None
        rows = (missing == 0).nonzero()[0].tolist()
        fit = (row for row in rows if row < self._thin or makes(self.words[row], letters))
        return next((self.words[row] for row in fit), None)

    def next_letters(self, letters: str) -> str:
        """Say which letters would make a word possible if one of them came to these.

        They come in the order of the alphabet, all of them if a word is possible already.
        """
        missing = self._missing(letters)
        full = np.count_nonzero(missing) == len(missing)
        if not full and self._any(missing, letters):
            return ALPHABET
        rows = (np.bitwise_count(missing) == 1).nonzero()[0]
        bits = int(np.bitwise_or.reduce(missing[rows]))
        if not full or (len(rows) and rows[-1] >= self._thin):
            bits = self._careful(missing, letters)
        bits |= bits >> 32
        one, two, three, four = _BYTES
        return (
            one[bits & 255]
            + two[bits >> 8 & 255]
            + three[bits >> 16 & 255]
            + four[bits >> 24 & 255]
        )

    def _missing(self, letters: str) -> Column:
        return self._codes & np.uint64(_ALL ^ _code(letters))

    def _any(self, missing: Column, letters: str) -> bool:
        rows = (missing == 0).nonzero()[0].tolist()
        return any(row < self._thin or makes(self.words[row], letters) for row in rows)

    def _careful(self, missing: Column, letters: str) -> int:
        """Collect the single missing letters where thick words may be among those that miss one."""
        bits = 0
        for row in (np.bitwise_count(missing) <= 1).nonzero()[0].tolist():
            lacking = Letters.of(self.words[row]).missing(Letters.of(letters))
            if len(lacking) == 1:
                bits |= _ONE[lacking.spelling]
        return bits


def _is_thick(word: str) -> bool:
    return max(map(word.count, word)) > 2


def minimal_words(words: Sequence[str]) -> tuple[str, ...]:
    """Keep the words that contain no other, one of those with the same letters.

    >>> minimal_words(["окот", "кот", "ток", "дом"])
    ('кот', 'дом')
    """
    ordered = sorted(words, key=len)
    counts = letter_counts(ordered)
    odd = frozenset(odd_rows(counts).tolist())
    low, high = thermometers(counts)
    even = np.array([row for row in range(len(ordered)) if row not in odd], np.intp)
    rows = even.take(minimal_rows(low.take(even), high.take(even))).tolist()
    kept = [ordered[row] for row in rows]
    for row in sorted(odd):
        if not any(makes(word, ordered[row]) for word in kept):
            kept.append(ordered[row])
    return tuple(kept)


def _code(letters: str) -> int:
    code = 0
    count = letters.count
    for letter in set(letters):
        code |= _ONE[letter] if count(letter) == 1 else _TWO[letter]
    return code
