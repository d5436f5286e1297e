"""The words a bot knows, as sets: a bit a word, the dearest word first.

What can be laid is found by putting together the sets of words that want what is not there; the
lowest bits that are left are the words that count most.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bukvitsa.kernel.words import WordPolicy
from bukvitsa.letters.alphabet import fold, is_vowel
from bukvitsa.letters.thermometer import CAPS, LETTER_BITS, ORDER, codable, thermometer
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.columns import LOW
from bukvitsa.lexicon.vocabulary import CORE_ONLY

WordSet: TypeAlias = int
"""A bit for each word of a lexis, the lowest for the dearest."""

Numbers = NDArray[np.int64]
Marks = NDArray[np.uint8]

EVERY_LETTER = "".join(letter * count for letter, count in CAPS.items())

FRAMED, THRICE = 1, 2
"""What prizes ask of a spelling besides its length: vowels at both ends, a letter three times."""

LONGEST = 64
"""All words are shorter."""

AMPLE = max(CAPS.values())
"""So many of a letter are as many as any word has."""

WINDOW = (1 << 1024) - 1
"""So many bits of a set are looked at closely at a time: a short number is handled sooner."""

KNOWN = 200
"""The frequency (Zipf × 100) from which a word is known: one in ten million (WD-15)."""

BYTES = (len(ORDER) + 7) // 8
PARTS = (0, 8, 16, 24, 32, 40, 48, 56, 64, len(ORDER))
"""A code falls into these parts; of each the same few bits come again and again."""
REMEMBERED = 1024

LEVELS = {letter: [place for place, sign in enumerate(ORDER) if sign == letter] for letter in CAPS}
"""The bits that tell one, two, … of a letter."""


class Lexis:
    """The words of the core tier under one policy (WD-15), with what their letters count."""

    def __init__(self, book: Book, policy: WordPolicy, prices: Mapping[str, int]) -> None:
        """Gather all legal words that the code can hold."""
        words, codes = _words_of(book, policy)
        has = _bits(codes)
        self._prices = [prices.get(letter, 0) for letter in ORDER]
        counted = has * np.array(self._prices)[:, None]
        order = (-counted.sum(axis=0)).argsort(kind="stable")
        has, counted = has[:, order], counted[:, order]
        self.words = [words[place] for place in order.tolist()]
        self.codes = [codes[place] for place in order.tolist()]
        self.totals: list[int] = counted.sum(axis=0).tolist()
        self.dearest: Numbers = counted.max(axis=0, initial=0)
        self.lengths: Numbers = has.sum(axis=0)
        self.kinds: Numbers = _kinds(self.words, has)
        self.share = {
            letter: float(has[levels[0]].mean()) if words else 0.0
            for letter, levels in LEVELS.items()
        }
        self._all = (1 << len(words)) - 1
        self._having = [word_set(row) for row in has]
        self._long = [word_set(self.lengths >= least) for least in range(LONGEST)]
        self._lacking: dict[int, list[_Lacking]] = {}

    def within(self, code: int, free: int) -> WordSet:
        """Find the words for which the letters of a code and so many of any kind are enough."""
        tables = self._lacking.get(free)
        if tables is None:
            parts = [self._having[start:end] for start, end in pairwise(PARTS)]
            tables = self._lacking[free] = [_Lacking(part, free + 1) for part in parts]
        outside = ~code & LETTER_BITS
        keys = (*(outside & LOW).to_bytes(8, "little"), outside >> 64)
        rows = [table[key] for table, key in zip(tables, keys, strict=True)]
        if not free:
            lack = 0
            for (one,) in rows:
                lack |= one
            return lack ^ self._all
        if free == 1:
            lack = several = 0
            for one, two in rows:
                several |= two | lack & one
                lack |= one
            return several ^ self._all
        # At each place the words that lack so many letters and one more.
        lacks = [0] * (free + 1)
        for more in rows:
            for count in range(free, -1, -1):
                lack = lacks[count] | more[count]
                for here in range(count):
                    lack |= lacks[here] & more[count - here - 1]
                lacks[count] = lack
        return lacks[free] ^ self._all

    def nearly(self, letters: str) -> WordSet:
        """Find the words that lack nothing but more of one letter that is there (PR-8)."""
        one = two = 0
        for letter in set(letters):
            levels, count = LEVELS[letter], letters.count(letter)
            if count < len(levels):
                lack = self._having[levels[count]]
                two |= one & lack
                one |= lack
        return self.within(thermometer(letters * AMPLE), 0) & (one ^ two)

    def count(self, code: int) -> int:
        """Count what the letters of a code cost."""
        total = 0
        while code:
            others = code & (code - 1)
            total += self._prices[(code ^ others).bit_length() - 1]
            code = others
        return total

    def long(self, least: int) -> WordSet:
        """Find the words with so many letters at least."""
        return self._long[max(0, least)] if least < LONGEST else 0


class _Lacking(dict[int, tuple[WordSet, ...]]):
    """Which words want one, two, … of some letters that are not there, by the bits of these."""

    def __init__(self, having: list[WordSet], most: int) -> None:
        """Take the words that have each letter."""
        super().__init__()
        self._having, self._most = having, most

    def __missing__(self, key: int) -> tuple[WordSet, ...]:
        lacks = [0] * self._most
        for place in places(key):
            has = self._having[place]
            for count in range(self._most - 1, 0, -1):
                lacks[count] |= lacks[count - 1] & has
            lacks[0] |= has
        if len(self) == REMEMBERED:
            self.clear()
        self[key] = tuple(lacks)
        return self[key]


def level(letter: str, count: int) -> int:
    """Give the bit of a code that tells «at least so many of a letter», if there is one.

    >>> level("о", 2) == thermometer("оо") ^ thermometer("о"), level("ъ", 9)
    (True, 0)
    """
    levels = LEVELS[letter]
    return 1 << levels[count - 1] if count <= len(levels) else 0


def places(words: WordSet) -> Iterator[int]:
    """Go through the places of the bits of a set.

    >>> [*places(0b10110)]
    [1, 2, 4]
    """
    start = 0
    while words:
        empty = (words ^ (words - 1)).bit_length() - 1
        words >>= empty
        start += empty
        window = words & WINDOW
        while window:
            others = window & (window - 1)
            yield start + (window ^ others).bit_length() - 1
            window = others
        words ^= words & WINDOW


def word_set(marks: NDArray[Any]) -> WordSet:
    """Make a set of the words that are marked.

    >>> bin(word_set(np.array([False, True, True])))
    '0b110'
    """
    return int.from_bytes(np.packbits(marks, bitorder="little").tobytes(), "little")


def _words_of(book: Book, policy: WordPolicy) -> tuple[list[str], list[int]]:
    """List the words that a bot knows at a table, and their codes."""
    words, codes = [], []
    vocabulary = book.vocabulary(policy, CORE_ONLY)
    for index, ids in vocabulary.found(EVERY_LETTER):
        known = ids[index.zipf.take(ids) >= KNOWN]
        words += index.spell(known)
        low, high = index.low.take(known).tolist(), index.high.take(known).tolist()
        codes += [(low | high << 64) & LETTER_BITS for low, high in zip(low, high, strict=True)]
    own = [word for word in map(fold, policy.allowed) if word in vocabulary and codable(word)]
    return words + own, [*codes, *map(thermometer, own)]


def _bits(codes: Sequence[int]) -> Marks:
    """Lay codes out, a row for each bit of a code and a column for each word."""
    raw = b"".join([code.to_bytes(BYTES, "little") for code in codes])
    table = np.frombuffer(raw, np.uint8).reshape(-1, BYTES)
    return np.unpackbits(table, axis=1, bitorder="little", count=len(ORDER)).T


def _kinds(words: Sequence[str], has: Marks) -> Numbers:
    """Tell which words have vowels at both ends, and which a letter three times."""
    framed = np.array([is_vowel(word[0]) and is_vowel(word[-1]) for word in words], np.bool_)
    thirds = [levels[2] for levels in LEVELS.values() if len(levels) > 2]
    return framed * FRAMED + has[thirds].any(axis=0) * THRICE


@lru_cache(16)
def lexis_of(book: Book, policy: WordPolicy, prices: tuple[tuple[str, int], ...]) -> Lexis:
    """Make a lexis once for all the bots of a process that ask for the same words."""
    return Lexis(book, policy, dict(prices))
