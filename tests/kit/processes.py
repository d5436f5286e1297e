"""`bukvitsa serve` as a process of its own, as a host runs it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.kit.houses import until


class Serving:
    """A running server: where it is, and what it said."""

    def __init__(self, process: Process, address: str) -> None:
        self.process, self.address = process, address

    async def stop(self, stop: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait for the end."""
        if self.process.returncode is None:
            self.process.send_signal(stop)
        return await asyncio.wait_for(self.process.wait(), 30)

    def children(self) -> set[int]:
        """List the processes that it began, by the system's own account."""
        found = set[int]()
        for task in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            found |= set(map(int, task.read_text().split()))
        return found


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-u", "-m", "bukvitsa", "serve", "--no-open", *arguments]


def environment(**settings: str) -> dict[str, str]:
    """Set what a test sets, and nothing that this machine's host has set."""
    ours = {name: value for name, value in os.environ.items() if not _setting(name)}
    return ours | {f"BUKVITSA_{name.upper()}": value for name, value in settings.items()}


def _setting(name: str) -> bool:
    return name.startswith("BUKVITSA_") and name != "BUKVITSA_CACHE"


@asynccontextmanager
async def serving(*arguments: str, **settings: str) -> AsyncIterator[Serving]:
    """Serve until the test is done with it, however it ends."""
    process = await asyncio.create_subprocess_exec(
        *command(*arguments), stdout=PIPE, stderr=PIPE, env=environment(**settings)
    )
    try:
        assert process.stdout is not None
        said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        address = said.split("открыта: ")[1].split()[0].replace("localhost", "127.0.0.1")
        yield Serving(process, address)
    finally:
        if process.returncode is None:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 15)
            except TimeoutError:
                process.kill()
                await process.wait()


async def refused(*arguments: str, **settings: str) -> tuple[int, str]:
    """Let a server not begin, and tell how it ended and what it said."""
    process = await asyncio.create_subprocess_exec(
        *command(*arguments), stdout=PIPE, stderr=PIPE, env=environment(**settings)
    )
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode is not None
    return process.returncode, said.decode()


async def gone(pids: set[int]) -> None:
    """Wait until processes are no more."""
    await until(lambda: not any(map(alive, pids)))


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
