"""Listening to PostgreSQL's notices for ever, whatever becomes of the connection."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from .news import Board
from .postgres_ties import EVERYTHING, LOST, ROWS, TALK, Connection
from .store import TableId

RETRY = 0.25
"""Seconds between attempts to listen again."""


class Listener:
    """Pins what it hears to a board; after a lost connection says «look at everything»."""

    def __init__(self, url: str, board: Board) -> None:
        """Begin to listen."""
        self._url, self._board = url, board
        self._task = asyncio.create_task(self._listen(), name="journal-listen")
        self.hears = asyncio.Event()

    async def stop(self) -> None:
        """Listen no more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        while True:
            with suppress(asyncpg.PostgresError, *LOST):
                connection = await asyncpg.connect(self._url, timeout=5)
                try:
                    await self._heed(connection)
                finally:
                    self.hears.clear()
                    connection.terminate()
            await asyncio.sleep(RETRY)

    async def _heed(self, connection: Connection) -> None:
        """Hear one connection until it is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(ROWS, self._heard_rows)
        await connection.add_listener(TALK, self._heard_talk)
        self.hears.set()
        self._board.pin(EVERYTHING, b"")
        await lost.wait()

    def _heard_rows(self, *notice: Any) -> None:
        for table in notice[-1].split(","):
            self._board.pin(TableId(table), b"")

    def _heard_talk(self, *notice: Any) -> None:
        table, _, message = notice[-1].partition(" ")
        self._board.pin(TableId(table), message.encode())
