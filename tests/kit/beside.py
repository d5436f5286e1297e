"""People who play on beside an attack, and what the server says and weighs meanwhile."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

from bukvitsa.client import NotPossible, Server, Table
from tests.kit.chaos.plan import PLAYED, quick
from tests.kit.players import SubjectMind, seated


def faults_of(said: str) -> list[str]:
    """Give what a server told of its own faults; that a guest sends rubbish is none."""
    return [line for line in said.splitlines() if '"level": "warning"' not in line]


class Beside:
    """People who play all the while, and how long each act took to be answered."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.games = 0


@asynccontextmanager
async def playing_beside(address: str, seed: int) -> AsyncIterator[Beside]:
    """Play one game after another until the attack is over; the last one is played to its end."""
    beside, over = Beside(), asyncio.Event()
    task = asyncio.create_task(_play_on(address, seed, beside, over))
    try:
        yield beside
    finally:
        over.set()
        await asyncio.wait_for(task, 120)


async def _play_on(address: str, seed: int, beside: Beside, over: asyncio.Event) -> None:
    dice, subject = Random(seed), PLAYED["anagrams"]
    while not over.is_set():
        async with AsyncExitStack() as leaving:
            host = await leaving.enter_async_context(Server(address))
            options = quick(subject, dice)
            made = await host.create("anagrams", 2, options=options)
            tables = await leaving.enter_async_context(seated(address, made.id, ("Аня", "Боря")))
            for table in tables:
                await table.ready()
            mind = SubjectMind(subject)
            await asyncio.gather(*(_timed(table, mind, Random(seed), beside) for table in tables))
        beside.games += 1


async def _timed(table: Table, mind: SubjectMind, dice: Random, beside: Beside) -> None:
    while not table.over:
        act = None if table.view is None else mind.think(table.view, dice)
        if act is None:
            await table.wait(within=0.05)
            continue
        began = time.perf_counter()
        with suppress(NotPossible):
            await table.act(act)
        beside.waits.append(time.perf_counter() - began)


def memory_of(pid: int) -> int:
    """Tell how much memory a process has, in KiB."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", text)
    assert found is not None
    return int(found[1])
