"""From entries to the arrays of an index: sorted, coded, laid out for searching."""

import zlib
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.thermometer import ORDER

from .columns import (
    LOW,
    Column,
    Counts,
    Ids,
    letter_counts,
    minimal_rows,
    nibbles,
    odd_rows,
    thermometers,
)
from .entry import Entry, Flag
from .marks import ODD, marks_of

Arrays = dict[str, NDArray[Any]]

BLOCK = 32
"""Words to a block of the zone map."""

LENGTHS = 64
"""Word lengths that `starts` knows; no spelling that is judged is longer than 40."""

SHORT = 3
"""The zone map keeps the words below this length in blocks of their own."""

MINIMAL = (2, 3)
"""The shortest lengths (WD-9) for which the minimal words are kept ready."""

TRAITS = (Flag.MOSTLY_PLURAL, Flag.PROPER, Flag.SLANG, Flag.VULGAR, Flag.OBSOLETE)
"""The flags in the order of their bits in `traits`; the bit above them is the rare tier."""


def compile_index(entries: Iterable[Entry]) -> Arrays:
    """Lay out the arrays of one index; ids are places in the order of length, then alphabet."""
    ordered = sorted(entries, key=lambda entry: (len(entry.word), entry.word))
    words = [entry.word for entry in ordered]
    counts = letter_counts(words)
    low, high = _marked(ordered, counts)
    lengths = counts.sum(axis=1, dtype=np.intp)
    starts = np.searchsorted(lengths, np.arange(LENGTHS))
    first, second = nibbles(counts)
    text = "".join(entry.shown for entry in ordered).encode("cp1251")
    return {
        "low": low,
        "high": high,
        "first": first,
        "second": second,
        "starts": starts.astype(np.intp),
        "odd": odd_rows(counts),
        "text": np.frombuffer(text, np.uint8),
        "zipf": np.array([entry.zipf for entry in ordered], np.int16),
        "traits": np.array([_traits(entry) for entry in ordered], np.uint8),
        "holders": _holders(counts),
        "slots": _slots(words),
        **_zone_map(counts, low, high, int(starts[SHORT])),
        **{
            f"minimal{n}": minimal_rows(low[starts[n] :], high[starts[n] :]) + starts[n]
            for n in MINIMAL
        },
    }


def _traits(entry: Entry) -> int:
    bits = sum(1 << place for place, flag in enumerate(TRAITS) if flag in entry.flags)
    return bits | (entry.tier == "rare") << len(TRAITS)


def _marked(entries: list[Entry], counts: Counts) -> tuple[Column, Column]:
    low, high = thermometers(counts)
    marks = [marks_of(entry) for entry in entries]
    for row in odd_rows(counts).tolist():
        marks[row] |= ODD
    high |= np.array([mark >> 64 for mark in marks], np.uint64)
    return low, high


def _holders(counts: Counts) -> NDArray[np.uint8]:
    """Make for each bit of the code the bitmap of the words that have it."""
    width = max(1, -(-len(counts) // 64)) * 64
    holders = np.zeros((len(ORDER), width // 8), np.uint8)
    seen = dict.fromkeys(ALPHABET, 0)
    for place, letter in enumerate(ORDER):
        has = np.packbits(counts[:, ALPHABET.index(letter)] > seen[letter], bitorder="little")
        holders[place, : len(has)] = has
        seen[letter] += 1
    return holders


def slot_of(word: str, slots: int) -> int:
    """Say where in the table of slots to look for a word first."""
    return zlib.crc32(word.encode("cp1251")) & slots - 1


def _slots(words: list[str]) -> NDArray[np.int32]:
    """Make the table in which an id is found by its word: the next free slot from `slot_of` on."""
    size = 1 << (2 * len(words)).bit_length()
    slots = [-1] * size
    for row, word in enumerate(words):
        slot = slot_of(word, size)
        while slots[slot] >= 0:
            slot = slot + 1 & size - 1
        slots[slot] = row
    return np.array(slots, np.int32)


def _zone_map(counts: Counts, low: Column, high: Column, short: int) -> Arrays:
    """Put words with the same rare letters side by side, and sum up each block in one code.

    A block can be skipped if the bits that all its words share are not all at hand.
    """
    rarity = np.argsort(counts.sum(axis=0), kind="stable")
    order: Ids = np.lexsort([255 - counts[:, letter] for letter in rarity[::-1]])
    shorts, others = order[order < short], order[order >= short]
    blocks = np.concatenate([_padded(shorts), _padded(others)])
    blank = blocks < 0
    zone_low = np.where(blank, np.uint64(LOW), low.take(blocks)).reshape(-1, BLOCK)
    return {
        "zone_low": zone_low,
        "zone_high": np.where(blank, np.uint64(LOW), high.take(blocks)),
        "zone_ids": np.where(blank, 0, blocks),
        "zone_shared": np.bitwise_and.reduce(zone_low, axis=1),
        "zone_start": np.array([len(_padded(shorts)) // BLOCK], np.intp),
    }


def _padded(ids: Ids) -> Ids:
    return np.concatenate([ids, np.full(-len(ids) % BLOCK, -1, np.intp)])
