"""Words made of loose letters and of whole words that lie on the table (AN-6)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bukvitsa.letters.thermometer import ORDER, codable

from .columns import GUARD, LOW, Column, Ids, packed_nibbles
from .index import Index

Masks = NDArray[Any]
"""Which table words are used, a bit each: machine integers, or Python's own for a long table."""

_G = np.uint64(GUARD)
_NO_G = np.uint64(LOW ^ GUARD)
_MACHINE = 62


def _places(letter: str) -> tuple[list[int], ...]:
    """Give the bits of no, one, two, … of a letter, up to its cap."""
    places = [place for place, sign in enumerate(ORDER) if sign == letter]
    return tuple(places[:count] for count in range(len(places) + 1))


_PLACES = {letter: _places(letter) for letter in frozenset(ORDER)}


def steal_ids(index: Index, outside: int, loose: str, table: Sequence[str]) -> tuple[Ids, Masks]:
    """Find every way to make a word of at least one loose letter and at least one table word.

    The bits outside are those of the letters neither loose nor on the table and of the marks
    refused. Level by level: what is left of each word that holds a table word is either all
    loose, or holds one more table word that comes later in the row.
    """
    bit = _bits(len(table))
    ids, last = _holding(index, outside, table)
    masks = bit.take(last)
    among = np.zeros(len(index), bit.dtype)
    np.bitwise_or.at(among, ids, masks)
    table_first, table_second = _split([packed_nibbles(word) for word in table])
    first = index.first.take(ids) - table_first.take(last)
    second = index.second.take(ids) - table_second.take(last)
    hand_first, hand_second = _split([packed_nibbles(loose) | GUARD | GUARD << 64])
    later = ~(bit | bit - 1)
    found: list[tuple[Ids, Masks]] = []
    while len(ids):
        fits = (hand_first - first) & (hand_second - second) & _G == _G
        rows = (fits & ((first | second) != 0)).nonzero()[0]
        found.append((ids.take(rows), masks.take(rows)))
        more = among.take(ids) & later.take(last)
        rows = more.nonzero()[0]
        rows, last = _each_bit(rows, more.take(rows), bit)
        first, second = first.take(rows), second.take(rows)
        first = (first | _G) - table_first.take(last)
        second = (second | _G) - table_second.take(last)
        exact = (first & second & _G == _G).nonzero()[0]
        first, second = first.take(exact) & _NO_G, second.take(exact) & _NO_G
        rows, last = rows.take(exact), last.take(exact)
        ids, masks = ids.take(rows), masks.take(rows) | bit.take(last)
    if not found:
        return ids, masks
    return np.concatenate([each for each, _ in found]), np.concatenate([each for _, each in found])


def _bits(size: int) -> Masks:
    kind: type = np.int64 if size <= _MACHINE else object
    return np.array([1 << place for place in range(size)], kind)


def _split(packed: list[int]) -> tuple[Column, Column]:
    return (
        np.array([each & LOW for each in packed], np.uint64),
        np.array([each >> 64 for each in packed], np.uint64),
    )


def _each_bit(rows: Ids, masks: Masks, bit: Masks) -> tuple[Ids, Ids]:
    """Repeat each row for each bit of its mask, and number the bits."""
    where, last = (masks[:, None] & bit != 0).nonzero()
    return rows.take(where), last


def _holding(index: Index, outside: int, table: Sequence[str]) -> tuple[Ids, Ids]:
    """Find which words hold which table words and nothing from outside, by bitmaps."""
    width = index.holders.shape[1]
    maps = np.zeros((len(table), width), np.uint64)
    for row, word in enumerate(table):
        if codable(word):
            places = [p for letter in set(word) for p in _PLACES[letter][word.count(letter)]]
            np.bitwise_and.reduce(index.holders.take(places, 0), 0, out=maps[row])
    spots = _set_bits(maps.ravel())
    last = spots // (width * 64)
    ids = spots - last * (width * 64)
    stray = index.low.take(ids) & np.uint64(outside & LOW)
    stray |= index.high.take(ids) & np.uint64(outside >> 64)
    kept = (stray == 0).nonzero()[0]
    return ids.take(kept), last.take(kept)


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
