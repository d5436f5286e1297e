"""A game's journal as a file: a line that heads it, then a line for every act.

Each line is a JSON object. The head names the game, the players, what the table agreed on, the
promise (the hash of the seed, published before the first card) and, once the game has ended, the
seed. Each further line is an act that was done: who, when, what, and the events it led to.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.moments import Instant, TimeUp
from bukvitsa.kernel.people import Clock, Seat

FORMAT = 1


class JournalError(ValueError):
    """A file that is no journal; the sentence says where it stops being one."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    bukvitsa: int = FORMAT
    game: str
    names: tuple[str, ...]
    options: msgspec.Raw
    edition: str
    promise: str = ""
    seed: str = ""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """An act that was done; the first one, by nobody, opened the game."""

    seq: int
    at: Instant
    by: Seat | Clock | None
    act: msgspec.Raw = msgspec.Raw(b"null")
    events: tuple[msgspec.Raw, ...]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A line with its act and events read in the game's own types."""

    seq: int
    at: Instant
    by: Seat | Clock | None
    act: Any
    events: tuple[Any, ...]


class Codec:
    """Reads and writes what crosses a game's door."""

    def __init__(self, game: AnyGame) -> None:
        """Make the readers of one game's types once."""
        kinds = game.kinds
        self._act = msgspec.json.Decoder(kinds.act | TimeUp)
        self._event = msgspec.json.Decoder(kinds.event)
        self._options = msgspec.json.Decoder(kinds.options)
        self._write = msgspec.json.Encoder()

    def act(self, raw: bytes | msgspec.Raw) -> Any:
        """Read an act."""
        return self._act.decode(raw)

    def options(self, raw: bytes | msgspec.Raw) -> Any:
        """Read what a table agreed on."""
        return self._options.decode(raw)

    def events(self, raws: Iterable[bytes | msgspec.Raw]) -> tuple[Any, ...]:
        """Read events."""
        return tuple(map(self._event.decode, raws))

    def entry(self, line: Line) -> Entry:
        """Read a line's act and events."""
        act = None if line.by is None else self.act(line.act)
        events = self.events(line.events)
        return Entry(seq=line.seq, at=line.at, by=line.by, act=act, events=events)

    def line(self, entry: Entry) -> Line:
        """Write an entry's act and events."""
        return Line(
            seq=entry.seq,
            at=entry.at,
            by=entry.by,
            act=self.raw(entry.act),
            events=tuple(self.raw(event) for event in entry.events),
        )

    def raw(self, value: Any) -> msgspec.Raw:
        """Write any value."""
        return msgspec.Raw(self._write.encode(value))


def written(head: Head, lines: Iterable[Line]) -> Iterator[bytes]:
    """Write a journal line by line."""
    yield msgspec.json.encode(head) + b"\n"
    for line in lines:
        yield msgspec.json.encode(line) + b"\n"


def read(data: bytes) -> tuple[Head, tuple[Line, ...]]:
    """Read a journal's lines, or say where it stops being one."""
    first, *rest = data.split(b"\n")
    try:
        head = msgspec.json.decode(first, type=Head)
    except msgspec.MsgspecError as error:
        raise JournalError(f"строка 1: это не начало журнала ({error})") from error
    if head.bukvitsa != FORMAT:
        raise JournalError(f"строка 1: журнал версии {head.bukvitsa}, а читаем мы {FORMAT}")
    return head, tuple(_line(raw, number) for number, raw in enumerate(rest, 2) if raw.strip())


def _line(raw: bytes, number: int) -> Line:
    try:
        return msgspec.json.decode(raw, type=Line)
    except msgspec.MsgspecError as error:
        raise JournalError(f"строка {number}: не читается ({error})") from error
