"""Pymorphy3's graph of word forms, walked letter by letter; it holds three million spellings.

The graph is a double array as `dawgdic` lays it out: the unit of a state gives, xored with the
state and with a byte, the next state, whose own unit repeats the byte if there is such a step.
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bukvitsa.letters.alphabet import ALPHABET

from .columns import GUARD, LOW, Column, packed_nibbles

States = NDArray[np.uint32]

_ROOT = 0
_END = b"\x01"
"""The byte between a spelling and what is known of it."""
_LEAF_AND_LABEL = 1 << 31 | 0xFF
_EXTENDED = 1 << 9

SPELT = {letter: (letter.encode(),) for letter in ALPHABET} | {"е": ("е".encode(), "ё".encode())}
"""The bytes under which the graph may hold a letter of the cards (WD-7)."""


class Graph:
    """The steps of the graph, one at a time or for many states at once."""

    def __init__(self, units: States) -> None:
        """Take the units of a double array."""
        self.units = units
        self._list = units.data

    def follow(self, state: int, steps: bytes) -> int | None:
        """Go from a state along bytes, if there is such a way."""
        units = self._list
        for byte in steps:
            unit = units[state]
            state ^= (unit >> 10 << ((unit & _EXTENDED) >> 6) & 0xFFFF_FFFF) ^ byte
            if units[state] & _LEAF_AND_LABEL != byte:
                return None
        return state

    def follow_all(self, states: States, steps: bytes) -> tuple[States, NDArray[np.intp]]:
        """Go from many states along bytes; give the states reached and from which places."""
        came = np.arange(len(states))
        for byte in steps:
            unit = self.units.take(states)
            shift = (unit & np.uint32(_EXTENDED)) >> np.uint32(6)
            reached = states ^ (unit >> np.uint32(10) << shift) ^ np.uint32(byte)
            there = self.units.take(reached) & np.uint32(_LEAF_AND_LABEL) == byte
            kept = there.nonzero()[0]
            states, came = reached.take(kept), came.take(kept)
        return states, came

    def words_within(self, letters: str) -> Iterator[str]:
        """Go through the spellings, with е for ё, that can be made of letters; some come twice."""
        left = {letter: letters.count(letter) for letter in sorted(set(letters))}

        def walk(state: int, spelling: str) -> Iterator[str]:
            if self.follow(state, _END) is not None:
                yield spelling
            for letter, count in left.items():
                if count:
                    left[letter] -= 1
                    for steps in SPELT[letter]:
                        after = self.follow(state, steps)
                        if after is not None:
                            yield from walk(after, spelling + letter)
                    left[letter] += 1

        yield from walk(_ROOT, "")

    def multisets(self) -> tuple[Column, Column]:
        """Pack the letters of every spelling in nibbles, each multiset once."""
        states = np.array([_ROOT], np.uint32)
        packed = np.zeros((1, 2), np.uint64)
        found: list[Column] = []
        while len(states):
            _, ends = self.follow_all(states, _END)
            found.append(_distinct(packed.take(ends, 0)))
            states, packed = self._next_letters(states, packed)
        every = _distinct(np.concatenate(found))
        return np.ascontiguousarray(every[:, 0]), np.ascontiguousarray(every[:, 1])

    def _next_letters(self, states: States, packed: Column) -> tuple[States, Column]:
        after: list[tuple[States, Column]] = []
        for letter, spellings in SPELT.items():
            one = packed_nibbles(letter)
            unit = np.array([one & LOW, one >> 64], np.uint64)
            for steps in spellings:
                reached, came = self.follow_all(states, steps)
                grown = packed.take(came, 0) + unit
                fit = (grown & np.uint64(GUARD) == 0).all(axis=1)
                after.append((reached[fit], grown[fit]))
        return np.concatenate([each for each, _ in after]), np.concatenate([e for _, e in after])


def _distinct(packed: Column) -> Column:
    ordered = packed.take(np.lexsort((packed[:, 1], packed[:, 0])), 0)
    fresh = np.ones(len(ordered), np.bool_)
    fresh[1:] = (ordered[1:] != ordered[:-1]).any(axis=1)
    return ordered[fresh]


@lru_cache(1)
def open_graph() -> Graph:
    """Load the graph of the installed dictionary."""
    import pymorphy3_dicts_ru  # type: ignore[import-untyped]  # noqa: PLC0415
    from pymorphy3.opencorpora_dict.storage import (  # noqa: PLC0415
        load_dict,
    )

    words = load_dict(pymorphy3_dicts_ru.get_path()).words
    return Graph(np.frombuffer(words.dct._units, np.uint32))  # noqa: SLF001
