"""One compiled list of words, in memory or mapped from a file; ids stay inside the lexicon."""

import threading
from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from bukvitsa.kernel.words import Tier
from bukvitsa.letters.alphabet import are_letters, fold

from .columns import Column, Ids
from .compile import BLOCK, LENGTHS, TRAITS, Arrays, compile_index, slot_of
from .entry import Entry, Flag

FEW_STRINGS = 10_000
"""So many words are spelt one by one as they are found; then it is time to spell them all."""


class Zones(NamedTuple):
    """Words in blocks of such as share rare letters, and what all the words of a block share."""

    shared: Column
    low: Column
    high: Column
    ids: Ids

    def since(self, block: int) -> Self:
        """Leave out the first blocks."""
        rows = block * BLOCK
        return type(self)(self.shared[block:], self.low[block:], self.high[rows:], self.ids[rows:])


class Index:
    """Words by id, in the order of length and alphabet, and the columns that are searched."""

    def __init__(self, arrays: Arrays) -> None:
        """Take the arrays that `compile_index` made."""
        self.low: Column = arrays["low"]
        self.high: Column = arrays["high"]
        self.first: Column = arrays["first"]
        self.second: Column = arrays["second"]
        self.zones = Zones(
            arrays["zone_shared"], arrays["zone_low"], arrays["zone_high"], arrays["zone_ids"]
        )
        self.long_zones = self.zones.since(int(arrays["zone_start"][0]))
        self.holders: Column = arrays["holders"].view(np.uint64)
        self.starts: list[int] = arrays["starts"].tolist()
        self.odd: list[int] = arrays["odd"].tolist()
        self.zipf: NDArray[np.int16] = arrays["zipf"]
        self._arrays = arrays
        self._text: memoryview[int] = arrays["text"].data
        self._slots: memoryview[int] = arrays["slots"].data
        self._words = np.empty(0, np.object_)
        self._spelled = np.zeros(len(self.low), np.bool_)
        self._to_spell = FEW_STRINGS
        self._lock = threading.Lock()
        self._bytes_before = self._group_offsets()

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Self:
        """Compile entries and keep the index in memory."""
        return cls(compile_index(entries))

    def __len__(self) -> int:
        """Count the words."""
        return len(self.low)

    def spell(self, ids: Ids) -> list[str]:
        """Spell words as they are compared, without ё."""
        if self._to_spell > 0:
            with self._lock:
                self._spell_new(ids)
        words: list[str] = self._words.take(ids).tolist()
        return words

    def _spell_new(self, ids: Ids) -> None:
        """Make the strings not asked for before; after a while all of them, for good."""
        if not len(self._words):
            self._words = np.empty(len(self), np.object_)
        new = ids[~self._spelled.take(ids)]
        if len(new) < self._to_spell:
            self._words[new] = [self.word(row) for row in new.tolist()]
            self._spelled[new] = True
        else:
            self._words[:] = self.spell_all()
        self._to_spell -= len(new)

    def spell_all(self) -> list[str]:
        """Spell every word, in the order of their ids."""
        text = fold(str(self._text, "cp1251"))
        words: list[str] = []
        for length in range(1, LENGTHS):
            start = self._bytes_before[length]
            end = start + length * (self.start(length + 1) - self.start(length))
            words += [text[place : place + length] for place in range(start, end, length)]
        return words

    def start(self, length: int) -> int:
        """Give the first id of the words with at least so many letters."""
        return self.starts[length] if length < LENGTHS else len(self)

    def minimal_candidates(self, shortest: int) -> Ids:
        """Give the ids among which are all words that contain no other, for any marks."""
        ready: Ids | None = self._arrays.get(f"minimal{shortest}")
        return np.arange(self.start(shortest), len(self)) if ready is None else ready

    def find(self, word: str) -> int | None:
        """Find the id of a word in lower case without ё."""
        if not are_letters(word):
            return None
        slots = self._slots
        slot = slot_of(word, len(slots))
        while slots[slot] >= 0:
            if self.word(slots[slot]) == word:
                return slots[slot]
            slot = slot + 1 & len(slots) - 1
        return None

    def shown(self, row: int) -> str:
        """Spell a word as people write it, with its ё."""
        length = bisect_left(self.starts, row + 1) - 1
        place = self._bytes_before[length] + (row - self.starts[length]) * length
        return str(self._text[place : place + length], "cp1251")

    def word(self, row: int) -> str:
        """Spell a word as it is compared, without ё."""
        return fold(self.shown(row))

    def entry_at(self, row: int) -> Entry:
        """Give all that is known of the word with an id."""
        shown = self.shown(row)
        traits = int(self._arrays["traits"][row])
        return Entry(
            word=fold(shown),
            shown=shown,
            tier=Tier.RARE if traits >> len(TRAITS) else Tier.CORE,
            flags=_flags(traits),
            zipf=int(self.zipf[row]),
        )

    def entry(self, word: str) -> Entry | None:
        """Find the entry of a spelling in lower case without ё."""
        row = self.find(word)
        return None if row is None else self.entry_at(row)

    def _group_offsets(self) -> list[int]:
        offsets = [0]
        for length in range(LENGTHS - 1):
            count = self.starts[length + 1] - self.starts[length]
            offsets.append(offsets[-1] + length * count)
        return offsets


@cache
def _flags(traits: int) -> frozenset[Flag]:
    """Name the traits that are told by bits."""
    return frozenset(flag for bit, flag in enumerate(TRAITS) if traits >> bit & 1)
