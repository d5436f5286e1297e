"""A house of one room for tests of the edge: it keeps what it hears, and says what it is told."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bukvitsa.journal.store import Moment, TableId
from bukvitsa.kernel.moments import START
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.tables.facts import GuestId
from bukvitsa.tables.making import Wanted
from bukvitsa.tables.post import RESTART, Post
from bukvitsa.tables.signs import SeatListed, TableListed
from bukvitsa.tables.tally import Tally
from bukvitsa.tables.wire import Leaving, SeatView, Status, TableView, Welcome

CODE = "кот дом лес"


class StubVisit:
    """Somebody at a table, heard and told."""

    def __init__(self, post: Post, guest: GuestId) -> None:
        self.post, self.guest = post, guest
        self.messages: list[bytes] = []
        self.gone = self.greeted = False

    def heard(self, data: bytes) -> None:
        self.messages.append(bytes(data))
        said = msgspec.json.decode(data)
        if said.get("type") == "hello":
            self.greeted = True
            view = view_of(TableId("table"), Wanted(game="toy", seats=2, name="Аня"))
            self.post.send(msgspec.json.encode(Welcome(table=view, seq=0, now=START)))
        elif said.get("type") == "act":
            self.post.send(msgspec.json.encode({"type": "done", "id": said["id"], "seq": 1}))

    def left(self) -> None:
        self.gone = True


class StubHouse:
    """Opens tables, lets anybody in, and judges nothing."""

    def __init__(self) -> None:
        self.tables: dict[TableId, tuple[GuestId, Wanted]] = {}
        self.visits: list[StubVisit] = []
        self.refuses: Refusal | None = None
        self.fails: Exception | None = None
        self.closed = False
        self.tally = Tally()
        self.live = self.connected = 0

    async def open(self) -> None:
        self.closed = False

    async def close(self) -> None:
        self.closed = True
        for visit in self.visits:
            if not visit.gone:
                visit.post.close(RESTART, "до скорого")

    async def create(self, guest: GuestId, wanted: Wanted) -> TableId | Refusal:
        if self.fails is not None:
            raise self.fails
        if self.refuses is not None:
            return self.refuses
        table = TableId(f"table{len(self.tables)}")
        self.tables[table] = (guest, wanted)
        return table

    async def enter(self, table: TableId, guest: GuestId, post: Post) -> StubVisit | None:
        if self.fails is not None:
            raise self.fails
        if table not in self.tables:
            return None
        self.visits.append(StubVisit(post, guest))
        return self.visits[-1]

    async def table(self, table: TableId) -> TableView | None:
        if table not in self.tables:
            return None
        return view_of(table, self.tables[table][1])

    async def listed(
        self, status: str, *, game: str = "", person: str = "", most: int = 50
    ) -> Sequence[TableListed]:
        return [
            TableListed(
                id=table,
                game=wanted.game,
                status=Status.LOBBY,
                public=wanted.public,
                created=Moment(1),
                touched=Moment(1),
                seats=(SeatListed(wanted.name),),
                host=wanted.name,
                options=msgspec.Raw(b"{}"),
            )
            for table, (host, wanted) in self.tables.items()
            if status == "lobby" and game in {"", wanted.game}
            if (host == person if person else wanted.public)
        ][:most]

    async def called(self, code: str) -> TableId | None:
        return next(iter(self.tables), None) if code == CODE else None

    async def journal(self, table: TableId) -> None:
        return None


def view_of(table: TableId, wanted: Wanted) -> TableView:
    """Show a table on which nothing has happened."""
    options: Mapping[str, Any] = wanted.options
    return TableView(
        id=table,
        code=CODE,
        game=wanted.game,
        status=Status.LOBBY,
        public=wanted.public,
        options=msgspec.Raw(msgspec.json.encode(options)),
        leaving=Leaving.BOT,
        talk=wanted.talk,
        seats=(SeatView(name=wanted.name, host=True), *[SeatView()] * (wanted.seats - 1)),
        you=None,
        watchers=0,
    )


async def until(what: Callable[[], object], within: float = 10) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(within):
        while not what():
            await asyncio.sleep(0.005)
