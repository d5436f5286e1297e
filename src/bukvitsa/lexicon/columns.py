"""Words as columns of numbers: what NumPy searches in, computed for many words at once."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.thermometer import CAPS, ORDER

type_u64 = np.uint64
Column = NDArray[np.uint64]
Counts = NDArray[np.uint8]
Ids = NDArray[np.intp]

LOW = (1 << 64) - 1
GUARD = 0x8888_8888_8888_8888
"""The top bit of each nibble: it survives a subtraction that borrows nothing."""

MOST_IN_NIBBLE = 7
"""Copies of one letter that three bits hold."""

_NIBBLE = {letter: 4 * place for place, letter in enumerate(ALPHABET)}


def letter_counts(words: Sequence[str]) -> Counts:
    """Count the letters of each word, a row per word and a column per letter.

    >>> letter_counts(["баба"])[0, :3].tolist()
    [2, 2, 0]
    """
    counts = np.zeros((len(words), len(ALPHABET)), np.uint8)
    lengths = np.fromiter(map(len, words), np.intp, len(words))
    first = ord(ALPHABET[0])
    for length in sorted(set(lengths.tolist())):
        rows = (lengths == length).nonzero()[0]
        text = "".join(words[row] for row in rows.tolist())
        signs = np.frombuffer(text.encode("utf-32-le"), np.uint32).reshape(-1, max(length, 1))
        for place in range(length):
            counts[rows, signs[:, place] - first] += 1
    return counts


def odd_rows(counts: Counts) -> Ids:
    """Find the words with more copies of a letter than the codes can hold."""
    caps = np.array([CAPS[letter] for letter in ALPHABET], np.uint8)
    return np.flatnonzero((counts > caps).any(axis=1))


def thermometers(counts: Counts) -> tuple[Column, Column]:
    """Code each word as `letters.thermometer` does, in a low and a high column."""
    columns = np.zeros((2, len(counts)), np.uint64)
    seen = dict.fromkeys(ALPHABET, 0)
    for place, letter in enumerate(ORDER):
        has = (counts[:, ALPHABET.index(letter)] > seen[letter]).astype(np.uint64)
        columns[place >> 6] |= has << np.uint64(place & 63)
        seen[letter] += 1
    return columns[0], columns[1]


def nibbles(counts: Counts) -> tuple[Column, Column]:
    """Pack the counts four bits each, sixteen letters to a column, for exact subtraction."""
    shifts = np.arange(16, dtype=np.uint64) * np.uint64(4)
    wide = counts.astype(np.uint64)
    return (
        (wide[:, :16] << shifts).sum(axis=1, dtype=np.uint64),
        (wide[:, 16:] << shifts).sum(axis=1, dtype=np.uint64),
    )


def packed_nibbles(letters: str) -> int:
    """Pack one multiset as `nibbles` does, both columns in one number, counts above 7 as 7.

    >>> hex(packed_nibbles("баба"))
    '0x22'
    """
    packed = 0
    for letter in set(letters):
        packed += min(letters.count(letter), MOST_IN_NIBBLE) << _NIBBLE[letter]
    return packed


def minimal_rows(low: Column, high: Column) -> Ids:
    """Find the rows that contain no earlier row; give them with the shorter words first.

    Every row contains one of these, so what holds for some row holds for one of them.
    """
    rows = np.arange(len(low))
    kept = []
    while len(rows):
        kept.append(rows[0])
        outside = (low[0] & ~low) | (high[0] & ~high)
        free = outside.nonzero()[0]
        rows, low, high = rows.take(free), low.take(free), high.take(free)
    return np.array(kept, np.intp)
