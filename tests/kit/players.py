"""Programs that play over the network as people would, through the client."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from bukvitsa.bots.mind import Mind
from bukvitsa.client import NotPossible, Server, Table

from .recordings import Recorded
from .subject import Subject


class SubjectMind:
    """Does anything that the menu promises, or waits."""

    def __init__(self, subject: Subject, eager: float = 0.6) -> None:
        self._subject, self._eager = subject, eager

    def think(self, view: Any, dice: Random) -> Any | None:
        if dice.random() > self._eager:
            return None
        acts = self._subject.offers(view, self._subject.game.menu(view), dice)
        return dice.choice(acts) if acts else None


class Doubting(SubjectMind):
    """Doubts every word that may be doubted, so that the table votes on it."""

    def think(self, view: Any, dice: Random) -> Any | None:
        acts = self._subject.offers(view, self._subject.game.menu(view), dice)
        doubts = (act for act in acts if act.__struct_config__.tag == "doubt")
        return next(doubts, None) or super().think(view, dice)


async def play(table: Table, mind: Mind, dice: Random, pace: float = 0.02) -> None:
    """Play a seat to the end of the game; a refused act is what a race may bring."""
    while not table.over:
        view = table.view
        act = None if view is None or table.table.paused else mind.think(view, dice)
        if act is None:
            await table.wait(within=pace)
            continue
        try:
            await table.act(act)
        except NotPossible:
            await table.wait(within=pace)


class RecordingServer(Server):
    """A guest whose tables are recorded."""

    kind = Recorded


@asynccontextmanager
async def arrived(address: str, made: str) -> AsyncIterator[Recorded]:
    """Come to a table as somebody new."""
    async with RecordingServer(address) as server, server.table(made) as table:
        assert isinstance(table, Recorded)
        yield table


@asynccontextmanager
async def seated(address: str, made: str, names: Sequence[str]) -> AsyncIterator[list[Recorded]]:
    """Let guests sit down at a table in turn, until it is over."""
    async with AsyncExitStack() as leaving:
        tables = []
        for name in names:
            table = await leaving.enter_async_context(arrived(address, made))
            await table.sit(name)
            tables.append(table)
        yield tables


async def all_play(tables: Sequence[Table], mind: Mind, within: float = 60) -> None:
    """Let everybody play to the end."""
    async with asyncio.timeout(within):
        await asyncio.gather(
            *(play(table, mind, Random(seat)) for seat, table in enumerate(tables))
        )


async def told_the_end(table: Table) -> None:
    """Wait until somebody who only watches hears of the end."""
    while not table.over:
        assert await table.wait(within=10)
