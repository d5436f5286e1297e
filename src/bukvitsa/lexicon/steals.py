"""Words made of loose letters and of whole words that lie on the table (AN-6)."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from bukvitsa.letters.thermometer import ORDER

from .columns import GUARD, LOW, MOST_IN_NIBBLE, Column, Ids, packed_nibbles

Masks = NDArray[Any]
"""Which table words are used, a bit each: machine integers, or Python's own for a long table."""

_G = np.uint64(GUARD)
_NO_G = np.uint64(LOW ^ GUARD)
_MACHINE = 62

LYING = 4096
"""So many table words are kept in code: they lie there for long, and are asked about again."""

HELD = 128
"""Of so many of them it is kept which words hold them: some 50 KiB each."""

_NOBODY: Ids = np.zeros(0, np.intp)
_NOTHING: Column = np.zeros(0, np.uint64)


def _places(letter: str) -> tuple[list[int], ...]:
    """Give the bits of no, one, two, … of a letter; what is above the cap reads as the cap."""
    places = [place for place, sign in enumerate(ORDER) if sign == letter]
    return tuple(places[:count] for count in range(MOST_IN_NIBBLE + 1))


_PLACES = {letter: _places(letter) for letter in frozenset(ORDER)}
_NIBBLES = {letter: packed_nibbles(letter) * 15 for letter in _PLACES}
_ALL = LOW | LOW << 64


class Holders(Hashable, Protocol):
    """Words in packed nibbles, and for each bit of the code the bitmap of the words having it."""

    first: Column
    second: Column
    holders: Column


def steal_ids(
    index: Holders, loose: str, table: Sequence[str], using: str = ""
) -> tuple[Ids, Masks]:
    """Find every way to make a word of at least one loose letter and at least one table word.

    Level by level: what is left of each word that holds a table word is either all loose, or holds
    one more table word that comes later in the row. Words with marks are found like any others.
    If a letter must be used, only the ways are found that take it from the loose ones.
    """
    if not table:
        return _NOBODY, _bits(0)
    bit = _bits(len(table))
    tables = _split(list(map(_packed, table)))
    ids, last, first, second = _holding(index, table)
    (one,), (two,) = _split([_NIBBLES[using] if using else _ALL])
    if using:
        rows = (first & one | second & two).nonzero()[0]
        ids, last = ids.take(rows), last.take(rows)
        first, second = first.take(rows), second.take(rows)
    rows = _within(first, second, packed_nibbles(loose + "".join(table)))
    ids, last = ids.take(rows), last.take(rows)
    first, second = first.take(rows), second.take(rows)
    masks = bit.take(last)
    words, which = np.unique(ids, return_inverse=True)
    among = np.zeros(len(words), bit.dtype)
    np.bitwise_or.at(among, which, masks)
    later = ~(bit | bit - 1)
    hand = packed_nibbles(loose)
    found = [(which[:0], masks[:0])]
    while len(which):
        rows = _within(first, second, hand)
        rows = rows[(first.take(rows) & one | second.take(rows) & two) != 0]
        found.append((which.take(rows), masks.take(rows)))
        rows, last = _each_bit(among.take(which) & later.take(last), bit)
        first, second, kept = _without(first.take(rows), second.take(rows), tables, last)
        rows, last = rows.take(kept), last.take(kept)
        which, masks = which.take(rows), masks.take(rows) | bit.take(last)
    places = np.concatenate([each for each, _ in found])
    return words.take(places), np.concatenate([each for _, each in found])


def _holding(index: Holders, table: Sequence[str]) -> tuple[Ids, Ids, Column, Column]:
    """List the words that hold a table word: ids, which table word, and what is left."""
    held = [_held(index, word) for word in table]
    last = np.arange(len(table)).repeat([len(ids) for ids, _, _ in held])
    return (
        np.concatenate([ids for ids, _, _ in held]),
        last,
        np.concatenate([first for _, first, _ in held]),
        np.concatenate([second for _, _, second in held]),
    )


def _bits(size: int) -> Masks:
    kind: type = np.int64 if size <= _MACHINE else object
    return np.array([1 << place for place in range(size)], kind)


def _split(packed: list[int]) -> tuple[Column, Column]:
    return (
        np.array([each & LOW for each in packed], np.uint64),
        np.array([each >> 64 for each in packed], np.uint64),
    )


def _each_bit(masks: Masks, bit: Masks) -> tuple[Ids, Ids]:
    """Give for each bit of each mask the row of the mask and the number of the bit."""
    rows = (masks != 0).nonzero()[0]
    where, last = (masks.take(rows)[:, None] & bit != 0).nonzero()
    return rows.take(where), last


def _within(first: Column, second: Column, letters: int) -> Ids:
    """Find the rows with nothing but these letters."""
    one, two = np.uint64(letters & LOW | GUARD), np.uint64(letters >> 64 | GUARD)
    rows: Ids = ((one - first) & (two - second) & _G == _G).nonzero()[0]
    return rows


def _without(
    first: Column, second: Column, tables: tuple[Column, Column], last: Ids
) -> tuple[Column, Column, Ids]:
    """Take a table word out of each row; give what is left, and which rows held it."""
    first = (first | _G) - tables[0].take(last)
    second = (second | _G) - tables[1].take(last)
    rows = (first & second & _G == _G).nonzero()[0]
    return first.take(rows) & _NO_G, second.take(rows) & _NO_G, rows


@lru_cache(HELD)
def _held(index: Holders, word: str) -> tuple[Ids, Column, Column]:
    """Find the words that hold a table word, and what is left of each without it.

    Bitmaps say which may hold it; they surely do, but for counts above caps.
    """
    bits = _bits_of(word)
    if not len(bits):
        return _NOBODY, _NOTHING, _NOTHING
    ids = _set_bits(np.bitwise_and.reduce(index.holders.take(bits, 0), 0))
    tables = _split([_packed(word)])
    last = np.zeros(len(ids), np.intp)
    first, second, rows = _without(index.first.take(ids), index.second.take(ids), tables, last)
    return ids.take(rows), first, second


@lru_cache(LYING)
def _packed(word: str) -> int:
    return packed_nibbles(word)


@lru_cache(LYING)
def _bits_of(word: str) -> Ids:
    """Give the bits of a table word; none where no word can have so many of a letter."""
    counts = {letter: word.count(letter) for letter in set(word)}
    if max(counts.values(), default=0) > MOST_IN_NIBBLE:
        counts.clear()
    places = [place for letter, count in counts.items() for place in _PLACES[letter][count]]
    return np.array(places, np.intp)


def _set_bits(words: Column) -> Ids:
    """Find the bits that are set in a mostly empty bitmap, narrowing down by word and byte."""
    wide = (words != 0).nonzero()[0]
    octets = words.take(wide).view(np.uint8)
    narrow = (octets != 0).nonzero()[0]
    bits = np.unpackbits(octets.take(narrow), bitorder="little").view(np.bool_).nonzero()[0]
    byte = narrow.take(bits >> 3)
    spots: Ids = wide.take(byte >> 3) << 6
    spots += (byte & 7) << 3
    spots += bits & 7
    return spots
