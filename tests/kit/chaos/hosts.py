"""Server processes that are killed and begun again, on one store."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from bukvitsa.journal.postgres import open_postgres
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Store
from tests.kit.postgres import fresh_database
from tests.kit.processes import environment

from .serve import EPOCH, OFFSET, SPEED, set_offset

ROOT = Path(__file__).parents[3]
PLENTY = {
    "messages": "1000", "joins_minutely": "100000", "tables_hourly": "100000",
}  # fmt: skip
"""Limits that are not what is tried here."""


class Ground(Protocol):
    """Where the tables are kept, and how it can be shaken."""

    settings: dict[str, str]

    async def cut(self, span: float) -> None: ...
    async def silence(self, span: float) -> None: ...
    async def store(self) -> Store: ...


class SqliteGround:
    """A folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = {"data": str(folder)}

    async def cut(self, span: float) -> None:
        """Let nobody write for a while: somebody else has the file."""
        await asyncio.to_thread(self._hold, span)

    silence = cut

    def _hold(self, span: float) -> None:
        if not (self.folder / FILE).exists():
            return
        with closing(sqlite3.connect(self.folder / FILE, timeout=5, isolation_level=None)) as held:
            held.execute("begin immediate")
            time.sleep(span / 3)
            held.execute("rollback")

    async def store(self) -> Store:
        return SqliteStore(self.folder / FILE)


class PostgresGround:
    """A database of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.settings = {"database": url}
        parts = urlsplit(url)
        self._name = parts.path.removeprefix("/")
        self._desk = urlunsplit(parts._replace(path="/postgres"))

    async def cut(self, span: float) -> None:
        """Break every connection that there is."""
        await self._order()

    async def silence(self, span: float) -> None:
        """Break every connection, and let nobody in for a while."""
        await self._order(f'alter database "{self._name}" with allow_connections false')
        await asyncio.sleep(span)
        await self._order(f'alter database "{self._name}" with allow_connections true')

    async def _order(self, order: str = "select 1") -> None:
        connection = await asyncpg.connect(self._desk)
        try:
            await connection.execute(order)
            await connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
                self._name,
            )
        finally:
            await connection.close()

    async def store(self) -> Store:
        return await open_postgres(self.url)


class Host:
    """One place at which a server runs, again and again."""

    def __init__(self, folder: Path, number: int, settings: dict[str, str], speed: float) -> None:
        self.number, self._settings, self.port = number, settings, free_port()
        self._offset, self.log = folder / f"offset-{number}", folder / f"server-{number}.log"
        self._jumped = 0
        set_offset(self._offset, 0)
        self._clock = {
            EPOCH: str(int(time.time() * 1000)),
            SPEED: str(speed),
            OFFSET: str(self._offset),
        }
        self.process: Process | None = None
        self.begun = self.stuck = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def begin(self) -> None:
        """Begin, however often it takes: the database may be silent just now."""
        while not await self._began():
            await asyncio.sleep(0.2)
        self.begun += 1

    async def _began(self) -> bool:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-u", "-m", "tests.kit.chaos.serve", f"--port={self.port}",
                stdout=PIPE, stderr=log, cwd=ROOT,
                env=environment(**self._settings, **PLENTY) | self._clock,
            )  # fmt: skip
        assert self.process.stdout is not None
        said = await asyncio.wait_for(self.process.stdout.readline(), 120)
        return "открыта" in said.decode()

    async def end(self, by: signal.Signals, dark: float) -> None:
        """End the server and begin it again after a time in the dark."""
        await self.finish(by)
        await asyncio.sleep(dark)
        await self.begin()

    async def finish(self, by: signal.Signals) -> None:
        process = self.process
        if process is None or process.returncode is not None:
            return
        process.send_signal(by)
        try:
            await asyncio.wait_for(process.wait(), 30)
        except TimeoutError:
            process.kill()
            await process.wait()
            self.stuck += 1

    async def freeze(self, span: float) -> None:
        """Let the process stand still for a while, as a machine that is moved or sleeps."""
        assert self.process is not None
        if self.process.returncode is None:
            os.kill(self.process.pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(span)
            finally:
                os.kill(self.process.pid, signal.SIGCONT)

    def jump(self, span: int) -> None:
        """Set the host's clock."""
        self._jumped += span
        set_offset(self._offset, self._jumped)

    def complaints(self) -> list[str]:
        """Give what the server itself found wrong."""
        stuck = [f"server {self.number} did not stop when asked"] * self.stuck
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        faults = [line for line in lines if '"level": "error"' in line or "Traceback" in line]
        return stuck + faults


def free_port() -> int:
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@asynccontextmanager
async def hosting(
    kind: str, folder: Path, speed: float
) -> AsyncIterator[tuple[Ground, list[Host]]]:
    """Serve one store: SQLite by one process, PostgreSQL by two."""
    if kind == "sqlite":
        ground: Ground = SqliteGround(folder)
    else:
        ground = PostgresGround(await fresh_database())
    count = 1 if kind == "sqlite" else 2
    hosts = [Host(folder, number, ground.settings, speed) for number in range(count)]
    try:
        for host in hosts:
            await host.begin()
        yield ground, hosts
    finally:
        for host in hosts:
            await host.finish(signal.SIGTERM)
