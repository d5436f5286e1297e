"""The words a bot knows, as columns: all that a hand may lay is found and weighed at once."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bukvitsa.kernel.words import WordPolicy
from bukvitsa.letters.alphabet import fold, is_vowel
from bukvitsa.letters.thermometer import CAPS, LETTER_BITS, ORDER, codable, thermometer
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.columns import LOW, Column, Ids
from bukvitsa.lexicon.vocabulary import CORE_ONLY

Numbers = NDArray[np.int16]
Flags = NDArray[np.bool_]

EVERY_LETTER = "".join(letter * count for letter, count in CAPS.items())

FRAMED, THRICE = 1, 2
"""What prizes ask of a spelling besides its length: vowels at both ends, a letter three times."""

LONGEST = 64
"""All words are shorter."""

AMPLE = max(CAPS.values())
"""So many of a letter are as many as any word has."""

KNOWN = 200
"""The frequency (Zipf × 100) from which a word is known: one in ten million (WD-15)."""

TELLING = (1 << 6) - 1
"""The bits of the six letters that most often tell a word from a handful of letters."""

HIGH = LETTER_BITS >> 64
_NONE = np.uint64(0)
_ONE = np.uint64(1)


class Part(NamedTuple):
    """The words that have none of some letters, in the order of all words."""

    rows: Ids
    low: Column
    ends: list[int]
    """How many of them have so many letters at most."""


class Lexis:
    """The words of the core tier under one policy (WD-15), with what their letters count."""

    def __init__(self, book: Book, policy: WordPolicy, prices: Mapping[str, int]) -> None:
        """Gather the columns of all legal words that the code can hold."""
        vocabulary = book.vocabulary(policy, CORE_ONLY)
        found = [
            (index, ids[index.zipf.take(ids) >= KNOWN])
            for index, ids in vocabulary.found(EVERY_LETTER)
        ]
        own = [word for word in map(fold, policy.allowed) if word in vocabulary and codable(word)]
        words = [word for index, ids in found for word in index.spell(ids)] + own
        codes = [thermometer(word) for word in own]
        low = [index.low[ids] for index, ids in found]
        high = [index.high[ids] & np.uint64(HIGH) for index, ids in found]
        low.append(np.array([code & LOW for code in codes], np.uint64))
        high.append(np.array([code >> 64 for code in codes], np.uint64))
        lengths = np.bitwise_count(np.concatenate(low)) + np.bitwise_count(np.concatenate(high))
        order = lengths.argsort(kind="stable")
        self.words = [words[place] for place in order.tolist()]
        """The spelling of each row."""
        self.low: Column = np.concatenate(low)[order]
        self.high: Column = np.concatenate(high)[order]
        self.lengths = lengths[order].astype(np.int16)
        self._parts: dict[int, Part] = {}
        self._prices = np.zeros((2, 65), np.int16)
        """What the letters of the lower and of the upper bits count, and nothing for no bit."""
        for place, letter in enumerate(ORDER):
            self._prices[place >> 6, place & 63] = prices.get(letter, 0)
        self.totals, self.dearest = self._count()
        self.kinds = self._kinds()
        self.share = self._shares()

    def within(self, code: int, longest: int, free: int) -> Ids:
        """Find the words for which the letters of a code and so many of any kind are enough."""
        low, high = np.uint64(~code & LOW), np.uint64(~code >> 64 & HIGH)
        part = self._without(0 if free else ~code & TELLING)
        end = part.ends[min(longest, LONGEST - 1)]
        found: Ids
        if not free:
            rows = part.rows.take(((part.low[:end] & low) == _NONE).nonzero()[0])
            found = rows[(self.high.take(rows) & high) == _NONE]
            return found
        missing = np.bitwise_count(self.low[:end] & low)
        rows = (missing <= free).nonzero()[0]
        missing = missing.take(rows)
        missing += np.bitwise_count(self.high.take(rows) & high)
        found = rows[missing <= free]
        return found

    def _without(self, code: int) -> Part:
        """Set apart the words that have no bit of a code: a search need not look at the others."""
        part = self._parts.get(code)
        if part is None:
            rows = ((self.low & np.uint64(code)) == _NONE).nonzero()[0]
            ends = np.searchsorted(self.lengths.take(rows), np.arange(LONGEST), "right")
            part = self._parts[code] = Part(rows, self.low.take(rows), ends.tolist())
        return part

    def having(self, rows: Ids, code: int) -> Flags:
        """Tell of each word whether it has any bit of a code."""
        has: Flags = (self.low.take(rows) & np.uint64(code & LOW)) != _NONE
        if code >> 64:
            has |= (self.high.take(rows) & np.uint64(code >> 64)) != _NONE
        return has

    def nearly(self, letters: str) -> Ids:
        """Find the words that lack nothing but more of one letter that is there (PR-8)."""
        rows = self.within(thermometer(letters * AMPLE), LONGEST, 0)
        code = thermometer(letters)
        low = self.low.take(rows) & np.uint64(~code & LOW)
        high = self.high.take(rows) & np.uint64(~code >> 64 & HIGH)
        others = [~thermometer(letter * AMPLE) for letter in set(letters)]
        rest = low[:, None] & np.array([code & LOW for code in others], np.uint64)
        rest |= high[:, None] & np.array([code >> 64 & HIGH for code in others], np.uint64)
        one = (rest == _NONE).any(axis=1)
        found: Ids = rows[one & ((low | high) != _NONE)]
        return found

    def depths(self, rows: Ids, codes: Sequence[int], free: int) -> tuple[Ids, Ids, Numbers]:
        """Say of each word which of ever larger racks is the first to do.

        And how many letters it lacks even so, and what they cost.
        """
        lows = np.array([~code & LOW for code in codes], np.uint64)
        highs = np.array([~code >> 64 & HIGH for code in codes], np.uint64)
        low = self.low.take(rows) & lows[:, None]
        high = self.high.take(rows) & highs[:, None]
        missing = np.bitwise_count(low)
        missing += np.bitwise_count(high)
        depths: Ids = (missing > free).sum(axis=0)
        chosen = depths * len(rows) + np.arange(len(rows))
        return depths, missing.take(chosen), self._worth(low.take(chosen), high.take(chosen), free)

    def _worth(self, low: Column, high: Column, most: int) -> Numbers:
        """Count what so many letters of codes cost at most."""
        total = np.zeros(len(low), np.int16)
        for half, prices in ((low, self._prices[0]), (high, self._prices[1])):
            rest = half
            for _ in range(most if half.any() else 0):
                lowest = rest & -rest
                total += prices.take(np.bitwise_count(lowest - _ONE))
                rest = rest ^ lowest
        return total

    def _kinds(self) -> Numbers:
        """Tell which words have vowels at both ends, and which a letter three times."""
        framed = np.array([is_vowel(w[0]) and is_vowel(w[-1]) for w in self.words], np.bool_)
        thirds = [ORDER[:place].count(letter) == 2 for place, letter in enumerate(ORDER)]
        code = sum(1 << place for place, third in enumerate(thirds) if third)
        thrice = self.having(np.arange(len(self.words)), code)
        return (framed * FRAMED + thrice * THRICE).astype(np.int16)

    def _count(self) -> tuple[Numbers, Numbers]:
        totals = np.zeros(len(self.low), np.int16)
        dearest = np.zeros(len(self.low), np.int16)
        for half, prices in zip((self.low, self.high), self._prices, strict=True):
            for bit, price in enumerate(prices.tolist()):
                has = (half >> np.uint64(bit) & _ONE).astype(np.int16) * price
                totals += has
                np.maximum(dearest, has, out=dearest)
        return totals, dearest

    def _shares(self) -> dict[str, float]:
        """Say how large a part of the words has a letter."""
        shares = {}
        for letter in CAPS:
            place = ORDER.index(letter)
            half, bit = (self.low, place) if place < 64 else (self.high, place - 64)
            has = (half & np.uint64(1 << bit)) != 0
            shares[letter] = float(has.mean()) if len(has) else 0.0
        return shares


@lru_cache(16)
def lexis_of(book: Book, policy: WordPolicy, prices: tuple[tuple[str, int], ...]) -> Lexis:
    """Make a lexis once for all the bots of a process that ask for the same words."""
    return Lexis(book, policy, dict(prices))
