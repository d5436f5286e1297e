"""Stores that fail as real ones do: the answer is lost, the network is gone, or it hangs."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, TypeVar

from bukvitsa.journal.store import Row, Sign, Store, TableId, Unreachable

T = TypeVar("T")


class Frail:
    """A store that a test can hurt; all else goes to the real one."""

    def __init__(self, real: Store) -> None:
        self._real = real
        self.lose_answers = 0
        """So many appends are written, but their writers hear that the store is gone."""
        self.lose_creations = 0
        """So many tables are made, but whoever made them hears that the store is gone."""
        self.lose_requests = 0
        """So many appends never arrive."""
        self.gone = False
        """Whether nothing can be reached."""
        self.deaf = False
        """Whether no news are heard."""
        self.hangs_after_write = False
        """Whether appends are written and never answered."""
        self.under_way = 0
        """So many calls the real store has not answered yet."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    async def _asks(self, answer: Awaitable[T]) -> T:
        """Ask the real store, so that a test can wait for what is under way."""
        self.under_way += 1
        try:
            return await answer
        finally:
            self.under_way -= 1

    async def outages(self, *given: Any) -> Any:
        self._check()
        return await self._asks(self._real.outages(*given))

    async def append(self, table: TableId, rows: Sequence[Row], sign: Sign | None) -> None:
        self._check()
        if self.lose_requests:
            self.lose_requests -= 1
            raise Unreachable("lost on the way there")
        await self._asks(self._real.append(table, rows, sign))
        if self.hangs_after_write:
            await asyncio.get_running_loop().create_future()
        if self.lose_answers:
            self.lose_answers -= 1
            raise Unreachable("lost on the way back")

    async def create(self, table: TableId, sign: Sign, row: Row) -> None:
        self._check()
        await self._asks(self._real.create(table, sign, row))
        if self.lose_creations:
            self.lose_creations -= 1
            raise Unreachable("lost on the way back")

    async def rows(self, table: TableId, after: int = 0) -> list[Row]:
        self._check()
        return await self._asks(self._real.rows(table, after))

    async def beat(self, *given: Any) -> None:
        self._check()
        await self._asks(self._real.beat(*given))

    async def due(self, *given: Any, **more: Any) -> Any:
        self._check()
        return await self._asks(self._real.due(*given, **more))

    async def allow(self, *given: Any) -> bool:
        self._check()
        return await self._asks(self._real.allow(*given))

    async def publish(self, table: TableId, message: bytes) -> None:
        self._check()
        await self._asks(self._real.publish(table, message))

    async def news(self) -> AsyncIterator[tuple[TableId, bytes]]:
        async for news in self._real.news():
            if not self.deaf:
                yield news

    def _check(self) -> None:
        if self.gone:
            raise Unreachable("gone")
