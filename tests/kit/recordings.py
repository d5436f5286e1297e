"""What a connection was told, held against what its owner may know."""

from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from bukvitsa.client import Table
from bukvitsa.journal.record import Codec, Head, Line
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.people import Viewer
from bukvitsa.tables.wire import Changed, FromServer, TableChanged, TableView, Welcome

Told = tuple[int, Any, Any]
"""How many events had been told, and the view and the menu that were told with the last."""


class Recorded(Table):
    """A table's client that keeps everything it was told of the game, through all connections."""

    def __init__(self, address: str, cookie: str) -> None:
        super().__init__(address, cookie)
        self.events: list[Any] = []
        self.told: list[Told] = []
        self.tables: list[TableView] = []

    async def _heed(self, socket: ClientConnection, message: FromServer) -> None:
        match message:
            case Welcome(table, seq, _, view, menu, missed, cut):
                assert not cut
                self.events += map(msgspec.json.decode, missed)
                self._keep(seq, view, menu)
                self.tables.append(table)
            case Changed(seq, _, events, view, menu):
                self.events += map(msgspec.json.decode, events)
                self._keep(seq, view, menu)
            case TableChanged(table):
                self.tables.append(table)
            case _:
                pass
        await super()._heed(socket, message)

    def _keep(self, seq: int, view: bytes, menu: bytes) -> None:
        assert seq == len(self.events), "an event was lost or told twice"
        self.told.append((seq, msgspec.json.decode(view), msgspec.json.decode(menu)))


class Lawful:
    """All that one viewer may be told of a game that is over, and no more."""

    def __init__(self, game: AnyGame, head: Head, lines: Sequence[Line], viewer: Viewer) -> None:
        codec = Codec(game)
        self.events: list[Any] = []
        self.moments: list[Told] = [(0, None, None)]
        state: Any = None
        for line in lines:
            for event in codec.events(line.events):
                state = game.evolve(state, event)
                seen = game.veil(event, viewer)
                if seen is not None:
                    self.events.append(plain(seen))
            view = game.view(state, viewer)
            self.moments.append((len(self.events), plain(view), plain(game.menu(view))))

    def judge(self, recorded: Recorded) -> None:
        """Complain of anything that the viewer was told and may not know, or was not told."""
        assert recorded.events == self.events
        known = {plain_key(moment) for moment in self.moments}
        for told in recorded.told:
            assert plain_key(told) in known
        for table in recorded.tables:
            assert (table.seed == "") == (table.outcome is None)


def plain(value: Any) -> Any:
    """Give a value as the wire writes it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def plain_key(value: Any) -> bytes:
    """Give a value that can be looked up."""
    return msgspec.json.encode(value, order="deterministic")
