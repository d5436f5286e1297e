"""Players who hold through everything, and remember all that they were told."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection

from bukvitsa.bots.mind import Mind
from bukvitsa.client import NotPossible, Table
from bukvitsa.tables import wire
from bukvitsa.tables.wire import Changed, Done, FromServer, TableChanged, TableView, Ways, Welcome

PACE = 0.15
"""Seconds after which a player looks again although nothing has happened."""


class Told(NamedTuple):
    """What one message said of the game."""

    welcome: bool
    cut: bool
    seq: int
    events: tuple[bytes, ...]
    view: bytes
    menu: bytes


class Keeper(Table):
    """Comes back through any of the servers, and keeps what was told and answered."""

    def __init__(self, addresses: Sequence[str], table: str, cookie: str, dice: Random) -> None:
        super().__init__("", cookie)
        self._path, self._addresses, self._dice = f"/api/tables/{table}/socket", addresses, dice
        self.told: list[Told] = []
        self.tables: list[TableView] = []
        self.done: dict[str, int] = {}
        """Acts that were acknowledged, with the number that was told."""
        self.refused: set[str] = set()
        """Commands that were refused."""

    async def _once(self) -> None:
        self._address = f"ws{self._dice.choice(self._addresses)[4:]}{self._path}"
        await super()._once()

    async def ask(self, message: Any) -> Done | Ways:
        try:
            answer = await super().ask(message)
        except NotPossible:
            self.refused.add(message.id)
            raise
        if isinstance(message, wire.Act):
            assert isinstance(answer, Done)
            self.done[message.id] = answer.seq
        return answer

    async def _heed(self, socket: ClientConnection, message: FromServer) -> None:
        match message:
            case Welcome(table, seq, _, view, menu, missed, cut):
                self.told.append(_told(seq, missed, view, menu, welcome=True, cut=cut))
                self.tables.append(table)
            case Changed(seq, _, events, view, menu):
                self.told.append(_told(seq, events, view, menu, welcome=False, cut=False))
            case TableChanged(table):
                self.tables.append(table)
            case _:
                pass
        await super()._heed(socket, message)

    def drop(self) -> bool:
        """Break the connection in the middle of whatever is said."""
        if self._socket is None:
            return False
        self._socket.transport.abort()
        return True

    async def until_over(self) -> None:
        """Only watch."""
        while not self.over:
            await self.wait(within=1.0)

    async def play(self, mind: Mind, dice: Random) -> None:
        """Play a seat to the end of the game; a refused act is what a race may bring."""
        while not self.over:
            view = self.view
            act = None if view is None or self.table.paused else mind.think(view, dice)
            if act is None:
                await self.wait(within=PACE)
                continue
            try:
                await self.act(act)
            except NotPossible:
                await self.wait(within=PACE)
            else:
                await asyncio.sleep(dice.uniform(0, PACE / 2))


def plain(view: bytes) -> bytes:
    """Write a view again with its fields in order, for on the wire they stand in any.

    >>> plain(b'{"you":1,"deck":2}')
    b'{"deck":2,"you":1}'
    """
    return msgspec.json.encode(msgspec.json.decode(view), order="sorted")


def _told(
    seq: int,
    events: Sequence[msgspec.Raw],
    view: msgspec.Raw,
    menu: msgspec.Raw,
    *,
    welcome: bool,
    cut: bool,
) -> Told:
    return Told(welcome, cut, seq, tuple(map(bytes, events)), plain(view), bytes(menu))
