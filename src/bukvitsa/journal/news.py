"""A notice board within a process: whoever reads it learns what is pinned from then on."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence

from .store import TableId

News = tuple[TableId, bytes]


class Reader:
    """Whoever reads the board: what was pinned and not read yet."""

    __slots__ = ("news", "woken")

    def __init__(self) -> None:
        """Have read all."""
        self.news: deque[News | None] = deque()
        self.woken = asyncio.Event()


class Board:
    """Tells every reader of each table that has news."""

    def __init__(self) -> None:
        """Hang up an empty board."""
        self._readers: set[Reader] = set()

    def pin(self, table: TableId, message: bytes) -> None:
        """Tell whoever reads now."""
        self._tell([(table, message)])

    def pin_rows(self, tables: Iterable[TableId]) -> None:
        """Tell whoever reads now that tables have new rows."""
        self._tell([(table, b"") for table in tables])

    def read(self) -> AsyncIterator[News]:
        """Read from this very moment on, until the board is taken down."""
        reader = Reader()
        self._readers.add(reader)
        return self._pinned(reader)

    def take_down(self) -> None:
        """Let every reader go."""
        self._tell([None])

    def _tell(self, news: Sequence[News | None]) -> None:
        for reader in self._readers:
            reader.news.extend(news)
            reader.woken.set()

    async def _pinned(self, reader: Reader) -> AsyncIterator[News]:
        try:
            while True:
                await reader.woken.wait()
                while reader.news:
                    news = reader.news.popleft()
                    if news is None:
                        return
                    yield news
                reader.woken.clear()
        finally:
            self._readers.discard(reader)
