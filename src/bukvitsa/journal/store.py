"""Where tables are kept: a protocol that SQLite and PostgreSQL both keep.

A table is a list of rows, numbered from 1 without a hole. A row is what happened at the table by
one cause: somebody sat down, the game began, an act was done. Rows are only ever added, and only
by whoever knows the number of the last one: of two writers who know the same number one succeeds
and the other is told, reads on, and decides again. So any number of processes may serve a table.

Beside its rows a table has a `Sign`: what a lobby or an alarm clock must find without reading
the rows. It is written in the same transaction as the rows that change it.
"""

from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import NewType, Protocol

import msgspec

TableId = NewType("TableId", str)
"""The name of a table in its link; nobody can guess one."""

Moment = NewType("Moment", int)
"""Milliseconds of the world's clock since 1970."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's history."""

    number: int
    at: Moment
    body: bytes
    """JSON; what stands in it is the affair of `tables`."""
    command: str = ""
    """The id that the asker gave the command which led here; a repeat of it is not done again."""


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """What can be found of a table without reading its rows."""

    game: str
    status: str
    """`lobby`, `playing`, `over` or `closed`."""
    public: bool = False
    code: str = ""
    """The words by which the table is called over the phone; free for others once it is closed."""
    wake_at: Moment | None = None
    """When somebody must look at the table although nobody asks: an alarm, a bot, an empty room."""
    people: tuple[str, ...] = ()
    """The ids of the guests who sit there, so that each finds the own tables again."""
    card: bytes = b"{}"
    """JSON that a list of tables shows."""


class Listed(msgspec.Struct, frozen=True):
    """A table as a list finds it."""

    table: TableId
    created: Moment
    touched: Moment
    last: int
    sign: Sign


class Outage(msgspec.Struct, frozen=True):
    """A time in which nobody served any table."""

    start: Moment
    end: Moment


class Taken(Exception):  # noqa: N818 - no error: somebody else was quicker
    """The row's number is taken, or the code or the table's id is: nothing was written."""


class Unreachable(Exception):  # noqa: N818 - the store may answer again in a moment
    """The store does not answer; whether the last rows were written is not known."""


class Store(Protocol):
    """Keeps tables. Every method may raise `Unreachable`; a repeat is harmless."""

    async def create(self, table: TableId, sign: Sign, row: Row) -> None:
        """Begin a table with its row number 1; `Taken` if its id or its code is in use."""
        ...

    def append(self, table: TableId, rows: Sequence[Row], sign: Sign | None) -> Awaitable[None]:
        """Add rows in one transaction, durable when it is done; `Taken` if any number is.

        It is asked for at once, though nobody waits yet. Without a sign the table keeps its own.
        """
        ...

    async def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """Read the rows after a number, in order; none where there is no such table."""
        ...

    async def find(self, table: TableId) -> Listed | None:
        """Read a table's sign."""
        ...

    async def by_code(self, code: str) -> TableId | None:
        """Find the table that is called so."""
        ...

    async def listed(
        self, status: str, *, game: str = "", person: str = "", most: int = 50
    ) -> list[Listed]:
        """List tables, the newest first: those of a person, or else the public ones."""
        ...

    async def due(self, now: Moment, lease: int, most: int = 100) -> list[TableId]:
        """Take tables whose `wake_at` has come, and put it off by a lease of so many ms.

        Two processes that ask at once get different tables; whoever dies loses only the lease.
        """
        ...

    async def allow(self, key: str, now: Moment, most: int, span: int) -> bool:
        """Count one more event under a key, and tell whether so many in a span (ms) are too many.

        The count is shared by all processes.
        """
        ...

    async def kept(self, name: str, fresh: str) -> str:
        """Keep a value under a name unless one is kept already, and give the kept one.

        So all processes share what the first of them made up, such as the key that signs guests.
        """
        ...

    async def beat(self, now: Moment, late: int, grace: int) -> None:
        """Say that somebody serves tables now.

        If nobody had said so for more than `late` ms it is written down, in the same transaction,
        that nobody served any table since then until `grace` ms from now. So whoever begins beside
        another knows of an outage before serving anybody, and a crash in between hides none.
        """
        ...

    async def outages(self, after: Moment) -> list[Outage]:
        """Read the outages that ended after a moment, in order."""
        ...

    async def publish(self, table: TableId, message: bytes) -> None:
        """Send a passing message (presence, talk) to all processes; it is never kept."""
        ...

    def news(self) -> AsyncIterator[tuple[TableId, bytes]]:
        """Hear which tables have new rows (an empty message) and what was published.

        A wake-up only: after a lost connection an empty table id says «look at all of them».
        """
        ...

    async def answers(self) -> bool:
        """Tell whether the store can write just now."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let go."""
        ...
