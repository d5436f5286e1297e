"""The native search in C, called from Python."""

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from bench.peers.reference import FIRST, Array, Reference

ROOM = 1 << 20
_P, _I, _Q = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint64


class NoCompiler(Exception):  # noqa: N818 - not a failure: the rows are marked as not measured
    """Say that there is no gcc here."""


def build(folder: Path) -> ctypes.CDLL:
    """Compile scan.c for this machine."""
    compiler = shutil.which("gcc")
    if compiler is None:
        raise NoCompiler
    folder.mkdir(parents=True, exist_ok=True)
    source = Path(__file__).with_name("scan.c")
    library = folder / "scan.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", str(library), str(source)], check=True)
    return ctypes.CDLL(str(library))


class Native:
    """The one-pass scan, existence over the minimal words, and steals by posting lists."""

    def __init__(self, reference: Reference, library: ctypes.CDLL) -> None:
        """Lay the codes out for the native functions."""
        self.reference = reference
        self.wide = bool(library.has_avx512())
        self._scan, self._any, self._steal = library.scan128, library.any128, library.steal
        self._scan.argtypes = [_P, _P, _I, _Q, _Q, _P]
        self._any.argtypes = [_P, _P, _I, _Q, _Q]
        self._steal.argtypes = [_P] * 3 + [_I] + [_P] * 4 + [_I] + [_P] * 4 + [_I] + [_P] * 5
        size = len(reference.words)
        self._out = np.empty(size + 64, np.uint32)
        self._stolen, self._used = np.empty(ROOM, np.uint32), np.empty(ROOM, np.uint32)
        self._space = np.empty(size * 10, np.uint32)
        self._min_low = reference.low[reference.minimal]
        self._min_high = reference.high[reference.minimal]
        self._size = size
        self._low, self._high = reference.low.ctypes.data, reference.high.ctypes.data
        self._mins = (self._min_low.ctypes.data, self._min_high.ctypes.data, len(self._min_low))
        self._target = self._out.ctypes.data
        self._index_bits()

    def words(self, rack: str) -> Array:
        """Find the numbers of all the words in a rack."""
        low, high = self.reference.outside(rack)
        return self._out[: self._scan(self._low, self._high, self._size, low, high, self._target)]

    def exists(self, rack: str) -> bool:
        """Tell whether a word of three letters or more can be made."""
        return bool(self._any(*self._mins, *self.reference.outside(rack)))

    def steals(self, loose: str, table: Sequence[str]) -> tuple[Array, Array]:
        """Find all pairs of a word and a set of table words, the empty set too."""
        each = [np.bincount([ord(c) - FIRST for c in t], minlength=32) for t in (*table, loose)]
        counts = np.stack(each).astype(np.uint8)
        lengths = np.array([len(word) for word in table], np.int32)
        rarest = self._rarest[[self.reference.number[word] for word in table]]
        found = self._steal(
            *(self._low, self._high, self.reference.lengths.ctypes.data, self._size),
            *(self.reference.places.ctypes.data, self.reference.caps.ctypes.data),
            *(counts.ctypes.data, lengths.ctypes.data, len(table), counts[-1].ctypes.data),
            *(self._space.ctypes.data, self._stolen.ctypes.data, self._used.ctypes.data, ROOM),
            *(column.ctypes.data for column in self._postings),
            rarest.ctypes.data,
        )
        return self._stolen[:found], self._used[:found]

    def _index_bits(self) -> None:
        """Make the posting list of each bit, and find the rarest bit of each word."""
        reference = self.reference
        lists = []
        for place in range(len(reference.bits)):
            column = reference.low if place < 64 else reference.high
            lists.append(np.flatnonzero(column >> np.uint64(place & 63) & np.uint64(1)))
        sizes = [len(each) for each in lists]
        every = np.concatenate(lists)
        offsets = np.cumsum([0, *sizes]).astype(np.int32)
        low, high = reference.low[every], reference.high[every]
        self._postings = (every.astype(np.uint32), low, high, offsets)
        self._rarest = np.array(
            [self._rarest_bit(row, sizes) for row in range(self._size)], np.int32
        )

    def _rarest_bit(self, row: int, sizes: list[int]) -> int:
        counts = self.reference.counts[row]
        bits = [
            int(self.reference.places[letter, level])
            for letter in counts.nonzero()[0].tolist()
            for level in range(counts[letter])
        ]
        return min(bits, key=sizes.__getitem__)
