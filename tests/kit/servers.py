"""A real server on a real socket, in the test's own loop."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx
import uvicorn
from litestar.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect

from bukvitsa.lexicon.book import Book
from bukvitsa.server.app import make_app
from bukvitsa.server.desk import Desk, make_desk
from bukvitsa.server.doors import configured, listen
from bukvitsa.server.metrics import Meters
from bukvitsa.server.pages.client import STATIC
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from tests.kit.books import book_of


@dataclass
class Running:
    """Where a server is, and what stands on its desk."""

    port: int
    desk: Desk
    server: uvicorn.Server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, **named: Any) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=10, **named)

    def socket(self, table: str, cookie: str = "", **named: Any) -> connect:
        headers = {"Cookie": cookie} if cookie else {}
        headers |= named.pop("headers", {})
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(address, additional_headers=headers, compression=None, proxy=None, **named)


class Quiet(uvicorn.Server):
    """A server that leaves the signals to the test."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self._serve(sockets)


@asynccontextmanager
async def running(
    store: Any,
    house: Any,
    settings: Settings | None = None,
    words: tuple[str, ...] | Book = ("кот",),
    static: Path = STATIC,
) -> AsyncIterator[Running]:
    """Serve a house until the test is done with it."""
    settings = settings or Settings()
    book = words if isinstance(words, Book) else book_of(words)
    desk = await make_desk(cast("House", house), store, book, settings, Meters())
    app: ASGIApp = make_app(desk, static)
    async with serving(app, settings) as (port, server):
        yield Running(port, desk, server)


@asynccontextmanager
async def serving(app: ASGIApp, settings: Settings) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    """Serve an application on a free port."""
    config = configured(settings)
    config.app = app
    server = Quiet(config)
    door = listen("127.0.0.1", 0)
    port = door.getsockname()[1]
    task = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield port, server
    finally:
        server.should_exit = True
        await task


async def heard(connection: ClientConnection) -> list[bytes]:
    """Hear one message: an object a line."""
    said = await asyncio.wait_for(connection.recv(decode=False), 10)
    return bytes(said).split(b"\n")
