"""One file for compiled indexes, read by mapping it into memory.

Layout, all numbers little-endian:

- 8 bytes `BUKVIDX1`; 4 bytes length of the table; 4 bytes CRC-32 of the table;
- the table, JSON: the edition, the size of the whole file, and for each array of each index its
  dtype, shape, place in the file and CRC-32;
- the arrays, each starting at a multiple of 64 bytes.

A file is written beside its place and moved there whole, so that readers and other writers see
either no file or a complete one. Whatever does not add up is `Damaged`, to be made anew.
"""

import mmap
import os
import struct
import tempfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

import msgspec
import numpy as np

from .compile import Arrays

MAGIC = b"BUKVIDX1"
_HEAD = struct.Struct("<8sII")
_ALIGN = 64
_CHUNK = 1 << 17


class Damaged(Exception):  # noqa: N818 - not an error of ours: a file to be made anew
    """Say that a file is not what this version of the program wrote for this edition."""


class Piece(msgspec.Struct, array_like=True, frozen=True):
    """Where one array lies."""

    kind: str
    shape: tuple[int, ...]
    place: int
    crc: int


class Table(msgspec.Struct, frozen=True):
    """What lies in a file."""

    edition: str
    size: int
    indexes: dict[str, dict[str, Piece]]


def save(path: Path, edition: str, indexes: Mapping[str, Arrays]) -> None:
    """Write a file and move it to its place; OSError if there is no way to."""
    head = _table(edition, indexes)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(head)
            for arrays in indexes.values():
                for array in arrays.values():
                    file.write(bytes(-file.tell() % _ALIGN))
                    file.write(_portable(array).tobytes())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Stored:
    """A file of indexes, open for reading."""

    def __init__(self, path: Path, edition: str) -> None:
        """Map a file; Damaged if it is broken or of another edition, OSError if not there."""
        self._path = path
        with path.open("rb") as file:
            try:
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            except ValueError as empty:
                raise Damaged(path) from empty
        self._table = self._read_table(path)
        if self._table.edition != edition or self._table.size != len(self._map):
            raise Damaged(path)

    def arrays(self, index: str) -> Arrays:
        """Look at the arrays of one index, without copying; Damaged if they do not add up."""
        pieces = self._table.indexes[index]
        with self._path.open("rb") as file:
            for piece in pieces.values():
                if _crc_of(file, piece) != piece.crc:
                    raise Damaged(self._path)
        return {name: self._array(piece) for name, piece in pieces.items()}

    def _array(self, piece: Piece) -> np.ndarray:
        count = int(np.prod(piece.shape, dtype=np.int64))
        flat = np.frombuffer(self._map, np.dtype(piece.kind), count, piece.place)
        return flat.reshape(piece.shape)

    def _read_table(self, path: Path) -> Table:
        try:
            magic, length, crc = _HEAD.unpack_from(self._map)
            text = self._map[_HEAD.size : _HEAD.size + length]
            if magic == MAGIC and zlib.crc32(text) == crc:
                return msgspec.json.decode(text, type=Table)
        except (struct.error, msgspec.DecodeError) as broken:
            raise Damaged(path) from broken
        raise Damaged(path)


def _crc_of(file: BinaryIO, piece: Piece) -> int:
    """Sum up an array by reading it, so that no page is mapped before it is needed."""
    left = int(np.prod(piece.shape, dtype=np.int64)) * np.dtype(piece.kind).itemsize
    crc = 0
    file.seek(piece.place)
    while left and (chunk := file.read(min(left, _CHUNK))):
        crc = zlib.crc32(chunk, crc)
        left -= len(chunk)
    return crc


def _table(edition: str, indexes: Mapping[str, Arrays]) -> bytes:
    """Write the table; its own length moves the arrays, so it is laid out until it fits."""
    start = _ALIGN
    while True:
        place = start
        pieces: dict[str, dict[str, Piece]] = {}
        for index, arrays in indexes.items():
            pieces[index] = {}
            for name, array in arrays.items():
                place += -place % _ALIGN
                data = _portable(array)
                pieces[index][name] = Piece(
                    data.dtype.str, data.shape, place, zlib.crc32(data.data)
                )
                place += data.nbytes
        text = msgspec.json.encode(Table(edition, place, pieces))
        head = _HEAD.pack(MAGIC, len(text), zlib.crc32(text)) + text
        if len(head) <= start:
            return head + bytes(start - len(head))
        start = len(head) + -len(head) % _ALIGN


def _portable(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array, array.dtype.newbyteorder("<"))
