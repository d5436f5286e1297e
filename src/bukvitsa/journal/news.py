"""A notice board within a process: whoever reads it learns what is pinned from then on."""

import asyncio
from collections.abc import AsyncIterator

from .store import TableId

News = tuple[TableId, bytes]


class Board:
    """Tells every reader of each table that has news."""

    def __init__(self) -> None:
        """Hang up an empty board."""
        self._readers: set[asyncio.Queue[News | None]] = set()

    def pin(self, table: TableId, message: bytes) -> None:
        """Tell whoever reads now."""
        for reader in self._readers:
            reader.put_nowait((table, message))

    def read(self) -> AsyncIterator[News]:
        """Read from this very moment on, until the board is taken down."""
        reader: asyncio.Queue[News | None] = asyncio.Queue()
        self._readers.add(reader)
        return self._pinned(reader)

    def take_down(self) -> None:
        """Let every reader go."""
        for reader in self._readers:
            reader.put_nowait(None)

    async def _pinned(self, reader: asyncio.Queue[News | None]) -> AsyncIterator[News]:
        try:
            while (news := await reader.get()) is not None:
                yield news
        finally:
            self._readers.discard(reader)
