"""What can be made where any form of a word counts (WD-10): three million spellings to look at."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

import numpy as np

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.thermometer import ORDER

from .columns import Column
from .dawg import Graph, open_graph
from .steals import steal_ids

Legal = Callable[[str], bool]
"""Tells whether a spelling may be played."""

_NEARBY = 12
"""Letters from which all spellings are found in a moment."""


class FormCodes:
    """The letters of all spellings as the search for steals wants them; made in a few seconds."""

    def __init__(self, first: Column, second: Column) -> None:
        """Take the multisets packed in nibbles."""
        self.first = first
        self.second = second
        width = max(1, -(-len(first) // 64)) * 8
        holders = np.zeros((len(ORDER), width), np.uint8)
        for place, letter in enumerate(ORDER):
            half, nibble = divmod(ALPHABET.index(letter), 16)
            counts = (second if half else first) >> np.uint64(4 * nibble) & np.uint64(7)
            has = np.packbits(counts > ORDER[:place].count(letter), bitorder="little")
            holders[place, : len(has)] = has
        self.holders: Column = holders.view(np.uint64)

    def letters(self, row: int) -> str:
        """Write out a multiset in the order of the alphabet."""
        packed = int(self.first[row]) | int(self.second[row]) << 64
        return "".join(letter * (packed >> 4 * at & 7) for at, letter in enumerate(ALPHABET))


class FormSearch:
    """Finds forms of words; each is put to the referee before it counts."""

    @cached_property
    def _graph(self) -> Graph:
        return open_graph()

    @cached_property
    def _codes(self) -> FormCodes:
        return FormCodes(*self._graph.multisets())

    def words(self, letters: str, legal: Legal) -> list[str]:
        """Find the legal spellings that can be made of letters."""
        return sorted(filter(legal, set(self._graph.words_within(letters))))

    def any_left(self, middle: str, table: Sequence[str], legal: Legal) -> bool:
        """Tell whether a legal spelling can be made of middle letters and whole table words.

        Near at hand first: a table word and a few letters. What is far is looked for only if need
        be. Spellings with eight equal letters, long numerals, are not looked for.
        """
        if not middle:
            return False
        near = self._of_one(middle, table)
        return any(map(legal, near)) or any(map(legal, self._of_many(middle, table)))

    def _of_one(self, middle: str, table: Sequence[str]) -> Iterator[str]:
        """Go through what is made of the middle alone, or of one word and its first letters."""
        yield from self._graph.words_within(middle)
        for word in sorted(set(table), key=len):
            letters = word + middle[: max(1, _NEARBY - len(word))]
            for spelling in self._graph.words_within(letters):
                grown = len(spelling) > len(word)
                if grown and all(word.count(each) <= spelling.count(each) for each in word):
                    yield spelling

    def _of_many(self, middle: str, table: Sequence[str]) -> Iterator[str]:
        """Go through everything that is made of middle letters and one or more table words."""
        ids, _ = steal_ids(self._codes, middle, table)
        for row in sorted(set(ids.tolist())):
            letters = self._codes.letters(row)
            for spelling in self._graph.words_within(letters):
                if len(spelling) == len(letters):
                    yield spelling
