"""The words of one table: those its policy takes, and what can be made of them."""

from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec
import numpy as np
from numpy.typing import NDArray

from bukvitsa.kernel.words import Tier, WordPolicy
from bukvitsa.letters.alphabet import fold, is_letter
from bukvitsa.letters.thermometer import thermometer

from .columns import Ids
from .compile import LENGTHS
from .index import Index
from .marks import ALL_BITS, let_through, marks_of, refused_marks
from .minimal import Minimal
from .plain import makes, ways
from .search import ids_within
from .steals import Masks, steal_ids

BOTH_TIERS = frozenset(Tier)
CORE_ONLY = frozenset({Tier.CORE})


class Made(msgspec.Struct, frozen=True, order=True):
    """A word and the table words that go into it, by their places; the rest is loose letters."""

    word: str
    used: tuple[int, ...] = ()


class Vocabulary:
    """What can be made under one word policy; letters are given in lower case with ё as е."""

    def __init__(
        self, indexes: Sequence[Index], policy: WordPolicy, tiers: frozenset[Tier] = BOTH_TIERS
    ) -> None:
        """Look at indexes through a policy, and at a table's own list (WD-16)."""
        self._indexes = tuple(indexes)
        self._refused = refused_marks(policy, tiers)
        self._refused_high = np.uint64(self._refused >> 64)
        self._free = let_through(self._refused)
        self._shortest = policy.shortest
        self._banned = frozenset(map(fold, policy.banned))
        self._looked_at = tuple((index, _unbanned(index, self._banned)) for index in indexes)
        own = dict.fromkeys(map(fold, policy.allowed))
        by_hand = [*self._odd(), *(word for word in own if self._is_own(word))]
        self._by_hand = {word: thermometer(word) for word in by_hand}

    def __contains__(self, word: str) -> bool:
        """Tell whether a word is legal here."""
        if len(word) < self._shortest or word in self._banned:
            return False
        return word in self._by_hand or self._is_indexed(word)

    def words(self, letters: str, shortest: int = 0, longest: int = LENGTHS) -> list[str]:
        """Find all the words of a length that can be made of letters, in no particular order."""
        outside = self._outside(letters)
        words, *more = [
            index.spell(ids) for index, ids in self._found(outside, len(letters), shortest, longest)
        ]
        for others in more:
            words += others
        for word, code in self._by_hand.items():
            if not code & outside and shortest <= len(word) <= longest and makes(word, letters):
                words.append(word)
        return words

    def found(
        self, letters: str, shortest: int = 0, longest: int = LENGTHS
    ) -> list[tuple[Index, Ids]]:
        """Find the coded words that can be made of letters, by index and id."""
        return self._found(self._outside(letters), len(letters), shortest, longest)

    def _outside(self, letters: str) -> int:
        return ALL_BITS ^ (thermometer(letters) | self._free)

    def _found(
        self, outside: int, at_hand: int, shortest: int, longest: int
    ) -> list[tuple[Index, Ids]]:
        shortest = max(shortest, self._shortest)
        found = []
        for index, unbanned in self._looked_at:
            ids = ids_within(index, outside, at_hand, shortest, longest)
            found.append((index, ids if unbanned is None else ids[unbanned.take(ids)]))
        return found

    def any_within(self, letters: str) -> bool:
        """Tell whether any word can be made of letters."""
        return self.minimal.any_within(letters)

    def one_within(self, letters: str) -> str | None:
        """Name some word that can be made of letters, if any can."""
        return self.minimal.one_within(letters)

    def next_letters(self, letters: str) -> str:
        """Say which letters would make a word possible if one of them came to these."""
        return self.minimal.next_letters(letters)

    def steals(self, loose: str, table: Sequence[str], using: str = "") -> list[Made]:
        """Find every way to make a word of loose letters and of one or more table words (AN-6).

        If a letter must be used, only the ways are found that take it from the loose ones.
        """
        places = _Places(len(table))
        made: list[Made] = []
        for index, ids, masks in self.stolen(loose, table, using):
            made += map(Made, index.spell(ids), map(places.__getitem__, masks.tolist()))
        return made + [
            Made(word, used)
            for word in self._by_hand
            for used in ways(word, loose, table)
            if not using or word.count(using) > sum(table[place].count(using) for place in used)
        ]

    def stolen(
        self, loose: str, table: Sequence[str], using: str = ""
    ) -> Iterator[tuple[Index, Ids, Masks]]:
        """Find the coded words that can be stolen, by index and id, with a bit per table word."""
        for index, unbanned in self._looked_at:
            ids, masks = steal_ids(index, loose, table, using)
            fit = (index.high.take(ids) & self._refused_high) == 0
            fit &= ids >= index.start(self._shortest)
            if unbanned is not None:
                fit &= unbanned.take(ids)
            yield index, ids[fit], masks[fit]

    def makings(self, loose: str, table: Sequence[str], using: str = "") -> list[Made]:
        """Find every way to make a word of loose letters, and of table words if any (AN-6).

        If a letter must be used, only the ways are found that take it from the loose ones: after
        a letter has come to a table that was searched, no other way is new.
        """
        plain = [Made(word) for word in self.words(loose) if using in word]
        return plain + self.steals(loose, table, using)

    def any_left(self, middle: str, table: Sequence[str]) -> bool:
        """Tell whether there is any way to make a word at all (AN-12)."""
        return self.any_within(middle) or bool(middle and table and self.steals(middle, table))

    @cached_property
    def minimal(self) -> Minimal:
        """The words that contain no other, computed when first asked for."""
        words = list(self._by_hand)
        for index, unbanned in self._looked_at:
            if unbanned is None:
                ids = index.minimal_candidates(self._shortest)
            else:
                ids = unbanned.nonzero()[0]
                ids = ids[ids >= index.start(self._shortest)]
            words += map(index.word, ids[index.high.take(ids) & self._refused_high == 0].tolist())
        return Minimal(words)

    def _is_indexed(self, word: str) -> bool:
        entries = (index.entry(word) for index in self._indexes)
        return any(entry and not marks_of(entry) & self._refused for entry in entries)

    def _is_own(self, word: str) -> bool:
        """Tell whether an allowed word can be laid and is not found among the others anyway."""
        fit = len(word) >= self._shortest and all(map(is_letter, word))
        return fit and word not in self._banned and not self._is_indexed(word)

    def _odd(self) -> Iterator[str]:
        for index in self._indexes:
            for row in index.odd:
                entry = index.entry_at(row)
                fit = len(entry.word) >= self._shortest and entry.word not in self._banned
                if fit and not marks_of(entry) & self._refused:
                    yield entry.word


class _Places(dict[int, tuple[int, ...]]):
    """The places of the bits in a mask, each worked out once."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, mask: int) -> tuple[int, ...]:
        places = tuple(place for place in range(self._size) if mask >> place & 1)
        self[mask] = places
        return places


def _unbanned(index: Index, banned: frozenset[str]) -> NDArray[np.bool_] | None:
    """Mark the ids that are not banned; None if none is."""
    rows = [row for row in map(index.find, banned) if row is not None]
    if not rows:
        return None
    unbanned = np.ones(len(index), np.bool_)
    unbanned[rows] = False
    return unbanned
